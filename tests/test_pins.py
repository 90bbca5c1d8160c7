"""What is installed: every package pinned with hashes, and on a server only what it needs."""

import re
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
FILES = {
    "constraints.txt": [*PROJECT["dependencies"], "setuptools"],
    "constraints-postgres.txt": EXTRAS["postgres"],
    "constraints-dev.txt": EXTRAS["dev"],
}
PIN = re.compile(r"([\w.-]+)==([\w.]+)(?: ; [^\\]+)?((?: --hash=sha256:[0-9a-f]{64})+)")


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def lines_of(file: str) -> list[str]:
    text = re.sub(r" *\\\n *", " ", (ROOT / file).read_text("utf-8"))
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def pins(file: str, *, included: bool = True) -> dict[str, str]:
    """Return what a file pins, with what the file says that it includes."""
    found: dict[str, str] = {}
    for line in lines_of(file):
        if line.startswith("-r "):
            found |= pins(line.removeprefix("-r ")) if included else {}
            continue
        match = PIN.fullmatch(line)
        assert match, f"{file}: {line[:60]} is no pin with hashes"
        found[plain(match[1])] = match[2]
    return found


def needed(wanted: list[str]) -> set[str]:
    """Return what these requirements need on this machine, as far as it is installed here."""
    found, left = set[str](), [Requirement(each) for each in wanted]
    while left:
        one = left.pop()
        if plain(one.name) in found:
            continue
        found.add(plain(one.name))
        try:
            below = requires(one.name) or []
        except PackageNotFoundError:
            continue
        for each in map(Requirement, below):
            extras = ["", *one.extras]
            if not each.marker or any(each.marker.evaluate({"extra": extra}) for extra in extras):
                left.append(each)
    return found


@pytest.mark.parametrize("file", FILES)
def test_all_that_is_needed_is_pinned_with_hashes(file: str) -> None:
    known = pins(file)
    assert needed(FILES[file]) <= known.keys()
    for each in map(Requirement, FILES[file]):
        assert each.specifier.contains(known[plain(each.name)]), each


def test_a_server_gets_no_tool_of_the_developers() -> None:
    server = pins("constraints.txt")
    assert server.keys() - needed(FILES["constraints.txt"]) <= {"audioop-lts"}, "Python 3.13's"
    assert not server.keys() & {"pytest", "mypy", "ruff", "playwright", "chess", "psycopg"}
    for file in ("constraints-postgres.txt", "constraints-dev.txt"):
        assert not pins(file, included=False).keys() & server.keys()


def test_no_pin_says_where_packages_come_from() -> None:
    for file in FILES:
        text = (ROOT / file).read_text("utf-8")
        assert "://" not in text
        assert "index" not in text


def test_running_needs_no_tool_and_testing_does() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert re.search(r"^run: \$\(SERVER\) ", makefile, re.MULTILINE)
    for target in ("test", "check", "bench", "soak"):
        assert re.search(rf"^{target}: \$\(STAMP\) ", makefile, re.MULTILINE)
    assert "-c constraints" not in makefile, "constraints alone are not held against their hashes"
