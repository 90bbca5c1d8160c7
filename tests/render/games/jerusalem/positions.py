"""Positions of Jerusalem to draw: the view of a real table, changed."""

from copy import deepcopy
from typing import Any

import engine
from engine.games.jerusalem.data import AREAS_OF, OFFICE_NUMBER
from render.games.jerusalem.layout import COURTS

View = dict[str, Any]


def empty(seats: int, *, viewer: int | None = None) -> View:
    """The table as it is laid out, before the first auction; with this seed seat 0 opens it."""
    view = engine.Table.new("jerusalem", seats=seats, seed="c").view(viewer)
    return view | {"auction": None, "barred_from_palace": []}


def populate(view: View, squires: dict[str, list[int]]) -> None:
    """Put squires into areas; control and majorities follow, ties to the lower office."""
    for area, counts in squires.items():
        view["areas"][area]["squires"] = counts
        view["areas"][area]["controller"] = _first(view, counts)
    for sector, entry in view["sectors"].items():
        inside = [view["areas"][area]["squires"] for area in AREAS_OF[sector]]
        entry["totals"] = [sum(counts) for counts in zip(*inside, strict=True)]
        entry["majority"] = _first(view, entry["totals"])


def _first(view: View, counts: list[int]) -> int | None:
    if not any(counts):
        return None
    rank = [OFFICE_NUMBER.get(p["office"] or p["last_office"], 9) for p in view["players"]]
    return min(range(len(counts)), key=lambda seat: (-counts[seat], rank[seat]))


def hold(view: View, holders: list[int]) -> None:
    """Give the offices, in ascending order, to these seats."""
    for office, seat in zip(view["offices"], holders, strict=True):
        office["holder"] = seat
        view["players"][seat]["office"] = view["players"][seat]["last_office"] = office["id"]


def turn(seat: int) -> View:
    return {"seat": seat, "hired": 0, "genoese": False, "ability_used": False}


def set_up(seats: int = 4) -> View:
    return empty(seats)


MIDGAME = {
    "kings_palace_large": [5, 2, 1, 0], "kings_palace_small_left": [2, 0, 0, 3],
    "kings_palace_small_right": [0, 1, 2, 0], "davids_tower": [0, 2, 0, 2],
    "templars_large": [4, 8, 3, 0], "templars_small_left": [0, 0, 4, 1],
    "templars_small_right": [3, 1, 0, 2], "patriarchate_large": [1, 1, 2, 4],
    "patriarchate_small_left": [0, 3, 0, 0], "patriarchate_small_right": [0, 0, 2, 2],
    "market_large": [3, 3, 7, 3], "market_small_left": [2, 1, 0, 0],
    "market_small_right": [2, 1, 3, 4], "nobility_large": [5, 2, 0, 5],
    "nobility_small_left": [1, 0, 3, 0], "nobility_small_right": [0, 0, 0, 0],
}  # fmt: skip
MIDGAME_MARKS = {
    "templars_large": {1: 3}, "patriarchate_small_left": {1: 2}, "market_large": {1: 2, 0: -1},
}  # fmt: skip


def deploy(viewer: int | None = None) -> View:
    """Round 3, second office to play, a Baron on the board."""
    view = empty(4, viewer=viewer)
    hold(view, [1, 2, 0, 3])
    populate(view, MIDGAME)
    view["areas"]["templars_large"]["baron"] = 1
    for seat, (prestige, tower, price, cards) in enumerate(
        ((4, 3, 6, 2), (5, 2, 4, 1), (3, 2, 4, 4), (2, 1, 3, 0))
    ):
        view["players"][seat] |= {
            "prestige": prestige, "tower": tower, "next_floor": price, "cards": cards,
        }  # fmt: skip
    view["players"][1] |= {"baron": "templars_large"}
    view |= {"round": 3, "phase": "deploy", "turn": turn(2), "asked": [2], "deck": 15,
             "discard": ["gain_2_bezants_a", "move_2_squires_b", "gain_1_squire_a"]}  # fmt: skip
    view["calendar"][0] |= {"event": "special_tax", "done": True}
    view["calendar"][1] |= {"event": "war"}
    return view


def auction() -> View:
    """Round 2: the treasurer's office is sealed for, two limits given."""
    view = empty(4)
    populate(view, {"market_large": [3, 2, 0, 0], "templars_small_left": [0, 0, 2, 2]})
    for seat, office in enumerate(("admiral", "marshal", "constable", "treasurer")):
        view["players"][seat]["last_office"] = office
    view["offices"][0]["holder"] = 3
    view["players"][3]["office"] = "constable"
    view |= {"round": 2, "asked": [0, 2], "deck": 19}
    view["auction"] = {
        "office": "treasurer", "price": 2, "leader": 1, "bidders": [0, 1, 2], "sealed": [1],
    }  # fmt: skip
    view["calendar"][0] |= {"event": "succession"}
    return view


