"""A player's action: what is offered, and how each begins (section 6)."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from engine.agenda import Step
from engine.asks import Ask, Offer, Pick
from engine.games.crescent_moon import actions as do
from engine.games.crescent_moon.actions import Act
from engine.games.crescent_moon.data import (
    NOMAD,
    SULTAN,
    Deed,
    Piece,
    Talk,
)
from engine.games.crescent_moon.events import (
    CoinsTaken,
    MercenariesDeserted,
    MercenariesHired,
    PalacePlaced,
    RevoltBroke,
)
from engine.games.crescent_moon.prices import Facts, building_facts, card_facts, hire_facts
from engine.games.crescent_moon.repertoire import (
    details,
    is_left_to_collect,
    possible,
    token_hexes,
)
from engine.games.crescent_moon.state import Item, State, Turn
from engine.games.crescent_moon.steps import playing
from engine.games.crescent_moon.steps.bargain import Bargain, pay_posted
from engine.games.crescent_moon.steps.combat import begin_combat
from engine.games.crescent_moon.steps.contest import spread_influence
from engine.games.crescent_moon.steps.hands import discards
from engine.games.crescent_moon.steps.market import BuyCards, buy, claim
from engine.games.crescent_moon.steps.secrets import begin_conspiracy, begin_scheme
from engine.games.crescent_moon.steps.units import (
    MoveUnits,
    MusterHex,
    PlaceMercenaries,
    RecruitUnits,
    SendUnits,
    over_limits,
    recruit,
)
from engine.games.crescent_moon.steps.works import BuildMore, build
from engine.games.crescent_moon.verbs import (
    deploy,
    fill_reserves,
    pay,
    place_palace,
    remove_token,
    withdraw,
)
from engine.ids import Seat


@dataclass(frozen=True, slots=True)
class ChooseAction(Step):
    """One action of those that the character has and that are possible now."""

    seat: Seat

    def asks(self, g: State) -> Iterable[Ask]:
        facts = {"year": g.year, "round": g.round, "coins": g.players[self.seat].coins}
        offers = (Pick(Act, possible(g, self.seat)),)
        # Hidden: which cards can be played.
        return (Ask(self.seat, "action", offers, facts, depends_on_hidden=True),)

    def answer(self, g: State, seat: Seat, action: Act) -> None:
        if action.action in AT_ONCE:
            AT_ONCE[action.action](g, seat)
        else:
            g.then(detail_of(seat, action.action))


@dataclass(frozen=True, slots=True)
class Detail(Step):
    """Where, what or how many: the first choice within the action."""

    seat: Seat
    deed: Deed

    def asks(self, g: State) -> Iterable[Ask]:
        offers = tuple(details(g, self.seat, self.deed))
        if not any(offer.spellings() for offer in offers):
            return ()
        priced = PRICED.get(self.deed)
        facts = priced(g, self.seat, offers) if priced else {}
        hides = self.deed is Deed.PLAY_CARD or self._awaits_ships(g)
        return (Ask(self.seat, f"detail-{self.deed}", offers, facts, depends_on_hidden=hides),)

    def answer(self, g: State, seat: Seat, action: Any) -> None:
        BEGINNINGS[type(action)](g, seat, action)

    def run(self, g: State) -> None:
        """Choose again: a card that another has played meanwhile leaves nothing of this action."""
        g.then(ChooseAction(self.seat))

    def _awaits_ships(self, g: State) -> bool:
        """Return whether a card in hand, which may be Ships, could add a choice to this one."""
        return False


PRICED: dict[Deed, Callable[[State, Seat, Sequence[Offer]], Facts]] = {
    Deed.BUILD: building_facts,
    Deed.HIRE_MERCENARIES: hire_facts,
    Deed.BUY_CARDS: card_facts,
}


@dataclass(frozen=True, slots=True)
class ChooseMarch(Detail):
    """A move or an assault is declared: the moment for ships."""

    def _awaits_ships(self, g: State) -> bool:
        return g.rules_version > 1 and bool(g.players[self.seat].hand)


@cache
def detail_of(seat: Seat, deed: Deed) -> Detail:
    """Return the step that asks for the details; steps never change, so one of each will do."""
    march = deed in (Deed.MOVE, Deed.ASSAULT)
    return ChooseMarch(seat, deed) if march else Detail(seat, deed)


@dataclass(frozen=True, slots=True)
class NextTurn(Step):
    """The limits are checked at the end of every action, ships are beached; the next seat acts."""

    seat: Seat | None  # None: the round is over

    def run(self, g: State) -> None:
        g.turn = None
        if excess := over_limits(g):
            g.then(*excess, self)
        elif self.seat is not None:
            g.turn = TURNS[self.seat]
            g.then(CHOICES[self.seat])


TURNS = tuple(Turn(Seat(seat)) for seat in range(5))
CHOICES = tuple(ChooseAction(Seat(seat)) for seat in range(5))


# -- how each action begins ------------------------------------------------------------------


def _influence(g: State, seat: Seat, action: do.Influence) -> None:
    spread_influence(g, seat, action.hex)


def _build(g: State, seat: Seat, action: do.Build) -> None:
    build(g, seat, action)
    g.then(BuildMore(seat, g.figures.build[seat] - 1, (action.hex,)))


def _move(g: State, seat: Seat, action: do.Move) -> None:
    left = g.figures.move[seat] - 1
    g.then(SendUnits(seat, action.origin, action.goal), MoveUnits(seat, left))


def _assault(g: State, seat: Seat, action: do.Assault) -> None:
    g.then(SendUnits(seat, action.origin, action.goal, assault=True))


def _recruit(g: State, seat: Seat, action: do.Recruit) -> None:
    recruit(g, seat, action)
    g.then(RecruitUnits(seat, g.figures.recruit[seat] - action.count))


def _hire(g: State, seat: Seat, action: do.Hire) -> None:
    """Hire at the bank's price with four players; otherwise the Nomad has to agree."""
    if len(g.players) > NOMAD:
        _talk(g, Bargain(seat, Talk.HIRE, units=action.count, left=g.figures.offers))
        return
    price = g.figures.hire[action.count - 1]
    pay(g, seat, price)
    g.tell(MercenariesHired(seat, action.count, price))
    g.then(PlaceMercenaries(seat, action.count))


