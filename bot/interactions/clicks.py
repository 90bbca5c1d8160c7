"""Clicks on buttons, selects and forms, routed by custom_id: they work after any restart.

discord.py's `DynamicItem` is not used: it builds the whole view of the message for each click, and
does not take forms.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, cast

from discord import Interaction, InteractionType, TextStyle, ui

from bot.interactions import parts as choosing
from bot.interactions import (
    personal,
    practice,
    reading,
    replay,
    reports,
    rulebook,
    settings_form,
    use_cases,
    welcome,
)
from bot.interactions.commands.advice import hint
from bot.interactions.context import Context
from bot.interactions.limits import Lane
from bot.interactions.services import Services
from bot.messages import figures, option_form, options, parts
from bot.messages.lobby import REMOVE, START
from bot.messages.message import ButtonId
from bot.messages.panel.plan import (
    PER_PAGE,
    NoSuchWay,
    Plan,
    Way,
    action_at,
    counted_actions,
    each,
    plan,
    several,
    several_actions,
    way_to_number,
)
from bot.messages.panel.widgets import Panel, PanelId, plan_at
from bot.messages.welcome import ABOUT, LEARN, PLAY, VERSUS
from bot.text.say import HostError, say
from engine.players import LEVELS

NUMBER = "number"
Button = Callable[[Context, ButtonId], Awaitable[None]]


class Clicks:
    def __init__(self, services: Services) -> None:
        self.services = services

    async def on_interaction(self, interaction: Interaction[Any]) -> None:
        """Answer every click and every form; slash commands go their own way."""
        if interaction.type not in (InteractionType.component, InteractionType.modal_submit):
            return
        custom_id = str(data_of(interaction).get("custom_id", ""))
        if clicked := PanelId.read(custom_id):
            ctx = Context(
                self.services, interaction, edits=True, lane=Lane.MOVES, table_id=clicked.table_id
            )
            await ctx.run(partial(panel, ctx, clicked))
        else:
            pressed = ButtonId.read(custom_id)
            edits = bool(pressed and turns_a_page(pressed))
            lane = Lane.MOVES if pressed and pressed.what == "screen" else Lane.LOOKS
            where = pressed.table_id if pressed else 0
            ctx = Context(self.services, interaction, edits=edits, lane=lane, table_id=where)
            await ctx.run(partial(button, ctx, pressed))


# -- panels --------------------------------------------------------------------------------------


async def panel(ctx: Context, clicked: PanelId) -> None:
    ctx.table = await ctx.services.tables.get(clicked.table_id)
    ctx.must_have_begun()
    seat = ctx.seat
    if clicked.act == "r":
        await use_cases.show_panel(ctx)
    elif clicked.question != ctx.table.question(seat):
        await use_cases.moved_on(ctx)
    elif clicked.act == "u":
        await use_cases.undo(ctx)
    elif clicked.act == "w":
        await use_cases.go_on(ctx, clicked.question)
    else:
        try:
            await follow(ctx, clicked, ctx.table.game.legal(seat))
        except NoSuchWay:
            await use_cases.moved_on(ctx)


async def follow(ctx: Context, clicked: PanelId, legal: list[str]) -> None:
    """Go one step on in the panel; at the end of the way, play."""
    if clicked.act == "n":
        await number(ctx, clicked, legal)
        return
    if clicked.act in ("e", "f"):
        await counts(ctx, clicked, legal)
        return
    if clicked.act == "m":
        await use_cases.show_panel(ctx, several(legal, clicked.way))
        return
    picked = chosen(ctx.interaction)
    if len(picked) > 1:
        await pick_several(ctx, clicked, legal, picked)
        return
    way = clicked.way + picked
    action = action_at(legal, way)
    if action is None:
        await use_cases.show_panel(ctx, plan_at(ctx.table, ctx.seat, way, clicked.page))
    elif clicked.act == "c":
        await use_cases.play(ctx, [action], clicked.question, is_meant=True)
    else:
        await use_cases.play(ctx, [action], clicked.question)


async def pick_several(
    ctx: Context, clicked: PanelId, legal: list[str], picked: tuple[int, ...]
) -> None:
    """Play what was picked together, or ask for the numbers that belong to it."""
    actions = several_actions(legal, clicked.way, picked)
    if actions is None:
        await use_cases.show_panel(ctx, each(legal, clicked.way, picked))
    else:
        await use_cases.play(ctx, actions, clicked.question)


async def counts(ctx: Context, clicked: PanelId, legal: list[str]) -> None:
    """Give each of several its number: the one that was pressed, or those of a form."""
    way, picked = _common_way(clicked.way)
    at = each(legal, way, picked)
    if clicked.act == "e":
        numbers = [clicked.page] * len(picked)
    elif ctx.interaction.type is not InteractionType.modal_submit:
        await ctx.ask(each_form(ctx, clicked, at))
        return
    else:
        texts = [
            written(ctx.interaction, f"{NUMBER}{place}") or "0" for place in range(len(picked))
        ]
        wrong = [text for text in texts if not is_number(text) or int(text) > at.high]
        if wrong:
            raise HostError("number", text=wrong[0][:20], low=0, high=at.high)
        numbers = [int(text) for text in texts]
    actions = counted_actions(legal, way, picked, numbers)
    if not actions:
        raise HostError("number", text="0", low=1, high=at.high)
    await use_cases.play(ctx, actions, clicked.question)


def _common_way(way: Way) -> tuple[Way, Way]:
    """Return the way that several choices have in common, and the last index of each."""
    if not way or len(way) < way[0] + 2:
        raise NoSuchWay(way)
    return way[1 : way[0] + 1], way[way[0] + 1 :]


async def number(ctx: Context, clicked: PanelId, legal: list[str]) -> None:
    """Open a form for a number, or take the number that was written into it."""
    at = plan(legal, clicked.way)
    if ctx.interaction.type is not InteractionType.modal_submit:
        await ctx.ask(number_form(clicked, at, ctx.lang))
        return
    text = written(ctx.interaction, NUMBER)
    way = way_to_number(legal, clicked.way, int(text)) if is_number(text) else None
    action = action_at(legal, way) if way else None
    if action is None:
        raise HostError("number", text=text[:20], low=at.low, high=at.high)
    await use_cases.play(ctx, [action], clicked.question)


# -- buttons -------------------------------------------------------------------------------------


async def button(ctx: Context, pressed: ButtonId | None) -> None:
    if pressed and pressed.what == personal.FORGET:  # which is about no table
        await personal.forget(ctx, pressed.detail, written(ctx.interaction, personal.WORD))
        return
    if pressed and pressed.what == reports.REPORT:  # which is about a message
        await reports.take(ctx, pressed.detail, written(ctx.interaction, reports.FIELD))
        return
    if pressed and pressed.what == settings_form.SETTINGS:
        await settings_form.take(ctx, all_written(ctx.interaction))
        return
    if pressed and not pressed.table_id and pressed.what in WAYS_TO_BEGIN:
        await WAYS_TO_BEGIN[pressed.what](ctx, pressed)
        return
    handler = BUTTONS.get(pressed.what) if pressed else None
    if pressed is None or handler is None:
        raise HostError("button")
    if not pressed.table_id:
        if pressed.what not in WITHOUT_TABLE:
            raise HostError("button")
        await handler(ctx, pressed)
        return
    ctx.table = await ctx.services.tables.get(pressed.table_id)
    await handler(ctx, pressed)


async def computer(ctx: Context, pressed: ButtonId) -> None:
    """Add a computer player of the picked level, or remove one."""
    ctx.must_be_host()
    picked = next(iter(picks(ctx.interaction)), "")
    if picked == REMOVE:
        ctx.table = await ctx.services.tables.remove_computer(pressed.table_id)
    elif picked in LEVELS:
        ctx.table = await ctx.services.tables.add_computer(pressed.table_id, picked)
    else:
        raise HostError("button")
    await use_cases.update_lobby(ctx)


async def fill(ctx: Context, pressed: ButtonId) -> None:
    await (use_cases.fill_and_start(ctx) if pressed.detail == START else use_cases.fill(ctx))


async def list_options(ctx: Context) -> None:
    """Show a select of the options to the host."""
    ctx.must_be_host()
    await ctx.reply(options.listed(ctx.table, ctx.lang))


async def option(ctx: Context, pressed: ButtonId) -> None:
    """Take the option that was picked, or a value for one."""
    ctx.must_be_host()
    if not pressed.detail:
        await _open_options(ctx, picks(ctx.interaction))
    elif pressed.detail == options.SETTINGS:
        await ctx.ask(option_form.form(ctx.table, option_form.settings(ctx.table), ctx.lang))
    elif pressed.detail == option_form.FORM:
        await _take_form(ctx)
    else:
        picked = next(iter(picks(ctx.interaction)), "")
        if pressed.detail == figures.OPTION:
            picked = written(ctx.interaction, figures.FIELD)
        ctx.table = await options.choose(ctx.services.tables, ctx.table, pressed.detail, picked)
        shown = options.now(ctx.table, pressed.detail, ctx.lang)
        await ctx.reply(options.listed(ctx.table, ctx.lang, shown))


async def _open_options(ctx: Context, picked: list[str]) -> None:
    """Offer one option in a list that explains it, several in one form."""
    if not set(picked) <= set(options.names(ctx.table)):
        raise HostError("button")
    if len(picked) > 1:
        await ctx.ask(option_form.form(ctx.table, picked, ctx.lang))
    elif picked == [figures.OPTION]:
        await ctx.ask(figures.form(ctx.table, ctx.lang))
    else:
        await ctx.reply(options.offered(ctx.table, next(iter(picked), ""), ctx.lang))


async def _take_form(ctx: Context) -> None:
    fields = all_written(ctx.interaction)
    ctx.table = await option_form.choose(ctx.services.tables, ctx.table, fields)
    lines = [options.now(ctx.table, name, ctx.lang) for name in fields]
    await ctx.reply(options.listed(ctx.table, ctx.lang, "\n".join(lines)))


async def turn_page(ctx: Context, pressed: ButtonId) -> None:
    if pressed.detail and not is_number(pressed.detail):
        raise HostError("button")
    await replay.show(ctx, int(pressed.detail or 1))


async def turn_rules(ctx: Context, pressed: ButtonId) -> None:
    await rulebook.turn_to(ctx, pressed, next(iter(picks(ctx.interaction)), ""))


def plain(use_case: Callable[[Context], Awaitable[None]]) -> Button:
    """Return the handler of a button whose custom_id says no more than the table."""
    return lambda ctx, _: use_case(ctx)


WAYS_TO_BEGIN: dict[str, Button] = {  # which are about no table
    ABOUT: welcome.about,
    VERSUS: welcome.versus,
    LEARN: welcome.learn,
    PLAY: welcome.play,
}
BUTTONS: dict[str, Button] = {
    "join": plain(use_cases.join),
    "leave": plain(use_cases.leave),
    "computer": computer,
    "fill": fill,
    "options": plain(list_options),
    "option": option,
    "start": plain(use_cases.start),
    parts.SHOW: choosing.show,
    parts.CHOOSE: choosing.choose,
    parts.STOP: choosing.stop,
    "screen": plain(use_cases.screen),
    "board": plain(use_cases.board),
    "log": plain(reading.log),
    "rules": turn_rules,
    "explain": rulebook.explain,
    "why": rulebook.explain,
    "record": plain(reading.record),
    "rematch": plain(use_cases.rematch),
    "replay": turn_page,
    "abandon": plain(use_cases.abandon),
    "hint": plain(hint),
    "practice": practice.pressed,
}


# What a message about no table may ask for: a page of a game's rules.
WITHOUT_TABLE = ("rules",)


def turns_a_page(pressed: ButtonId) -> bool:
    """Return whether the message is the person's own, and is replaced by what comes of it."""
    return pressed.what in ("option", "abandon", "practice", "why") or (
        pressed.what in ("replay", "rules") and pressed.detail != ""
    )


