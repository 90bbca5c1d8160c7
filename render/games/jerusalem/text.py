"""The position in words: the whole of it for a screen reader, and the gist as alternative text."""

from collections.abc import Iterator, Sequence

from engine.games.jerusalem.data import Area, Sector
from engine.games.jerusalem.view import PlayerView, View
from render.context import DrawContext
from render.games.jerusalem.chips import passed_on
from render.games.jerusalem.column import event_line, event_now
from render.games.jerusalem.figures import (
    card_effect,
    event_effect,
    figures_of,
    office_ability,
    privilege_effect,
)
from render.games.jerusalem.layout import COURTS, PRIVILEGED, SECTORS, Court
from render.games.jerusalem.shelf import cards_of

GOODS = ("prestige", "squires", "bezants")


def gist(ctx: DrawContext[View]) -> Iterator[str]:
    """Yield the most telling lines first: an alternative text is cut."""
    yield from _own(ctx)
    yield from _seats(ctx)
    yield from _holdings(ctx)
    yield from _offices(ctx)


def _holdings(ctx: DrawContext[View]) -> Iterator[str]:
    """Yield which places each seat holds, by number."""
    for seat in range(ctx.seats):
        held = [court for court in COURTS.values() if _controls(ctx, seat, court)]
        most = [sector for sector in SECTORS if ctx.view.sectors[sector].majority == seat]
        if held:
            yield ctx.say(
                "text-holds",
                name=ctx.name(seat),
                places=", ".join(_place(ctx, court) for court in held),
            )
        if most:
            sectors = ", ".join(ctx.say(sector.word) for sector in most)
            yield ctx.say("text-leads", name=ctx.name(seat), sectors=sectors)


def _controls(ctx: DrawContext[View], seat: int, court: Court) -> bool:
    return ctx.view.areas[court.id].controller == seat


def _place(ctx: DrawContext[View], court: Court) -> str:
    return shown_number(ctx, court) or ctx.say(court.id.word)


def shown_number(ctx: DrawContext[View], court: Court) -> str:
    """Return the number that the court bears in the picture: none if only others are offered."""
    if ctx.numbers is None:
        return str(court.number)
    return str(ctx.numbers.get(court.id, ""))


def lines(ctx: DrawContext[View]) -> Iterator[str]:
    yield from _at_the_end(ctx)
    yield from _own(ctx)
    yield ""
    yield from _seats(ctx)
    yield from _barred(ctx)
    yield ""
    yield from _offices(ctx)
    yield from _abilities(ctx)
    yield ctx.say("text-deck", count=ctx.view.deck, played=len(ctx.view.discard))
    for sector in SECTORS:
        yield ""
        yield from _sector(ctx, sector)


def _at_the_end(ctx: DrawContext[View]) -> Iterator[str]:
    """Yield what this round brings at its end, and what that does."""
    if not (line := event_line(ctx)):
        return
    event = event_now(ctx.view)
    yield f"{line}. {event_effect(ctx, event) if event else _gifts(ctx)}"


def _gifts(ctx: DrawContext[View]) -> str:
    figures = figures_of(ctx)
    return ctx.say(
        "text-gifts", most=figures.gift_most, tied=figures.gift_tied, card=figures.gift_card
    )


def _own(ctx: DrawContext[View]) -> Iterator[str]:
    """Yield what only the seat itself may know."""
    seat = ctx.seat
    if seat is None:
        return
    player = ctx.view.players[seat]
    if ctx.prompt:
        yield ctx.prompt
    yield ctx.say("text-own", squires=player.reserve, bezants=player.bezants)
    for held in cards_of(ctx):
        name, effect = ctx.say(f"card-{held.kind}"), card_effect(ctx, held.kind)
        key = "text-card-offered" if held.offered else "text-card"
        yield ctx.say(key, name=name, effect=effect)
    if ctx.view.passed_on:
        yield ctx.say("text-passed-on", cards=passed_on(ctx))


def _seats(ctx: DrawContext[View]) -> Iterator[str]:
    for seat, player in enumerate(ctx.view.players):
        office = player.office
        line = ctx.say(
            "text-seat",
            name=ctx.name(seat),
            tower=player.tower,
            prestige=player.prestige,
            next_floor=player.next_floor,
            cards=player.cards,
        )
        parts = [line, ctx.say(office.word)] if office else [line]
        if player.baron:
            parts.append(ctx.say("text-baron", area=ctx.say(player.baron.word)))
        if ctx.result is not None:
            parts.append(_revealed(ctx, player))
        yield "; ".join(parts)


