"""Clicks on buttons, selects and forms, routed by custom_id: they work after any restart."""

from collections.abc import Awaitable, Callable
from typing import Any, cast

from discord import Interaction, InteractionType, TextStyle, ui

from bot.interactions import reading, replay, rulebook, use_cases
from bot.interactions.errors import Guard
from bot.interactions.services import Host, person
from bot.messages import figures, options
from bot.messages.lobby import REMOVE
from bot.messages.message import compose
from bot.messages.panel.custom_id import ButtonId, PanelId
from bot.messages.panel.plan import NoSuchWay, Plan, action_at, plan, way_to_number
from bot.messages.screen import screen_message
from bot.store import Conflict
from bot.tables.hosted_table import Live
from bot.tables.service import Stale
from bot.text.say import HostError, language_of, say
from engine.players import LEVELS

NUMBER = "number"


class Clicks:
    def __init__(self, host: Host) -> None:
        self.host = host
        self._buttons: dict[str, Callable[[Guard, ButtonId], Awaitable[None]]] = {
            "join": self._join,
            "leave": self._leave,
            "computer": self._computer,
            "options": self._options,
            "option": self._option,
            "start": self._start,
            "screen": self._screen,
            "board": self._board,
            "log": self._log,
            "rules": self._rules,
            "record": self._record,
            "rematch": self._rematch,
            "replay": self._replay,
            "abandon": self._abandon,
        }

    async def on_interaction(self, interaction: Interaction[Any]) -> None:
        """Every click and every form; slash commands go their own way."""
        if interaction.type not in (InteractionType.component, InteractionType.modal_submit):
            return
        custom_id = str(data_of(interaction).get("custom_id", ""))
        lang = language_of(str(interaction.locale))
        if panel := PanelId.read(custom_id):
            guard = Guard(interaction, lang, edits=True)
            await guard.run(self._panel(guard, panel))
        else:
            pressed = ButtonId.read(custom_id)
            guard = Guard(interaction, lang, edits=bool(pressed and turns_a_page(pressed)))
            await guard.run(self._button(guard, pressed))

    # -- panels ----------------------------------------------------------------------------

    async def _panel(self, guard: Guard, clicked: PanelId) -> None:
        guard.lang = await self.host.language(guard.answer.interaction)
        live = guard.live = await self.host.tables.live(clicked.table)
        if live.game is None:
            raise HostError("not-running")
        interaction = guard.answer.interaction
        seat = self.host.seat_of(live, interaction.user.id)
        try:
            await self._follow(guard, live, seat, clicked)
        except (Stale, Conflict, NoSuchWay):
            await use_cases.moved_on(self.host, guard, clicked.table, seat)

    async def _follow(self, guard: Guard, live: Live, seat: int, clicked: PanelId) -> None:
        if clicked.act == "u":
            by = guard.answer.interaction
            live = await self.host.tables.undo(
                live.row.id, seat, by.user.id, clicked.question, interaction=by.id
            )
            await self._show(guard, live, seat)
            use_cases.illustrate(self.host, guard, live, seat)
            return
        if clicked.act == "r":
            await self._show(guard, live, seat)
            return
        if clicked.question != live.question(seat):
            raise Stale
        legal = live.table.legal(seat)
        if clicked.act == "n":
            await self._number(guard, live, seat, clicked, legal)
            return
        way = clicked.way + chosen(guard.answer.interaction)
        action = action_at(legal, way)
        if action is None:
            at = plan(legal, way, clicked.page)
            await self._show(guard, live, seat, at=at)
        else:
            await self._play(guard, live, seat, action, clicked.question)

    async def _number(
        self, guard: Guard, live: Live, seat: int, clicked: PanelId, legal: list[str]
    ) -> None:
        """Opens a form for a number, or takes the number that was written into it."""
        at = plan(legal, clicked.way)
        interaction = guard.answer.interaction
        if interaction.type is not InteractionType.modal_submit:
            await guard.answer.ask_for(number_form(clicked, at, guard.lang))
            return
        text = written(interaction, NUMBER)
        way = way_to_number(legal, clicked.way, int(text)) if is_number(text) else None
        action = action_at(legal, way) if way else None
        if action is None:
            raise HostError("number", text=text[:20], low=at.low, high=at.high)
        await self._play(guard, live, seat, action, clicked.question)

    async def _play(self, guard: Guard, live: Live, seat: int, action: str, question: str) -> None:
        await use_cases.act(self.host, guard, live, seat, action, question)

    async def _show(self, guard: Guard, live: Live, seat: int, at: Plan | None = None) -> None:
        """Another step of the panel; what picture there is stays beside it."""
        answer = guard.answer
        if message := answer.interaction.message:
            self.host.cursors.note(message.id, live.question(seat), at)
        await answer.give(screen_message(live, seat, guard.lang, at=at, image=answer.picture))

    # -- buttons ---------------------------------------------------------------------------

    async def _button(self, guard: Guard, pressed: ButtonId | None) -> None:
        guard.lang = await self.host.language(guard.answer.interaction)
        handler = self._buttons.get(pressed.what) if pressed else None
        if pressed is None or handler is None:
            raise HostError("button")
        guard.live = await self.host.tables.live(pressed.table)
        await handler(guard, pressed)

    async def _join(self, guard: Guard, pressed: ButtonId) -> None:
        await use_cases.join(self.host, guard, pressed.table, person(guard.answer.interaction))

    async def _leave(self, guard: Guard, pressed: ButtonId) -> None:
        await use_cases.leave(self.host, guard, pressed.table)

    async def _computer(self, guard: Guard, pressed: ButtonId) -> None:
        assert guard.live is not None
        self.host.must_be_host(guard.live, guard.answer.interaction)
        picked = next(iter(picks(guard.answer.interaction)), "")
        if picked == REMOVE:
            live = await self.host.tables.remove_computer(pressed.table)
        elif picked in LEVELS:
            live = await self.host.tables.add_computer(pressed.table, picked)
        else:
            raise HostError("button")
        await use_cases.update_lobby(guard, live)

    async def _start(self, guard: Guard, pressed: ButtonId) -> None:
        await use_cases.start(self.host, guard, pressed.table)

    async def _options(self, guard: Guard, pressed: ButtonId) -> None:
        """A select of the options, for the host's eyes."""
        assert guard.live is not None
        self.host.must_be_host(guard.live, guard.answer.interaction)
        await guard.answer.give(options.listed(guard.live, guard.lang))

    async def _option(self, guard: Guard, pressed: ButtonId) -> None:
        """An option was picked, or a value for one."""
        live = guard.live
        assert live is not None
        self.host.must_be_host(live, guard.answer.interaction)
        picked = next(iter(picks(guard.answer.interaction)), "")
        if not pressed.detail and picked == figures.OPTION:
            await guard.answer.ask_for(figures.form(live, guard.lang))
            return
        if not pressed.detail:
            await guard.answer.give(options.offered(live, picked, guard.lang))
            return
        if pressed.detail == figures.OPTION:
            picked = written(guard.answer.interaction, figures.FIELD)
        live = await options.choose(self.host.tables, live, pressed.detail, picked)
        shown = options.now(live, pressed.detail, guard.lang)
        await guard.answer.give(options.listed(live, guard.lang, shown))

    async def _screen(self, guard: Guard, pressed: ButtonId) -> None:
        assert guard.live is not None
        await use_cases.screen(self.host, guard, guard.live)

    async def _board(self, guard: Guard, pressed: ButtonId) -> None:
        assert guard.live is not None
        await use_cases.board(self.host, guard, guard.live)

    async def _log(self, guard: Guard, pressed: ButtonId) -> None:
        assert guard.live is not None
        await reading.log(self.host, guard, guard.live)

    async def _rules(self, guard: Guard, pressed: ButtonId) -> None:
        assert guard.live is not None
        await rulebook.show(guard, guard.live)

    async def _record(self, guard: Guard, pressed: ButtonId) -> None:
        assert guard.live is not None
        await reading.record(guard, guard.live)

    async def _rematch(self, guard: Guard, pressed: ButtonId) -> None:
        assert guard.live is not None
        await use_cases.rematch(self.host, guard, guard.live)

    async def _abandon(self, guard: Guard, pressed: ButtonId) -> None:
        """The host has said twice that the game shall end."""
        assert guard.live is not None
        self.host.must_be_host(guard.live, guard.answer.interaction)
        await self.host.tables.abandon(pressed.table)
        await guard.answer.give(compose(say("done", guard.lang)))

    async def _replay(self, guard: Guard, pressed: ButtonId) -> None:
        assert guard.live is not None
        if pressed.detail and not is_number(pressed.detail):
            raise HostError("button")
        await replay.show(self.host, guard, guard.live, int(pressed.detail or 1))


def turns_a_page(pressed: ButtonId) -> bool:
    """Whether what was clicked is somebody's own, and is replaced by what comes of the click."""
    return pressed.what in ("option", "abandon") or (
        pressed.what == "replay" and pressed.detail != ""
    )


def data_of(interaction: Interaction[Any]) -> dict[str, Any]:
    """What was clicked or sent, as it came: anybody can send anything."""
    return cast(dict[str, Any], interaction.data or {})


def picks(interaction: Interaction[Any]) -> list[str]:
    """What was picked in a select."""
    return [str(value) for value in data_of(interaction).get("values") or ()]


def chosen(interaction: Interaction[Any]) -> tuple[int, ...]:
    """The index that was picked in a select, if this was one."""
    values = picks(interaction)
    if not values:
        return ()
    value = values[0]
    if not is_number(value):
        raise NoSuchWay(value)
    return (int(value),)


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 6


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
    """The text of a form's field, wherever Discord puts it."""
    for part in data_of(interaction).get("components", []):
        inner = part.get("component") or (part.get("components") or [{}])[0]
        if inner.get("custom_id") == field:
            return str(inner.get("value", "")).strip()
    return ""
