"""Nim has one module and its words: no pictures, no evaluator, no secrets, no figures."""

from pathlib import Path

from tests.examples.conftest import CLICKING, passed


def test_it_is_played_by_clicking(tmp_path: Path) -> None:
    installed = tmp_path / "seneschal_nim-1.dist-info"
    installed.mkdir()
    (installed / "entry_points.txt").write_text("[seneschal.games]\nnim = tests.kit.nim\n")
    assert passed(tmp_path, CLICKING) == 1
