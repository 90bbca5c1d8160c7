"""Options of the whole test run."""

import pytest

pytest_plugins = ["tests.kit.browser"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="run the long tests, too")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The long tests have a folder of their own and are not collected otherwise."""
    if config.getoption("--soak"):
        return
    kept = [item for item in items if "soak" not in item.path.parts]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept
