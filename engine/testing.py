"""Conformance: what holds for every game, as functions for our tests and those of other packages.

`check_game(RULESET)` runs all of `CHECKS` for every number of seats. Each raises `NotConforming`
with the reason. A game says in its ruleset what it has: without secrets, nothing hidden is
expected. How often a game is looked at depends on how long it is.
"""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, get_args

from engine.agenda import SimultaneousStep
from engine.errors import GameOver, TableError
from engine.events import Event
from engine.ids import Id, Seat, kebab
from engine.notation import VERBS, parse_known
from engine.packages import game_of
from engine.piles import piles_in
from engine.registry import all_games
from engine.rng import Rng
from engine.rules import Ruleset
from engine.table import Table

MAX_LEGAL = 520  # actions in one list
MAX_GAMES = 60  # that one check plays
ACTIONS = 6000  # that a check plays in all, if it looks at nothing else
POSITIONS = 60  # that a check looks into
REDEALS = 12  # of one position: a pile of two that is dealt again looks the same in 1 of 4096
SAMPLES = 12  # redeals that show a hidden thing, before it must have changed in one of them
ID_IN_REPR = re.compile(r"'(\w+)'>")
UNSAYABLE = re.compile(r"[{}$]|\bNone\b|FluentNone|Seat\(|^(ask|action|event|refusal)-|event-")

Reader = Seat | None
Check = Callable[[Ruleset[Any, Any], int], None]


class NotConforming(AssertionError):
    """A game does what no game may do."""


def hold(condition: object, reason: str) -> None:
    if not condition:
        raise NotConforming(reason)


def check_game(rules: Ruleset[Any, Any]) -> None:
    """Run every check for every number of seats; raises NotConforming at the first that fails."""
    for seats in rules.seats:
        for check in CHECKS:
            try:
                check(rules, seats)
            except Exception as problem:
                reason = f"{rules.id}, {seats} seats, {check.__name__}: {problem!r}"
                raise NotConforming(reason) from problem


@contextmanager
def offered(rules: Ruleset[Any, Any]) -> Iterator[None]:
    """Have the game among those that tables can be opened for, installed or not."""
    games = all_games()
    before = games.get(rules.id)
    games[rules.id] = rules
    try:
        yield
    finally:
        if before is None:
            del games[rules.id]
        else:
            games[rules.id] = before


# -- random play ---------------------------------------------------------------------------------


def random_table(rules: Ruleset[Any, Any], seats: int, seed: str) -> Table:
    """Return a new table with every option chosen by chance."""
    rng, options = Rng.seeded(f"options {seed}"), {}
    for name, field in rules.options.model_fields.items():
        values = (True, False) if field.annotation is bool else get_args(field.annotation)
        if name != "figures" and values:
            options[name] = rng.pick(values)
    return Table.new(rules.id, seats=seats, seed=seed, options=options)


def random_action(table: Table, rng: Rng) -> tuple[Seat, str]:
    """Return an action of anyone who may act, mostly of those who are asked."""
    able = [Seat(seat) for seat in range(table.seats) if table.legal(seat)]
    seat = rng.pick(able if rng.below(10) == 0 else table.asked)
    return seat, rng.pick(table.legal(seat))


def random_games(
    rules: Ruleset[Any, Any], seats: int, name: str, share: float = 1.0
) -> Iterator[Table]:
    """Yield a table before each action of as many games as a check has time for."""
    games = int(ACTIONS * share) // length_of(rules.id, seats)
    for number in range(max(2, min(MAX_GAMES, games))):
        yield from random_game(random_table(rules, seats, f"{name} {number}"), f"{name} {number}")


def random_game(table: Table, seed: str) -> Iterator[Table]:
    """Play to the end, yielding the table before each action, and once more when it is over."""
    rng = Rng.seeded(f"play {seed}")
    while table.asked:
        yield table
        table.play(*random_action(table, rng))
    yield table


