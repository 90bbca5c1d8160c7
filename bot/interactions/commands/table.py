"""/screen, /board, /log, /undo, /hint, /rules, /record: looking at a table."""

from typing import Any

from discord import Interaction, app_commands
from discord.app_commands import Choice

from bot.interactions import reading, rulebook, use_cases
from bot.interactions.commands import advice
from bot.interactions.commands.lobby import guarded
from bot.interactions.commands.translation import described
from bot.interactions.errors import Guard
from bot.interactions.services import Host
from bot.store import Conflict
from bot.tables.service import Stale
from bot.text.say import HostError


def add_to(tree: app_commands.CommandTree[Any], host: Host) -> None:
    _add_board(tree, host)
    _add_turn(tree, host)
    _add_reading(tree, host)


def _add_turn(tree: app_commands.CommandTree[Any], host: Host) -> None:
    @tree.command(name="screen", description=described("command-screen"))
    async def screen(interaction: Interaction[Any]) -> None:
        await guarded(host, interaction, lambda guard: _screen(host, guard))

    @tree.command(name="undo", description=described("command-undo"))
    async def undo(interaction: Interaction[Any]) -> None:
        await guarded(host, interaction, lambda guard: _undo(host, guard))

    @tree.command(name="hint", description=described("command-hint"))
    async def hint(interaction: Interaction[Any]) -> None:
        await guarded(host, interaction, lambda guard: _hint(host, guard))


def _add_board(tree: app_commands.CommandTree[Any], host: Host) -> None:
    @tree.command(name="board", description=described("command-board"))
    @app_commands.describe(
        text=described("command-board-text"), part=described("command-board-part")
    )
    async def board(interaction: Interaction[Any], text: bool = False, part: str = "") -> None:
        await guarded(host, interaction, lambda guard: _board(host, guard, text, part))

    @board.autocomplete("part")
    async def suggest(interaction: Interaction[Any], current: str) -> list[Choice[str]]:
        try:
            live = await host.running_here(interaction)
        except HostError:
            return []
        wanted = current.lower()
        fits = [part for part in use_cases.parts(live.row.game) if wanted in part]
        return [Choice(name=part.replace("_", " "), value=part) for part in fits[:25]]


def _add_reading(tree: app_commands.CommandTree[Any], host: Host) -> None:
    @tree.command(name="log", description=described("command-log"))
    async def log(interaction: Interaction[Any]) -> None:
        await guarded(host, interaction, lambda guard: _log(host, guard))

    @tree.command(name="rules", description=described("command-rules"))
    async def rules(interaction: Interaction[Any]) -> None:
        await guarded(host, interaction, lambda guard: _rules(host, guard))

    @tree.command(name="record", description=described("command-record"))
    async def record(interaction: Interaction[Any]) -> None:
        await guarded(host, interaction, lambda guard: _record(host, guard))


async def _screen(host: Host, guard: Guard) -> None:
    live = guard.live = await host.running_here(guard.answer.interaction)
    await use_cases.screen(host, guard, live)


async def _board(host: Host, guard: Guard, as_text: bool, part: str) -> None:
    live = guard.live = await host.running_here(guard.answer.interaction)
    if as_text:
        await reading.board_as_text(host, guard, live)
    else:
        await use_cases.board(host, guard, live, part=part)


async def _log(host: Host, guard: Guard) -> None:
    live = guard.live = await host.running_here(guard.answer.interaction)
    await reading.log(host, guard, live)


async def _undo(host: Host, guard: Guard) -> None:
    live = guard.live = await host.running_here(guard.answer.interaction)
    by = guard.answer.interaction
    seat = host.seat_of(live, by.user.id)
    try:
        live = guard.live = await host.tables.undo(
            live.row.id, seat, by.user.id, live.question(seat), interaction=by.id
        )
    except (Stale, Conflict):  # another click, device or process was first
        await use_cases.moved_on(host, guard, live.row.id, seat)
        return
    await use_cases.screen(host, guard, live)


async def _hint(host: Host, guard: Guard) -> None:
    live = guard.live = await host.running_here(guard.answer.interaction)
    await advice.hint(host, guard, live)


async def _rules(host: Host, guard: Guard) -> None:
    live = guard.live = await host.table_here(guard.answer.interaction)
    await rulebook.show(guard, live)


async def _record(host: Host, guard: Guard) -> None:
    live = guard.live = await host.running_here(guard.answer.interaction)
    await reading.record(guard, live)
