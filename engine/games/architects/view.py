"""What a seat may know of a game: this is the one place that hides."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine.agenda import current
from engine.fast_init import fast_init
from engine.games.architects.board_view import (
    ApprenticeView,
    CardView,
    GuildhallView,
    LevelView,
    MarketView,
    ScoreView,
    VirtueView,
    card_view,
    guildhall_view,
    levels_view,
    market_view,
    row_view,
    scores_view,
    virtue_view,
)
from engine.games.architects.data import (
    Apprentice,
    Building,
    Character,
    Good,
    Location,
    Phase,
    Skill,
)
from engine.games.architects.decks import cards_left
from engine.games.architects.state import Player, State
from engine.games.architects.steps.characters import characters_left
from engine.games.architects.steps.draft import Draft
from engine.games.architects.steps.hiring import apprentice_limit
from engine.games.architects.steps.market import KeepOne
from engine.games.architects.tables import Figures, skills_in
from engine.ids import Seat

SKILLS = tuple(Skill)
CACHE_SIZE = 1024  # teams whose skills are remembered: they change far less often than one looks


@fast_init
@dataclass(frozen=True, slots=True)
class PlayerView:
    """Everything but the hand is open."""

    character: Character | None
    virtue: int
    goods: dict[Good, int]
    workers: int  # at home
    captured: list[int]
    in_prison: int
    held_by_others: int
    level: int
    debts: int
    paid_debts: int
    apprentices: list[Apprentice]
    apprentice_limit: int
    skills: dict[Skill, int]
    buildings: list[Building]
    cards: int
    hand: list[Building] | None


@fast_init
@dataclass(frozen=True, slots=True)
class DraftView:
    left: int  # cards still to be kept, this one included
    waiting: list[Seat]
    pack: list[Building] | None  # this seat's
    kept: Building | None  # this seat's sealed choice


@fast_init
@dataclass(frozen=True, slots=True)
class View:
    phase: Phase
    turns: int
    first: Seat
    active: Seat
    last_turns: int
    hand_limit: int
    locations: dict[Location, list[int]]
    market: MarketView
    prison: list[int]
    tax: int
    rows: list[list[ApprenticeView]]
    apprentice_deck: int
    dismissed: list[Apprentice]  # under that deck, in this order: all have seen it
    building_deck: int
    rewards: int
    guildhall: GuildhallView
    cathedral: list[LevelView]
    virtue: VirtueView
    players: list[PlayerView]
    characters: list[Character]  # that can still be chosen
    draft: DraftView | None
    looking_seat: Seat | None  # who picks one of several cards in the Black Market
    looking: list[Building] | None  # those cards, for that seat
    cards: dict[Building, CardView]  # every building card this reader sees
    scores: list[ScoreView] | None
    options: dict[str, Any]
    rules_version: int  # those that this table plays by


def stage(g: State) -> dict[str, Any]:
    """Phase, and how full the Guildhall is: that is the game's clock."""
    return {"phase": g.phase, "built": min(len(g.guildhall), g.spaces), "spaces": g.spaces}


def view(g: State, seat: Seat | None) -> View:
    draft = _draft(g, seat)
    looking = current(g, KeepOne)
    looked_at = list(looking.cards) if looking and looking.seat == seat else None
    return View(
        phase=g.phase,
        turns=g.turns,
        first=g.first,
        active=g.active,
        last_turns=g.last_turns,
        hand_limit=g.figures.hand_limit,
        locations={location: list(workers) for location, workers in g.at.items()},
        market=market_view(g),
        prison=list(g.prison),
        tax=g.tax,
        rows=[row_view(g, at) for at in range(len(g.rows))],
        apprentice_deck=len(g.apprentices) + len(g.dismissed),
        dismissed=list(g.dismissed),
        building_deck=cards_left(g),
        rewards=g.reward_pile,
        guildhall=guildhall_view(g),
        cathedral=levels_view(g.figures, tuple([player.level for player in g.players])),
        virtue=virtue_view(g.figures),
        players=[_player(g, other, sees_hand=seat == other) for other in g.everyone],
        characters=list(characters_left(g)) if g.phase is Phase.CHARACTERS else [],
        draft=draft,
        looking_seat=looking.seat if looking else None,
        looking=looked_at,
        cards=_cards(g, seat, [*(looked_at or ()), *(draft.pack or () if draft else ())]),
        scores=scores_view(g),
        options=g.options.shown,
        rules_version=g.rules_version,
    )


def _player(g: State, seat: Seat, *, sees_hand: bool) -> PlayerView:
    player = g.players[seat]
    return PlayerView(
        character=player.character,
        virtue=player.virtue,
        goods=_stock(player),
        workers=player.workers,
        captured=list(player.captured),
        in_prison=g.prison[seat],
        held_by_others=g.held_by_others(seat),
        level=player.level,
        debts=player.debts,
        paid_debts=player.paid,
        apprentices=list(player.apprentices),
        apprentice_limit=apprentice_limit(g, seat),
        skills=_skills(g.figures, player.apprentices),
        buildings=list(player.buildings),
        cards=len(player.hand),
        hand=player.cards if sees_hand else None,
    )


def _stock(player: Player) -> dict[Good, int]:
    return {
        Good.CLAY: player.clay,
        Good.WOOD: player.wood,
        Good.STONE: player.stone,
        Good.GOLD: player.gold,
        Good.MARBLE: player.marble,
        Good.SILVER: player.silver,
    }


@lru_cache(CACHE_SIZE)
def _skills(figures: Figures, team: tuple[Apprentice, ...]) -> dict[Skill, int]:
    """How many hired apprentices have each skill."""
    found = [
        skill for apprentice in team for skill in skills_in(figures.apprentices[apprentice].skills)
    ]
    return {skill: found.count(skill) for skill in SKILLS}


def _draft(g: State, seat: Seat | None) -> DraftView | None:
    step = current(g, Draft)
    if step is None:
        return None
    if seat is None:
        return DraftView(step.left, list(step.owing), None, None)
    answer = dict(step.answers).get(seat)
    kept = Building(answer.split(" ")[1]) if answer else None
    return DraftView(step.left, list(step.owing), list(step.packs[seat]), kept)


def _cards(g: State, seat: Seat | None, more: list[Building]) -> dict[Building, CardView]:
    seen = [building for player in g.players for building in player.buildings]
    hand = g.players[seat].cards if seat is not None else []
    return {card: card_view(g, card) for card in (*seen, *hand, *more)}
