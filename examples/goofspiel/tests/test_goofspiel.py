"""What is special about Goofspiel; what holds for every game is checked by `check_game`."""

from collections.abc import Callable

import pytest

import engine
import render
from engine import Table
from engine.players.contest import play_game
from engine.testing import check_game
from seneschal_goofspiel import RULESET
from seneschal_goofspiel.cards import Card, points
from seneschal_goofspiel.pictures import rank
from seneschal_goofspiel.rules import State


def test_it_conforms() -> None:
    check_game(RULESET)


def table(seats: int = 3, ties: str = "carry", prize: Card = Card.NINE) -> Table:
    """Return a table in whose first round this prize is at stake."""

    def arranged(g: State) -> None:
        g.prizes.items += g.at_stake
        g.prizes.items.remove(prize)
        g.at_stake = [prize]

    return Table.arrange("goofspiel", arranged, seats=seats, options={"ties": ties})


def bid(table: Table, *cards: Card) -> None:
    for seat, card in enumerate(cards):
        table.play(seat, f"bid {card}")


def told(table: Table) -> list[str]:
    return [RULESET.words.event(event, "en", "ABC") for event in table.log(None)]


def test_the_highest_card_wins_the_prize_and_all_that_were_bid_are_gone() -> None:
    played = table()
    bid(played, Card.TEN, Card.KING, Card.ACE)
    assert [player.won for player in played.state.players] == [[], [Card.NINE], []]
    assert played.view(None)["opened"] == ["ten", "king", "ace"]
    assert "B wins 9. (A 10 · B King · C Ace)" in told(played)
    with pytest.raises(engine.IllegalAction, match="You have no King any more"):
        played.play(1, "bid king")


def test_equal_bids_carry_the_prize_over() -> None:
    played = table()
    bid(played, Card.TWO, Card.TEN, Card.TEN)
    assert played.state.at_stake[0] is Card.NINE
    stake = points(played.state.at_stake)
    bid(played, Card.KING, Card.ACE, Card.TWO)
    assert played.view(None)["players"][0]["score"] == stake > 9


def test_by_option_equal_bids_lose_the_prize() -> None:
    played = table(ties="discard")
    bid(played, Card.TWO, Card.TEN, Card.TEN)
    assert played.state.lost == [Card.NINE]
    assert len(played.state.at_stake) == 1


def test_what_is_at_stake_after_the_last_round_is_lost() -> None:
    played = table(2)
    for card in Card:
        bid(played, card, card)
    assert points(played.state.lost) == points(Card)
    assert played.result == {"scores": [0, 0], "ranking": [[0, 1]], "winners": [0, 1]}


def test_a_bid_is_its_own_seats_secret_until_all_have_bid() -> None:
    played = table()
    played.play(1, "bid queen")
    bids = [[player["bid"] for player in played.view(seat)["players"]] for seat in (0, 1, None)]
    assert bids == [[None] * 3, [None, "queen", None], [None] * 3]
    assert "queen" not in played.public_record()
    assert played.can_undo(1)
    bid(played, Card.ACE)
    played.play(2, "bid ace")
    assert not any(played.can_undo(seat) for seat in range(3))


def test_computer_players_beat_chance() -> None:
    seeds = [f"chance {number}" for number in range(12)]
    games = [play_game("goofspiel", ["normal", "random"], seed) for seed in seeds]
    assert sum(0 in game.winners for game in games) > 8


LOOKS: list[tuple[str, Callable[..., render.Picture]]] = [
    ("board", render.board),
    ("screen", render.screen),
]


@pytest.mark.parametrize(("name", "draw"), LOOKS)
def test_pictures_show_what_is_at_stake(name: str, draw: Callable[..., render.Picture]) -> None:
    played = table(prize=Card.JACK)
    picture = draw(played.view(0), RULESET.words, names=["Ana", "Ben", "Cid"])
    written = [label.name for label in picture.labels]
    assert {rank(Card.JACK), "11 points at stake"} <= set(written), name
    assert "At stake: Jack (11 points)" in picture.text
