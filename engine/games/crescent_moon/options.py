"""The table's options: the map, the length of the game, and how deals and last words go."""

from typing import TYPE_CHECKING, Literal

from pydantic import Field

from engine.games.crescent_moon.maps import PRESETS
from engine.rules import TableOptions

MAP_NAMES = tuple(dict.fromkeys(name for maps in PRESETS.values() for name in maps))
if TYPE_CHECKING:
    MapChoice = str
else:
    MapChoice = Literal[("preset", *MAP_NAMES, "dealt", "variable")]


class Options(TableOptions):
    """Defaults first."""

    map: MapChoice = Field(
        "preset",
        description="Preset: the usual map; a name: that map; dealt: one of them by chance;"
        " variable: the players lay the hexes and place pieces.",
    )
    length: Literal["standard", "long"] = Field(
        "standard", description="Standard: three years; long: four."
    )
    deals: Literal["negotiated", "sealed"] = Field(
        "negotiated",
        description="Negotiated: the Murshid and those involved propose deals in the open; "
        "sealed: offers to him are made in secret and opened together.",
    )
    characters: Literal["chosen", "dealt", "drafted"] = Field(
        "chosen",
        description="Chosen: everyone takes a free character before the start; dealt: by chance;"
        " drafted: one after the other, in an order drawn by lot.",
    )
    last_word: Literal["asked", "unasked"] = Field(
        "asked",
        description="Asked: before a year is scored, whoever holds cards may still play some.",
    )
