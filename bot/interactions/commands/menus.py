"""Context menus: on a person, to invite them or see what they played; on a message, to report.

They are no methods of a `Cog`, which cannot hold any.
"""

from typing import Any

import discord
from discord import Interaction, app_commands

from bot.interactions import invitations, profiles, reports
from bot.interactions.commands.translation import described
from bot.interactions.commands.tree import context_of


async def _invite(interaction: Interaction[Any], person: discord.User) -> None:
    await invitations.invite(context_of(interaction), person)


async def _profile(interaction: Interaction[Any], person: discord.User) -> None:
    await profiles.show(context_of(interaction), person)


async def _report(interaction: Interaction[Any], message: discord.Message) -> None:
    await reports.ask(context_of(interaction), message)


def menus() -> list[app_commands.ContextMenu]:
    """Return every context menu; who is invited to a table is on the server that it is on."""
    server = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
    invite = app_commands.ContextMenu(
        name=described("menu-invite"),
        callback=_invite,
        allowed_contexts=server,
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    profile = app_commands.ContextMenu(name=described("menu-profile"), callback=_profile)
    report = app_commands.ContextMenu(name=described("menu-report"), callback=_report)
    return [invite, profile, report]
