"""Who in a lobby has agreed to what stands there: no match begins behind anybody's back.

What the host decides for all asks everyone else again: an option, a clock, a computer that comes
or goes (it is an opponent like any other), seats that are switched (they say who plays what, and
in which order). People who come or go ask nobody: each acts for oneself, in everybody's sight,
and waiting for them is what a lobby is for; whoever joins agrees with what stands.

While a match is a lobby, the `orders` of a person's seat hold the terms that the person agreed to
last, as long as other terms stand. Where they are empty the person has agreed, as have all in
lobbies of versions that asked nobody; so they are when the match begins. Two who looked for
somebody and were brought together (`tables/seeking`) have agreed to nothing yet, which stands there
as `SOUGHT`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

import engines
from engines.core import decode, encode
from store import Deadline, Match
from store import Seat as SeatRow
from tables.match.position import config_of
from tables.options import TableOptions

SOUGHT = b'"sought"'
"""Stands in the `orders` of who is to play with somebody found for them, and has not said yes."""

CONFIRM = "sought"
"""The kind of the deadline until which both of such may say yes."""

Config = TypeVar("Config")
Member = int | str
"""A person's id, or a computer's level."""


class Terms(Struct, Generic[Config], frozen=True):
    """What one agrees to: the game's options, the table's, and who plays, in the order of seats."""

    config: Config
    table: TableOptions
    company: tuple[Member, ...]

    @property
    def mark(self) -> str:
        """What a button carries to tell which terms its message shows."""
        return hashlib.sha256(encode(self)).hexdigest()[:12]

    @property
    def options_mark(self) -> str:
        """The mark of the options alone, whoever plays."""
        return msgspec.structs.replace(self, company=()).mark


class Gathering(Struct, frozen=True):
    """A lobby as it stands at one moment, with who sits in it."""

    match: Match
    seats: tuple[SeatRow, ...]

    @property
    def terms(self) -> Terms[Any]:
        """The terms that stand."""
        company = tuple(row.user_id or row.level or "" for row in self.seats)
        table = decode(self.match.options, TableOptions)
        return Terms(config_of(self.match), table, company)

    @property
    def people(self) -> tuple[int, ...]:
        """Who sits here, in the order of seats, without the computers."""
        return tuple(row.user_id for row in self.seats if row.user_id is not None)

    @property
    def waiting(self) -> tuple[SeatRow, ...]:
        """The seats of those who have still to agree."""
        return tuple(row for row in self.seats if row.user_id is not None and row.orders)

    @property
    def sought(self) -> bool:
        """Whether two were brought together here, of whom not both have said yes."""
        return any(row.orders == SOUGHT for row in self.seats)

    def agreed(self, row: SeatRow) -> Terms[Any]:
        """Return the terms that the person on a seat agreed to last."""
        if not row.orders:
            return self.terms
        kind: Any = Terms[engines.load(self.match.game).meta.config]
        return decode(row.orders, kind)


def confirmed_until(deadlines: Iterable[Deadline]) -> float | None:
    """Return until when two may say yes, by the deadlines of their lobby; None: they need not."""
    return next((row.due_at for row in deadlines if row.kind == CONFIRM), None)


def asked_again(before: Gathering, after: Gathering, by: int) -> Gathering:
    """Return `after` as it stands once all are asked whom a deed of `by` does not leave agreed.

    Whoever does it agrees with all that stands then, and so does who has not sat here before.
    """
    stand = {row.user_id: before.agreed(row) for row in before.seats}
    terms = after.terms

    def asked(row: SeatRow) -> SeatRow:
        agreed = None if row.user_id in (None, by) else stand.get(row.user_id)
        if agreed is not None:
            agreed = _with_people(agreed, terms.company)
        open_to = b"" if agreed in (None, terms) else encode(agreed)
        return msgspec.structs.replace(row, orders=open_to)

    return msgspec.structs.replace(after, seats=tuple(map(asked, after.seats)))


def _with_people(terms: Terms[Any], company: tuple[Member, ...]) -> Terms[Any]:
    """Return terms as people of a company leave them who have come, where they sit, and gone."""
    stayed = [one for one in terms.company if isinstance(one, str) or one in company]
    for place, one in enumerate(company):
        if isinstance(one, int) and one not in stayed:
            stayed.insert(place, one)
    return msgspec.structs.replace(terms, company=tuple(stayed))
