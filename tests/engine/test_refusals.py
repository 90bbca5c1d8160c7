"""Bad input of any kind: a sentence that a player understands, and nothing changes."""

import json
import pickle
import random
import string
from collections.abc import Callable
from typing import Any

import pytest

import engine
from engine.errors import TableError
from tests.kit.random_play import positions, random_game, random_table

GARBAGE: list[Any] = [
    "",
    " ",
    "\n",
    "place",
    "place market_large",
    "place market_large -1",
    "place market_large 1.5",
    "place market_large 99999999999999999999",
    "place nowhere 1",
    "place market_large ²",
    "bid ٣",
    "bid 3 3",
    "done done",
    "💰",
    "a" * 100_000,
    "\x00\x01",
    "%s %n {0} {seat}",
    None,
    3,
    3.5,
    [],
    {},
    b"done",
    Ellipsis,
]


@pytest.fixture
def table() -> engine.Table:
    return engine.Table.new("jerusalem", seats=4, seed="refusals", options={"auction": "open"})


def is_sentence(text: str) -> bool:
    return text[0] in string.ascii_uppercase + "“" and text[-1] in ".”" and len(text) < 400


@pytest.mark.parametrize("text", GARBAGE, ids=range(len(GARBAGE)))
def test_garbage_is_refused_in_a_sentence(table: engine.Table, text: Any) -> None:
    before = table.dump()
    with pytest.raises(engine.IllegalAction) as refused:
        table.play(table.asked[0], text)
    assert is_sentence(str(refused.value)), str(refused.value)
    assert "Try `" in str(refused.value)
    assert table.dump() == before


def test_random_text_never_does_anything_but_be_refused() -> None:
    rng = random.Random(9)
    alphabet = string.printable + "áčďé"
    for table in positions("jerusalem", 3, "noise", every=20):
        before = table.dump()
        for _ in range(40):
            text = "".join(rng.choices(alphabet, k=rng.randrange(30)))
            seat = rng.choice([*range(3), -1, 3, 99])
            if seat in range(3) and text.strip() in table.legal(seat):
                continue
            with pytest.raises(TableError):
                table.play(seat, text)
        assert table.dump() == before


@pytest.mark.parametrize("seat", [-1, 4, 99, "0", None, 1.0, True, [0]])
def test_a_seat_that_is_not_there_is_refused(table: engine.Table, seat: Any) -> None:
    calls: list[Callable[[Any], object]] = [table.legal, table.prompt, table.undo, table.can_undo]
    calls += [lambda each: table.play(each, "done")]
    if seat is not None:
        calls += [table.view, table.log, lambda each: table.redeal(each, "x")]
    for call in calls:
        with pytest.raises(engine.NotSeated):
            call(seat)


def test_another_seats_action_is_refused_and_says_who_is_asked(table: engine.Table) -> None:
    opener = table.asked[0]
    other = (opener + 1) % 4
    with pytest.raises(engine.NotAsked) as refused:
        table.play(other, "name marshal")
    assert f"seat {opener} is asked" in str(refused.value)
    assert "Ana" in refused.value.say("en", ["Ana"] * 4)


def test_refusals_say_what_would_be_legal(table: engine.Table) -> None:
    seat = table.asked[0]
    table.play(seat, "name marshal")
    with pytest.raises(engine.IllegalAction) as refused:
        table.play(seat, "bid 30")
    assert str(refused.value) == "You cannot offer 30: you have 12 bezants. Try `bid 12`."


def test_spelling_is_forgiving_about_spaces_and_capitals(table: engine.Table) -> None:
    table.play(table.asked[0], "  Name   MARSHAL ")
    assert table.history[-1].text == "name marshal"


def test_a_finished_game_takes_no_more(table: engine.Table) -> None:
    for _ in random_game(table, random.Random(1)):
        pass
    before = table.dump()
    calls: list[Callable[[], object]] = [lambda: table.play(0, "done"), lambda: table.undo(0)]
    for call in calls:
        with pytest.raises(engine.GameOver):
            call()
    assert table.dump() == before


def test_errors_survive_pickling(table: engine.Table) -> None:
    """Computer players think in other processes."""
    with pytest.raises(engine.IllegalAction) as refused:
        table.play(table.asked[0], "nonsense")
    copy = pickle.loads(pickle.dumps(refused.value))
    assert type(copy) is engine.IllegalAction
    assert str(copy) == str(refused.value)


@pytest.mark.parametrize(
    ("call", "word"),
    [
        (lambda: new(game="chess", seats=2), "jerusalem"),
        (lambda: new(game=None, seats=2), "no game"),
        (lambda: new(seats=5), "2 to 4"),
        (lambda: new(seats="4"), "2 to 4"),
        (lambda: new(seats=True), "2 to 4"),
        (lambda: new(seed=7), "seed"),
        (lambda: new(options={"auction": "dutch"}), "sealed"),
        (lambda: new(options={"no_such_option": 1}), "no_such_option"),
        (lambda: new(options=[1]), "no option"),
    ],
)
def test_a_table_that_cannot_be_is_refused(call: Callable[[], engine.Table], word: str) -> None:
    with pytest.raises(engine.BadTable) as refused:
        call()
    assert word in str(refused.value)
    assert is_sentence(str(refused.value))


def new(**given: Any) -> engine.Table:
    whole: dict[str, Any] = {"game": "jerusalem", "seats": 4, "seed": "x"}
    return engine.Table.new(**whole | given)


# -- saved data ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data", [None, 3, "text", [], {}, {"seneschal": 99}, {"seneschal": 1}, {"game": "jerusalem"}]
)
def test_foreign_data_is_not_opened(data: Any) -> None:
    with pytest.raises(engine.BadSave) as refused:
        engine.Table.load(data)
    assert is_sentence(str(refused.value))


@pytest.mark.parametrize("version", [0, 3, 99, "1", None])
def test_a_save_of_unknown_rules_says_so(table: engine.Table, version: object) -> None:
    data = table.dump() | {"rules": version}
    with pytest.raises(engine.BadSave) as refused:
        engine.Table.load(data)
    assert "version" in str(refused.value)


def test_damaged_data_never_gives_a_broken_table() -> None:
    """Cut, change or move any part of a save: it is refused, or it still is a whole table."""
    rng = random.Random(11)
    for number in range(400):
        table = random_table("jerusalem", 4, f"damage {number % 8}")
        for _ in zip(range(rng.randrange(120)), random_game(table, rng), strict=False):
            pass
        data = json.loads(json.dumps(table.dump()))
        damage(data, rng)
        refused, loaded = opened(data)
        if loaded is None:
            assert is_sentence(refused)
            continue
        loaded.rules.audit(loaded.state)
        for seat in range(4):
            loaded.view(seat)
            loaded.legal(seat)


def opened(data: Any) -> tuple[str, engine.Table | None]:
    try:
        return "", engine.Table.load(data)
    except TableError as refused:
        return str(refused), None


def damage(data: Any, rng: random.Random) -> None:
    """Walk down to some leaf and put something else there."""
    while True:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        key = rng.choice(keys)
        if isinstance(data[key], dict | list) and data[key] and rng.random() < 0.8:
            data = data[key]
            continue
        if isinstance(data, dict) and rng.random() < 0.3:
            del data[key]
        else:
            data[key] = rng.choice([None, -1, 7, "x", [], {}, "jerusalem.DeployTurn", 10**9])
        return
