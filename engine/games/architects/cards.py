"""The buildings that act at once: what each does when it is constructed (section 6)."""

from collections.abc import Callable
from typing import Any

from engine.games.architects.data import Building, Good
from engine.games.architects.debts import take_debts
from engine.games.architects.state import State
from engine.games.architects.steps.captures import FreeCaptures
from engine.games.architects.steps.choices import SellCard, TakeGoods
from engine.games.architects.steps.hiring import HireFree, MakeRoom
from engine.games.architects.steps.surplus import DestroySurplus
from engine.games.architects.tables import Bundle
from engine.games.architects.verbs import gain_goods, receive
from engine.games.architects.virtue import gain_virtue, lose_virtue
from engine.games.architects.workers import release
from engine.ids import Seat

Effect = Callable[[State, Seat], None]


def take_effect(g: State, seat: Seat, building: Building) -> None:
    """Let the card act, after its cost and virtue; end-of-game cards do nothing yet."""
    if gain := g.figures.gains.get(building):
        receive(g, seat, gain)
    elif effect := AT_ONCE.get(building):
        effect(g, seat)


def number(g: State, building: Building) -> Any:
    return g.figures.value[f"effect.{building}"]


def _armoury(g: State, seat: Seat) -> None:
    g.then(FreeCaptures(seat, number(g, Building.ARMOURY), building=Building.ARMOURY))


def _barracks(g: State, seat: Seat) -> None:
    captures = number(g, Building.BARRACKS)
    g.then(FreeCaptures(seat, captures, rescue=True, building=Building.BARRACKS))


def _fortress(g: State, seat: Seat) -> None:
    g.then(FreeCaptures(seat, number(g, Building.FORTRESS), building=Building.FORTRESS))


def _betting_house(g: State, seat: Seat) -> None:
    take_debts(g, seat, number(g, Building.BETTING_HOUSE))


def _church(g: State, seat: Seat) -> None:
    g.then(DestroySurplus(seat, number(g, Building.CHURCH), Building.CHURCH))


def _clay_pit(g: State, seat: Seat) -> None:
    gold, marble = number(g, Building.CLAY_PIT)
    g.then(TakeGoods(seat, ((Good.GOLD, gold), (Good.MARBLE, marble)), Building.CLAY_PIT))


def _treasury(g: State, seat: Seat) -> None:
    gold, silver = number(g, Building.TREASURY)
    g.then(TakeGoods(seat, ((Good.GOLD, gold), (Good.SILVER, silver)), Building.TREASURY))


def _hideout(g: State, seat: Seat) -> None:
    release(g, seat, g.prison[seat])


def _library(g: State, seat: Seat) -> None:
    g.then(SellCard(seat))


def _monument(g: State, seat: Seat) -> None:
    """Give to everyone, the builder too."""
    for each in g.turn_order(seat):
        gain_virtue(g, each, number(g, Building.MONUMENT))


def _palace(g: State, seat: Seat) -> None:
    """Give by the virtue of this moment, that of the card included."""
    gold, per = number(g, Building.PALACE)
    if count := g.players[seat].virtue // per * gold:
        gain_goods(g, seat, Bundle(gold=count))


def _tavern(g: State, seat: Seat) -> None:
    g.then(HireFree(seat))


def _watchtower(g: State, seat: Seat) -> None:
    """Punish everyone whose workers crowd the Prison, the builder too."""
    virtue, crowd = number(g, Building.WATCHTOWER)
    for each in g.turn_order(seat):
        if g.prison[each] >= crowd:
            lose_virtue(g, each, virtue, crowd)


def _graveyard(g: State, seat: Seat) -> None:
    g.then(MakeRoom(seat, Building.GRAVEYARD))


AT_ONCE: dict[Building, Effect] = {
    Building.ARMOURY: _armoury,
    Building.BARRACKS: _barracks,
    Building.FORTRESS: _fortress,
    Building.BETTING_HOUSE: _betting_house,
    Building.CHURCH: _church,
    Building.CLAY_PIT: _clay_pit,
    Building.TREASURY: _treasury,
    Building.HIDEOUT: _hideout,
    Building.LIBRARY: _library,
    Building.MONUMENT: _monument,
    Building.PALACE: _palace,
    Building.TAVERN: _tavern,
    Building.WATCHTOWER: _watchtower,
    Building.GRAVEYARD: _graveyard,
}
