"""Moves as they are made, before they are in the log: whose, of what kind, what they lead to."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from engines.core import (
    Event,
    NotAsked,
    Outcome,
    Player,
    Seat,
    Text,
    encode,
    parse_action,
    play,
    text,
)
from store import Changes, Draft, Entry, Status
from store import Seat as SeatRow
from tables.errors import NotSeated
from tables.match.dues import Due
from tables.match.giving_up import fallen_outcome, out_by_now, resigned_outcome
from tables.match.log import ACTION, AHEAD, CLOCK, FORESEEN, ORDER, ORDERS, PLANNED, SIT, Undone
from tables.match.position import Position

_BY_ITSELF = frozenset((CLOCK, ORDER, PLANNED, FORESEEN, AHEAD, SIT))
"""The kinds of moves that no person makes at that moment, or of which none looks on."""


class By(Struct, frozen=True):
    """Who makes a move and through what: a person's interaction, or nobody's (None)."""

    user_id: int | None = None
    interaction_id: int | None = None


class Move(Struct, frozen=True):
    """A checked move, before it is in the log.

    Of one that takes back `undone` says what. `dues` is when whose time is over that begins with
    it, where not all of it is given anew.
    """

    seat: Seat
    kind: str
    action: Any = None
    after: Position | None = None
    events: tuple[Event, ...] = ()
    revealed: bool = False
    undone: Undone | None = None
    dues: dict[Seat, Due] = {}


class Line(Struct, frozen=True):
    """Moves of one seat that are made together, and the draft that is left in place of `was`.

    `besides` is what belongs to the transaction and is written before all else.
    """

    moves: tuple[Move, ...]
    draft: Draft | None = None
    was: bytes = b""
    besides: Changes | None = None

    @property
    def last(self) -> Move:
        """The move that ends it."""
        return self.moves[-1]


def step(position: Position, seat: Seat, raw: object, kind: str, ply: int | None = None) -> Move:
    """Return what the rules make of an action. Raises what `engines.core.play` raises.

    `ply` is that of an action that was made before: it rolls what it rolled then.
    """
    engine = position.engine
    action = parse_action(engine, raw)
    ply = position.ply + 1 if ply is None else ply
    made = play(engine, position.state, seat, action, position.dice(ply))
    after = position.moved(made.state, ply)
    told = tuple(Event(said) for said in _first_of_all(kind, seat, position))
    return Move(seat, kind, action, after, told + made.events, made.revealed)


def _first_of_all(kind: str, seat: Seat, position: Position) -> tuple[Text, ...]:
    """Return what the table says of a move before its game does."""
    if kind == CLOCK and seat not in position.responding:  # who answers a card is not told
        return (text("table-time-out", who=Player(seat)),)
    return (text("table-chosen-ahead", who=Player(seat)),) if kind == FORESEEN else ()


class NobodyAsked(Exception):
    """The rules wait for nobody though the match is not over."""


def someone_asked(position: Position) -> frozenset[Seat]:
    """Return who is waited for. Raises `NobodyAsked`: such a match could never go on."""
    if position.going and not position.asked:
        raise NobodyAsked(f"match {position.match.id}, ply {position.ply}")
    return position.asked


def by_default(position: Position, seat: Seat, kind: str) -> Move:
    """Return the move of a seat for which nobody moves. Raises what the rules raise."""
    return step(position, seat, position.engine.default_action(position.state, seat), kind)


def voiced(position: Position, seat: Seat, actions: Sequence[bytes]) -> tuple[Move, ...]:
    """Return a computer's moves with what it says. Raises what `step` raises for any of them."""
    moves: list[Move] = []
    for raw in actions:
        action = parse_action(position.engine, msgspec.json.decode(raw))
        said = position.engine.voiced(position.state, seat, action, position.match.language)
        moves.append(step(position, seat, said, ACTION))
        assert moves[-1].after is not None
        position = moves[-1].after
    return tuple(moves)


