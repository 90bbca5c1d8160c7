"""Positions of Crescent Moon to draw, written as the views that the engine would give."""

from copy import deepcopy
from typing import Any

View = dict[str, Any]

CHARACTERS = ("warlord", "murshid", "sultan", "caliph", "nomad")
DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
LAND = (
    (0, -2, "wilderness", 0), (1, -2, "river", 0), (-1, -1, "quarry", 0), (0, -1, "fertile", 0),
    (1, -1, "river", 2), (2, -1, "holy_site", 0), (-1, 0, "mountain", 0), (0, 0, "crossing", 1),
    (1, 0, "wilderness", 0), (2, 0, "mountain", 0), (-2, 1, "desert", 0), (-1, 1, "river", 5),
    (0, 1, "fertile", 0), (1, 1, "quarry", 0), (-2, 2, "wilderness", 0), (-1, 2, "river", 3),
)  # fmt: skip
FIVE_ONLY = ((0, -2), (2, 0), (-2, 2))
TERRAIN = {"river": "fertile", "crossing": "fertile", "holy_site": "desert"}
PIECES = {
    "warlord": (24, 4, 2, 0, 0, 0, 6), "murshid": (6, 6, 3, 0, 0, 0, 12),
    "sultan": (6, 8, 3, 6, 5, 0, 8), "caliph": (12, 8, 4, 0, 0, 1, 8),
    "nomad": (12, 6, 3, 0, 0, 0, 8),
}  # fmt: skip
KINDS = ("unit", "fort", "castle", "town", "city", "palace", "influence_token")
MARKET = ("archers", "bribery", "camel_riders", "infantry", "informers", "siege_engines")
HAND = [
    "assassination", "campaign", "elder", "garrison", "imam", "master_builders", "ships",
    "veteran_captain",
]  # fmt: skip


def land(seats: int) -> list[tuple[int, int, str, int]]:
    return [row for row in LAND if seats == 5 or row[:2] not in FIVE_ONLY]


def hex_view(row: tuple[int, int, str, int], number: str | None) -> View:
    q, r, tile, rotation = row
    return {
        "hex": number, "column": q + 7, "row": r + 7, "q": q, "r": r, "tile": tile,
        "terrain": TERRAIN.get(tile, tile), "rotation": rotation,
        "cut_edges": [rotation, (rotation + 1) % 6] if tile == "river" else [], "near": [],
        "controller": None, "present": [], "forces": [], "stronghold": None,
        "stronghold_owner": None, "settlement": None, "palace": False, "token": None,
    }  # fmt: skip


# As the engine shows them: seat, objective, when, points, counted, each, most.
GOALS = (
    (0, "enemy_casualty", "at_once", 1, True, 1, None),
    (0, "sack_fort", "at_once", 1, True, 1, None),
    (0, "sack_city", "at_once", 4, True, 1, None),
    (0, "sack_town", "at_once", 1, True, 1, None),
    (0, "sack_castle", "at_once", 2, True, 1, None),
    (0, "sack_palace", "at_once", 1, True, 1, None),
    (0, "capture", "at_once", 1, True, 1, None),
    (0, "warlord_holy_site", "yearly", 2, False, 1, None),
    (0, "warlord_hexes", "yearly", 1, False, 1, None),
    (0, "warlord_first_year", "first_year", 5, False, 1, None),
    (1, "murshid_tokens", "yearly", 1, True, 1, 6),
    (1, "murshid_holy_site", "yearly", 1, False, 1, None),
    (1, "murshid_crossing", "yearly", 1, False, 1, None),
    (1, "murshid_first_year", "first_year", 3, False, 1, None),
    (2, "sultan_towns", "yearly", 1, True, 1, None),
    (2, "sultan_cities", "yearly", 3, True, 1, None),
    (2, "sultan_holy_site", "yearly", 2, False, 1, None),
    (2, "sultan_waterside", "yearly", 3, False, 1, None),
    (2, "sultan_first_year", "first_year", 5, False, 1, None),
    (3, "caliph_hexes", "yearly", 1, True, 1, None),
    (3, "caliph_quarries", "yearly", 1, True, 1, None),
    (3, "caliph_crossing", "yearly", 3, False, 1, None),
    (3, "caliph_holy_site", "yearly", 2, False, 1, None),
    (3, "caliph_palace", "yearly", 2, False, 1, None),
    (3, "caliph_first_year", "first_year", 2, False, 1, None),
    (4, "nomad_exchange", "exchange", 1, True, 2, 8),
    (4, "nomad_holy_site", "yearly", 2, False, 1, None),
    (4, "nomad_mercenaries", "yearly", 1, True, 2, 3),
    (4, "nomad_first_year", "first_year", 7, False, 1, None),
)  # fmt: skip
GOAL = ("seat", "objective", "when", "points", "counted", "each", "most")


