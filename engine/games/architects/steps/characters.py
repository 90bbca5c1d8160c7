"""Characters, where the boards have them: who is played, by whom, and what they begin with."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.agenda import Step
from engine.asks import Ask, Pick
from engine.games.architects import actions
from engine.games.architects.data import PRINTED_CHARACTERS, TOP_VIRTUE, Character, Phase
from engine.games.architects.events import CharacterTaken
from engine.games.architects.options import Options
from engine.games.architects.state import State
from engine.ids import Seat


def characters_of(options: Options) -> list[Character]:
    return list(Character if options.more_characters else PRINTED_CHARACTERS)


def characters_left(g: State) -> tuple[Character, ...]:
    """Return those that can still be chosen."""
    taken = [player.character for player in g.players]
    return tuple([each for each in characters_of(g.options) if each not in taken])


@dataclass(frozen=True, slots=True)
class ChooseCharacters(Step):
    """One seat after the other, for all to see (R3)."""

    seats: tuple[Seat, ...]  # still to choose, in this order

    def asks(self, g: State) -> Iterable[Ask]:
        if self.seats:
            left = characters_left(g)
            facts = {"count": len(left)}
            yield Ask(self.seats[0], "character", (Pick(actions.Character, left),), facts)

    def answer(self, g: State, seat: Seat, action: actions.Character) -> None:
        seat_as(g, seat, action.character)
        tell_character(g, seat)
        rest = self.seats[1:]
        g.active = rest[0] if rest else seat
        g.then(ChooseCharacters(rest))

    def run(self, g: State) -> None:
        g.first = g.active = most_virtuous(g)
        g.phase = Phase.DRAFT


def seat_as(g: State, seat: Seat, character: Character) -> None:
    """Give the seat what its character begins with."""
    player, board = g.players[seat], g.figures.boards[character]
    clay, wood, stone, gold, marble, silver, virtue, _ = board.start
    player.character, player.virtue = character, min(virtue, TOP_VIRTUE)
    player.clay, player.wood, player.stone = clay, wood, stone
    player.gold, player.marble, player.silver = gold, marble, silver
    player.debts = board.debts
    g.prison[seat] = min(player.workers, board.prison)
    player.workers -= g.prison[seat]


def tell_character(g: State, seat: Seat) -> None:
    if character := g.players[seat].character:
        number, limit = g.figures.value.get(f"board_ability.{character}", 0), "limit.rudolf"
        event = CharacterTaken(seat, character, character.value, number, g.figures.value[limit])
        g.tell(event)


def most_virtuous(g: State) -> Seat:
    """Return who begins; of several the first by number (R3)."""
    return max(g.everyone, key=lambda seat: g.players[seat].virtue)
