"""Somebody else was first: the commit says so and nothing of it is written."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import astuple, replace

from store import (
    Changes,
    ChannelTaken,
    ChoicesChanged,
    Conflict,
    EntryTaken,
    Guild,
    InteractionRepeated,
    MatchChanged,
    Person,
    Rating,
    Snapshot,
    Status,
    Store,
    StoreError,
    StoreFailed,
)
from store import errors as store_errors
from tests.store.processes import Start
from tests.store.samples import (
    ALICE,
    a_match,
    a_message,
    a_post,
    a_seat,
    a_submit,
    an_entry,
    assert_whole,
)

MANY = 1_000
"""More posts than any match has that wait."""


@pytest.fixture
async def match_id(store: Store) -> int:
    match_id = await store.create_match(a_match(), [a_seat(0)])
    await store.commit(a_submit(match_id, 1))
    return match_id


async def refused(store: Store, changes: Changes, error: type[StoreError]) -> None:
    """Commit `changes` between two others; check that nothing of the three was written."""
    whole = Changes().message(a_message(1, "before"))
    whole.statements += changes.statements
    whole.message(a_message(1, "after"))
    with pytest.raises(error) as raised:
        await store.commit(whole)
    assert type(raised.value) is error
    assert [message.surface for message in await store.outbox.messages(1)] == ["board"]
    assert await assert_whole(store, 1) == 1


async def test_number_of_an_entry_is_taken(store: Store, match_id: int):
    entry = an_entry(match_id, 1, interaction_id=99)
    await refused(store, Changes().append(entry), EntryTaken)
    await store.commit(a_submit(match_id, 2))


async def test_only_what_was_acknowledged_is_counted(store: Store, match_id: int):
    before = store.commits
    await store.commit(a_submit(match_id, 2))
    await store.commit_delivered(Changes().setting("a", "b"))
    with pytest.raises(StoreError):
        await store.commit(a_submit(match_id, 2))
    await store.commit(Changes())
    assert store.commits - before == 2


async def test_interaction_is_applied_once(store: Store, match_id: int):
    first = an_entry(match_id, 1)
    await refused(store, Changes().append(replace(first, number=2)), InteractionRepeated)
    assert first.interaction_id is not None
    assert await store.log.entries(match_id) == (first,)
    assert await store.log.was_done(first.interaction_id)


async def test_interaction_that_stands_in_no_log_is_heard_once(store: Store, match_id: int):
    """Until it is forgotten; what else is to be written with it is not, either."""
    assert not await store.log.was_done(7)
    await store.commit(Changes().once(7, 100.0, below=0.0))
    assert await store.log.was_done(7)
    await refused(store, Changes().once(7, 200.0, below=100.0), InteractionRepeated)
    await store.commit(Changes().once(8, 200.0, below=101.0))
    assert not await store.log.was_done(7)


async def test_interaction_is_applied_once_in_all_matches(store: Store, match_id: int):
    other = await store.create_match(a_match(2))
    repeated = replace(an_entry(match_id, 1), match_id=other)
    await refused(store, Changes().append(repeated), InteractionRepeated)


async def test_repeated_interaction_is_told_before_a_taken_number(store: Store, match_id: int):
    """Trying again would help against the one, and never against the other."""
    await refused(store, Changes().append(an_entry(match_id, 1)), InteractionRepeated)


async def test_entries_without_an_interaction_are_many(store: Store, match_id: int):
    changes = Changes()
    for number in (2, 3):
        changes.append(an_entry(match_id, number, interaction_id=None))
    await store.commit(changes)
    assert await store.log.last_number(match_id) == 3


async def test_one_live_match_per_channel(store: Store, match_id: int):
    for status in (Status.LOBBY, Status.PLAYING):
        with pytest.raises(ChannelTaken):
            await store.create_match(a_match(status=status), [a_seat(0)])
    ended = await store.create_match(a_match(status=Status.ENDED))
    moved = await store.create_match(a_match(2))
    await refused(store, Changes().update_match(ended, status=Status.PLAYING), ChannelTaken)
    await refused(store, Changes().update_match(moved, channel_id=1), ChannelTaken)
    await store.commit(Changes().update_match(match_id, status=Status.ENDED))
    await store.create_match(a_match(status=Status.LOBBY))


async def test_lobbies_opened_at_once_in_one_channel(store: Store):
    opened = await asyncio.gather(
        *(store.create_match(a_match(status=Status.LOBBY)) for _ in range(20)),
        return_exceptions=True,
    )
    assert sum(isinstance(one, int) for one in opened) == 1
    assert sum(isinstance(one, ChannelTaken) for one in opened) == 19


async def test_expected_status(store: Store, match_id: int):
    await refused(store, Changes().expect(match_id, status=Status.LOBBY), MatchChanged)
    await refused(store, Changes().expect(999, status=Status.PLAYING), MatchChanged)
    await store.commit(Changes().expect(match_id, status=Status.PLAYING))


async def test_a_match_as_it_was_read(store: Store, match_id: int):
    match, seats = await store.match(match_id), await store.seats(match_id)
    assert match is not None
    await store.commit(Changes().unchanged(match, seats))
    for otherwise in (
        Changes().unchanged(replace(match, options=b"other"), seats),
        Changes().unchanged(replace(match, ended_at=1.0), seats),
        Changes().unchanged(match, (replace(seats[0], orders=b"other"), *seats[1:])),
        Changes().unchanged(match, (*seats, a_seat(match_id, len(seats)))),
        Changes().unchanged(match, seats[:-1]),
        Changes().unchanged(replace(match, id=999), ()),
    ):
        await refused(store, otherwise, MatchChanged)


CHOICES = (
    Person(ALICE, "en", b"{}"),
    Guild(5, None, b"{}"),
    Rating(5, "shazamm", ALICE, 25.0, 8.0, 1),
)
"""One of each kind of rows that are read, changed and written."""


def placed(row: Any, was: Any) -> Changes:
    """Return that a row stands in the place of another, or of none."""
    return getattr(Changes(), type(row).__name__.lower())(row, was)


@pytest.mark.parametrize("row", CHOICES, ids=lambda row: type(row).__name__)
async def test_what_is_read_and_changed_is_written_only_as_it_was_read(store: Store, row: Any):
    """Neither over what another has written since, nor where somebody was forgotten."""
    await store.create_match(a_match(), [a_seat(0)])
    await store.commit(a_submit(1, 1))
    error = MatchChanged if isinstance(row, Rating) else ChoicesChanged
    others = [
        replace(row, **{name: {str: "other", bytes: b"other"}.get(type(value), 99)})
        for name, value in zip(row.__struct_fields__, astuple(row), strict=True)
        if value is not None
    ]
    for other in others:
        await refused(store, placed(row, other), error)
    await store.commit(placed(row, None))
    await refused(store, placed(row, None), error)
    for other in others:
        await refused(store, placed(row, other), error)
    for changed in others[-1:]:
        await store.commit(placed(changed, row))
        await refused(store, placed(row, row), error)
        await store.commit(placed(row, changed))


@pytest.mark.parametrize("row", CHOICES, ids=lambda row: type(row).__name__)
async def test_of_many_who_read_the_same_one_writes(store: Store, row: Any):
    for was in (None, row):
        written = await asyncio.gather(
            *(
                store.commit(placed(row if was is None else _other(row, number), was))
                for number in range(10)
            ),
            return_exceptions=True,
        )
        assert written.count(None) == 1
        assert sum(isinstance(one, Conflict) for one in written) == 9


def _other(row: Any, number: int) -> Any:
    """Return a row like this one, with another last column for each number."""
    last = row.__struct_fields__[-1]
    return replace(row, **{last: str(number).encode() if last == "preferences" else 100 + number})


async def test_lobby_is_started_once(store: Store):
    """Two that saw the same lobby: one starts it."""
    match_id = await store.create_match(a_match(status=Status.LOBBY))

    async def begin() -> None:
        changes = Changes().expect(match_id, status=Status.LOBBY)
        await store.commit(changes.update_match(match_id, status=Status.PLAYING))

    begun = await asyncio.gather(*(begin() for _ in range(10)), return_exceptions=True)
    assert begun.count(None) == 1
    assert sum(isinstance(one, MatchChanged) for one in begun) == 9


async def test_match_that_is_gone(store: Store, match_id: int):
    await refused(store, Changes().update_match(999, locale="en"), MatchChanged)
    await refused(store, Changes().append(an_entry(999, 1)), MatchChanged)
    await refused(store, Changes().snapshot(Snapshot(999, 1, b"")), MatchChanged)
    await refused(store, Changes().post(a_post(999)), MatchChanged)


SAID_OTHERWISE: dict[str, Callable[[int, int], Changes]] = {
    "a message changes": lambda match_id, _: Changes().message(
        a_message(match_id, payload=b"changed")
    ),
    "a message comes": lambda match_id, _: Changes().message(a_message(match_id, "chronicle", 78)),
    "a message has another surface": lambda match_id, _: (
        Changes().message(a_message(match_id, "chronicle")).drop_message(match_id, "board")
    ),
    "a post changes": lambda _, post_id: Changes().rewrite(post_id, b"changed"),
    "a post comes": lambda match_id, _: Changes().post(a_post(match_id, nonce="another")),
    "a request comes": lambda _, post_id: Changes().attempted(post_id, 1.0, b"asked"),
}
"""What may be said of a match between its reading and a commit, by its id and its post's."""


