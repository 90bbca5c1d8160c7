"""The desk: panels shown, clicks on them answered; the authority is the user id, nothing else."""

from bot.messages.message import Image, Kept, Letter, compose
from bot.messages.panel.plan import Plan
from bot.messages.panel.widgets import Panel
from bot.tables.hosted_table import Live
from bot.text.say import say


def screen_message(
    live: Live,
    seat: int,
    lang: str,
    *,
    at: Plan | None = None,
    note: str = "",
    image: Image | Kept | None = None,
) -> Letter:
    """What only this seat may see: what it is asked, and the panel to answer with."""
    panel = Panel(live, seat, at, lang)
    where = f"-# {live.words('title', lang)} · <#{live.row.channel_id}> · {live.heading}"
    asked = _question(live, seat, lang)
    # What was walked through because there was no choice is said, too, but for a lone verb.
    shown = at is not None or len(panel.plan.words) > 1
    crumbs = f"**{panel.crumbs}**" if panel.crumbs and shown else ""
    return compose(
        where, f"*{note}*" if note else "", asked, crumbs, image=image, rows=panel.rows()
    )


def _question(live: Live, seat: int, lang: str) -> str:
    prompt = live.table.prompt(seat)
    if prompt is not None:
        question, _, more = live.words.prompt(prompt, lang, live.names).partition("\n")
        return f"**{question}**\n{more}".rstrip()
    people = ", ".join(live.names[other] for other in live.table.asked)
    return say("screen-nothing", lang, people=people) if people else ""
