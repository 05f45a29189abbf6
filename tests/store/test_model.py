"""Whatever is committed in whatever order, the tables hold what plain dicts would hold."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeAlias

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from store import (
    Changes,
    Deadline,
    Entry,
    EntryTaken,
    InteractionRepeated,
    Match,
    MatchChanged,
    Message,
    Outgoing,
    PostTaken,
    Seat,
    Snapshot,
    Status,
    Store,
    StoreError,
)
from tests.postgres import Server
from tests.store.samples import (
    a_deadline,
    a_match,
    a_message,
    a_post,
    a_seat,
    an_entry,
    delete_match,
)


class Model:
    """What `Changes` and `Outbox.claim` mean, for one match, in dicts. Nonces are not checked."""

    def __init__(self, match: Match, last_post: int) -> None:
        self.match = match
        self.last_post = last_post
        self.entries: dict[int, Entry] = {}
        self.snapshots: dict[int, Snapshot] = {}
        self.seats: dict[int, Seat] = {}
        self.deadlines: dict[tuple[str, int], Deadline] = {}
        self.messages: dict[str, Message] = {}
        self.posts: dict[int, Outgoing] = {}

    def expect(self, match_id: int, *, status: Status) -> None:
        if self.match.status is not status:
            raise MatchChanged

    def update_match(self, match_id: int, **columns: Any) -> None:
        self.match = replace(self.match, **columns)

    def append(self, entry: Entry) -> None:
        interactions = {one.interaction_id for one in self.entries.values()} - {None}
        if entry.interaction_id in interactions:
            raise InteractionRepeated
        if entry.number in self.entries:
            raise EntryTaken
        self.entries[entry.number] = entry

    def snapshot(self, snapshot: Snapshot) -> None:
        self.snapshots[snapshot.ply] = snapshot

    def forget_snapshots(
        self, match_id: int, *, below: int | None = None, above: int | None = None
    ) -> None:
        for ply in list(self.snapshots):
            if (below is not None and ply < below) or (above is not None and ply > above):
                del self.snapshots[ply]

    def seat(self, seat: Seat) -> None:
        self.seats[seat.seat] = seat

    def drop_seat(self, match_id: int, seat: int) -> None:
        self.seats.pop(seat, None)

    def deadline(self, deadline: Deadline) -> None:
        self.deadlines[deadline.kind, deadline.seat] = deadline

    def drop_deadlines(
        self, match_id: int, kind: str | None = None, seat: int | None = None
    ) -> None:
        for key in list(self.deadlines):
            if kind in (None, key[0]) and seat in (None, key[1]):
                del self.deadlines[key]

    def move_deadlines(self, match_id: int, since: float, until: float, *, but: Any) -> None:
        for key, row in self.deadlines.items():
            if row.kind.rstrip("0123456789") not in but:
                self.deadlines[key] = replace(row, due_at=row.due_at + self.ran(row, since, until))

    def move_clocks(
        self, match_id: int, since: float, until: float, kinds: Any, *, back: bool
    ) -> None:
        for key, row in self.deadlines.items():
            if row.kind in kinds:
                ran = self.ran(row, since, until)
                self.deadlines[key] = replace(row, due_at=row.due_at + (-ran if back else ran))

    def ran(self, row: Deadline, since: float, until: float) -> float:
        """Return for how many seconds of a span the time of a deadline would have run."""
        begins = max(since, row.begins, self.match.rests_until or 0.0)
        paused = self.match.paused_at
        return max(0.0, (until if paused is None else min(until, paused)) - begins)

    def message(self, message: Message) -> None:
        self.messages[message.surface] = message

    def drop_message(self, match_id: int, surface: str) -> None:
        self.messages.pop(surface, None)

    def post(self, outgoing: Outgoing, *, waking: bool = True) -> None:
        if waking:
            self.hurry_posts(outgoing.match_id, outgoing.due_at)
        self.last_post += 1
        self.posts[self.last_post] = replace(outgoing, id=self.last_post)

    def held(self, post_id: int, owner: str) -> None:
        post = self.posts.get(post_id)
        if post is None or post.lease_owner != owner:
            raise PostTaken

    def hurry_post(self, post_id: int, at: float) -> None:
        if post := self.posts.get(post_id):
            self.posts[post_id] = replace(post, due_at=min(post.due_at, at))

    def hurry_posts(self, match_id: int, at: float) -> None:
        for key, post in self.posts.items():
            self.posts[key] = replace(post, due_at=min(post.due_at, at))

    def drop_posts(self, match_id: int, surface: str) -> None:
        self.posts = {n: post for n, post in self.posts.items() if post.surface != surface}

    def delivered(self, post_id: int) -> None:
        self.posts.pop(post_id, None)

    def attempted(self, post_id: int, at: float, request: bytes) -> None:
        if post := self.posts.get(post_id):
            self.posts[post_id] = replace(post, attempted_at=at, request=request)

    def rewrite(self, post_id: int, payload: bytes) -> None:
        if post := self.posts.get(post_id):
            self.posts[post_id] = replace(post, payload=payload)

    def retry(self, post_id: int, due_at: float) -> None:
        if post := self.posts.get(post_id):
            tried = post.attempts + 1
            free = replace(post, due_at=due_at, attempts=tried, lease_owner=None, lease_until=None)
            self.posts[post_id] = free

    def heads(self) -> list[tuple[float, int]]:
        """Return from when the oldest post of each surface may be claimed, the first first."""
        heads = {post.surface: post for post in reversed(self.posts.values())}
        return sorted(
            (max(post.due_at, post.lease_until or 0.0), post.id) for post in heads.values()
        )

    def claim_posts(self, owner: str, now: float, lease: float, limit: int) -> tuple[Outgoing, ...]:
        due = sorted([post_id for at, post_id in self.heads() if at <= now][:limit])
        for post_id in due:
            leased = replace(self.posts[post_id], lease_owner=owner, lease_until=now + lease)
            self.posts[post_id] = leased
        return tuple(self.posts[post_id] for post_id in due)


Unit: TypeAlias = Changes | Model
Change: TypeAlias = Callable[[Any, int, int], object]
"""Does one thing to a unit of work; given the match's id and the id before its first post."""

