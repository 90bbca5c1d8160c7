"""What commands and buttons have in common: one function for each thing that can be asked."""

import io
import random

import discord

import render
from bot import house, messages
from bot.errors import Guard
from bot.host import Host
from bot.live import Live
from bot.mail import Mail
from bot.messages import Letter, letter
from bot.narration import narration
from bot.prompts.desk import screen_letter
from bot.say import HostError, say
from bot.store import Sitter
from bot.thinker import Thought
from engine.notation import parse

RECENT = 40  # events in a log
STAND_IN = "normal"  # who goes on for a person who leaves
ADVISER = "hard"


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
        await mail.send_dm(who.user_id, letter(text), f"welcome-{guard.answer.interaction.id}"[:25])
        await host.store.prefer(f"user {who.user_id}", "dms", "open")
    except discord.Forbidden:
        note = letter(say("dms-closed", guard.lang))
        await guard.answer.interaction.followup.send(view=note.view, ephemeral=True)


async def leave(host: Host, guard: Guard, table_id: int) -> None:
    live = guard.live = await host.tables.leave(table_id, guard.answer.interaction.user.id)
    await update_lobby(guard, live)


async def hand_over(host: Host, guard: Guard, table_id: int) -> None:
    """Get up in the middle of a game: a computer player goes on."""
    user = guard.answer.interaction.user.id
    guard.live = await host.tables.replace(table_id, user, STAND_IN)
    await guard.answer.give(letter(say("left", guard.lang)))


async def update_lobby(guard: Guard, live: Live) -> None:
    """The click that changed the lobby shows it changed at once; a command gets a copy."""
    interaction = guard.answer.interaction
    if interaction.type is discord.InteractionType.component:
        guard.answer.edits = True
        await guard.answer.give(messages.lobby(live))
    else:
        await guard.answer.give(letter(say("done", guard.lang)))


async def start(host: Host, guard: Guard, table_id: int) -> None:
    live = guard.live = await host.tables.live(table_id)
    host.must_be_host(live, guard.answer.interaction)
    live = guard.live = await host.tables.start(table_id)
    await update_lobby(guard, live)


async def act(
    host: Host, guard: Guard, live: Live, seat: int, action: str, question: str = ""
) -> Live:
    """Play, and answer with what happened and what is asked next.

    The answer is drawn up while the disk writes, and given when it has.
    """
    told, drawn = live.table.told, list[Letter]()

    def draw(live: Live) -> None:
        drawn.append(after_act(live, seat, told, guard.lang))

    user = guard.answer.interaction.user.id
    live = guard.live = await host.tables.play(
        live.row.id, seat, action, user, question, meanwhile=draw
    )
    # Where drawing failed, doing it again here says why.
    await guard.answer.give(drawn[-1] if drawn else after_act(live, seat, told, guard.lang))
    return live


def after_act(live: Live, seat: int, told: int, lang: str) -> Letter:
    note = told_to(live, seat, told, lang)
    if live.table.result:
        return letter(note, live.heading)
    return screen_letter(live, seat, lang, note=note)


async def screen(host: Host, guard: Guard, live: Live) -> None:
    """What only this person may see, and the panel; the picture follows."""
    if live.game is None:
        raise HostError("not-running")
    seat = host.seat_of(live, guard.answer.interaction.user.id)
    await guard.answer.give(screen_letter(live, seat, guard.lang))
    illustrate(host, guard, live, seat)


def illustrate(host: Host, guard: Guard, live: Live, seat: int) -> None:
    """Have the picture follow its text."""
    if host.painter.draws(live.row.game):
        host.later(_illustrate(host, guard, live.row.id, seat, live.question(seat)))


async def _illustrate(host: Host, guard: Guard, table_id: int, seat: int, question: str) -> None:
    live = await host.tables.live(table_id)
    taste = await host.taste(guard.answer.interaction.user.id, guard.lang)
    image = await host.painter.screen(live, seat, taste)
    live = await host.tables.live(table_id)
    if image and live.question(seat) == question:
        await guard.answer.give(screen_letter(live, seat, guard.lang, image=image))