@pytest.mark.parametrize("happens", SAID_OTHERWISE)
async def test_what_is_said_of_a_match_is_as_it_was_read(store: Store, match_id: int, happens: str):
    others = await store.create_match(a_match(2), [a_seat(0)])
    await store.commit(Changes().message(a_message(match_id)))
    (post,) = await store.outbox.posts(match_id, "board")
    as_read = Changes().traces_as_read(match_id, await store.kept.traces_in_match(match_id))
    await store.commit(Changes().message(a_message(others)).post(a_post(others, nonce="others")))
    await store.commit(as_read)
    await store.commit(SAID_OTHERWISE[happens](match_id, post.id))
    with pytest.raises(MatchChanged):
        await store.commit(as_read)
    again = await store.kept.traces_in_match(match_id)
    await store.commit(Changes().traces_as_read(match_id, again))
    await store.commit(Changes().delivered(post.id).traces_as_read(match_id, again))


async def test_however_much_is_said_of_a_match_it_is_as_it_was_read(store: Store, match_id: int):
    more = Changes()
    for number in range(MANY):
        more.post(a_post(match_id, nonce=f"more-{number}"))
    await store.commit(more)
    read = await store.kept.traces_in_match(match_id)
    assert len(read) > MANY
    await store.commit(Changes().traces_as_read(match_id, read))
    with pytest.raises(MatchChanged):
        await store.commit(Changes().traces_as_read(match_id, read[:-1]))


