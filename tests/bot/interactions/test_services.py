"""What the host remembers of people: their choices, for as long as there is room."""

from dataclasses import MISSING, fields
from typing import Any

import pytest

from bot.interactions import services as services_module
from bot.interactions.services import Services
from bot.store import UserSettings


class Choices:
    """A store that keeps nothing but these, and counts how often it is asked."""

    def __init__(self) -> None:
        self.kept: dict[int, UserSettings] = {}
        self.asked = 0

    async def user_settings(self, user_id: int) -> UserSettings:
        self.asked += 1
        return self.kept.get(user_id, UserSettings())

    async def save_user_settings(self, user_id: int, settings: UserSettings) -> None:
        self.kept[user_id] = settings


def services_with(store: Choices) -> Services:
    required = [
        each.name
        for each in fields(Services)
        if each.default is MISSING and each.default_factory is MISSING
    ]
    nothing_else: dict[str, Any] = dict.fromkeys(required)
    return Services(**(nothing_else | {"store": store}))


async def test_a_changed_locale_is_noticed_and_a_choice_goes_before_it() -> None:
    services = services_with(Choices())
    assert await services.language(1, "cs") == "cs"
    assert await services.language(1, "hu") == "hu"
    await services.save_user_settings(1, UserSettings(lang="sk"))
    assert await services.language(1, "hu") == "sk"
    await services.save_user_settings(1, UserSettings(lang="sk", theme="dark"))
    assert (await services.style(1, "sk")).theme == "dark"


async def test_only_the_last_choices_are_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services_module, "SETTINGS_CACHE_SIZE", 10)
    store = Choices()
    services = services_with(store)
    for user in range(50):
        for _ in range(3):
            await services.language(user, "en-GB")
    assert store.asked == 50
    assert len(services._user_settings) == 10