def empty(seats: int = 5, *, viewer: int | None = None) -> View:
    """The preset map with nothing on it, in the first year."""
    hexes = [hex_view(row, str(i)) for i, row in enumerate(land(seats), 1)]
    for entry in hexes:
        entry["near"] = [other["hex"] for other in hexes if _adjacent(entry, other)]
    slots = zip(("near", "near", "middle", "middle", "far", "far"), MARKET, strict=True)
    price = {"near": 2, "middle": 4, "far": 6}
    return {
        "game": "crescent_moon", "seat": viewer, "seats": seats, "asked": [0], "moves": 0,
        "result": None, "year": 1, "years": 3, "round": 1, "rounds": 4, "phase": "actions",
        "goals": [dict(zip(GOAL, goal, strict=True)) for goal in GOALS if goal[0] < seats],
        "hexes": hexes, "players": [_player(seat, viewer) for seat in range(seats)],
        "market": [{"market": m, "price": price[m], "card": card} for m, card in slots],
        "sultan_market": ["assassination", "vizier", "ships"], "sultan_slots": 3, "deck": 55,
        "discard": [], "looking_at": None, "turn": {"seat": 0, "ships": False}, "clash": None,
        "bargain": None, "options": {"map": "preset", "length": "standard"}, "posted": {},
    }  # fmt: skip


def _adjacent(one: View, two: View) -> bool:
    step = (two["q"] - one["q"], two["r"] - one["r"])
    if step not in DIRECTIONS:
        return False
    edge = DIRECTIONS.index(step)
    return edge not in one["cut_edges"] and (edge + 3) % 6 not in two["cut_edges"]


def _player(seat: int, viewer: int | None) -> View:
    mine = seat == viewer
    return {
        "character": CHARACTERS[seat], "coins": (4, 4, 6, 4, 0)[seat], "income": 0, "cards": 0,
        "front": [], "reserves": 0,
        "supply": dict(zip(KINDS, PIECES[CHARACTERS[seat]], strict=True)), "tiles_left": 0,
        "vp": 5 if mine else None, "hand": [] if mine else None, "known": [],
        "tiles": [] if mine else None, "scores": [[0, seat, "start", 5]] if mine else [],
    }  # fmt: skip


def place(view: View, number: int, **what: Any) -> None:
    """Put pieces into a hex; who controls it and who is present follows."""
    entry = view["hexes"][number - 1]
    for seat, units in what.pop("units", {}).items():
        entry["forces"].append({"seat": seat, "ordinary": units[0], "mercenaries": units[1]})
    entry.update(what)
    owners = [force["seat"] for force in entry["forces"]]
    owners += [entry["stronghold_owner"]] if entry["stronghold"] else []
    owners += [3] if entry["palace"] else []
    entry["controller"] = owners[0] if owners else None
    owners += [2] if entry["settlement"] else []
    entry["present"] = sorted({*owners, *([entry["token"]] if entry["token"] is not None else [])})


def stronghold(kind: str, owner: int) -> dict[str, Any]:
    return {"stronghold": kind, "stronghold_owner": owner}


def midgame(viewer: int | None = None, seats: int = 5) -> View:
    """Year 2, third action; the Warlord is about to act."""
    view = empty(seats, viewer=viewer)
    if seats == 4:
        return _four(view)
    place(view, 1, units={0: (4, 0)}, token=0)
    place(view, 2, settlement="town", token=1)
    place(view, 3, units={3: (1, 0)}, settlement="town", **stronghold("fort", 3))
    place(view, 4, units={3: (2, 0)}, palace=True, **stronghold("castle", 3))
    place(view, 5, units={2: (0, 2)}, settlement="city", token=2, **stronghold("fort", 2))
    place(view, 6, units={4: (0, 2)}, token=1)
    place(view, 7, units={4: (0, 1)}, token=4)
    place(view, 8, units={3: (3, 0)}, token=3)
    place(view, 9, units={1: (0, 2)}, token=1, **stronghold("castle", 1))
    place(view, 10, units={4: (0, 3)}, token=4, **stronghold("fort", 4))
    place(view, 11, token=4)
    place(view, 12, units={3: (2, 0)}, settlement="city", **stronghold("fort", 3))
    place(view, 13, units={2: (0, 1)}, settlement="city", token=2, **stronghold("castle", 2))
    place(view, 14, units={1: (0, 1)}, token=2, **stronghold("fort", 1))
    place(view, 15, token=1)
    place(view, 16, units={0: (3, 1)})
    for seat, (coins, cards, reserves) in enumerate(
        ((5, 4, 2), (3, 7, 0), (11, 3, 0), (6, 5, 2), (9, 2, 3))
    ):
        view["players"][seat] |= {"coins": coins, "cards": cards, "reserves": reserves}
    view["players"][3]["front"] = ["general", "archers"]
    view |= {"year": 2, "round": 3, "deck": 41, "discard": ["caravan", "tribute"]}
    return view