async def board(host: Host, guard: Guard, live: Live, *, part: str = "") -> None:
    """The board, or a part of it large: text at once, the picture when it is drawn."""
    if live.game is None:
        raise HostError("not-running")
    if part and part not in parts(live.row.game):
        raise HostError("no-part", part=part[:40], parts=", ".join(parts(live.row.game)))
    await guard.answer.give(letter(f"**{live.heading}**", messages.waiting_line(live)))
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
        line = messages.waiting_line(live)
        await guard.answer.give(letter(f"**{live.heading}**", line, image=image))


def parts(game: str) -> tuple[str, ...]:
    """What of a game can be seen large."""
    return render.parts(game) if game in render.all_games() else ()


async def board_as_text(guard: Guard, live: Live) -> None:
    text = position_text(live, guard.lang)
    await guard.answer.give(letter(f"**{live.heading}**", text))


def position_text(live: Live, lang: str) -> str:
    """The whole position as text, for a screen reader."""
    if live.row.game not in render.all_games():
        return told_to(live, None, max(0, live.table.told - RECENT), lang)
    view = live.table.view(None)
    return render.text(view, live.words, names=live.row.names, lang=lang)


async def log(guard: Guard, live: Live) -> None:
    """The last events as this person saw them."""
    if live.game is None:
        raise HostError("not-running")
    seat = live.row.seat_of(guard.answer.interaction.user.id)
    text = told_to(live, seat, max(0, live.table.told - RECENT), guard.lang)
    await guard.answer.give(letter(text or say("log-empty", guard.lang)))


def told_to(live: Live, seat: int | None, since: int, lang: str) -> str:
    """Events from `since` on, as this seat saw them."""
    return narration(live, live.table.log(seat, min(since, live.table.told)), lang)


async def record(guard: Guard, live: Live) -> None:
    """The record as a file: the public part until the end, then all of it."""
    game = live.table
    over = game.result is not None
    text = game.record() if over else game.public_record()
    name = f"{live.row.game}-{live.row.id}.txt"
    note = letter(
        say("record-whole" if over else "record-public", guard.lang),
        rows=[discord.ui.File(f"attachment://{name}")],
    )
    file = discord.File(io.BytesIO(text.encode()), name)
    await guard.answer.give(Letter(note.view, [file]))


async def rematch(host: Host, guard: Guard, live: Live) -> None:
    """The same people and options at a new table, in another order."""
    interaction = guard.answer.interaction
    host.seat_of(live, interaction.user.id)
    row = live.row
    sitters = list(row.seats)
    random.shuffle(sitters)
    first = next(sitter for sitter in sitters if sitter.user_id == interaction.user.id)
    place = (row.channel_id, row.guild_id)
    new = await host.tables.open(row.game, place, first, row.lang, log=row.log)
    await host.tables.set_custom(new.row.id, "clock", house.value(row, "clock"))
    for name, value in row.options.items():
        await host.tables.set_option(new.row.id, name, value)
    for sitter in sitters:
        if sitter.is_computer and not sitter.away:
            await host.tables.add_computer(new.row.id, sitter.level or STAND_IN)
    await guard.answer.give(letter(say("done", guard.lang)))


async def hint(host: Host, guard: Guard, live: Live) -> None:
    """What a computer player would do with this person's knowledge, for their eyes only."""
    seat = host.seat_of(live, guard.answer.interaction.user.id)
    if seat not in live.table.asked:
        raise HostError("not-asked-hint")
    legal = live.table.legal(seat)
    if len(legal) == 1:
        only = say("hint-only", guard.lang, action=label(live, legal[0], guard.lang))
        await guard.answer.give(letter(only))
        return
    thought = await host.thinker.thought(live, seat, ADVISER)
    if thought is None:
        raise HostError("no-hint")
    await guard.answer.give(letter(*hint_lines(live, thought, guard.lang)))


def hint_lines(live: Live, thought: Thought, lang: str) -> list[str]:
    lines = [say("hint", lang, action=label(live, thought.action, lang))]
    if thought.reason:
        part = live.words(f"worth-{thought.reason}", lang)
        lines[0] += " " + say("hint-why", lang, part=part)
    if thought.others:
        others = " · ".join(label(live, action, lang) for action in thought.others)
        lines.append("-# " + say("hint-others", lang, actions=others))
    return lines


def label(live: Live, action: str, lang: str) -> str:
    """An action as a button would name it."""
    parsed = parse(live.row.game, action)
    assert parsed is not None, action
    return live.words.action(parsed, lang, live.names)