def positions(
    rules: Ruleset[Any, Any], seats: int, name: str, wanted: int = POSITIONS
) -> Iterator[tuple[Table, Rng]]:
    """Yield about `wanted` positions of some random games, and a source of chance for each.

    They are picked by chance: at every n-th, one might meet the same moment of each round.
    """
    length = length_of(rules.id, seats)
    games = max(2, 4 * wanted // length)
    for number in range(games):
        rng = Rng.seeded(f"looked at {name} {number}")
        for table in random_game(random_table(rules, seats, f"{name} {number}"), name):
            if rng.below(games * length) < wanted:
                yield table, rng


@cache
def length_of(game: str, seats: int) -> int:
    """Return how many actions a random game takes."""
    return sum(1 for _ in random_game(random_table(all_games()[game], seats, "length"), "length"))


# -- what somebody knows -------------------------------------------------------------------------


def readers_of(table: Table) -> list[Reader]:
    return [*map(Seat, range(table.seats)), None]


def knowledge(table: Table, reader: Reader, since: int = 0) -> dict[str, Any]:
    """Return all that a seat, or a spectator, can learn from the table."""
    seats = () if reader is None else (reader,)
    return {
        "asked": table.asked,
        "stage": table.stage(),
        "view": table.view(reader),
        "log": table.log(reader, since),
        "prompt": [table.prompt(seat) for seat in seats],
        "legal": [table.legal(seat) for seat in seats],
        "labels": [table.label_facts(at, each) for at in seats for each in table.legal(at)],
        "unspent": [table.unspent(at, each) for at in seats for each in table.legal(at)],
        "at once": [table.at_once(at, verb) for at in seats for verb in _verbs(table, at)],
        "result": table.result,
        "commitment": table.commitment,
    }


def _verbs(table: Table, seat: Seat) -> list[str]:
    return list(dict.fromkeys(action.partition(" ")[0] for action in table.legal(seat)))


def difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    """Return which parts of two knowledges differ, the first of them in full; "" where none do."""
    for key, value in one.items():
        if value != other[key]:
            return f"{key}: {value!r} or {other[key]!r}"
    return ""


def hidden_state(table: Table) -> dict[str, Any]:
    """Return the position without its source of chance."""
    return {key: value for key, value in table.dump()["state"].items() if key != "rng"}


def known_state(table: Table, reader: Reader) -> Any:
    """Return what the redeal makes of a position: the same for all that the reader may be in."""
    return table.redeal(reader, "what is known").dump()["state"]


# -- the checks ----------------------------------------------------------------------------------


def check_play(rules: Ruleset[Any, Any], seats: int) -> None:
    """Check that nothing is lost, somebody is asked until there is a result, lists are sound."""
    with offered(rules):
        for table in random_games(rules, seats, "whole"):
            rules.audit(table.state)
            hold(bool(table.asked) == (table.result is None), "asked and result contradict")
            for seat in range(seats):
                legal = table.legal(seat)
                hold(len(set(legal)) == len(legal), f"offered twice: {legal}")
                hold(len(legal) <= MAX_LEGAL, f"{len(legal)} actions in one list")
                hold(legal or seat not in table.asked, "somebody is asked and cannot answer")
            if table.result:
                _check_result(table)


def _check_result(table: Table) -> None:
    result = table.result
    assert result is not None
    hold(len(result["scores"]) == table.seats, "a score for each seat")
    ranked = sorted(seat for group in result["ranking"] for seat in group)
    hold(ranked == list(range(table.seats)), "each seat is ranked once")
    hold(result["winners"] == result["ranking"][0], "the winners are the first group")
    hold(not any(map(table.legal, range(table.seats))), "nothing is legal after the end")
    try:
        table.play(0, "done")
    except GameOver:
        return
    raise NotConforming("a finished game goes on")


def check_offers(rules: Ruleset[Any, Any], seats: int) -> None:
    """Check that what is offered can be played; what is not is refused and changes nothing."""
    with offered(rules):
        known = {
            text
            for table, _ in positions(rules, seats, "known")
            for seat in table.asked
            for text in table.legal(seat)
        }
        for table, rng in positions(rules, seats, "offers"):
            before = table.dump()
            for seat in range(seats):
                legal = table.legal(seat)
                for action in legal:
                    table.for_search().play(seat, action)
                others = sorted(known - set(legal)) or ["no such thing"]
                for _ in range(25):
                    _check_refusal(table, seat, rng.pick(others))
            hold(table.dump() == before, "a refusal changes the table")


def _check_refusal(table: Table, seat: int, text: str) -> None:
    try:
        table.play(seat, text)
    except TableError as refused:
        said = str(refused)
        hold(re.search(r"\.[`”]?$", said) and not UNSAYABLE.search(said), f"no sentence: {said}")
    else:
        raise NotConforming(f"{text!r} was not offered and yet played")


def check_saves(rules: Ruleset[Any, Any], seats: int) -> None:
    """Save and replay: the table is the same to everybody, and goes on alike."""
    with offered(rules):
        for table, rng in positions(rules, seats, "saves", wanted=30):
            loaded = Table.load(json.loads(json.dumps(table.dump())))
            hold(loaded.dump() == table.dump() == json.loads(table.dump_json()), "saved otherwise")
            for other in (loaded, Table.replay(table.record())):
                hold(other.dump()["state"] == table.dump()["state"], "replayed otherwise")
                hold(other.log(None) == table.log(None), "the log is another after loading")
                for seat in range(seats):
                    hold(other.legal(seat) == table.legal(seat), "other actions after loading")
                    hold(other.prompt(seat) == table.prompt(seat), "other prompt after loading")
                    hold(other.can_undo(seat) == table.can_undo(seat), "other undo after loading")
                    hold(other.view(seat) == table.view(seat), "other view after loading")
            if table.asked:
                seat, action = random_action(table, rng)
                then = table.for_update()
                hold(loaded.play(seat, action) == then.play(seat, action), "other events")
                hold(loaded.dump() == then.dump(), "a loaded table goes on otherwise")


def check_undo(rules: Ruleset[Any, Any], seats: int) -> None:
    """Check that undo gives the position before, unless something was drawn or revealed."""
    with offered(rules):
        for table in random_games(rules, seats, "undo", share=0.2):
            if not table.asked:
                continue
            before, drawn, since = _seen(table), table.state.rng.drawn, table.event_count
            seat, action = random_action(table, Rng.seeded(f"undo {len(table.history)}"))
            standing = action not in _answers(table, seat)
            reveals = not standing and table.state.agenda[-1].reveals_answers(seat)
            then = table.for_update()
            then.play(seat, action)
            told = [event.tells(seat) for event in then.log(seat, since)]
            barrier = reveals or then.state.rng.drawn != drawn or any(told) or then.result
            hold(then.can_undo(seat) == (not barrier), f"{action!r}: undo where there is a barrier")
            if barrier:
                _check_no_undo(then, seat)
            else:
                then.undo(seat)
                hold(_seen(then) == before, f"{action!r} is not wholly undone")


def _check_no_undo(table: Table, seat: Seat) -> None:
    before = table.dump()
    try:
        table.undo(seat)
    except TableError:
        hold(table.dump() == before, "an undo that is refused changes the table")
    else:
        raise NotConforming("undo crosses a barrier")


def _seen(table: Table) -> list[Any]:
    """Return everything but the way back, which undo uses up."""
    data = table.dump()
    data.pop("trail")
    return [data, [table.log(seat) for seat in range(table.seats)]]


def _answers(table: Table, seat: Seat) -> list[str]:
    """Return what answers the question, without what may be done at any time."""
    standing = table.rules.standing(table.state, seat)
    return [each for each in table.legal(seat) if not standing or each not in standing.spellings()]


def check_redeal(rules: Ruleset[Any, Any], seats: int) -> None:
    """Check that a redealt table is, to its reader, the same as the true one."""
    with offered(rules):
        changed = False
        for table, _ in positions(rules, seats, "redeal"):
            for reader in readers_of(table):
                other = table.redeal(reader, "dealt again")
                rules.audit(other.state)
                told = difference(knowledge(table, reader), knowledge(other, reader))
                hold(not told, f"seat {reader} is shown what it cannot know. {told}")
                again = known_state(other, reader) == known_state(table, reader)
                hold(again, f"the redeal for seat {reader} depends on what lay there")
                hold(not [*piles_in(rules.view(table.state, reader))], "a view has a hidden pile")
                changed |= hidden_state(other) != hidden_state(table)
        hold(changed == rules.has_secrets, f"has_secrets is {rules.has_secrets}")


def check_hidden_things(rules: Ruleset[Any, Any], seats: int) -> None:
    """Check that what a seat sees and a reader does not is dealt again for the reader."""
    if not rules.has_secrets:
        return
    seen, varied = Counter[str](), set[str]()
    with offered(rules):
        for table, rng in positions(rules, seats, "hidden"):
            owner = Seat(rng.below(seats))
            for reader in (None, Seat((owner + 1) % seats)):
                own = table.view(owner)
                differences = _differences(own, table.view(reader))
                known = _private_texts(table, reader)
                secrets = [path for path in differences if _is_secret(_at(own, path), known)]
                others = [table.redeal(reader, f"{n}").view(owner) for n in range(3)]
                for path in secrets:
                    kind = ".".join("*" if isinstance(key, int) else key for key in path)
                    if kind in rules.deducible or kind == "seat":
                        continue
                    kind = f"{kind} ({'a spectator' if reader is None else 'another seat'})"
                    seen[kind] += 1
                    if any(_at(other, path) != _at(own, path) for other in others):
                        varied.add(kind)
        same = {kind for kind, count in seen.items() if count >= SAMPLES} - varied
        hold(not same, f"hidden from and yet never changed for {', '.join(sorted(same))}")


def _is_secret(value: Any, known: set[str]) -> bool:
    """Return whether it is anything, and not made of ids that lie before its reader, too."""
    texts = set(_texts(value))
    return value not in (None, [], {}) and not (texts and texts <= known)


def _private_texts(table: Table, reader: Reader) -> set[str]:
    """Return the ids in what this reader is shown and a spectator is not."""
    own = table.view(reader)
    shown = [_at(own, path) for path in _differences(own, table.view(None))]
    return {text for value in shown for text in _texts(value)}


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | dict):
        for each in value.values() if isinstance(value, dict) else value:
            yield from _texts(each)


