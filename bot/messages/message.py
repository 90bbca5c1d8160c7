"""A message as Components V2: a container, a few lines, one picture, rows of buttons."""

import io
import re
from collections.abc import Sequence
from dataclasses import dataclass, field

import discord
from discord import ButtonStyle, ui

from bot.tables.hosted_table import HostedTable
from bot.text.emojis import emojis, undressed
from bot.text.say import say

ACCENT = 0x8A6B3D
MAX_ALT_CHARS = 1024
MAX_TEXT_CHARS = 3900

Item = ui.Item[ui.LayoutView]


@dataclass(frozen=True, slots=True)
class Image:
    """A picture to attach, with the words for those who do not see it."""

    png: bytes
    alt: str
    name: str = "board.png"

    def file(self) -> discord.File:
        return discord.File(io.BytesIO(self.png), self.name, description=self.alt[:MAX_ALT_CHARS])


@dataclass(frozen=True, slots=True)
class ExistingAttachment:
    """The picture that a message has already, which stays when the message is edited."""

    attachment: discord.Attachment

    @property
    def name(self) -> str:
        return self.attachment.filename

    @property
    def alt(self) -> str:
        return self.attachment.description or ""


Picture = Image | ExistingAttachment


@dataclass(slots=True)
class OutgoingMessage:
    """A message ready to go: its layout, its files, and what stays of those it has."""

    view: ui.LayoutView
    files: list[discord.File]
    existing: list[discord.Attachment] = field(default_factory=list)

    @property
    def attachments(self) -> list[discord.Attachment | discord.File]:
        """All that an edited message is to have."""
        return [*self.existing, *self.files]


def without_emojis(outgoing: OutgoingMessage) -> OutgoingMessage:
    """Return the same message in words alone, to be sent again."""
    for item in outgoing.view.walk_children():
        if isinstance(item, ui.Button):
            item.emoji = None
        elif isinstance(item, ui.Select):
            for option in item.options:
                option.emoji = None
        elif isinstance(item, ui.TextDisplay):
            item.content = undressed(item.content)
    for file in outgoing.files:
        file.fp.seek(0)
    return outgoing


def compose(
    *texts: str,
    image: Picture | None = None,
    images: Sequence[Picture] = (),
    rows: Sequence[Item] = (),
) -> OutgoingMessage:
    """Return a message of pictures, text, and rows of buttons; `image`: the only picture.

    Each picture has a gallery of its own: two in one stand side by side, too small on a phone.
    """
    container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=ACCENT)
    pictures = [image] if image else images
    for each in pictures:
        item = discord.MediaGalleryItem(
            f"attachment://{each.name}", description=each.alt[:MAX_ALT_CHARS]
        )
        container.add_item(ui.MediaGallery(item))
    body = "\n".join(text for text in texts if text)
    container.add_item(ui.TextDisplay(emojis.dressed(body[:MAX_TEXT_CHARS]) or "\u200b"))
    for row in rows:
        container.add_item(row)
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    # Clicks are routed by custom_id alone, so discord.py need not remember the view.
    view.stop()
    existing = [each.attachment for each in pictures if isinstance(each, ExistingAttachment)]
    return OutgoingMessage(
        view, [each.file() for each in pictures if isinstance(each, Image)], existing
    )


_BUTTON = re.compile(r"([a-z]{2,10}):(\d{1,18})(?::([\w.-]{1,60}))?")


@dataclass(frozen=True, slots=True)
class ButtonId:
    """The custom_id of a button of a lobby, a table or an end message, which anybody may send.

    It says what, at which table, with what; a panel's is a `PanelId`.
    """

    what: str
    table_id: int
    detail: str = ""

    def __str__(self) -> str:
        return f"{self.what}:{self.table_id}" + (f":{self.detail}" if self.detail else "")

    @classmethod
    def read(cls, text: str) -> "ButtonId | None":
        match = _BUTTON.fullmatch(text)
        return cls(match[1], int(match[2]), match[3] or "") if match else None


def button(
    what: str,
    table: HostedTable,
    lang: str,
    *,
    detail: str = "",
    style: ButtonStyle = ButtonStyle.secondary,
    disabled: bool = False,
) -> ui.Button[ui.LayoutView]:
    where = ButtonId(what, table.row.id, detail)
    label = say(f"button-{what}", lang)
    return ui.Button(label=label, style=style, custom_id=str(where), disabled=disabled)
