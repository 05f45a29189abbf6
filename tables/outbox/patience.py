"""A database that is busy, or cannot be written, for a while stops no delivery."""

from __future__ import annotations

import asyncio
import logging

from store import Changes, Store, StoreBusy, StoreUnwritable

log = logging.getLogger(__name__)

AGAIN = 1.0
"""Seconds after which a database that could not be used is tried again."""


async def commit(store: Store, changes: Changes) -> float | None:
    """Commit `changes`, as soon as the database lets us; raises what `Store.commit` else does.

    Return when there is a post to be delivered next (None: there is none).
    """
    while True:
        try:
            return await store.commit_delivered(changes)
        except (StoreBusy, StoreUnwritable) as error:
            log.warning("delivery waits for the database: %s", error)
            await asyncio.sleep(AGAIN)
