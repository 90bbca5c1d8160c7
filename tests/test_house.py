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
    "metrics",
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


# Names by metaphor, or without a unit, that the field's own words have replaced.
OLD_NAMES = {
    "KeptTables", "Live", "_ways", "Once", "doubt", "LENT", "Pauses", "hurry", "Trouble", "Quiet",
    "look_at", "CUSTOMS", "worded", "Guard", "Answer", "Host", "meant", "suggested", "Steps",
    "Mail", "Letter", "Kept", "robots_due", "Robots", "Errand", "Trail", "quicken", "sight", "fork",
    "Together", "unseals", "unveils", "resealed", "Sense", "hunches", "whim", "folly", "mind",
    "Onlooker", "Brief", "worn", "livery", "Drawing", "Obstacle", "LONGEST", "REMEMBERED", "MOST",
    "KEPT", "SURE", "SELDOM",
}  # fmt: skip
OLD_FIELDS = {"told", "fresh", "heard", "hides"}  # as variables they are plain English
OLD_MODULES = {
    "kept", "live", "speech", "once", "lines", "pauses", "trouble", "quiet", "rehearsal",
    "hourglass", "waits", "house", "answer", "host", "views", "meaning", "mail", "robots",
    "errands", "opening", "trail", "frozen", "sense", "folly", "eyes", "scribe", "gestures",
    "desk", "obstacle", "lengths",
}  # fmt: skip
SHARED = ("engine/*.py", "engine/players/*.py", "render/*.py", "bot/**/*.py", "bench/**/*.py")
PROGRAM = ("engine", "render", "bot", "bench")
GAMES = ("architects", "crescent_moon", "jerusalem")


def shared_modules() -> list[Path]:
    return [path for pattern in SHARED for path in ROOT.glob(pattern)]


def old_names(path: Path) -> set[str]:
    """Old names in a file: of classes, functions, variables, arguments, attributes and fields."""
    found, bad_fields = set[str](), set[str]()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                found.add(name)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                found.add(name)
            case ast.keyword(arg=str(name)) | ast.alias(asname=str(name)) | ast.alias(name=name):
                found.add(name)
            case ast.ClassDef(name=name, body=body):
                targets = [each.target for each in body if isinstance(each, ast.AnnAssign)]
                fields = {each.id for each in targets if isinstance(each, ast.Name)}
                bad_fields |= fields & OLD_FIELDS
                found.add(name)
    return found & OLD_NAMES | bad_fields


@pytest.mark.parametrize("package", [*PROGRAM, "tests"])
def test_machinery_bears_the_words_of_the_trade(package: str) -> None:
    for path in (ROOT / package).rglob("*.py"):
        assert not old_names(path), path.relative_to(ROOT)


def test_modules_bear_the_words_of_the_trade() -> None:
    outside_bench = [path for path in shared_modules() if ROOT / "bench" not in path.parents]
    assert not [path for path in outside_bench if path.stem in OLD_MODULES]


@pytest.mark.parametrize(
    ("folder", "names"),
    [
        ("engine/games", {"actions", "audit", "cards", "data", "events", "options", "redeal",
                          "refuse", "scoring", "setup", "state", "telling", "verbs", "view"}),
        ("render/games", {"board", "figures", "final", "layout", "notes", "screen", "shelf", "text",
                          "art/__init__"}),
        ("engine/players/games", {"evaluate", "quick_scores"}),
    ],
)  # fmt: skip
def test_games_have_the_same_core_modules(folder: str, names: set[str]) -> None:
    for game in GAMES:
        missing = {name for name in names if not (ROOT / folder / game / f"{name}.py").is_file()}
        assert not missing, f"{folder}/{game} lacks {missing}"


def games_named(path: Path) -> set[str]:
    """Games that a file names in its code: in a text that is no docstring, or in an import.

    In bench/ the constants of a study may: they say what is measured.
    """
    tree = ast.parse(path.read_text("utf-8"))
    texts = [node for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    docs = [node.value for node in texts if isinstance(node.value, ast.Constant)]
    data = [node for node in tree.body if isinstance(node, ast.Assign)]
    exempt = data if ROOT / "bench" in path.parents else []
    passed = {id(each) for part in (*docs, *exempt) for each in ast.walk(part)}
    found = set[str]()
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in passed
        ):
            found |= {game for game in GAMES if game in node.value}
        elif isinstance(node, ast.Import | ast.ImportFrom):
            found |= {game for game in GAMES if game in ast.unparse(node)}
    return found


def test_shared_modules_name_no_game() -> None:
    for path in shared_modules():
        assert not games_named(path), path.relative_to(ROOT)
