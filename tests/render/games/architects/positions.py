"""Positions of Architects to draw, written as the views that the engine would give."""

from typing import Any

View = dict[str, Any]

COURTS = (
    "quarry", "forest", "silversmith", "mines", "storehouse", "workshop", "town_centre",
    "tax_stand", "guardhouse",
)  # fmt: skip
SLOTS = [[f"{row}_{n}" for n in (1, 2, 3, 4)] for row in ("top", "bottom")]
LEVELS = ((1, 0, 0, 2, 3), (0, 0, 4, 4, 3), (0, 1, 0, 7, 2), (0, 0, 8, 12, 2), (2, 2, 0, 20, 1))
COLUMNS = {2: 3, 3: 4, 4: 5, 5: 6}
APPRENTICES = (
    ("miner", "tiling", 0), ("merchant_gold", "masonry", 0), ("labourer", None, 0),
    ("swindler_carpentry", "carpentry", -1), ("thief", "carpentry", 0),
    ("squire_virtue", "carpentry", 1), ("debt_collector_tiling", "tiling", 0),
    ("trickster", "masonry", -1),
)  # fmt: skip
ALL_SKILLS = ("carpentry", "tiling", "masonry")
CARDS = {
    "chapel": ({"clay": 2, "wood": 1, "stone": 4}, 6, 1, ("carpentry",), True),
    "silver_market": ({"wood": 2, "gold": 1, "marble": 1}, 6, 0, ("tiling",), True),
    "monument": ({"wood": 2, "stone": 3, "marble": 2}, 9, 1, ("tiling", "masonry"), False),
    "aqueduct": ({"clay": 2, "wood": 3, "gold": 1}, 3, 0, (), True),
    "keep": ({"wood": 5, "stone": 2, "gold": 2}, 12, -2, ALL_SKILLS, True),
    "lighthouse": ({"wood": 3, "stone": 1, "marble": 2}, 6, 0, ("tiling",), True),
    "treasury": ({"wood": 1, "stone": 3, "gold": 1}, 6, 0, ("tiling",), False),
    "castle": ({"clay": 2, "wood": 4, "gold": 1, "marble": 2}, 10, 0, ALL_SKILLS, True),
    "trading_post": ({"wood": 1, "stone": 3, "gold": 2}, 7, 0, ("masonry",), True),
    "thieves_den": ({"clay": 1, "wood": 2, "stone": 3}, 8, -2, ("masonry",), False),
    "well": ({"wood": 2, "stone": 2}, 3, 0, (), False),
    "carpenters_hut": ({"clay": 3, "wood": 1, "stone": 1}, 5, 0, (), True),
}


def empty(seats: int = 5, *, viewer: int | None = None) -> View:
    """The table after the draft, before the first worker."""
    columns = COLUMNS[seats]
    shown = iter(APPRENTICES)
    return {
        "game": "architects", "seat": viewer, "seats": seats, "asked": [0], "moves": 3 * seats,
        "result": None, "phase": "play", "turns": 1, "first": 0, "active": 0, "last_turns": 0,
        "hand_limit": 6, "locations": {court: [0] * seats for court in COURTS},
        "market": {
            "workers": {"bm_small": None, "bm_middle": None, "bm_large": None},
            "prices": {"bm_small": 1, "bm_middle": 2, "bm_large": 3},
            "small": {"wood": 1, "gold": 1}, "small_printed": False, "small_left": 10,
            "large": {"wood": 1, "stone": 1, "marble": 2}, "large_cards": [],
        },
        "prison": [0] * seats, "tax": 4,
        "rows": [[_shown(*next(shown), slot) for slot in row] for row in SLOTS],
        "apprentice_deck": 32, "building_deck": 40 - 3 * seats, "rewards": 2 * seats + 1,
        "guildhall": {
            "workers": [], "rows": 4, "columns": columns, "spaces": 4 * columns,
            "left": 4 * columns, "resets": [2 * columns + 1, 3 * columns + 1],
        },
        "cathedral": [_level(n, *level) for n, level in enumerate(LEVELS, 1)],
        "virtue": {
            "points": [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7],
            "ignored_tax": [2, 2, 1, 1] + [0] * 11, "cathedral_from": 5, "market_up_to": 9,
        },
        "players": [_player(seat, seats, viewer) for seat in range(seats)],
        "draft": None, "looking_seat": None, "looking": None, "cards": {}, "scores": None,
        "options": {},
        "rules_version": 2,
    }  # fmt: skip


