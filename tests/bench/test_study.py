"""The study of the computer players: what it plays, what it keeps, and what it says of it."""

import json
from collections.abc import Iterable
from dataclasses import asdict, replace
from pathlib import Path

import pytest

import engine
from bench.study import carrying
from bench.study.carrying import carry, sample
from bench.study.fairness import balance
from bench.study.matches import (
    CLAIMS,
    STRANGER_SECONDS,
    STRANGERS,
    Scope,
    contests,
    equals,
)
from bench.study.playing import play_missing, play_one
from bench.study.shelf import Outcome, Shelf, fingerprint
from bench.study.strength import strength
from bot.app.cli.selfplay import Match
from engine.games.crescent_moon.maps import PRESETS
from engine.players import LEVELS
from engine.players.contest import STRANGER

RANDOM = Match("jerusalem", ("random", "random"), 3, "study", worlds=1)


def outcome(
    seats: int,
    *winners: int,
    opener: int | None = None,
    offices: tuple[dict[str, int], ...] = (),
    scores: tuple[int, ...] | None = None,
) -> Outcome:
    levels = ("hard", *["normal"] * (seats - 1))
    return Outcome(levels, winners, scores or (6,) * seats, opener, offices)


def fill(shelf: Shelf, match: Match, games: Iterable[Outcome]) -> None:
    for number, game in enumerate(games):
        shelf.add(match, number, game)


# -- what is played --------------------------------------------------------------------------------


def test_every_claim_is_tried_with_the_fewest_and_the_most_players() -> None:
    played = {
        (match.game, len(match.players), claim)
        for claim, match in contests(Scope())
        if not claim.is_timed
    }
    ends = {(game, rules.seats[at]) for game, rules in engine.GAMES.items() for at in (0, -1)}
    assert played == {(*end, claim) for end in ends for claim in CLAIMS}


def test_a_hard_player_is_counted_by_the_clock_of_a_table_in_each_game() -> None:
    """Beside the rows without a clock, and under a name of its own."""
    hard = LEVELS["hard"]
    timed = [match for claim, match in contests(Scope()) if claim.seconds == hard.seconds]
    for other in ("normal", STRANGER):
        assert [match.game for match in timed if other in match.players] == list(engine.GAMES)
    shelf = Shelf(Path("shelf"))
    paths = {shelf._path(match) for _, match in contests(Scope())}
    assert len(paths) == len([*contests(Scope())])
    for match in timed:
        assert (match.seconds, match.worlds) == (hard.seconds, hard.worlds)
        assert match.players.count("hard") == 1
        assert not match.pace.is_late(1.0, hard.seconds)()
        assert replace(match, seconds=0.0).pace.is_late(1.0, hard.seconds)()


def test_the_clock_ends_thoughts_in_those_rows_alone(tmp_path: Path) -> None:
    """With no time at all a hard player does what comes first, and the report says the time."""
    (timed,) = [
        (claim, match)
        for claim, match in contests(Scope(games=("jerusalem",), seats=[2]))
        if claim.seconds == LEVELS["hard"].seconds and claim.others == "normal"
    ]
    _, match = timed
    hurried = replace(match, games=1, seconds=0.0)
    lineup = next(iter(hurried.lineups()))
    game = play_one(hurried, *lineup)
    assert sorted(game.levels) == ["hard", "normal"]
    shelf = Shelf(tmp_path)
    fill(shelf, match, [outcome(2, 0)] * 2)
    lines = list(strength(Scope(games=("jerusalem",), seats=[2]), shelf))
    assert [
        line
        for line in lines
        if f"up to {LEVELS['hard'].seconds:g} s a turn, as at a table" in line
    ]


def test_games_by_the_clock_are_never_taken_over(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    scope = Scope(games=("jerusalem",), seats=[2])
    match = next(match for claim, match in contests(scope) if claim.is_timed)
    path = shelf._path(match, "earlier")
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps({"number": 0, **asdict(outcome(2, 0))}), "utf-8")
    assert list(carry([match], shelf)) == []
    assert shelf.games(match) == {}


