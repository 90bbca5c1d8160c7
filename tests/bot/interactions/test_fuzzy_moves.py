"""What a typed text means: the one action that it names, or nothing but what comes near."""

import random
import re
from collections.abc import Iterator, Sequence

import pytest

import engine
from bot.interactions.fuzzy_moves import meaning, suggestions
from bot.store import Sitter, TableRow
from bot.tables.hosted_table import HostedTable
from engine.ids import Id
from tests.kit.random_play import names_of, positions

TEXTS = 2000  # for each game


def hosted_at(game: engine.Table) -> HostedTable:
    people = tuple(Sitter(name, number) for number, name in enumerate(names_of(game), 1))
    return HostedTable(TableRow(1, 1, 1, game.game, "running", 1, "en", {}, people, 1), game)


@pytest.fixture(scope="module")
def hosted() -> HostedTable:
    """A table of Jerusalem at somebody's turn to deploy, with 50 ways to place."""
    table = engine.Table.new("jerusalem", seats=2, seed="x")
    while table.view(None)["phase"] != "deploy":
        table.play(table.asked[0], table.legal(table.asked[0])[0])
    return hosted_at(table)


def legal(hosted: HostedTable) -> list[str]:
    return hosted.game.legal(hosted.game.asked[0])


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("pl market_l 3", "place market_large 3"),
        ("pl mar la 3", "place market_large 3"),
        ("PL  Large 3 ", None),
        ("place markt large 3", None),
        ("market large 3", "place market_large 3"),
        ("3 in Market (large)", "place market_large 3"),
        ("King's palace large 2 place", "place kings_palace_large 2"),
        ("plase templars large 2", None),
        ("pl davids 2", "place davids_tower 2"),
        ("don", "done"),
        ("dne", None),
        ("lev", "levy"),
        ("pl mar 3", None),
        ("p", None),
        ("pl", None),
        ("e", None),
        ("2", None),
        ("hire", None),
        ("templar 2", None),
        ("market large 9", "place market_large 9"),  # which is then refused
        ("market market 3", None),
        ("qqqq zzzz", None),
        ("", None),
        (" \t", None),
    ],
)
def test_a_text_is_played_only_where_one_action_fits(
    hosted: HostedTable, text: str, action: str | None
) -> None:
    assert meaning(hosted, legal(hosted), text, "en").action == action


@pytest.mark.parametrize("text", ["pl pal 2", "pl nob 2", "palace 2", "pl tem 2"])
def test_a_number_alone_never_finds_another_action(hosted: HostedTable, text: str) -> None:
    """With one squire left, none of these is possible; to hire two is, and was not typed."""
    offered = [each for each in legal(hosted) if not re.match(r"place .* [2-9]", each)]
    assert "hire 2" in offered
    found = meaning(hosted, offered, text, "en")
    assert found.action is None
    assert found.near
    assert all(each.startswith(("place ", "baron ")) for each in found.near)


def test_what_is_understood_but_not_legal_has_its_own_refusal(hosted: HostedTable) -> None:
    for text in ("place market_large 9", "pl mar la 9", "place Market large 9", "pl market_l 9"):
        found = meaning(hosted, legal(hosted), text, "en")
        assert found.action == "place market_large 9"
    (seat,) = hosted.game.asked
    with pytest.raises(engine.IllegalAction, match=r"Market \(large\): you have . squires\. Try"):
        hosted.game.play(seat, "place market_large 9")


def test_a_place_that_is_closed_is_not_taken_for_another() -> None:
    table = next(
        each
        for each in positions("architects", 3, "closed")
        if each.asked and "place storehouse" in each.legal(each.asked[0])
    )
    hosted = hosted_at(table)
    offered = [each for each in legal(hosted) if "guardhouse" not in each]
    assert meaning(hosted, offered, "guardhouse", "en").action == "place guardhouse"
    found = meaning(hosted, offered, "gardhouse", "en")
    assert found.action is None
    offered = [each for each in legal(hosted) if "bm_" not in each] + ["place bm_small"]
    for text in ("black market right", "black market middle", "bm large", "pl bm l"):
        found = meaning(hosted, offered, text, "en")
        assert found.action not in offered
        assert found.action or found.near == ("place bm_small",)


