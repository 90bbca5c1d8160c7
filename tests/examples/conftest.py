"""Packages from outside, installed into a folder that only processes of these tests look into."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "goofspiel"
CLICKING = "tests/examples/clicking.py"
PIP = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps")
PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", f"--rootdir={ROOT}")


def install(package: Path, folder: Path) -> Path:
    """Install a package as people do; what is built stays out of its sources."""
    source, target = folder / "source", folder / "installed"
    shutil.copytree(package, source, ignore=shutil.ignore_patterns("*.egg-info", "build"))
    command = [*PIP, "--no-build-isolation", "--target", str(target), str(source)]
    subprocess.run([sys.executable, *command], check=True, capture_output=True)
    return target


def passed(target: Path, *arguments: str) -> int:
    """Run these tests with what is installed there, and return how many passed: all of them."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(target), str(ROOT)])}
    command = [sys.executable, *PYTEST, "-c", str(ROOT / "pyproject.toml"), *arguments]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-1000:]
    counted = re.search(r"(\d+) passed", done.stdout)
    assert counted
    return int(counted[1])


@pytest.fixture(scope="session")
def goofspiel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(EXAMPLE, tmp_path_factory.mktemp("goofspiel"))
