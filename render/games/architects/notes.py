"""A word on each thing that can be chosen, for lists: places, apprentices, building cards."""

from __future__ import annotations

from collections.abc import Iterator

from render.brief import Brief
from render.games.architects.layout import COURTS, MARKET_SPACES
from render.games.architects.shelf import cards_of
from render.games.architects.speech import card_line, market_offer, skill_names, workers_at


def notes(brief: Brief) -> dict[str, str]:
    return dict([*_places(brief), *_apprentices(brief), *_cards(brief)])


def _places(brief: Brief) -> Iterator[tuple[str, str]]:
    """Who stands there; of the Black Market, what it gives for how much."""
    for place in COURTS:
        yield place, workers_at(brief, brief.view["locations"][place])
    for space in MARKET_SPACES:
        price = brief.view["market"]["prices"][space]
        offer = market_offer(brief, space)
        yield space, brief.say("note-market", price=price, offer=offer)


def _apprentices(brief: Brief) -> Iterator[tuple[str, str]]:
    for card in (card for row in brief.view["rows"] for card in row):
        effect = brief.say(f"apprentice-{card['apprentice']}-effect")
        yield card["apprentice"], f"{skill_names(brief, card['skills'])}: {effect}"


def _cards(brief: Brief) -> Iterator[tuple[str, str]]:
    if brief.view["seat"] is not None:
        for card in cards_of(brief):
            yield card.id, card_line(brief, card)
