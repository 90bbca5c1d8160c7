"""The Guardhouse: captured workers, own workers and debts, as many actions as own workers."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.agenda import Step
from engine.asks import Ask, Just, Offer
from engine.games.architects.actions import Done, Ransom, Release, Repay, Send
from engine.games.architects.data import Character, Means, Moment
from engine.games.architects.debts import take_debts
from engine.games.architects.events import DebtRepaid
from engine.games.architects.state import State
from engine.games.architects.tables import Bundle
from engine.games.architects.verbs import can_pay, extras, pay_silver, plus, receive
from engine.games.architects.virtue import lose_virtue, tax_due
from engine.games.architects.workers import bring_home, release, send_captured
from engine.ids import Seat

SEND, RELEASE, REPAY, DONE = Just(Send()), Just(Release()), Just(Repay()), Just(Done())
RANSOM, RANSOM_BY_DEBT = Just(Ransom(Means.SILVER)), Just(Ransom(Means.DEBT))


def guardhouse_actions(g: State, seat: Seat) -> list[Offer]:
    """Return what would do something now, and can be paid for with the virtue of now."""
    player = g.players[seat]
    offers: list[Offer] = []
    if any(player.captured):
        offers.append(SEND)
    if g.prison[seat]:
        offers.append(RELEASE)
    if g.held_by_others(seat):
        if can_pay(g, seat, *g.figures.value["location.ransom"]):
            offers.append(RANSOM)
        offers.append(RANSOM_BY_DEBT)
    if player.debts and can_pay(g, seat, *g.figures.value["location.repay"][:2]):
        offers.append(REPAY)
    return offers


def prices(g: State, seat: Seat) -> dict[str, int]:
    """Return what the actions give and cost now, for the question; words leave out what is 0."""
    player, value = g.players[seat], g.figures.value
    ransom_silver, ransom_tax = value["location.ransom"]
    ransom_debts, ransom_virtue = value["location.ransom_debt"]
    repay_silver, repay_tax, repay_virtue = value["location.repay"]
    return {
        "silver": player.silver,
        "captured": sum(player.captured),
        "send": value["location.send"],
        "send_more": more_for_sending(g, seat),
        "held": g.held_by_others(seat),
        "ransom_silver": ransom_silver,
        "ransom_tax": tax_due(g, seat, ransom_tax),
        "ransom_debts": ransom_debts,
        "ransom_virtue": ransom_virtue,
        "debts": player.debts,
        "repay_silver": repay_silver,
        "repay_tax": tax_due(g, seat, repay_tax),
        "repay_virtue": repay_virtue,
    }


def has_guard_duty(g: State, seat: Seat) -> bool:
    """Return whether there is any such action; asked every turn, so without a list."""
    player = g.players[seat]
    return (
        g.prison[seat] > 0
        or any(player.captured)
        or g.held_by_others(seat) > 0
        or (player.debts > 0 and can_pay(g, seat, *g.figures.value["location.repay"][:2]))
    )


@dataclass(frozen=True, slots=True)
class VisitGuardhouse(Step):
    """Any of the four, in any order, repeats allowed, until the seat stops."""

    seat: Seat
    left: int

    def asks(self, g: State) -> Iterable[Ask]:
        if self.left and (offers := guardhouse_actions(g, self.seat)):
            facts = {"left": self.left, **prices(g, self.seat)}
            yield Ask(self.seat, "guardhouse", (*offers, DONE), facts)

    def answer(self, g: State, seat: Seat, action: object) -> None:
        match action:
            case Send():
                send(g, seat)
            case Release():
                release(g, seat, g.prison[seat])
            case Ransom(means):
                ransom(g, seat, means)
            case Repay():
                repay(g, seat)
            case Done():
                return
        g.then(replace(self, left=self.left - 1))


def send(g: State, seat: Seat) -> None:
    """Take silver for each worker that goes to the Prison."""
    silver = send_captured(g, seat) * g.figures.value["location.send"] + more_for_sending(g, seat)
    receive(g, seat, plus(Bundle(silver=silver), extras(g, seat, Moment.SEND)))


def more_for_sending(g: State, seat: Seat) -> int:
    bertha = g.players[seat].character is Character.BERTHA
    return int(g.figures.value["board_ability.bertha"]) if bertha else 0


def ransom(g: State, seat: Seat, means: Means) -> None:
    if means is Means.DEBT:
        debts, virtue = g.figures.value["location.ransom_debt"]
        bring_home(g, seat)
        take_debts(g, seat, debts)
        lose_virtue(g, seat, virtue)
        return
    silver, tax = g.figures.value["location.ransom"]
    due = tax_due(g, seat, tax)
    pay_silver(g, seat, silver, due)
    bring_home(g, seat, silver, due)


def repay(g: State, seat: Seat) -> None:
    """Flip the card, which stays; virtue comes at once, and the Debt Collectors' gain."""
    silver, tax, virtue = g.figures.value["location.repay"]
    due = tax_due(g, seat, tax)
    pay_silver(g, seat, silver, due)
    player = g.players[seat]
    player.debts -= 1
    player.paid += 1
    g.tell(DebtRepaid(seat, silver, due))
    receive(g, seat, plus(Bundle(virtue=virtue), extras(g, seat, Moment.REPAY)))