def test_every_named_map_is_seen_and_played(tmp_path: Path) -> None:
    for seats in engine.GAMES["crescent_moon"].seats:
        of_it = [
            match
            for match in equals(Scope(games=("crescent_moon",), seats=[seats]))
            if match.players[0] == "normal"
        ]
        seen = [dict(match.options).get("map", "great_bend") for match in of_it]
        assert seen == list(PRESETS[seats])
        assert all(match.games >= 150 for match in of_it)


def test_hard_players_are_seen_with_the_usual_table_of_income(tmp_path: Path) -> None:
    """Balance says by which table it was counted."""
    shelf = Shelf(tmp_path)
    offices = ({"marshal": 0, "admiral": 1},)
    scope = Scope(games=("jerusalem",), seats=[2])
    for match in equals(scope):
        fill(shelf, match, [outcome(2, 0, opener=0, offices=offices)] * 2)
    titles = [line for line in balance(scope, shelf) if line.startswith("##")]
    assert [title for title in titles if "*hard*" in title and "proposed_b_doubling" in title]


def test_everybody_sits_everywhere_equally_often() -> None:
    for claim, match in contests(Scope(count=47)):
        seats = [lineup.index(claim.one) for lineup, _ in match.lineups()]
        assert {seats.count(seat) for seat in range(len(match.players))} == {
            match.games // len(match.players)
        }


def test_balance_is_seen_with_every_number_of_seats_in_two_hundred_games_or_more() -> None:
    matches = list(equals(Scope()))
    for game in ("crescent_moon", "jerusalem"):
        of_it = [match for match in matches if match.game == game]
        lineups = {(len(match.players), match.players[0]) for match in of_it}
        seats = engine.GAMES[game].seats
        assert lineups == {(each, level) for each in seats for level in ("normal", "hard")}
        assert all(match.games >= 200 for match in of_it)


def test_hard_and_normal_players_meet_the_stranger_with_equal_time_at_every_end() -> None:
    met = {
        (match.game, len(match.players), claim.one, match.seconds)
        for claim, match in contests(Scope())
        if claim.others == STRANGER and match.seconds == STRANGER_SECONDS
    }
    ends = {(game, rules.seats[at]) for game, rules in engine.GAMES.items() for at in (0, -1)}
    assert met == {(*end, one, STRANGER_SECONDS) for end in ends for one in ("hard", "normal")}
    hard = next(claim for claim in STRANGERS if claim.one == "hard")
    assert [hard.wanted(2, game) for game in ("architects", "jerusalem")] == [0.6, 0.8]
    assert hard.wanted(5, "architects") == pytest.approx(0.3)


@pytest.mark.parametrize(
    ("one", "seats", "wanted"),
    [
        ("normal", 2, (0.9, 1.0)),
        ("normal", 5, (0.6, 0.4)),
        ("hard", 2, (0.75,)),
        ("hard", 4, (0.375,)),
    ],
)
def test_what_is_wanted_of_a_level(one: str, seats: int, wanted: tuple[float, ...]) -> None:
    assert tuple(claim.wanted(seats) for claim in CLAIMS if claim.one == one) == wanted


# -- what is kept ----------------------------------------------------------------------------------


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    marked = outcome(2, 1, scores=(-1, -1))  # no game ends so: it was not played here
    shelf.add(RANDOM, 1, marked)
    play_missing([RANDOM], shelf)
    games = shelf.games(RANDOM)
    assert list(games) == [0, 1, 2]
    assert games[1] == marked
    lineups = list(RANDOM.lineups())
    assert [games[at] for at in (0, 2)] == [play_one(RANDOM, *lineups[at]) for at in (0, 2)]


