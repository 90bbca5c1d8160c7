"""The store of grounds: drawn once, kept on disk, drawn again when something is wrong with it."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

from render import grounds as store
from render.canvas import Canvas
from render.grounds import GroundPlan, Grounds
from render.theme import THEMES

PARCHMENT = THEMES["parchment"]


@pytest.fixture
def drawn() -> list[str]:
    return []


@pytest.fixture
def plan(drawn: list[str]) -> Callable[[str], GroundPlan]:
    def make(word: str) -> GroundPlan:
        def draw(c: Canvas) -> None:
            drawn.append(word)
            c.text(word, (50, 30), "name", 20, room=(0, 0, 100, 60))

        return GroundPlan((100, 60), (word,), draw, 4)

    return make


def test_ground_is_drawn_once(plan: Callable[[str], GroundPlan], drawn: list[str]) -> None:
    grounds = Grounds()
    assert grounds.get(plan("gate"), PARCHMENT) is grounds.get(plan("gate"), PARCHMENT)
    assert drawn == ["gate"]


def test_other_words_and_themes_are_other_grounds(
    plan: Callable[[str], GroundPlan], drawn: list[str]
) -> None:
    grounds = Grounds()
    grounds.get(plan("gate"), PARCHMENT)
    grounds.get(plan("brána"), PARCHMENT)
    grounds.get(plan("gate"), THEMES["dark"])
    assert drawn == ["gate", "brána", "gate"]


def test_ground_comes_back_from_disk_as_it_was(
    plan: Callable[[str], GroundPlan], drawn: list[str], tmp_path: Path
) -> None:
    before = Grounds(tmp_path).get(plan("věž"), PARCHMENT)
    after = Grounds(tmp_path).get(plan("věž"), PARCHMENT)
    assert drawn == ["věž"]
    assert after.image.tobytes() == before.image.tobytes()
    assert after.palette.getpalette() == before.palette.getpalette()
    assert after.labels == before.labels


def test_update_of_the_program_draws_again_and_drops_the_old(
    plan: Callable[[str], GroundPlan],
    drawn: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / "something else").mkdir()
    Grounds(tmp_path).get(plan("gate"), PARCHMENT)
    monkeypatch.setattr(store, "version", lambda: "0123456789abcdef")
    Grounds(tmp_path).get(plan("gate"), PARCHMENT)
    assert drawn == ["gate", "gate"]
    assert {each.name for each in tmp_path.iterdir()} == {"0123456789abcdef", "something else"}


@pytest.mark.parametrize("damage", [b"", b"not a picture", None])
def test_damaged_file_is_drawn_again(
    plan: Callable[[str], GroundPlan], drawn: list[str], tmp_path: Path, damage: bytes | None
) -> None:
    Grounds(tmp_path).get(plan("gate"), PARCHMENT)
    (file,) = tmp_path.rglob("*.png")
    file.write_bytes(file.read_bytes()[:-40] if damage is None else damage)
    assert Grounds(tmp_path).get(plan("gate"), PARCHMENT).image.size == (100, 60)
    assert drawn == ["gate", "gate"]


def test_folder_that_cannot_be_written_costs_only_time(
    plan: Callable[[str], GroundPlan], drawn: list[str], tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    assert Grounds(blocked).get(plan("gate"), PARCHMENT).labels
    assert drawn == ["gate"]


def test_threads_that_want_the_same_ground_draw_it_once(
    plan: Callable[[str], GroundPlan], drawn: list[str]
) -> None:
    grounds = Grounds()
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: grounds.get(plan("gate"), PARCHMENT), range(16)))
    assert drawn == ["gate"]
    assert all(ground is found[0] for ground in found)


def test_memory_keeps_no_more_than_it_should(
    plan: Callable[[str], GroundPlan], drawn: list[str]
) -> None:
    grounds = Grounds()
    for i in range(store.MAX_IN_MEMORY + 1):
        grounds.get(plan(f"gate {i}"), PARCHMENT)
    grounds.get(plan("gate 0"), PARCHMENT)
    assert drawn.count("gate 0") == 2


def _elsewhere(_canvas: Canvas) -> None: ...


_elsewhere.__module__ = "another.game"


def test_grounds_of_two_games_that_show_the_same_names_are_two() -> None:
    def plan(draw: Callable[[Canvas], None]) -> GroundPlan:
        return GroundPlan((10, 10), ("board",), draw, 2)

    assert plan(lambda _: None).digest(PARCHMENT) == plan(lambda _: None).digest(PARCHMENT)
    assert plan(_elsewhere).digest(PARCHMENT) != plan(lambda _: None).digest(PARCHMENT)
    assert plan(partial(_elsewhere)).digest(PARCHMENT) == plan(_elsewhere).digest(PARCHMENT)
