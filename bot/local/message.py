"""Messages as a person sees them on the screen."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.local.api_errors import Payload
from bot.local.attachments import Attachments
from bot.local.interactions import Interaction
from bot.local.limits.components import BUTTON, GALLERY, SELECTS, THUMBNAIL, walk
from bot.local.limits.embeds import counted_texts
from bot.local.message_writer import LOADING
from bot.local.world import Channel, Post


class NotOffered(LookupError):
    """The person does not see this or cannot use it."""


@dataclass(frozen=True, slots=True)
class Button:
    label: str
    custom_id: str | None
    style: int
    disabled: bool
    url: str | None
    component: int
    emoji: str = ""  # its name


@dataclass(frozen=True, slots=True)
class Option:
    label: str
    value: str
    description: str | None
    default: bool
    emoji: str = ""


@dataclass(frozen=True, slots=True)
class Select:
    custom_id: str
    placeholder: str
    kind: int
    options: tuple[Option, ...]
    minimum: int
    maximum: int
    disabled: bool
    component: int

    def value_of(self, wanted: str) -> str:
        """Return the value of an option that is named by value or label."""
        for option in self.options:
            if wanted in (option.value, option.label):
                return option.value
        offered = ", ".join(option.label for option in self.options)
        raise NotOffered(f"no option {wanted!r} in {self.custom_id!r}; there are: {offered}")


@dataclass(frozen=True, slots=True)
class Picture:
    filename: str
    alt: str
    data: bytes


class Message:
    """A message as a person sees it; it follows later edits."""

    def __init__(
        self, post: Post, attachments: Attachments, interaction: Interaction | None = None
    ) -> None:
        self.post = post
        self.interaction = interaction
        self._attachments = attachments

    def __repr__(self) -> str:
        return f"<Message {self.id} {self.text[:60]!r}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and other.post is self.post

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def id(self) -> str:
        return self.post.id

    @property
    def payload(self) -> Payload:
        return self.post.payload

    @property
    def channel(self) -> Channel:
        return self.post.channel

    @property
    def author(self) -> str:
        author = self.payload["author"]
        return str(author["global_name"] or author["username"])

    @property
    def content(self) -> str:
        return str(self.payload["content"])

    @property
    def ephemeral(self) -> bool:
        return self.post.addressee is not None

    @property
    def deleted(self) -> bool:
        return self.post.deleted

    @property
    def edited(self) -> bool:
        return self.payload["edited_timestamp"] is not None

    @property
    def thinking(self) -> bool:
        return bool(self.payload["flags"] & LOADING)

    @property
    def text(self) -> str:
        """All text of the message, one part a line: content, embeds, text displays."""
        return "\n".join(part for part in self._texts() if part)

    def _texts(self) -> Iterator[str]:
        yield self.content
        for embed in self.payload["embeds"]:
            yield from counted_texts(embed)
        for placed in walk(self.payload["components"]):
            yield placed.component.get("content") or ""

    @property
    def buttons(self) -> list[Button]:
        return [_button(each) for each in self._components() if each["type"] == BUTTON]

    @property
    def selects(self) -> list[Select]:
        return [_select(each) for each in self._components() if each["type"] in SELECTS]

    @property
    def images(self) -> list[Picture]:
        """Pictures in galleries, thumbnails and embeds; without any, the plain attachments."""
        alts: dict[str, str | None] = {}
        for media, alt in self._shown_media():
            if "attachment_id" in media:
                alts[media["attachment_id"]] = alts.get(media["attachment_id"]) or alt
        plain = [] if alts else [each["id"] for each in self.payload["attachments"]]
        return [self._picture(each, alts.get(each)) for each in [*alts, *plain]]

    @property
    def followups(self) -> list["Message"]:
        """What the bot sent after its first response to the interaction that led here."""
        posts = self.interaction.followups if self.interaction else []
        return [Message(post, self._attachments, self.interaction) for post in posts]

    def button(self, wanted: str) -> Button:
        """Return a button by custom_id, label or unique beginning of a label."""
        buttons = self.buttons
        for button in buttons:
            if wanted in (button.custom_id, button.label):
                return button
        begun = [button for button in buttons if button.label.startswith(wanted)]
        if len(begun) == 1:
            return begun[0]
        offered = ", ".join(button.label for button in buttons) or "no buttons at all"
        raise NotOffered(f"no button {wanted!r}; there are: {offered}; on {self!r}")

    def select(self, wanted: str) -> Select:
        """Return a select by custom_id or placeholder."""
        for select in self.selects:
            if wanted in (select.custom_id, select.placeholder):
                return select
        offered = ", ".join(select.placeholder or select.custom_id for select in self.selects)
        raise NotOffered(f"no select {wanted!r}; there are: {offered or 'no selects at all'}")

    def _components(self) -> Iterator[Payload]:
        return (placed.component for placed in walk(self.payload["components"]))

    def _shown_media(self) -> Iterator[tuple[Payload, str | None]]:
        for component in self._components():
            if component["type"] == GALLERY:
                for item in component["items"]:
                    yield item["media"], item.get("description")
            elif component["type"] == THUMBNAIL:
                yield component["media"], component.get("description")
        for embed in self.payload["embeds"]:
            for key in ("image", "thumbnail"):
                if embed.get(key):
                    yield embed[key], None

    def _picture(self, attachment_id: str, alt: str | None) -> Picture:
        attachment = next(
            each for each in self.payload["attachments"] if each["id"] == attachment_id
        )
        described = alt or attachment.get("description") or ""
        data = self._attachments.data(attachment_id)
        return Picture(attachment["filename"], described, data)


def _button(component: Payload) -> Button:
    emoji = (component.get("emoji") or {}).get("name") or ""
    label = component.get("label") or emoji
    return Button(
        label,
        component.get("custom_id"),
        component["style"],
        bool(component.get("disabled")),
        component.get("url"),
        component["id"],
        emoji,
    )


def _select(component: Payload) -> Select:
    options = tuple(
        Option(
            each["label"],
            each["value"],
            each.get("description"),
            bool(each.get("default")),
            (each.get("emoji") or {}).get("name") or "",
        )
        for each in component.get("options") or ()
    )
    return Select(
        component["custom_id"],
        component.get("placeholder") or "",
        component["type"],
        options,
        component.get("min_values", 1),
        component.get("max_values", 1),
        bool(component.get("disabled")),
        component["id"],
    )
