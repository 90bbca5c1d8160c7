"""Names of people: whatever they are, they forge none of our words."""

import pytest

from bot.text.names import tamed
from bot.text.say import say
from render.shapes import SIGNS


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ana", "Ana"),
        ("Jiří Novák-Šťastný", "Jiří Novák-Šťastný"),
        ("AC/DC 🎲", "AC/DC 🎲"),
        ("https://evil.example/x", "https evil.example/x"),
        (") free (host) · ▲ Cid", "free host Cid"),
        ("Computer 1 (hard)", "“Computer 1 hard”"),
        ("computer", "“computer”"),
        ("“Computer” 2", "“Computer 2”"),
        ("**@everyone** <@1> `x`", "everyone 1 x"),
        ("a\nb\u202ec\u200b", "abc"),
        ("Ben (stand-in)", "Ben stand-in"),
        ("x" * 80, "x" * 24),
        ("■ · ()", "?"),
        ("", "?"),
    ],
)
def test_a_name_keeps_nothing_that_is_ours(name: str, shown: str) -> None:
    assert tamed(name) == shown


def test_no_person_is_called_what_a_computer_player_is() -> None:
    computer = say("computer-name", number=1)
    stand_in = say("stand-in-name", name="Ana")
    assert computer != tamed(computer)
    assert stand_in != tamed(stand_in)
    assert not any(shape in tamed(f"{shape} Ana") for shape in SIGNS)
