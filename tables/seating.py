"""Seats as they are taken in a lobby: by people, whose joining salts the dice, and computers."""

from __future__ import annotations

from random import Random

import msgspec
from msgspec import Struct

from engines.core import Seat, encode
from store import Seat as SeatRow
from tables.away import Hours
from tables.fairness import mark, new_pepper, salt, salted


class Guest(Struct, frozen=True):
    """A person who opens or joins: the name is shown, never trusted."""

    user_id: int
    name: str
    interaction_id: int | None = None


def person(
    match_id: int, seat: Seat, guest: Guest, chance: Random, hours: Hours | None = None
) -> SeatRow:
    """Return the seat of a person, with the salt of joining, which names nobody.

    `hours` are those that count for the person from now on.
    """
    pepper = new_pepper(chance)
    return SeatRow(
        match_id=match_id,
        seat=seat,
        user_id=guest.user_id,
        name=guest.name,
        level=None,
        salt=salt(guest.interaction_id, mark(pepper, guest.user_id)),
        resigned_at=None,
        orders=b"",
        pepper=pepper,
        hours=None if hours is None else encode(hours),
    )


def unnamed(row: SeatRow, chance: Random) -> SeatRow:
    """Return a person's seat in a lobby of before with a mark in its salt, which named the user."""
    joined, _, who = row.salt.partition(":")
    if row.user_id is None or who != str(row.user_id):
        return row
    pepper = new_pepper(chance)
    marked = salt(int(joined), mark(pepper, row.user_id))
    return msgspec.structs.replace(row, salt=marked, pepper=pepper)


def substitute(row: SeatRow, guest: Guest, chance: Random) -> tuple[str, SeatRow]:
    """Return the salt of a person who takes over a seat, and the seat as theirs.

    The seat keeps the salt with which the dice were made, and nothing private of the one before. No
    hours count that nobody has agreed to.
    """
    pepper = new_pepper(chance)
    mine = msgspec.structs.replace(
        row,
        user_id=guest.user_id,
        name=guest.name,
        level=None,
        orders=b"",
        pepper=pepper,
        ahead=None,
        missed=0,
        sat_in_at=None,
        hours=None,
    )
    return salt(guest.interaction_id, mark(pepper, guest.user_id)), mine


def computer(match_id: int, seat: Seat, level: str) -> SeatRow:
    """Return the seat of a computer, which adds no salt."""
    return SeatRow(
        match_id=match_id,
        seat=seat,
        user_id=None,
        name="",
        level=level,
        salt="",
        resigned_at=None,
        orders=b"",
    )


def started_by(
    seats: tuple[SeatRow, ...], user_id: int, interaction_id: int | None
) -> tuple[SeatRow, ...]:
    """Return the seats with the salt of whoever starts added to what joining gave."""
    return tuple(salted(row, interaction_id) if row.user_id == user_id else row for row in seats)


def numbered(seats: tuple[SeatRow, ...]) -> tuple[SeatRow, ...]:
    """Return seats with the numbers of their order."""
    return tuple(msgspec.structs.replace(row, seat=seat) for seat, row in enumerate(seats))
