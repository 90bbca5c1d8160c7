"""Print the shape of the code: prose, types, layout, size, and how long the road of a click is.

`python -m bench.shape` runs it; it is not part of `make bench`, whose figures are ratios of speed.
"""

import ast
import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.road import roads

PRODUCT = ("engine", "render", "bot")
AT_MOST = {
    "lines of product code": 51_800,
    "docstrings that fail D401": 100,
    "string subscripts in render/games": 50,
    "._g in tests": 0,
    "modules flat in bot/": 0,
}


def main() -> None:
    found = static() | asyncio.run(roads())
    table = Table("figure", "measured", "at most")
    for name, value in found.items():
        table.add_row(name, f"{value:,}", f"{AT_MOST[name]:,}" if name in AT_MOST else "")
    Console().print(table)
    print(json.dumps(found))


def static() -> dict[str, int]:
    flat = [path for path in Path("bot").glob("*.py") if path.stem not in ("__init__", "__main__")]
    tests = "\n".join(path.read_text("utf-8") for path in Path("tests").rglob("*.py"))
    return {
        "lines of product code": sum(map(_lines, _modules(PRODUCT))),
        "docstrings that fail D401": _not_imperative(),
        "string subscripts in render/games": sum(
            sum(map(_is_string_subscript, ast.walk(ast.parse(path.read_text("utf-8")))))
            for path in _modules(("render/games",))
        ),
        "._g in tests": len(re.findall(r"\._g\b", tests)),
        "modules flat in bot/": len(flat),
    }


def _modules(folders: Iterable[str]) -> Iterator[Path]:
    for folder in folders:
        yield from Path(folder).rglob("*.py")


def _lines(path: Path) -> int:
    return path.read_text("utf-8").count("\n")


def _is_string_subscript(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Subscript)
        and isinstance(node.slice, ast.Constant)
        and isinstance(node.slice.value, str)
    )


def _not_imperative() -> int:
    ruff = [sys.executable, "-m", "ruff", "check", "--isolated", "--select", "D401"]
    ran = subprocess.run(
        [*ruff, "--output-format", "json", *PRODUCT, "bench"],
        capture_output=True,
        check=False,
    )
    return len(json.loads(ran.stdout))


if __name__ == "__main__":
    main()
