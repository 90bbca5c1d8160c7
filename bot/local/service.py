"""The service: all parts of the local Discord together."""

import base64
import secrets

from bot.local.attachments import Attachments
from bot.local.clock import Clock
from bot.local.command_registry import CommandRegistry
from bot.local.emojis import Emojis
from bot.local.event_waiter import EventWaiter
from bot.local.faults import Faults
from bot.local.gateway import Gateway
from bot.local.interactions import InteractionRegistry
from bot.local.message_writer import MessageWriter
from bot.local.rate_limiter import RateLimiter
from bot.local.reactions import Reactions
from bot.local.traffic import Traffic
from bot.local.world import World


class Service:
    """Holds the parts that the REST handlers, the gateway and the people work on."""

    def __init__(
        self, *, token: str | None = None, shards: int = 1, rate_limits: bool = True
    ) -> None:
        self._given_token = token
        self._secret = secrets.token_hex(12)
        self.shards = shards
        self.clock = Clock()
        self.world = World(self.clock)
        self.gateway = Gateway(self.world, self.clock)
        self.attachments = Attachments(self.clock)
        self.emojis = Emojis(self.world)
        self.message_writer = MessageWriter(self.world, self.attachments, self.emojis)
        self.reactions = Reactions(self.world)
        self.commands = CommandRegistry(self.world, self.clock)
        self.interactions = InteractionRegistry(self.world, self.clock)
        limiter = RateLimiter if rate_limits else RateLimiter.unlimited
        self.rate_limiter = limiter(self.clock)
        self.faults = Faults(self)
        self.traffic = Traffic()
        self.event_waiter = EventWaiter(self.world.bus)

    @property
    def token(self) -> str:
        """What the bot logs in with: the one given, or one with the bot's id in its first part.

        Some libraries read the id there. The second part is shorter than in Discord's own tokens,
        so that it is never taken for a real one.
        """
        if self._given_token:
            return self._given_token
        bot_id = base64.urlsafe_b64encode(self.world.bot.id.encode()).decode().rstrip("=")
        return f"{bot_id}.local.{self._secret}"

    def set_address(self, base: str) -> None:
        self.attachments.base = base
        self.gateway.url = base.replace("http", "ws", 1) + "/gateway"
