"""Options of the whole test run."""

import pytest

from tests.kit.oracle import ABSENT, specification_path

pytest_plugins = ["tests.kit.browser", "tests.kit.postgres"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="run the long tests, too")
    parser.addoption("--kills", type=int, default=500, help="of the bot, in the long tests")
    parser.addoption("--interactions", type=int, default=200_000, help="hostile ones, there")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The long tests have a folder of their own and are not collected otherwise."""
    if config.getoption("--soak"):
        return
    kept = [item for item in items if "soak" not in item.path.parts]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What the end-to-end tests pass over where the file is missing must not go unsaid."""
    if specification_path() is None:
        terminalreporter.write_line(f"{ABSENT}: no REST body was held against it.", yellow=True)