def _bribe(g: State, seat: Seat, action: do.Bribe) -> None:
    units, left = action.count, g.figures.offers
    _talk(g, Bargain(seat, Talk.BRIBE, units=units, hex=action.hex, left=left))


def _haggle(g: State, seat: Seat, action: do.Haggle) -> None:
    _talk(g, Bargain(seat, Talk.CARD, card=action.card, left=g.figures.offers))


def _talk(g: State, bargain: Bargain) -> None:
    """Begin a talk, maybe once more; if nothing comes of it, an action is chosen again."""
    turn = g.turn
    if turn is not None and turn.reopened:
        refused = tuple([each for each in turn.refused if each != bargain.item])
        g.turn = turn._replace(refused=refused)
    g.then(bargain, ChooseAgain(bargain.buyer, bargain.talk, bargain.item))


@dataclass(frozen=True, slots=True)
class ChooseAgain(Step):
    """After a negotiation that failed, and only then."""

    seat: Seat
    talk: Talk
    item: Item | None = None

    def run(self, g: State) -> None:
        turn = g.turn
        if turn is None or not (self.talk in turn.failed or self.item in turn.refused):
            return
        if g.rules_version > 1 and not turn.reopened and is_left_to_collect(g, self.seat):
            g.turn = turn._replace(reopened=True)  # nobody collects because a talk failed (R23)
        g.then(ChooseAction(self.seat))


def _pay(g: State, seat: Seat, action: do.Pay) -> None:
    pay_posted(g, seat, action.card)


def _buy(g: State, seat: Seat, action: do.Buy) -> None:
    buy(g, seat, action)
    g.then(*discards(g, seat), BuyCards(seat, (action.market,), claimed=seat != SULTAN))


def _claim(g: State, seat: Seat, action: do.Claim) -> None:
    claim(g, seat, action)
    g.then(*discards(g, seat), BuyCards(seat))


def _play(g: State, seat: Seat, action: do.Play) -> None:
    playing.play(g, seat, action.card)


def _collect(g: State, seat: Seat) -> None:
    coins = g.figures.actions["collect"]
    g.players[seat].coins += coins
    g.tell(CoinsTaken(seat, coins))


def _revolt(g: State, seat: Seat, action: do.Revolt) -> None:
    """Turn the token into units, which attack."""
    here = action.hex
    defender = g.board[here].holder
    assert defender is not None
    remove_token(g, here)
    units = min(g.figures.actions["revolt"], g.players[seat].supply[Piece.UNIT])
    deploy(g, here, seat, ordinary=units)
    g.tell(RevoltBroke(seat, here, units))
    begin_combat(g, here, seat, defender, None)


def _muster(g: State, seat: Seat) -> None:
    g.then(*[MusterHex(seat, here) for here in token_hexes(g, held_by_others=False)])


def _scheme(g: State, seat: Seat) -> None:
    begin_scheme(g, seat)


def _conspire(g: State, seat: Seat) -> None:
    begin_conspiracy(g, seat)


def _relocate(g: State, seat: Seat, action: do.Relocate) -> None:
    place_palace(g, action.hex)
    g.tell(PalacePlaced(seat, action.hex))


def _desertion(g: State, seat: Seat, action: do.Desertion) -> None:
    owner = g.board[action.hex].forces[0].seat
    withdraw(g, action.hex, owner, mercenaries=action.count)
    gained = fill_reserves(g, seat, action.count)
    g.tell(MercenariesDeserted(seat, owner, action.hex, action.count, gained))


AT_ONCE: dict[Deed, Callable[[State, Seat], None]] = {
    Deed.COLLECT: _collect,
    Deed.MUSTER: _muster,
    Deed.SCHEME: _scheme,
    Deed.CONSPIRE: _conspire,
}
BEGINNINGS: dict[type, Callable[[State, Seat, Any], None]] = {
    do.Influence: _influence,
    do.Build: _build,
    do.Move: _move,
    do.Assault: _assault,
    do.Recruit: _recruit,
    do.Hire: _hire,
    do.Bribe: _bribe,
    do.Haggle: _haggle,
    do.Buy: _buy,
    do.Claim: _claim,
    do.Pay: _pay,
    do.Play: _play,
    do.Revolt: _revolt,
    do.Relocate: _relocate,
    do.Desertion: _desertion,
}