small = st.integers(1, 6)
plies = st.integers(0, 6)
surfaces = st.sampled_from(["board", "hand-0"])
kinds = st.sampled_from(["turn", "response", "free-", "free-1", "free-12"])
seats = st.integers(0, 2)
times = st.integers(0, 9).map(float)


def _append(unit: Unit, match_id: int, _: int, number: int, interaction: int | None) -> object:
    unique = None if interaction is None else match_id * 100 + interaction
    return unit.append(an_entry(match_id, number, interaction_id=unique))


def _post(
    unit: Unit, match_id: int, _: int, surface: str, due_at: float, nonce: str, waking: bool
) -> object:
    row = a_post(match_id, surface, f"{match_id}-{nonce}", due_at=due_at)
    return unit.post(row, waking=waking)


def _change(name: str, **arguments: st.SearchStrategy[Any]) -> st.SearchStrategy[Change]:
    """Draw a call of a method whose first argument is the match's id."""

    def call(drawn: dict[str, Any], unit: Unit, match_id: int, _: int) -> object:
        return getattr(unit, name)(match_id, **drawn)

    return st.fixed_dictionaries(arguments).map(lambda drawn: partial(call, drawn))


def _row(name: str, row: Callable[..., Any], *arguments: Any) -> st.SearchStrategy[Change]:
    """Draw a call of a method that takes a row."""

    def call(drawn: tuple[Any, ...], unit: Unit, match_id: int, _: int) -> object:
        return getattr(unit, name)(row(match_id, *drawn))

    return st.tuples(*arguments).map(lambda drawn: partial(call, drawn))


def _about(name: str, *arguments: st.SearchStrategy[Any]) -> st.SearchStrategy[Change]:
    """Draw a call of a method about one of the match's posts."""

    def call(drawn: tuple[Any, ...], unit: Unit, _: int, last_post: int) -> object:
        return getattr(unit, name)(last_post + drawn[0], *drawn[1:])

    return st.tuples(small, *arguments).map(lambda drawn: partial(call, drawn))


changes = st.one_of(
    st.builds(partial, st.just(_append), number=small, interaction=st.none() | small),
    st.builds(
        partial,
        st.just(_post),
        surface=surfaces,
        due_at=times,
        nonce=st.uuids().map(lambda uuid: uuid.hex[:12]),
        waking=st.booleans(),
    ),
    _row("snapshot", Snapshot, plies, st.binary(max_size=3)),
    _change("forget_snapshots", below=st.none() | plies, above=st.none() | plies),
    _row("seat", a_seat, seats, st.none() | small),
    _change("drop_seat", seat=seats),
    _row("deadline", a_deadline, kinds, seats, times),
    _change("drop_deadlines", kind=st.none() | kinds, seat=st.none() | seats),
    _change("move_deadlines", since=times, until=times, but=st.tuples(*[kinds] * 7)),
    _change(
        "move_clocks", since=times, until=times, kinds=st.tuples(kinds, kinds), back=st.booleans()
    ),
    _row("message", a_message, surfaces, small),
    _change("drop_message", surface=surfaces),
    _change("drop_posts", surface=surfaces),
    _change("hurry_posts", at=times),
    _about("delivered"),
    _about("attempted", times, st.binary(max_size=3)),
    _about("held", st.sampled_from(["me", "you"])),
    _about("hurry_post", times),
    _about("rewrite", st.binary(max_size=3)),
    _about("retry", times),
    _change("update_match", status=st.sampled_from(Status), outcome=st.none() | st.binary()),
    _change("update_match", paused_at=st.none() | times, retry_at=st.none() | times),
    _change("update_match", rests_until=st.none() | times),
    _change("expect", status=st.sampled_from(Status)),
)
claims = st.tuples(st.sampled_from(["me", "you"]), times, times, st.integers(1, 3))
steps = st.lists(st.lists(changes, min_size=1, max_size=6) | claims, max_size=12)


