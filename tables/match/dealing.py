"""The deal: what a match begins with, made of all that was agreed on and of its first message."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

import engines
from engines.core import Dice, Event, encode
from store import Entry, Match, Status
from store import Seat as SeatRow
from tables.fairness import Deal, chairs, chance, table, table_hash
from tables.match.lately import Lately
from tables.match.log import DEAL
from tables.match.position import Position, config_of
from tables.match.seals import sealed
from tables.options import as_begun


class Dealt(NamedTuple):
    """A match as it begins, its first entry, and what everybody is told of it."""

    position: Position
    entry: Entry
    events: tuple[Event, ...]


def hash_of_table(match: Match, seats: tuple[SeatRow, ...]) -> str:
    """Return the hash of all that is agreed on in a lobby, or was in a match.

    A lobby's match will be played by the newest rules, those of the table included.
    """
    if match.started_at is None and match.starting_at is None:
        match = by_newest_rules(match)
    return table_hash(table(match, match.rules_version, chairs(seats)))


def by_newest_rules(match: Match) -> Match:
    """Return a lobby as the match begins by the newest rules, the game's and the table's."""
    rules = engines.load(match.game).meta.rules_version
    return replace(match, rules_version=rules, options=as_begun(match.options))


def dealt(
    match: Match, seats: tuple[SeatRow, ...], message: int | None, sent: int, now: float
) -> Dealt:
    """Deal a match by its rules version. Raises `IllegalConfig`, and what the rules raise.

    `message` is the id of the public message that began it, `sent` how often it was sent.
    """
    seated = chairs(seats)
    agreed = table(match, match.rules_version, seated)
    seed = chance(match.seed, agreed, seated, message)
    match = replace(match, status=Status.PLAYING, started_at=now, starting_at=None, chance=seed)
    engine = engines.load(match.game, match.rules_version)
    first = engine.start(config_of(match), len(seats), Dice(seed, 0))
    entry = Entry(
        match_id=match.id,
        number=1,
        kind=DEAL,
        seat=None,
        action=encode(Deal(table_hash(agreed), message, sent)),
        actor_id=None,
        interaction_id=None,
        ply=0,
        at=now,
    )
    entry = next(sealed(match.seed, seed, None, (entry,), noticed=True))
    position = Position(
        match,
        seats,
        first.state,
        0,
        entry.number,
        chain=entry.chain,
        shown=entry.shown,
        lately=Lately(),
    )
    return Dealt(position, entry, first.events)
