"""What the host remembers of people: their choices, for as long as there is room."""

from types import SimpleNamespace

from bot.interactions import services as host_module
from bot.interactions.services import Services


class Preferences:
    """A store that keeps nothing but these, and counts how often it is asked."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], str] = {}
        self.asked = 0

    async def preference(self, subject: str, name: str) -> str | None:
        self.asked += 1
        return self.kept.get((subject, name))

    async def prefer(self, subject: str, name: str, value: str) -> None:
        self.kept[subject, name] = value


def host_of(store: Preferences) -> Services:
    return Services(store, *[None] * 7)


def speaking(locale: str, user: int = 1) -> SimpleNamespace:
    return SimpleNamespace(user=SimpleNamespace(id=user), locale=locale)


async def test_a_changed_locale_is_noticed_and_a_choice_goes_before_it():
    host = host_of(Preferences())
    assert await host.language(speaking("cs")) == "cs"
    assert await host.language(speaking("hu")) == "hu"
    await host.prefer(1, "lang", "sk")
    assert await host.language(speaking("hu")) == "sk"
    await host.prefer(1, "theme", "dark")
    assert (await host.style(1, "sk")).theme == "dark"


async def test_only_the_last_choices_are_at_hand(monkeypatch):
    monkeypatch.setattr(host_module, "CACHE_SIZE", 10)
    store = Preferences()
    host = host_of(store)
    for user in range(50):
        for _ in range(3):
            await host.language(speaking("en-GB", user))
    assert store.asked == 50
    assert len(host._preferences) == 10
