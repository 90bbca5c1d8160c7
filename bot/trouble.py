"""What can go wrong when something is said, handled in one place for everything."""

import logging

import discord

from bot import messages
from bot.live import Live
from bot.mail import Mail
from bot.painter import Painter
from bot.say import say
from bot.store import Errand, Store

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
NO_ACCESS, NO_PERMISSION = 50001, 50013
CLOSED_DM, NO_SHARED_SERVER = 50007, 50278


class Trouble:
    def __init__(self, store: Store, mail: Mail, painter: Painter) -> None:
        self.store, self.mail, self.painter = store, mail, painter

    async def handle(self, live: Live, errand: Errand, problem: discord.HTTPException) -> bool:
        """Whether the errand is done with; else it is tried again."""
        log.warning(
            "errand %s (%s) of table %s: %s %s",
            errand.id,
            errand.kind,
            live.row.id,
            problem.status,
            problem.code,
        )
        if errand.kind == "ask" and problem.code in (CLOSED_DM, NO_SHARED_SERVER):
            return await self._closed_dm(live, errand)
        if problem.code == UNKNOWN_MESSAGE:
            return await self._lost_message(live, errand)
        if problem.code == UNKNOWN_CHANNEL and errand.kind != "ask":
            await self._channel_gone(live)
            await self.store.dropped(errand, "the channel is gone")
            return True
        if problem.code in (NO_ACCESS, NO_PERMISSION):
            await self._ask_for_permission(live, errand)
        elif problem.status < 500 and problem.status != 429:
            log.error("errand %s can never be said: %s", errand.id, problem.text[:300])
            await self.store.dropped(errand, problem.text[:200])
            return True
        await self.store.failed(errand, f"{problem.status} {problem.code}")
        return False

    async def _closed_dm(self, live: Live, errand: Errand) -> bool:
        """Say so in the channel once; from then on the table message calls them."""
        user = live.row.seats[errand.payload["seat"]].user_id
        assert user is not None
        text = say("closed-dm", live.row.lang, mention=f"<@{user}>")
        row = messages.screen_row(live)
        letter = messages.letter(text, rows=[row])
        try:
            await self.mail.send(live.row.channel_id, letter, errand.nonce, [user])
        except discord.HTTPException as problem:
            if problem.code != UNKNOWN_CHANNEL:
                await self.store.failed(errand, f"{problem.status} {problem.code}")
                return False
            await self._channel_gone(live)  # there is no place left to say it
        await self.store.prefer(f"user {user}", "dms", "closed")
        await self.store.dropped(errand, "their DMs are closed")
        return True

    async def _lost_message(self, live: Live, errand: Errand) -> bool:
        """Somebody deleted our message: a board comes anew, a lobby too."""
        role = "lobby" if errand.kind == "lobby" else "table"
        await self.store.forget_post(live.row.id, role)
        if errand.kind == "lobby":
            return False
        letter = messages.table(live, await self.painter.next_board(live))
        try:
            post = await self.mail.send(live.row.channel_id, letter, errand.nonce)
        except discord.HTTPException as problem:
            await self.store.failed(errand, f"{problem.status} {problem.code}")
            return False
        await self.store.said(errand, "table", post)
        return True

    async def _channel_gone(self, live: Live) -> None:
        if live.row.status != "running":
            return
        title = live.words("title", live.row.lang)
        text = say("channel-gone", live.row.lang, title=title)
        await self._tell_host(live, f"gone-{live.row.id}-{live.row.channel_id}", text)

    async def _ask_for_permission(self, live: Live, errand: Errand) -> None:
        """One message to whoever can fix it, naming the permission; the game waits."""
        if errand.attempts:
            return
        missing = self.mail.missing_permissions(live.row.channel_id)
        names = ", ".join(missing) or "send messages"
        channel = f"<#{live.row.channel_id}>"
        text = say("permission-missing", live.row.lang, channel=channel, permissions=names)
        await self._tell_host(live, f"perm-{errand.id}", text)

    async def _tell_host(self, live: Live, nonce: str, text: str) -> None:
        try:
            await self.mail.send_dm(live.row.host_id, messages.letter(text), nonce[:25])
        except discord.HTTPException as problem:
            log.warning("host of table %s: %s %s", live.row.id, problem.status, problem.code)
