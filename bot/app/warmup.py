"""Before anyone waits: a game of each kind, so that the first real moves find all ready."""

import gc
import random

import engine
from bot.interactions.use_cases import after_act
from bot.store import Sitter, TableRow
from bot.tables.announcements import Moment, after_action
from bot.tables.hosted_table import Live, pack, unpack
from engine.words import ENGLISH

TURNS = 200  # of a game that random players might not end
# The collector looks at the young in pauses (see `quiet`); where there are none, after a thousand
# moves, so that hardly one in a thousand meets it. Those that stayed are looked at seldom, which
# takes long and finds nothing: few go in circles.
SELDOM = (250_000, 500, 1000)


def get_ready() -> None:
    """To be called once, before the bot logs in."""
    _rehearse()
    _settle_down()


def _rehearse() -> None:
    """Build readers, writers and sentences, which are otherwise built where first needed.

    Whatever a move does is done, but for storing and sending: a verb, an end of a round or a kind
    of button that comes up for the first time takes twice as long as it does later.
    """
    for game, rules in engine.GAMES.items():
        live = _seated(game, rules.seats[0])
        rng = random.Random(game)
        for _ in range(TURNS):
            if not live.table.asked:
                break
            _play(live, rng)
        unpack(pack(live.table))


def _seated(game: str, seats: int) -> Live:
    row = TableRow(
        id=0,
        channel_id=0,
        guild_id=None,
        game=game,
        status="running",
        host_id=1,
        lang=ENGLISH,
        options={},
        seats=tuple(Sitter(f"{seat}", seat + 1) for seat in range(seats)),
        version=1,
    )
    return Live(row, engine.Table.new(game, seats=seats, seed="rehearsal"))


def _play(live: Live, rng: random.Random) -> None:
    table, before = live.table, Moment.of(live)
    told, seat = table.told, rng.choice(table.asked)
    table.play(seat, rng.choice(table.legal(seat)))
    table.saved_events(told)
    pack(table)
    after_action(live, before)
    after_act(live, seat, told, live.row.lang)


def _settle_down() -> None:
    """What has been loaded stays for good: the collector need not look through it again.

    Its full passes over the libraries take tens of milliseconds, during which nobody is answered.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
