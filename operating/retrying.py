"""`python bot.py retry [MATCH]`: paused matches are tried again."""

from __future__ import annotations

import time
from pathlib import Path

from store import Store
from store.addresses import is_server
from store.opening import check_there
from tables.match.retrying import ask_to_retry


async def retry(database: str, match: str | None) -> str:
    """Ask that paused matches be tried again, and return one line that says which.

    `match` is None or what was typed. Raises `WrongMatch`, and `StoreError`.
    """
    store = await Store.open(existing(database))
    try:
        asked = await ask_to_retry(store, match, time.time())
    finally:
        await store.close()
    if not asked:
        return "no match is paused"
    numbers = ", ".join(map(str, asked))
    return f"to be tried again within a minute, or when the bot starts: match {numbers}"


def existing(database: str) -> str:
    """Return the path of a database that is there: asking is no reason to make one.

    On a server it is there, or it cannot be opened.
    """
    if not is_server(database):
        check_there(Path(database))
    return database
