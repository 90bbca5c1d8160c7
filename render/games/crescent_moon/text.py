"""The position in words: the whole of it for a screen reader, and the gist as alternative text."""

from collections.abc import Iterable, Iterator

from engine.games.crescent_moon.data import Card, Piece
from engine.games.crescent_moon.land_view import HexView
from engine.games.crescent_moon.view import ClashView, View
from render.context import DrawContext
from render.games.crescent_moon.clash import signed
from render.games.crescent_moon.figures import ability_of, effect_of
from render.games.crescent_moon.garrison import houses
from render.games.crescent_moon.goals import goals
from render.games.crescent_moon.header import notice
from render.games.crescent_moon.seat_colours import WITH_RESERVES
from render.games.crescent_moon.shelf import cards_of
from render.text import ranked


def gist(ctx: DrawContext[View]) -> Iterator[str]:
    """Say the most telling first: an alternative text is cut."""
    yield from _open_business(ctx)
    yield from _own(ctx)
    yield from _posted(ctx)
    yield from _holdings(ctx)
    for seat in range(ctx.seats):
        yield next(_seat_lines(ctx, seat))


def lines(ctx: DrawContext[View]) -> Iterator[str]:
    yield from _ranking(ctx)
    if line := notice(ctx):
        yield line
    yield from _own(ctx)
    yield from _ability(ctx)
    yield ""
    for seat in range(ctx.seats):
        yield "; ".join(_seat_lines(ctx, seat))
    yield ""
    for entry in ctx.view.hexes:
        yield f"- {_hex_line(ctx, entry)}"
    yield ""
    yield from _markets(ctx)
    if ctx.view.clash is not None:
        yield ""
        yield from _clash_lines(ctx, ctx.view.clash)


def _open_business(ctx: DrawContext[View]) -> Iterator[str]:
    clash = ctx.view.clash
    if clash is not None and clash.open:
        yield "; ".join(_clash_lines(ctx, clash))
    elif line := notice(ctx):
        yield line
    yield from _ranking(ctx)


def _ranking(ctx: DrawContext[View]) -> Iterator[str]:
    if ctx.result is None:
        return
    for place, seat in ranked(ctx.result):
        points = ctx.result.scores[seat]
        yield ctx.say("text-ranking", place=place, name=ctx.name(seat), points=points)


def _own(ctx: DrawContext[View]) -> Iterator[str]:
    """Say what only the seat itself may know."""
    seat = ctx.seat
    if seat is None:
        return
    player = ctx.view.players[seat]
    if ctx.prompt:
        yield ctx.prompt
    yield ctx.say("text-own", points=player.vp or 0, coins=player.coins)
    for held in cards_of(ctx):
        key = "text-card-offered" if held.offered else "text-card"
        yield ctx.say(key, **_card_facts(ctx, held.card))
    for tile in player.tiles or ():
        yield ctx.say("text-tile", tile=ctx.say(f"tile-{tile}"))
    for objective, pay in goals(ctx, seat):
        yield ctx.say("text-goal", objective=objective, pay=pay)
    for other, its in enumerate(ctx.view.players):
        if other != seat and its.known:
            yield ctx.say("text-known", name=ctx.name(other), cards=_cards(ctx, its.known))
    for score in player.scores:
        reason = ctx.say(f"objective-{score.objective}")
        yield ctx.say("text-score", year=score.year, points=score.points, objective=reason)


def _ability(ctx: DrawContext[View]) -> Iterator[str]:
    if ctx.seat is not None:
        character = ctx.say(f"character-{ctx.view.players[ctx.seat].character}")
        yield ctx.say("text-ability", character=character, ability=ability_of(ctx, ctx.seat))


def _card_facts(ctx: DrawContext[View], card: Card) -> dict[str, str]:
    return {
        "name": ctx.say(f"card-{card}"),
        "kind": ctx.say(f"card-type-{card.facts.type}"),
        "effect": effect_of(ctx, card),
    }


def _holdings(ctx: DrawContext[View]) -> Iterator[str]:
    """Say which hexes each seat controls."""
    for seat in range(ctx.seats):
        held = [ctx.say(f"hex-{each.hex}") for each in ctx.view.hexes if each.controller == seat]
        if held:
            yield ctx.say("text-holds", name=ctx.name(seat), hexes=", ".join(held))


def _markets(ctx: DrawContext[View]) -> Iterator[str]:
    view = ctx.view
    for slot in view.market:
        card = ctx.say(f"card-{slot.card}") if slot.card else "–"
        name = ctx.say(f"market-{slot.market}")
        yield ctx.say("text-market", market=name, price=slot.price, card=card)
    stock = ", ".join(_in_bazaar(ctx, card) for card in view.sultan_market)
    yield ctx.say("text-bazaar", cards=stock or "–")
    yield ctx.say("text-deck", count=view.deck, cards=_cards(ctx, view.discard))


def _in_bazaar(ctx: DrawContext[View], card: Card) -> str:
    """Say a card of the Sultan's, with its price if he has posted one."""
    name, price = ctx.say(f"card-{card}"), ctx.view.posted.get(card)
    return name if price is None else ctx.say("text-posted-card", card=name, price=price)