async def commit(store: Store, model: Model, wanted: list[Change], first: int) -> Model:
    """Do the same to both; return the model, as it was if both refused for the same reason."""
    after, unit, expected = copy.deepcopy(model), Changes(), None
    for change in wanted:
        change(unit, model.match.id, first)
    try:
        for change in wanted:
            change(after, model.match.id, first)
    except StoreError as error:
        expected = type(error)
    if expected is None:
        await store.commit(unit)
        return after
    with pytest.raises(expected):
        await store.commit(unit)
    model.last_post = await _last_post(store, model.match.id)
    return model


async def compare(store: Store, model: Model) -> None:
    match_id = model.match.id
    standing = await store.standing(match_id)
    assert standing is not None and standing.match == model.match
    assert list(standing.seats) == [model.seats[key] for key in sorted(model.seats)]
    assert standing.number == max(model.entries, default=0)
    newest = max(model.snapshots, default=None)
    assert standing.snapshot == (None if newest is None else model.snapshots[newest])
    for ply in range(7):
        assert await store.log.snapshot(match_id, ply) == model.snapshots.get(ply)
    entries = await store.log.entries(match_id)
    assert list(entries) == [model.entries[key] for key in sorted(model.entries)]
    deadlines = [model.deadlines[key] for key in sorted(model.deadlines)]
    assert list(await store.deadlines.of_match(match_id)) == deadlines
    going = [] if model.match.paused else [deadline.due_at for deadline in deadlines]
    assert await store.deadlines.next_at() == min(going, default=None)
    assert len(await store.deadlines.due(1e9, 99)) == len(going)
    assert list(await store.matches.paused()) == ([model.match] if model.match.paused else [])
    played = model.match.status is Status.PLAYING and not model.match.paused
    turns = {deadline.seat for deadline in deadlines if deadline.kind == "turn"}
    running = [
        (row.number, {seat for seat in range(-1, 9) if row.has(seat)})
        for row in await store.matches.running("turn")
    ]
    assert running == ([(standing.number, turns)] if played else [])
    messages = await store.outbox.messages(match_id)
    assert list(messages) == [model.messages[key] for key in sorted(model.messages)]
    for surface in ("board", "hand-0"):
        waiting = [post for post in model.posts.values() if post.surface == surface]
        assert list(await store.outbox.posts(match_id, surface)) == waiting
    assert await store.outbox.next_at() == min((at for at, _ in model.heads()), default=None)


async def live(store: Store, wanted: list[Any]) -> None:
    """Lead one match through `wanted` and compare after each step."""
    match_id = await store.create_match(a_match())
    last_post = await _last_post(store, match_id)
    model = Model(a_match(id=match_id), last_post)
    try:
        for step in wanted:
            if isinstance(step, tuple):
                claimed = await store.outbox.claim(*step)
                assert claimed.posts == model.claim_posts(*step)
                assert claimed.next_at == claimed.idle_at == await store.outbox.next_at()
            else:
                model = await commit(store, model, step, last_post)
            await compare(store, model)
    finally:
        await delete_match(store, match_id)


async def _last_post(store: Store, match_id: int) -> int:
    """Return the id before that of the next post: one is written, and taken back again.

    A server may leave ids out, as those of a commit that was refused.
    """
    post = a_post(match_id, "elsewhere", nonce=f"{match_id}-last")
    await store.commit(Changes().post(post, waking=False))
    (written,) = await store.outbox.posts(match_id, "elsewhere")
    await store.commit(Changes().delivered(written.id))
    return written.id


@pytest.fixture(scope="module")
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@contextmanager
def opened(runner: asyncio.Runner, database: str) -> Iterator[Store]:
    store = runner.run(Store.open(database))
    yield store
    runner.run(store.close())


@pytest.fixture(scope="module", params=["file", "server"])
def lasting(
    request: pytest.FixtureRequest,
    runner: asyncio.Runner,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Store]:
    """One store for all examples."""
    if request.param == "file":
        with opened(runner, str(tmp_path_factory.mktemp("model") / "broadside.db")) as store:
            yield store
        return
    server: Server = request.getfixturevalue("server")
    with server.database(server.template()) as address, opened(runner, address) as store:
        yield store


@given(wanted=steps)
@settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.differing_executors])
def test_tables_hold_what_dicts_would(wanted: list[Any], runner: asyncio.Runner, lasting: Store):
    runner.run(live(lasting, wanted))
