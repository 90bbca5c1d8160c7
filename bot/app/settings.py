"""Settings, from the environment or from `.env`; `.env.example` lists each."""

from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

PREFIX = "SENESCHAL_"
POSTGRES = ("postgresql://", "postgres://")
Level = Literal["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"]


class CommandLineError(Exception):
    """Something that the person who typed the command can put right: a setting, a missing file."""


def _place(value: Any) -> Any:
    """Return the address of a PostgreSQL, which holds a password, or the path of a file."""
    if not isinstance(value, str):
        return value
    return SecretStr(value) if value.startswith(POSTGRES) else Path(value)


def place_of(text: str) -> Path | SecretStr:
    """Return where a database is, as it is written in the settings."""
    found: Path | SecretStr = _place(text)
    return found


def _lower(value: Any) -> Any:
    return value.strip().lower() if isinstance(value, str) else value


def _upper(value: Any) -> Any:
    return value.strip().upper() if isinstance(value, str) else value


class Settings(BaseSettings):
    model_config = SettingsConfigDict(
        env_file=".env", env_prefix=PREFIX, extra="ignore", populate_by_name=True
    )

    discord_token: SecretStr | None = Field(None, validation_alias="DISCORD_TOKEN")
    database: Annotated[Path | SecretStr, BeforeValidator(_place)] = Path("data/seneschal.sqlite3")
    shards: str = ""
    pictures: bool = True
    pictures_folder: Path = Path("data/pictures")
    log_level: Annotated[Level, BeforeValidator(_upper)] = "INFO"
    log_format: Annotated[Literal["text", "json"], BeforeValidator(_lower)] = "text"
    monitor_port: int = Field(0, ge=0, le=65535)
    monitor_host: str = "127.0.0.1"
    local_port: int = Field(8321, ge=0, le=65535)
    computer_seconds: float = Field(1.0, ge=0, le=60)
    quiet_seconds: float = Field(15.0, ge=0, le=600)
    undo_seconds: int = Field(10, ge=0, le=600)
    thinking_seconds: float = Field(4.0, gt=0, le=60)
    tables_per_person: int = Field(20, ge=1, le=10_000)
    commands_at_once: int = Field(30, ge=5, le=100_000)
    commands_per_minute: int = Field(60, ge=10, le=100_000)
    left_server_days: int = Field(30, ge=1, le=3650)
    finished_games_days: int = Field(0, ge=0, le=3650)
    welcome: bool = True
    emojis: bool = True
    privacy_url: Annotated[str, Field(pattern=r"^(https?://\S+)?$")] = ""
    retry_seconds: float = Field(2.0, gt=0, le=60)

    @property
    def database_file(self) -> Path:
        """The file of SQLite, for what is done with files."""
        if isinstance(self.database, Path):
            return self.database
        raise CommandLineError(
            "this is for a database of SQLite, which is a file; SENESCHAL_DATABASE names a"
            " PostgreSQL. docs/scaling.md says what to do there."
        )

    @property
    def folder(self) -> Path:
        """Where files of ours may stand."""
        return self.database.parent if isinstance(self.database, Path) else Path("data")

    @property
    def token(self) -> str | None:
        """The token, if one is set; an empty line in `.env` is none."""
        value = self.discord_token.get_secret_value().strip() if self.discord_token else ""
        return value or None


def read_settings() -> Settings:
    """Read the environment and `.env`; raises CommandLineError with what is wrong in them."""
    try:
        return Settings()
    except ValidationError as problem:
        found = [_explained(error) for error in problem.errors()]
    except UnicodeDecodeError:
        found = [".env is not text in UTF-8."]
    raise CommandLineError(" ".join([*found, "`.env.example` says what each setting may be."]))


def _explained(error: Any) -> str:
    """Say which setting is wrong and what it should be; a secret's value is not shown."""
    name = str(error["loc"][0]) if error["loc"] else "a setting"
    name = name if name.isupper() else PREFIX + name.upper()
    secret = isinstance(error["input"], dict) or "TOKEN" in name or "://" in str(error["input"])
    value = "" if secret else f" is {str(error['input'])[:40]!r}"
    wanted = error["msg"][:1].lower() + error["msg"][1:]
    return f"{name}{value}: {wanted}."
