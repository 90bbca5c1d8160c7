"""/settings without options: one form with all that a person can choose, as it is chosen now."""

from collections.abc import Mapping
from dataclasses import replace
from typing import cast, get_args

from discord import SelectOption, ui

import render
from bot.interactions.context import Context
from bot.messages.message import ButtonId, compose
from bot.messages.welcome import NO_TABLE
from bot.store import UserSettings
from bot.store.rows import Notify
from bot.text.say import HostError, say

SETTINGS = "settings"  # the form
AS_IS_USUAL = "-"  # in place of a choice: what Discord speaks, what the host draws


def form(settings: UserSettings, lang: str) -> ui.Modal:
    """Return a form with a list for each setting."""
    where = str(ButtonId(SETTINGS, NO_TABLE))
    modal = ui.Modal(title=say("settings-title", lang)[:45], custom_id=where, timeout=None)
    for name, values in choices(lang).items():
        chosen = _chosen(settings, name)
        entries = [
            SelectOption(label=label, value=value, default=value == chosen)
            for value, label in values.items()
        ]
        field: ui.Select[ui.Modal] = ui.Select(custom_id=name, options=entries)
        label, about = say(f"settings-{name}", lang)[:45], say(f"command-settings-{name}", lang)
        modal.add_item(ui.Label(text=label, description=about[:100], component=field))
    modal.stop()  # it comes back by its custom_id, in whatever process
    return modal


def choices(lang: str) -> dict[str, dict[str, str]]:
    """Return the settings with what each can be, and how that is called."""
    languages = {each: say(f"language-{each}") for each in say.langs}
    return {
        "language": {AS_IS_USUAL: say("settings-usual-language", lang), **languages},
        "theme": {
            AS_IS_USUAL: say("settings-usual-theme", lang),
            **{each: each.replace("_", " ") for each in render.THEMES},
        },
        "notifications": {way: say(f"notify-{way}", lang) for way in get_args(Notify)},
        "everything": {
            "no": say("settings-everything-no", lang),
            "yes": say("settings-everything-yes", lang),
        },
    }


def _chosen(settings: UserSettings, name: str) -> str:
    if name == "everything":
        return "yes" if settings.takes_everything else "no"
    if name == "notifications":
        return settings.notify or "dm"  # as is usual
    return (settings.lang if name == "language" else settings.theme) or AS_IS_USUAL


async def ask(ctx: Context) -> None:
    await ctx.ask(form(await ctx.services.user_settings(ctx.user_id), ctx.lang))


async def take(ctx: Context, written: Mapping[str, str]) -> None:
    """Save what the form says, all at once."""
    offered = choices(ctx.lang)
    if not written or any(
        name not in offered or value not in offered[name] for name, value in written.items()
    ):
        raise HostError("button")  # a client may send anything
    settings = await ctx.services.user_settings(ctx.user_id)
    changed = replace(
        settings,
        lang=_given(written.get("language"), settings.lang),
        theme=_given(written.get("theme"), settings.theme),
        notify=cast(Notify | None, written.get("notifications", settings.notify)),
        takes_everything=written.get("everything", _chosen(settings, "everything")) == "yes",
    )
    await ctx.services.save_user_settings(ctx.user_id, changed)
    await ctx.find_language()
    lines = [
        f"- {say(f'settings-{name}', ctx.lang)}: **{values[_chosen(changed, name)]}**"
        for name, values in choices(ctx.lang).items()
    ]
    await ctx.reply(compose(say("settings-saved", ctx.lang), *lines))


def _given(value: str | None, before: str | None) -> str | None:
    if value is None:
        return before
    return None if value == AS_IS_USUAL else value
