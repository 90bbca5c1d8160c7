"""Names for things: seats are numbers, and every other id is an enum that knows its word."""

import re
from enum import StrEnum
from typing import Any, NewType, cast

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

Seat = NewType("Seat", int)  # 0..n-1 at the table; people live only in bot/


def kebab(name: str) -> str:
    """Return the name of a class as the words files have it: OfficeWon -> office-won."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Id(StrEnum):
    """An id of a game: its value is its spelling, `word` the key of its name in the words files."""

    # Enum hashes by name in Python code; ids are dictionary keys in every hot loop.
    __hash__ = str.__hash__

    @property
    def word(self) -> str:
        return f"{kebab(type(self).__name__)}-{self.value}"

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Write an id as the text that it is: pydantic would call Python for each value."""
        schema: dict[str, Any] = dict(handler(source))
        schema["serialization"] = core_schema.simple_ser_schema("str")
        return cast(CoreSchema, schema)
