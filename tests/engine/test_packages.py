"""Games that come in packages of their own are found by their entry points."""

import os
import subprocess
import sys
from pathlib import Path

from engine.packages import folder_of, game_of
from engine.table import Table
from tests.kit import tiny

ROOT = Path(__file__).parents[2]
PLAY = """
import engine, render.games
from engine.players import evaluator_of
from engine.testing import check_game
rules = engine.GAMES["tiny"]
assert rules.title == "Tiny"
check_game(rules)
assert evaluator_of("tiny").__name__ == "tests.kit.nim"
assert "tiny" in render.games.all_games()
assert render.games.words_folder("tiny").parent.name == "nim"
"""


def test_a_package_brings_rules_pictures_and_computer_players(tmp_path: Path) -> None:
    installed = tmp_path / "seneschal_tiny-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: seneschal-tiny\nVersion: 1\n")
    (installed / "entry_points.txt").write_text(
        "[seneschal.games]\ntiny = tests.kit.tiny\n"
        "[seneschal.players]\ntiny = tests.kit.nim\n"
        "[seneschal.pictures]\ntiny = tests.kit.nim\n"
    )
    path = os.pathsep.join([str(tmp_path), str(ROOT)])
    subprocess.run([sys.executable, "-c", PLAY], env={"PYTHONPATH": path}, cwd=tmp_path, check=True)


def test_classes_belong_to_the_game_in_whose_module_they_stand() -> None:
    assert game_of(tiny.SealBids) == tiny.SealBids.game == "tiny"
    assert game_of(Table) == "core"


def test_words_lie_beside_the_module() -> None:
    assert (folder_of("tests.kit.tiny") / "words" / "en.ftl").is_file()
