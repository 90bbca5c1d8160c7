"""What everybody saw happen, as one tells it: sayable, without secrets, and kept like any event."""

import random

import pytest

import engine
from tests.conformance.tables import IDS, TABLES
from tests.kit.random_play import random_game, random_table

UNSAYABLE = ("{", "event-", "None")


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=IDS)
def test_what_is_told_is_sayable_and_survives_being_kept(game, seats):
    table = random_table(game, seats, "telling")
    names = [f"■ Seat{seat}" for seat in range(seats)]
    since = 0
    for turn, _ in enumerate(random_game(table, random.Random(4))):
        if turn % 5:
            continue  # as the host does: a few actions are told at once
        told = table.rules.telling(table.log(None, since))
        since = table.event_count
        assert all(event.is_veiled for event in told if event.secrets)
        assert [engine.Event.read(event.written()) for event in told] == told
        for event in told:
            text = table.rules.words.event(event, "en", names)
            again = table.rules.words.event_again(event, "en", names) or ""
            assert not any(each in text + again for each in UNSAYABLE), text
