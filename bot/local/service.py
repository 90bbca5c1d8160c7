"""The service: every part of the box, put together."""

import secrets

from bot.local.attachments import Attachments
from bot.local.clock import Clock
from bot.local.command_registry import Registry
from bot.local.event_waiter import Watch
from bot.local.faults import Faults
from bot.local.gateway import Gateway
from bot.local.interactions import Desk
from bot.local.message_writer import Scribe
from bot.local.rate_limiter import Rates
from bot.local.traffic import Traffic
from bot.local.world import World


class Service:
    """Holds the parts; the REST handlers, the gateway and the people work on them."""

    def __init__(self, *, token: str | None = None, shards: int = 1, rated: bool = True) -> None:
        self.token = token or f"local.{secrets.token_hex(12)}"
        self.shards = shards
        self.clock = Clock()
        self.world = World(self.clock)
        self.gateway = Gateway(self.world, self.clock)
        self.attachments = Attachments(self.clock)
        self.scribe = Scribe(self.world, self.attachments)
        self.registry = Registry(self.world, self.clock)
        self.desk = Desk(self.world, self.clock)
        self.rates = Rates(self.clock) if rated else Rates.plenty(self.clock)
        self.faults = Faults(self)
        self.traffic = Traffic()
        self.watch = Watch(self.world.bus)

    def settle_at(self, base: str) -> None:
        """Take note of the address under which the service is reached."""
        self.attachments.base = base
        self.gateway.url = base.replace("http", "ws", 1) + "/gateway"
