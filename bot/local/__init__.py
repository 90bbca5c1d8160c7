"""The local table: a small Discord for playing without an account and for tests.

It is a service on 127.0.0.1 to which an unmodified discord.py logs in::

    async with LocalTable() as table, table.hosting(bot):    # rate_limits=False, shards=2
        await table.commands_known()                         # if the bot syncs after it is ready
        ana, ben = table.person("Ana"), table.person("Ben")

        lobby = await ana.slash("general", "play", game="jerusalem")    # a Message, or a Modal
        lobby.text, lobby.buttons, lobby.selects, lobby.images          # it follows later edits
        await ben.press(lobby, "Join")                                  # by label or custom_id
        await ana.choose(lobby, "Options", "sealed", "quick")           # placeholder or custom_id
        form = await ana.press(lobby, "Other…")
        reply = await ana.submit(form, {"Amount": "7"})                 # fields by label or id
        await ana.autocomplete("general", "jerusalem place", "area", area="mar")
        hand = await ben.wait_for("Your hand", ben.dm)                  # text or a predicate
        ben.pings(), ben.messages("general"), reply.ephemeral, reply.followups

`table.hosting` logs the bot in and closes it. Without it, start the client's task within
`with redirect_discord(table.base):` and then `await table.ready()`. Actions wait for deferred
answers unless `settle=False`. No answer within 3 s raises InteractionFailed; what is not on the
screen raises NotOffered. `table.clock.advance(900)` moves time. `table.faults` causes faults:
`fail("POST */messages", status=502)`, `reset("POST *")`, `rate_limit()`, `hang()`,
`close_dms(ben.user)`, `await drop_gateway()`, `deny(channel, Right...)`, `kick_bot(table.guild)`.
`table.traffic.recording = True` records every REST body in `table.traffic.exchanges`.

`python -m bot.local` runs the service in a process of its own and prints its address and token.
"""

from bot.local.guard import RealToken, refuse_real_token
from bot.local.message import Button, Message, NotOffered, Picture, Select
from bot.local.modals import Modal
from bot.local.people import InteractionFailed, Person, StillThinking
from bot.local.redirect import redirect_by_default, redirect_discord
from bot.local.table import LocalTable
from bot.local.traffic import Exchange
from bot.local.viewer import NothingSeen
from bot.local.world import Channel, Guild, Right

__all__ = [
    "Button",
    "Channel",
    "Exchange",
    "Guild",
    "InteractionFailed",
    "LocalTable",
    "Message",
    "Modal",
    "NotOffered",
    "NothingSeen",
    "Person",
    "Picture",
    "RealToken",
    "Right",
    "Select",
    "StillThinking",
    "redirect_by_default",
    "redirect_discord",
    "refuse_real_token",
]