def _four(view: View) -> View:
    place(view, 1, units={0: (3, 0)})
    place(view, 3, **stronghold("castle", 3))
    place(view, 4, units={2: (0, 1)}, settlement="town", **stronghold("fort", 2))
    place(view, 6, token=0)
    place(view, 8, units={1: (0, 1)}, token=1)
    place(view, 9, token=1)
    place(view, 10, units={3: (1, 0)}, palace=True, **stronghold("castle", 3))
    place(view, 11, settlement="city")
    return view


MARKS = {"12": {3: 2, 0: -1}, "10": {4: 1}, "5": {2: 0}}


def crowded() -> View:
    """Every hex full, two-digit counts, two forces in each, and six lines of supply."""
    view = empty(5)
    for number in range(1, 17):
        one, two = number % 5, (number + 2) % 5
        place(
            view, number, units={one: (12, 11), two: (7, 10)}, settlement="city", palace=True,
            token=(number + 1) % 5, **stronghold("castle", one),
        )  # fmt: skip
    for player in view["players"]:
        player |= {"coins": 66, "cards": 8, "reserves": 24, "vp": 81, "income": 32,
                   "front": ["general", "archers", "imam", "veteran_captain"]}  # fmt: skip
        player["supply"] = dict.fromkeys(KINDS, 24)
    view |= {"year": 4, "years": 6, "rounds": 8, "round": 8, "deck": 0, "discard": ["ships"] * 40,
             "asked": [0, 1, 2, 3, 4]}  # fmt: skip
    return view


def wide_markets() -> View:
    """As many slots as a table may ask for, some of them empty."""
    view = midgame()
    cards = (*MARKET[:4], None, "uprising")
    view["market"] = [{"market": name, "price": 10, "card": card}
                      for name in ("near", "middle", "far") for card in cards]  # fmt: skip
    view |= {"sultan_slots": 6, "sultan_market": ["ships", "vizier", "master_builders", "elder"]}
    return view


def _side(seats: list[int], standing: int, bonus: int, total: int | None, lost: int) -> View:
    return {"seats": seats, "standing": standing, "bonus": bonus, "total": total, "lost": lost}


def played(seat: int, side: str | None, card: str, bonus: int = 0, **more: Any) -> View:
    return {"seat": seat, "side": side, "card": card, "done": True, "struck": False,
            "bonus": bonus, "ordinary": 0, "mercenaries": 0, "target": None, **more}  # fmt: skip


def combat() -> View:
    """The rulebook's example, decided: the Warlord takes hex 12 from hex 16."""
    view = midgame()
    view["clash"] = {
        "kind": "combat", "open": True, "hex": "12", "origin": "16", "attacker": 0, "defender": 3,
        "participants": [], "attack": _side([0], 3, 2, 5, 2), "defence": _side([3], 3, 1, 4, 2),
        "sealed": [], "played": [
            played(0, "attack", "campaign", 1, ordinary=1),
            played(0, "attack", "elder", 1, mercenaries=1),
            played(3, "defence", "siege_engines", 1),
        ], "deal_seat": 0, "deal_points": 2, "winner": "attack", "captured": None,
        "sacked": ["fort", "city"], "deal_side": None, "proposal": None,
    }  # fmt: skip
    return view


def sealing() -> View:
    """The same combat while cards are chosen."""
    view = combat()
    view["clash"] |= {
        "played": [], "winner": None, "sacked": [], "sealed": [0], "deal_seat": None,
        "deal_points": None, "attack": _side([0], 3, 0, None, 0),
        "defence": _side([3], 3, 0, None, 0),
    }  # fmt: skip
    view |= {"asked": [1, 3]}
    return view


