"""Goofspiel for two to five players: thirteen prizes, and sealed bids for each."""

from engine.rules import Ruleset
from seneschal_goofspiel.rules import ROUNDS, Options, State, audit, refuse, setup, stage, telling
from seneschal_goofspiel.view import view

SEATS = range(2, 6)

RULESET = Ruleset(
    id="goofspiel",
    seats=SEATS,
    version=1,
    options=Options,
    state=State,
    setup=setup,
    view=view,
    stage=stage,
    chapters=("round",),
    calls={seats: ROUNDS * seats for seats in SEATS},
    audit=audit,
    refuse=refuse,
    telling=telling,
)