async def test_what_makes_no_sense_is_refused(store: Store, match_id: int):
    """Bugs of the caller; the database's own checks catch them."""
    await refused(store, Changes().post(a_post(match_id, nonce="1-1")), StoreFailed)
    await refused(store, Changes().post(a_post(match_id, nonce="x" * 26)), StoreFailed)
    await refused(store, Changes().seat(a_seat(match_id, -1)), StoreFailed)
    await refused(store, Changes().seat(a_seat(match_id, 1, None, level=None)), StoreFailed)
    await refused(store, Changes().append(an_entry(match_id, 0)), StoreFailed)
    not_a_time = (
        Changes().attempted(1, float("nan"), b"this").post(a_post(1, "x", due_at=float("nan")))
    )
    await refused(store, not_a_time, StoreFailed)


async def test_what_cannot_even_be_bound_leaves_the_connection_free(store: Store, match_id: int):
    for bad in (an_entry(match_id, 2, ply=2**70), an_entry(match_id, 2, kind="\ud800")):
        with pytest.raises((OverflowError, UnicodeEncodeError, StoreFailed)):
            await store.commit(Changes().message(a_message(match_id, "before")).append(bad))
        assert await assert_whole(store, match_id) == 1
    await store.commit(a_submit(match_id, 2))


async def test_error_while_building_rolls_the_new_match_back(store: Store):
    def fail(match_id: int) -> Changes:
        raise LookupError(match_id)

    with pytest.raises(LookupError):
        await store.create_match(a_match(), [a_seat(0)], fail)
    assert await store.matches.in_channel(1) is None
    await store.create_match(a_match())


async def test_two_processes_never_double_an_entry(database: str, store: Store, start: Start):
    match_id = await store.create_match(a_match())
    others = [start("append", database, match_id, actor, 150) for actor in (1, 2)]
    for other in others:
        assert other.hear() == "ready"
    for other in others:
        other.tell()
    lost = [int(other.hear()) for other in others]
    for other in others:
        other.end()
    entries = await store.log.entries(match_id)
    assert [entry.number for entry in entries] == list(range(1, 301))
    assert sorted(entry.actor_id or 0 for entry in entries) == [1] * 150 + [2] * 150
    assert sum(lost) > 0, "they never met"


def test_error_tree_is_the_documented_one():
    """Every error is in the picture, under the one it derives from."""
    picture = store_errors.__doc__ or ""
    lines = [line for line in picture.splitlines() if "──" in line]
    told: dict[str, str] = {}
    above = ""
    for line in lines:
        name = line.split("── ")[1].split()[0]
        if line.index("──") < 8:
            told[name], above = "StoreError", name
        else:
            told[name] = above
    made = {
        kind.__name__: kind.__bases__[0].__name__
        for kind in vars(store_errors).values()
        if isinstance(kind, type) and issubclass(kind, StoreError) and kind is not StoreError
    }
    assert told == made
    assert issubclass(EntryTaken, Conflict)
