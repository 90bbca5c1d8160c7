"""What is printed: ids of everything, and the cards and objectives that data.toml describes."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from enum import EnumType
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, Self, TypeVar, get_args

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, TypeAdapter, model_validator
from pydantic_core import PydanticCustomError

from engine.figures import Figures as FigureTable
from engine.figures import Status, flat
from engine.ids import Id, Seat


class Character(Id):
    """In turn order, which is the order of the seats."""

    WARLORD = "warlord"
    MURSHID = "murshid"
    SULTAN = "sultan"
    CALIPH = "caliph"
    NOMAD = "nomad"


RULES_VERSION = 3  # 2: there was one map to deal
CHARACTERS = tuple(Character)
WARLORD, MURSHID, SULTAN, CALIPH, NOMAD = (Seat(seat) for seat in range(5))


class Piece(Id):
    UNIT = "unit"
    FORT = "fort"
    CASTLE = "castle"
    TOWN = "town"
    CITY = "city"
    PALACE = "palace"
    INFLUENCE_TOKEN = "influence_token"


class UnitKind(Id):
    """The two faces of a unit's disc, as starting groups name them."""

    ORDINARY = "ordinary"
    MERCENARY = "mercenary"


class Building(Id):
    FORT = "fort"
    CASTLE = "castle"
    TOWN = "town"
    CITY = "city"

    @property
    def piece(self) -> Piece:
        return PIECE_OF[self]


PIECE_OF = {building: Piece(building.value) for building in Building}


class Terrain(Id):
    FERTILE = "fertile"
    WILDERNESS = "wilderness"
    MOUNTAIN = "mountain"
    QUARRY = "quarry"
    DESERT = "desert"


class Tile(Id):
    """The kinds of hexes: a terrain, or one that has a feature."""

    CROSSING = "crossing"
    RIVER = "river"
    FERTILE = "fertile"
    WILDERNESS = "wilderness"
    MOUNTAIN = "mountain"
    QUARRY = "quarry"
    DESERT = "desert"
    HOLY_SITE = "holy_site"

    @property
    def terrain(self) -> Terrain:
        return TERRAIN_OF[self]


TERRAIN_OF = {
    Tile.CROSSING: Terrain.FERTILE,
    Tile.RIVER: Terrain.FERTILE,
    Tile.HOLY_SITE: Terrain.DESERT,
    **{Tile(terrain.value): terrain for terrain in Terrain},
}
WATER = (Tile.RIVER, Tile.CROSSING)


class Hex(Id):
    """Hexes are numbered as one reads, row by row, once the map is complete."""

    H1 = "1"
    H2 = "2"
    H3 = "3"
    H4 = "4"
    H5 = "5"
    H6 = "6"
    H7 = "7"
    H8 = "8"
    H9 = "9"
    H10 = "10"
    H11 = "11"
    H12 = "12"
    H13 = "13"
    H14 = "14"
    H15 = "15"
    H16 = "16"


HEXES = tuple(Hex)


class Phase(Id):
    SETUP = "setup"
    INCOME = "income"
    RESERVES = "reserves"
    UPKEEP = "upkeep"
    ACTIONS = "actions"
    SCORING = "scoring"
    OVER = "over"


class Deed(Id):
    """The actions that a turn may consist of."""

    INFLUENCE = "influence"
    BUILD = "build"
    MOVE = "move"
    ASSAULT = "assault"
    RECRUIT = "recruit"
    HIRE_MERCENARIES = "hire_mercenaries"
    BRIBE_MERCENARIES = "bribe_mercenaries"
    BUY_CARDS = "buy_cards"
    PLAY_CARD = "play_card"
    COLLECT = "collect"
    REVOLT = "revolt"
    MUSTER = "muster"
    SCHEME = "scheme"
    CONSPIRE = "conspire"
    RELOCATE_PALACE = "relocate_palace"
    DESERTION = "desertion"


class Market(Id):
    NEAR = "near"
    MIDDLE = "middle"
    FAR = "far"


class CardType(Id):
    EVENT = "event"
    CHARACTER = "character"
    BATTALION = "battalion"
    STRATEGY = "strategy"


class Keyword(Id):
    COMBAT = "combat"
    INFLUENCE_CONTEST = "influence_contest"
    ACTION = "action"
    ANYTIME = "anytime"


