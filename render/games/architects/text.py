"""The position in words: the whole of it for a screen reader, and the gist as alternative text."""

from collections.abc import Iterator, Mapping, Sequence

from engine import Seat
from engine.games.architects.data import MARKET_SPACES, Character, Good, Location, Phase, Skill
from engine.games.architects.view import PlayerView, View
from render.context import DrawContext
from render.figures import figures
from render.games.architects.art.formula import plain, signed
from render.games.architects.cards import Card
from render.games.architects.figures import (
    apprentice_effect,
    character_effect,
    character_start,
    place_effects,
)
from render.games.architects.final import score_lines
from render.games.architects.layout import COURTS
from render.games.architects.names import number_of
from render.games.architects.shelf import cards_of
from render.text import ranked

NOBODY = "–"


def subline(ctx: DrawContext[View]) -> str:
    view = ctx.view
    phase = ctx.say(f"phase-{view.phase}")
    if view.phase is Phase.DRAFT and view.draft:
        return f"{phase} · {ctx.say('picture-draft-left', count=view.draft.left)}"
    if view.phase is Phase.LAST_TURNS:
        return f"{phase} · {ctx.say('picture-turns-left', count=view.last_turns)}"
    if view.phase is Phase.PLAY:
        hall = view.guildhall
        guildhall = ctx.say(f"location-{Location.GUILDHALL}")
        return f"{phase} · {guildhall} {len(hall.workers)}/{hall.spaces}"
    return phase


def gist(ctx: DrawContext[View]) -> Iterator[str]:
    """Say the most telling first: an alternative text is cut."""
    yield from _scores(ctx)
    yield from _characters(ctx, own=True)
    yield from _candidates(ctx)
    yield from _own(ctx)
    yield from _seats(ctx)
    yield from _places(ctx)


def lines(ctx: DrawContext[View]) -> Iterator[str]:
    yield from _scores(ctx)
    yield from _own(ctx)
    yield ""
    yield from _seats(ctx)
    yield from _characters(ctx)
    yield from _candidates(ctx)
    yield ""
    yield from _places(ctx)
    yield from _market(ctx)
    yield from _guildhall_and_prison(ctx)
    yield ""
    yield from _cathedral(ctx)
    yield ""
    yield from _apprentices(ctx)
    yield _decks(ctx)
    yield ""
    yield from _effects(ctx)


def _scores(ctx: DrawContext[View]) -> Iterator[str]:
    if ctx.view.scores is None or ctx.result is None:
        return
    for place, seat in ranked(ctx.result):
        score = score_lines(ctx.view.scores[seat])
        lines = ", ".join(f"{ctx.say('score-' + key)} {plain(n)}" for key, n in score.items())
        yield ctx.say("text-score", place=place, name=ctx.name(seat), lines=lines)


def _own(ctx: DrawContext[View]) -> Iterator[str]:
    """Yield what only the seat itself may know."""
    if ctx.seat is None:
        return
    if ctx.prompt:
        yield ctx.prompt
    for card in cards_of(ctx):
        yield _card(ctx, card)


def _card(ctx: DrawContext[View], card: Card) -> str:
    offered = card.mark == "offered"
    return _said_of(ctx, card, "text-card-offered" if offered else "text-card")


def card_line(ctx: DrawContext[View], card: Card) -> str:
    """Say what a building brings and takes, without its name."""
    return _said_of(ctx, card, "note-card")


def _said_of(ctx: DrawContext[View], card: Card, key: str) -> str:
    return ctx.say(
        key,
        name=card.name,
        points=card.points,
        virtue=_virtue(ctx, card.virtue),
        cost=goods_line(ctx, dict(card.cost)),
        skills=skill_names(ctx, card.skills),
        effect=card.effect,
    )


def _virtue(ctx: DrawContext[View], by: int) -> str:
    return ctx.say("text-virtue-change", by=signed(by)) if by else ""


def skill_names(ctx: DrawContext[View], skills: Sequence[Skill]) -> str:
    return ", ".join(ctx.say(f"skill-{skill}") for skill in skills) or ctx.say("text-no-skill")


def goods_line(ctx: DrawContext[View], goods: Mapping[Good, int]) -> str:
    parts = [
        ctx.say("text-good", count=goods[good], good=ctx.say(f"good-{good}"))
        for good in Good
        if goods.get(good)
    ]
    return ", ".join(parts) or ctx.say("text-nothing")


def _seats(ctx: DrawContext[View]) -> Iterator[str]:
    for seat, player in enumerate(ctx.view.players):
        facts = ctx.say(
            "text-seat",
            name=_named(ctx, seat),
            workers=player.workers,
            virtue=player.virtue,
            level=player.level,
            cards=player.cards,
        )
        goods = goods_line(ctx, player.goods)
        yield "; ".join([facts, goods, *_troubles(ctx, player), *_crew(ctx, player)])


def _named(ctx: DrawContext[View], seat: int) -> str:
    character = ctx.view.players[seat].character
    return f"{ctx.name(seat)} ({ctx.say(character.word)})" if character else ctx.name(seat)


def _characters(ctx: DrawContext[View], *, own: bool = False) -> Iterator[str]:
    """Yield what everybody's character can do, or only the reader's."""
    for seat, player in enumerate(ctx.view.players):
        if player.character and (not own or seat == ctx.seat):
            character = ctx.say(player.character.word)
            yield ctx.say(
                "text-character",
                name=ctx.name(seat),
                character=character,
                effect=character_effect(ctx, player.character),
            )


