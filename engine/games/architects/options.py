"""The table's options: the boards, one open reading, and what is added to the box."""

from typing import Literal

from pydantic import Field

from engine.rules import TableOptions


class Options(TableOptions):
    """Defaults first; the numbers are those of RULINGS.md."""

    boards: Literal["standard", "variable"] = Field(
        "standard", description="Standard: all start alike; variable: a character each (R3)."
    )
    characters: Literal["dealt", "chosen"] = Field(
        "dealt",
        description="With variable boards: dealt, or chosen from the last seat on (R3).",
    )
    more_characters: bool = Field(
        False, description="Add the five characters that a public digital edition plays (R3)."
    )
    conspirator: Literal["visit", "capture"] = Field(
        "visit",
        description="A Conspirator saves 1 silver a visit, or on each further capture (R12).",
    )
    promo_cards: bool = Field(
        False, description="Shuffle in the three promo buildings and three promo apprentices (R2)."
    )
