"""Settings, from the environment or from `.env`; `.env.example` lists each."""

from pathlib import Path

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    model_config = SettingsConfigDict(
        env_file=".env", env_prefix="SENESCHAL_", extra="ignore", populate_by_name=True
    )

    discord_token: SecretStr | None = Field(None, validation_alias="DISCORD_TOKEN")
    database: Path = Path("data/seneschal.sqlite3")
    pictures: bool = True
    pictures_folder: Path = Path("data/pictures")
    log_level: str = "INFO"
    local_port: int = Field(8321, ge=0, le=65535)
    computer_seconds: float = Field(1.0, ge=0, le=60)
    thinking_seconds: float = Field(2.0, gt=0, le=60)
    retry_seconds: float = Field(2.0, gt=0, le=60)

    @property
    def token(self) -> str | None:
        """The token, if one is set; an empty line in `.env` is none."""
        value = self.discord_token.get_secret_value().strip() if self.discord_token else ""
        return value or None
