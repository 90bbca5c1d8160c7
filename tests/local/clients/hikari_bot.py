"""Run a small bot with hikari: a command, a button, and the pages of its servers.

python hikari_bot.py ADDRESS TOKEN, by an interpreter that has hikari.
"""

import sys
from typing import Any

import hikari

address, token = sys.argv[1:]
bot = hikari.GatewayBot(
    token, intents=hikari.Intents.GUILDS, rest_url=f"{address}/api/v10", banner=None, logs="WARNING"
)


@bot.listen()
async def ready(_event: hikari.StartedEvent) -> None:
    me = bot.get_me()
    assert me is not None
    commands = [
        bot.rest.slash_command_builder("play", "Open a table"),
        bot.rest.slash_command_builder("servers", "Count the servers"),
    ]
    await bot.rest.set_application_commands(me.id, commands)


@bot.listen()
async def interaction(event: hikari.InteractionCreateEvent) -> None:
    one: Any = event.interaction
    if isinstance(one, hikari.ComponentInteraction):
        content = f"{one.user.display_name} sits"
        kind = hikari.ResponseType.MESSAGE_UPDATE
        await one.create_initial_response(kind, content, components=[])
        await one.execute("You are in.", flags=hikari.MessageFlag.EPHEMERAL)
    elif one.command_name == "play":
        row = bot.rest.build_message_action_row()
        row.add_interactive_button(hikari.ButtonStyle.SUCCESS, "join", label="Join")
        kind = hikari.ResponseType.MESSAGE_CREATE
        await one.create_initial_response(kind, "A table", components=[row])
    else:
        await one.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_CREATE)
        names = [guild.name async for guild in bot.rest.fetch_my_guilds()]
        await one.edit_initial_response(", ".join(names))


bot.run(check_for_updates=False, asyncio_debug=False)
