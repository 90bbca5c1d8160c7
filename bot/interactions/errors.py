"""What goes wrong, as a person reads it: one table from exceptions to replies."""

import logging
import secrets
import sqlite3

import engine
from bot.store import Conflict, StoreUnavailable
from bot.tables.hosted_table import HostedTable
from bot.text.say import HostError, say

log = logging.getLogger(__name__)


def is_refusal(problem: BaseException) -> bool:
    """Return whether it is the person who has to do something else; otherwise we have failed."""
    return isinstance(problem, HostError | Conflict | engine.TableError)


def explained(problem: BaseException, lang: str, table: HostedTable | None) -> str:
    """Return a sentence for the person; what is our fault is reported to the log as well."""
    if isinstance(problem, HostError):
        return problem.say(lang)
    if isinstance(problem, Conflict):
        return say("error-busy", lang)
    if isinstance(problem, engine.NotAsked) and table is not None:
        names = ", ".join(table.names[seat] for seat in table.game.asked)
        return say("screen-nothing", lang, people=names)
    if isinstance(problem, engine.TableError):
        return problem.say(lang, table.names if table else None)
    if isinstance(problem, sqlite3.Error):
        log.error("the store failed: %s", problem)
        return say("error-store", lang, reason=f"{problem}.")
    if isinstance(problem, StoreUnavailable):
        log.error("the store does not answer: %s", problem)
        return say("error-store", lang, reason=str(problem))
    return _our_fault(problem, lang, table)


def _our_fault(problem: BaseException, lang: str, table: HostedTable | None) -> str:
    """Log the problem with all that is needed to look into it; people quote the code."""
    code = secrets.token_hex(2).upper()
    move = len(table.game.history) if table and table.has_begun else None
    if table and move is not None:
        code = f"{table.row.game_id[0].upper()}-{code}-{move}"
    where = f"table {table.row.id}, version {table.row.version}" if table else "no table"
    log.error("report %s (%s)", code, where, exc_info=problem)
    if move is None:
        return say("error-ours-no-table", lang, code=code)
    return say("error-ours", lang, move=move, code=code)
