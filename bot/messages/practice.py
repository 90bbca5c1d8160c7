"""A first game with a tutor, as the learner reads it in a DM: lessons, remarks, and ways out."""

from discord import ButtonStyle, ui

from bot.messages.final import outcome, score_lines
from bot.messages.message import ButtonId, Image, Item, OutgoingMessage, button, compose
from bot.messages.narration import narration_since
from bot.tables import practice
from bot.tables.hosted_table import HostedTable
from bot.text.say import say
from engine.lessons import lesson_words

MAX_STORY_CHARS = 1500  # of what happened since the last answer: the question follows it


def place_line(table: HostedTable, lang: str) -> str:
    """Return the first line of the panel: which game, how far the tutor has come, which phase."""
    plan, given = practice.lessons(table.row.game_id), table.row.practice
    assert given is not None
    title = table.words("title", lang)
    number = len(given.given) + (practice.due(table) is not None)
    place = say("practice-place", lang, title=title, number=number, count=len(plan.lesson))
    return f"-# {place} · {table.heading}"


def tutor_lines(table: HostedTable, seat: int, lang: str) -> list[str]:
    """Return what the tutor says to the last answer, what came of it, and the next lesson."""
    words, lines = lesson_words(table.row.game_id), list[str]()
    if key := practice.remark(table):
        lines.append(_quoted(words(key, lang)))
        if practice.is_taught(table.row):
            lines.append(_quoted(say("practice-taught", lang)))
    story = narration_since(table, seat, table.row.events_told, lang)
    if story and practice.has_answered(table.row):
        lines.append(_newest(story))
    if lesson := practice.due(table):
        lines.append(_quoted(words(f"lesson-{lesson.id}", lang)))
    return lines


def _quoted(text: str) -> str:
    return "\n".join(f"> {line}" for line in f"🎓 {text}".splitlines())


def _newest(story: str) -> str:
    """Return the end of a long story: what happened last leads to the question."""
    if len(story) <= MAX_STORY_CHARS:
        return story
    return "…\n" + story[-MAX_STORY_CHARS:].partition("\n")[2]


def tutor_row(table: HostedTable, lang: str) -> Item:
    """Return what a learner can press at every question."""
    leave = "stop" if practice.is_taught(table.row) else "pause"
    return ui.ActionRow(
        button("hint", table, lang),
        button("rules", table, lang),
        _button(table, leave, lang),
    )


def _button(
    table: HostedTable, what: str, lang: str, style: ButtonStyle = ButtonStyle.secondary
) -> ui.Button[ui.LayoutView]:
    where = ButtonId("practice", table.row.id, what)
    return ui.Button(label=say(f"button-practice-{what}", lang), style=style, custom_id=str(where))


def under_way_message(table: HostedTable, lang: str) -> OutgoingMessage:
    """Offer to go on with a practice game that was begun, or to begin anew."""
    return _offer(table, "practice-under-way", lang, ("resume", "again", "pause"))


def paused_message(table: HostedTable, lang: str) -> OutgoingMessage:
    return _offer(table, "practice-paused", lang, ("resume", "again"))


def _offer(table: HostedTable, key: str, lang: str, ways: tuple[str, ...]) -> OutgoingMessage:
    buttons = [
        _button(table, way, lang, ButtonStyle.primary if way == "resume" else ButtonStyle.secondary)
        for way in ways
    ]
    text = say(key, lang, title=table.words("title", lang), progress=progress(table, lang))
    return compose(text, rows=[ui.ActionRow(*buttons)])


def progress(table: HostedTable, lang: str) -> str:
    assert table.row.practice is not None
    count = len(practice.lessons(table.row.game_id).lesson)
    return say("practice-progress", lang, number=len(table.row.practice.given), count=count)


def ended_message(table: HostedTable, lang: str, image: Image | None = None) -> OutgoingMessage:
    """Say how it ended, and what comes after a first game."""
    lines = [outcome(table), *score_lines(table)] if table.game.result else []
    title = table.words("title", lang)
    buttons = [_button(table, "again", lang)]
    if table.game.result:
        buttons.append(button("replay", table, lang))
    ending = say("practice-over", lang, title=title)
    return compose(*lines, ending, image=image, rows=[ui.ActionRow(*buttons)])


def ended_line(table: HostedTable, lang: str) -> str:
    """Say that this one was ended before its end."""
    return say("practice-ended", lang, title=table.words("title", lang))
