"""Crescent Moon (Steven Mathers, 2022) for four and five players."""

from engine.games.crescent_moon.audit import audit
from engine.games.crescent_moon.commitments import COMMITS
from engine.games.crescent_moon.data import FIGURES, RULES_VERSION, given_words
from engine.games.crescent_moon.data_form import CrescentMoonForm
from engine.games.crescent_moon.labels import label_facts
from engine.games.crescent_moon.maps import MAP_WORDS
from engine.games.crescent_moon.options import Options
from engine.games.crescent_moon.redeal import redeal
from engine.games.crescent_moon.refuse import refuse
from engine.games.crescent_moon.scoring import tie_breaks
from engine.games.crescent_moon.setup import setup
from engine.games.crescent_moon.standing import answer_standing, standing
from engine.games.crescent_moon.state import State
from engine.games.crescent_moon.telling import HEADLINES, telling
from engine.games.crescent_moon.turn_aids import at_once, unspent
from engine.games.crescent_moon.view import stage, view
from engine.rules import Ruleset
from engine.words import words_of

words_of("crescent_moon").give(given_words() | MAP_WORDS)

RULESET = Ruleset(
    id="crescent_moon",
    seats=range(4, 6),
    version=RULES_VERSION,
    options=Options,
    figures=FIGURES,
    data_form=CrescentMoonForm,
    state=State,
    setup=setup,
    view=view,
    stage=stage,
    chapters=("year", "round", "phase"),
    # All that goes into and out of them is announced (RULINGS, R47).
    deducible=("players.*.vp",),
    # Counted in five games of computer players of the level normal for each number of seats.
    calls={4: 95, 5: 140},
    roles_option="characters",
    commands={
        "act": ("act",),
        "influence": ("influence",),
        "build": ("build",),
        "move": ("move",),
        "assault": ("assault",),
        "recruit": ("recruit",),
        "hire": ("hire",),
        "bribe": ("bribe",),
        "buy": ("buy",),
        "play": ("play",),
        "power": ("revolt", "levy", "relocate", "desertion", "exchange"),
        "sultan": ("haggle", "pay", "post", "unpost", "claim"),
        "price": ("offer", "counter", "accept", "refuse", "withdraw"),
        "murshid": ("pledge", "propose", "strike", "pass"),
        "commit": tuple(action.verb for action in COMMITS),
        "side": ("support", "oppose", "back", "favour"),
        "card": ("resolve", "assassinate", "target", "lure", "take", "discard"),
        "units": ("units", "place"),
        "victory": ("capture", "sack"),
        "map": ("lay", "river", "begin", "settle", "palace"),
    },
    redeal=redeal,
    audit=audit,
    refuse=refuse,
    at_once=at_once,
    unspent=unspent,
    standing=standing,
    answer_standing=answer_standing,
    telling=telling,
    headlines=HEADLINES,
    tie_breaks=tie_breaks,
    label_facts=label_facts,
)