def entry_of(made: Move, after: Position, at: float, by: By) -> Entry:
    """Return the entry of the log for a move that led to `after`."""
    said = made.action if made.undone is None else made.undone
    data = b"" if said is None else encode(said)
    return Entry(
        match_id=after.match.id,
        number=after.number,
        kind=made.kind,
        seat=made.seat,
        action=of_the_owner(made, after) or data,
        actor_id=by.user_id,
        interaction_id=by.interaction_id,
        ply=after.ply,
        at=at,
    )


def of_the_owner(made: Move, after: Position) -> bytes:
    """Return what a move has changed in its seat's row; nothing where it is no such move."""
    row = after.seats[made.seat]
    return {ORDERS: row.orders, AHEAD: row.ahead or b""}.get(made.kind, b"")


def actor_of(made: Move) -> Seat | None:
    """Return the seat that made a move itself; None for what a clock or an order did.

    Whoever chooses ahead goes on doing so: the answer shows it, and no message is renewed.
    """
    if made.kind == SIT and made.action is not None:  # the person wished it
        return made.seat
    return None if made.kind in _BY_ITSELF else made.seat


def watching(before: Position, made: Move, by: By) -> Seat | None:
    """Return whose person looks on: whoever moved, also while computers respond to it."""
    if by.user_id is not None:
        return made.seat
    responds = made.kind == ACTION and made.seat in before.responding
    return before.watching if responds else None


def seat_of(position: Position, user_id: int | None) -> Seat:
    """Return the seat a person plays. Raises what `own_seat` does, and `NotAsked` if a computer
    sits in there."""
    seat = own_seat(position, user_id)
    if position.seats[seat].sat_in_at is not None:
        raise NotAsked(text("refusal-sat-in"))
    return seat


def own_seat(position: Position, user_id: int | None) -> Seat:
    """Return a person's seat, whoever plays there now.

    Raises `NotSeated`, or `NotAsked` once the person has resigned.
    """
    for row in position.seats:
        if row.user_id is not None and row.user_id == user_id:
            if row.resigned_at is not None:
                raise NotAsked(text("refusal-resigned"))
            return row.seat
    raise NotSeated(text("refusal-not-seated", players=names(position.seats)))


def names(seats: Sequence[SeatRow]) -> tuple[Player, ...]:
    """Return everyone at the table, as something a text can name."""
    return tuple(Player(row.seat) for row in seats)


def closed(position: Position, now: float) -> Position:
    """Return the position with its match row ended, if the rules say that it is over.

    Or if whoever is left in the game plays against nobody, since others gave up.
    """
    outcome = position.outcome or fallen_outcome(position)
    if outcome is None:
        return position
    return position.with_match(status=Status.ENDED, ended_at=now, outcome=encode(outcome))


def resigned(before: Position, seat: Seat, now: float) -> tuple[Position, tuple[Event, ...]]:
    """Return the position after `seat` gave up, and what is said of it."""
    earlier = [row.resigned_at for row in before.seats if row.resigned_at is not None]
    at = max([now, *(math.nextafter(other, math.inf) for other in earlier)])  # each has a place
    left = {"resigned_at": at, "outlasted": out_by_now(before)}
    given_up = {**left, "ahead": None, "sat_in_at": None, "level": None}
    seats = tuple(
        msgspec.structs.replace(row, **given_up) if row.seat == seat else row
        for row in before.seats
    )
    after = msgspec.structs.replace(before, seats=seats, number=before.number + 1)
    said = Event(text("table-resigned", who=Player(seat)))
    outcome = resigned_outcome(after)
    if outcome is None and seat in after.out:  # nothing is left there to play
        return after, (said,)
    if outcome is None:
        return after, (said, Event(text("table-computer-takes-over", who=Player(seat))))
    ended = after.with_match(status=Status.ENDED, ended_at=now, outcome=encode(outcome))
    return ended, (said,)  # the reason stands with the result


def by_agreement(seats: int, *, draws: bool) -> Outcome:
    """Return the outcome of a match of so many seats that all who play agree to end.

    Where its game knows no draw there is no ranking: it counts for nobody.
    """
    if draws:
        return Outcome(text("table-ended-by-draw"), (frozenset(range(seats)),))
    return Outcome(text("table-ended-together"), ())
