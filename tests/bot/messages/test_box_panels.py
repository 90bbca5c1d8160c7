"""Panels of Crescent Moon: what may be done at any time takes no press, and who asks for what."""

import discord

import engine
from bot.messages.panel.plan import plan
from bot.messages.panel.widgets import Panel, plan_at
from bot.store import Sitter, TableRow
from bot.tables.hosted_table import HostedTable
from engine.games.crescent_moon.data import CALIPH, NOMAD, SULTAN
from tests.games.crescent_moon.kit import acting, play


def hosted(game: engine.Table) -> HostedTable:
    sitters = tuple(Sitter(f"P{number}", number + 1) for number in range(game.seats))
    row = TableRow(1, 7, 1, game.game, "running", 1, "en", {}, sitters, 1)
    return HostedTable(row, game)


def choices(panel: Panel) -> list[str]:
    """Return what the panel offers, in a list or on buttons."""
    listed = [
        option.label
        for row in panel.rows()
        for item in row.children
        if isinstance(item, discord.ui.Select)
        for option in item.options
    ]
    return [*listed, *buttons(panel)]


def buttons(panel: Panel) -> list[str]:
    return [
        item.label or ""
        for row in panel.rows()
        for item in row.children
        if isinstance(item, discord.ui.Button)
    ]


def shown(game: engine.Table, seat: int, *way: int) -> Panel:
    table = hosted(game)
    return Panel(table, seat, plan_at(table, seat, way) if way else None, "en")


def test_box_the_sultan_reads_his_actions_at_once_with_prices_beside_them() -> None:
    game = acting(SULTAN, coins={SULTAN: 9}, sultan_market=["imam", "vizier"])
    assert game.standing(SULTAN)
    panel = shown(game, SULTAN)
    actions = choices(panel)
    assert {"Build", "Buy cards"} <= set(actions)
    assert "Action" not in buttons(panel)
    assert "Post a price" in buttons(panel)
    assert "Back" not in buttons(panel)


def test_box_a_holder_of_an_anytime_card_reads_his_actions_at_once() -> None:
    hexes = {8: {"units": {CALIPH: (2, 0)}}}
    game = acting(CALIPH, hexes=hexes, coins={CALIPH: 9}, hands={CALIPH: ["tribute"]})
    panel = shown(game, CALIPH)
    assert "Build" in choices(panel)
    assert [each for each in buttons(panel) if "Tribute" in each]


def test_box_what_stands_beside_the_question_is_reached_and_left_again() -> None:
    game = acting(SULTAN, coins={SULTAN: 9}, sultan_market=["imam", "vizier"])
    legal = game.legal(SULTAN)
    beside = {branch.word: branch.way for branch in shown(game, SULTAN).plan.asides}
    deeper = shown(game, SULTAN, *beside["post"])
    assert deeper.plan.words == ("post",)
    assert "Back" in buttons(deeper)
    assert not deeper.plan.asides
    every = {branch.word for branch in plan(legal).branches}
    assert every == {"act", "post"}


def test_box_other_panels_keep_their_first_choice() -> None:
    """Where a question takes several verbs, what may be done besides is one more of them."""
    game = acting(CALIPH, hexes={8: {"units": {CALIPH: (2, 0)}}}, hands={CALIPH: ["ships"]})
    play(game, "act move", "move 8 9", "units 1 0")
    legal, standing = game.legal(CALIPH), game.standing(CALIPH)
    assert standing
    assert plan(legal, standing=standing) == plan(legal)


def bargaining() -> engine.Table:
    """Return a table at which the Nomad is to answer an offer of 2 coins."""
    game = acting(
        CALIPH,
        hexes={4: {"token": CALIPH}, 1: {"fort": CALIPH}},
        coins={CALIPH: 7},
        reserves={NOMAD: 3},
    )
    play(game, "act hire_mercenaries", "hire 2")
    return game


def test_box_the_seller_asks_for_4_and_the_buyer_offers_it() -> None:
    game = bargaining()
    numbers = shown(game, CALIPH, *way_of(game, CALIPH, "offer"))
    assert "Offer 4" in buttons(numbers)
    play(game, "offer 2")
    first = shown(game, NOMAD)
    assert "Ask for more" in buttons(first)
    numbers = shown(game, NOMAD, *way_of(game, NOMAD, "offer"))
    assert "Ask for 4" in buttons(numbers)
    assert not [each for each in buttons(numbers) if each.startswith("Offer")]
    play(game, f"{NOMAD}: offer 5")
    assert "Offer less" in buttons(shown(game, CALIPH))


def test_box_the_seller_asks_for_a_price_of_another_number() -> None:
    game = bargaining()
    play(game, "offer 2")
    counter = way_of(game, NOMAD, "counter")
    panel = shown(game, NOMAD, *counter)
    assert "Ask for 4" in buttons(panel)


def way_of(game: engine.Table, seat: int, word: str) -> tuple[int, ...]:
    branches = plan(game.legal(seat)).branches
    return next(branch.way for branch in branches if branch.word == word)
