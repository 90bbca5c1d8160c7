"""/screen, /board, /log, /undo, /hint, /rules, /record: looking at a table."""

from typing import Any

from discord import Interaction, app_commands
from discord.app_commands import Choice

from bot.interactions import reading, rulebook, use_cases
from bot.interactions.commands import advice
from bot.interactions.commands.lobby import guarded
from bot.interactions.commands.translation import described
from bot.interactions.errors import Guard
from bot.interactions.services import Services
from bot.store import Conflict
from bot.tables.service import Stale
from bot.text.say import HostError


def add_to(tree: app_commands.CommandTree[Any], services: Services) -> None:
    _add_board(tree, services)
    _add_turn(tree, services)
    _add_reading(tree, services)


def _add_turn(tree: app_commands.CommandTree[Any], services: Services) -> None:
    @tree.command(name="screen", description=described("command-screen"))
    async def screen(interaction: Interaction[Any]) -> None:
        await guarded(services, interaction, lambda guard: _screen(services, guard))

    @tree.command(name="undo", description=described("command-undo"))
    async def undo(interaction: Interaction[Any]) -> None:
        await guarded(services, interaction, lambda guard: _undo(services, guard))

    @tree.command(name="hint", description=described("command-hint"))
    async def hint(interaction: Interaction[Any]) -> None:
        await guarded(services, interaction, lambda guard: _hint(services, guard))


def _add_board(tree: app_commands.CommandTree[Any], services: Services) -> None:
    @tree.command(name="board", description=described("command-board"))
    @app_commands.describe(
        text=described("command-board-text"), part=described("command-board-part")
    )
    async def board(interaction: Interaction[Any], text: bool = False, part: str = "") -> None:
        await guarded(services, interaction, lambda guard: _board(services, guard, text, part))

    @board.autocomplete("part")
    async def suggest(interaction: Interaction[Any], current: str) -> list[Choice[str]]:
        try:
            table = await services.running_here(interaction)
        except HostError:
            return []
        wanted = current.lower()
        fits = [part for part in use_cases.parts(table.row.game_id) if wanted in part]
        return [Choice(name=part.replace("_", " "), value=part) for part in fits[:25]]


def _add_reading(tree: app_commands.CommandTree[Any], services: Services) -> None:
    @tree.command(name="log", description=described("command-log"))
    async def log(interaction: Interaction[Any]) -> None:
        await guarded(services, interaction, lambda guard: _log(services, guard))

    @tree.command(name="rules", description=described("command-rules"))
    async def rules(interaction: Interaction[Any]) -> None:
        await guarded(services, interaction, lambda guard: _rules(services, guard))

    @tree.command(name="record", description=described("command-record"))
    async def record(interaction: Interaction[Any]) -> None:
        await guarded(services, interaction, lambda guard: _record(services, guard))


async def _screen(services: Services, guard: Guard) -> None:
    table = guard.table = await services.running_here(guard.answer.interaction)
    await use_cases.screen(services, guard, table)


async def _board(services: Services, guard: Guard, as_text: bool, part: str) -> None:
    table = guard.table = await services.running_here(guard.answer.interaction)
    if as_text:
        await reading.board_as_text(services, guard, table)
    else:
        await use_cases.board(services, guard, table, part=part)


async def _log(services: Services, guard: Guard) -> None:
    table = guard.table = await services.running_here(guard.answer.interaction)
    await reading.log(services, guard, table)


async def _undo(services: Services, guard: Guard) -> None:
    table = guard.table = await services.running_here(guard.answer.interaction)
    by = guard.answer.interaction
    seat = services.seat_of(table, by.user.id)
    try:
        table = guard.table = await services.tables.undo(
            table.row.id, seat, by.user.id, table.question(seat), interaction=by.id
        )
    except (Stale, Conflict):  # another click, device or process was first
        await use_cases.moved_on(services, guard, table.row.id, seat)
        return
    await use_cases.screen(services, guard, table)


async def _hint(services: Services, guard: Guard) -> None:
    table = guard.table = await services.running_here(guard.answer.interaction)
    await advice.hint(services, guard, table)


async def _rules(services: Services, guard: Guard) -> None:
    table = guard.table = await services.table_here(guard.answer.interaction)
    await rulebook.show(guard, table)


async def _record(services: Services, guard: Guard) -> None:
    table = guard.table = await services.running_here(guard.answer.interaction)
    await reading.record(guard, table)
