"""Routes of application commands, global and per server."""

from bot.local.api_errors import ApiError, Payload
from bot.local.rest.call import Call, Created


def _guild_id(call: Call) -> str | None:
    if call.params["application_id"] != call.service.world.bot.id:
        raise ApiError(50001)
    return call.params.get("guild_id")


async def list_commands(call: Call) -> list[Payload]:
    return call.service.commands.all(_guild_id(call))


async def overwrite_commands(call: Call) -> list[Payload]:
    if not isinstance(call.body, list):
        raise ApiError(50035)
    return call.service.commands.overwrite(_guild_id(call), call.body)


async def create_command(call: Call) -> Created | Payload:
    """Answer 201 for a new command and 200 if one of that name was replaced."""
    registry, guild_id = call.service.commands, _guild_id(call)
    known = {command["id"] for command in registry.all(guild_id)}
    command = registry.upsert(guild_id, call.form)
    return command if command["id"] in known else Created(command)


async def get_command(call: Call) -> Payload:
    return call.service.commands.get(_guild_id(call), call.params["command_id"])


async def edit_command(call: Call) -> Payload:
    registry = call.service.commands
    return registry.change(_guild_id(call), call.params["command_id"], call.form)


async def delete_command(call: Call) -> None:
    call.service.commands.delete(_guild_id(call), call.params["command_id"])
