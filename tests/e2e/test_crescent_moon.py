"""Crescent Moon's secrets and deals through the real bot: a combat, a contest, a bargain."""

from collections.abc import Iterator
from typing import Any

import engine
from bot.app.client import Seneschal
from bot.local import LocalTable, Message, Person
from bot.tables.hosted_table import HostedTable
from tests.e2e.kit import CHANNEL, open_table, table_in

# From the beginning to where Ana stands before hex 3 with a card, and Dora in it with another.
TO_THE_COMBAT = (
    "palace 3",
    *("act buy_cards", "buy near siege_engines", "done"),
    *("act collect", "act collect"),
    *("act buy_cards", "buy far elder"),
)
TO_THE_CONTEST = (
    "palace 3",
    *("act buy_cards", "buy near vizier"),
    *("act collect", "act collect"),
    *("act buy_cards", "buy near assassination", "done"),
)
TO_THE_BARGAIN = ("palace 4", "take informers", "take assassination")


async def test_cards_of_a_combat_stay_sealed_until_both_are_opened(
    table: LocalTable, bot: Seneschal
) -> None:
    ana, ben, cid, dora = people = table.people[:4]
    await begin(bot, table, people, "moon 6")
    await play(bot, table, people, TO_THE_COMBAT)
    seen = Seen(people)
    purse = (await view_of(bot, table))["players"][0]["coins"]
    await answer(bot, ana, "Assault")
    await answer(bot, ana, "Assault hex 3 from hex 1")
    await answer(bot, ana, "3 units")
    assert "**Ana** moves 3 units from hex 1 to hex 3 and starts a combat" in seen.channel(ben)
    assert "Combat in hex 3: ⬢ Ana attacks with 3 against ● Dora's 4." in seen.by(dora)
    assert not seen.by(ben) + seen.by(cid), "who does not fight is asked nothing"

    await answer(bot, ana, "One card", "Siege engines")
    assert "You commit Siege engines" in seen.by(ana)
    seen.holds_sealed("Siege engines", ana)
    seen.holds_sealed("Elder", dora)
    await answer(bot, dora, "Commit Elder")
    assert "You commit Elder" in seen.by(dora)
    for person in people:
        assert "**Ana** reveals Siege engines" in seen.channel(person)
        assert "**Dora** reveals Elder" in seen.channel(person)
        assert "The attack wins the combat in hex 3, 5 to 4 (cards 2 to 0)" in seen.channel(person)

    assert hex_of(await view_of(bot, table), "3")["stronghold_owner"] == 3
    await answer(bot, ana, "Sack it instead")
    assert "**Ana** sacks the castle in hex 3" in seen.channel(dora)
    after = await view_of(bot, table)
    field = hex_of(after, "3")
    assert (field["present"], field["stronghold"], field["palace"]) == ([0], None, False)
    assert field["forces"] == [{"seat": 0, "ordinary": 1, "mercenaries": 0}]
    assert after["players"][0]["coins"] > purse
    assert after["players"][3]["supply"]["palace"] == 1


async def test_cards_of_a_contest_stay_sealed_until_the_stances_are_taken(
    table: LocalTable, bot: Seneschal
) -> None:
    ana, ben, cid, dora = people = table.people[:4]
    await begin(bot, table, people, "moon 6")
    await play(bot, table, people, TO_THE_CONTEST)
    seen = Seen(people)
    await answer(bot, ana, "Influence")
    await answer(bot, ana, "hex 3")
    assert "influence contest in hex 3 against ● Dora" in seen.channel(ben)
    await answer(bot, ana, "Commit Vizier")
    assert "You commit Vizier" in seen.by(ana)
    assert "which cards do you commit?" in seen.by(dora)
    assert not seen.by(ben) + seen.by(cid)

    await answer(bot, dora, "Commit Assassination")
    assert "⬢ Ana spreads influence in hex 3: do you support that, or defend?" in seen.by(dora)
    seen.holds_sealed("Vizier", ana)
    seen.holds_sealed("Assassination", dora)
    await answer(bot, dora, "Defend")
    for person in people:
        told = seen.channel(person)
        assert "**Dora** defends" in told
        assert "**Ana** reveals Vizier" in told
        assert "strikes down ⬢ Ana's Vizier" in told
        assert "The defence wins the influence contest in hex 3, 0 to 2" in told
    after = await view_of(bot, table)
    assert (after["clash"]["open"], after["clash"]["winner"]) == (False, "defence")
    assert hex_of(after, "3")["token"] is None
    assert "vizier" in after["discard"], "whoever is struck down is lost"


async def test_mercenaries_are_hired_by_offer_counter_offer_and_agreement(
    table: LocalTable, bot: Seneschal
) -> None:
    ana, ben, cid, dora, emil = people = table.people[:5]
    await begin(bot, table, people, "moon 1")
    await play(bot, table, people, TO_THE_BARGAIN)
    seen = Seen(people)
    before = await view_of(bot, table)
    await answer(bot, ana, "Hire mercenaries")
    await answer(bot, ana, "2")
    assert "What do you offer ▲ Emil for 2 mercenaries?" in seen.by(ana)
    await answer(bot, ana, "Offer 1 coin")
    assert "⬢ Ana offers 1 coin for 2 mercenaries" in seen.by(emil)
    await answer(bot, emil, "Ask for more", "Ask for 3")
    assert "▲ Emil asks for 3 coins for 2 mercenaries" in seen.by(ana)
    assert coins(await view_of(bot, table)) == coins(before), "no money before they agree"
    await answer(bot, ana, "Agree")
    for place in ("hex 7", "hex 15"):
        await answer(bot, ana, place)

    after = await view_of(bot, table)
    assert coins(after)[0] == coins(before)[0] - 3
    assert coins(after)[4] == coins(before)[4] + 3
    assert after["players"][4]["reserves"] == before["players"][4]["reserves"] - 2
    for place in ("7", "15"):
        assert mercenaries(after, place) == mercenaries(before, place) + 1
    for line in (
        "**Ana** offers ▲ Emil 1 coin for 2 mercenaries",
        "**Emil** asks ⬢ Ana for 3 coins",
        "**Ana** hires 2 mercenaries",
    ):
        assert line in seen.channel(ben)
    assert not seen.by(cid) + seen.by(dora), "nobody else was asked"