def _candidates(ctx: DrawContext[View]) -> Iterator[str]:
    """Yield the characters that can still be chosen."""
    for character in ctx.view.characters:
        name = ctx.say("text-candidate", character=ctx.say(character.word))
        yield f"{name} {candidate_line(ctx, character)}"


def candidate_line(ctx: DrawContext[View], character: Character) -> str:
    """Say what a character begins with and can do."""
    start = character_start(ctx, character)
    goods = {good: start[good.value] for good in Good if good.value in start}
    return ctx.say(
        "note-character",
        virtue=start.get("virtue", 0),
        goods=goods_line(ctx, goods),
        prison=start.get("prison", 0),
        debts=start.get("debt", 0),
        cards=start.get("building", 0),
        effect=character_effect(ctx, character),
    )


def _troubles(ctx: DrawContext[View], player: PlayerView) -> Iterator[str]:
    counts = {
        "text-debts": player.debts,
        "text-paid": player.paid_debts,
        "text-prisoners": player.in_prison,
    }
    yield from (ctx.say(key, count=count) for key, count in counts.items() if count)
    if any(player.captured):
        yield ctx.say("text-captured", workers=workers_at(ctx, player.captured))


def _crew(ctx: DrawContext[View], player: PlayerView) -> Iterator[str]:
    for key, cards in (("apprentices", player.apprentices), ("buildings", player.buildings)):
        if cards:
            names = ", ".join(ctx.say(card.word) for card in cards)
            yield ctx.say(f"text-{key}", names=names)


def workers_at(ctx: DrawContext[View], workers: Sequence[int]) -> str:
    return ", ".join(f"{ctx.name(seat)} {n}" for seat, n in enumerate(workers) if n) or NOBODY


def _label(ctx: DrawContext[View], place: Location) -> str:
    return f"{number_of(ctx, place)} {ctx.say('location-' + place)}".strip()


def _places(ctx: DrawContext[View]) -> Iterator[str]:
    for place in COURTS:
        parts = [workers_at(ctx, ctx.view.locations[place])]
        if place is Location.TAX_STAND:
            parts.append(ctx.say("text-tax", count=ctx.view.tax))
        parts += _changes(ctx, place)
        yield "- " + ctx.say("text-place", place=_label(ctx, place), workers="; ".join(parts))


def _changes(ctx: DrawContext[View], place: Location) -> list[str]:
    return [f"{ctx.name(seat)} {signed(by)}" for seat, by in ctx.marks.get(place, {}).items()]


def _market(ctx: DrawContext[View]) -> Iterator[str]:
    market = ctx.view.market
    for space in MARKET_SPACES:
        seat = market.workers[space]
        yield "- " + ctx.say(
            "text-market",
            place=_label(ctx, space),
            price=market.prices[space],
            offer=market_offer(ctx, space),
            worker=ctx.say("text-free") if seat is None else ctx.name(seat),
        )


def market_offer(ctx: DrawContext[View], space: Location) -> str:
    """Say what a space of the Black Market gives."""
    market = ctx.view.market
    if space is Location.BM_MIDDLE:
        return ctx.say("text-service", cards=figures(ctx)["market.looked_at"])
    return goods_line(ctx, market.small if space is Location.BM_SMALL else market.large)


def _guildhall_and_prison(ctx: DrawContext[View]) -> Iterator[str]:
    hall = ctx.view.guildhall
    counts = [hall.workers.count(Seat(seat)) for seat in range(ctx.seats)]
    workers = f": {workers_at(ctx, counts)}" if any(counts) else ""
    yield "- " + ctx.say(
        "text-guildhall",
        place=_label(ctx, Location.GUILDHALL),
        count=len(hall.workers),
        spaces=hall.spaces,
        workers=workers,
    )
    inmates = workers_at(ctx, ctx.view.prison)
    yield "- " + ctx.say("text-place", place=_label(ctx, Location.PRISON), workers=inmates)


def _cathedral(ctx: DrawContext[View]) -> Iterator[str]:
    for level in ctx.view.cathedral:
        dear = {Good.GOLD: level.gold, Good.MARBLE: level.marble}
        cost = [goods_line(ctx, dear)] if any(dear.values()) else []
        if level.wood_or_stone:
            cost.append(ctx.say("text-wood-or-stone", count=level.wood_or_stone))
        yield ctx.say(
            "text-cathedral",
            place=ctx.say("location-cathedral"),
            level=level.level,
            cost=", ".join(cost) or ctx.say("text-nothing"),
            points=level.points,
            spaces=level.spaces,
            seats=", ".join(ctx.name(seat) for seat in level.seats) or NOBODY,
        )


def _apprentices(ctx: DrawContext[View]) -> Iterator[str]:
    for card in (card for row in ctx.view.rows for card in row):
        key = card.apprentice.word
        yield ctx.say(
            "text-apprentice",
            number=number_of(ctx, card.slot) or NOBODY,
            name=ctx.say(key),
            skills=skill_names(ctx, card.skills),
            virtue=_virtue(ctx, card.virtue),
            silver=card.silver,
            effect=apprentice_effect(ctx, card.apprentice),
        )


def _decks(ctx: DrawContext[View]) -> str:
    view = ctx.view
    return ctx.say(
        "text-decks",
        apprentices=view.apprentice_deck,
        buildings=view.building_deck,
        rewards=view.rewards,
        offers=view.market.small_left,
    )


def _effects(ctx: DrawContext[View]) -> Iterator[str]:
    """Yield what the places do: last, as it is the same all game and a message may be cut."""
    yield ctx.say("text-effects")
    for name, effect in place_effects(ctx):
        yield ctx.say("text-effect", name=name, effect=effect)
