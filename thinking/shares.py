"""Who thinks next and for how long: by server, then by match, then by question.

However many matches one server has, and however many computers sit in one match, the others'
share of the time is the same.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable
from typing import NamedTuple, TypeVar

from msgspec import Struct


class Matter(Struct, frozen=True):
    """What a thought is about: `server` is whatever shares its time among its own matches."""

    server: Hashable
    match_id: int


class Waiting(NamedTuple):
    """A thought that waits: `number` counts all that ever waited."""

    matter: Matter
    number: int


Kind = TypeVar("Kind", bound=Hashable)


class Turns:
    """Remembers whose turn it was last, as long as they have anything to think about."""

    def __init__(self) -> None:
        self._turn = 0
        self._last: dict[Hashable, int] = {}

    def next(self, waiting: Iterable[Waiting]) -> Waiting:
        """Return which of those that wait, which must not be none, has its turn."""
        return min(waiting, key=self._rank)

    def had(self, matter: Matter, unfinished: Collection[Matter]) -> None:
        """Take note of a turn; whoever has nothing `unfinished` is forgotten."""
        self._turn += 1
        self._last[matter.server] = self._last[matter] = self._turn
        known = {key for m in unfinished for key in (m.server, m)}
        self._last = {key: turn for key, turn in self._last.items() if key in known}

    def _rank(self, one: Waiting) -> tuple[int, int, int]:
        return self._last.get(one.matter.server, 0), self._last.get(one.matter, 0), one.number


def share(matter: Matter, unfinished: Collection[Matter], processes: int) -> float:
    """Return which part of its time, in (0, 1], a thought about a matter has a process.

    `unfinished` has the matter of each thought that is not done, this one among them.
    """
    servers = {one.server for one in unfinished}
    matches = {one.match_id for one in unfinished if one.server == matter.server}
    questions = sum(one == matter for one in unfinished)
    return min(1.0, processes / (len(servers) * len(matches) * questions))