async def test_box_the_sultan_posts_a_price_beside_his_actions(
    table: LocalTable, bot: Seneschal
) -> None:
    """His actions are there at once; the price takes no turn, and he is back at them after it."""
    people = table.people[:4]
    sultan = people[2]
    await begin(bot, table, people, "moon 1")
    while (hosted := await table_in(bot, table)).game.asked != (2,) or asked(hosted) != "action":
        seat = hosted.game.asked[0]
        await people[seat].slash(CHANNEL, "move", action=hosted.game.legal(seat)[0])
    await bot.services.deliverer.settled()
    screen = sultan.last(sultan.dm)
    actions = [option.label for select in screen.selects for option in select.options]
    assert {"Build", "Buy cards"} <= {*actions, *(button.label for button in screen.buttons)}
    assert "Action" not in [button.label for button in screen.buttons]
    await sultan.press(screen, "Post a price")
    assert "Back" in [button.label for button in screen.buttons]
    await sultan.press(screen, "Back")
    card = hosted.game.standing(2)[0].split()[1]
    await answer(bot, sultan, "Post a price", engine.GAMES["crescent_moon"].words(f"card-{card}"))
    await answer(bot, sultan, "3")
    assert (await table_in(bot, table)).game.history[-1].text == f"post {card} 3"
    now = sultan.last(sultan.dm)
    labels = [option.label for select in now.selects for option in select.options]
    assert [*labels, *(button.label for button in now.buttons)][: len(actions)] == actions


def asked(hosted: HostedTable) -> str:
    """Return the key of what the first seat is asked."""
    prompt = hosted.game.prompt(hosted.game.asked[0])
    return prompt["key"] if prompt else ""


async def begin(bot: Seneschal, table: LocalTable, people: list[Person], seed: str) -> None:
    """A running table with a deal that is known beforehand."""
    await open_table(people, "crescent_moon")
    lobby = await table_in(bot, table)
    await bot.services.tables.start(lobby.row.id, seed=seed)
    await bot.services.deliverer.settled()


async def play(
    bot: Seneschal, table: LocalTable, people: list[Person], actions: tuple[str, ...]
) -> None:
    """These actions by command, each by whoever is asked."""
    for action in actions:
        seat = (await table_in(bot, table)).game.asked[0]
        await people[seat].slash(CHANNEL, "move", action=action)
        history = (await table_in(bot, table)).game.history
        assert history[-1].text == action, "the way to the position is what it was"
    await bot.services.deliverer.settled()


async def answer(bot: Seneschal, person: Person, *labels: str) -> None:
    """Press these, or choose them in a list, one after the other on the newest screen by DM."""
    screen = person.last(person.dm)
    for label in labels:
        if any(button.label == label for button in screen.buttons):
            await person.press(screen, label)
        else:
            offered = [
                each for each in screen.selects if label in [one.label for one in each.options]
            ]
            await person.choose(screen, offered[0].custom_id, label)
    await bot.services.deliverer.settled()


async def view_of(bot: Seneschal, table: LocalTable) -> dict[str, Any]:
    """The position as a spectator sees it."""
    return (await table_in(bot, table)).game.view(None)


def hex_of(view: dict[str, Any], number: str) -> dict[str, Any]:
    return next(each for each in view["hexes"] if each["hex"] == number)


def coins(view: dict[str, Any]) -> list[int]:
    return [player["coins"] for player in view["players"]]


def mercenaries(view: dict[str, Any], number: str) -> int:
    """The Warlord's in this hex."""
    forces = hex_of(view, number)["forces"]
    return sum(force["mercenaries"] for force in forces if force["seat"] == 0)


class Seen:
    """What stood before some people's eyes at a moment, to tell what has come since."""

    def __init__(self, people: list[Person]) -> None:
        self.people = people
        self.before = {each: text_of(each) for person in people for each in all_messages(person)}

    def channel(self, person: Person) -> str:
        """What the channel and its log have said since."""
        log = [each for each in person.channels if each.is_thread]
        said = [*person.messages(CHANNEL), *(each for one in log for each in person.messages(one))]
        return self._since([each for each in said if not each.ephemeral])

    def by(self, person: Person) -> str:
        """All that this person alone has been shown since."""
        own = [each for each in all_messages(person) if each.ephemeral or each.channel == person.dm]
        return self._since(own)

    def holds_sealed(self, card: str, owner: Person) -> None:
        """Nobody but its owner has read of this card since, nor has the channel."""
        shown = [self.channel(owner), *(self.by(each) for each in self.people if each != owner)]
        assert shown[0], "there has been something to look through"
        for text in shown:
            assert card.lower() not in text.lower().replace("_", " ")

    def _since(self, messages: list[Message]) -> str:
        news = [each for each in messages if self.before.get(each) != text_of(each)]
        return "\n".join(text_of(each) for each in news)


def all_messages(person: Person) -> Iterator[Message]:
    for channel in person.channels:
        yield from person.messages(channel)


def text_of(message: Message) -> str:
    """Everything in it: texts, labels, options."""
    return f"{message.text} {message.payload}"
