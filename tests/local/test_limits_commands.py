"""Limits of application commands."""

from typing import Any

import pytest

from bot.local.api_errors import ApiError
from bot.local.limits import check_commands
from tests.local.bodies import Case, Payload, codes


def command(**over: Any) -> Payload:
    return {"name": "play", "description": "d", **over}


def option(name: str = "o", kind: int = 3, **over: Any) -> Payload:
    return {"name": name, "description": "d", "type": kind, **over}


def many(count: int, kind: int = 3) -> list[Payload]:
    return [option(f"o{each}", kind) for each in range(count)]


COMMANDS: list[Case] = [
    ("uppercase", command(), command(name="Play"), "0.name", "INVALID_NAME"),
    ("spaces", command(name="a-b_c"), command(name="a b"), "0.name", "INVALID_NAME"),
    ("name", command(name="n" * 32), command(name="n" * 33), "0.name", "INVALID_NAME"),
    (
        "description",
        command(description="d" * 100),
        command(description="d" * 101),
        "0.description",
        "",
    ),
    ("no_description", command(), command(description=None), "0.description", "REQUIRED"),
    ("options", command(options=many(25)), command(options=many(26)), "0.options", "BAD_LENGTH"),
    ("subcommands", command(options=many(25, 1)), command(options=many(26, 1)), "0.options", "BAD"),
    (
        "required_first",
        command(options=[option("a", required=True), option("b")]),
        command(options=[option("a"), option("b", required=True)]),
        "0.options.1",
        "REQUIRED_INVALID",
    ),
    (
        "distinct_options",
        command(options=many(2)),
        command(options=[option(), option()]),
        "0.options",
        "ALREADY_EXISTS",
    ),
    (
        "choices",
        command(options=[option(choices=[{"name": "n", "value": "v"}] * 25)]),
        command(options=[option(choices=[{"name": "n", "value": "v"}] * 26)]),
        "0.options.0.choices",
        "BAD_LENGTH",
    ),
    (
        "choices_or_autocomplete",
        command(options=[option(autocomplete=True)]),
        command(options=[option(autocomplete=True, choices=[{"name": "n", "value": "v"}])]),
        "0.options.0",
        "MUTUALLY_EXCLUSIVE",
    ),
    (
        "nesting",
        command(options=[option("g", 2, options=[option("s", 1)])]),
        command(options=[option("g", 2, options=[option("h", 2)])]),
        "0.options.0.options.0.type",
        "TYPE_INVALID",
    ),
    (
        "locale",
        command(name_localizations={"cs": "hraj"}),
        command(name_localizations={"sk": "hraj"}),
        "0.name_localizations.sk",
        "CHOICES",
    ),
    (
        "localised_name",
        command(name_localizations={"cs": "hraj"}),
        command(name_localizations={"cs": "Hraj"}),
        "0.name_localizations.cs",
        "INVALID_NAME",
    ),
    (
        "8000_letters",
        command(options=[{**each, "description": "d" * 100} for each in many(25)]),
        command(
            options=[
                option(
                    f"g{group}",
                    1,
                    description="d" * 100,
                    options=[{**each, "description": "d" * 100} for each in many(20)],
                )
                for group in range(4)
            ]
        ),
        "0",
        "TOO_LARGE",
    ),
]


@pytest.mark.parametrize(
    ("good", "bad", "path", "code"), [case[1:] for case in COMMANDS], ids=[c[0] for c in COMMANDS]
)
def test_command_limit(good: Payload, bad: Payload, path: str, code: str) -> None:
    assert codes(lambda: check_commands([good])) == {}
    complaints = codes(lambda: check_commands([bad]))
    assert code in complaints.get(path, "-"), complaints


def test_command_names_are_distinct() -> None:
    assert "DUPLICATE_NAME" in codes(lambda: check_commands([command(), command()]))["1"]
    assert codes(lambda: check_commands([command(), command(type=2)])) == {}


def test_hundred_commands_are_the_most() -> None:
    hundred = [command(name=f"c{each}") for each in range(100)]
    check_commands(hundred)
    with pytest.raises(ApiError) as caught:
        check_commands([*hundred, command()])
    assert caught.value.code == 30032
