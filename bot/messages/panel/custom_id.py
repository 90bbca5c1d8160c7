"""custom_ids: a table, a question and a way of indices; nothing secret, nothing trusted."""

import re
from dataclasses import dataclass

from bot.messages.panel.plan import Way

MAX_CUSTOM_ID_CHARS = 100
_PANEL = re.compile(r"s:(\d{1,18}):(\w{1,16}):([a-z]):([\d.]{0,40})(?:~(\d{1,3}))?")
_BUTTON = re.compile(r"([a-z]{2,10}):(\d{1,18})(?::([\w.-]{1,60}))?")


@dataclass(frozen=True, slots=True)
class PanelId:
    """A control of a panel: g goes a way, n asks for a number, u undoes, r starts again."""

    table_id: int
    question: str
    act: str
    way: Way = ()
    page: int = 0

    def __str__(self) -> str:
        way = ".".join(map(str, self.way))
        page = f"~{self.page}" if self.page else ""
        return f"s:{self.table_id}:{self.question}:{self.act}:{way}{page}"

    @classmethod
    def read(cls, text: str) -> "PanelId | None":
        match = _PANEL.fullmatch(text)
        if not match:
            return None
        table_id, question, act, way, page = match.groups()
        indices = way.split(".") if way else []
        if not all(index.isdigit() and len(index) < 5 for index in indices):
            return None
        return cls(int(table_id), question, act, tuple(map(int, indices)), int(page or 0))


@dataclass(frozen=True, slots=True)
class ButtonId:
    """A button of a lobby, a table or an end message: what, at which table, with what."""

    what: str
    table_id: int
    detail: str = ""

    def __str__(self) -> str:
        return f"{self.what}:{self.table_id}" + (f":{self.detail}" if self.detail else "")

    @classmethod
    def read(cls, text: str) -> "ButtonId | None":
        match = _BUTTON.fullmatch(text)
        return cls(match[1], int(match[2]), match[3] or "") if match else None
