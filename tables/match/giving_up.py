"""How a match ends that people give up: nobody is left to play against, or no person.

A seat is left while it is neither given up nor out of the game; whoever was there from the start as
a computer is left like a person, and a computer that plays on for somebody is not. What the table
and a proof know of a match is the same here, so both come to the same end. In matches that began
before whoever is out stood last (`TableOptions.out_last`), nobody counts as out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from engines.core import Engine, Outcome, Player, Seat, text
from tables.match.position import Position
from tables.options import TableOptions

Ranking: TypeAlias = tuple[frozenset[Seat], ...]
AnyEngine: TypeAlias = Engine[Any, Any, Any, Any]


def by_resigning(
    seats: int, people: frozenset[Seat], gone: Sequence[Seat], out: Ranking = ()
) -> Outcome | None:
    """Return the outcome of a match of so many seats if it is over with the last who gave up.

    `people` are the seats whose persons have not, `gone` who gave up, in that order, and `out` who
    is out of the game, from best to worst.
    """
    ranking = _ranking(seats, people, gone, out)
    if ranking is None:
        return None
    return Outcome(text("table-ended-by-resigning", who=Player(gone[-1])), ranking)


def by_falling(
    seats: int, people: frozenset[Seat], gone: Sequence[Seat], out: Ranking
) -> Outcome | None:
    """Return the outcome if a match is over with a move, after which only who is `out` has changed.

    All is told as in `by_resigning`.
    """
    ranking = _ranking(seats, people, gone, out) if out else None
    return None if ranking is None else Outcome(text("table-ended-by-falling"), ranking)


def _ranking(
    seats: int, people: frozenset[Seat], gone: Sequence[Seat], out: Ranking
) -> Ranking | None:
    """Return the places if a match is over: who is left, who gave up last, and who is out.

    Where nobody is left at all the computers that play on for people settle it.
    """
    fallen = frozenset[Seat]().union(*out)
    left = frozenset(range(seats)).difference(gone, fallen)
    if not (gone and left) or (len(left) > 1 and people - fallen):
        return None
    given_up = (frozenset({seat}) for seat in reversed(gone) if seat not in fallen)
    return (left, *given_up, *out)


def resigned_outcome(position: Position) -> Outcome | None:
    """Return the outcome of a match if it is over with the resignation of who gave up last."""
    return by_resigning(len(position.seats), position.owners, gone_from(position), _out(position))


def fallen_outcome(position: Position) -> Outcome | None:
    """Return the outcome of a match if it is over with its last move, as people had given up."""
    return by_falling(len(position.seats), position.owners, gone_from(position), _out(position))


def is_given_up(position: Position, ranking: Ranking) -> bool:
    """Tell whether a match has ended with a ranking because people gave it up."""
    given_up = resigned_outcome(position)
    return given_up is not None and given_up.ranking == ranking


def gone_from(position: Position) -> list[Seat]:
    """Return the seats whose persons gave up, in that order."""
    gone = (row for row in position.seats if row.resigned_at is not None)
    return [row.seat for row in sorted(gone, key=lambda row: row.resigned_at or 0.0)]


def _out(position: Position) -> Ranking:
    """Return who is out of the game, from best to worst, where that counts."""
    return out_of(position.engine, position.options, position.state)


def out_of(engine: AnyEngine, options: TableOptions, state: Any) -> Ranking:
    """Return who is out of the game in a state, from best to worst, where that counts."""
    return engine.out_ranked(state) if options.out_last is True else ()
