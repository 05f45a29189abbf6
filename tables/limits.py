"""How much one person, or one server, may ask for: generous, settable, in one place.

A table of limits, what is counted for each, and the refusal that each meets. No limit is ever
asked about a move, a first answer, or one's own hand while a question is open, whatever it is
set to. What must survive a restart is counted in the database, the rest in memory.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Hashable, Iterable

from msgspec import Struct

from engines.core import Text, Verbatim, text
from store import Crowd, Store
from tables.errors import TableRefusal
from tables.latest import Latest
from tables.options import HOUR, MINUTE

MOST_KEYS = 10_000
"""How many people are remembered before those are forgotten who have rested."""


class Limits(Struct, frozen=True):
    """How many there may be at once, or within a time. 0 allows none at all.

    `BROADSIDE_LIMIT_<NAME>` sets each; what a person is told is `refusal-limit-<name>`.
    """

    lobbies_person: int = 5
    """Open lobbies of one host."""
    lobbies_server: int = 50
    """Open lobbies of one server."""
    matches_person: int = 30
    """Lobbies and running matches in which one person sits."""
    matches_server: int = 500
    """Lobbies and running matches of one server."""
    computers_person: int = 8
    """Those with computers in which one person sits."""
    computers_server: int = 40
    """Those with computers of one server."""
    seeks_person: int = 3
    """What one person looks for somebody to play, at once."""
    invitations: int = 30
    """People whom one person calls within an hour."""
    reposts: int = 10
    """Boards that one person posts anew within an hour."""
    pictures: int = 40
    """Pictures that one person looks at in private within a minute, with nothing to answer."""
    imports: int = 10
    """Files of matches that one person brings along within an hour."""
    imported: int = 10
    """Matches brought along that are kept for one person."""
    changes: int = 30
    """Changes of one answer; or how often one seat takes moves back until another has moved."""
    openings: int = 20
    """Lobbies that one person opens within an hour, whatever becomes of them."""


class LimitReached(TableRefusal):
    """Somebody asks for more than a limit allows."""


SPANS = {
    "invitations": HOUR,
    "reposts": HOUR,
    "pictures": MINUTE,
    "imports": HOUR,
    "openings": HOUR,
}
"""What is counted over a time that passes, and that time in seconds."""


class Allowance:
    """Keeps the limits. `gate` is held while somebody is counted and let in."""

    def __init__(self, limits: Limits, store: Store, now: Callable[[], float]) -> None:
        self.limits = limits
        self.gate = asyncio.Lock()
        self._store = store
        self._now = now
        self._spent: dict[tuple[str, int], deque[float]] = {}
        self._changed: dict[Hashable, tuple[Hashable, int]] = {}
        self._taken_back = Latest[Hashable, tuple[Hashable, int]](MOST_KEYS)
        self._called = Latest[tuple[int, int], float](MOST_KEYS)

    async def crowd(self, user_id: int, guild_id: int | None) -> Crowd:
        """Return how much there is of what is counted in the database."""
        return await self._store.matches.crowd(user_id, guild_id)

    def check_opening(self, crowd: Crowd, *, computers: bool) -> None:
        """Raise `LimitReached` if no further lobby may be opened, with `computers` or without."""
        self._below("lobbies_person", crowd.lobbies_person)
        self._below("lobbies_server", crowd.lobbies_server)
        self.check_joining(crowd)
        self._below("matches_server", crowd.matches_server)
        if computers:
            self.check_computers(crowd)

    async def may_host(self, user_id: int) -> bool:
        """Tell whether a person may host one lobby more."""
        crowd = await self.crowd(user_id, None)
        return crowd.lobbies_person < self.limits.lobbies_person

    def check_joining(self, crowd: Crowd) -> None:
        """Raise `LimitReached` if a person may sit in no further match."""
        self._below("matches_person", crowd.matches_person)

    def check_seeking(self, many: int) -> None:
        """Raise `LimitReached` if a person who looks for so much may not look for more."""
        self._below("seeks_person", many)

    def check_computers(self, crowd: Crowd) -> None:
        """Raise `LimitReached` if there may be no further match with computers."""
        self._below("computers_person", crowd.computers_person)
        self._below("computers_server", crowd.computers_server)

    def check_imported(self, many: int) -> None:
        """Raise `LimitReached` if a person keeps as many matches brought along as they may."""
        self._below("imported", many)

    def check(self, name: str, user_id: int, many: int) -> None:
        """Raise `LimitReached` if a person may not do something `many` times more by now."""
        times, most = self._recent(name, user_id), getattr(self.limits, name)
        if many and len(times) + many > most:
            free = min(len(times) + many - most, len(times))
            at = times[free - 1] + SPANS[name] if times else self._now() + SPANS[name]
            raise LimitReached(_refusal(name, most, when=Verbatim(f"<t:{int(at) + 1}:R>")))

    def spend(self, name: str, user_id: int, many: int = 1) -> None:
        """Note that a person does something `many` times. Raises what `check` raises."""
        self.check(name, user_id, many)
        self.note(name, user_id, many)

    def note(self, name: str, user_id: int, many: int) -> None:
        """Note what was checked before, and is done."""
        if many:
            self._forget_the_rested()
            times = self._spent.setdefault((name, user_id), deque())
            times.extend([self._now()] * many)

    def uncalled(self, match_id: int, user_ids: Iterable[int]) -> frozenset[int]:
        """Return who of people was not called in a lobby within the hour, or has acted since."""
        return frozenset(user for user in user_ids if not self._is_called(match_id, user))

    def note_called(self, match_id: int, by: int, user_ids: frozenset[int]) -> None:
        """Note that `by`, who thereby has acted, calls people in a lobby, as `check` let them."""
        self._called.pop((match_id, by), None)
        for user in user_ids:
            self._called[match_id, user] = self._now()
        self.note("invitations", by, len(user_ids))

    def _is_called(self, match_id: int, user_id: int) -> bool:
        at = self._called.get((match_id, user_id))
        return at is not None and 0 <= self._now() - at < SPANS["invitations"]

    def change(self, whose: Hashable, turn: Hashable) -> None:
        """Note that an answer of this `turn` is changed once more; another turn begins anew.

        Raises `LimitReached`.
        """
        known, many = self._changed.get(whose, (turn, 0))
        many = many if known == turn else 0
        if many >= self.limits.changes:
            raise LimitReached(_refusal("changes", self.limits.changes))
        if len(self._changed) >= MOST_KEYS:
            self._changed.clear()
        self._changed[whose] = (turn, many + 1)

    def take_back(self, whose: Hashable, turn: Hashable, deeds: int) -> None:
        """Note that the last of so many deeds is taken back in a `turn`; see `change`.

        Several one after the other are one change of mind, as far back as that leads.
        """
        known, before = self._taken_back.get(whose, (turn, None))
        if known != turn or before is None or deeds >= before:
            self.change(whose, turn)
        self._taken_back[whose] = turn, deeds

    def forget_changes(self, whose: Hashable) -> None:
        """Begin to count anew how often somebody's answer is changed."""
        self._changed.pop(whose, None)

    def _below(self, name: str, many: int) -> None:
        most = getattr(self.limits, name)
        if many >= most:
            raise LimitReached(_refusal(name, most))

    def _recent(self, name: str, user_id: int) -> deque[float]:
        times = self._spent.get((name, user_id), deque())
        now = self._now()
        while times and not 0 <= now - times[0] < SPANS[name]:
            times.popleft()
        return times

    def _forget_the_rested(self) -> None:
        if len(self._spent) >= MOST_KEYS:
            for name, user_id in list(self._spent):
                if not self._recent(name, user_id):
                    del self._spent[name, user_id]


def _refusal(name: str, most: int, **more: Verbatim) -> Text:
    return text(f"refusal-limit-{name.replace('_', '-')}", most=most, **more)
