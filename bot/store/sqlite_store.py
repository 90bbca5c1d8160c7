"""The store on one SQLite file."""

from pathlib import Path

from bot.store.sql_store import SqlStore
from bot.store.sqlite_database import SqliteDatabase


class SqliteStore(SqlStore):
    database: SqliteDatabase

    def __init__(self, path: Path | str) -> None:
        super().__init__(SqliteDatabase(Path(path)))
