"""The table's options: the map, the length of the game, and how deals and last words go."""

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
    deals: Literal["negotiated", "sealed"] = Field(
        "negotiated",
        description="Negotiated: the Murshid and those involved propose deals in the open; "
        "sealed: offers to him are made in secret and opened together.",
    )
    last_word: Literal["asked", "unasked"] = Field(
        "asked",
        description="Asked: before a year is scored, whoever holds cards may still play some.",
    )