def _differences(one: Any, other: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield where two views differ, as deep in them as both have the same shape."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            yield from _differences(one[key], other[key], (*path, key))
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for at in range(len(one)):
            yield from _differences(one[at], other[at], (*path, at))
    elif one != other:
        yield path


def _at(value: Any, path: Iterable[Any]) -> Any:
    for key in path:
        try:
            value = value[key]
        except (KeyError, IndexError, TypeError):
            return None
    return value


def check_hidden_orders(rules: Ruleset[Any, Any], seats: int) -> None:
    """Check that what comes next off a pile that nobody sees differs between redeals."""
    if not rules.has_secrets:
        return
    with offered(rules):
        for table, rng in positions(rules, seats, "orders", wanted=4):
            hidden = [path for path, _ in _lists(table.state) if _is_unseen(table, path)]
            truth = _first_drawn(table.for_search(), hidden, "the truth")
            for reader in (None, Seat(rng.below(seats))):
                redealt = [
                    _first_drawn(table.redeal(reader, f"{n}"), hidden, f"{n}")
                    for n in range(REDEALS)
                ]
                log = [] if reader is None else table.log(reader)
                seen = set(_texts([event.written() for event in log]))
                for path, drawn in truth.items():
                    told = drawn and all(other.get(path) == drawn for other in redealt)
                    # What a seat has seen on its way into the pile, it may know there.
                    ids = ID_IN_REPR.findall(drawn)
                    told = told and not (ids and seen.issuperset(ids))
                    hold(not told, f"the redeal leaves {path} in its order: {drawn} comes next")


def _lists(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], list[Any]]]:
    """Yield every list of a state that has an order, and where it is."""
    if isinstance(value, list):
        if len({*map(repr, value)}) > 1:
            yield path, value
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from _lists(each, (*path, key))
    elif is_dataclass(value) and not isinstance(value, type | Rng):
        for field in fields(value):
            if field.name != "agenda":
                yield from _lists(getattr(value, field.name), (*path, field.name))


