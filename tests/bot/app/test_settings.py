"""Settings: what is wrong with one is said in a sentence, and nothing secret with it."""

from pathlib import Path

import pytest

from bot.app.settings import CommandLineError, read_settings


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("SENESCHAL_LOCAL_PORT", "abc", "SENESCHAL_LOCAL_PORT is 'abc': input should be a valid"),
        ("SENESCHAL_LOG_LEVEL", "LOUD", "SENESCHAL_LOG_LEVEL is 'LOUD': input should be 'DEBUG'"),
        ("SENESCHAL_THINKING_SECONDS", "0", "SENESCHAL_THINKING_SECONDS is '0'"),
    ],
)
def test_a_bad_setting_is_named_with_what_it_should_be(
    name: str, value: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(CommandLineError) as raised:
        read_settings()
    assert said in str(raised.value)


def test_a_level_may_be_written_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SENESCHAL_LOG_LEVEL", "debug")
    assert read_settings().log_level == "DEBUG"


def test_an_env_file_that_is_no_text_is_said_to_be_none(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe")
    with pytest.raises(CommandLineError, match="UTF-8"):
        read_settings()


@pytest.mark.parametrize("name", ["data/games.sqlite3", "/srv/a b/games", "postgres.sqlite3"])
def test_a_database_is_a_file_unless_it_is_an_address(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SENESCHAL_DATABASE", name)
    settings = read_settings()
    assert settings.database == settings.database_file == Path(name)


def test_the_address_of_a_postgresql_is_never_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SENESCHAL_DATABASE", "postgresql://bot:geheim@db/games")
    settings = read_settings()
    assert "geheim" not in repr(settings)
    with pytest.raises(CommandLineError, match="names a PostgreSQL"):
        _ = settings.database_file