def test_several_that_fit_are_all_shown(hosted: HostedTable) -> None:
    found = meaning(hosted, legal(hosted), "pl mar 3", "en")
    assert found.is_many
    assert set(found.near) == {
        "place market_large 3",
        "place market_small_left 3",
        "place market_small_right 3",
    }


def test_all_is_suggested_for_nothing_and_what_fits_for_something(hosted: HostedTable) -> None:
    assert suggestions(hosted, legal(hosted), " ", "en") == legal(hosted)
    assert suggestions(hosted, legal(hosted), "pl mar 3", "en") == [
        "place market_large 3",
        "place market_small_left 3",
        "place market_small_right 3",
    ]
    assert "place market_large 3" in suggestions(hosted, legal(hosted), "plce markt large 3", "en")


def test_a_long_text_is_looked_at_only_as_far_as_an_action_could_go(hosted: HostedTable) -> None:
    """What follows is not read: it would take most of a second."""
    assert suggestions(hosted, legal(hosted), "done" + " " * 100 + "x" * 6000, "en") == ["done"]


# -- never what was not typed: a second opinion, which shares no line with the first ---------------


def names_in_full(text: str, action: str, label: str) -> bool:
    """Return whether each word of a text has a word of the action to itself, and numbers agree."""
    typed = _plain(text)
    if typed == _plain(label) and "_" not in text:
        return True
    notation = action.split(" ")
    if not [each for each in typed if not each.isdecimal()]:
        return text.lower().split() == notation
    amounts = [each for each in typed if each.isdecimal()]
    alone = [each for each in notation if each.isdecimal()]
    anywhere = [part for word in notation for part in word.split("_") if part.isdecimal()]
    if amounts and amounts not in (alone, anywhere):
        return False
    return _fits([each for each in typed if not each.isdecimal()], _places(notation, label))


def _names(hosted: HostedTable, text: str, action: str) -> bool:
    return names_in_full(text, action, hosted.action_label(action, "en"))


def _plain(text: str) -> list[str]:
    text = "".join(char for char in text.lower() if char not in "'’")
    return "".join(char if char.isalnum() or char == "_" else " " for char in text).split()


def _places(notation: Sequence[str], label: str) -> list[tuple[str, frozenset[object]]]:
    """Return what a typed word may begin, and what of the action it then takes up."""
    places: list[tuple[str, frozenset[object]]] = []
    free: dict[str, list[object]] = {}
    for at, word in enumerate(notation):
        parts = [(at, number) for number, _ in enumerate(word.split("_"))]
        places.append((word, frozenset(parts)))
        for part, place in zip(word.split("_"), parts, strict=True):
            places.append((part, frozenset([place])))
            free.setdefault(part, []).append(place)
    for number, word in enumerate(_plain(label)):
        same = free.get(word, [])
        places.append((word, frozenset([same.pop(0) if same else ("label", number)])))
    return [(word, taken) for word, taken in places if not word.isdecimal()]


def _fits(typed: list[str], places: list[tuple[str, frozenset[object]]]) -> bool:
    if not typed:
        return True
    first, *rest = typed
    return any(
        _fits(rest, [each for each in places if not each[1] & taken])
        for word, taken in places
        if word.startswith(first)
    )


