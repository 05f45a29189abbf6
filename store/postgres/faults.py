"""PostgreSQL's errors in our words."""

from __future__ import annotations

from store.errors import (
    ChannelTaken,
    EntryTaken,
    InteractionRepeated,
    MatchChanged,
    StoreBusy,
    StoreError,
    StoreFailed,
    StoreFull,
    StoreUnwritable,
)
from store.postgres.driver import errors, psycopg

_CONSTRAINTS: dict[str, type[StoreError]] = {
    "entry_pkey": EntryTaken,
    "entry_interaction": InteractionRepeated,
    "match_live": ChannelTaken,
}
_KINDS: tuple[tuple[type[psycopg.Error], type[StoreError]], ...] = (
    (errors.ForeignKeyViolation, MatchChanged),
    (errors.SerializationFailure, StoreBusy),
    (errors.DeadlockDetected, StoreBusy),
    (errors.LockNotAvailable, StoreBusy),
    (errors.QueryCanceled, StoreBusy),
    (errors.DiskFull, StoreFull),
    (errors.IoError, StoreUnwritable),
    (errors.ReadOnlySqlTransaction, StoreUnwritable),
)


def translated(error: psycopg.Error) -> StoreError:
    """Return what an error of PostgreSQL means to a caller of the store."""
    told = error.diag.message_primary or " ".join(str(error).split())
    if isinstance(error, errors.UniqueViolation):
        return _CONSTRAINTS.get(error.diag.constraint_name or "", StoreFailed)(told)
    kinds = (kind for raised, kind in _KINDS if isinstance(error, raised))
    return next(kinds, StoreFailed)(told)
