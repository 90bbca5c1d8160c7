"""Architects of the West Kingdom (Phillips, Macdonald, 2018) for two to five players."""

from engine.games.architects.audit import audit
from engine.games.architects.data import FIGURES, RULES_VERSION
from engine.games.architects.labels import label_facts
from engine.games.architects.options import Options
from engine.games.architects.redeal import redeal
from engine.games.architects.refuse import refuse
from engine.games.architects.scoring import tie_breaks
from engine.games.architects.setup import setup
from engine.games.architects.standing import answer_standing, standing
from engine.games.architects.state import State
from engine.games.architects.telling import HEADLINES, MINOR, telling
from engine.games.architects.turn_aids import at_once, unspent
from engine.games.architects.view import stage, view
from engine.rules import Ruleset

RULESET = Ruleset(
    id="architects",
    seats=range(2, 6),
    version=RULES_VERSION,
    options=Options,
    figures=FIGURES,
    state=State,
    setup=setup,
    view=view,
    stage=stage,
    chapters=("phase",),
    # Counted in five games of computer players of the level normal for each number of seats.
    calls={2: 130, 3: 150, 4: 160, 5: 220},
    commands={
        "place": ("place",),
        "build": ("build",),
        "cathedral": ("advance",),
        "takeback": ("recall", "reclaim", "rescue"),
        "goods": ("mine", "take", "trade"),
        "apprentice": ("hire", "dismiss", "use"),
        "card": ("keep", "draw", "discard"),
        "capture": ("capture",),
        "prison": ("send", "release", "ransom", "parole"),
        "debt": ("repay", "destroy", "avoid"),
        "pay": ("spend", "gild"),
        "character": ("character",),
    },
    redeal=redeal,
    audit=audit,
    refuse=refuse,
    at_once=at_once,
    unspent=unspent,
    standing=standing,
    answer_standing=answer_standing,
    telling=telling,
    minor=MINOR,
    headlines=HEADLINES,
    tie_breaks=tie_breaks,
    label_facts=label_facts,
)
