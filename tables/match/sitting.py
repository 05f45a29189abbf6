"""Computers that sit in: one plays for a person whose time ran out, until the person comes back.

The seat stays the person's, and so do the hand, the place at the end and the rating.
"""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Event, Player, Seat, text
from store import Seat as SeatRow
from tables.errors import TableRefusal
from tables.match.log import BACK, CLOCK, RESIGN, SIT
from tables.match.moves import Move, by_default
from tables.match.position import Position
from tables.options import Expired

PATIENCE = 1
"""How many times in a row a default is played for a person before a computer sits in."""


def out_of_time(position: Position, seat: Seat, now: float) -> Move:
    """Return what becomes of a seat whose time is over. Raises what the rules raise.

    Who has not answered on another's turn is told to nobody, so then it is always the default.
    """
    expired, row = position.options.expired, position.seats[seat]
    if seat in position.responding or expired is None:
        return by_default(position, seat, CLOCK)
    if expired is Expired.LOSS:
        return Move(seat, RESIGN, events=(Event(text("table-time-lost", who=Player(seat))),))
    others = position.owners - {seat}  # without any, nobody is kept waiting
    if expired is Expired.COMPUTER or (row.missed >= PATIENCE and others):
        return _sits_in(position, seat, now)
    made = by_default(position, seat, CLOCK)
    assert made.after is not None
    return replace(made, after=_with(made.after, replace(row, missed=row.missed + 1)))


def _sits_in(position: Position, seat: Seat, now: float) -> Move:
    row = replace(position.seats[seat], sat_in_at=now, missed=0, ahead=None)
    after = replace(_with(position, row), number=position.number + 1)
    return Move(seat, SIT, after=after, events=(Event(text("table-sits-in", who=Player(seat))),))


def comes_back(position: Position, seat: Seat) -> Move:
    """Return that a person plays again where a computer sat in. Raises `TableRefusal`."""
    row = position.seats[seat]
    if row.sat_in_at is None:
        raise TableRefusal(text("refusal-not-sat-in"))
    after = replace(_with(position, replace(row, sat_in_at=None)), number=position.number + 1)
    return Move(seat, BACK, after=after, events=(Event(text("table-back", who=Player(seat))),))


def attended(position: Position, seat: Seat) -> Position:
    """Return a position once a seat's person has done anything: no expiry counts any more."""
    row = position.seats[seat]
    return _with(position, replace(row, missed=0)) if row.missed else position


def _with(position: Position, row: SeatRow) -> Position:
    seats = (*position.seats[: row.seat], row, *position.seats[row.seat + 1 :])
    return replace(position, seats=seats)
