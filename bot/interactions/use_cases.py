"""What commands and buttons have in common: one function for each thing that can be asked."""

import discord

import render
from bot.delivery.discord_api import Mail
from bot.interactions.errors import Guard
from bot.interactions.services import Host, person
from bot.messages.lobby import lobby_message
from bot.messages.message import Kept, Letter, compose
from bot.messages.narration import narration
from bot.messages.panel.cursor import BEGINNING
from bot.messages.panel.plan import Way, plan
from bot.messages.screen import screen_message
from bot.messages.table import waiting_line
from bot.store import Sitter
from bot.tables.hosted_table import Live
from bot.text.say import HostError, say
from engine.notation import parse

STAND_IN = "normal"  # who goes on for a person who leaves


async def join(host: Host, guard: Guard, table_id: int, who: Sitter) -> None:
    live = guard.live = await host.tables.join(table_id, who)
    await update_lobby(guard, live)
    await _welcome(host, guard, live, who)


async def come_back(host: Host, guard: Guard, table_id: int, who: Sitter) -> None:
    """Sit down again where a computer player went on for this person."""
    live = guard.live = await host.tables.come_back(table_id, who)
    await screen(host, guard, live)


async def _welcome(host: Host, guard: Guard, live: Live, who: Sitter) -> None:
    """A DM with what to expect; where DMs are closed, a word that nothing is lost by it."""
    assert who.user_id is not None
    seat = live.row.seat_of(who.user_id)
    if seat is None:
        return
    text = say(
        "lobby-welcome",
        guard.lang,
        title=live.words("title", guard.lang),
        channel=f"<#{live.row.channel_id}>",
        seat=live.names[seat],
    )
    mail = Mail(guard.answer.interaction.client)
    try:
        await mail.send_dm(
            who.user_id, compose(text), f"welcome-{guard.answer.interaction.id}"[:25]
        )
        await host.store.prefer(f"user {who.user_id}", "dms", "open")
    except discord.Forbidden:
        note = compose(say("dms-closed", guard.lang))
        await guard.answer.interaction.followup.send(view=note.view, ephemeral=True)


async def leave(host: Host, guard: Guard, table_id: int) -> None:
    live = guard.live = await host.tables.leave(table_id, guard.answer.interaction.user.id)
    await update_lobby(guard, live)


async def hand_over(host: Host, guard: Guard, table_id: int) -> None:
    """Get up in the middle of a game: a computer player goes on."""
    user = guard.answer.interaction.user.id
    guard.live = await host.tables.replace(table_id, user, STAND_IN)
    await guard.answer.give(compose(say("left", guard.lang)))


async def update_lobby(guard: Guard, live: Live) -> None:
    """The click that changed the lobby shows it changed at once; a command gets a copy."""
    interaction = guard.answer.interaction
    if interaction.type is discord.InteractionType.component:
        guard.answer.edits = True
        await guard.answer.give(lobby_message(live))
    else:
        await guard.answer.give(compose(say("done", guard.lang)))


async def start(host: Host, guard: Guard, table_id: int) -> None:
    live = guard.live = await host.tables.live(table_id)
    host.must_be_host(live, guard.answer.interaction)
    live = guard.live = await host.tables.start(table_id)
    await update_lobby(guard, live)


async def act(host: Host, guard: Guard, live: Live, seat: int, action: str, question: str) -> None:
    """Play, and answer with what happened and what is asked next; the picture follows.

    The answer is drawn up while the disk writes, and given when it has.
    """
    told, picture, drawn = live.table.told, guard.answer.picture, list[Letter]()

    def draw(live: Live) -> None:
        drawn.append(after_act(live, seat, told, guard.lang, picture))

    by = guard.answer.interaction
    live = guard.live = await host.tables.play(
        live.row.id, seat, action, by.user.id, question, interaction=by.id, meanwhile=draw
    )
    # Where drawing failed, doing it again here says why.
    await guard.answer.give(drawn[-1] if drawn else after_act(live, seat, told, guard.lang))
    if host.painter.draws(live.row.game):
        illustrate(host, guard, live, seat, told_to(live, seat, told, guard.lang))


