"""Other client libraries, installed once beside the project: they want versions of their own."""

import fcntl
import hashlib
import os
import shutil
import subprocess
import venv
from collections.abc import Callable
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[1] / "local/clients"
CACHE = Path(__file__).resolve().parents[2] / ".clients"
# Where this is set, a library that cannot be installed is a failure and not a reason to skip.
REQUIRED = "SENESCHAL_CLIENTS"
INSTALL_SECONDS = 300
_LOCK = SOURCES / "package-lock.json"
_REQUIREMENTS = SOURCES / "requirements.txt"


def node_modules() -> Path:
    """Return the folder with discord.js, installed by npm as the lock file says."""
    if not (shutil.which("node") and shutil.which("npm")):
        _missing("node and npm are not installed on this machine")
    return _installed("node", _LOCK, _install_node) / "node_modules"


def python_with_clients() -> Path:
    """Return an interpreter of its own environment that has hikari and nextcord."""
    return _installed("python", _REQUIREMENTS, _install_python) / "bin/python"


def _install_node(folder: Path) -> None:
    for each in (_LOCK, SOURCES / "package.json"):
        shutil.copy(each, folder)
    _run(["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"], folder)


def _install_python(folder: Path) -> None:
    venv.create(folder, with_pip=True, symlinks=True)
    pip = [str(folder / "bin/python"), "-m", "pip", "install", "--disable-pip-version-check"]
    _run([*pip, "-r", str(_REQUIREMENTS)], folder)


def _installed(name: str, lock: Path, install: Callable[[Path], None]) -> Path:
    """Install into a folder named for what is asked for, unless an earlier run has."""
    CACHE.mkdir(exist_ok=True)
    folder = CACHE / f"{name}-{hashlib.sha256(lock.read_bytes()).hexdigest()[:12]}"
    with (CACHE / f"{name}.lock").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        done = folder / ".done"
        if not done.exists():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            try:
                install(folder)
            except (OSError, subprocess.SubprocessError) as problem:
                said = getattr(problem, "stderr", "") or ""
                _missing(f"{lock.name} cannot be installed here: {problem} {said[-500:]}")
            done.touch()
    return folder


def _run(command: list[str], folder: Path) -> None:
    subprocess.run(
        command, cwd=folder, check=True, capture_output=True, text=True, timeout=INSTALL_SECONDS
    )


def _missing(reason: str) -> None:
    if os.environ.get(REQUIRED):
        pytest.fail(reason)
    pytest.skip(reason)


def command_of(bot: str) -> tuple[list[str], dict[str, str]]:
    """Return the command and the environment that run one of the bots in `tests/local/clients`."""
    script = str(SOURCES / bot)
    if bot.endswith(".js"):
        return ["node", script], {**os.environ, "NODE_PATH": str(node_modules())}
    return [str(python_with_clients()), "-W", "ignore", script], dict(os.environ)
