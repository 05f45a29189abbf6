"""How a match ends that people give up: nobody is left to play against, or no person.

A seat is left while it is neither given up nor out of the game; whoever was there from the start as
a computer is left like a person, and a computer that plays on for somebody is not. What the table
and a proof know of a match is the same here, so both come to the same end. By which way a match
ends was agreed on as it began (`TableOptions.out_last`): all stand in the order in which they left
it, in earlier ones whoever gave up before all who are out, and in the first nobody counts as out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from engines.core import Engine, Outcome, Player, Seat, decode, encode, text
from store import Seat as SeatRow
from tables.match.position import Position
from tables.options import Places, TableOptions

Ranking: TypeAlias = tuple[frozenset[Seat], ...]
AnyEngine: TypeAlias = Engine[Any, Any, Any, Any]


class Gone(NamedTuple):
    """A seat whose person gave up, and who was out of the game by then (None: all who are)."""

    seat: Seat
    outlasted: frozenset[Seat] | None = None


def by_resigning(
    seats: int, people: frozenset[Seat], gone: Sequence[Gone], out: Ranking = ()
) -> Outcome | None:
    """Return the outcome of a match of so many seats if it is over with the last who gave up.

    `people` are the seats whose persons have not, `gone` who gave up, in that order, and `out` who
    is out of the game, from best to worst.
    """
    ranking = _ranking(seats, people, gone, out)
    if ranking is None:
        return None
    return Outcome(text("table-ended-by-resigning", who=Player(gone[-1].seat)), ranking)


def by_falling(
    seats: int, people: frozenset[Seat], gone: Sequence[Gone], out: Ranking
) -> Outcome | None:
    """Return the outcome if a match is over with a move, after which only who is `out` has changed.

    All is told as in `by_resigning`.
    """
    ranking = _ranking(seats, people, gone, out) if out else None
    return None if ranking is None else Outcome(text("table-ended-by-falling"), ranking)


def _ranking(
    seats: int, people: frozenset[Seat], gone: Sequence[Gone], out: Ranking
) -> Ranking | None:
    """Return the places if a match is over: who is left, and all others, the last to leave first.

    Where nobody is left at all the computers that play on for people settle it.
    """
    fallen = _all_of(out)
    left = frozenset(range(seats)).difference((one.seat for one in gone), fallen)
    if not (gone and left) or (len(left) > 1 and people - fallen):
        return None
    return (left, *reversed([*_leaving(gone, out)]))


def _leaving(gone: Sequence[Gone], out: Ranking) -> Iterator[frozenset[Seat]]:
    """Yield who left a match by giving up or by falling, one moment after the other."""
    fallen, before = _all_of(out), frozenset[Seat]()
    for one in gone:
        by_then = fallen if one.outlasted is None else fallen & one.outlasted
        yield from _falling(out, by_then - before)
        before |= by_then
        if one.seat not in before:
            yield frozenset({one.seat})
            before |= {one.seat}
    yield from _falling(out, fallen - before)


def _falling(out: Ranking, seats: Set[Seat]) -> Iterator[frozenset[Seat]]:
    """Yield some who are out, the first to fall first; equal ones together."""
    yield from (equal & seats for equal in reversed(out) if equal & seats)


def _all_of(ranking: Ranking) -> frozenset[Seat]:
    return frozenset[Seat]().union(*ranking)


def resigned_outcome(position: Position) -> Outcome | None:
    """Return the outcome of a match if it is over with the resignation of who gave up last."""
    return by_resigning(len(position.seats), position.owners, gone_from(position), _out(position))


def fallen_outcome(position: Position) -> Outcome | None:
    """Return the outcome of a match if it is over with its last move, as people had given up."""
    return by_falling(len(position.seats), position.owners, gone_from(position), _out(position))


def is_given_up(position: Position, ranking: Ranking) -> bool:
    """Tell whether a match has ended with a ranking because people gave it up.

    Computers that played on to the end that the game has may have come to the same ranking.
    """
    if position.engine.outcome(position.state) is not None:
        return False
    given_up = resigned_outcome(position)
    return given_up is not None and given_up.ranking == ranking


def gone_from(position: Position) -> list[Gone]:
    """Return whose persons gave up, in that order."""
    gone = (row for row in position.seats if row.resigned_at is not None)
    in_order = sorted(gone, key=lambda row: row.resigned_at or 0.0)
    return [Gone(row.seat, _outlasted(row)) for row in in_order]


def left_by_giving_up(position: Position) -> list[Seat]:
    """Return who left a match by giving up, in that order: not who was out of it by then."""
    return [one.seat for one in gone_from(position) if one.seat not in (one.outlasted or ())]


def out_by_now(position: Position) -> bytes | None:
    """Return who is out as a seat's row keeps it whose person gives up, where that counts."""
    by_now = outlasted(position.options, _out(position))
    return None if by_now is None else encode(sorted(by_now))


def outlasted(options: TableOptions, out: Ranking) -> frozenset[Seat] | None:
    """Return who counts as out before whoever gives up while some are `out` (None: all do)."""
    return _all_of(out) if options.out_last is Places.AS_THEY_LEFT else None


def _outlasted(row: SeatRow) -> frozenset[Seat] | None:
    return None if row.outlasted is None else decode(row.outlasted, frozenset[Seat])


def with_who_is_out(rows: Sequence[SeatRow], out: Set[Seat]) -> tuple[SeatRow, ...]:
    """Return seats of which none outlasted somebody who is not `out`, as a fall was taken back."""
    return tuple(_with_who_is_out(row, out) for row in rows)


def _with_who_is_out(row: SeatRow, out: Set[Seat]) -> SeatRow:
    by_then = _outlasted(row)
    return row if by_then is None else replace(row, outlasted=encode(sorted(by_then & out)))


def _out(position: Position) -> Ranking:
    """Return who is out of the game, from best to worst, where that counts."""
    return out_of(position.engine, position.options, position.state)


def out_of(engine: AnyEngine, options: TableOptions, state: Any) -> Ranking:
    """Return who is out of the game in a state, from best to worst, where that counts."""
    counts = options.out_last is True or options.out_last is Places.AS_THEY_LEFT
    return engine.out_ranked(state) if counts else ()