class ClashKind(Id):
    COMBAT = "combat"
    CONTEST = "contest"


class Side(Id):
    ATTACK = "attack"
    DEFENCE = "defence"

    @property
    def other(self) -> "Side":
        return Side.DEFENCE if self is Side.ATTACK else Side.ATTACK


class Talk(Id):
    """What is negotiated about, at a price that binds."""

    HIRE = "hire"
    BRIBE = "bribe"
    CARD = "card"


T = TypeVar("T")
TABLES = tomllib.loads((Path(__file__).parent / "data.toml").read_text("utf-8"))


class FromData(EnumType):
    """The type of ids that data.toml lists: which there are is known only when it is read."""

    if TYPE_CHECKING:

        def __getattr__(cls: type[T], name: str) -> T: ...


class Card(Id, metaclass=FromData):
    """Kinds of power cards, as data.toml lists them; copies of one are alike."""

    _ignore_ = "_name"
    for _name in TABLES["cards"]:
        locals()[_name.upper()] = _name

    @property
    def facts(self) -> "CardFacts":
        return CARDS[self]


class Objective(Id, metaclass=FromData):
    """What victory points are scored for: the objectives of data.toml, and two things more."""

    _ignore_ = "_name _rows"
    for _rows in TABLES["objectives"].values():
        for _name in _rows:
            locals()[_name.upper()] = _name
    START = "start"
    DEAL = "deal"


# -- the vocabulary of data.toml, which docs/with-the-box.md explains ------------------------------

# What a line of a card does: in a combat, in an influence contest, or when it is played by itself.
InCombat = Literal[
    "strength", "weaken", "spare", "wound", "protect", "assign", "campaign", "lure", "assassinate"
]
InContest = Literal["influence", "weaken", "bribe", "assassinate"]
AsAction = Literal["march", "assault", "recruit", "preach", "build"]
AnyTime = Literal["coins", "look", "sail", "guide"]
Alone = Literal[AsAction, AnyTime]
Does = Literal[InCombat, InContest, Alone]
# When a line counts in a combat or contest; of several words, all must be fulfilled.
Condition = Literal[
    "attacking", "defending", "stronghold", "own_stronghold", "settlement", "town", "city",
    "control", "own_token", "own_units", "own_mercenary", "in_fertile", "in_wilderness",
    "in_mountain", "in_quarry", "in_desert", "in_river", "in_crossing", "in_holy_site",
]  # fmt: skip
# What an objective counts: on the map, elsewhere, or at once where it happens.
OnTheMap = Literal[
    "hexes", "presence", "tokens", "units", "mercenaries", "foreign_mercenaries", "forts",
    "castles", "towns", "cities", "settlements", "palaces",
]  # fmt: skip
Elsewhere = Literal["coins", "units_removed", "buildings_sacked"]
AtOnce = Literal[
    "casualties", "sacked_fort", "sacked_castle", "sacked_palace", "sacked_town", "sacked_city",
    "captures",
]  # fmt: skip
Count = Literal[OnTheMap, Elsewhere, AtOnce]
# The hexes that an objective looks at; of several words, all must fit.
Place = Literal[
    "fertile", "wilderness", "mountain", "quarry", "desert", "river", "crossing", "holy_site",
    "water", "mine", "others", "nobodys",
]  # fmt: skip
When = Literal["at_once", "yearly", "first_year", "exchange"]

KEYWORD_OF: dict[Any, tuple[Keyword, ...]] = {
    InCombat: (Keyword.COMBAT,),
    InContest: (Keyword.INFLUENCE_CONTEST,),
    AsAction: (Keyword.ACTION,),
    AnyTime: (Keyword.ACTION, Keyword.ANYTIME),
}
WITHOUT_VALUE = ("protect", "lure", "assassinate", "assault", "preach", "look", "sail")
WITH_COUNT = ("assign", "campaign", "own_units")


def _wrong(sentence: str) -> PydanticCustomError:
    return PydanticCustomError("data", "{sentence}", {"sentence": sentence})


def _in_words(given: Any) -> Any:
    """Return a text as the words in it: `when = "own_mercenary in_desert"`."""
    return given.split() if isinstance(given, str) else given


