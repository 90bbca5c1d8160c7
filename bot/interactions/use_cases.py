"""What commands and buttons have in common: one function for each thing that can be asked."""

import discord

import render
from bot.delivery.discord_api import DiscordApi
from bot.interactions.errors import Guard
from bot.interactions.services import Services, person
from bot.messages.lobby import lobby_message
from bot.messages.message import ExistingAttachment, OutgoingMessage, compose
from bot.messages.narration import narration
from bot.messages.panel.cursor import BEGINNING
from bot.messages.panel.plan import Way, plan
from bot.messages.screen import screen_message
from bot.messages.table import waiting_line
from bot.store import Sitter
from bot.tables.hosted_table import HostedTable
from bot.text.say import HostError, say
from engine.notation import parse

STAND_IN_LEVEL = "normal"  # who goes on for a person who leaves


async def join(services: Services, guard: Guard, table_id: int, who: Sitter) -> None:
    table = guard.table = await services.tables.join(table_id, who)
    await update_lobby(guard, table)
    await _welcome(services, guard, table, who)


async def come_back(services: Services, guard: Guard, table_id: int, who: Sitter) -> None:
    """Sit down again where a computer player went on for this person."""
    table = guard.table = await services.tables.come_back(table_id, who)
    await screen(services, guard, table)


async def _welcome(services: Services, guard: Guard, table: HostedTable, who: Sitter) -> None:
    """A DM with what to expect; where DMs are closed, a word that nothing is lost by it."""
    assert who.user_id is not None
    seat = table.row.seat_of(who.user_id)
    if seat is None:
        return
    text = say(
        "lobby-welcome",
        guard.lang,
        title=table.words("title", guard.lang),
        channel=f"<#{table.row.channel_id}>",
        seat=table.names[seat],
    )
    api = DiscordApi(guard.answer.interaction.client)
    try:
        await api.send_dm(who.user_id, compose(text), f"welcome-{guard.answer.interaction.id}"[:25])
        await services.store.prefer(f"user {who.user_id}", "dms", "open")
    except discord.Forbidden:
        note = compose(say("dms-closed", guard.lang))
        await guard.answer.interaction.followup.send(view=note.view, ephemeral=True)


async def leave(services: Services, guard: Guard, table_id: int) -> None:
    table = guard.table = await services.tables.leave(table_id, guard.answer.interaction.user.id)
    await update_lobby(guard, table)


async def hand_over(services: Services, guard: Guard, table_id: int) -> None:
    """Get up in the middle of a game: a computer player goes on."""
    user = guard.answer.interaction.user.id
    guard.table = await services.tables.replace(table_id, user, STAND_IN_LEVEL)
    await guard.answer.give(compose(say("left", guard.lang)))


async def update_lobby(guard: Guard, table: HostedTable) -> None:
    """The click that changed the lobby shows it changed at once; a command gets a copy."""
    interaction = guard.answer.interaction
    if interaction.type is discord.InteractionType.component:
        guard.answer.edits = True
        await guard.answer.give(lobby_message(table))
    else:
        await guard.answer.give(compose(say("done", guard.lang)))


async def start(services: Services, guard: Guard, table_id: int) -> None:
    table = guard.table = await services.tables.get(table_id)
    services.must_be_host(table, guard.answer.interaction)
    table = guard.table = await services.tables.start(table_id)
    await update_lobby(guard, table)


async def act(
    services: Services, guard: Guard, table: HostedTable, seat: int, action: str, question: str
) -> None:
    """Play, and answer with what happened and what is asked next; the picture follows.

    The answer is drawn up while the disk writes, and given when it has.
    """
    told, picture, drawn = table.game.event_count, guard.answer.picture, list[OutgoingMessage]()

    def draw(table: HostedTable) -> None:
        drawn.append(after_action_message(table, seat, told, guard.lang, picture))

    by = guard.answer.interaction
    table = guard.table = await services.tables.play(
        table.row.id, seat, action, by.user.id, question, interaction=by.id, meanwhile=draw
    )
    # Where drawing failed, doing it again here says why.
    await guard.answer.give(
        drawn[-1] if drawn else after_action_message(table, seat, told, guard.lang)
    )
    if services.painter.draws(table.row.game_id):
        illustrate(services, guard, table, seat, events_seen_by(table, seat, told, guard.lang))


