"""docs/add-a-game.md quotes the example as it stands, in order, and the rules line by line."""

import re
from collections import defaultdict

import pytest

from tests.examples.conftest import EXAMPLE, ROOT

GUIDE = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
QUOTED: dict[str, list[str]] = defaultdict(list)
for file, text in re.findall(r"^```\w+ (\S+)\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL):
    QUOTED[file].append(text)
MODULES = ("__init__", "cards", "rules", "view", "players")
WHOLE = ["pyproject.toml", *(f"seneschal_goofspiel/{name}.py" for name in MODULES)]


@pytest.mark.parametrize("file", QUOTED)
def test_what_is_quoted_stands_in_the_file_in_this_order(file: str) -> None:
    rest = (EXAMPLE / file).read_text("utf-8")
    for piece in QUOTED[file]:
        assert piece in rest, f"{file} has no such piece after the last one"
        rest = rest.partition(piece)[2]


@pytest.mark.parametrize("file", WHOLE)
def test_every_line_is_quoted(file: str) -> None:
    lines = (EXAMPLE / file).read_text("utf-8").splitlines()
    quoted = "".join(QUOTED[file]).splitlines()
    assert [line for line in quoted if line] == [line for line in lines if line]


def test_links_lead_somewhere() -> None:
    links = re.findall(r"\]\((\.\./[^)]+)\)", GUIDE)
    assert links
    assert all((ROOT / "docs" / link).exists() for link in links)
