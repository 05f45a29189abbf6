"""Return matches: two who have played play again, with the sides swapped, and both count together.

Where one side of a game is easier to play than the other, two such matches are fair together.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TypeAlias

import engines
from engines.core import Outcome, Player, Seat, Text, Verbatim, decode, text
from store import Match, Status, Store
from store import Seat as SeatRow
from tables.match.position import Position
from tables.options import TableOptions

PAIR = 2
Who: TypeAlias = int | None
"""A person by id, or whatever computer."""


def can_return(match: Match) -> bool:
    """Tell whether there are two sides in a match that can be swapped for another."""
    return list(engines.load(match.game).meta.seats) == [PAIR]


async def sides_before(store: Store, options: bytes) -> tuple[SeatRow, ...]:
    """Return who sat where in the match whose return one with these options is; or nobody."""
    number = decode(options, TableOptions).returns
    return await store.seats(number) if isinstance(number, int) else ()


def swapped(seats: Sequence[SeatRow], before: Sequence[SeatRow]) -> tuple[SeatRow, ...]:
    """Return seats in an order in which nobody sits where they sat before, if that can be.

    Whoever did not sit there has the seat that is left.
    """
    sat = {row.user_id: row.seat for row in before}

    def place(row: SeatRow) -> float:
        seat = sat.get(row.user_id)
        return 0.5 if seat is None else PAIR - 1 - seat

    return tuple(sorted(seats, key=place))


async def together(store: Store, ended: Position) -> tuple[Text, ...]:
    """Return what a return match and the one before it come to.

    Nothing if others played either, or if one of them counts for nobody.
    """
    number, outcome = ended.options.returns, ended.outcome
    before = await store.match(number) if isinstance(number, int) else None
    if outcome is None or before is None or before.status is not Status.ENDED:
        return ()
    rows = await store.seats(before.id)
    sat: dict[Who, Seat] = {row.user_id: row.seat for row in rows}
    now: dict[Seat, Who] = {row.seat: row.user_id for row in ended.seats}
    first = None if before.outcome is None else decode(before.outcome, Outcome)
    others = len(now) != PAIR or {*now.values()} != {*sat}
    if others or first is None or not (first.ranking and outcome.ranking):
        return ()
    parts = (_won(outcome, seat) + _won(first, sat[now[seat]]) for seat in (0, 1))
    one, other = map(_written, parts)
    told = {"first": Player(0), "one": one, "second": Player(1), "other": other}
    return (text("ending-both", number=before.id, **told),)


def _won(outcome: Outcome, seat: Seat) -> Fraction:
    """Return the part of a victory that a seat of two has."""
    return Fraction(int(seat in outcome.winners)) if outcome.winners else Fraction(1, PAIR)


def _written(part: Fraction) -> Verbatim:
    """Return victories and half ones as they are written in every language."""
    whole, half = divmod(part, 1)
    return Verbatim(f"{whole if whole or not half else ''}{'½' if half else ''}")
