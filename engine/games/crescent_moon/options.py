"""The table's options: the map and the length of the game."""

from typing import Literal

from pydantic import Field

from engine.rules import TableOptions


class Options(TableOptions):
    """Defaults first."""

    map: Literal["preset", "variable"] = Field(
        "preset",
        description="Preset: the house map; variable: the players lay the hexes and place pieces.",
    )
    length: Literal["standard", "long"] = Field(
        "standard", description="Standard: three years; long: four."
    )
    last_word: Literal["unasked", "asked"] = Field(
        "unasked",
        description="Asked: before a year is scored, whoever holds cards may still play some.",
    )
