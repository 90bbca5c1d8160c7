"""Run every benchmark, print a table, and end with one line of JSON."""

import importlib
import json
import pkgutil
import sys

from rich.console import Console
from rich.table import Table

import bench

# Name -> the bound we hold ourselves to; "at least" for speeds, "at most" for costs.
AT_LEAST = {
    "engine.jerusalem_vs_chess": 1.0,
    "engine.architects_vs_chess": 1.0,
    "engine.crescent_moon_vs_chess": 1.0,
}
AT_MOST = {
    "engine.late_vs_early": 1.5,
    "render.jerusalem_vs_encode": 1.5,
    "render.architects_vs_encode": 1.5,
    "render.crescent_moon_vs_encode": 1.5,
    "host.move_vs_echo_p50": 2.5,
    "host.move_vs_echo_p99": 2.5,
    "host.move_vs_commit": 2.5,
    "host.p99_10k_vs_100": 1.3,
    "host.p99_thinking_vs_idle": 2.0,
    "host.flooded_vs_calm": 1.5,
    "host.longest_stall_ms": 50.0,
    "host.pictures_drawn_vs_asked": 0.7,
    "host.requests_per_turn": 3.0,
}


def main() -> None:
    wanted = sys.argv[1:]
    figures: dict[str, float] = {}
    for module in pkgutil.iter_modules(bench.__path__):
        if module.name.startswith("_") or (wanted and module.name not in wanted):
            continue
        part = importlib.import_module(f"bench.{module.name}")
        if hasattr(part, "figures"):
            figures |= part.figures()
    show(figures)
    print(json.dumps({name: round(value, 3) for name, value in figures.items()}))


def show(figures: dict[str, float]) -> None:
    table = Table("figure", "measured", "wanted")
    for name, value in figures.items():
        table.add_row(name, f"{value:.2f}", bound(name))
    Console().print(table)


def bound(name: str) -> str:
    if name in AT_LEAST:
        return f"at least {AT_LEAST[name]}"
    return f"at most {AT_MOST[name]}" if name in AT_MOST else ""


if __name__ == "__main__":
    main()
