"""How often a person stays to the end: counted of their last matches with other people."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from engines.core import Text, text
from store import Store
from tables.errors import TableRefusal
from tables.options import Welcome

LAST = 10
"""Of how many matches it is counted, those that ended last."""
FEW = 3
"""From how many matches on anything can be said."""
_RELIABLE, _MOSTLY = 0.9, 0.7


class Tier(StrEnum):
    """What is told of a person."""

    RELIABLE = "reliable"
    """Nine in ten matches, or more, were finished."""
    MOSTLY = "mostly"
    """Seven in ten were."""
    SHAKY = "shaky"
    """Fewer were."""
    NEW = "new"
    """There are too few to tell."""
    HIDDEN = "hidden"
    """The person stands on no ladder, and lets nothing be told."""


class Attended(NamedTuple):
    """What became of a person's last matches.

    Of those `played`, so many were `finished`, and in so many their time ran out: `late`.
    """

    played: int
    finished: int
    late: int


_WELCOME = {
    Welcome.ANYBODY: frozenset(Tier),
    Welcome.MOSTLY: frozenset((Tier.RELIABLE, Tier.MOSTLY, Tier.NEW)),
    Welcome.RELIABLE: frozenset((Tier.RELIABLE,)),
}


def tier(attended: Attended) -> Tier:
    """Return what so many matches, finished and not, come to."""
    if attended.played < FEW:
        return Tier.NEW
    share = attended.finished / attended.played
    if share >= _RELIABLE:
        return Tier.RELIABLE
    return Tier.MOSTLY if share >= _MOSTLY else Tier.SHAKY


def welcomes(asked: Welcome, told: Tier) -> bool:
    """Tell whether somebody of whom this is told may sit down where so much is asked for."""
    return told in _WELCOME[asked]


class Reliability:
    """Tells how often people stay. Whoever hides from ladders hides this, too."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def attended(self, user_id: int) -> Attended:
        """Return what became of a person's last matches, for that person."""
        rows = await self._store.people.attended(user_id, LAST)
        return Attended(len(rows), sum(r.finished for r in rows), sum(r.late for r in rows))

    async def tier(self, user_id: int) -> Tier:
        """Return what others are told of a person."""
        if await self._store.people.is_unranked(user_id):
            return Tier.HIDDEN
        return tier(await self.attended(user_id))

    async def check(self, user_id: int, asked: Welcome) -> None:
        """Raise `TableRefusal` if a lobby that asks for so much lets a person not sit down."""
        if asked is Welcome.ANYBODY:
            return
        told = await self.tier(user_id)
        if not welcomes(asked, told):
            wanted = text(f"option-welcome-{asked}")
            raise TableRefusal(text(f"refusal-unreliable-{told}", wanted=wanted))


def told(attended: Attended) -> Text:
    """Return a tier with the numbers that it comes of."""
    key = text(f"reliability-{tier(attended)}")
    return text(
        "reliability-numbers",
        tier=key,
        played=attended.played,
        finished=attended.finished,
        late=attended.late,
    )
