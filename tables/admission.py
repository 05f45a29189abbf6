"""Who may do what in a lobby, and who has room there; whatever is refused says why."""

from __future__ import annotations

from collections.abc import Iterable

import engines
from engines.core import Player, text
from store import Match
from store import Seat as SeatRow
from tables.agreement import Gathering
from tables.errors import TableRefusal
from tables.mentions import mentioned


def check_room_beside(game: str, computers: int, invited: int = 0) -> None:
    """Raise `TableRefusal` if a person, so many computers and invited are too many for a game."""
    most = engines.load(game).meta.seats[-1]
    if computers >= most:
        raise TableRefusal(text("refusal-lobby-full", most=most))
    if computers + invited >= most:
        raise TableRefusal(text("refusal-invited-full", most=most, computers=computers))


def check_room(match: Match, seats: tuple[SeatRow, ...]) -> None:
    """Raise `TableRefusal` if nobody else can sit in a lobby."""
    most = engines.load(match.game).meta.seats[-1]
    if len(seats) >= most:
        raise TableRefusal(text("refusal-lobby-full", most=most))


def check_company(here: Iterable[int], blocked: frozenset[int], blocking: frozenset[int]) -> None:
    """Raise `TableRefusal` if somebody here is blocked by whoever joins, or the other way round.

    Only those whom one has blocked oneself are named.
    """
    here = frozenset(here)
    mine = tuple(mentioned(user_id) for user_id in sorted(here & blocked))
    if mine:
        raise TableRefusal(text("refusal-blocked-here", who=mine))
    if here & blocking:
        raise TableRefusal(text("refusal-not-together"))


def check_host(match: Match, by: int) -> None:
    """Raise `TableRefusal` for all but the host."""
    if match.host_id != by:
        raise TableRefusal(text("refusal-host-only", host=mentioned(match.host_id)))


def check_agreed(stands: Gathering) -> None:
    """Raise `TableRefusal`, naming them, while people have still to agree."""
    if waiting := stands.waiting:
        who = tuple(Player(row.seat) for row in waiting)
        raise TableRefusal(text("refusal-not-agreed", who=who, many=len(who)))
