"""The outbox is emptied: every notice becomes a message, once, whatever happens between.

A row is leased, so that two processes do not both deliver it; `attempted_at` is written
before a send, so that after a crash one knows that it may have arrived. Rows of one surface
are delivered in order; those that wait together become one message.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from itertools import accumulate

import msgspec

from engines.core import Player, Seat, decode, encode, text
from store import Changes, Message, Outgoing, Status, Store
from tables.errors import NoMatch
from tables.match.scene import Scene
from tables.outbox.courier import Courier, Delivered, Delivery, Gone, Later, Shut
from tables.outbox.notice import (
    BOARD,
    LOBBY,
    Notice,
    Old,
    Standing,
    hand,
    is_old,
    merged,
    outgoing,
    seat_of_hand,
    superseded,
)

log = logging.getLogger(__name__)

LEASE = 90.0
"""Seconds a process has for one delivery before another may take it over."""
NONCE_HOLDS = 60.0
"""Seconds in which Discord takes a repeated nonce for the same message."""
WAITS = (2.0, 5.0, 15.0, 60.0, 300.0, 1800.0)
"""Seconds until the next attempt, by the number of attempts made."""
AT_ONCE = 16
TRIES = 3
"""How often a superseded message is tried to be put away, while the other side has trouble."""
CLOSED = b"closed"
"""Marks a hand whose person does not accept direct messages; said once."""

SceneOf = Callable[[int, int | None], Awaitable[Scene]]


class DeliveryOffice:
    """Delivers what is due, now and again after failures."""

    def __init__(
        self, store: Store, courier: Courier, scene_of: SceneOf, now: Callable[[], float]
    ) -> None:
        self._store = store
        self._courier = courier
        self._scene_of = scene_of
        self._now = now
        self._owner = secrets.token_hex(8)
        self._looking: asyncio.Task[None] | None = None
        self._again = False
        self._under_way: set[asyncio.Task[None]] = set()
        self._retry: asyncio.TimerHandle | None = None
        self._closed = False

    def kick(self) -> None:
        """Deliver what is due, in the background; a second kick while at it counts too."""
        self._again = True
        if not self._closed and (self._looking is None or self._looking.done()):
            self._looking = asyncio.create_task(self._look(), name="delivery")

    async def close(self) -> None:
        """Stop; what is being sent at this moment may arrive, and is found after a restart."""
        self._closed = True
        if self._retry is not None:
            self._retry.cancel()
        tasks = [*self._under_way, *([self._looking] if self._looking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _look(self) -> None:
        """Set off with everything that is due; one that is slow holds up none but its own."""
        while self._again:
            self._again = False
            for post in await self._claim():
                self._set_off(post)
            await self._rest()  # whoever kicks meanwhile is heard by the next round

    def _set_off(self, post: Outgoing) -> None:
        task = asyncio.create_task(self._deliver_safely(post), name=f"post {post.id}")
        self._under_way.add(task)
        task.add_done_callback(self._arrived)

    def _arrived(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            if task.exception() is not None:  # the lease runs out, and it is tried again
                log.error("a delivery could not be put off", exc_info=task.exception())
            self.kick()

    async def _claim(self) -> tuple[Outgoing, ...]:
        room = AT_ONCE - len(self._under_way)
        if room <= 0:
            return ()
        return await self._store.claim_posts(self._owner, self._now(), LEASE, room)

    async def _rest(self) -> None:
        """Put one old message away if nothing else is under way; wait for what will be due."""
        due_at = await self._store.next_post_at(idle=not self._under_way)
        if due_at is not None and due_at <= self._now() and not (self._under_way or self._again):
            now = self._now()
            for post in await self._store.claim_posts(self._owner, now, LEASE, 1, idle=True):
                self._set_off(post)
            due_at = await self._store.next_post_at(idle=False)
        if self._retry is not None:
            self._retry.cancel()
            self._retry = None
        if due_at is not None:
            wait = max(due_at - self._now(), 0.5)
            self._retry = asyncio.get_running_loop().call_later(wait, self.kick)

    async def _deliver_safely(self, post: Outgoing) -> None:
        try:
            await (self._put_away(post) if is_old(post.surface) else self._deliver(post))
        except Exception:
            log.exception("delivery of match %s, %s failed", post.match_id, post.surface)
            await self._put_off(post)

    async def _deliver(self, post: Outgoing) -> None:
        """Deliver a post and what waits behind it.

        The posts are read before the scene: no message may tell what its picture lacks.
        """
        waiting = await self._together(post)
        try:
            scene = await self._scene_of(post.match_id, seat_of_hand(post.surface))
        except NoMatch:
            await self._store.commit(Changes().delivered(post.id))
            return
        seat = seat_of_hand(post.surface)
        posts = waiting if seat is not None else self._fitting(scene, waiting)
        notice = merged([decode(row.payload, Notice) for row in posts])
        shown = await self._store.message(post.match_id, post.surface)
        said = self._all_said(scene, post.surface, notice, shown)
        delivery = Delivery(scene, post.surface, seat, said, notice.ping, shown, post.nonce)
        try:
            done = await self._hand_over(posts, notice, delivery)
        except Later:
            await self._put_off(post)
        except Shut:
            await self._shut(post, posts, notice, delivery)
        except Gone:
            await self._gone(posts, delivery)
        else:
            await self._done(posts, delivery, done)

    async def _together(self, post: Outgoing) -> list[Outgoing]:
        """Return `post` and what waits behind it, unless `post` may have been sent already."""
        if post.attempted_at is not None:
            return [post]
        waiting = await self._store.posts(post.match_id, post.surface)
        return [row for row in waiting if row.attempted_at is None and row.id >= post.id]

    def _fitting(self, scene: Scene, posts: list[Outgoing]) -> list[Outgoing]:
        """Return as many of the posts as one message can tell, and at least one."""
        if len(posts) == 1:
            return posts
        told = [decode(row.payload, Notice).events for row in posts]
        room = self._courier.holds(scene, [event for events in told for event in events])
        lines = accumulate(len(events) for events in told)
        return posts[: max(1, sum(so_far <= room for so_far in lines))]

    def _all_said(
        self, scene: Scene, surface: str, notice: Notice, shown: Message | None
    ) -> Notice:
        """Return what the message will tell: an edited one keeps what it told before.

        Where it cannot hold both there is a new message, below. A hand speaks of its owner's
        latest move alone: what came before is on the board.
        """
        if notice.new or shown is None or shown.payload == CLOSED:
            return msgspec.structs.replace(notice, new=True)
        earlier = decode(shown.payload, Notice)
        if seat_of_hand(surface) is not None:
            return msgspec.structs.replace(notice, events=notice.events or earlier.events)
        both = notice.after(earlier)
        if notice.events and self._courier.holds(scene, both.events) < len(both.events):
            return msgspec.structs.replace(notice, new=True)
        return msgspec.structs.replace(both, new=False)

    async def _hand_over(
        self, posts: list[Outgoing], notice: Notice, delivery: Delivery
    ) -> Delivered:
        if not delivery.said.new:
            try:
                return await self._courier.edit(delivery)
            except Gone:
                pass
        since = posts[0].attempted_at
        if since is not None and self._now() - since > NONCE_HOLDS:
            found = await self._courier.find(delivery, since)
            if found is not None:
                return found
        await self._store.commit(self._about_to_send(posts, notice))
        return await self._courier.send(delivery)

    def _about_to_send(self, posts: list[Outgoing], notice: Notice) -> Changes:
        """Make one row of what becomes one message: after a crash it must say the same."""
        first, *rest = posts
        changes = Changes().attempted(first.id, self._now())
        if rest:
            changes.rewrite(first.id, encode(notice))
        for row in rest:
            changes.delivered(row.id)
        return changes

    async def _done(self, posts: list[Outgoing], delivery: Delivery, done: Delivered) -> None:
        earlier = delivery.shown
        same = earlier is not None and earlier.message_id == done.message_id
        message = Message(
            match_id=delivery.scene.match.id,
            surface=delivery.surface,
            channel_id=done.channel_id,
            message_id=done.message_id,
            posted_at=earlier.posted_at if same and earlier else self._now(),
            payload=encode(_standing(delivery.said, done)),
        )
        changes = _delivered(posts).message(message)
        if earlier is not None and not same:
            self._supersede(changes, earlier)
        await self._store.commit(changes)

    def _supersede(self, changes: Changes, earlier: Message) -> None:
        """Let a message that no longer stands for its surface be put away, some time."""
        if earlier.payload != CLOSED and (row := superseded(earlier, self._now())) is not None:
            changes.post(row)

    async def _put_away(self, post: Outgoing) -> None:
        """Take off an old message what is true no more, if that can be done without fuss."""
        try:
            scene = await self._scene_of(post.match_id, None)
            await self._courier.put_away(scene, decode(post.payload, Old))
        except Later:
            if post.attempts + 1 < TRIES:
                await self._put_off(post)
                return
        except (NoMatch, Gone, Shut):
            pass  # its buttons stay; whoever presses one is told what stands now
        except Exception:
            log.exception("an old message of match %s stays as it is", post.match_id)
        await self._store.commit(Changes().delivered(post.id))

    async def _put_off(self, post: Outgoing) -> None:
        wait = WAITS[min(post.attempts, len(WAITS) - 1)]
        await self._store.commit(Changes().retry(post.id, self._now() + wait))

    async def _shut(
        self, post: Outgoing, posts: list[Outgoing], notice: Notice, delivery: Delivery
    ) -> None:
        if delivery.seat is None:
            await self._channel_shut(post, delivery)
        else:
            await self._hand_shut(posts, notice, delivery)

    async def _hand_shut(self, posts: list[Outgoing], notice: Notice, delivery: Delivery) -> None:
        """Say once, in the channel, that a hand cannot be sent; its button stands there."""
        changes = _delivered(posts)
        match_id = delivery.scene.match.id
        assert delivery.seat is not None
        if delivery.shown is None or delivery.shown.payload != CLOSED:
            said = Notice((text("table-hand-closed", who=Player(delivery.seat)),))
            changes.post(outgoing(match_id, BOARD, said, self._now()))
            changes.message(Message(match_id, delivery.surface, 0, 0, self._now(), CLOSED))
            if delivery.shown is not None:
                self._supersede(changes, delivery.shown)
        if notice.new and delivery.seat in delivery.scene.asked & delivery.scene.responding:
            changes.post(self._call_for_answer(delivery, delivery.seat))
        await self._store.commit(changes)
        self._again = True

    def _call_for_answer(self, delivery: Delivery, seat: Seat) -> Outgoing:
        """Ask in the channel who can be asked nowhere else: it tells that they are asked."""
        user_id = delivery.scene.seats[seat].user_id
        ping = frozenset(() if user_id is None else (user_id,))
        said = Notice((text("table-asked", who=Player(seat)),), new=True, ping=ping)
        return outgoing(delivery.scene.match.id, BOARD, said, self._now())

    async def _channel_shut(self, post: Outgoing, delivery: Delivery) -> None:
        """Tell the players, the first time, that the channel is closed to us, and keep trying."""
        if post.attempts == 0 and delivery.surface == BOARD:
            changes = Changes()
            for row in delivery.scene.seats:
                if row.user_id is not None:
                    said = Notice((text("table-channel-shut"),), new=True)
                    changes.post(outgoing(row.match_id, hand(row.seat), said, self._now()))
            await self._store.commit(changes)
            self._again = True
        await self._put_off(post)

    async def _gone(self, posts: list[Outgoing], delivery: Delivery) -> None:
        """Drop what had a place that no longer exists; a lobby without a place is over."""
        log.warning("match %s: the place of %s is gone", delivery.scene.match.id, delivery.surface)
        changes = _delivered(posts).drop_message(delivery.scene.match.id, delivery.surface)
        if delivery.surface == LOBBY and delivery.scene.match.status is Status.LOBBY:
            changes.update_match(
                delivery.scene.match.id, status=Status.CANCELLED, ended_at=self._now()
            )
        await self._store.commit(changes)


def _standing(said: Notice, done: Delivered) -> Standing:
    return Standing(said.events, said.new, said.ping, done.pictures)


def _delivered(posts: list[Outgoing]) -> Changes:
    changes = Changes()
    for row in posts:
        changes.delivered(row.id)
    return changes