class Row(BaseModel):
    """A row of data.toml."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class EffectRow(Row):
    does: Does
    when: Annotated[tuple[Condition, ...], BeforeValidator(_in_words)] = ()
    value: int | None = Field(None, ge=0)
    count: int | None = Field(None, ge=1)
    status: Status = "house"
    count_status: Status | None = None
    low: int = 0

    @model_validator(mode="after")
    def has_its_numbers(self) -> Self:
        if (self.value is None) != (self.does in WITHOUT_VALUE):
            needs = "has no" if self.does in WITHOUT_VALUE else "needs a"
            raise _wrong(f"`does = {self.does!r}` {needs} `value`")
        counted = [word for word in (self.does, *self.when) if word in WITH_COUNT]
        if (self.count is None) == bool(counted):
            needs = f"{counted[0]!r} needs a" if counted else f"{self.does!r} has no"
            raise _wrong(f"{needs} `count`")
        return self

    @property
    def name(self) -> str:
        """Return the name of its figure, after the card's: `strength.own_units`."""
        return self.does + ("." + "_".join(self.when) if self.when else "")


class CardRow(Row):
    name: str = ""
    text: str = ""
    known: bool = False
    status: Status
    association: Character
    type: CardType
    keywords: tuple[Keyword, ...] = Field(min_length=1)
    copies: int = Field(ge=0, le=20)
    held: bool = False
    effects: tuple[EffectRow, ...] = Field(min_length=1)

    @model_validator(mode="after")
    def makes_sense(self) -> Self:
        if twice := [name for name in self.names if self.names.count(name) > 1]:
            raise _wrong(f"two effects are `{twice[0]}`; make one of them")
        for effect in self.effects:
            fit = [
                word
                for kind, words in KEYWORD_OF.items()
                if effect.does in get_args(kind)
                for word in words
            ]
            if not set(fit) & set(self.keywords):
                raise _wrong(f"`does = {effect.does!r}` needs the keyword {' or '.join(fit)}")
            if effect.does in get_args(AsAction) and Keyword.ANYTIME in self.keywords:
                raise _wrong(f"`does = {effect.does!r}` cannot be done at any time")
            if effect.when and effect.does in get_args(Alone):
                raise _wrong(f"`does = {effect.does!r}` has no `when`")
        if self.held and self.association is not Character.WARLORD:
            raise _wrong("only the Warlord holds a card from the start")
        return self

    @property
    def names(self) -> list[str]:
        """Return what its sentence speaks of: all but the figures."""
        return [effect.name for effect in self.effects]


class MeasureRow(Row):
    count: Count
    where: Annotated[tuple[Place, ...], BeforeValidator(_in_words)] = ()
    least: int = Field(1, ge=1)

    @model_validator(mode="after")
    def lies_somewhere(self) -> Self:
        if self.where and self.count not in get_args(OnTheMap):
            raise _wrong(f"`count = {self.count!r}` has no `where`: it is not on the map")
        return self

    @property
    def key(self) -> str:
        return " ".join((self.count, *self.where))


class ObjectiveRow(Row):
    name: str = ""
    status: Status
    when: When
    points: int = Field(ge=0, le=20)
    four: int | None = Field(None, ge=0, le=20)
    per: MeasureRow | None = None
    each: int | None = Field(None, ge=1, le=20)
    most: int | None = Field(None, ge=0, le=20)
    needs: tuple[MeasureRow, ...] = ()
    any: bool = False

    @model_validator(mode="after")
    def makes_sense(self) -> Self:
        if self.when == "exchange":
            if self.per or self.needs or self.each is None or self.most is None:
                raise _wrong("an exchange has `points`, `each` (coins) and `most`, nothing else")
            return self
        if bool(self.per) == bool(self.needs):
            raise _wrong("it has either `per` or `needs`")
        if self.needs and (self.each is not None or self.most is not None):
            raise _wrong("`each` and `most` go with `per`; `needs` have `least`")
        for row in self.measures:
            if (row.count in get_args(AtOnce)) != (self.when == "at_once"):
                kind = "at once" if row.count in get_args(AtOnce) else "at the end of a year"
                raise _wrong(f"`count = {row.count!r}` is counted {kind}: look at `when`")
        if self.when == "at_once" and (self.needs or self.each or self.most is not None):
            raise _wrong("at once it has `points` and `per`, nothing else")
        return self

    @property
    def measures(self) -> tuple[MeasureRow, ...]:
        return (self.per,) if self.per else self.needs

    @property
    def counted(self) -> object:
        """Return what its name speaks of: all but the figures."""
        return self.when, self.per, self.needs, self.any


