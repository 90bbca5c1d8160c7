"""Which tables the conformance tests play: every game, every number of seats."""

import engine

TABLES = [(game, seats) for game, rules in engine.GAMES.items() for seats in rules.seats]
IDS = [f"{game}-{seats}" for game, seats in TABLES]