def _is_unseen(table: Table, path: tuple[Any, ...]) -> bool:
    """Return whether nobody's view shows in which order a list lies."""
    other = table.for_search()
    items = _list_at(other.state, path)
    items.reverse()
    if items == _list_at(table.state, path):
        return False
    return all(other.view(reader) == table.view(reader) for reader in readers_of(table))


def _list_at(state: Any, path: tuple[Any, ...]) -> list[Any]:
    for key in path:
        state = state[key] if isinstance(state, dict) else getattr(state, key)
    return state if isinstance(state, list) else []


def _first_drawn(table: Table, paths: list[tuple[Any, ...]], seed: str) -> dict[Any, str]:
    """Return what leaves each list first in a random game; nothing where all of it goes at once."""
    before = {path: Counter(map(repr, _list_at(table.state, path))) for path in paths}
    drawn: dict[Any, str] = {}
    for then in random_game(table, seed):
        for path in before.keys() - drawn.keys():
            now = Counter(map(repr, _list_at(then.state, path)))
            if gone := before[path] - now:
                drawn[path] = ", ".join(sorted(gone.elements())) if now else ""
        if len(drawn) == len(before):
            break
    return drawn


def check_actions(rules: Ruleset[Any, Any], seats: int) -> None:
    """Check that a reader who cannot tell two positions apart was told the same before."""
    with offered(rules):
        _check_deals(rules, seats)
        for table, rng in positions(rules, seats, "twins", wanted=40):
            if not table.asked:
                continue
            actor, action = random_action(table, rng)
            for reader in readers_of(table):
                twins = [table.redeal(reader, f"twin {number}") for number in range(3)]
                if reader != actor:
                    _vary(twins, reader, actor, rng)
                else:
                    _play_alike(twins, reader, actor, action)


