"""One folder of grounds for the whole run: drawing them is the only slow part."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import render


@pytest.fixture(scope="session", autouse=True)
def grounds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    # Workers of one run share their parent folder, so each ground is drawn once for all of them.
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if base.name.startswith("popen-") else base
    folder = shared / "grounds"
    render.keep_grounds_in(folder)
    yield folder
    render.keep_grounds_in(None)
