"""What computer players of Crescent Moon expect: how long a city lasts, what a tie is worth."""

from engine.ids import Seat
from engine.players import evaluator_of
from engine.players.games.crescent_moon.land import Land
from tests.games.crescent_moon.kit import CALIPH, MURSHID, SULTAN, WARLORD, acting


def test_a_city_is_in_danger_when_the_warlord_is_far_and_a_town_is_not() -> None:
    """Cities pay him four points: in play hardly one outlives its first year."""
    horde = {1: {"units": {WARLORD: (5, 0)}}, 4: {"fort": SULTAN}, 15: {"fort": SULTAN}}
    town = acting(SULTAN, hexes={**horde, 15: {"fort": SULTAN, "town": True}}).typed_view(SULTAN)
    city = acting(SULTAN, hexes={**horde, 15: {"fort": SULTAN, "city": True}}).typed_view(SULTAN)
    (of_town,), (of_city,) = Land(town).sackings.values(), Land(city).sackings.values()
    assert of_town < 0.3 < 0.8 < of_city


def test_coins_that_buy_nothing_any_more_are_worth_a_tie_and_no_point() -> None:
    def worth(coins: int) -> float:
        table = acting(CALIPH, coins={MURSHID: coins}, year=3)
        table._g.round = 4
        return evaluator_of("crescent_moon").evaluate(table.typed_view(CALIPH), Seat(MURSHID))[
            "coins"
        ]

    assert 0.3 < worth(5) - worth(0) < 1
