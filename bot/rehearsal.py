"""Before anyone waits: a few turns of every game, so that the first real move finds all ready."""

import gc
import random

import engine
from bot.live import pack, unpack
from engine.words import words_of

TURNS = 60
# The collector looks at the young in pauses (see `quiet`); where there are none, after hundreds of
# moves, so that hardly one in five hundred meets it. Those that stayed are looked at seldom, which
# takes long and finds nothing: few go in circles.
SELDOM = (100_000, 500, 1000)


def get_ready() -> None:
    """To be called once, before the bot logs in."""
    _rehearse()
    _settle_down()


def _rehearse() -> None:
    """Build readers, writers and sentences, which are otherwise built where first needed."""
    for game, rules in engine.GAMES.items():
        table = engine.Table.new(game, seats=rules.seats[0], seed="rehearsal")
        rng = random.Random(game)
        for _ in range(TURNS):
            seat = rng.choice(table.asked)
            table.play(seat, rng.choice(table.legal(seat)))
        _write_and_tell(unpack(pack(table)))


def _write_and_tell(table: engine.Table) -> None:
    words = words_of(table.game)
    for event in table.log(None):
        words.event(event)
    table.saved_events(0)


def _settle_down() -> None:
    """What has been loaded stays for good: the collector need not look through it again.

    Its full passes over the libraries take tens of milliseconds, during which nobody is answered.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