def after_action_message(
    table: HostedTable, seat: int, told: int, lang: str, picture: ExistingAttachment | None = None
) -> OutgoingMessage:
    """A picture that is there stays until the new one takes its place: nothing jumps."""
    note = events_seen_by(table, seat, told, lang)
    if table.game.result:
        return compose(note, table.heading)
    return screen_message(table, seat, lang, note=note, image=picture)


async def moved_on(services: Services, guard: Guard, table_id: int, seat: int) -> None:
    """What was answered is no longer asked: a friendly word, and what is asked now."""
    table = guard.table = await services.tables.get(table_id)
    note = say("stale", guard.lang)
    picture = guard.answer.picture
    await guard.answer.give(screen_message(table, seat, guard.lang, note=note, image=picture))
    illustrate(services, guard, table, seat, note)


async def screen(services: Services, guard: Guard, table: HostedTable) -> None:
    """What only this person may see, and the panel; the picture follows."""
    if not table.has_begun:
        raise HostError("not-running")
    seat = services.seat_of(table, guard.answer.interaction.user.id)
    await guard.answer.give(screen_message(table, seat, guard.lang))
    illustrate(services, guard, table, seat)


def illustrate(
    services: Services, guard: Guard, table: HostedTable, seat: int, note: str = ""
) -> None:
    """Have the picture follow its text, of which `note` is the first line."""
    if services.painter.draws(table.row.game_id) and not table.game.result:
        services.later(_illustrate(services, guard, table, seat, note))


async def _illustrate(
    services: Services, guard: Guard, table: HostedTable, seat: int, note: str
) -> None:
    """The picture joins the panel wherever the person stands in it by then."""
    question = table.question(seat)
    style = await services.style(guard.answer.interaction.user.id, guard.lang)
    image = await services.painter.screen(table, seat, style)
    cursors, message_id = services.cursors, guard.answer.message_id
    if image is None and guard.answer.picture is None:
        return
    shown: tuple[Way, int] | None = None
    while shown != (step := cursors.at(message_id, question)):  # a click may come between
        table = await services.tables.get(table.row.id)
        if table.row.status != "running" or table.question(seat) != question:
            return
        shown = step
        at = plan(table.game.legal(seat), *step) if step != BEGINNING else None
        top = "" if at else note
        await guard.answer.give(
            screen_message(table, seat, guard.lang, at=at, note=top, image=image)
        )


async def board(services: Services, guard: Guard, table: HostedTable, *, part: str = "") -> None:
    """The board, or a part of it large: text at once, the picture when it is drawn."""
    if not table.has_begun:
        raise HostError("not-running")
    if part and part not in parts(table.row.game_id):
        raise HostError("no-part", part=part[:40], parts=", ".join(parts(table.row.game_id)))
    await guard.answer.give(compose(f"**{table.heading}**", waiting_line(table)))
    if services.painter.draws(table.row.game_id):
        services.later(_illustrate_board(services, guard, table, part))


async def _illustrate_board(
    services: Services, guard: Guard, table: HostedTable, part: str
) -> None:
    user = guard.answer.interaction.user.id
    style = await services.style(user, guard.lang)
    if part:
        image = await services.painter.zoom(table, table.row.seat_of(user), part, style)
    else:
        image = await services.painter.board(table, style)
    if image:
        line = waiting_line(table)
        await guard.answer.give(compose(f"**{table.heading}**", line, image=image))


def parts(game: str) -> tuple[str, ...]:
    """What of a game can be seen large."""
    return render.parts(game) if game in render.all_games() else ()


def events_seen_by(table: HostedTable, seat: int | None, since: int, lang: str) -> str:
    """Events from `since` on, as this seat saw them."""
    return narration(table, table.game.log(seat, min(since, table.game.event_count)), lang)


async def rematch(services: Services, guard: Guard, table: HostedTable) -> None:
    """The same again: whoever presses hosts, the others are called to the new lobby."""
    interaction = guard.answer.interaction
    services.seat_of(table, interaction.user.id)
    await services.tables.rematch(table.row, person(interaction))
    await guard.answer.give(compose(say("table-opened", guard.lang)))


def label(table: HostedTable, action: str, lang: str) -> str:
    """An action as a button would name it."""
    parsed = parse(table.row.game_id, action)
    assert parsed is not None, action
    return table.words.action(parsed, lang, table.names)
