"""The offer of a seat as its deadline holds it: who tells of one sees by it whether it stands."""

from __future__ import annotations

from msgspec import Struct, field

from engines.core import Player, Seat, decode, text
from store import FORMER, Changes, Deadline, Match, Store
from tables.mentions import mentioned
from tables.notice import SEAT, Notice, free_seat, offered, seat_of_offer


class Offer(Struct, frozen=True):
    """What the deadline of an offer holds: its mark, and for whom it is (None: for anybody).

    The mark is which offer it is in its match: the number of its entry, which it once was, would
    tell of what others did unseen.
    """

    mark: int = field(name="entry")
    to: int | None = None


async def standing(store: Store, match_id: int, seat: Seat) -> Deadline | None:
    """Return the deadline of the offer of a seat that stands."""
    kind = free_seat(seat)
    rows = await store.deadlines.of_match(match_id)
    return next((row for row in rows if row.kind == kind), None)


def whom(deadline: Deadline | None) -> int | None:
    """Return who is offered a seat by a deadline; None: nobody alone, or who is forgotten."""
    to = None if deadline is None else decode(deadline.payload, Offer).to
    return None if to == FORMER else to


async def offered_to(store: Store, match_id: int, seat: Seat) -> int | None:
    """Return who alone is offered a seat, as it stands."""
    return whom(await standing(store, match_id, seat))


async def offers_to(store: Store, user_id: int) -> tuple[Deadline, ...]:
    """Return the deadlines of the offers that stand for a person alone."""
    rows = await store.deadlines.beginning(SEAT)
    return tuple(row for row in rows if whom(row) == user_id)


async def told_at(store: Store, offer: Deadline) -> Deadline | None:
    """Return the deadline until which telling somebody of an offer waits; None if it does not."""
    seat = seat_of_offer(offer.kind)
    assert seat is not None
    rows = await store.deadlines.of_match(offer.match_id)
    return next((row for row in rows if row.kind == offered(seat)), None)


def offering(match: Match, seat: Seat, to: int | None) -> Notice:
    """Return what tells that a seat is offered, and calls whom it is offered to."""
    who, game = Player(seat), text(f"{match.game}-name")
    if to is None:
        return Notice((text("table-seat-free", who=who, game=game),), new=True)
    said = text("table-seat-offered", who=who, to=mentioned(to), game=game)
    return Notice((said,), new=True, ping=frozenset({to}))


def tell_no_more(changes: Changes, match_id: int, seat: Seat) -> None:
    """Let nobody be told in private any more of an earlier offer of a seat, nor of having been."""
    changes.drop_message(match_id, offered(seat)).drop_posts(match_id, offered(seat))
    changes.drop_deadlines(match_id, kind=offered(seat))