def _shown(apprentice: str, skill: str | None, virtue: int, slot: str) -> View:
    skills = [skill] if skill else list(ALL_SKILLS)
    return {
        "apprentice": apprentice, "skills": skills, "virtue": virtue, "silver": 0, "slot": slot,
    }  # fmt: skip


def _level(level: int, gold: int, marble: int, mixed: int, points: int, spaces: int) -> View:
    return {
        "level": level, "gold": gold, "marble": marble, "wood_or_stone": mixed, "points": points,
        "spaces": spaces, "seats": [],
    }  # fmt: skip


def _player(seat: int, seats: int, viewer: int | None) -> View:
    goods = dict.fromkeys(("clay", "wood", "stone", "gold", "marble"), 0) | {"silver": 3 + seat}
    return {
        "character": None, "virtue": 7, "goods": goods, "workers": 20, "captured": [0] * seats,
        "in_prison": 0, "held_by_others": 0, "level": 0, "debts": 0, "paid_debts": 0,
        "apprentices": [], "apprentice_limit": 5, "skills": dict.fromkeys(ALL_SKILLS, 0),
        "buildings": [], "cards": 3, "hand": [] if seat == viewer else None,
    }  # fmt: skip


def show_cards(view: View, *cards: str) -> None:
    for card in cards:
        cost, points, virtue, skills, at_end = CARDS[card]
        view["cards"][card] = {
            "cost": cost, "points": points, "virtue": virtue, "skills": list(skills),
            "at_end": at_end,
        }  # fmt: skip


AT = {
    "forest": (1, 4, 0, 2, 0), "mines": (0, 1, 3, 0, 2), "quarry": (3, 0, 0, 2, 1),
    "storehouse": (2, 0, 1, 3, 0), "silversmith": (0, 2, 1, 1, 0), "town_centre": (1, 2, 0, 1, 1),
    "tax_stand": (0, 0, 1, 0, 0), "guardhouse": (0, 0, 1, 0, 2), "workshop": (2, 1, 1, 1, 3),
}  # fmt: skip
MARKS = {"storehouse": {0: 1}, "mines": {0: -2}, "guildhall": {1: 1}, "bm_small": {2: 1}}


def midgame(seats: int = 5, *, viewer: int | None = None) -> View:
    """Two resets behind, the circle to move."""
    view = empty(seats, viewer=viewer)
    view["locations"] = {court: list(workers[:seats]) for court, workers in AT.items()}
    view["market"] |= {"small_left": 7, "large_cards": ["bm_01", "bm_03"]}
    view["market"]["workers"] |= {"bm_small": min(2, seats - 1), "bm_large": seats - 1}
    view["prison"] = [2, 0, 4, 0, 1][:seats]
    workers = [seat for seat in (0, 3, 1, 3, 0, 1, 2, 3, 1, 0, 4, 3, 2, 1) if seat < seats]
    hall = view["guildhall"]
    hall["workers"] = workers[: hall["spaces"] - 1]
    hall["left"] = hall["spaces"] - len(hall["workers"])
    facts = ((8, 1, 4), (9, 2, 6), (2, 0, 4), (13, 3, 3), (5, 1, 7))
    for seat, (virtue, level, home) in enumerate(facts[:seats]):
        view["players"][seat] |= {"virtue": virtue, "level": level, "workers": home}
        view["players"][seat]["in_prison"] = view["prison"][seat]
        if level:
            view["cathedral"][level - 1]["seats"].append(seat)
    view["rows"][0][0]["silver"], view["rows"][1][1]["silver"] = 1, 12
    view |= {"asked": [1], "active": 1, "tax": 9, "turns": 60, "rewards": 4}
    show_cards(view, "chapel", "silver_market")
    view["players"][1] |= {"buildings": ["chapel", "silver_market"], "paid_debts": 1}
    view["players"][0]["captured"][1] = 3
    view["players"][1]["held_by_others"] = 3
    return view


