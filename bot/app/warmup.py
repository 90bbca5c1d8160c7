"""Warm-up before login, so that the first real moves are as quick as later ones."""

import gc
import random

import engine
import render
from bot.messages.narration import narration_since
from bot.messages.rulebook import explanation_message, rules_message
from bot.messages.screen import after_action_message
from bot.store import Sitter, TableRow
from bot.tables.announcements import after_action
from bot.tables.hosted_table import HostedTable, pack, unpack
from bot.tables.situation import Situation
from bot.text.say import say
from engine.guide import guide_words
from engine.lessons import lesson_words
from engine.players.evaluator import evaluator_of
from engine.words import ENGLISH

TURNS = 200  # of a game that random players might not end
# Young objects are looked through after about a thousand moves, so that hardly one in a thousand
# waits for it. Older ones are looked at seldom: it takes long and finds little.
GC_THRESHOLDS = (250_000, 500, 1000)


def warm_up() -> None:
    """Prepare the process; to be called once, before the bot logs in."""
    _play_every_game()
    _freeze_gc()


def _play_every_game() -> None:
    """Build the codecs and sentences that are otherwise built when first needed.

    Everything that a move does is done, but for storing and sending: a verb, an end of a round or
    a kind of button that comes up for the first time takes twice as long as it does later.
    """
    say.read_all()
    for game, rules in engine.GAMES.items():
        table = _seated(game, rules.seats[0])
        table.words.read_all()
        guide_words(game).read_all()
        lesson_words(game).read_all()
        evaluator_of(game)
        rng = random.Random(game)
        for _ in range(TURNS):
            if not table.game.asked:
                break
            _play(table, rng)
        unpack(pack(table.game))
        rules_message(table, ENGLISH, "r1")
        render.text(table.game.view(None), table.words, names=table.row.names, lang=ENGLISH)


def _seated(game: str, seats: int) -> HostedTable:
    row = TableRow(
        id=0,
        channel_id=0,
        guild_id=None,
        game_id=game,
        status="running",
        host_id=1,
        lang=ENGLISH,
        options={},
        seats=tuple(Sitter(f"{seat}", seat + 1) for seat in range(seats)),
        version=1,
    )
    return HostedTable(row, engine.Table.new(game, seats=seats, seed="warm-up"))


def _play(table: HostedTable, rng: random.Random) -> None:
    game, before = table.game, Situation.of(table.game)
    told, seat = game.event_count, rng.choice(game.asked)
    game.play(seat, rng.choice(game.legal(seat)))
    game.saved_events(told)
    pack(game)
    after_action(table, before, Situation.of(game))
    story = narration_since(table, seat, told, table.row.lang)
    after_action_message(table, seat, table.row.lang, told=story)
    if game.asked:
        explanation_message(table, game.asked[0], table.row.lang)


def _freeze_gc() -> None:
    """Exempt what is loaded by now from garbage collection.

    Full collections of the libraries take tens of milliseconds, during which nobody is answered.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
