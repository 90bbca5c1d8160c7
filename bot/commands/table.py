"""/screen, /board, /log, /undo, /rules, /record: looking at a table."""

from typing import Any

from discord import Interaction, app_commands

from bot.commands import views
from bot.commands.lobby import guarded
from bot.commands.text import described
from bot.errors import Guard
from bot.host import Host


def add_to(tree: app_commands.CommandTree[Any], host: Host) -> None:
    @tree.command(name="screen", description=described("command-screen"))
    async def screen(interaction: Interaction[Any]) -> None:
        await guarded(host, interaction, lambda guard: _screen(host, guard))

    @tree.command(name="board", description=described("command-board"))
    @app_commands.describe(text=described("command-board-text"))
    async def board(interaction: Interaction[Any], text: bool = False) -> None:
        await guarded(host, interaction, lambda guard: _board(host, guard, text))

    @tree.command(name="log", description=described("command-log"))
    async def log(interaction: Interaction[Any]) -> None:
        await guarded(host, interaction, lambda guard: _log(host, guard))

    @tree.command(name="undo", description=described("command-undo"))
    async def undo(interaction: Interaction[Any]) -> None:
        await guarded(host, interaction, lambda guard: _undo(host, guard))

    @tree.command(name="rules", description=described("command-rules"))
    async def rules(interaction: Interaction[Any]) -> None:
        await guarded(host, interaction, lambda guard: _rules(host, guard))

    @tree.command(name="record", description=described("command-record"))
    async def record(interaction: Interaction[Any]) -> None:
        await guarded(host, interaction, lambda guard: _record(host, guard))


async def _screen(host: Host, guard: Guard) -> None:
    live = guard.live = await host.running_here(guard.answer.interaction)
    await views.screen(host, guard, live)


async def _board(host: Host, guard: Guard, as_text: bool) -> None:
    live = guard.live = await host.running_here(guard.answer.interaction)
    await views.board(host, guard, live, as_text=as_text)


async def _log(host: Host, guard: Guard) -> None:
    live = guard.live = await host.running_here(guard.answer.interaction)
    await views.log(guard, live)


async def _undo(host: Host, guard: Guard) -> None:
    live = guard.live = await host.running_here(guard.answer.interaction)
    user = guard.answer.interaction.user.id
    seat = host.seat_of(live, user)
    live = guard.live = await host.tables.undo(live.row.id, seat, user)
    await views.screen(host, guard, live)


async def _rules(host: Host, guard: Guard) -> None:
    live = guard.live = await host.table_here(guard.answer.interaction)
    await views.rules(guard, live.row.game)


async def _record(host: Host, guard: Guard) -> None:
    live = guard.live = await host.running_here(guard.answer.interaction)
    await views.record(guard, live)
