"""The messages we send, as Components V2: a container, a few lines, one picture, one row."""

import io
from collections.abc import Sequence
from dataclasses import dataclass, field

import discord
from discord import ButtonStyle, ui

import engine
from bot import figures, house
from bot.live import Live
from bot.prompts.custom_id import ButtonId
from bot.say import say
from engine.players import LEVELS

ACCENT = 0x8A6B3D
ALT = 1024
TEXT = 3900
REMOVE = "-"  # among the levels of computer players: one of them leaves

Item = ui.Item[ui.LayoutView]


@dataclass(frozen=True, slots=True)
class Image:
    """A picture to attach, with the words for those who do not see it."""

    png: bytes
    alt: str
    name: str = "board.png"

    def file(self) -> discord.File:
        return discord.File(io.BytesIO(self.png), self.name, description=self.alt[:ALT])


@dataclass(frozen=True, slots=True)
class Kept:
    """The picture that a message has already, which stays when the message is edited."""

    attachment: discord.Attachment

    @property
    def name(self) -> str:
        return self.attachment.filename

    @property
    def alt(self) -> str:
        return self.attachment.description or ""


@dataclass(slots=True)
class Letter:
    """A message ready to go: its layout, its files, and what stays of those it has."""

    view: ui.LayoutView
    files: list[discord.File]
    kept: list[discord.Attachment] = field(default_factory=list)

    @property
    def attachments(self) -> list[discord.Attachment | discord.File]:
        """All that an edited message is to have."""
        return [*self.kept, *self.files]


def letter(*texts: str, image: Image | Kept | None = None, rows: Sequence[Item] = ()) -> Letter:
    """Text, at most one picture, rows of buttons."""
    container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=ACCENT)
    if image:
        item = discord.MediaGalleryItem(f"attachment://{image.name}", description=image.alt[:ALT])
        container.add_item(ui.MediaGallery(item))
    body = "\n".join(text for text in texts if text)
    container.add_item(ui.TextDisplay(body[:TEXT] or "\u200b"))
    for row in rows:
        container.add_item(row)
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    # Clicks are routed by custom_id alone, so discord.py need not remember the view.
    view.stop()
    if isinstance(image, Kept):
        return Letter(view, [], [image.attachment])
    return Letter(view, [image.file()] if image else [])


def button(
    what: str,
    live: Live,
    lang: str,
    *,
    style: ButtonStyle = ButtonStyle.secondary,
    disabled: bool = False,
) -> ui.Button[ui.LayoutView]:
    where = ButtonId(what, live.row.id)
    label = say(f"button-{what}", lang)
    return ui.Button(label=label, style=style, custom_id=str(where), disabled=disabled)


# -- lobby -----------------------------------------------------------------------------------


def lobby(live: Live) -> Letter:
    row, lang = live.row, live.row.lang
    rules = engine.GAMES[row.game]
    title = live.words("title", lang)
    if row.status == "abandoned":
        return letter(say("lobby-abandoned", lang, title=title))
    if row.status != "lobby":
        # This message stays as it is from now on: whoever doubts a shuffle finds it here.
        commitment = say("final-commitment", lang, commitment=live.table.commitment)
        return letter(say("lobby-started", lang, title=title), f"-# {commitment}")
    return letter(
        _lobby_heading(live, title),
        f"-# {live.words('help-short', lang)}",
        " · ".join(_lobby_seats(live)),
        f"-# {options_line(live)}",
        f"-# {say('lobby-house', lang)}" if rules.figures.house else "",
        rows=[_lobby_buttons(live), _computer_select(live)],
    )


def _lobby_heading(live: Live, title: str) -> str:
    row, seats = live.row, engine.GAMES[live.row.game].seats
    heading = say("lobby-title", row.lang, title=title, low=seats[0], high=seats[-1])
    moves = engine.GAMES[row.game].about_calls(len(row.seats))
    return f"{heading} · {say('lobby-length', row.lang, moves=moves)}" if moves else heading


def _lobby_seats(live: Live) -> list[str]:
    """Everyone by seat; where seats are parts to play, with the part."""
    lang, found = live.row.lang, []
    for seat in range(engine.GAMES[live.row.game].seats[-1]):
        text, part = _lobby_seat(live, seat), f"role-{seat}"
        if live.words.has(part):
            text = say("lobby-seat-role", lang, seat=text, role=live.words(part, lang))
        found.append(text)
    return found


def _lobby_seat(live: Live, seat: int) -> str:
    row, lang = live.row, live.row.lang
    if seat >= len(row.seats):
        return say("lobby-seat-free", lang, shape=live.shape(seat))
    sitter = row.seats[seat]
    key = "lobby-seat-host" if sitter.user_id == row.host_id else "lobby-seat"
    return say(key, lang, shape=live.shape(seat), name=sitter.name)


def options_line(live: Live) -> str:
    """What differs from the book, and the customs of the table, in a line."""
    fields = engine.GAMES[live.row.game].options.model_fields
    changed = {
        name: value for name, value in live.row.options.items() if value != fields[name].default
    }
    own = changed.pop(figures.OPTION, {})
    lang = live.row.lang
    chosen = [f"{spelt(name, lang)}: {spelt(value, lang)}" for name, value in changed.items()]
    if own:
        chosen.append(say("figures-changed", lang, count=len(own)))
    book = [say("lobby-options-none", lang)]
    return " · ".join([*(chosen or book), *house.lines(live.row, lang)])