# -- what Discord sent ---------------------------------------------------------------------------


def data_of(interaction: Interaction[Any]) -> dict[str, Any]:
    """Return what was clicked or sent, as it came: anybody can send anything."""
    return cast(dict[str, Any], interaction.data or {})


def picks(interaction: Interaction[Any]) -> list[str]:
    """Return what was picked in a select."""
    return [str(value) for value in data_of(interaction).get("values") or ()]


def chosen(interaction: Interaction[Any]) -> tuple[int, ...]:
    """Return the indices that were picked in a select, if this was one."""
    values = picks(interaction)
    if len(values) > PER_PAGE or not all(map(is_number, values)):
        raise NoSuchWay(values)
    return tuple([int(value) for value in values])


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 6


def each_form(ctx: Context, clicked: PanelId, at: Plan) -> ui.Modal:
    """Return a form with a field for each of what was picked."""
    title = say("each-title", ctx.lang)
    form = ui.Modal(title=title, custom_id=str(clicked), timeout=None)
    for place, name in enumerate(Panel(ctx.table, ctx.seat, at, ctx.lang).picked):
        field: ui.TextInput[Any] = ui.TextInput(
            custom_id=f"{NUMBER}{place}", default="1", max_length=5, required=False
        )
        label = say("each-label", ctx.lang, name=name, high=at.high)
        form.add_item(ui.Label(text=label[:45], component=field))
    form.stop()  # it comes back by its custom_id, in whatever process
    return form


def number_form(clicked: PanelId, at: Plan, lang: str) -> ui.Modal:
    form = ui.Modal(title=say("number-title", lang), custom_id=str(clicked), timeout=None)
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id=NUMBER, style=TextStyle.short, max_length=5, required=True
    )
    form.add_item(
        ui.Label(text=say("number-label", lang, low=at.low, high=at.high)[:45], component=field)
    )
    form.stop()  # it comes back by its custom_id, in whatever process
    return form


def written(interaction: Interaction[Any], field: str) -> str:
    """Return the text of a form's field."""
    return all_written(interaction).get(field, "")


def all_written(interaction: Interaction[Any]) -> dict[str, str]:
    """Return each field of a form with its text or what was picked, wherever Discord puts it."""
    found = {}
    for part in data_of(interaction).get("components", []):
        inner = part.get("component") or (part.get("components") or [{}])[0]
        if custom_id := inner.get("custom_id"):
            value = inner.get("value") or next(iter(inner.get("values") or ()), "")
            found[str(custom_id)] = str(value).strip()
    return found
