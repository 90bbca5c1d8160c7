"""Panels as people see them: what stands out, in which order, and where there is a way back."""

import random

import engine
import render
from bot.messages.panel.plan import plan
from bot.messages.panel.widgets import Panel
from bot.messages.screen import screen_message
from bot.store import Sitter, TableRow
from bot.tables.automatic import forced_answer
from bot.tables.hosted_table import Live


def seated(game: str, seats: int, seed: str = "panel") -> Live:
    sitters = tuple(Sitter(f"P{seat}", seat + 1) for seat in range(seats))
    row = TableRow(1, 7, 1, game, "running", 1, "en", {}, sitters, 1)
    return Live(row, engine.Table.new(game, seats=seats, seed=seed))


def in_phase(phase: str) -> tuple[Live, int]:
    live, rng = seated("jerusalem", 2), random.Random(2)
    while live.table.stage()["phase"] != phase:
        seat = live.table.asked[0]
        live.table.play(seat, rng.choice(live.table.legal(seat)))
    return live, live.table.asked[0]


def labels(panel: Panel) -> list[str]:
    rows = panel.rows()
    return [item.label for row in rows for item in row.children if hasattr(item, "label")]


def test_what_one_does_stands_out_and_the_end_of_the_turn_is_called_so():
    live, seat = in_phase("deploy")
    panel = Panel(live, seat, plan(live.table.legal(seat)), "en")
    buttons = {item.label: item.style.name for row in panel.rows() for item in row.children}
    assert buttons["Place"] == "primary"
    assert buttons["End turn"] == "secondary"
    assert "Done" not in buttons


def test_areas_come_as_they_are_numbered_on_the_board():
    live, seat = in_phase("deploy")
    legal = live.table.legal(seat)
    at = plan(legal, (next(b.way[0] for b in plan(legal).branches if b.word == "place"),))
    select = Panel(live, seat, at, "en").rows()[0].children[0]
    numbers = [int(option.label.partition(" · ")[0]) for option in select.options]
    assert numbers == sorted(numbers)
    assert set(numbers) <= set(render.places("jerusalem").values())
    assert all("pays" in option.description for option in select.options)


def test_there_is_a_way_back_only_where_something_was_chosen():
    live, seat = in_phase("draft")
    assert "Back" not in labels(Panel(live, seat, plan(live.table.legal(seat)), "en"))
    live, seat = in_phase("deploy")
    legal = live.table.legal(seat)
    assert "Back" not in labels(Panel(live, seat, plan(legal), "en"))
    assert "Back" in labels(Panel(live, seat, plan(legal, (0,)), "en"))


def test_what_is_walked_through_without_a_choice_is_said():
    live, seat = in_phase("deploy")
    live.table._legal[seat] = ["remove market_large 1", "remove market_large 2"]
    (text,) = [
        part.content
        for part in screen_message(live, seat, "en").view.walk_children()
        if hasattr(part, "content")
    ]
    assert "Market (large)" in text


def test_whoever_only_looks_has_not_done_it():
    """In the middle of one's own doing, a lone choice that could not be taken back is asked."""
    looked = 0
    for game in engine.GAMES:
        live, rng = seated(game, engine.GAMES[game].seats[0]), random.Random(4)
        table = live.table
        for _ in range(300):
            if not table.asked:
                break
            for seat in table.asked:
                if table.can_undo(seat) and (action := forced_answer(table, seat)):
                    then = table.fork()
                    then.play(seat, action)
                    assert then.can_undo(seat)
                    assert seat in then.asked
                looked += table.can_undo(seat) and len(table.legal(seat)) == 1
            seat = rng.choice(table.asked)
            table.play(seat, rng.choice(table.legal(seat)))
    assert looked


def test_of_several_numbers_each_says_what_it_counts():
    live = seated("crescent_moon", 4)
    seat = live.table.asked[0]
    live.table._legal[seat] = ["units 0 1", "units 0 2", "units 1 0", "units 1 1", "done"]
    assert labels(Panel(live, seat, plan(live.table.legal(seat), (0,)), "en"))[:2] == [
        "0 ordinary",
        "1 ordinary",
    ]
    deeper = Panel(live, seat, plan(live.table.legal(seat), (0, 0)), "en")
    assert labels(deeper)[:2] == ["1 mercenary", "2 mercenaries"]
    assert deeper.crumbs.endswith("0 ordinary")
