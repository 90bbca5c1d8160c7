"""What is printed on each power card besides its words: whose it is, its kind, its keywords."""

from dataclasses import dataclass

from render.games.crescent_moon.seat_colours import CALIPH, MURSHID, NOMAD, WARLORD


@dataclass(frozen=True)
class Print:
    owner: int
    kind: str
    keywords: tuple[str, ...]


def _cards(owner: int, **cards: str) -> dict[str, Print]:
    """`infantry="battalion combat"`: the kind, then the keywords."""
    prints = {}
    for card, facts in cards.items():
        kind, *keywords = facts.split()
        prints[card] = Print(owner, kind, tuple(keywords))
    return prints


DECK = {
    **_cards(
        WARLORD,
        campaign="strategy combat",
        infantry="battalion combat",
        siege_engines="battalion combat",
        cavalry="battalion combat",
        veteran_captain="character combat",
        forced_march="event action",
    ),
    **_cards(
        MURSHID,
        assassination="event combat influence_contest",
        imam="character influence_contest",
        bribery="event influence_contest",
        uprising="event influence_contest",
        informers="event anytime",
        missionaries="event action",
        sabotage="event combat",
    ),
    **_cards(
        CALIPH,
        garrison="battalion combat",
        archers="battalion combat",
        general="character combat",
        vizier="character influence_contest",
        master_builders="event action",
        tribute="event anytime",
    ),
    **_cards(
        NOMAD,
        elder="character combat",
        ships="event anytime",
        camel_riders="battalion combat",
        caravan="event action",
        guides="event anytime",
    ),
}
