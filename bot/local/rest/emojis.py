"""Routes of the application's own emojis."""

from bot.local.api_errors import ApiError, Payload
from bot.local.emojis import Emojis
from bot.local.rest.call import Call, Created


def _emojis(call: Call) -> Emojis:
    if call.params["application_id"] != call.service.world.bot.id:
        raise ApiError(50001)
    return call.service.emojis


async def list_emojis(call: Call) -> Payload:
    emojis = _emojis(call)
    return {"items": [emojis.payload(each) for each in emojis.all()]}


async def create_emoji(call: Call) -> Created:
    emojis = _emojis(call)
    return Created(emojis.payload(emojis.create(call.form)))


async def get_emoji(call: Call) -> Payload:
    emojis = _emojis(call)
    return emojis.payload(emojis.get(call.params["emoji_id"]))


async def edit_emoji(call: Call) -> Payload:
    emojis = _emojis(call)
    return emojis.payload(emojis.rename(call.params["emoji_id"], call.form))


async def delete_emoji(call: Call) -> None:
    _emojis(call).delete(call.params["emoji_id"])
