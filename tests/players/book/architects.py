"""Architects of the West Kingdom: crowds, captures, the Prison, building, the last turns."""

from typing import Any

import engine
from engine.games.architects.steps.course import Reckoning
from engine.games.architects.steps.surplus import DestroySurplus
from engine.ids import Seat
from tests.games.architects.kit import play, position, state
from tests.players.book import Position

SOME = {"clay": 2, "wood": 2, "stone": 2}
MINER = {"hand": ["smithy"], "gold": 20, "silver": 2}  # who fills the Mines


def turn(*answers: str, **setup: Any) -> engine.Table:
    """A position of two seats, and what seat 0 has done in its turn so far."""
    table = position(**({"seats": 2} | setup))
    play(table, *answers)
    return table


def last_turn(**setup: Any) -> engine.Table:
    table = turn(phase="last_turns", **setup)
    state(table).last_turns = 2
    return table


def mines(silver: int, *answers: str, **more: Any) -> engine.Table:
    """Twelve workers of the rival stand in the Mines."""
    players = [{"hand": ["well", "church"], "silver": silver, "virtue": 8, **SOME}, MINER]
    return turn(*answers, players=players, at={"mines": [0, 12], "forest": [2, 0]}, **more)


def mines_of_a_leader() -> engine.Table:
    """Who leads by buildings has as much to fear of a rival's gold."""
    leader = {"hand": ["well"], "silver": 1, "buildings": ["smithy", "palace", "factory"], **SOME}
    rival = {"hand": ["church"], "gold": 52, "silver": 0}
    return turn(
        players=[leader, rival],
        at={"mines": [0, 12], "forest": [2, 0]},
        guildhall=[0, 0, 0, 1, 1, 1],
    )


def crowd(place: str, count: int) -> engine.Table:
    return turn(players=[{"hand": ["well"], "silver": 4}, {}], at={place: [0, count]})


def captives(count: int, *answers: str) -> engine.Table:
    return turn(*answers, players=[{"hand": ["well"], "captured": [0, count], "silver": 1}, {}])


def in_prison(count: int) -> engine.Table:
    return turn(players=[{"hand": ["well"], "prison": count}, {}])


def building(*hand: str, **goods: int) -> engine.Table:
    return last_turn(players=[{"hand": list(hand), "silver": 5, **goods}, {"hand": ["smithy"]}])


POSITIONS = {
    "a rival's crowd in the Mines is captured": Position(lambda: mines(3), ("place town_centre",)),
    "it is the Mines that one captures there": Position(
        lambda: mines(3, "place town_centre"), ("capture mines 1",), ("done",)
    ),
    "one piece of silver is enough for that": Position(lambda: mines(1), ("place town_centre",)),
    "who has none gets some": Position(
        lambda: mines(0, tax=5), ("place tax_stand", "place silversmith")
    ),
    "who leads captures the crowd all the same": Position(
        mines_of_a_leader, ("place town_centre",)
    ),
    "the larger crowd goes first": Position(
        lambda: turn(
            "place town_centre",
            seats=3,
            players=[{"hand": ["well"], "silver": 6}],
            at={"mines": [0, 6, 0], "forest": [0, 0, 1]},
        ),
        ("capture mines 1",),
    ),
    "a crowd at the Silversmith is captured": Position(
        lambda: crowd("silversmith", 12), ("place town_centre",)
    ),
    "a single worker is not worth a turn": Position(
        lambda: turn(
            players=[{"hand": ["church"], "silver": 2}, {}],
            at={"quarry": [4, 0], "forest": [0, 1]},
        ),
        ("place quarry", "place mines", "place forest", "place silversmith", "place bm_middle"),
    ),
    "eight captives are sent to the Prison for their silver": Position(
        lambda: captives(8), ("place guardhouse",)
    ),
    "who is there with them sends them": Position(
        lambda: captives(8, "place guardhouse"), ("send",), ("done",)
    ),
    "who has nearly all workers in the Prison goes to release them": Position(
        lambda: in_prison(17), ("place guardhouse",)
    ),
    "what can be built on the last turn is built": Position(
        lambda: building("well", wood=3, stone=2), ("build well",)
    ),
    "of two buildings the dearer one is built on the last turn": Position(
        lambda: last_turn(
            players=[
                {
                    "hand": ["well", "university"],
                    "apprentices": ["labourer"],
                    "clay": 6,
                    "wood": 6,
                    "stone": 6,
                    "gold": 2,
                    "marble": 2,
                    "silver": 5,
                },
                {},
            ],
            rows=[["jeweller"], ["miner"]],
        ),
        ("build university",),
    ),
    "on the last turn a crowd of one's own brings gold": Position(
        lambda: last_turn(players=[{"silver": 2}, {}], at={"mines": [7, 0], "forest": [2, 0]}),
        ("place mines",),
    ),
    "and it is gold that one digs there, for clay is worth nothing": Position(
        lambda: _at_the_mines(), ("mine gold",)
    ),
    "gold is dug where a building lacks it": Position(
        lambda: turn(
            "place mines",
            players=[{"hand": ["steeple"], "wood": 2, "gold": 0}, {}],
            at={"mines": [3, 0]},
        ),
        ("mine gold",),
    ),
    "a rich Tax Stand is emptied by who has virtue to spare": Position(
        lambda: turn(tax=14, players=[{"hand": ["well"], "virtue": 9}, {}]),
        ("place tax_stand",),
    ),
    "nobody goes where there is nothing to do": Position(
        lambda: turn(players=[{"hand": ["well"]}, {"captured": [1, 0]}]),
        tuple(f"place {each}" for each in ("quarry", "forest", "mines", "silversmith", "workshop")),
        ("place storehouse", "place guardhouse"),
    ),
    "every debt is destroyed that may be": Position(
        lambda: position(DestroySurplus(Seat(0), 2), Reckoning(), players=[{"debts": 3}]),
        ("destroy 2",),
    ),
    "goods that the next building needs are not traded away": Position(
        lambda: turn(
            "place storehouse",
            players=[{"hand": ["well"], "wood": 2, "stone": 2, "virtue": 7}, {}],
        ),
        ("done",),
    ),
}


def _at_the_mines() -> engine.Table:
    table = last_turn(players=[{"silver": 2}, {}], at={"mines": [7, 0], "forest": [2, 0]})
    play(table, "place mines")
    return table
