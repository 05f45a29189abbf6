"""The outbox is emptied: every notice becomes a message, once, whatever happens between.

A post is leased, so that two processes do not both deliver it. Posts of one surface are
delivered in order; what failed waits, and is let go when the other side is well again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Any

from store import Changes, Claimed, Outgoing, PostTaken, Store
from tables.absences import Absences
from tables.errors import OtherRules
from tables.notice import is_old
from tables.outbox import patience
from tables.outbox.delivering import Deal, Delivering
from tables.outbox.packing import LEASE, SceneOf
from tables.outbox.transport import Later, Shut, Transport
from tables.outbox.waiting import Waiting
from tables.people import People
from tables.questions import Questions

log = logging.getLogger(__name__)

AT_ONCE = 16
SHORTEST = 0.5
LONGEST = 300.0
"""Seconds until the outbox is looked at again, whatever is due."""
ROUND = 5.0
"""The same where other processes may have left something, which nobody tells of."""


class DeliveryOffice:
    """Delivers what is due, now and again after failures."""

    def __init__(
        self,
        store: Store,
        transport: Transport,
        scene_of: SceneOf,
        now: Callable[[], float],
        deal: Deal,
        people: People,
        absences: Absences,
        questions: Questions,
    ) -> None:
        self._store = store
        self._now = now
        self._owner = f"{store.identity}:{secrets.token_hex(2)}"
        self._delivering = Delivering(
            *(store, transport, scene_of, now, self._owner, deal, people, absences, questions)
        )
        self._waiting = Waiting()
        self._hurrying = False
        self._looked_at = 0.0
        self._looking: asyncio.Task[None] | None = None
        self._again = False
        self._asked: set[int] = set()
        """The matches that somebody wants to see in which others may have put something off."""
        self._under_way: dict[int, asyncio.Task[float | None]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._closed = False

    def kick(self) -> None:
        """Deliver what is due, in the background; a second kick while at it counts too."""
        self._again = True
        if not self._closed and (self._looking is None or self._looking.done()):
            self._looking = asyncio.create_task(self._look(), name="delivery")

    def start(self) -> None:
        """Deliver all that an earlier process has left, whatever it waited for."""
        self._hurrying = True
        self.kick()

    def reconnected(self) -> None:
        """Try again what met trouble: the other side says that it is there."""
        self._waiting.reconnected(self._now())
        self.kick()

    def asked(self, match_id: int) -> None:
        """Try again what waits in a match: somebody wants to see it.

        What another process may have put off is let go with the next look, which comes soon where
        there are others.
        """
        if self._waiting.asked(match_id, self._now()):
            self.kick()
        elif self._store.others:
            self._asked.add(match_id)

    async def close(self, grace: float = 0.0) -> None:
        """Stop; what is being sent at this moment has `grace` seconds to arrive.

        What is not done by then may arrive, and is found after a restart.
        """
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        if grace and self._under_way:
            await asyncio.wait(self._under_way.values(), timeout=grace)
        tasks: list[asyncio.Task[Any]] = [*self._under_way.values()]
        tasks += [self._looking] if self._looking else []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _look(self) -> None:
        """Set off with everything that is due; one that is slow holds up none but its own."""
        try:
            while self._again:
                self._again = False
                await self._look_round()
                await self._end_waits()
                await self._set_off_with_what_is_due()
        except Exception:
            log.exception("the outbox could not be looked at")
            self._look_in(patience.AGAIN)

    async def _look_round(self) -> None:
        """Now and then free what processes had claimed that are dead."""
        if self._store.shared and abs(self._now() - self._looked_at) >= ROUND:
            await self._store.look_round()

    async def _end_waits(self) -> None:
        """Write down whose waiting is over: everybody's if the clock was set back."""
        now = self._now()
        if self._hurrying or now < self._looked_at:
            await self._store.commit(Changes().hurry_all_posts(now))
            self._hurrying = False
        self._looked_at = now
        if (wanted := self._waiting.changes()) is not None:
            changes, woken = wanted
            await self._store.commit(changes)
            self._waiting.written(woken)
        await self._hurry_asked(now)

    async def _hurry_asked(self, now: float) -> None:
        """Write down whose waiting is over of what others may have put off."""
        asked, changes = frozenset(self._asked), Changes()
        for match_id in sorted(asked):
            changes.hurry_posts(match_id, now)
        await self._store.commit(changes)
        self._asked -= asked

    async def _set_off_with_what_is_due(self) -> None:
        """Claim what is due and set off with it, or else with one old message.

        An old one is put away only while nothing else is under way. Who kicks meanwhile is heard
        by the next round.
        """
        room = AT_ONCE - len(self._under_way)
        if room <= 0:
            return  # whoever arrives first kicks
        claimed = await self._claim(room)
        next_at = claimed.next_at if self._under_way else claimed.idle_at
        if next_at is not None and next_at <= self._now() and not (self._under_way or self._again):
            next_at = (await self._claim(1, idle=True)).next_at
        self._look_in(None if next_at is None else next_at - self._now())

    async def _claim(self, room: int, *, idle: bool = False) -> Claimed:
        """Set off with up to `room` posts, and return them with what remains."""
        claim = self._store.outbox.claim
        claimed = await claim(self._owner, self._now(), LEASE, room, idle=idle)
        for post in claimed.posts:
            self._set_off(post)
        return claimed

    def _look_in(self, seconds: float | None) -> None:
        """Let the outbox be looked at again after so many seconds (None: when there is news)."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        longest = ROUND if self._store.others else LONGEST
        if seconds is None and self._store.others:
            seconds = longest
        if seconds is not None and not self._closed:
            wait = min(max(seconds, SHORTEST), longest)
            self._timer = asyncio.get_running_loop().call_later(wait, self.kick)

    def _set_off(self, post: Outgoing) -> None:
        if post.id in self._under_way:
            return  # it takes longer than its lease, which is longer now
        task = asyncio.create_task(self._deliver_safely(post), name=f"post {post.id}")
        self._under_way[post.id] = task
        task.add_done_callback(lambda task: self._arrived(post, task))

    def _arrived(self, post: Outgoing, task: asyncio.Task[float | None]) -> None:
        """Look again, but only if anything may go out now: each look takes a visit."""
        del self._under_way[post.id]
        if task.cancelled():
            return
        if task.exception() is not None:  # the lease runs out, and it is tried again
            log.error("a delivery could not be put off", exc_info=task.exception())
            self.kick()
            return
        next_at = task.result()
        if self._waiting.woken or (next_at is not None and next_at <= self._now()):
            self.kick()

    async def _deliver_safely(self, post: Outgoing) -> float | None:
        """Deliver a post, or put it off; return when there is more (0: nobody can tell)."""
        answered, next_at = False, 0.0
        try:
            deliver = (
                self._delivering.put_away if is_old(post.surface) else self._delivering.deliver
            )
            answered, next_at = await deliver(post)
            self._waiting.forget(post.id)
        except PostTaken:
            log.info("match %s, %s: another process delivers it", post.match_id, post.surface)
            self._waiting.forget(post.id)
        except Later:
            await self._put_off(post, trouble=True)
        except Shut:
            answered = True  # a refusal is an answer
            await self._put_off(post, trouble=False)
        except OtherRules:  # whoever plays by them may be the next to claim it
            await self._put_off(post, trouble=False)
        except Exception:
            log.exception("delivery of match %s, %s failed", post.match_id, post.surface)
            await self._put_off(post, trouble=False)
        if answered:
            self._waiting.went_well(self._now())
        return next_at

    async def _put_off(self, post: Outgoing, *, trouble: bool) -> None:
        until = self._waiting.put_off(post, self._now(), trouble=trouble)
        changes = Changes().held(post.id, self._owner).retry(post.id, until)
        try:
            await patience.commit(self._store, changes)
        except PostTaken:
            self._waiting.forget(post.id)