@dataclass(frozen=True, slots=True)
class Effect:
    """One line of a card; its numbers are figures under its name."""

    does: Does
    when: tuple[Condition, ...]
    name: str  # `imam.influence`


@dataclass(frozen=True, slots=True)
class CardFacts:
    association: Seat
    type: CardType
    keywords: tuple[Keyword, ...]
    effects: tuple[Effect, ...]
    held: bool  # by its character from the start, never in the deck
    known: bool  # named in the rulebook; else invented


@dataclass(frozen=True, slots=True)
class Goal:
    """One objective of a character; its points are a figure, its measures keys of MEASURES."""

    objective: Objective
    when: When
    per: str
    needs: tuple[tuple[str, int], ...]
    any: bool


CARD_ROWS = TypeAdapter(dict[Card, CardRow]).validate_python(TABLES["cards"])
GOAL_ROWS = TypeAdapter(dict[Character, dict[Objective, ObjectiveRow]]).validate_python(
    TABLES["objectives"]
)
CARDS: dict[Card, CardFacts] = {
    card: CardFacts(
        association=Seat(CHARACTERS.index(row.association)),
        type=row.type,
        keywords=row.keywords,
        effects=tuple(Effect(each.does, each.when, f"{card}.{each.name}") for each in row.effects),
        held=row.held,
        known=row.known,
    )
    for card, row in CARD_ROWS.items()
}
MEASURES = {
    each.key: each for rows in GOAL_ROWS.values() for row in rows.values() for each in row.measures
}
GOALS: dict[Seat, tuple[Goal, ...]] = {
    Seat(seat): tuple(
        Goal(
            objective=objective,
            when=row.when,
            per=row.per.key if row.per else "",
            needs=tuple((each.key, each.least) for each in row.needs),
            any=row.any,
        )
        for objective, row in GOAL_ROWS[character].items()
    )
    for seat, character in enumerate(CHARACTERS)
}
EXCHANGE = next(goal.objective for goal in GOALS[NOMAD] if goal.when == "exchange")


def cards_that(*does: Does) -> frozenset[Card]:
    """Return the cards with an effect of one of these kinds."""
    return frozenset(
        card for card in Card if any(effect.does in does for effect in CARDS[card].effects)
    )


def _card_figures() -> Iterator[tuple[str, dict[str, Any]]]:
    """Return the numbers of the cards, as figures: copies, values, counts."""
    for card, row in CARD_ROWS.items():
        yield f"cards.{card}.copies", {"value": row.copies, "status": row.status}
        for each in row.effects:
            name = f"cards.{card}.{each.name}"
            if each.value is not None:
                yield name, {"value": each.value, "status": each.status, "low": each.low}
            if each.count is not None:
                status = each.count_status or each.status
                yield f"{name}.count", {"value": each.count, "status": status, "low": 1}


def given_words() -> dict[str, str]:
    """Return the names and texts that cards and objectives have in data.toml."""
    rows = {
        **{card.word: row.name for card, row in CARD_ROWS.items()},
        **{f"{card.word}-effect": row.text for card, row in CARD_ROWS.items()},
        **{goal.word: row.name for rows in GOAL_ROWS.values() for goal, row in rows.items()},
    }
    return {key: text for key, text in rows.items() if text}


NOTES = {"four": "points with four players"}


def _objective_figures() -> Iterator[tuple[str, dict[str, Any]]]:
    """Return the numbers of the objectives, as figures.

    These are points, those with four players where they differ, how many for them, and the maximum.
    """
    for rows in GOAL_ROWS.values():
        for name, row in rows.items():
            for key in ("points", "four", "each", "most"):
                if (value := getattr(row, key)) is not None:
                    low, note = (1 if key == "each" else 0), NOTES.get(key, "")
                    figure = {"value": value, "status": row.status, "low": low, "note": note}
                    yield f"objectives.{name}.{key}", figure


FIGURES = FigureTable(
    {**dict(flat(TABLES["figures"])), **dict(_card_figures()), **dict(_objective_figures())}
)