def _check_deals(rules: Ruleset[Any, Any], seats: int) -> None:
    outcomes: dict[str, list[Event]] = {}
    for number in range(POSITIONS):
        table = Table.new(rules.id, seats=seats, seed=f"deal {number}")
        state = json.dumps(known_state(table, None), sort_keys=True)
        hold(
            outcomes.setdefault(state, table.log(None)) == table.log(None), "the deal tells secrets"
        )


def _vary(twins: list[Table], reader: Reader, actor: Seat, rng: Rng) -> None:
    """Let each twin take some actions: what the reader then knows depends on no secret."""
    outcomes: dict[str, tuple[dict[str, Any], str]] = {}
    for twin in twins:
        legal = twin.legal(actor)
        for action in {rng.pick(legal) for _ in range(3)} if legal else ():
            then = twin.for_search()
            then.play(actor, action)
            state = json.dumps(known_state(then, reader), sort_keys=True)
            if not then.history[-1].private:
                state += action  # everybody hears which it was, though it may change nothing
            told = knowledge(then, reader, twin.event_count)
            first, other = outcomes.setdefault(state, (told, action))
            leak = difference(first, told)
            hold(not leak, f"{other!r} or {action!r} of seat {actor} tells {reader}: {leak}")


def _play_alike(twins: list[Table], reader: Reader, actor: Seat, action: str) -> None:
    outcomes: dict[str, dict[str, Any]] = {}
    for twin in twins:
        since = twin.event_count
        twin.play(actor, action)
        state = json.dumps(known_state(twin, reader), sort_keys=True)
        told = knowledge(twin, reader, since)
        leak = difference(outcomes.setdefault(state, told), told)
        hold(not leak, f"{action!r} tells seat {actor} what its redeal forgets. {leak}")


