"""The application commands, global and per server."""

from bot.local.api_errors import ApiError, Payload
from bot.local.clock import Clock
from bot.local.limits import check_commands
from bot.local.limits.report import Report
from bot.local.world import Event, World

CREATES_PER_DAY = 200
_DAY_SECONDS = 24 * 3600
_DEFAULTS: Payload = {
    "type": 1,
    "description": "",
    "default_member_permissions": None,
    "nsfw": False,
    "dm_permission": True,
    "contexts": None,
    "integration_types": [0],
}


class CommandRegistry:
    """Commands by the id of their server; None holds the global ones."""

    def __init__(self, world: World, clock: Clock) -> None:
        self._world = world
        self._clock = clock
        self._commands: dict[str | None, dict[str, Payload]] = {}
        self._creates: dict[str | None, list[float]] = {}

    def all(self, guild_id: str | None) -> list[Payload]:
        return list(self._commands.get(guild_id, {}).values())

    def get(self, guild_id: str | None, command_id: str) -> Payload:
        try:
            return self._commands[guild_id][command_id]
        except KeyError:
            raise ApiError(10063) from None

    def overwrite(self, guild_id: str | None, bodies: list[Payload]) -> list[Payload]:
        """Replace the whole set; a command of the same type and name keeps its id."""
        check_commands(bodies)
        commands = [self._command_from(guild_id, body) for body in bodies]
        self._commands[guild_id] = {command["id"]: command for command in commands}
        self._publish(guild_id)
        return commands

    def upsert(self, guild_id: str | None, body: Payload) -> Payload:
        self._check_one(guild_id, body)
        command = self._command_from(guild_id, body)
        self._commands.setdefault(guild_id, {})[command["id"]] = command
        self._publish(guild_id)
        return command

    def change(self, guild_id: str | None, command_id: str, body: Payload) -> Payload:
        changed = {**self.get(guild_id, command_id), **body, "version": self._world.new_id()}
        self._check_one(guild_id, changed)
        self._commands[guild_id][command_id] = changed
        self._publish(guild_id)
        return changed

    def delete(self, guild_id: str | None, command_id: str) -> None:
        del self._commands[guild_id][self.get(guild_id, command_id)["id"]]
        self._publish(guild_id)

    def _publish(self, guild_id: str | None) -> None:
        """Tell the pages, whose pickers then show the new commands."""
        self._world.bus.publish(Event("COMMANDS_UPDATE", {}, guild_id, for_bot=False))

    def _check_one(self, guild_id: str | None, body: Payload) -> None:
        others = [each for each in self.all(guild_id) if each["name"] != body.get("name")]
        try:
            check_commands([body, *others])
        except ApiError as refusal:
            # In the errors of a single command there is no index.
            if "errors" in refusal.extra:
                refusal.extra = {"errors": refusal.extra["errors"].get("0", Report().tree)}
            raise

    def _command_from(self, guild_id: str | None, body: Payload) -> Payload:
        given = {key: value for key, value in body.items() if value is not None}
        command = {**_DEFAULTS, **given}
        command["id"] = self._known_id(guild_id, command) or self._new_id(guild_id)
        needed = command["default_member_permissions"]
        command["default_member_permissions"] = None if needed is None else str(needed)
        command["application_id"] = self._world.bot.id
        command["version"] = self._world.new_id()
        if guild_id:
            command["guild_id"] = guild_id
        return command

    def _known_id(self, guild_id: str | None, command: Payload) -> str | None:
        for each in self.all(guild_id):
            if (each["type"], each["name"]) == (command["type"], command["name"]):
                return str(each["id"])
        return None

    def _new_id(self, guild_id: str | None) -> str:
        now = self._clock.now()
        recent = [each for each in self._creates.get(guild_id, []) if each > now - _DAY_SECONDS]
        if len(recent) >= CREATES_PER_DAY:
            raise ApiError(30034)
        self._creates[guild_id] = [*recent, now]
        return self._world.new_id()
