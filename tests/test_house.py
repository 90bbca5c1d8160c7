"""The house rules that a machine can hold: who imports whom, and what no file may contain."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MAY_IMPORT = {
    "engine": {"engine", "pydantic", "pydantic_core", "fluent"},
    "render": {"render", "engine", "PIL", "font_source_sans_pro", "font_source_serif_pro"},
}
NOT_IN_ENGINE = {"asyncio", "time", "datetime", "random", "socket", "logging", "os", "threading"}


def imported(path: Path) -> set[str]:
    """Top-level names of all modules that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name.split(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.split(".")[0])
    return found


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_imports_run_one_way(package: str) -> None:
    for path in (ROOT / package).rglob("*.py"):
        foreign = imported(path) - sys.stdlib_module_names - MAY_IMPORT[package]
        assert not foreign, f"{path.relative_to(ROOT)} imports {foreign}"


def test_engine_has_no_clock_no_chance_of_its_own_and_no_io() -> None:
    for path in (ROOT / "engine").rglob("*.py"):
        assert not imported(path) & NOT_IN_ENGINE, path.relative_to(ROOT)


INNER = ("engine.games", "engine.state", "engine.agenda", "engine.codec", "engine.undo")
# Pictures read views in their own type, and how a game ended.
OF_THE_RENDER_CORE = {
    ("engine.codec", "from_data"), ("engine.codec", "to_data"), ("engine.state", "Result"),
}  # fmt: skip


def inner_imports(path: Path) -> set[tuple[str, str]]:
    """Modules of the engine's inside that a file imports, each with a name taken from it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {(name.name, "") for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {(node.module, name.name) for name in node.names}
    return {each for each in found if each[0].startswith(INNER)}


def test_hosts_use_only_the_face_and_words_of_the_engine() -> None:
    for path in (ROOT / "bot").rglob("*.py"):
        assert not inner_imports(path), path.relative_to(ROOT)


def test_pictures_see_ids_and_views_of_their_own_game_and_never_a_state() -> None:
    games = ROOT / "render" / "games"
    for path in (ROOT / "render").rglob("*.py"):
        own = path.relative_to(games).parts[0] if path.is_relative_to(games) else ""
        for module, name in inner_imports(path) - OF_THE_RENDER_CORE:
            game, _, inside = module.removeprefix("engine.games.").partition(".")
            assert game == own, path.relative_to(ROOT)
            assert inside == "data" or (inside.endswith("view") and name.endswith("View")), path


def test_core_knows_no_game() -> None:
    games = {path.name for path in (ROOT / "engine" / "games").iterdir() if path.is_dir()}
    for path in (ROOT / "engine").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                assert node.module.split(".")[-1] not in games


ROOMS = (
    "text",
    "store",
    "tables",
    "messages",
    "workers",
    "delivery",
    "interactions",
    "app",
)


def rooms_imported(path: Path) -> set[str]:
    """Names directly under bot/ that a file imports from, relative imports included."""
    package = path.relative_to(ROOT).parent.parts
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            modules = [name.name.split(".") for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = list(package[: len(package) - node.level + 1]) if node.level else []
            base += node.module.split(".") if node.module else []
            modules = [[*base, name.name] for name in node.names]
        else:
            continue
        found |= {parts[1] for parts in modules if parts[0] == "bot" and len(parts) > 1}
    return found


@pytest.mark.parametrize("room", ROOMS)
def test_rooms_of_the_bot_import_only_those_before_them(room: str) -> None:
    allowed = {*ROOMS[: ROOMS.index(room) + 1], *(["local"] if room == "app" else [])}
    for path in (ROOT / "bot" / room).rglob("*.py"):
        foreign = rooms_imported(path) - allowed
        assert not foreign, f"{path.relative_to(ROOT)} imports {foreign}"


def test_local_table_imports_nothing_of_the_bot() -> None:
    for path in (ROOT / "bot" / "local").rglob("*.py"):
        foreign = rooms_imported(path) - {"local"}
        assert not foreign, f"{path.relative_to(ROOT)} imports {foreign}"


def test_every_module_of_the_bot_is_in_a_room() -> None:
    bot = ROOT / "bot"
    assert {path.name for path in bot.glob("*.py")} == {"__init__.py", "__main__.py"}
    packages = {path.parent.name for path in bot.glob("*/__init__.py")}
    assert packages == {*ROOMS, "local"}
