"""Clicks on buttons, selects and forms, routed by custom_id: they work after any restart."""

from collections.abc import Awaitable, Callable
from typing import Any, cast

from discord import Interaction, InteractionType, TextStyle, ui

from bot.interactions import reading, replay, rulebook, use_cases
from bot.interactions.errors import Guard
from bot.interactions.services import Services, person
from bot.messages import figures, options
from bot.messages.lobby import REMOVE
from bot.messages.message import compose
from bot.messages.panel.custom_id import ButtonId, PanelId
from bot.messages.panel.plan import NoSuchWay, Plan, action_at, plan, way_to_number
from bot.messages.screen import screen_message
from bot.store import Conflict
from bot.tables.hosted_table import HostedTable
from bot.tables.service import Stale
from bot.text.say import HostError, language_of, say
from engine.players import LEVELS

NUMBER = "number"


class Clicks:
    def __init__(self, services: Services) -> None:
        self.services = services
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
        guard.lang = await self.services.language(guard.answer.interaction)
        table = guard.table = await self.services.tables.get(clicked.table_id)
        if not table.has_begun:
            raise HostError("not-running")
        interaction = guard.answer.interaction
        seat = self.services.seat_of(table, interaction.user.id)
        try:
            await self._follow(guard, table, seat, clicked)
        except (Stale, Conflict, NoSuchWay):
            await use_cases.moved_on(self.services, guard, clicked.table_id, seat)

    async def _follow(self, guard: Guard, table: HostedTable, seat: int, clicked: PanelId) -> None:
        if clicked.act == "u":
            by = guard.answer.interaction
            table = await self.services.tables.undo(
                table.row.id, seat, by.user.id, clicked.question, interaction=by.id
            )
            await self._show(guard, table, seat)
            use_cases.illustrate(self.services, guard, table, seat)
            return
        if clicked.act == "r":
            await self._show(guard, table, seat)
            return
        if clicked.question != table.question(seat):
            raise Stale
        legal = table.game.legal(seat)
        if clicked.act == "n":
            await self._number(guard, table, seat, clicked, legal)
            return
        way = clicked.way + chosen(guard.answer.interaction)
        action = action_at(legal, way)
        if action is None:
            at = plan(legal, way, clicked.page)
            await self._show(guard, table, seat, at=at)
        else:
            await self._play(guard, table, seat, action, clicked.question)

    async def _number(
        self, guard: Guard, table: HostedTable, seat: int, clicked: PanelId, legal: list[str]
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
        await self._play(guard, table, seat, action, clicked.question)

    async def _play(
        self, guard: Guard, table: HostedTable, seat: int, action: str, question: str
    ) -> None:
        await use_cases.act(self.services, guard, table, seat, action, question)

    async def _show(
        self, guard: Guard, table: HostedTable, seat: int, at: Plan | None = None
    ) -> None:
        """Another step of the panel; what picture there is stays beside it."""
        answer = guard.answer
        if message := answer.interaction.message:
            self.services.cursors.note(message.id, table.question(seat), at)
        await answer.give(screen_message(table, seat, guard.lang, at=at, image=answer.picture))

    # -- buttons ---------------------------------------------------------------------------

    async def _button(self, guard: Guard, pressed: ButtonId | None) -> None:
        guard.lang = await self.services.language(guard.answer.interaction)
        handler = self._buttons.get(pressed.what) if pressed else None
        if pressed is None or handler is None:
            raise HostError("button")
        guard.table = await self.services.tables.get(pressed.table_id)
        await handler(guard, pressed)

    async def _join(self, guard: Guard, pressed: ButtonId) -> None:
        await use_cases.join(
            self.services, guard, pressed.table_id, person(guard.answer.interaction)
        )

    async def _leave(self, guard: Guard, pressed: ButtonId) -> None:
        await use_cases.leave(self.services, guard, pressed.table_id)

    async def _computer(self, guard: Guard, pressed: ButtonId) -> None:
        assert guard.table is not None
        self.services.must_be_host(guard.table, guard.answer.interaction)
        picked = next(iter(picks(guard.answer.interaction)), "")
        if picked == REMOVE:
            table = await self.services.tables.remove_computer(pressed.table_id)
        elif picked in LEVELS:
            table = await self.services.tables.add_computer(pressed.table_id, picked)
        else:
            raise HostError("button")
        await use_cases.update_lobby(guard, table)

    async def _start(self, guard: Guard, pressed: ButtonId) -> None:
        await use_cases.start(self.services, guard, pressed.table_id)

    async def _options(self, guard: Guard, pressed: ButtonId) -> None:
        """A select of the options, for the host's eyes."""
        assert guard.table is not None
        self.services.must_be_host(guard.table, guard.answer.interaction)
        await guard.answer.give(options.listed(guard.table, guard.lang))

    async def _option(self, guard: Guard, pressed: ButtonId) -> None:
        """An option was picked, or a value for one."""
        table = guard.table
        assert table is not None
        self.services.must_be_host(table, guard.answer.interaction)
        picked = next(iter(picks(guard.answer.interaction)), "")
        if not pressed.detail and picked == figures.OPTION:
            await guard.answer.ask_for(figures.form(table, guard.lang))
            return
        if not pressed.detail:
            await guard.answer.give(options.offered(table, picked, guard.lang))
            return
        if pressed.detail == figures.OPTION:
            picked = written(guard.answer.interaction, figures.FIELD)
        table = await options.choose(self.services.tables, table, pressed.detail, picked)
        shown = options.now(table, pressed.detail, guard.lang)
        await guard.answer.give(options.listed(table, guard.lang, shown))

    async def _screen(self, guard: Guard, pressed: ButtonId) -> None:
        assert guard.table is not None
        await use_cases.screen(self.services, guard, guard.table)

    async def _board(self, guard: Guard, pressed: ButtonId) -> None:
        assert guard.table is not None
        await use_cases.board(self.services, guard, guard.table)

    async def _log(self, guard: Guard, pressed: ButtonId) -> None:
        assert guard.table is not None
        await reading.log(self.services, guard, guard.table)

    async def _rules(self, guard: Guard, pressed: ButtonId) -> None:
        assert guard.table is not None
        await rulebook.show(guard, guard.table)

    async def _record(self, guard: Guard, pressed: ButtonId) -> None:
        assert guard.table is not None
        await reading.record(guard, guard.table)

    async def _rematch(self, guard: Guard, pressed: ButtonId) -> None:
        assert guard.table is not None
        await use_cases.rematch(self.services, guard, guard.table)

    async def _abandon(self, guard: Guard, pressed: ButtonId) -> None:
        """The host has said twice that the game shall end."""
        assert guard.table is not None
        self.services.must_be_host(guard.table, guard.answer.interaction)
        await self.services.tables.abandon(pressed.table_id)
        await guard.answer.give(compose(say("done", guard.lang)))

    async def _replay(self, guard: Guard, pressed: ButtonId) -> None:
        assert guard.table is not None
        if pressed.detail and not is_number(pressed.detail):
            raise HostError("button")
        await replay.show(self.services, guard, guard.table, int(pressed.detail or 1))


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
