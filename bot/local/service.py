"""The service: every part of the box, put together."""

import secrets

from .attachments import Attachments
from .clock import Clock
from .faults import Faults
from .gateway import Gateway
from .interactions import Desk
from .rates import Rates
from .registry import Registry
from .scribe import Scribe
from .traffic import Traffic
from .waiting import Watch
from .world import World


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
