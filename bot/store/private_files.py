"""Files that only the bot's own user may read: games hold seeds, hands and sealed answers."""

import logging
import os
from collections.abc import Iterable
from pathlib import Path

log = logging.getLogger(__name__)

FILE_MODE, FOLDER_MODE = 0o600, 0o700


def create_private_file(path: Path) -> None:
    """Make an empty file unless there is one, and let nobody else read it."""
    path.parent.mkdir(FOLDER_MODE, parents=True, exist_ok=True)
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE_MODE))
    except FileExistsError:
        tighten(path)


def tighten(path: Path) -> None:
    """Take away everybody else's rights to a file or folder, if there is one and it is ours."""
    if os.name != "posix":
        return
    try:
        mode = path.stat().st_mode & 0o777
        if mode & 0o077:
            path.chmod(mode & 0o700)
    except FileNotFoundError:
        return
    except OSError as problem:  # another user's file, or a disk that cannot be written to
        log.warning("other users of this machine may read %s: %s", path, problem)


def tighten_all(folder: Path) -> None:
    """Tighten a folder that is ours alone, and all that is in it."""
    if not folder.is_dir():
        return
    tighten(folder)
    for path in folder.rglob("*"):
        if not path.is_symlink():
            tighten(path)


def tighten_database(path: Path, others: Iterable[Path] = ()) -> None:
    """Tighten a database, the files beside it, and its folder if there is nothing else in there.

    Somebody may keep the database in a folder that others use, which must stay open to them.
    """
    beside = [each for each in _listed(path.parent) if each.name.startswith(path.name)]
    for each in beside:
        tighten(each)
    ours = {each.resolve() for each in (*beside, *others)}
    if beside and all(each.resolve() in ours for each in _listed(path.parent)):
        tighten(path.parent)


def _listed(folder: Path) -> list[Path]:
    return list(folder.iterdir()) if folder.is_dir() else []