def after_act(live: Live, seat: int, told: int, lang: str, picture: Kept | None = None) -> Letter:
    """A picture that is there stays until the new one takes its place: nothing jumps."""
    note = told_to(live, seat, told, lang)
    if live.table.result:
        return compose(note, live.heading)
    return screen_message(live, seat, lang, note=note, image=picture)


async def moved_on(host: Host, guard: Guard, table_id: int, seat: int) -> None:
    """What was answered is no longer asked: a friendly word, and what is asked now."""
    live = guard.live = await host.tables.live(table_id)
    note = say("stale", guard.lang)
    picture = guard.answer.picture
    await guard.answer.give(screen_message(live, seat, guard.lang, note=note, image=picture))
    illustrate(host, guard, live, seat, note)


async def screen(host: Host, guard: Guard, live: Live) -> None:
    """What only this person may see, and the panel; the picture follows."""
    if live.game is None:
        raise HostError("not-running")
    seat = host.seat_of(live, guard.answer.interaction.user.id)
    await guard.answer.give(screen_message(live, seat, guard.lang))
    illustrate(host, guard, live, seat)


def illustrate(host: Host, guard: Guard, live: Live, seat: int, note: str = "") -> None:
    """Have the picture follow its text, of which `note` is the first line."""
    if host.painter.draws(live.row.game) and not live.table.result:
        host.later(_illustrate(host, guard, live, seat, note))


async def _illustrate(host: Host, guard: Guard, live: Live, seat: int, note: str) -> None:
    """The picture joins the panel wherever the person stands in it by then."""
    question = live.question(seat)
    taste = await host.taste(guard.answer.interaction.user.id, guard.lang)
    image = await host.painter.screen(live, seat, taste)
    cursors, message_id = host.cursors, guard.answer.message_id
    if image is None and guard.answer.picture is None:
        return
    shown: tuple[Way, int] | None = None
    while shown != (step := cursors.at(message_id, question)):  # a click may come between
        live = await host.tables.live(live.row.id)
        if live.row.status != "running" or live.question(seat) != question:
            return
        shown = step
        at = plan(live.table.legal(seat), *step) if step != BEGINNING else None
        top = "" if at else note
        await guard.answer.give(
            screen_message(live, seat, guard.lang, at=at, note=top, image=image)
        )


async def board(host: Host, guard: Guard, live: Live, *, part: str = "") -> None:
    """The board, or a part of it large: text at once, the picture when it is drawn."""
    if live.game is None:
        raise HostError("not-running")
    if part and part not in parts(live.row.game):
        raise HostError("no-part", part=part[:40], parts=", ".join(parts(live.row.game)))
    await guard.answer.give(compose(f"**{live.heading}**", waiting_line(live)))
    if host.painter.draws(live.row.game):
        host.later(_illustrate_board(host, guard, live, part))


async def _illustrate_board(host: Host, guard: Guard, live: Live, part: str) -> None:
    user = guard.answer.interaction.user.id
    taste = await host.taste(user, guard.lang)
    if part:
        image = await host.painter.zoom(live, live.row.seat_of(user), part, taste)
    else:
        image = await host.painter.board(live, taste)
    if image:
        line = waiting_line(live)
        await guard.answer.give(compose(f"**{live.heading}**", line, image=image))


def parts(game: str) -> tuple[str, ...]:
    """What of a game can be seen large."""
    return render.parts(game) if game in render.all_games() else ()


def told_to(live: Live, seat: int | None, since: int, lang: str) -> str:
    """Events from `since` on, as this seat saw them."""
    return narration(live, live.table.log(seat, min(since, live.table.told)), lang)


async def rematch(host: Host, guard: Guard, live: Live) -> None:
    """The same again: whoever presses hosts, the others are called to the new lobby."""
    interaction = guard.answer.interaction
    host.seat_of(live, interaction.user.id)
    await host.tables.rematch(live.row, person(interaction))
    await guard.answer.give(compose(say("table-opened", guard.lang)))


def label(live: Live, action: str, lang: str) -> str:
    """An action as a button would name it."""
    parsed = parse(live.row.game, action)
    assert parsed is not None, action
    return live.words.action(parsed, lang, live.names)