def _barred(ctx: DrawContext[View]) -> Iterator[str]:
    """Yield whose Barons may not stand in the large Palace area: the leaders'."""
    if barred := ctx.view.barred_from_palace:
        names = ", ".join(ctx.name(seat) for seat in barred)
        yield ctx.say("text-barred", area=ctx.say(Area.KINGS_PALACE_LARGE.word), names=names)


def _abilities(ctx: DrawContext[View]) -> Iterator[str]:
    """Yield what the offices can do, and what everyone may do in a turn."""
    for office in ctx.view.offices:
        name, effect = ctx.say(office.id.word), office_ability(ctx, office.id)
        yield ctx.say("text-ability", name=name, effect=effect)
    figures = figures_of(ctx)
    yield ctx.say(
        "text-prices",
        mercenary=figures.mercenary,
        squires=figures.sale_squires,
        bezants=figures.sale_bezants,
        new=figures.baron,
    )


def _revealed(ctx: DrawContext[View], player: PlayerView) -> str:
    return ctx.say("text-revealed", squires=player.reserve or 0, bezants=player.bezants or 0)


def _offices(ctx: DrawContext[View]) -> Iterator[str]:
    for office in ctx.view.offices:
        holder = office.holder
        yield ctx.say(
            "text-office",
            number=office.number,
            office=ctx.say(office.id.word),
            squires=office.squires,
            holder=ctx.name(holder) if holder is not None else "–",
        )
    auction = ctx.view.auction
    if auction and auction.office and auction.leader is not None:
        name = ctx.say(auction.office.word)
        leader = ctx.name(auction.leader)
        yield ctx.say("text-bid", office=name, price=auction.price, leader=leader)


def _sector(ctx: DrawContext[View], sector: Sector) -> Iterator[str]:
    entry, name = ctx.view.sectors[sector], ctx.say(sector.word)
    if not entry.open:
        yield ctx.say("text-closed", sector=name)
        return
    if sector is not Sector.DAVIDS_TOWER:
        holder = ctx.name(entry.majority) if entry.majority is not None else "–"
        line = ctx.say("text-sector", sector=name, holder=holder)
        yield f"{line}. {_privilege(ctx, sector)}" if sector in PRIVILEGED else line
    for court in COURTS.values():
        if court.sector is sector:
            yield _area(ctx, court)


def _privilege(ctx: DrawContext[View], sector: Sector) -> str:
    name, effect = ctx.say(f"privilege-{sector}"), privilege_effect(ctx, sector)
    return ctx.say("text-privilege", name=name, effect=effect)


def _area(ctx: DrawContext[View], court: Court) -> str:
    entry = ctx.view.areas[court.id]
    counts = [f"{ctx.name(seat)} {n}" for seat, n in enumerate(entry.squires) if n]
    parts = [", ".join(counts) or "–"]
    if entry.controller is not None:
        parts.append(ctx.say("text-control", name=ctx.name(entry.controller)))
    barons = (("text-blocked", entry.baron), ("text-blocked-foreign", entry.foreign_baron))
    parts += [ctx.say(key, name=ctx.name(seat)) for key, seat in barons if seat is not None]
    parts.append(pays(ctx, court.sector, entry.income))
    parts += [_change(ctx, seat, n) for seat, n in ctx.marks.get(court.id, {}).items()]
    name = ctx.say(court.id.word)
    label = f"{shown_number(ctx, court)} {name}".strip()
    return f"- {label}: {'; '.join(parts)}"


def pays(ctx: DrawContext[View], sector: Sector, income: Sequence[int]) -> str:
    """Return what an area pays, and of David's Tower what else it does."""
    if sector is Sector.DAVIDS_TOWER:
        return ctx.say("text-income", goods=privilege_effect(ctx, sector).removesuffix("."))
    paid = zip(GOODS, income, strict=True)
    goods = [ctx.say(f"text-{good}", count=n) for good, n in paid if n]
    return ctx.say("text-income", goods=", ".join(goods) or "–")


def _change(ctx: DrawContext[View], seat: int, delta: int) -> str:
    sign = "+" if delta > 0 else "−"
    return f"{ctx.name(seat)} {sign}{abs(delta)}"
