"""Which store the settings name."""

from pathlib import Path

from pydantic import SecretStr

from bot.app.settings import CommandLineError
from bot.store import SqliteStore, Store


def store_at(place: Path | SecretStr) -> Store:
    """Return a store, not open yet: on a file of SQLite, or on a PostgreSQL by its address."""
    if isinstance(place, Path):
        return SqliteStore(place)
    try:
        from bot.store.postgres_store import PostgresStore
    except ImportError:
        raise CommandLineError(
            "PostgreSQL needs its client:"
            " .venv/bin/pip install --require-hashes -r constraints-postgres.txt"
        ) from None
    return PostgresStore(place.get_secret_value())
