"""`seneschal show TABLE`: a stored table's journal, and its position after any line of it.

It reads the database only, also while the bot runs. What it prints holds secrets of a running game.
"""

import argparse
import json
import sqlite3
from contextlib import closing

from rich.console import Console

import engine
import render
from bot.app.cli.check import must_exist, opened
from bot.app.settings import CommandLineError, read_settings
from bot.store import Sitter, table_sql
from bot.tables.hosted_table import unpack

LINES_SHOWN = 20  # of the journal, unless all are wanted


def run(arguments: argparse.Namespace) -> int:
    console = Console(highlight=False, soft_wrap=True)
    database = read_settings().database_file
    must_exist(database)
    with closing(opened(database)) as db:
        for line in _heading(db, arguments.table):
            console.print(line, markup=False)
        if arguments.at is None:
            lines = _journal(db, arguments.table, None if arguments.all else LINES_SHOWN)
        else:
            table = _table_at(db, arguments.table, arguments.at)
            lines = _position(table, arguments.seat)
            if arguments.save:
                arguments.save.write_text(json.dumps(table.dump()), "utf-8")
                lines.append(f"\nSaved to {arguments.save}, for engine.Table.load.")
    for line in lines:
        console.print(line, markup=False)
    return 0


def _heading(db: sqlite3.Connection, table_id: int) -> list[str]:
    row = db.execute(
        "SELECT game_id, status, channel_id, guild_id, version, options, seats FROM tables"
        " WHERE id = ?",
        (table_id,),
    ).fetchone()
    if row is None:
        (newest,) = db.execute("SELECT max(id) FROM tables").fetchone()
        raise CommandLineError(
            f"there is no table {table_id}; the newest one is {newest or 'not yet'}."
        )
    game, status, channel, guild, version, options, seats = row
    title = engine.GAMES[game].title if game in engine.GAMES else game
    return [
        f"Table {table_id}: {title}, {status}, version {version}",
        f"channel {channel}, server {guild or 'none'}, options {options}",
        *(f"seat {seat}: {_sitter(each)}" for seat, each in enumerate(table_sql.sitters(seats))),
        "",
    ]


def _sitter(sitter: Sitter) -> str:
    who = f"user {sitter.user_id}" if sitter.user_id else f"computer, {sitter.level}"
    return f"{sitter.name} ({who}{f', for user {sitter.away}' if sitter.away else ''})"


def _journal(db: sqlite3.Connection, table_id: int, limit: int | None) -> list[str]:
    rows = db.execute(
        "SELECT number, at, kind, seat, action FROM journal WHERE table_id = ?"
        " ORDER BY number DESC LIMIT ?",
        (table_id, -1 if limit is None else limit),
    ).fetchall()
    return [
        f"{number:>5}  {at}  {kind:<5}  {'' if seat is None else seat:>1}  {action or ''}".rstrip()
        for number, at, kind, seat, action in reversed(rows)
    ] or ["The game has not begun."]


def _table_at(db: sqlite3.Connection, table_id: int, number: int) -> engine.Table:
    found = db.execute(
        "SELECT snapshot FROM journal WHERE table_id = ? AND number = ?", (table_id, number)
    ).fetchone()
    if found is None:
        (last,) = db.execute(
            "SELECT coalesce(max(number), 0) FROM journal WHERE table_id = ?", (table_id,)
        ).fetchone()
        raise CommandLineError(
            f"line {number} is not in the journal of table {table_id}: it has {last}."
        )
    return unpack(found[0])


def _position(table: engine.Table, seat: int | None) -> list[str]:
    """Return what this seat (None: a spectator) sees, what is asked, and what would be legal."""
    names = [f"Seat {each}" for each in range(table.seats)]
    lines = [render.text(table.view(seat), table.rules.words, names=names), ""]
    for asked in table.asked:
        prompt = table.prompt(asked)
        lines.append(f"seat {asked} is asked {prompt['key'] if prompt else '?'}:")
        lines += [f"    {action}" for action in table.legal(asked)]
    return lines