def crowded() -> View:
    """Every court full, counts over twenty, Barons and the foreign Baron, tall towers."""
    view = empty(4)
    hold(view, [3, 0, 2, 1])
    populate(view, {area: [21 + i, 8, 24 - i, 12 + i] for i, area in enumerate(COURTS)})
    view["areas"]["kings_palace_large"]["baron"] = 0
    view["areas"]["market_small_right"]["baron"] = 2
    view["areas"]["nobility_small_right"]["foreign_baron"] = 1
    view["areas"]["davids_tower"]["baron"] = 3
    for seat, (prestige, tower) in enumerate(((20, 9), (26, 7), (20, 8), (20, 6))):
        view["players"][seat] |= {
            "prestige": prestige,
            "tower": tower,
            "next_floor": tower + 3,
            "cards": 6,
        }
    view |= {
        "round": 5,
        "phase": "deploy",
        "turn": turn(1),
        "asked": [1],
        "deck": 2,
        "discard": HAND,
    }
    for entry, event in zip(view["calendar"], ("war", "special_tax", "succession"), strict=True):
        entry |= {"event": event, "done": True}
    return view


def two_players() -> View:
    """Round 2 with two seats: Patriarchate and Nobility are closed."""
    view = empty(2)
    hold(view, [1, 0])
    populate(view, {
        "kings_palace_large": [4, 3], "kings_palace_small_left": [0, 2], "market_large": [2, 6],
        "market_small_left": [3, 0], "templars_large": [5, 5], "davids_tower": [1, 0],
    })  # fmt: skip
    for seat, tower in enumerate((2, 1)):
        view["players"][seat] |= {
            "prestige": 2 + seat,
            "tower": tower,
            "next_floor": tower + 3,
            "cards": 1,
        }
    view |= {"round": 2, "phase": "deploy", "turn": turn(0), "asked": [0], "deck": 21}
    view["calendar"][0] |= {"event": "war"}
    return view


def three_players() -> View:
    view = empty(3)
    hold(view, [2, 0, 1])
    populate(view, {area: counts[:3] for area, counts in MIDGAME.items()})
    view |= {"round": 4, "phase": "income", "turn": turn(0), "asked": [0], "deck": 11}
    for entry, event in zip(
        view["calendar"], ("war", "succession", "patriarch_election"), strict=True
    ):
        entry |= {"event": event, "done": entry["round"] < 4}
    return view


def event_choice() -> View:
    """Round 3's event: war, each seat choosing its victims in turn order."""
    view = deploy()
    view |= {"phase": "event", "turn": turn(1), "asked": [1]}
    return view


HAND = [
    "turncoat_a", "influence_templars", "genoese_merchants_b", "gain_2_prestige_a",
    "gain_1_squire_a", "gain_2_bezants_c", "gain_2_resources_a", "gain_squire_and_bezant_b",
    "move_2_squires_c", "influence_davids_tower", "influence_market", "move_2_squires_d",
]  # fmt: skip


def screen(cards: int = 4, reserve: int = 9, bezants: int = 8) -> View:
    """Seat 2's own screen in the deploy phase."""
    view = deploy(viewer=2)
    view["players"][2] |= {
        "reserve": reserve,
        "bezants": bezants,
        "hand": HAND[:cards],
        "cards": cards,
    }
    return view


def over() -> View:
    """The end: everything open, gifts given, the triangle wins on prestige."""
    view = deepcopy(crowded())
    populate(view, {area: [n + 1 for n in counts] for area, counts in MIDGAME.items()})
    for area in view["areas"].values():
        area["baron"] = area["foreign_baron"] = None
    for seat, (prestige, tower, reserve, bezants, cards) in enumerate(
        ((3, 5, 7, 4, 1), (6, 5, 2, 11, 2), (1, 6, 9, 3, 0), (4, 4, 0, 0, 3))
    ):
        view["players"][seat] |= {
            "prestige": prestige, "tower": tower, "reserve": reserve, "bezants": bezants,
            "cards": cards, "hand": HAND[:cards],
        }  # fmt: skip
    view |= {
        "phase": "over", "turn": None, "asked": [],
        "result": {"scores": [5, 5, 6, 4], "ranking": [[2], [1], [0], [3]], "winners": [2]},
    }  # fmt: skip
    return view


def draft() -> View:
    """Seat 2 holds three cards to choose from."""
    view = screen(3)
    offered = ["gain_2_prestige_b", "influence_market", "move_2_squires_a"]
    view |= {"phase": "draft", "turn": None, "asked": [2]}
    view["draft"] = {"seat": 2, "order": [2, 0, 3], "cards": offered}
    return view
