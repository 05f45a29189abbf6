"""What an operator asks of paused matches, from a process beside the bot's own."""

from __future__ import annotations

from store import Changes, Store
from tables.numbering import digits_of

LONGEST = 18
"""No match has a number of more digits."""


class WrongMatch(Exception):
    """A match that cannot be tried again; the message is one line for whoever asked."""


async def ask_to_retry(store: Store, match: str | None, now: float) -> tuple[int, ...]:
    """Ask the running bot, or its next start, to try paused matches again; return which.

    `match` is the number of one, as it was typed; None asks for all. Raises `WrongMatch`.
    """
    paused = tuple(row.id for row in await store.matches.paused())
    asked = paused if match is None else (await _one_of(paused, store, match),)
    changes = Changes()
    for match_id in asked:
        changes.update_match(match_id, retry_at=now)
    await store.commit(changes)
    return asked


async def _one_of(paused: tuple[int, ...], store: Store, typed: str) -> int:
    digits = digits_of(typed)
    is_number = digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST
    match_id = int(digits) if is_number else 0
    if await store.match(match_id) is None:
        raise WrongMatch(f"there is no match {typed}")
    if match_id not in paused:
        raise WrongMatch(f"match {typed} is not paused")
    return match_id
