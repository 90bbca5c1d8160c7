"""Why an action is not possible: sentences for the player who tried it, from what he knows."""

from engine.games.architects import data
from engine.games.architects.actions import (
    Advance,
    Build,
    Capture,
    Character,
    Discard,
    Dismiss,
    Hire,
    Place,
    Recall,
    Reclaim,
    Trade,
)
from engine.games.architects.cathedral import can_afford_level, has_space
from engine.games.architects.data import (
    DEAL_OF,
    MARKET_SPACES,
    WHERE,
    Apprentice,
    Building,
    Deal,
    Location,
    Slot,
)
from engine.games.architects.state import State
from engine.games.architects.steps.captures import TownCentre, places_allowed
from engine.games.architects.steps.characters import ChooseCharacters
from engine.games.architects.steps.guildhall import CraneWork
from engine.games.architects.steps.hiring import (
    VisitWorkshop,
    apprentice_limit,
    workshop_price,
)
from engine.games.architects.steps.market import market_price
from engine.games.architects.steps.storehouse import VisitStorehouse
from engine.games.architects.steps.turn import TakeTurn
from engine.games.architects.tables import coins_laid, skills_in
from engine.games.architects.verbs import skills_of
from engine.games.architects.workers import recallable
from engine.ids import Seat
from engine.rules import Refusal


def refuse(g: State, seat: Seat, action: object) -> Refusal | None:
    """The reason, where there is a better one than that it was not offered."""
    match action, g.agenda[-1]:
        case (Place(_) | Build(_) | Advance(), TakeTurn()) if not g.players[seat].workers:
            return Refusal("no-workers", {})
        case (Place(location), TakeTurn()):
            return _place(g, seat, location)
        case (Recall(_) | Reclaim(_), TakeTurn()):
            return _take_back(g, seat, action)
        case (Trade(deal), VisitStorehouse()):
            return _trade(g, seat, deal)
        case (Hire(apprentice, slot), VisitWorkshop(_, workers)):
            return _hire(g, seat, apprentice, slot, workers)
        case (Capture(location, victim), TownCentre()):
            return _capture(g, location, victim)
        case (Build() | Advance(), TakeTurn() | CraneWork()):
            return _work(g, seat, action)
        case (Character(character), ChooseCharacters()):
            return _character(g, character)
        case (Discard() | Dismiss(), _):
            return _discard(g, seat, action)
    return None


def _character(g: State, character: data.Character) -> Refusal:
    for seat in g.everyone:
        if g.players[seat].character is character:
            return Refusal("character-taken", {"seat": seat, "character": character})
    return Refusal("character-out", {"character": character})


def _discard(g: State, seat: Seat, action: Discard | Dismiss) -> Refusal | None:
    player = g.players[seat]
    if isinstance(action, Discard):
        return (
            None if action.card in player.cards else Refusal("not-in-hand", {"card": action.card})
        )
    if action.apprentice not in player.apprentices:
        return Refusal("not-hired", {"apprentice": action.apprentice})
    if g.rules_version == 1:
        return None
    return Refusal("dismiss-later", {"limit": apprentice_limit(g, seat), "hints": ()})


def _place(g: State, seat: Seat, location: Location) -> Refusal | None:
    if location in MARKET_SPACES:
        return _market(g, seat, location)
    if location in REASONS:
        return Refusal(REASONS[location], {"location": location})
    return None


REASONS = {
    Location.WORKSHOP: "workshop",
    Location.TOWN_CENTRE: "town-centre",
    Location.TAX_STAND: "tax-stand",
    Location.GUARDHOUSE: "guardhouse",
    Location.GUILDHALL: "guildhall",
    Location.PRISON: "prison",
}


def _market(g: State, seat: Seat, space: Location) -> Refusal:
    player = g.players[seat]
    if player.virtue > g.figures.market_virtue:
        facts = {"virtue": player.virtue, "most": g.figures.market_virtue}
        return Refusal("market-virtue", facts)
    if g.market[space] is not None:
        return Refusal("market-taken", {"location": space, "seat": g.market[space]})
    facts = {"price": market_price(g, seat, space), "silver": player.silver}
    return Refusal("market-price", facts)


def _take_back(g: State, seat: Seat, action: Recall | Reclaim) -> Refusal:
    """From a large circle as long as one stands there, and never from where there is none (R6)."""
    if workers := g.players[seat].workers:
        return Refusal("workers-at-home", {"workers": workers})
    circles = [each for each in recallable(g, seat) if each in g.at]
    if circles and not (isinstance(action, Recall) and action.location in g.at):
        return Refusal("recall-circle", {"locations": circles})
    if isinstance(action, Recall):
        return Refusal("recall-nobody", {"location": action.location})
    if action.seat >= len(g.players):
        return _no_seat(g, action.seat)
    return Refusal("reclaim-nobody", {"seat": action.seat})


def _no_seat(g: State, seat: Seat) -> Refusal:
    return Refusal("no-seat", {"number": seat, "last": len(g.players) - 1})


def _trade(g: State, seat: Seat, deal: Deal) -> Refusal:
    apprentice = DEAL_OF[deal]
    if apprentice and apprentice not in g.players[seat].apprentices:
        return Refusal("trade-apprentice", {"apprentice": apprentice})
    return Refusal("trade-goods", {"deal": deal})


def _hire(g: State, seat: Seat, apprentice: Apprentice, slot: Slot, workers: int) -> Refusal:
    row, column = WHERE[slot]
    if column >= len(g.rows[row]) or g.rows[row][column].apprentice is not apprentice:
        return Refusal("hire-gone", {"apprentice": apprentice, "slot": slot})
    if g.rules_version == 1 and column >= workers:
        return Refusal("hire-column", {"column": column + 1, "workers": workers})
    silver, tax = workshop_price(g, seat, column, workers)
    facts = {
        "column": column + 1,
        "price": silver + tax,
        "coins": coins_laid(column, workers, g.rules_version),
        "silver": g.players[seat].silver,
    }
    return Refusal("hire-price", facts)


def _capture(g: State, location: Location, victim: Seat) -> Refusal | None:
    if location not in g.at:
        return Refusal("capture-place", {"location": location})
    if victim >= len(g.players):
        return _no_seat(g, victim)
    if not g.at[location][victim]:
        return Refusal("capture-nobody", {"location": location, "seat": victim})
    return Refusal("capture-places", {"places": places_allowed(g)})


def _work(g: State, seat: Seat, action: Build | Advance) -> Refusal:
    return _build(g, seat, action.building) if isinstance(action, Build) else _advance(g, seat)


def _build(g: State, seat: Seat, building: Building) -> Refusal:
    if building not in g.players[seat].cards:
        return Refusal("not-in-hand", {"card": building})
    missing = g.figures.buildings[building].skills & ~skills_of(g, seat)
    if missing:
        return Refusal("build-skills", {"building": building, "skills": skills_in(missing)})
    return Refusal("build-goods", {"building": building})


def _advance(g: State, seat: Seat) -> Refusal:
    player = g.players[seat]
    if player.virtue < g.figures.cathedral_virtue:
        facts = {"virtue": player.virtue, "least": g.figures.cathedral_virtue}
        return Refusal("cathedral-virtue", facts)
    if player.level + 1 == len(g.figures.levels):
        return Refusal("cathedral-top", {"level": player.level})
    if not has_space(g, seat):
        return Refusal("cathedral-space", {"level": player.level + 1})
    if not can_afford_level(g, seat):
        return Refusal("cathedral-goods", {"level": player.level + 1})
    return Refusal("cathedral-card", {})