def spelt(chosen: object, lang: str) -> str:
    """An option, or a value of one, as one reads it."""
    if isinstance(chosen, bool):
        return say("option-on" if chosen else "option-off", lang)
    return str(chosen).replace("_", " ")


def _lobby_buttons(live: Live) -> Item:
    lang, rules = live.row.lang, engine.GAMES[live.row.game]
    full = len(live.row.seats) >= rules.seats[-1]
    ready = len(live.row.seats) >= rules.seats[0]
    return ui.ActionRow(
        button("join", live, lang, style=ButtonStyle.primary, disabled=full),
        button("leave", live, lang),
        button("options", live, lang),
        button(
            "start",
            live,
            lang,
            style=ButtonStyle.success if ready else ButtonStyle.secondary,
        ),
    )


def _computer_select(live: Live) -> Item:
    """Computer players by their level, and one to send away where one sits."""
    lang, row = live.row.lang, live.row
    options = []
    if len(row.seats) < engine.GAMES[row.game].seats[-1]:
        options = [_level_option(level, lang) for level in LEVELS]
    if any(sitter.is_computer for sitter in row.seats):
        remove = say("computer-remove", lang)
        options.append(discord.SelectOption(label=remove, value=REMOVE))
    select: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=str(ButtonId("computer", row.id)),
        placeholder=say("computer-add", lang),
        options=options or [discord.SelectOption(label="-")],
        disabled=not options,
    )
    return ui.ActionRow(select)


def _level_option(level: str, lang: str) -> discord.SelectOption:
    label = f"{say('computer-add', lang)}: {say(f'level-{level}', lang)}"
    return discord.SelectOption(
        label=label, value=level, description=say(f"level-{level}-help", lang)
    )


# -- the table -------------------------------------------------------------------------------


def table(live: Live, image: Image | None = None, people: Sequence[int] = ()) -> Letter:
    """Board, phase, who is waited for, and the buttons."""
    lang = live.row.lang
    buttons = ui.ActionRow(
        button("screen", live, lang, style=ButtonStyle.primary),
        button("board", live, lang),
        button("log", live, lang),
        button("rules", live, lang),
    )
    lines = [f"**{live.heading}**", waiting_line(live, people)]
    return letter(*lines, image=image, rows=[buttons])


def screen_row(live: Live) -> Item:
    return ui.ActionRow(button("screen", live, live.row.lang, style=ButtonStyle.primary))


def waiting_line(live: Live, people: Sequence[int] = ()) -> str:
    """Who is waited for; with mentions where this message is the one that calls them."""
    lang, asked = live.row.lang, live.table.asked
    if not asked:
        return ""
    if all(live.row.seats[seat].is_computer for seat in asked):
        return say("table-thinking", lang)
    names = [_called(live, seat, people) for seat in asked]
    return say("waiting-for", lang, people=", ".join(names))


def _called(live: Live, seat: int, people: Sequence[int]) -> str:
    user = live.row.seats[seat].user_id
    return f"{live.shape(seat)} <@{user}>" if user in people else live.names[seat]


def reminder(live: Live, seat: int, hours: int) -> Letter:
    """Somebody is waited for; to the others, what can be done about it."""
    row, lang = live.row, live.row.lang
    count, unit = (hours // 24, "days") if hours >= 48 else (hours, "hours")
    time = say(f"time-{unit}", lang, count=count)
    lines = [say("remind", lang, mention=f"<@{row.seats[seat].user_id}>", time=time)]
    if sum(not sitter.is_computer for sitter in row.seats) > 1:
        lines.append("-# " + say("remind-others", lang, name=live.names[seat]))
    return letter(*lines, rows=[screen_row(live)])


def really_abandon(live: Live, lang: str) -> Letter:
    """Asked of the host before a game ends that others are in the middle of."""
    text = say("really-abandon", lang, moves=len(live.table.history))
    row = ui.ActionRow(button("abandon", live, lang, style=ButtonStyle.danger))
    return letter(text, rows=[row])


def final(live: Live, image: Image | None = None) -> Letter:
    lang, game = live.row.lang, live.table
    result = game.result
    assert result is not None
    scores = [
        f"{place}. {live.names[seat]} · {result['scores'][seat]} {live.words('score-name', lang)}"
        for place, group in enumerate(result["ranking"], 1)
        for seat in group
    ]
    seed = say("final-seed", lang, seed=game.seed or "", commitment=game.commitment)
    row = ui.ActionRow(*(button(what, live, lang) for what in ("rematch", "record", "replay")))
    return letter(outcome(live), *scores, f"-# {seed}", image=image, rows=[row])


def outcome(live: Live) -> str:
    """Who has won, in a line."""
    assert live.table.result is not None
    winners = live.table.result["winners"]
    names = ", ".join(live.names[seat] for seat in winners)
    return say("final-title", live.row.lang, names=names, count=len(winners))
