"""Mistakes that one makes when writing a game, put into a small one: each is found."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from engine import testing
from engine.agenda import SimultaneousStep
from engine.asks import Ask, Just, Pick
from engine.events import Event
from engine.ids import Seat
from engine.piles import HiddenPile
from engine.rules import Ruleset
from engine.testing import NotConforming, check_game
from tests.kit import nim, tiny
from tests.kit.tiny import CARDS, RULESET, State

Patch = pytest.MonkeyPatch
Mistake = Callable[[Patch], Ruleset[Any, Any]]
found_by: dict[Mistake, testing.Check] = {}


def mistake(check: testing.Check) -> Callable[[Mistake], Mistake]:
    """A mistake, and the check that must find it."""

    def noted(make: Mistake) -> Mistake:
        found_by[make] = check
        return make

    return noted


@mistake(testing.check_private_answers)
def private_forgotten_on_a_question(patch: Patch) -> Ruleset[Any, Any]:
    def asks(step: tiny.KeepCharm, g: State) -> tuple[Ask, ...]:
        return (Ask(step.seat, "keep", (Pick(tiny.Keep, tuple(g.players[step.seat].charms)),)),)

    patch.setattr(tiny.KeepCharm, "asks", asks)
    return RULESET


@mistake(testing.check_private_answers)
def secret_of_a_sealed_answer_not_private_in_its_event(patch: Patch) -> Ruleset[Any, Any]:
    patch.setattr(tiny.BidSealed, "secrets", ())
    return RULESET


@mistake(testing.check_actions)
def secret_not_private_in_an_event(patch: Patch) -> Ruleset[Any, Any]:
    patch.setattr(tiny.CharmKept, "secrets", ())
    return RULESET


@mistake(testing.check_actions)
def secret_not_private_in_an_event_of_the_setup(patch: Patch) -> Ruleset[Any, Any]:
    patch.setattr(tiny.CharmsDealt, "secrets", ())
    return RULESET


@mistake(testing.check_hidden_orders)
def deck_shuffled_at_setup_and_left_so_by_the_redeal(patch: Patch) -> Ruleset[Any, Any]:
    def setup(*given: Any) -> State:
        g = tiny.setup(*given)
        g.rng.shuffle(g.prizes)
        return g

    patch.setattr(tiny, "draw_prize", lambda g: g.prizes.pop())
    return replace(RULESET, setup=setup)


@mistake(testing.check_redeal)
def view_shows_sealed_answers(_patch: Patch) -> Ruleset[Any, Any]:
    @dataclass(frozen=True, slots=True)
    class View(tiny.View):
        bids: tuple[tuple[Seat, str], ...] = ()

    def view(g: State, seat: Seat | None) -> View:
        bids, seen = tiny.bidding(g), tiny.view(g, seat)
        shown = {name: getattr(seen, name) for name in tiny.View.__dataclass_fields__}
        return View(**shown, bids=bids.answers if bids else ())

    return replace(RULESET, view=view)


@mistake(testing.check_redeal)
def facts_of_a_question_tell_sealed_answers(patch: Patch) -> Ruleset[Any, Any]:
    ask = tiny.SealBids.ask

    def telling(step: tiny.SealBids, g: State, seat: Seat) -> Ask:
        asked = ask(step, g, seat)
        asked.facts = {**asked.facts, "bids": step.answers}
        return asked

    patch.setattr(tiny.SealBids, "ask", telling)
    return RULESET


@mistake(testing.check_private_answers)
def sealed_answer_shows_before_the_others_have_answered(patch: Patch) -> Ruleset[Any, Any]:
    def answer(step: tiny.SealBids, g: State, seat: Seat, action: tiny.Bid) -> None:
        g.players[seat].cards.remove(action.card)
        SimultaneousStep.answer(step, g, seat, action)

    def resolve(step: tiny.SealBids, g: State, answers: dict[Seat, tiny.Bid]) -> None:
        g.lost.append(step.prize)

    patch.setattr(tiny.SealBids, "answer", answer)
    patch.setattr(tiny.SealBids, "resolve", resolve)
    return RULESET


@mistake(testing.check_play)
def piece_vanishes(patch: Patch) -> Ruleset[Any, Any]:
    take = tiny.take_prize

    def take_or_lose(g: State, winner: Seat | None, prize: int) -> None:
        if winner is not None:
            take(g, winner, prize)

    patch.setattr(tiny, "take_prize", take_or_lose)
    return RULESET


@mistake(testing.check_hidden_things)
def hands_are_left_by_the_redeal(patch: Patch) -> Ruleset[Any, Any]:
    """Piles that everybody is said to know, while the view shows each to its owner alone."""

    def setup(*given: Any) -> State:
        g = tiny.setup(*given)
        for player in g.players:
            player.charms.known_to = tiny.everyone(g)
        return g

    def player_view(g: State, other: Seat, reader: Seat | None) -> tiny.PlayerView:
        player = g.players[other]
        charms = sorted(player.charms) if other == reader else None
        return tiny.PlayerView(list(player.cards), charms, len(player.charms), list(player.prizes))

    patch.setattr(tiny, "player_view", player_view)
    return replace(RULESET, setup=setup)


@mistake(testing.check_undo_reveals_nothing)
def undo_crosses_what_its_own_seat_has_seen(patch: Patch) -> Ruleset[Any, Any]:
    """Nothing is drawn by chance, so that nothing seems to have been revealed."""
    patch.setattr(tiny, "draw_charm", lambda g: g.pile.items.pop())
    return RULESET


@mistake(testing.check_undo_reveals_nothing)
def undo_crosses_what_everybody_has_seen(patch: Patch) -> Ruleset[Any, Any]:
    def answer(step: tiny.KeepCharm, g: State, seat: Seat, action: tiny.Keep) -> None:
        g.tell(tiny.CharmShown(seat, g.pile.items[0]))
        keep(step, g, seat, action)

    keep = tiny.KeepCharm.answer
    patch.setattr(tiny.KeepCharm, "answer", answer)
    patch.setattr(tiny.CharmShown, "reveals", False)
    return RULESET


@mistake(testing.check_words)
def event_without_words(patch: Patch) -> Ruleset[Any, Any]:
    patch.setitem(Event.members, "tiny.BidRaised", type("BidRaised", (), {"secrets": ()}))
    return RULESET


@mistake(testing.check_redeal)
def standing_action_depends_on_a_hidden_thing(_patch: Patch) -> Ruleset[Any, Any]:
    def standing(g: State, seat: Seat) -> Ask | None:
        better = max(g.pile) % 2
        return tiny.standing(g, seat) if better else None

    return replace(RULESET, standing=standing)


@mistake(testing.check_private_answers)
def a_single_choice_shows_what_is_hidden(patch: Patch) -> Ruleset[Any, Any]:
    def asks(step: tiny.KeepCharm, g: State) -> tuple[Ask, ...]:
        charms = sorted(g.players[step.seat].charms)
        offers = (Pick(tiny.Keep, tuple(charms[1:] if charms[1] > 6 else charms)),)
        return (Ask(step.seat, "keep", offers, private=False),)

    def answer(step: tiny.KeepCharm, g: State, seat: Seat, action: tiny.Keep) -> None:
        keep(step, g, seat, action)
        g.tell(tiny.CharmShown(seat, action.charm))

    keep = tiny.KeepCharm.answer
    patch.setattr(tiny.KeepCharm, "asks", asks)
    patch.setattr(tiny.KeepCharm, "answer", answer)
    return RULESET


@mistake(testing.check_redeal)
def view_has_a_hidden_pile(_patch: Patch) -> Ruleset[Any, Any]:
    @dataclass(frozen=True, slots=True)
    class View:
        left: int
        charms: tuple[HiddenPile[int], ...]

    def view(g: State, seat: Seat | None) -> View:
        return View(len(g.prizes), tuple(p.charms for p in g.players if seat in p.charms.known_to))

    rules: Ruleset[State, Any] = RULESET
    return replace(rules, view=view)


@mistake(testing.check_redeal)
def secrets_denied(_patch: Patch) -> Ruleset[Any, Any]:
    return replace(RULESET, has_secrets=False)


@mistake(testing.check_redeal)
def secrets_claimed(_patch: Patch) -> Ruleset[Any, Any]:
    return replace(nim.RULESET, has_secrets=True)


@mistake(testing.check_play)
def somebody_is_asked_and_can_do_nothing(patch: Patch) -> Ruleset[Any, Any]:
    def ask(step: tiny.SealBids, g: State, seat: Seat) -> Ask:
        cards = [card for card in g.players[seat].cards if card != CARDS]
        return Ask(seat, "bid", (Pick(tiny.Bid, tuple(cards[:-1])),), {"prize": step.prize})

    patch.setattr(tiny.SealBids, "ask", ask)
    return RULESET


@mistake(testing.check_play)
def offered_twice(patch: Patch) -> Ruleset[Any, Any]:
    def ask(step: tiny.SealBids, g: State, seat: Seat) -> Ask:
        offers = [Just(tiny.Bid(card)) for card in g.players[seat].cards]
        return Ask(seat, "bid", (*offers, offers[0]), {"prize": step.prize})

    patch.setattr(tiny.SealBids, "ask", ask)
    return RULESET


@mistake(testing.check_saves)
def something_is_kept_outside_the_state(patch: Patch) -> Ruleset[Any, Any]:
    won: dict[int, int] = {}

    def setup(*given: Any) -> State:
        won.clear()
        return tiny.setup(*given)

    def take_prize(g: State, winner: Seat | None, prize: int) -> None:
        won[len(won)] = prize
        take(g, winner if len(won) % 3 else None, prize)

    take = tiny.take_prize
    patch.setattr(tiny, "take_prize", take_prize)
    return replace(RULESET, setup=setup)


@pytest.mark.parametrize("make", found_by, ids=[make.__name__ for make in found_by])
def test_a_mistake_is_found(make: Mistake, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = make(monkeypatch)
    with pytest.raises(AssertionError):
        found_by[make](rules, rules.seats[-1])


@pytest.mark.parametrize("make", found_by, ids=[make.__name__ for make in found_by])
def test_a_mistake_is_found_by_all_checks_together(
    make: Mistake, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(NotConforming):
        check_game(make(monkeypatch))
