"""Jerusalem (Michele Mura, 2010) for two to four players."""

from engine.games.jerusalem.audit import audit
from engine.games.jerusalem.data import FIGURES, RULES_VERSION
from engine.games.jerusalem.labels import label_facts
from engine.games.jerusalem.options import Options
from engine.games.jerusalem.redeal import redeal
from engine.games.jerusalem.refuse import refuse
from engine.games.jerusalem.scoring import tie_breaks
from engine.games.jerusalem.setup import setup
from engine.games.jerusalem.standing import answer_standing, standing
from engine.games.jerusalem.state import State
from engine.games.jerusalem.telling import HEADLINES, MINOR, telling
from engine.games.jerusalem.turn_aids import at_once, unspent
from engine.games.jerusalem.view import stage, view
from engine.rules import Ruleset

RULESET = Ruleset(
    id="jerusalem",
    seats=range(2, 5),
    version=RULES_VERSION,
    options=Options,
    figures=FIGURES,
    state=State,
    setup=setup,
    view=view,
    stage=stage,
    chapters=("round", "phase"),
    # All that goes into and out of purses and reserves happens in the open (RULINGS, R21).
    deducible=("players.*.bezants", "players.*.reserve", "players.*.supply"),
    # Counted in five games of computer players of the level normal for each number of seats.
    calls={2: 25, 3: 65, 4: 105},
    commands={
        "name": ("name",),
        "bid": ("bid",),
        "limit": ("limit",),
        "keep": ("keep",),
        "place": ("place",),
        "play": ("play",),
        "hire": ("hire",),
        "baron": ("baron",),
        "marshal": ("march", "levy"),
        "move": ("move",),
        "sell": ("sell", "remove"),
        "turncoat": ("offer", "swap"),
        "influence": ("put",),
        "privilege": ("draw", "buy", "intrigue", "decline"),
        "income": ("collect", "accept", "take"),
        "event": ("rescue", "pay", "payall", "strike"),
    },
    redeal=redeal,
    audit=audit,
    refuse=refuse,
    at_once=at_once,
    unspent=unspent,
    label_facts=label_facts,
    standing=standing,
    answer_standing=answer_standing,
    telling=telling,
    minor=MINOR,
    headlines=HEADLINES,
    tie_breaks=tie_breaks,
)
