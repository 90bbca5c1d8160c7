"""Tell the prices before anything is paid: exact, for what is on offer.

They are found from values that never change, not from the state itself: the position goes on.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, cast

from engine.asks import Offer, Pick
from engine.games.crescent_moon.actions import Build, Buy, Claim, Haggle, Pay
from engine.games.crescent_moon.data import CARDS, NOMAD, Building, Card, Hex, Market, Terrain
from engine.games.crescent_moon.figures import Figures
from engine.games.crescent_moon.state import State
from engine.ids import Seat

Facts = Mapping[str, Any]

# Words choose by these: what is not on offer has no price, and most land costs nothing more.
NOTHING_TO_BUILD = {
    **{building.value: "no" for building in Building},
    **{terrain.value: 0 for terrain in Terrain},
}
NOTHING_TO_BUY = {
    **{market.value: "no" for market in Market},
    **dict.fromkeys(("bazaar", "first", "second", "third"), "no"),
}


PLACES = ("first", "second", "third")  # of cards with a posted price


class Lazily(Mapping[str, Any]):
    """Facts that are found out when they are read: most questions are answered without.

    What they are found from must not change, since the position does: never the state itself.
    """

    __slots__ = ("_find", "_found")

    def __init__(self, find: Callable[[], dict[str, Any]]) -> None:
        self._find = find
        self._found: dict[str, Any] | None = None

    def _facts(self) -> dict[str, Any]:
        if self._found is None:
            self._found = self._find()
        return self._found

    def __getitem__(self, name: str) -> Any:
        return self._facts()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._facts())

    def __len__(self) -> int:
        return len(self._facts())


def building_facts(
    g: State, seat: Seat, offers: Sequence[Offer], *, divisor: int = 1, left: int = 0
) -> Facts:
    """Return the price of each building, on which land on offer how much more, and the coins."""
    assert g.chart is not None
    terrain = g.chart.terrain
    known = {"coins": g.players[seat].coins, "left": left}
    prices = g.figures.build_prices[seat]
    surcharge = g.figures.surcharge if divisor == 1 else {}  # master builders need none

    def find() -> dict[str, Any]:
        picks = [offer for offer in offers if isinstance(offer, Pick) and offer.make is Build]
        told = {pick.args[0].value: -(-prices[pick.args[0]] // divisor) for pick in picks}
        sites = {here for pick in picks for here in cast(tuple[Hex, ...], pick.items)}
        return {**NOTHING_TO_BUILD, **told, **_dear_land(surcharge, terrain, sites), **known}

    return Lazily(find)


def _dear_land(
    surcharge: dict[Terrain, int], terrain: dict[Hex, Terrain], sites: set[Hex]
) -> dict[str, Any]:
    """Return where it costs more to build, by kinds of land."""
    found: dict[str, Any] = {}
    for kind, more in surcharge.items():
        hexes = tuple([here for here, land in terrain.items() if land is kind and here in sites])
        if more and hexes:
            found |= {kind.value: more, f"{kind}_hexes": hexes}
    return found


def card_facts(g: State, seat: Seat, offers: Sequence[Offer]) -> Facts:
    """Return prices of the markets on offer, cheaper cards, the Sultan's offer, and the coins."""
    figures, coins, posted = g.figures, g.players[seat].coins, g.posted

    def find() -> dict[str, Any]:
        facts: dict[str, Any] = {**NOTHING_TO_BUY, "coins": coins}
        for offer in offers:
            if isinstance(offer, Pick) and offer.make is Buy:
                facts |= _market_facts(figures, seat, offer)
            elif isinstance(offer, Pick) and offer.make in (Haggle, Claim):
                facts["bazaar"] = "ask" if offer.make is Haggle else "take"
            elif isinstance(offer, Pick) and offer.make is Pay:
                for place, card in zip(PLACES, cast(tuple[Card, ...], offer.items), strict=False):
                    facts |= {place: posted[card], f"{place}_card": card}
        return facts

    return Lazily(find)


def _market_facts(figures: Figures, seat: Seat, offer: Pick) -> dict[str, Any]:
    market, cards = offer.args[0], cast(tuple[Card, ...], offer.items)
    own = tuple([card for card in cards if CARDS[card].association == seat])
    price = figures.card_prices[market]
    return {
        market.value: price,
        f"{market}_own": own,
        f"{market}_count": len(own),
        f"{market}_less": price // figures.own_divisor,
    }


def hire_facts(g: State, seat: Seat, _offers: Sequence[Offer]) -> Facts:
    """Return the bank's prices with four players; otherwise the Nomad names his."""
    one, two = g.figures.hire
    bank = int(len(g.players) <= NOMAD)
    return {"bank": bank, "one": one, "two": two, "coins": g.players[seat].coins}