def test_a_line_that_was_cut_short_is_played_again(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    fill(shelf, RANDOM, [outcome(2, 0), outcome(2, 1)])
    (path,) = tmp_path.rglob("*.jsonl")
    path.write_text(path.read_text("utf-8")[:-20], "utf-8")
    assert shelf.games(RANDOM) == {0: outcome(2, 0)}
    shelf.add(RANDOM, 1, outcome(2, 1))
    assert shelf.games(RANDOM)[1] == outcome(2, 1)


def test_a_shorter_match_counts_the_first_games_of_a_longer_one(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    fill(shelf, RANDOM, [outcome(2, 0), outcome(2, 1), outcome(2, 1)])
    assert list(shelf.games(replace(RANDOM, games=2))) == [0, 1]
    assert shelf.games(replace(RANDOM, worlds=2)) == {}


def test_the_fingerprint_tells_other_rules_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine_there = tmp_path / "engine"
    engine_there.mkdir()
    monkeypatch.setattr(engine, "__file__", str(engine_there / "__init__.py"))

    def found(rules: str, figures: str) -> str:
        (engine_there / "__init__.py").write_text(rules, "utf-8")
        (engine_there / "data.toml").write_text(figures, "utf-8")
        return fingerprint.__wrapped__("jerusalem")

    before = found("def price():\n    return 1", "price = 1")
    said = found('def price():\n    """Of a floor."""\n    return 1  # coin', "price = 1 # ours")
    assert said == before
    assert found("def price():\n    return 2", "price = 1") != before
    assert found("def price():\n    return 1", "price = 2") != before


def test_the_fingerprint_is_the_same_by_every_version_of_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some of them write an empty list of decorators or type parameters down, others do not."""
    source = (
        "class Fee:\n    def of(self, *, each=None):\n        return f'{each!r:>4} a piece', {}"
    )
    (tmp_path / "__init__.py").write_text(source, "utf-8")
    monkeypatch.setattr(engine, "__file__", str(tmp_path / "__init__.py"))
    assert fingerprint.__wrapped__("jerusalem") == "638e9b98475f"


def test_another_game_may_change_without_making_this_one_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = (tmp_path / "games" / game for game in ("jerusalem", "architects"))
    monkeypatch.setattr(engine, "__file__", str(tmp_path / "__init__.py"))
    prints = []
    for folder in (None, there, here, tmp_path / "games"):
        if folder:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / "rules.py").write_text("PRICE = 1", "utf-8")
        prints.append(fingerprint.__wrapped__("jerusalem"))
    before, after_other, after_own, after_shared = prints
    assert before == after_other
    assert len({after_other, after_own, after_shared}) == 3


def test_a_level_may_change_without_making_matches_of_others_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = Shelf(tmp_path)
    even = Match("jerusalem", ("hard", "hard"), 1, "study", worlds=1)
    mixed = replace(even, players=("hard", "normal"))
    for match in (even, mixed):
        shelf.add(match, 0, outcome(2, 0))
    monkeypatch.setitem(LEVELS, "normal", replace(LEVELS["normal"], misjudgement=9.0))
    assert shelf.games(even) == {0: outcome(2, 0)}
    assert shelf.games(mixed) == {}


@pytest.fixture
def kept_before(tmp_path: Path) -> Shelf:
    """A shelf on which a match lies under the fingerprint of a time before this one."""
    shelf = Shelf(tmp_path)
    play_missing([RANDOM], shelf)
    (tmp_path / "jerusalem" / fingerprint("jerusalem")).rename(tmp_path / "jerusalem" / "before")
    return shelf


def test_games_that_come_out_as_before_are_taken_over(kept_before: Shelf) -> None:
    before = kept_before.games(RANDOM, "before")
    assert kept_before.games(RANDOM) == {}
    verdict = "jerusalem: random, random: games taken over: 3 (3 of 3 as before)"
    assert list(carry([RANDOM], kept_before)) == [verdict]
    assert kept_before.games(RANDOM) == before
    assert list(carry([RANDOM], kept_before)) == [], "what is counted already is left alone"


def test_what_was_begun_anew_tells_whether_the_rest_may_be_taken_over(
    kept_before: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = kept_before.games(RANDOM, "before")
    monkeypatch.setattr(carrying, "SAMPLE", 1)
    for number in (1, 2):
        kept_before.add(RANDOM, number, before[number])
    verdict = "jerusalem: random, random: games taken over: 1 (3 of 3 as before)"
    assert list(carry([RANDOM], kept_before)) == [verdict]
    assert kept_before.games(RANDOM) == before


def test_nothing_is_taken_over_where_a_game_that_was_begun_anew_came_out_otherwise(
    kept_before: Shelf,
) -> None:
    other = replace(kept_before.games(RANDOM, "before")[1], scores=(-1, -1))
    kept_before.add(RANDOM, 1, other)
    verdict = "jerusalem: random, random: is played otherwise now (2 of 3 as before)"
    assert list(carry([RANDOM], kept_before)) == [verdict]
    assert kept_before.games(RANDOM) == {1: other}


@pytest.mark.parametrize("number", range(RANDOM.games))
def test_a_match_of_which_one_game_comes_out_otherwise_is_not_taken_over(
    kept_before: Shelf, number: int
) -> None:
    path = kept_before._path(RANDOM, "before")
    changed = replace(kept_before.games(RANDOM, "before")[number], winners=(0, 1), scores=(-1, -1))
    path.write_text(path.read_text().replace(f'"number": {number},', '"number": 99,'))
    with path.open("a") as file:
        file.write("\n" + json.dumps({"number": number, **asdict(changed)}))
    verdict = "jerusalem: random, random: is played otherwise now (2 of 3 as before)"
    assert list(carry([RANDOM], kept_before)) == [verdict]
    assert kept_before.games(RANDOM) == {}


def test_what_is_played_again_reaches_from_the_first_game_to_the_last() -> None:
    game = outcome(2, 0)
    assert sample(dict.fromkeys(range(200), game)) == [0, 99, 199]
    assert sample({7: game}) == [7]


def test_who_opened_and_who_held_offices_is_kept_of_jerusalem() -> None:
    game = play_one(RANDOM, *next(RANDOM.lineups()))
    assert game.opener in (0, 1)
    assert len(game.offices) == 5
    assert all(sorted(holders.values()) == [0, 1] for holders in game.offices)


# -- what is said ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("won", "held"), [(100, "beyond doubt"), (80, "in these games"), (70, "no")]
)
def test_a_claim_is_held_only_by_what_was_won(tmp_path: Path, won: int, held: str) -> None:
    shelf = Shelf(tmp_path)
    scope = Scope(("jerusalem",), [2], 100)
    match = next(match for claim, match in contests(scope) if claim.one == "hard")
    fill(shelf, match, [outcome(2, 0 if number < won else 1) for number in range(100)])
    (row,) = [line for line in strength(scope, shelf) if line.startswith("| jerusalem")]
    assert f"| 100 | {won}.0% |" in row
    assert row.endswith(f"| 75.0% | {held} |")


@pytest.mark.parametrize(("warlord", "held"), [(25, True), (35, False), (15, False)])
def test_a_character_outside_its_band_is_said(tmp_path: Path, warlord: int, held: bool) -> None:
    shelf = Shelf(tmp_path)
    scope = Scope(("crescent_moon",), [4], 100)
    match = next(equals(scope))
    others = [1, 2, 3] * 33
    fill(
        shelf,
        match,
        [outcome(4, 0)] * warlord + [outcome(4, others.pop()) for _ in range(100 - warlord)],
    )
    said = "\n".join(balance(scope, shelf))
    assert f"| warlord | {warlord}.0% |" in said
    assert ("Held in these games." in said) is held


def test_towers_and_offices_are_told_by_multiples_of_a_fair_share(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    scope = Scope(("jerusalem",), [2], 4)
    match = next(equals(scope))
    held = ({"marshal": 0, "admiral": 1},)
    games = [outcome(2, winner, opener=1, offices=held) for winner in (0, 0, 0, 1)]
    fill(shelf, match, [*games[:3], replace(games[3], scores=(4, 9))])
    said = "\n".join(balance(scope, shelf))
    assert "| marshal in a round | 75.0% |" in said
    assert "| 1.50 |" in said
    assert "| opened round 1 | 25.0% |" in said
    assert "75% stand at 5 to 8" in said