def crowded() -> View:
    """Every place full, two digits everywhere, the Guildhall beyond its spaces."""
    view = midgame()
    view["locations"] = {court: [12, 3, 11, 8, 10] for court in COURTS}
    view["prison"] = [12, 9, 20, 10, 3]
    hall = view["guildhall"]
    hall |= {"workers": [i % 5 for i in range(28)], "left": 0}
    view |= {"phase": "last_turns", "last_turns": 3, "tax": 48}
    for level in view["cathedral"]:
        level["seats"] = []
    for seat, player in enumerate(view["players"]):
        player |= {
            "virtue": 14, "level": 0, "workers": 20, "debts": 12, "paid_debts": 10,
            "captured": [0 if other == seat else 11 for other in range(5)], "in_prison": 12,
            "held_by_others": 13, "cards": 6,
            "apprentices": ["debt_collector_carpentry"] * 5 + ["labourer"] * (seat == 4),
            "buildings": list(CARDS)[: 4 + 2 * seat], "character": "frederick",
        }  # fmt: skip
        player["goods"] = dict.fromkeys(player["goods"], 34)
    for row in view["rows"]:
        for card in row:
            card["silver"] = 13
    show_cards(view, *CARDS)
    return view


def screen(cards: int = 5, *, seats: int = 5) -> View:
    """The circle's own board, to move."""
    view = midgame(seats, viewer=1)
    hand = [card for card in CARDS if card not in ("chapel", "silver_market")][:cards]
    show_cards(view, *hand)
    goods = {"clay": 3, "wood": 5, "stone": 2, "gold": 2, "marble": 1, "silver": 7}
    view["players"][1] |= {
        "hand": hand, "cards": len(hand), "goods": goods, "skills": dict.fromkeys(ALL_SKILLS, 2),
        "apprentices": ["woodcutter", "jeweller", "acolyte_masonry", "trader_wood"],
        "captured": [2, 0, 0, 3, 0][:seats],
    }  # fmt: skip
    return view


def full_screen() -> View:
    """A board with all there may be."""
    view = screen(10)
    view["players"][1] |= {
        "character": "rudolf", "apprentice_limit": 6, "buildings": list(CARDS)[:7],
        "apprentices": ["debt_collector_carpentry", "labourer"] * 3, "captured": [12, 0, 10, 7, 11],
        "workers": 12, "in_prison": 13, "held_by_others": 12, "debts": 11, "paid_debts": 10,
        "goods": dict.fromkeys(("clay", "wood", "stone", "gold", "marble", "silver"), 44),
    }  # fmt: skip
    show_cards(view, *CARDS)
    return view


def draft(*, kept: str | None = None) -> View:
    """Three cards to choose from, one kept before; sealed choices are still owed by two."""
    view = empty(4, viewer=1)
    pack = ["keep", "well", "trading_post"]
    show_cards(view, *pack, "castle")
    view |= {"phase": "draft", "asked": [1, 3] if kept is None else [3], "turns": 0}
    view["draft"] = {"left": 2, "waiting": list(view["asked"]), "pack": pack, "kept": kept}
    view["players"][1] |= {"hand": ["castle"], "cards": 1}
    return view


def over(seats: int = 5) -> View:
    """The end, every line of the score open; circle and diamond have as much."""
    view = midgame(seats)
    lines = ((35, 0, 4, 0, -52, 6, 10, 0, -8), (22, 2, 4, 0, 0, 6, 1, 0, 0),
             (16, -3, 0, -7, -4, 0, 3, 1, -2), (12, 2, 7, 5, 0, 9, 0, 0, 0),
             (6, 0, 2, -1, 0, 0, 1, 2, 0))  # fmt: skip
    keys = ("buildings", "effects", "cathedral", "virtue", "debts", "gold", "marble", "silver",
            "prison")  # fmt: skip
    scores = []
    for line in lines[:seats]:
        score: View = dict(zip(keys, line, strict=True))
        score |= {"effects": {"chapel": line[1]} if line[1] else {}, "total": sum(line)}
        scores.append(score)
    totals = [score["total"] for score in scores]
    best_first = sorted(set(totals), reverse=True)
    ranking = [[seat for seat in range(seats) if totals[seat] == total] for total in best_first]
    view |= {
        "phase": "over", "asked": [], "scores": scores,
        "result": {"scores": totals, "ranking": ranking, "winners": ranking[0]},
    }  # fmt: skip
    return view