def undecided() -> View:
    """Cards are revealed, and the Murshid has still to say for whom his are."""
    view = sealing()
    mine = played(1, None, "assassination", done=False)
    theirs = played(0, "attack", "veteran_captain", done=False)
    view["clash"]["played"] = [mine, played(1, None, "sabotage", done=False), theirs]
    return view


def contest() -> View:
    """The rulebook's example at the crossing, tied and decided by the Murshid."""
    view = midgame()
    view["clash"] = {
        "kind": "contest", "open": True, "hex": "8", "origin": None, "attacker": 3,
        "defender": None, "participants": [1, 2], "attack": _side([2, 3], 2, 1, 3, 0),
        "defence": _side([1], 1, 2, 3, 0), "sealed": [], "played": [
            played(3, "attack", "uprising", 2), played(2, "attack", "vizier", struck=True),
            played(1, "defence", "imam", 2), played(1, "defence", "bribery", -1, target=2),
        ], "deal_seat": None, "deal_points": None, "winner": "defence", "captured": None,
        "sacked": [], "deal_side": None, "proposal": None,
    }  # fmt: skip
    return view


def great_combat() -> View:
    """As many cards as hands can hold, on one side, with the Murshid's help."""
    view = crowded()
    view["clash"] = combat()["clash"]
    cards = [played(0, "attack", card, 2, ordinary=12, mercenaries=11) for card in HAND]
    cards += [played(1, "attack", card, -1, target=3) for card in HAND]
    sacked = ["fort", "palace", "city"]
    view["clash"] |= {"played": cards, "captured": "castle", "sacked": sacked,
                      "attack": _side([0, 1], 23, 12, 35, 12)}  # fmt: skip
    return view


def bargain() -> View:
    view = midgame()
    view["bargain"] = {"talk": "bribe", "buyer": 2, "seller": 4, "units": 2, "hex": "10",
                       "card": None, "price": 7, "speaker": 4,
                       "earlier": None, "left": 3}  # fmt: skip
    view["asked"] = [4]
    return view


def screen(cards: int = 4, viewer: int = 0) -> View:
    """A seat's own view, with cards in hand and something scored."""
    view = midgame(viewer)
    view["players"][viewer] |= {
        "hand": HAND[:cards], "cards": cards, "vp": 17, "income": 14, "front": ["general"],
        "scores": [[0, viewer, "start", 5], [1, viewer, "enemy_casualty", 4],
                   [1, viewer, "sack_city", 4], [1, viewer, "warlord_hexes", 1],
                   [2, viewer, "sack_fort", 1], [2, viewer, "enemy_casualty", 2]],
    }  # fmt: skip
    view["players"][1]["known"] = ["informers", "imam"]
    view["asked"] = [viewer]
    return view


def scheming() -> View:
    """The Murshid looks at seven cards."""
    view = screen(8, viewer=1)
    view["looking_at"] = [*HAND[:6], "uprising"]
    return view


def laying(viewer: int | None = None) -> View:
    """The variable map, six hexes laid."""
    view = empty(5, viewer=viewer)
    rows = ((0, 0, "crossing", 1), (1, -1, "river", 2), (-1, 1, "river", 5), (0, -1, "desert", 0),
            (-1, 0, "holy_site", 0), (1, 0, "mountain", 0))  # fmt: skip
    view |= {
        "hexes": [hex_view(row, None) for row in rows], "year": 0, "round": 0, "phase": "setup",
        "market": [], "sultan_market": [], "turn": None, "asked": [1], "deck": 68,
        "options": {"map": "variable", "length": "standard"},
    }  # fmt: skip
    for seat, player in enumerate(view["players"]):
        player["tiles_left"] = 2
        if seat == viewer:
            player["tiles"] = ["mountain", "river"]
    return view


def over() -> View:
    """The end: all points open, the Sultan wins."""
    view = deepcopy(midgame())
    scores = [21, 34, 36, 28, 9]
    for seat, points in enumerate(scores):
        view["players"][seat] |= {
            "vp": points, "hand": HAND[: view["players"][seat]["cards"]], "tiles": [],
            "scores": [[0, seat, "start", 5], [1, seat, "sultan_cities", 12],
                       [2, seat, "sultan_holy_site", 2], [3, seat, "caliph_first_year", 4],
                       [3, seat, "deal", -2], [3, seat, "nomad_mercenaries", 3]],
        }  # fmt: skip
    view |= {
        "year": 3, "round": 4, "phase": "over", "turn": None, "asked": [],
        "result": {"scores": scores, "ranking": [[2], [1], [3], [0], [4]], "winners": [2]},
    }  # fmt: skip
    return view
