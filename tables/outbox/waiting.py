"""What waits after a failure, for how long, and what ends its waiting.

Trouble on the other side is trouble for everything: what met it waits for the first sign that it
is over, and one post goes ahead every few seconds to find out. Who is refused for a reason of
its own, as by a closed channel, waits for its time, a new move or somebody who asks.
"""

from __future__ import annotations

from dataclasses import dataclass

from store import Changes, Outgoing

WAITS = (2.0, 5.0, 15.0, 60.0, 300.0, 1800.0)
"""Seconds until the next attempt, by the number of attempts made."""
PROBE = 5.0
"""Seconds within which something is always tried while the other side is in trouble."""
MOST_DOUBLED = 11


@dataclass
class Sleeper:
    """A post that failed at `since`, and how often it did right after others had gone well."""

    match_id: int
    trouble: bool
    since: float
    stubborn: int = 0
    asleep: bool = True

    @property
    def pause(self) -> float:
        """Seconds that it rests whatever happens: ever more if the trouble is its own."""
        return 2.0 ** min(self.stubborn, MOST_DOUBLED)


class Waiting:
    """Remembers what this process has put off. `changes` says what to write of it."""

    def __init__(self) -> None:
        self._sleepers: dict[int, Sleeper] = {}
        self._woken: dict[int, float] = {}
        self._ahead: tuple[int, float] | None = None
        """The post that goes ahead next, and when."""

    def put_off(self, post: Outgoing, now: float, *, trouble: bool) -> float:
        """Return until when a post has to wait that has just failed."""
        known = self._sleepers.get(post.id)
        stubborn = known.stubborn if known and trouble else 0
        sleeper = Sleeper(post.match_id, trouble, now, stubborn)
        self._sleepers[post.id] = sleeper
        self._woken.pop(post.id, None)
        wait = WAITS[min(post.attempts, len(WAITS) - 1)]
        if trouble and not self._another_goes_ahead(post.id, now):
            wait = min(wait, max(PROBE, sleeper.pause))
            self._ahead = (post.id, now + wait)
        return now + wait

    def _another_goes_ahead(self, post_id: int, now: float) -> bool:
        """Tell whether another post is tried soon; one that was woken meanwhile is not."""
        if self._ahead is None:
            return False
        ahead, at = self._ahead
        return ahead != post_id and self._sleeps(ahead) and now < at <= now + PROBE

    def _sleeps(self, post_id: int) -> bool:
        sleeper = self._sleepers.get(post_id)
        return sleeper is not None and sleeper.asleep

    def forget(self, post_id: int) -> None:
        """Take note that a post waits no more."""
        self._sleepers.pop(post_id, None)
        self._woken.pop(post_id, None)

    def went_well(self, now: float) -> None:
        """Let go what met trouble: the other side answers again."""
        for post_id, sleeper in self._sleepers.items():
            if sleeper.asleep and sleeper.trouble:
                self._woken[post_id] = max(now, sleeper.since + sleeper.pause)
                sleeper.asleep = False
                sleeper.stubborn += 1

    def reconnected(self, now: float) -> None:
        """Let go what met trouble, at once."""
        self._wake({i: s for i, s in self._sleepers.items() if s.trouble}, now)

    def asked(self, match_id: int, now: float) -> bool:
        """Let go all that waits in a match; tell whether there is any."""
        sleeping = {i: s for i, s in self._sleepers.items() if s.match_id == match_id}
        self._wake(sleeping, now)
        return bool(sleeping)

    def _wake(self, sleepers: dict[int, Sleeper], now: float) -> None:
        for post_id in sleepers:
            self._woken[post_id] = now
            del self._sleepers[post_id]

    @property
    def woken(self) -> bool:
        """Whether any were let go of whom nothing is written yet."""
        return bool(self._woken)

    def changes(self) -> tuple[Changes, dict[int, float]] | None:
        """Return what to write of those that were let go, and which they are; None: nothing."""
        if not self._woken:
            return None
        changes = Changes()
        for post_id, at in self._woken.items():
            changes.hurry_post(post_id, at)
        return changes, dict(self._woken)

    def written(self, woken: dict[int, float]) -> None:
        """Take note that this was written."""
        self._woken = {i: at for i, at in self._woken.items() if woken.get(i) != at}
