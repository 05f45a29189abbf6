"""Computers that sit in: one plays for a while for a person.

The time of whoever sits there ran out, or they wish it, or another wishes it of one who has left.

The seat stays the person's, and so do the hand, the place at the end and the rating.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

import bots
from engines.core import Event, Player, Seat, text
from store import Entry
from store import Seat as SeatRow
from tables.abroad import is_abroad
from tables.errors import TableRefusal
from tables.match.dues import Due, Left, left
from tables.match.log import ACTIONS, BACK, CLOCK, RESIGN, SIT, Chosen
from tables.match.moves import Move, by_default
from tables.match.position import Position
from tables.match.rests import rest_at
from tables.options import Expired

PATIENCE = 1
"""How many times in a row a default is played for a person before a computer sits in."""


def out_of_time(position: Position, seat: Seat, now: float) -> Move:
    """Return what becomes of a seat whose time is over. Raises what the rules raise.

    Who has not answered on another's turn is told to nobody, so then it is always the default. It
    is for whoever alone plays themselves, too: computers would play on to the end at once.
    """
    expired, row = position.options.expired, position.seats[seat]
    if seat in position.responding or expired is None:
        return by_default(position, seat, CLOCK)
    if expired is Expired.LOSS:
        return Move(seat, RESIGN, events=(Event(text("table-time-lost", who=Player(seat))),))
    patience = 0 if expired is Expired.COMPUTER else PATIENCE
    if row.missed >= patience and others_play(position, seat):
        return _sits_in(position, seat, now)
    made = by_default(position, seat, CLOCK)
    assert made.after is not None
    return replace(made, after=_with(made.after, replace(row, missed=row.missed + 1)))


def stands_in(position: Position, seat: Seat, by: Seat, now: float) -> Move:
    """Return that a computer sits in for a person who has left the server, as another wishes.

    Raises `TableRefusal` if nobody plays there, or a computer already, if who plays there was never
    a member, or if nobody would be left who plays.
    """
    if seat not in position.people or seat == by:
        raise TableRefusal(text("refusal-absent-played"))
    if not others_play(position, seat):
        raise TableRefusal(text("refusal-absent-alone"))
    if is_abroad(position.match, position.seats[seat]):
        raise TableRefusal(text("refusal-absent-abroad", who=Player(seat)))
    said = text("table-stands-in", who=Player(seat), by=Player(by))
    return replace(_sits_in(position, seat, now), events=(Event(said),))


def _sits_in(position: Position, seat: Seat, now: float) -> Move:
    row = replace(position.seats[seat], sat_in_at=now, missed=0, ahead=None, level=None)
    after = replace(_with(position, row), number=position.number + 1)
    return Move(seat, SIT, after=after, events=(Event(text("table-sits-in", who=Player(seat))),))


def sits_out(position: Position, seat: Seat, level: str, now: float) -> Move:
    """Return that a person lets a computer of a level play. Raises `TableRefusal`.

    Some other person must still play, and not be out: nobody leaves a match to computers alone.
    """
    if level not in bots.LEVELS:
        raise TableRefusal(text("refusal-no-such-option"))
    if not others_play(position, seat):
        raise TableRefusal(text("refusal-sit-out-alone"))
    row = replace(position.seats[seat], sat_in_at=now, missed=0, ahead=None, level=level)
    after = replace(_with(position, row), number=position.number + 1)
    said = text("table-sits-out", who=Player(seat), level=text(f"lobby-level-{level}"))
    return Move(seat, SIT, Chosen(level), after, (Event(said),))


def others_play(position: Position, seat: Seat) -> bool:
    """Tell whether anybody but the person of a seat plays themselves, and is not out.

    Of several whose time is over at once each is decided on after the other, so one is left.
    """
    return bool(position.agreeing - {seat})


def given_back(position: Position) -> Move | None:
    """Return that a seat is given back because nobody plays themselves any more; None if it is not.

    That is when the last who did gives up or is out. It is the seat at which a computer has sat in
    last: for as long as its person does nothing, the default is played there.
    """
    if position.owners == position.people or position.outcome is not None or position.agreeing:
        return None
    sat_in = [position.seats[seat] for seat in sorted(position.staying - position.people)]
    if not sat_in or not position.going:
        return None
    row = max(sat_in, key=lambda row: row.sat_in_at or 0.0)
    said = (Event(text("table-given-back", who=Player(row.seat))),)
    return Move(row.seat, BACK, after=_taken_back(position, row.seat), events=said)


def comes_back(position: Position, seat: Seat, entries: Sequence[Entry], now: float) -> Move:
    """Return that a person plays again where a computer sat in. Raises `TableRefusal`.

    `entries` is the log. Whoever left a question and finds it open has the time that was left
    then: nobody gains any by leaving and coming back. Where none was left, the computer answers it.
    """
    row = position.seats[seat]
    if row.sat_in_at is None:
        raise TableRefusal(text("refusal-not-sat-in"))
    left = left_by(entries, row)
    if left is not None and left.seconds <= 0 and seat in position.asked - position.responding:
        raise TableRefusal(text("refusal-lapsed"))
    said = (Event(text("table-back", who=Player(seat))),)
    dues = dues_of(position, seat, left, now)
    return Move(seat, BACK, after=_taken_back(position, seat), events=said, dues=dues)


def _taken_back(position: Position, seat: Seat) -> Position:
    row = replace(position.seats[seat], sat_in_at=None, level=None)
    return replace(_with(position, row), number=position.number + 1)


def dues_of(position: Position, seat: Seat, left: Left | None, now: float) -> dict[Seat, Due]:
    """Return when the time of a seat is over that goes on with what was left of it."""
    if left is None or left.seconds <= 0:
        return {}
    return {seat: left.due(position.starts(now))}


def left_by(entries: Sequence[Entry], row: SeatRow) -> Left | None:
    """Return what was left of a seat's time when a computer sat in that has done nothing since.

    None if it has, or if no clock ran. What an absence has put off stays that, and fills no bank.
    """
    found, rests, seat = None, rest_at(entries), row.seat
    for entry in entries:
        if entry.seat != seat:
            continue
        if entry.kind == SIT:
            clock, since = entry.running().get(seat), rests.get(entry.number, entry.at)
            found = None if clock is None else left(clock, max(since, entry.at))
        elif entry.kind in ACTIONS:
            found = None
    return found if found is None or row.bank is None else found.within(row.bank)


def attended(position: Position, seat: Seat) -> Position:
    """Return a position once a seat's person has done anything: no expiry counts any more."""
    row = position.seats[seat]
    return _with(position, replace(row, missed=0)) if row.missed else position


def _with(position: Position, row: SeatRow) -> Position:
    seats = (*position.seats[: row.seat], row, *position.seats[row.seat + 1 :])
    return replace(position, seats=seats)
