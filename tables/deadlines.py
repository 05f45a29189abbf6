"""What becomes of a deadline that was read: nothing, if it does not stand so any more."""

from __future__ import annotations

from contextlib import suppress

from msgspec.structs import replace

from store import Changes, Deadline, DeadlineTaken, Store


async def drop(store: Store, deadline: Deadline) -> None:
    """Delete a deadline of which nothing comes any more."""
    with suppress(DeadlineTaken):
        await store.commit(Changes().taken(deadline))


async def postpone(
    store: Store, deadline: Deadline, until: float, payload: bytes | None = None
) -> None:
    """Let a deadline be due later, and say something else where there is a `payload`."""
    known = deadline.payload if payload is None else payload
    later = replace(deadline, due_at=until, payload=known)
    with suppress(DeadlineTaken):
        await store.commit(Changes().taken(deadline).deadline(later))
