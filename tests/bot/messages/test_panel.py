"""Panels as people see them: what stands out, in which order, and where there is a way back."""

import random

import discord

import engine
import render
from bot.messages.panel.plan import action_at, plan, way_to
from bot.messages.panel.widgets import Panel
from bot.messages.screen import screen_message
from bot.store import Sitter, TableRow
from bot.tables.hosted_table import HostedTable
from bot.tables.situation import only_answer
from engine import Seat


def seated(game: str, seats: int, seed: str = "panel") -> HostedTable:
    sitters = tuple(Sitter(f"P{seat}", seat + 1) for seat in range(seats))
    row = TableRow(1, 7, 1, game, "running", 1, "en", {}, sitters, 1)
    return HostedTable(row, engine.Table.new(game, seats=seats, seed=seed))


def in_phase(phase: str) -> tuple[HostedTable, int]:
    hosted, rng = seated("jerusalem", 2), random.Random(2)
    while hosted.game.stage()["phase"] != phase:
        seat = hosted.game.asked[0]
        hosted.game.play(seat, rng.choice(hosted.game.legal(seat)))
    return hosted, hosted.game.asked[0]


def labels(panel: Panel) -> list[str]:
    rows = panel.rows()
    return [item.label for row in rows for item in row.children if hasattr(item, "label")]


def test_what_one_does_stands_out_and_the_end_of_the_turn_is_called_so() -> None:
    hosted, seat = in_phase("deploy")
    panel = Panel(hosted, seat, plan(hosted.game.legal(seat)), "en")
    buttons = {
        item.label: item.style.name
        for row in panel.rows()
        for item in row.children
        if isinstance(item, discord.ui.Button)
    }
    assert buttons["Hire"] == "primary"
    assert buttons["End turn"] == "secondary"
    assert "Done" not in buttons


def test_areas_come_as_they_are_numbered_on_the_board() -> None:
    hosted, seat = in_phase("deploy")
    legal = hosted.game.legal(seat)
    select = Panel(hosted, seat, plan(legal), "en").rows()[0].children[0]
    assert isinstance(select, discord.ui.Select)
    numbers = [int(option.label.partition(" · ")[0]) for option in select.options]
    assert numbers == sorted(numbers)
    assert set(numbers) <= set(render.places("jerusalem").values())
    assert all("pays" in (option.description or "") for option in select.options)


def test_there_is_a_way_back_only_where_something_was_chosen() -> None:
    hosted, seat = in_phase("draft")
    assert "Back" not in labels(Panel(hosted, seat, plan(hosted.game.legal(seat)), "en"))
    hosted, seat = in_phase("deploy")
    legal = hosted.game.legal(seat)
    assert "Back" not in labels(Panel(hosted, seat, plan(legal), "en"))
    assert "Back" in labels(Panel(hosted, seat, plan(legal, (0,)), "en"))


def test_what_is_walked_through_without_a_choice_is_said() -> None:
    hosted, seat = in_phase("deploy")
    hosted.game._legal[Seat(seat)] = ["remove market_large 1", "remove market_large 2"]
    (text,) = [
        part.content
        for part in screen_message(hosted, seat, "en").view.walk_children()
        if hasattr(part, "content")
    ]
    assert "Market (large)" in text


def test_a_screen_says_what_is_asked_and_to_others_who_is() -> None:
    hosted, seat = in_phase("deploy")
    for reader in (seat, 1 - seat):
        said = Panel(hosted, reader, None, "en").asked
        assert (f"P{seat}" in said) == (reader != seat)
        assert said.startswith("**") == (reader == seat)


def test_whoever_only_looks_has_not_done_it() -> None:
    """In the middle of one's own doing, a lone choice that could not be taken back is asked."""
    looked = 0
    for game in engine.GAMES:
        hosted, rng = seated(game, engine.GAMES[game].seats[0]), random.Random(4)
        table = hosted.game
        for _ in range(300):
            if not table.asked:
                break
            for seat in table.asked:
                if table.can_undo(seat) and (action := only_answer(table, seat)):
                    then = table.for_update()
                    then.play(seat, action)
                    assert then.can_undo(seat)
                    assert seat in then.asked
                looked += table.can_undo(seat) and len(table.legal(seat)) == 1
            seat = rng.choice(table.asked)
            table.play(seat, rng.choice(table.legal(seat)))
    assert looked


def test_of_several_numbers_each_says_what_it_counts() -> None:
    hosted = seated("crescent_moon", 4)
    seat = hosted.game.asked[0]
    hosted.game._legal[Seat(seat)] = ["units 0 1", "units 0 2", "units 1 0", "units 1 1", "done"]
    assert labels(Panel(hosted, seat, plan(hosted.game.legal(seat), (0,)), "en"))[:2] == [
        "0 units",
        "1 unit",
    ]
    deeper = Panel(hosted, seat, plan(hosted.game.legal(seat), (0, 0)), "en")
    assert labels(deeper)[:2] == ["1 mercenary", "2 mercenaries"]
    assert deeper.crumbs.endswith("0 units")


MAX_COMPONENTS = 40 - 2 - 4  # two pictures, and what a tutor adds


def test_every_step_of_every_panel_is_a_message_that_discord_takes() -> None:
    """With every control named, each custom_id used once, and nothing that is cut in a word."""
    for game in engine.GAMES:
        for seats in engine.GAMES[game].seats:
            hosted, rng = seated(game, seats), random.Random(seats)
            for number in range(240):
                if not hosted.game.asked:
                    break
                seat = rng.choice(hosted.game.asked)
                legal = hosted.game.legal(seat)
                if number % 6 == 0:
                    way = way_to(legal, rng.choice(legal))
                    for depth in range(len(way)):
                        if depth == 0 or action_at(legal, way[:depth]) is None:
                            check_step(hosted, seat, way[:depth])
                hosted.game.play(seat, rng.choice(legal))


def check_step(hosted: HostedTable, seat: int, way: tuple[int, ...]) -> None:
    at = plan(hosted.game.legal(seat), way) if way else None
    view = screen_message(hosted, seat, "en", at=at).view
    parts = list(view.walk_children())
    assert len(parts) <= MAX_COMPONENTS
    assert (
        sum(len(part.content) for part in parts if isinstance(part, discord.ui.TextDisplay)) < 4000
    )
    controls = [part for part in parts if isinstance(part, discord.ui.Button | discord.ui.Select)]
    ids = [control.custom_id for control in controls]
    assert len(ids) == len(set(ids))
    for control in controls:
        if isinstance(control, discord.ui.Button):
            assert control.label
        else:
            assert 1 <= control.max_values <= len(control.options) <= 25
            assert control.placeholder
            assert all(len(option.description or "") <= 100 for option in control.options)
