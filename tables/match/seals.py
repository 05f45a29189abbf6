"""The log's running hash: each entry is bound to all before it, in the order of the log.

Every entry counts: deal, actions (also those that were taken back), undos, resignations, and what
is no move. Of a change of standing orders only that it was made, for the orders stay private. What
everybody is shown is the hash after the last entry that all could notice: what is done in secret
later does not change it, and is bound by the next one that all can notice.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from engines.core import Seat
from store import Entry, Match
from tables.fairness import SHORT, link
from tables.match.log import OF_THE_OWNER
from tables.match.moves import By


def content(entry: Entry) -> Any:
    """Return what of an entry's action counts, as plain data."""
    if entry.kind in OF_THE_OWNER or not entry.action:
        return None
    return msgspec.json.decode(entry.action)


class Said(NamedTuple):
    """What an entry says that is no action and that all notice: what, and whose it is.

    `seat` None: nobody's.
    """

    kind: str
    what: bytes = b""
    seat: Seat | None = None
    by: By = By()


def spoken(match: Match, entries: Sequence[Entry], at: float, *lines: Said) -> tuple[Entry, ...]:
    """Return the entries of one transaction in which people, or nobody, say something."""
    last = entries[-1] if entries else None
    said = [
        Entry(
            match_id=match.id,
            number=number,
            kind=line.kind,
            seat=line.seat,
            action=line.what,
            actor_id=line.by.user_id,
            interaction_id=line.by.interaction_id,
            ply=last.ply if last else 0,
            at=at,
        )
        for number, line in enumerate(lines, start=last.number + 1 if last else 1)
    ]
    chain, shown = (last.chain, last.shown) if last else (None, None)
    return tuple(sealed(match.seed, chain, shown, said, noticed=True))


def sealed(
    secret: str,
    before: str | None,
    shown: str | None,
    entries: Iterable[Entry],
    *,
    noticed: bool,
) -> Iterator[Entry]:
    """Yield entries of one transaction with the log's hash after each.

    `before` is the hash so far (None: the match began before there was one, and has none), `shown`
    what everybody sees of it. If the transaction is `noticed` by all, its last entry is shown.
    """
    entries = tuple(entries)
    for entry in entries:
        if before is None:
            yield entry
            continue
        before = link(
            secret, before, entry.number, entry.kind, entry.seat, entry.ply, content(entry)
        )
        if noticed and entry is entries[-1]:
            shown = before[:SHORT]
        yield msgspec.structs.replace(entry, chain=before, shown=shown)