def check_undo_reveals_nothing(rules: Ruleset[Any, Any], seats: int) -> None:
    """Check that what can be undone has told nobody, its own seat included, any secret."""
    with offered(rules):
        for table, rng in positions(rules, seats, "barriers"):
            if not table.asked:
                continue
            actor, action = random_action(table, rng)
            then, since = table.for_update(), table.event_count
            then.play(actor, action)
            for reader in readers_of(table) if then.can_undo(actor) else ():
                twin = table.redeal(reader, "twin")
                if action in twin.legal(actor):  # not where secrets of its own make it possible
                    twin.play(actor, action)
                    told = difference(
                        knowledge(then, reader, since), knowledge(twin, reader, since)
                    )
                    hold(not told, f"undo of {action!r} crosses a reveal. {told}")


def check_private_answers(rules: Ruleset[Any, Any], seats: int) -> None:
    """Check that answers are private if others see no difference, and sealed ones tell nothing."""
    with offered(rules):
        for table, rng in positions(rules, seats, "answers", wanted=2 * POSITIONS):
            for seat in table.asked:
                answers = _answers(table, seat)
                if len(answers) > 1:
                    pair = [answers.pop(rng.below(len(answers))) for _ in range(2)]
                    _compare(table, seat, *pair)
                elif answers:
                    _check_forced(table, seat)


def _compare(table: Table, seat: Seat, *pair: str) -> None:
    since, step, prompt = table.event_count, table.state.agenda[-1], table.prompt(seat)
    one, other = table.for_search(), table.for_search()
    one.play(seat, pair[0])
    other.play(seat, pair[1])
    sealed = isinstance(step, SimultaneousStep) and len(table.asked) > 1
    others = [reader for reader in readers_of(table) if reader != seat]
    told = [difference(knowledge(one, r, since), knowledge(other, r, since)) for r in others]
    if sealed:
        hold(not any(told), f"the sealed {pair[0]!r} shows. {[*filter(None, told)][:1]}")
        same = one.public_record() == other.public_record()
        hold(same, "a sealed answer stands in the public record")
    elif prompt and not prompt["private"] and not all(told):
        # What a turn has begun with may wait in a step until the turn is told as a whole.
        states = [{**hidden_state(each), "agenda": None} for each in (one, other)]
        hold(
            states[0] == states[1],
            f"{pair[0]!r} or {pair[1]!r} shows nobody, but its question is not private",
        )


def _check_forced(table: Table, seat: Seat) -> None:
    """Check that a single choice is not public if it depends on hidden things."""
    prompt = table.prompt(seat)
    if prompt and not prompt["private"] and not prompt["hides"]:
        for reader in readers_of(table):
            twin = table.redeal(reader, "forced")
            hold(len(_answers(twin, seat)) == 1, f"{prompt['key']} depends on hidden things")


def check_what_ifs(rules: Ruleset[Any, Any], seats: int) -> None:
    """Check that a redealt table can be saved and played to its end, and has no record."""
    with offered(rules):
        for table, rng in positions(rules, seats, "what if", wanted=8):
            reader = Seat(rng.below(seats))
            other = table.redeal(reader, "what if")
            loaded = Table.load(json.loads(json.dumps(other.dump())))
            hold(knowledge(loaded, reader) == knowledge(table, reader), "saved otherwise")
            for then in random_game(other, "what if"):
                rules.audit(then.state)
            hold(other.result, "a redealt table does not come to its end")
            try:
                other.record()
            except TableError:
                continue
            raise NotConforming("a redealt table has a record")


