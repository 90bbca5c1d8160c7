"""Mistakes that one makes naturally, put into copies of Goofspiel: conformance alone finds them.

Where a mistake has become impossible by the way the engine works, its copy conforms.
"""

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from engine import testing
from engine.packages import RULES
from engine.rules import Ruleset
from tests.examples.conftest import EXAMPLE

SEATS = 3
PACKAGE = "seneschal_goofspiel"
Change = tuple[str, str, str]  # a file, what stands there, and what stands there instead
Make = Callable[[tuple[Change, ...]], Ruleset[Any, Any]]

SHUFFLED: Change = (
    "rules.py",
    "def setup(",
    "def shuffled(rng):\n    return sorted(Card, key=lambda _: rng.word())\n\n\ndef setup(",
)
PLAIN_PILE: tuple[Change, ...] = (
    SHUFFLED,
    ("rules.py", "prizes: HiddenPile[Card]", "prizes: list[Card]"),
    ("rules.py", "prizes=HiddenPile(list(Card))", "prizes=shuffled(rng)"),
    ("rules.py", "g.prizes.take(g.rng)", "g.prizes.pop()"),
    ("view.py", "g.prizes.items", "g.prizes"),
)
NO_BARRIER: Change = (
    "rules.py",
    "    def resolve(",
    "    def reveals_answers(self, seat):\n        return False\n\n    def resolve(",
)


@dataclass(frozen=True)
class Mistake:
    found_by: testing.Check
    changes: tuple[Change, ...]


FOUND = {
    "view_shows_sealed_bids_of_others": Mistake(
        testing.check_redeal, (("view.py", " if seat == reader else None", ""),)
    ),
    "facts_of_the_question_tell_sealed_bids": Mistake(
        testing.check_redeal,
        (("rules.py", '"points": points(g.at_stake)}', '"points": 0, "bids": self.answers}'),),
    ),
    "secret_of_an_event_not_private": Mistake(
        testing.check_private_answers, (("rules.py", "Card | None = private()", "Card"),)
    ),
    "pile_shuffled_at_setup_as_a_plain_list": Mistake(testing.check_hidden_orders, PLAIN_PILE),
    "lost_prize_vanishes": Mistake(
        testing.check_play, (("rules.py", "        g.lost += prizes\n", ""),)
    ),
    "bid_card_stays_in_hand": Mistake(
        testing.check_play, (("rules.py", "g.players[seat].hand.remove(bid.card)", "pass"),)
    ),
    "redeal_leaves_sealed_bids": Mistake(
        testing.check_hidden_things,
        (
            (
                "rules.py",
                "    def resolve(",
                "    def redealt(self, g, reader, **_):\n        return self\n\n    def resolve(",
            ),
        ),
    ),
    "sealed_bids_kept_where_the_redeal_does_not_look": Mistake(
        testing.check_hidden_things,
        (
            ("rules.py", "won: list[Card]\n", "won: list[Card]\n    bid: Card | None = None\n"),
            (
                "rules.py",
                "        g.tell(BidSealed(",
                "        g.players[seat].bid = action.card\n        g.tell(BidSealed(",
            ),
            (
                "rules.py",
                "            g.players[seat].hand.remove",
                "            g.players[seat].bid = None\n            g.players[seat].hand.remove",
            ),
            ("view.py", "sealed_bid(g, seat) if", "player.bid if"),
        ),
    ),
    "pile_said_to_be_known_to_all_and_shuffled_at_setup": Mistake(
        testing.check_hidden_orders,
        (
            SHUFFLED,
            (
                "rules.py",
                "HiddenPile(list(Card))",
                "HiddenPile(shuffled(rng), tuple(range(seats)))",
            ),
            ("rules.py", "g.prizes.take(g.rng)", "g.prizes.items.pop()"),
        ),
    ),
    "undo_crosses_the_opening_of_bids": Mistake(
        testing.check_undo_reveals_nothing, (*PLAIN_PILE, NO_BARRIER)
    ),
    "event_without_words": Mistake(
        testing.check_words, (("words/en.ftl", "event-prizes-lost =", "event-prize-lost ="),)
    ),
    "ask_without_words": Mistake(
        testing.check_words, (("words/en.ftl", "ask-bid =", "ask-bids ="),)
    ),
    "has_secrets_denied": Mistake(
        testing.check_redeal, (("__init__.py", "version=1,", "version=1, has_secrets=False,"),)
    ),
}
HARMLESS = {
    "none_at_all": (),
    "private_denied_on_a_question_to_several": (
        ("rules.py", ".hand)),), facts)", ".hand)),), facts, private=False)"),
    ),
    "redeal_of_the_game_does_nothing": (
        ("__init__.py", "version=1,", "version=1, redeal=lambda g, reader: None,"),
    ),
    "hidden_pile_shuffled_at_setup": (
        SHUFFLED,
        ("rules.py", "prizes=HiddenPile(list(Card))", "prizes=HiddenPile(shuffled(rng))"),
        ("rules.py", "g.prizes.take(g.rng)", "g.prizes.items.pop()"),
    ),
    "opening_of_bids_bars_no_undo_but_the_next_prize_is_drawn": (NO_BARRIER,),
}


@pytest.fixture
def copy(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Make:
    """Import a changed copy as a game of its own."""

    def changed(changes: tuple[Change, ...]) -> Ruleset[Any, Any]:
        name = f"goofspiel_{request.node.callspec.id}"
        package = tmp_path / name
        shutil.copytree(EXAMPLE / PACKAGE, package)
        for file, old, new in changes:
            text = (package / file).read_text("utf-8")
            assert old in text, f"{file} no longer has {old!r}"
            (package / file).write_text(text.replace(old, new, 1), "utf-8")
        for module in package.glob("*.py"):
            text = module.read_text("utf-8").replace(PACKAGE, name)
            module.write_text(text.replace('"goofspiel"', f'"{name}"'), "utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        monkeypatch.setitem(RULES, name, name)
        rules: Ruleset[Any, Any] = import_module(name).RULESET
        return rules

    return changed


@pytest.mark.parametrize("name", FOUND)
def test_a_mistake_is_found(name: str, copy: Make) -> None:
    mistake = FOUND[name]
    rules = copy(mistake.changes)
    with pytest.raises(AssertionError):
        mistake.found_by(rules, SEATS)


@pytest.mark.parametrize("name", HARMLESS)
def test_what_can_no_longer_go_wrong_is_harmless(name: str, copy: Make) -> None:
    rules = copy(HARMLESS[name])
    for check in testing.CHECKS:
        check(rules, SEATS)
