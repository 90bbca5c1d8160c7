"""What `seneschal new-game` writes is a game that is played and passes all that it should."""

import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from tests.examples.conftest import CLICKING, install, passed

NAME = "pig_pen"


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("new game")
    assert main(["new-game", NAME, "--folder", str(folder)]) == 0
    return folder / "seneschal-pig-pen"


def test_it_conforms_and_is_played_by_clicking(written: Path, tmp_path: Path) -> None:
    installed = install(written, tmp_path)
    assert passed(installed, str(written / "tests")) == 2
    assert passed(installed, "-k", NAME, "tests/conformance", CLICKING) > 40


def test_it_is_tidy(written: Path) -> None:
    ruff = [sys.executable, "-m", "ruff"]
    options = ["--isolated", "--no-cache", "--line-length", "100"]
    subprocess.run([*ruff, "check", *options, "--select", "B,E,F,I,N,UP"], cwd=written, check=True)
    subprocess.run([*ruff, "format", "--check", *options], cwd=written, check=True)


@pytest.mark.parametrize("name", ["Pig", "1st", "a-b", "_x", "x_", "../x", "p" * 31])
def test_what_is_no_name_is_refused(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-game", name, "--folder", str(tmp_path)]) == 2
    assert "is no name for a game" in capsys.readouterr().err
    assert not [*tmp_path.iterdir()]


def test_nothing_is_overwritten(written: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = {file: file.read_bytes() for file in written.rglob("*") if file.is_file()}
    assert main(["new-game", NAME, "--folder", str(written.parent)]) == 2
    assert "exists already" in capsys.readouterr().err
    assert {file: file.read_bytes() for file in written.rglob("*") if file.is_file()} == before
    assert main(["new-game", "jerusalem", "--folder", str(written.parent)]) == 2
