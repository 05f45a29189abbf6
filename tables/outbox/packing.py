"""What waits together for a surface becomes a parcel: one message, and what is asked for it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from engines.core import decode, encode
from store import Changes, Due, Outgoing, Store
from tables.absences import Absences
from tables.errors import NoMatch
from tables.match.retold import retold
from tables.match.scene import Scene
from tables.match.tenures import Tenure
from tables.notice import (
    BOARD,
    CHRONICLE,
    Notice,
    merged,
    outgoing,
    question_on,
    reader,
    seat_of_asked,
    seat_of_hand,
    seat_of_offered,
    still_asks,
)
from tables.offers import offered_to
from tables.outbox import chronicle
from tables.outbox.boards import each_turn, keeps_one_board, on_one_board, rests_until
from tables.outbox.loudness import Loudness, Wished
from tables.outbox.patience import commit
from tables.outbox.request import Request, fitting, planned
from tables.outbox.transport import Delivery, Transport
from tables.people import People
from tables.questions import Questions

LEASE = 90.0
"""Seconds a process has for one delivery before another may take it over."""
PATIENCE = 20.0
"""Seconds that one request may take at first; slow lines get more."""
IMPATIENT = 3
"""How many attempts are given no more time than the first."""

SceneOf = Callable[[Due, int | None], Awaitable[Scene]]
"""Returns what a seat sees, or everybody, of a match of which something is due."""


class Parcel(Struct, frozen=True):
    """Posts that become one message, what they say together, and what is asked for them.

    `loudness` says whom that calls, and whose call waits. `number` is the last entry of the log
    before the posts, and the message that stands, were read, or `retold`: their names are those of
    the people who played until then.
    """

    posts: list[Outgoing]
    notice: Notice
    request: Request
    delivery: Delivery
    loudness: Loudness
    number: int
    retold: bool = False

    @property
    def first(self) -> Outgoing:
        """The post that stands for all of them once the request is written down."""
        return self.posts[0]

    @property
    def only_renews(self) -> bool:
        """Whether a question is to be shown as it stands, of which there is nothing new to say."""
        news = self.notice.new or self.notice.events
        return question_on(self.delivery.surface) is not None and not news

    def named(self, over: Sequence[Tenure]) -> Parcel:
        """Return this parcel with the names of those whose tenures are over since it was read."""
        said = decode(retold(encode(self.delivery.said), over), Notice)
        shown = self.delivery.shown
        if shown is not None:
            shown = replace(shown, payload=retold(shown.payload, over))
        delivery = replace(self.delivery, said=said, shown=shown)
        number = max(one.until for one in over)
        return replace(self, delivery=delivery, number=number, retold=True)

    def asking(self, request: Request) -> Parcel:
        """Return this parcel with another request."""
        nonce = request.marked(self.first.nonce)
        delivery = replace(self.delivery, said=request.said, nonce=nonce)
        return replace(self, request=request, delivery=delivery)


class Packing:
    """Packs posts that `owner` has claimed."""

    def __init__(
        self,
        store: Store,
        transport: Transport,
        scene_of: SceneOf,
        now: Callable[[], float],
        owner: str,
        people: People,
        absences: Absences,
        questions: Questions,
    ) -> None:
        self._wished = Wished(store, people, absences)
        self._questions = questions
        self._store = store
        self._transport = transport
        self._scene_of = scene_of
        self._now = now
        self._owner = owner

    async def parcel(self, post: Outgoing) -> Parcel | None:
        """Return what is to be delivered with a post; None if its match, or it itself, is gone.

        The posts are read before the scene: no message may tell what its picture lacks.
        """
        seat = reader(post.surface)
        due = await self._store.due(post.match_id, post.surface, seat)
        if post.surface == CHRONICLE:
            due = await self._in_its_thread(post, due)
            if not chronicle.is_kept(due.shown):
                return None
        as_due = [row for row in due.posts if row.id == post.id]
        if not as_due:  # taken out since it was claimed: whoever was to read it is forgotten
            return None
        (post,) = as_due  # it may tell other names by now than when it was claimed
        waiting = _together(post, due)
        if await self._offers_in_vain(post):
            return None
        try:
            scene = await self._scene_of(due, seat)
        except NoMatch:
            return None
        await self._renew_lapsed(post, due, scene)

        holds = partial(self._transport.holds, scene)
        posts = waiting if seat is not None else fitting(holds, waiting)
        notice = await self._told(post, posts, scene, due)
        request = self._planned(post, notice, scene, due)
        asks = await self._questions.standing(scene.match, post.surface, request.said.events)
        asked = seat_of_asked(post.surface)
        opened = asks is not None and asks.asks(asked, scene.seats)
        if not opened and _needs_nothing(post, notice, due):
            return None
        if question_on(post.surface) is None or opened:
            loudness = await self._loudness(posts[-1], notice, scene, due)
        else:  # there is nothing to press
            loudness = Loudness(silent=True)
        patience = min(PATIENCE * (1 + post.attempts // IMPATIENT), LEASE - PATIENCE / 2)
        delivery = Delivery(
            scene,
            post.surface,
            seat,
            request.said,
            loudness.ping,
            due.shown,
            request.marked(post.nonce),
            patience,
            loudness.silent,
            asks,
            opened,
        )
        assert due.sight is not None
        return Parcel(posts, notice, request, delivery, loudness, due.sight.number)

    async def _loudness(self, last: Outgoing, notice: Notice, scene: Scene, due: Due) -> Loudness:
        """Return how a message calls: a board leaves out whom one that waits behind it calls."""
        loudness = await self._wished.loudness(scene, last.surface, notice, self._now())
        if last.surface == BOARD:
            called = loudness.ping - _called_behind(last, due, scene)
            return replace(loudness, ping=called)
        return loudness

    async def _offers_in_vain(self, post: Outgoing) -> bool:
        """Tell whether a post offers a seat in private to whom it is not offered any more."""
        seat = seat_of_offered(post.surface)
        if seat is None:
            return False
        to = await offered_to(self._store, post.match_id, seat)
        return to not in decode(post.payload, Notice).ping

    async def _renew_lapsed(self, post: Outgoing, due: Due, scene: Scene) -> None:
        """Let messages lose their button that ask no more, by what is told here or before it."""
        others = [message for message in due.asking if message.surface != post.surface]
        lapsed = await self._questions.lapsed(scene.match, others)
        if lapsed:
            changes = Changes()
            for surface in lapsed:
                changes.post(outgoing(post.match_id, surface, Notice(), self._now()))
            await commit(self._store, changes)

    async def _told(
        self, post: Outgoing, posts: Sequence[Outgoing], scene: Scene, due: Due
    ) -> Notice:
        """Return what some posts say together, as their surface is to tell it."""
        notice = merged([decode(row.payload, Notice) for row in posts])
        if post.surface == BOARD:
            return await self._placed(notice, scene, due)
        if post.surface == CHRONICLE:
            return chronicle.in_turns(notice, due.shown)
        if reader(post.surface) is not None:
            return await self._wished.hand(scene, notice)
        return notice

    def _planned(self, post: Outgoing, notice: Notice, scene: Scene, due: Due) -> Request:
        """Return what is asked for a notice: what was written down, if anything was."""
        if post.request is not None:
            return decode(post.request, Request)
        rolls = post.surface == BOARD and keeps_one_board(scene.match)
        holds = partial(self._transport.holds, scene)
        lasts = partial(self._transport.lasts, scene) if rolls else None
        return planned(holds, post.surface, notice, due.shown, lasts)

    async def _in_its_thread(self, post: Outgoing, due: Due) -> Due:
        """Return what is due of a chronicle, with the place that it has from now on."""
        if due.shown is not None:
            return due
        place = await chronicle.place(self._store, post.match_id, self._now())
        changes = Changes().held(post.id, self._owner).message(place)
        await commit(self._store, changes)
        return replace(due, shown=place)

    async def _placed(self, notice: Notice, scene: Scene, due: Due) -> Notice:
        """Return the news of a board, to be told by a message of its own or by an edit."""
        if not keeps_one_board(scene.match):
            return each_turn(notice)
        if due.shown is None:
            return notice
        unreached = [
            scene.seats[seat].reaches
            for surface in due.unreached
            if (seat := seat_of_hand(surface)) is not None
        ]
        rests = self._now() < rests_until(due.shown)
        below = 0 if rests else await self._transport.below(due.shown)
        return on_one_board(notice, below, unreached)


def _needs_nothing(post: Outgoing, notice: Notice, due: Due) -> bool:
    """Tell whether a question that has no button need not be shown, or shown anew.

    Nobody is told in private what is asked no more before they have read it.
    """
    if question_on(post.surface) is None or post.attempted_at is not None:
        return False
    if due.shown is None:
        return seat_of_asked(post.surface) is not None or not (notice.new or notice.events)
    return not (notice.new or notice.events or still_asks(due.shown))


def _called_behind(last: Outgoing, due: Due, scene: Scene) -> frozenset[int]:
    """Return whom a board of its own calls that waits behind: what stands before need not."""
    told = [decode(row.payload, Notice) for row in due.posts if row.id > last.id]
    if not keeps_one_board(scene.match):
        told = [each_turn(notice) for notice in told]
    return frozenset[int]().union(*(notice.ping for notice in told if notice.new))


def _together(post: Outgoing, due: Due) -> list[Outgoing]:
    """Return `post` and what waits behind it, unless `post` may have been sent already."""
    if post.attempted_at is not None:
        return [post]
    return [row for row in due.posts if row.attempted_at is None and row.id >= post.id]
