"""The host's words: each is said somewhere."""

import re
from pathlib import Path

from bot.text.say import say

BOT = Path(__file__).parents[3] / "bot"
# Keys of these begin in the code and end with what a table, a person or a level is.
MADE_UP = ("level-", "language-", "clock-", "log-", "setting-", "time-", "button-")


def test_no_word_is_left_that_nobody_says():
    code = "\n".join(path.read_text("utf-8") for path in BOT.rglob("*.py"))
    texts = set(re.findall(r"[\"']([a-z][a-z0-9-]*)[\"']", code))
    unsaid = [
        key
        for key in say.keys("")
        if not key.startswith(MADE_UP) and not {key, key.removeprefix("error-")} & texts
    ]
    assert unsaid == []
