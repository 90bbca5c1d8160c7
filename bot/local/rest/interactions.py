"""Routes of interactions: first response, original response, followups."""

from collections.abc import Callable

from bot.local.api_errors import ApiError, Payload
from bot.local.interactions import (
    AUTOCOMPLETE,
    CHOICES,
    COMPONENT,
    DEFER_REPLY,
    DEFER_UPDATE,
    MODAL,
    MODAL_SUBMIT,
    REPLY,
    SLASH,
    UPDATE,
    Interaction,
    answer_source,
)
from bot.local.limits import check_choices, check_message, check_modal
from bot.local.limits.report import Report
from bot.local.message_writer import EPHEMERAL, LOADING, Draft
from bot.local.rest.call import Call
from bot.local.world import Post

ALLOWED: dict[int, frozenset[int]] = {
    SLASH: frozenset({REPLY, DEFER_REPLY, MODAL}),
    COMPONENT: frozenset({REPLY, DEFER_REPLY, DEFER_UPDATE, UPDATE, MODAL}),
    AUTOCOMPLETE: frozenset({CHOICES}),
    MODAL_SUBMIT: frozenset({REPLY, DEFER_REPLY, DEFER_UPDATE, UPDATE}),
}


async def respond(call: Call) -> Payload | None:
    """Take the first response; nothing is changed unless all checks pass."""
    interactions, params = call.service.interactions, call.params
    one = interactions.awaiting_response(params["interaction_id"], params["interaction_token"])
    kind, data = call.form.get("type"), call.form.get("data") or {}
    _check_kind(one, kind)
    assert isinstance(kind, int)
    _RESPONSES[kind](call, one, Draft(data, call.files))
    interactions.mark_answered(one, kind)
    if call.query.get("with_response") not in ("1", "true"):
        return None
    return _callback(one, kind)


def _check_kind(one: Interaction, kind: object) -> None:
    allowed = set(ALLOWED[one.kind])
    if one.kind == MODAL_SUBMIT and one.message is None:
        allowed -= {DEFER_UPDATE, UPDATE}
    report = Report()
    report.choice(("type",), kind, allowed)
    report.refuse()


def _reply(call: Call, one: Interaction, draft: Draft) -> None:
    check_message(draft.body, {}, files=len(draft.files))
    one.original = _write(call, one, draft)


def _defer_reply(call: Call, one: Interaction, draft: Draft) -> None:
    one.original = _write(call, one, Draft({"flags": draft.body.get("flags")}), loading=True)


def _defer_update(_call: Call, one: Interaction, _draft: Draft) -> None:
    one.original = one.message


def _update(call: Call, one: Interaction, draft: Draft) -> None:
    assert one.message is not None
    if one.message.deleted:
        raise ApiError(10008)
    check_message(draft.body, one.message.payload, files=len(draft.files))
    one.original = call.service.message_writer.edit(one.message, draft)


def _choices(_call: Call, one: Interaction, draft: Draft) -> None:
    check_choices(draft.body.get("choices") or [])
    one.answer = draft.body


def _modal(_call: Call, one: Interaction, draft: Draft) -> None:
    check_modal(draft.body)
    one.answer = draft.body


_RESPONSES: dict[int, Callable[[Call, Interaction, Draft], None]] = {
    REPLY: _reply,
    DEFER_REPLY: _defer_reply,
    DEFER_UPDATE: _defer_update,
    UPDATE: _update,
    CHOICES: _choices,
    MODAL: _modal,
}


def _write(call: Call, one: Interaction, draft: Draft, *, loading: bool = False) -> Post:
    world = call.service.world
    ephemeral = bool((draft.body.get("flags") or 0) & EPHEMERAL)
    return call.service.message_writer.write(
        one.channel,
        world.bot,
        draft,
        addressee=one.user.id if ephemeral else None,
        type=20 if one.kind == SLASH else 0,
        flags=(EPHEMERAL if ephemeral else 0) | (LOADING if loading else 0),
        webhook_id=world.bot.id,
        application_id=world.bot.id,
        **answer_source(one),
    )


def _callback(one: Interaction, kind: int) -> Payload:
    post = one.original
    answer: Payload = {
        "interaction": {
            "id": one.id,
            "type": one.kind,
            "response_message_loading": kind == DEFER_REPLY,
            "response_message_ephemeral": post is not None and post.addressee is not None,
        }
    }
    if post is not None:
        shown = {DEFER_REPLY: REPLY, DEFER_UPDATE: UPDATE}.get(kind, kind)
        answer["interaction"]["response_message_id"] = post.id
        answer["resource"] = {"type": shown, "message": post.payload}
    return answer


def _followed(call: Call) -> Interaction:
    interactions, params = call.service.interactions, call.params
    return interactions.by_webhook_token(params["webhook_id"], params["webhook_token"])


async def follow_up(call: Call) -> Payload:
    """Send a followup; the first one to a deferred reply replaces it and keeps its visibility."""
    one = _followed(call)
    check_message(call.form, {}, files=len(call.files))
    if one.original and one.original.payload["flags"] & LOADING:
        post = call.service.message_writer.edit(one.original, call.draft, mark=False)
    else:
        post = _write(call, one, call.draft)
        one.followups.append(post)
    call.service.interactions.mark_followed_up(one)
    return post.payload


def _original(one: Interaction) -> Post:
    if one.original is None or one.original.deleted:
        raise ApiError(10008)
    return one.original


def _named(call: Call, one: Interaction) -> Post:
    """Return a message that this interaction created or was made on."""
    message_id = call.params["message_id"]
    for post in (*one.followups, one.original):
        if post is not None and post.id == message_id and not post.deleted:
            return post
    raise ApiError(10008)


async def get_original(call: Call) -> Payload:
    return _original(_followed(call)).payload


async def edit_original(call: Call) -> Payload:
    one = _followed(call)
    return _edit(call, one, _original(one))


async def delete_original(call: Call) -> None:
    one = _followed(call)
    call.service.message_writer.delete(_original(one))
    call.service.interactions.mark_followed_up(one)


async def get_followup(call: Call) -> Payload:
    return _named(call, _followed(call)).payload


async def edit_followup(call: Call) -> Payload:
    one = _followed(call)
    return _edit(call, one, _named(call, one))


async def delete_followup(call: Call) -> None:
    one = _followed(call)
    call.service.message_writer.delete(_named(call, one))
    call.service.interactions.mark_followed_up(one)


def _edit(call: Call, one: Interaction, post: Post) -> Payload:
    thinking = bool(post.payload["flags"] & LOADING)
    current = {} if thinking else post.payload
    check_message(call.form, current, files=len(call.files))
    call.service.message_writer.edit(post, call.draft, mark=not thinking)
    call.service.interactions.mark_followed_up(one)
    return post.payload