def typed_texts(table: engine.Table, offered: list[str], rng: random.Random) -> Iterator[str]:
    """Yield what people type: prefixes, typos, wrong numbers, words of other actions."""
    hosted = hosted_at(table)
    words = list(rng.choice(offered).split(" "))
    label = _plain(hosted.action_label(" ".join(words), "en"))
    yield " ".join(word[: rng.randint(1, len(word))] for word in words)
    yield " ".join(part for word in words for part in word.split("_"))
    yield " ".join(part[: rng.randint(1, 4)] for word in words for part in word.split("_"))
    yield " ".join(rng.sample(label, rng.randint(1, len(label))))
    yield " ".join(word[: rng.randint(2, 6)] for word in label)
    yield _misspelt(" ".join(words), rng)
    yield _misspelt(" ".join(label), rng)
    yield " ".join(str(rng.randint(0, 12)) if each.isdecimal() else each for each in words)
    yield " ".join(str(rng.randint(0, 9)) if each.isdecimal() else each[:3] for each in words)
    yield f"{rng.choice(words)} {rng.randint(0, 12)}"
    yield " ".join([*words, rng.choice(label)])
    other = _any_action(table, rng)
    yield other
    yield " ".join(part[:4] for part in other.replace("_", " ").split())
    yield f"{words[0]} {other.split(' ')[-1]}"
    yield f"{other.split(' ')[0]} {words[-1]}"
    yield rng.choice(other.replace("_", " ").split())


def _misspelt(text: str, rng: random.Random) -> str:
    at = rng.randrange(len(text))
    return text[:at] + rng.choice(["", text[at] * 2, rng.choice("aeiours ")]) + text[at + 1 :]


def _any_action(table: engine.Table, rng: random.Random) -> str:
    """Return something that the notation allows, legal now or not."""
    verb, kinds = rng.choice(list(table.rules.verbs.items()))
    words = [verb]
    for kind in kinds.values():
        is_id = isinstance(kind, type) and issubclass(kind, Id)
        words.append(rng.choice(list(kind)).value if is_id else str(rng.randint(0, 5)))
    return " ".join(words)


def offers(game: str) -> Iterator[tuple[engine.Table, list[str]]]:
    """Yield positions of random games, with what one seat may do there, as often as wanted."""
    for number in range(1000):
        seats = engine.GAMES[game].seats
        for table in positions(game, seats[number % len(seats)], f"typed {number}", every=7):
            for seat in table.asked:
                yield table, table.legal(seat)


@pytest.mark.parametrize("game", engine.GAMES)
def test_never_an_action_that_the_text_does_not_name_in_full(game: str) -> None:
    rng = random.Random(f"typed {game}")
    asked, played, refused = 0, 0, 0
    for table, offered in offers(game):
        hosted = hosted_at(table)
        for text in typed_texts(table, offered, rng):
            asked += 1
            found = meaning(hosted, offered, text, "en")
            assert set(found.near) <= set(offered)
            if found.action is None:
                continue
            played += found.action in offered
            refused += found.action not in offered
            if found.action == " ".join(text.lower().split()):
                continue
            fits = [each for each in {*offered, found.action} if _names(hosted, text, each)]
            assert found.action in fits, (text, found)
            assert not set(fits) & set(offered) - {found.action}, (text, fits)
        if asked >= TEXTS:
            break
    assert asked >= TEXTS
    assert played > TEXTS / 20, "hardly anything that was typed was understood"
    if len(engine.GAMES[game].verbs) > 10:
        assert refused > TEXTS / 20


def test_the_second_opinion_knows_what_was_not_typed() -> None:
    """These are moves that a resemblance once played."""
    for text, action, label in [
        ("pl pal 2", "hire 2", "Hire 2"),
        ("guardhouse", "place storehouse", "King's Storehouse"),
        ("play card", "act buy_cards", "Buy cards"),
        ("place market_large 9", "place market_large 3", "Place 3 in Market (large)"),
        ("market market 3", "place market_large 3", "Place 3 in Market (large)"),
        ("hire 6", "hire 2", "Hire 2 for 6"),
        ("black market middle", "place bm_small", "Black Market (left)"),
        ("2", "hire 2", "Hire 2"),
    ]:
        assert not names_in_full(text, action, label), text
    for text, action, label in [
        ("pl mar la 3", "place market_large 3", "Place 3 in Market (large)"),
        ("3 in market (large)", "place market_large 3", "Place 3 in Market (large)"),
        ("pl market_l 3", "place market_large 3", "Place 3 in Market (large)"),
        ("hire 2", "hire 2", "Hire 2 for 6"),
    ]:
        assert names_in_full(text, action, label), text
