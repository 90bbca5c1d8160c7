"""Sentences about single things: a hex, a seat, a combat or contest."""

from collections.abc import Iterator

from engine.games.crescent_moon.view import View
from render.context import Data, DrawContext
from render.games.crescent_moon.ranks import signed
from render.games.crescent_moon.seat_colours import CALIPH, SULTAN, WITH_RESERVES
from render.games.crescent_moon.seats import PIECES


def hex_line(ctx: DrawContext[View], entry: Data) -> str:
    """A hex: its land, its holder, all that stands in it, its neighbours."""
    tile = ctx.say(f"tile-{entry['tile']}")
    if entry["hex"] is None:
        return ctx.say("text-laid", tile=tile, column=entry["column"], row=entry["row"])
    facts = [*standing(ctx, entry), *_changes(ctx, entry["hex"])]
    facts.append(ctx.say("text-near", hexes=", ".join(entry["near"])))
    number = entry["hex"]
    if ctx.numbers is not None:
        number = str(ctx.numbers.get(number, ""))
    line = ctx.say("text-hex", number=number, tile=tile, facts="; ".join(facts))
    return line.strip()


def standing(ctx: DrawContext[View], entry: Data) -> Iterator[str]:
    say = ctx.say
    holder = entry["controller"]
    yield say("text-free") if holder is None else say("text-control", name=ctx.name(holder))
    for force in entry["forces"]:
        kinds = (("text-ordinary", force["ordinary"]), ("text-mercenaries", force["mercenaries"]))
        units = ", ".join(say(key, count=n) for key, n in kinds if n)
        yield say("text-owned", name=ctx.name(force["seat"]), piece=units)
    for seat, piece in _buildings(entry):
        yield say("text-owned", name=ctx.name(seat), piece=say(f"piece-{piece}"))
    if entry["token"] is not None:
        yield say("text-token", name=ctx.name(entry["token"]))


def _buildings(entry: Data) -> Iterator[tuple[int, str]]:
    if entry["stronghold"]:
        yield entry["stronghold_owner"], entry["stronghold"]
    if entry["palace"]:
        yield CALIPH, "palace"
    if entry["settlement"]:
        yield SULTAN, entry["settlement"]


def _changes(ctx: DrawContext[View], hex_: str) -> Iterator[str]:
    for seat, n in ctx.marks.get(hex_, {}).items():
        name = ctx.name(seat)
        if n:
            yield ctx.say("text-gained", name=name, change=signed(n))
        else:
            yield ctx.say("text-changed", name=name)


def seat_lines(ctx: DrawContext[View], seat: int) -> Iterator[str]:
    """A seat: what it has for all to see."""
    player, say = ctx.data["players"][seat], ctx.say
    facts = {key: player[key] for key in ("coins", "income", "cards")}
    character = say(f"character-{player['character']}")
    yield say("text-seat", name=ctx.name(seat), character=character, **facts)
    if seat in WITH_RESERVES:
        yield say("text-reserves", count=player["reserves"])
    if player["vp"] is not None:
        yield say("text-points", count=player["vp"])
    left = [say(f"text-piece-{kind}", count=player["supply"][kind]) for kind in PIECES
            if player["supply"][kind]]  # fmt: skip
    yield say("text-supply", pieces=", ".join(left) or "–")
    if player["front"]:
        yield say("text-front", cards=", ".join(say(f"card-{card}") for card in player["front"]))


def clash_lines(ctx: DrawContext[View], clash: Data) -> Iterator[str]:
    """A combat or contest: its sides, cards, totals and what came of it."""
    say = ctx.say
    yield say(f"picture-{clash['kind']}-in", hex=clash["hex"])
    sides = [
        ", ".join(map(ctx.name, clash[side]["seats"])) or "–" for side in ("attack", "defence")
    ]
    yield say("text-sides", attackers=sides[0], defenders=sides[1])
    if clash["origin"] is not None:
        yield say("text-from", hex=clash["origin"])
    if clash["deal_seat"] is not None:
        yield say("text-deal", name=ctx.name(clash["deal_seat"]), points=clash["deal_points"])
    for played in clash["played"]:
        key = "text-played" if played["bonus"] else "text-played-quietly"
        if played["struck"]:
            key = "text-played-struck"
        name, card = ctx.name(played["seat"]), say(f"card-{played['card']}")
        yield say(key, name=name, card=card, bonus=signed(played["bonus"]))
    yield from _result(ctx, clash)


def _result(ctx: DrawContext[View], clash: Data) -> Iterator[str]:
    say, attack, defence = ctx.say, clash["attack"], clash["defence"]
    if attack["total"] is None:
        yield say("text-pieces-total", attack=attack["standing"], defence=defence["standing"])
    else:
        yield say("text-total", attack=attack["total"], defence=defence["total"])
    if clash["winner"] is not None:
        yield say(f"text-winner-{clash['winner']}")
    for seat, side in ((clash["attacker"], attack), (clash["defender"], defence)):
        if seat is not None and side["lost"]:
            yield say("text-lost", name=ctx.name(seat), count=side["lost"])
    if clash["captured"]:
        yield say("text-captured", piece=say(f"piece-{clash['captured']}"))
    if clash["sacked"]:
        pieces = ", ".join(say(f"piece-{piece}") for piece in clash["sacked"])
        yield say("text-sacked", pieces=pieces)