def _posted(ctx: DrawContext[View]) -> Iterator[str]:
    """Say the prices that the Sultan has posted, in one line."""
    if posted := ctx.view.posted:
        prices = [
            ctx.say("text-posted-price", card=ctx.say(f"card-{card}"), price=price)
            for card, price in posted.items()
        ]
        yield ctx.say("text-posted", cards=", ".join(prices))


def _cards(ctx: DrawContext[View], cards: Iterable[Card]) -> str:
    return ", ".join(ctx.say(f"card-{card}") for card in cards) or "–"


def _hex_line(ctx: DrawContext[View], entry: HexView) -> str:
    """Say a hex: its land, its holder, all that stands in it, its neighbours."""
    tile = ctx.say(f"tile-{entry.tile}")
    if entry.hex is None:
        return ctx.say("text-laid", tile=tile, column=entry.column, row=entry.row)
    facts = [*standing(ctx, entry), *_changes(ctx, entry.hex)]
    facts.append(ctx.say("text-near", hexes=", ".join(entry.near)))
    number = str(entry.hex if ctx.numbers is None else ctx.numbers.get(entry.hex, ""))
    return ctx.say("text-hex", number=number, tile=tile, facts="; ".join(facts)).strip()


def standing(ctx: DrawContext[View], entry: HexView) -> Iterator[str]:
    """Say who controls a hex and what stands in it."""
    say, holder = ctx.say, entry.controller
    yield say("text-free") if holder is None else say("text-control", name=ctx.name(holder))
    for force in entry.forces:
        kinds = (("text-ordinary", force.ordinary), ("text-mercenaries", force.mercenaries))
        units = ", ".join(say(key, count=n) for key, n in kinds if n)
        yield say("text-owned", name=ctx.name(force.seat), piece=units)
    for group in houses(entry):
        yield say("text-owned", name=ctx.name(group.seat), piece=say(f"piece-{group.kind}"))
    if entry.token is not None:
        yield say("text-token", name=ctx.name(entry.token))


def _changes(ctx: DrawContext[View], here: str) -> Iterator[str]:
    for seat, n in ctx.marks.get(here, {}).items():
        name = ctx.name(seat)
        if n:
            yield ctx.say("text-gained", name=name, change=signed(n))
        else:
            yield ctx.say("text-changed", name=name)


def _seat_lines(ctx: DrawContext[View], seat: int) -> Iterator[str]:
    """Say what a seat has for all to see."""
    player, say = ctx.view.players[seat], ctx.say
    facts = {"coins": player.coins, "income": player.income, "cards": player.cards}
    character = say(f"character-{player.character}")
    yield say("text-seat", name=ctx.name(seat), character=character, **facts)
    if seat in WITH_RESERVES:
        yield say("text-reserves", count=player.reserves)
    if player.vp is not None:
        yield say("text-points", count=player.vp)
    left = [(kind, player.supply[kind]) for kind in Piece]
    pieces = ", ".join(say(f"text-piece-{kind}", count=n) for kind, n in left if n)
    yield say("text-supply", pieces=pieces or "–")
    if player.front:
        yield say("text-front", cards=_cards(ctx, player.front))


def _clash_lines(ctx: DrawContext[View], clash: ClashView) -> Iterator[str]:
    """Say a combat or contest: its sides, cards, totals and what came of it."""
    say = ctx.say
    yield say(f"picture-{clash.kind}-in", hex=clash.hex)
    attackers, defenders = (
        ", ".join(map(ctx.name, side.seats)) or "–" for side in (clash.attack, clash.defence)
    )
    yield say("text-sides", attackers=attackers, defenders=defenders)
    if clash.origin is not None:
        yield say("text-from", hex=clash.origin)
    if clash.proposal is not None:
        seat, points, side = clash.proposal
        yield say("text-proposal", name=ctx.name(seat), points=points, side=side)
    if clash.deal_seat is not None:
        yield say("text-deal", name=ctx.name(clash.deal_seat), points=clash.deal_points)
    for played in clash.played:
        key = "text-played" if played.bonus else "text-played-quietly"
        if played.struck:
            key = "text-played-struck"
        name, card = ctx.name(played.seat), say(f"card-{played.card}")
        yield say(key, name=name, card=card, bonus=signed(played.bonus))
    yield from _outcome(ctx, clash)


def _outcome(ctx: DrawContext[View], clash: ClashView) -> Iterator[str]:
    say, attack, defence = ctx.say, clash.attack, clash.defence
    if attack.total is None:
        yield say("text-pieces-total", attack=attack.standing, defence=defence.standing)
    else:
        yield say("text-total", attack=attack.total, defence=defence.total)
    if clash.winner is not None:
        yield say(f"text-winner-{clash.winner}")
    for seat, side in ((clash.attacker, attack), (clash.defender, defence)):
        if seat is not None and side.lost:
            yield say("text-lost", name=ctx.name(seat), count=side.lost)
    if clash.captured:
        yield say("text-captured", piece=say(f"piece-{clash.captured}"))
    if clash.sacked:
        pieces = ", ".join(say(f"piece-{piece}") for piece in clash.sacked)
        yield say("text-sacked", pieces=pieces)
