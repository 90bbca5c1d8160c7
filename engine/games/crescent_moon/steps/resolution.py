"""Resolving a clash: cards in their order, the winner, and where the cards go (7.2, 7.3, 7.6)."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.agenda import Step
from engine.asks import Ask, Pick
from engine.games.crescent_moon.actions import Favour, Resolve
from engine.games.crescent_moon.cards import lay_down, take_openly
from engine.games.crescent_moon.clash_events import (
    BribeKept,
    ClashWon,
    TieDecided,
)
from engine.games.crescent_moon.data import (
    CALIPH,
    CARDS,
    MURSHID,
    SULTAN,
    Card,
    CardType,
    ClashKind,
    Side,
    cards_that,
)
from engine.games.crescent_moon.state import Clash, State
from engine.games.crescent_moon.steps.effects import AIMED, resolve_effects
from engine.games.crescent_moon.steps.fray import INDEX, decider, side_of
from engine.games.crescent_moon.steps.hands import discards
from engine.games.crescent_moon.steps.tidings import tally_of, tell_effects
from engine.ids import Seat

# Only these make the order of a player's cards matter: they use up or bring in units.
ORDER_MATTERS = cards_that("assign", "lure")
ASSASSINS = cards_that("assassinate")


@dataclass(frozen=True, slots=True)
class ResolveCards(Step):
    """Campaign; assassinations by side; then all others by side, each player in his order."""

    def asks(self, g: State) -> Iterable[Ask]:
        clash = g.the_clash
        if ORDER_MATTERS.isdisjoint([played.card for played in clash.played]):
            return ()
        batch = next_batch(g)
        cards = tuple(dict.fromkeys([clash.played[at].card for at in batch]))
        if len(cards) > 1 and not ORDER_MATTERS.isdisjoint(cards):
            seat = decider(g, batch[0])
            return (Ask(seat, "resolve", (Pick(Resolve, cards),), {"hex": clash.hex}),)
        return ()

    def answer(self, g: State, seat: Seat, action: Resolve) -> None:
        played = g.the_clash.played
        self._resolve(g, next(at for at in next_batch(g) if played[at].card is action.card))

    def run(self, g: State) -> None:
        if batch := next_batch(g):
            self._resolve(g, batch[0])

    def _resolve(self, g: State, at: int) -> None:
        clash = g.the_clash
        clash.change(at, done=True)
        before = tally_of(clash)
        resolve_effects(g, at)
        if clash.played[at].card not in AIMED:  # those tell it once they have struck
            tell_effects(g, at, before)
        g.then(self)


def next_batch(g: State) -> list[int]:
    """Return the cards that come next: those that one player orders, of one stage."""
    clash = g.the_clash
    waiting = {
        at: _rank(g, at, played.card)
        for at, played in enumerate(clash.played)
        if not (played.done or played.struck)
    }
    if not waiting:
        return []
    first = min(waiting.values())
    return [at for at, rank in waiting.items() if rank == first]


def _rank(g: State, at: int, card: Card) -> tuple[int, int, bool, Seat]:
    if CARDS[card].type is CardType.STRATEGY:
        stage = 0
    else:
        stage = 1 if card in ASSASSINS else 2
    clash, seat = g.the_clash, decider(g, at)
    leads = seat in (clash.attacker, clash.defender)
    return stage, INDEX[side_of(clash, at)], not leads, seat


# -- the winner ------------------------------------------------------------------------------


def totals(g: State, clash: Clash) -> tuple[int, int]:
    """Return what each side brings, cards included."""
    attack, defence = clash.bonus
    attack += standing_of(g, clash, Side.ATTACK)
    return attack, defence + standing_of(g, clash, Side.DEFENCE)


def standing_of(g: State, clash: Clash, side: Side) -> int:
    """Return what a side has without its cards: strength, or influence."""
    if clash.kind is ClashKind.COMBAT:
        return g.strength(clash.hex, clash.leader(side))
    return contest_standing(g, clash, side)


def contest_standing(g: State, clash: Clash, side: Side) -> int:
    """Count military once for the side; civil for each seat with a settlement or token there.

    The palace is both for the Caliph, towns and cities are the Sultan's.
    """
    ground = g.board[clash.hex]
    holder, civil, military = ground.holder, 0, 0
    for seat, taken in clash.sides.items():
        if taken is side:
            if seat == holder:
                military = 1
            if (
                seat == ground.token
                or (ground.settlement and seat == SULTAN)
                or (ground.palace and seat == CALIPH)
            ):
                civil += 1
    return military + civil


@dataclass(frozen=True, slots=True)
class DecideWinner(Step):
    """The higher total; a tie goes to the attacker, or as the Murshid likes where his token is."""

    def asks(self, g: State) -> Iterable[Ask]:
        clash = g.the_clash
        if g.board[clash.hex].token != MURSHID:
            return ()
        attack, defence = totals(g, clash)
        if attack == defence:
            facts = {"hex": clash.hex, "attacker_seat": clash.attacker, "total": attack}
            return (Ask(MURSHID, "tie", (Pick(Favour, tuple(Side)),), facts),)
        return ()

    def answer(self, g: State, seat: Seat, action: Favour) -> None:
        g.tell(TieDecided(seat, action.side))
        self._decide(g, totals(g, g.the_clash), action.side)

    def run(self, g: State) -> None:
        both = totals(g, g.the_clash)
        self._decide(g, both, Side.ATTACK if both[0] >= both[1] else Side.DEFENCE)

    def _decide(self, g: State, both: tuple[int, int], side: Side) -> None:
        clash = g.the_clash
        clash.totals, clash.winner = both, side
        attack, defence = both
        g.tell(ClashWon(clash.attacker, clash.kind, clash.hex, attack, defence, side, *clash.bonus))


# -- the cards afterwards --------------------------------------------------------------------


def remove_cards(g: State) -> None:
    """Remove cards: struck ones are lost, a bribe stays with the bribed, others go by type."""
    clash = g.the_clash
    clash.removed = True
    for played in clash.played:
        if played.struck:
            g.discard.append(played.card)
        elif played.target is not None:
            take_openly(g, played.target, played.card)
            g.tell(BribeKept(played.target, played.card))
            g.then(*discards(g, played.target))
        else:
            lay_down(g, played.seat, played.card)
