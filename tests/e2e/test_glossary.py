"""Words of the game are explained where somebody meets them first: once, also after a restart."""

from pathlib import Path

from bot.app.client import Seneschal
from bot.local import LocalTable, Message
from bot.tables.hosted_table import HostedTable
from engine.guide import term, terms, terms_at
from tests.e2e.kit import CHANNEL, abandon, quick, running_bot, start_table, table_in
from tests.e2e.test_forgetting import forget
from tests.kit.replies import as_message

GAME = "jerusalem"


def explained(message: Message) -> list[str]:
    """Return the words that a message explains."""
    return [name for name in terms(GAME) if f"-# {term(GAME, name)}" in message.text.splitlines()]


async def screen(table: LocalTable, hosted: HostedTable, seat: int) -> Message:
    return as_message(await table.people[seat].slash(CHANNEL, "screen"))


async def play(bot: Seneschal, table: LocalTable, hosted: HostedTable) -> tuple[HostedTable, int]:
    """The first thing offered, as its person types it; who acted."""
    seat = hosted.game.asked[0]
    await table.people[seat].slash(CHANNEL, "move", action=hosted.game.legal(seat)[0])
    return await table_in(bot, table), seat


async def test_each_word_is_explained_once_to_each_person_whatever_happens(
    table: LocalTable, tmp_path: Path
) -> None:
    """Two at a time, with the question where they come up, and not again after a restart."""
    people = table.people[:2]
    met: dict[int, list[str]] = {0: [], 1: []}
    seen = set[tuple[int, str]]()
    for start in range(3):
        async with running_bot(table, quick(tmp_path)) as bot:
            if not start:
                await start_table(people)
            hosted = await table_in(bot, table)
            for _ in range(12):
                seat = hosted.game.asked[0]
                shown = await screen(table, hosted, seat)
                names = explained(shown)
                assert len(names) <= 2
                assert explained(await screen(table, hosted, seat)) == names, "it stays with it"
                if (question := (seat, hosted.question(seat))) not in seen:
                    seen.add(question)
                    met[seat] += names
                hosted, _ = await play(bot, table, hosted)
    for names in met.values():
        assert len(names) == len(set(names))
        assert len(names) >= 2
    assert {"bezant", "squire", "office", "limit"} <= {*met[0], *met[1]}


async def test_the_direct_message_that_calls_explains_and_so_does_its_answer(
    table: LocalTable, bot: Seneschal
) -> None:
    people = table.people[:2]
    await start_table(people)
    await bot.services.deliverer.settled()
    hosted = await table_in(bot, table)
    first = people[hosted.game.asked[0]]
    asked = await first.wait_for("You open the auction", first.dm)
    names = explained(asked)
    assert names == list(terms_at(hosted.game, hosted.game.asked[0])[:2])
    office = next(each for each in asked.buttons if each.label == "Marshal")
    answer = as_message(await first.press(asked, office.label))
    assert not set(explained(answer)) & set(names)
    assert explained(answer)


async def test_the_next_game_does_not_explain_it_again_but_another_person_reads_it(
    table: LocalTable, bot: Seneschal
) -> None:
    ana, ben, cid = table.people[:3]
    await start_table([ana, ben])
    hosted = await table_in(bot, table)
    seat = hosted.game.asked[0]
    names = explained(await screen(table, hosted, seat))
    assert names
    await abandon(ana)
    again = [table.people[seat], cid]
    await start_table(again)
    hosted = await table_in(bot, table)
    for _ in range(8):
        asked = hosted.game.asked[0]
        person = again[asked]
        said = explained(as_message(await person.slash(CHANNEL, "screen")))
        if person is not cid:
            assert not set(said) & set(names)
        await person.slash(CHANNEL, "move", action=hosted.game.legal(asked)[0])
        hosted = await table_in(bot, table)
    known = await bot.services.store.explained_terms(int(cid.id), GAME)
    assert set(names) & set(known)


async def test_whoever_is_forgotten_is_a_newcomer_again(table: LocalTable, bot: Seneschal) -> None:
    people = table.people[:2]
    await start_table(people)
    hosted = await table_in(bot, table)
    person = people[hosted.game.asked[0]]
    names = explained(as_message(await person.slash(CHANNEL, "screen")))
    store, user = bot.services.store, int(person.id)
    assert set(await store.explained_terms(user, GAME)) == set(names)
    told = (await store.exported(user))["settings"]["explained_terms"]
    assert {each["term"] for each in told} == set(names)
    await forget(person)
    assert await store.explained_terms(user, GAME) == {}
    await store.save_explained_terms(user, GAME, ["squire"], "late")
    assert await store.explained_terms(user, GAME) == {}, "nobody is remembered afterwards"