def check_seed(rules: Ruleset[Any, Any], seats: int) -> None:
    """Check that the seed is in nothing that anybody is shown before the end."""
    seed = "the-seed-that-nobody-may-see"
    with offered(rules):
        table = Table.new(rules.id, seats=seats, seed=seed)
        since = 0
        for then in random_game(table, "seed"):
            shown: list[Any] = [knowledge(then, reader, since) for reader in readers_of(then)]
            since = then.event_count
            if then.asked:
                shown.append(then.public_record())
            if len(then.history) % 10 == 1:
                shown.append(then.redeal(Seat(0), "what if").dump_json())
            hold(seed not in repr(shown), "the seed is shown")
            hold(then.state.rng.key not in repr(shown[: seats + 1]), "the key of chance is shown")
        hold(seed in table.public_record(), "at the end the seed is published")


def check_words(rules: Ruleset[Any, Any], seats: int) -> None:
    """Check that everything has words, and what is said is whole: no key, gap or seat number."""
    words = rules.words
    missing = [key for key in _keys(rules) if not words.has(key)]
    hold(not missing, f"no words for {', '.join(missing)}")
    names = [f"■ Seat{seat}" for seat in range(seats)]
    with offered(rules):
        for number in range(2):
            since = 0
            table = random_table(rules, seats, f"words {number}")
            rng = Rng.seeded("words")
            for turn, then in enumerate(random_game(table, f"words {number}")):
                if turn % 5 and then.asked:
                    continue  # as the host does: a few actions are told at once
                said = [words.heading(then.stage())]
                for seat in then.asked:
                    said.append(words.prompt(then.prompt(seat) or {}, names=names))
                    for text in [rng.pick(then.legal(seat)) for _ in range(5)]:
                        action, facts = parse_known(rules.id, text), then.label_facts(seat, text)
                        said.append(words.action(action, names=names))
                        said.append(words.action(action, names=names, facts=facts))
                        said.append(words.choice(action, facts, names=names) or "…")
                        left = then.unspent(seat, text).items()
                        said += [words(f"unspent-{what}", count=count) for what, count in left]
                events = [event for r in readers_of(then) for event in then.log(r, since)]
                said += [words.event(event, names=names) for event in events]
                told = rules.telling(then.log(None, since))
                hold(all(each.is_veiled for each in told if each.secrets), "a secret is told")
                kept = [Event.read(event.written()) for event in told]
                hold(kept == told, "what is told changes when it is saved")
                said += [words.event(event, names=names) for event in told]
                said += [words.event_again(event, names=names) or "…" for event in told]
                since = then.event_count
                unsaid = [text for text in said if not text or UNSAYABLE.search(text)]
                hold(not unsaid, f"not whole: {unsaid[:1]}")


def _keys(rules: Ruleset[Any, Any]) -> Iterator[str]:
    """Yield every key that the game's words must have, as far as its classes tell."""
    for verb in VERBS[rules.id]:
        yield from (f"action-{verb}", f"verb-{verb}", f"verb-{verb}-help")
    for tag, kind in Event.members.items():
        if tag.startswith(f"{rules.id}."):
            key = f"event-{kebab(kind.__name__)}"
            yield from (key, f"{key}-hidden") if getattr(kind, "secrets", ()) else (key,)
    for name in rules.options.model_fields.keys() - {"figures"}:
        yield f"option-{name}"
    for ids in Id.__subclasses__():
        # Kinds of cards are named by the cards themselves.
        if game_of(ids) == rules.id and "kind" not in kebab(ids.__name__):
            yield from [member.word for member in ids]
    yield from ("title", "heading")


CHECKS: tuple[Check, ...] = (
    check_play,
    check_offers,
    check_saves,
    check_undo,
    check_redeal,
    check_hidden_things,
    check_hidden_orders,
    check_actions,
    check_undo_reveals_nothing,
    check_private_answers,
    check_what_ifs,
    check_seed,
    check_words,
)
