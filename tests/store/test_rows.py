"""What is written is read again, exactly; everything else is not found."""

from __future__ import annotations

from typing import Any, cast

import pytest
from msgspec.structs import astuple, replace

from store import (
    Changes,
    Deadline,
    DeadlineTaken,
    Draft,
    DraftChanged,
    Guild,
    MatchColumns,
    Noted,
    Person,
    Rating,
    Snapshot,
    Standing,
    Status,
    Store,
    StoreClosed,
)
from tests.store.samples import (
    ALICE,
    BOB,
    a_deadline,
    a_match,
    a_message,
    a_post,
    a_seat,
    a_submit,
    an_entry,
    delete_match,
)


async def test_new_match_with_seats_and_what_belongs_to_it(store: Store):
    match_id = await store.create_match(
        a_match(status=Status.LOBBY, guild_id=None, started_at=None),
        [a_seat(0), a_seat(0, 1, None, name="Computer")],
        lambda match_id: Changes().post(a_post(match_id)).append(an_entry(match_id, 1)),
    )
    match = await store.match(match_id)
    assert match == a_match(id=match_id, status=Status.LOBBY, guild_id=None, started_at=None)
    assert match is not None and match.status is Status.LOBBY
    assert await store.seats(match_id) == (
        a_seat(match_id),
        a_seat(match_id, 1, None, name="Computer"),
    )
    assert await store.roster(match_id) == (match, await store.seats(match_id))
    assert await store.roster(match_id + 1) is None
    assert await store.log.entries(match_id) == (an_entry(match_id, 1),)
    (post,) = await store.outbox.posts(match_id, "board")
    assert post == a_post(match_id, id=post.id) and post.id > 0


async def test_every_column_keeps_its_value(store: Store):
    """Texts with any character, bytes of any value, the largest ids Discord may give."""
    every_byte, large = bytes(range(256)), 2**63 - 1
    match = a_match(large, guild_id=large, host_id=large, config=every_byte, seed="\x01ñ🎲'\"")
    match = replace(match, outcome=every_byte, ended_at=0.1 + 0.2, status=Status.CANCELLED)
    match_id = await store.create_match(match)
    entry = an_entry(match_id, large, seat=None, actor_id=None, interaction_id=large, at=1e10 / 3)
    seat = a_seat(match_id, 5, large, level="easy", resigned_at=1.25, orders=every_byte)
    await store.commit(Changes().append(entry).seat(seat))
    assert await store.match(match_id) == replace(match, id=match_id)
    assert await store.log.entries(match_id) == (entry,)
    assert await store.seats(match_id) == (seat,)


async def test_people_guilds_and_ratings(store: Store):
    person, guild = Person(ALICE, "es-ES", b"{}"), Guild(5, None, b"{}")
    rating = Rating(5, "shazamm", ALICE, 25.0, 8.333, 0)
    await store.commit(Changes().person(person).guild(guild).rating(rating))
    assert await store.people.person(ALICE) == person
    assert await store.people.guild(5) == guild
    assert await store.people.rating(5, "shazamm", ALICE) == rating
    changes = Changes().person(replace(person, locale=None), person)
    await store.commit(changes.guild(replace(guild, locale="en"), guild))
    assert await store.people.person(ALICE) == Person(ALICE, None, b"{}")
    assert await store.people.guild(5) == Guild(5, "en", b"{}")


async def test_settings_of_the_program(store: Store):
    assert await store.setting("commands") is None
    await store.commit(Changes().setting("commands", "a hash").setting("other", ""))
    await store.commit(Changes().setting("commands", "another"))
    assert await store.setting("commands") == "another"
    assert await store.setting("other") == ""


async def test_ladder_is_by_mu_less_three_sigma(store: Store):
    ratings = [
        Rating(5, "shazamm", n, mu, sigma, 1)
        for n, mu, sigma in [(1, 25.0, 8.0), (2, 24.0, 2.0), (3, 30.0, 8.0), (4, 24.0, 2.0)]
    ]
    others = Rating(5, "magblast", 9, 99.0, 1.0, 1), Rating(6, "shazamm", 8, 99.0, 1.0, 1)
    changes = Changes()
    for rating in (*others, *ratings):
        changes.rating(rating)
    await store.commit(changes)
    assert [rating.user_id for rating in await store.people.ratings(5, "shazamm", 3)] == [2, 4, 3]


async def test_who_is_unranked_stands_on_no_ladder_until_ranked_again(store: Store):
    changes = Changes()
    for server, user_id in [(5, 1), (5, 2), (6, 1)]:
        changes.rating(Rating(server, "shazamm", user_id, 25.0, 8.0, 1))
    await store.commit(changes.ranked(1, ranked=False).ranked(1, ranked=False))
    assert await store.people.is_unranked(1) and not await store.people.is_unranked(2)
    assert [rating.user_id for rating in await store.people.ratings(5, "shazamm", 9)] == [2]
    assert await store.people.ratings(6, "shazamm", 9) == ()
    assert await store.people.rating(5, "shazamm", 1) is not None
    await store.commit(Changes().ranked(1, ranked=True))
    assert [rating.user_id for rating in await store.people.ratings(5, "shazamm", 9)] == [1, 2]


async def test_nothing_is_found_where_nothing_is(store: Store):
    assert await store.match(1) is None
    assert await store.matches.in_channel(1) is None
    assert await store.matches.last_in(1) is None
    assert (
        await store.seats(1) == await store.log.entries(1) == await store.outbox.messages(1) == ()
    )
    assert await store.log.last_number(1) == 0
    assert not await store.log.was_done(1)
    assert await store.log.snapshot(1) is await store.log.snapshot(1, 1) is None
    assert await store.standing(1) is None
    assert await store.deadlines.of_match(1) == await store.deadlines.due(9.0, 9) == ()
    assert await store.deadlines.next_at() is await store.outbox.next_at() is None
    assert await store.matches.of_person(1) == await store.people.ratings(5, "go", 9) == ()
    assert await store.matches.paused() == await store.matches.running("turn") == ()
    assert await store.outbox.message(1, "board") is None
    assert (
        await store.people.person(1)
        is await store.people.guild(1)
        is await store.people.rating(5, "go", 1)
        is None
    )
    assert (
        (await store.outbox.claim("me", 1.0, 1.0, 1)).posts
        == await store.outbox.posts(1, "board")
        == ()
    )


async def test_match_of_a_channel(store: Store):
    ended = await store.create_match(a_match(1, status=Status.ENDED))
    assert await store.matches.in_channel(1) is None
    live = await store.create_match(a_match(1, status=Status.PLAYING))
    await store.create_match(a_match(2, status=Status.PLAYING))
    assert ended < live
    for match in (await store.matches.in_channel(1), await store.matches.last_in(1)):
        assert match is not None and match.id == live
    await store.commit(Changes().update_match(live, status=Status.CANCELLED))
    assert await store.matches.in_channel(1) is None
    last = await store.matches.last_in(1)
    assert last is not None and last.id == live


async def test_a_lobby_is_no_match_that_has_begun(store: Store):
    await store.create_match(a_match(1, status=Status.LOBBY, started_at=None))
    assert await store.matches.in_channel(1) is not None
    assert await store.matches.last_in(1) is None


async def test_matches_of_a_person(store: Store):
    """Lobby or playing, where the person sits and has not resigned."""

    async def create(channel_id: int, status: Status, **seat: float) -> int:
        seats = [a_seat(0, 0, BOB), a_seat(0, 1, ALICE, **seat)]
        return await store.create_match(a_match(channel_id, status=status), seats)

    expected = [await create(1, Status.LOBBY), await create(2, Status.PLAYING)]
    await create(3, Status.ENDED)
    await create(4, Status.CANCELLED)
    await create(5, Status.PLAYING, resigned_at=1.0)
    assert [match.id for match in await store.matches.of_person(ALICE)] == expected
    assert len(await store.matches.of_person(BOB)) == 3
    running = [row.match_id for row in await store.matches.running("turn")]
    assert running == [expected[1], expected[1] + 3]


async def test_the_match_of_a_person_that_ended_last(store: Store):
    """Whatever became of it, if it had begun, and also if the person gave up."""

    async def create(channel_id: int, status: Status, ended: float | None, **more: Any) -> int:
        match = a_match(channel_id, status=status, ended_at=ended, **more)
        return await store.create_match(match, [a_seat(0, 0, ALICE, resigned_at=1.0)])

    assert await store.matches.last_over_of(ALICE) is None
    await create(1, Status.PLAYING, None)
    await create(2, Status.CANCELLED, 9.0, started_at=None)
    assert await store.matches.last_over_of(ALICE) is None
    await create(3, Status.ENDED, 7.0)
    last = await create(4, Status.CANCELLED, 8.0)
    await create(5, Status.ENDED, 6.0)
    found = await store.matches.last_over_of(ALICE)
    assert found is not None and found.id == last
    assert await store.matches.last_over_of(BOB) is None


async def test_two_seats_of_one_person_are_one_match(store: Store):
    await store.create_match(a_match(), [a_seat(0, 0), a_seat(0, 1)])
    assert len(await store.matches.of_person(ALICE)) == 1


async def test_log(store: Store):
    match_id, other = [await store.create_match(a_match(n)) for n in (1, 2)]
    entries = [an_entry(match_id, number) for number in (1, 2, 3)]
    await store.commit(Changes().append(an_entry(other, 1)).append(entries[0]))
    await store.commit(Changes().append(entries[1]).append(entries[2]))
    assert await store.log.entries(match_id) == tuple(entries)
    assert await store.log.entries(match_id, after=1) == tuple(entries[1:])
    assert await store.log.last_number(match_id) == 3
    assert await store.log.was_done(entries[1].interaction_id or 0)


async def test_a_deadline_that_is_due_stays_where_another_is_written_unless_due(store: Store):
    match_id = await store.create_match(a_match())
    for due_at, now, stands in ((5.0, 1.0, 5.0), (9.0, 4.9, 9.0), (8.0, 9.0, 9.0), (3.0, 8.9, 3.0)):
        row = a_deadline(match_id, due_at=due_at)
        await store.commit(Changes().deadline_unless_due(row, now))
        (found,) = await store.deadlines.of_match(match_id)
        assert found.due_at == stands


async def test_an_entry_notes_the_deadlines_that_run(store: Store):
    """Also by how much one was put off, and from when on it runs."""
    match_id = await store.create_match(a_match())
    plain = replace(a_deadline(match_id, "turn", 0, 30.25), payload=b"")
    put_off = Deadline(match_id, "turn", 1, 1_900_000_000.25, b"86400.5", 20.5)
    other = a_deadline(match_id, "response", 0, 10.0)
    changes = Changes().append(an_entry(match_id, 1), clocks="turn")
    changes.deadline(plain).deadline(put_off).deadline(other)
    changes.append(an_entry(match_id, 2), clocks="turn").append(an_entry(match_id, 3))
    changes.append(an_entry(match_id, 4, clocks="1 7.5"), clocks="turn")
    await store.commit(changes)
    first, noted, none, given = [one.running() for one in await store.log.entries(match_id)]
    assert first == none == {}
    assert noted == {
        0: Noted(30.25),
        1: Noted(put_off.due_at, 86400.5, 20.5),
    }
    assert noted[1].own == put_off.due_at - 86400.5
    assert given == {1: Noted(7.5)}


async def test_snapshots(store: Store):
    match_id = await store.create_match(a_match())
    changes = Changes()
    for ply in range(6):
        changes.snapshot(Snapshot(match_id, ply, b"%d" % ply))
    await store.commit(changes.snapshot(Snapshot(match_id, 2, b"anew")))
    assert await store.log.snapshot(match_id, 2) == Snapshot(match_id, 2, b"anew")
    assert await store.log.snapshot(match_id) == Snapshot(match_id, 5, b"5")
    await store.commit(Changes().forget_snapshots(match_id, below=2))
    await store.commit(Changes().forget_snapshots(match_id, above=4))
    kept = [ply for ply in range(6) if await store.log.snapshot(match_id, ply)]
    assert kept == [2, 3, 4]


async def test_standing_is_all_of_one_moment(store: Store):
    match_id = await store.create_match(a_match(), [a_seat(0)])
    match, seats = a_match(id=match_id), (a_seat(match_id),)
    assert await store.standing(match_id) == Standing(match, seats, None, 0)
    for number in (1, 2):
        await store.commit(a_submit(match_id, number))
    snapshot = Snapshot(match_id, 2, b"state 2")
    assert await store.standing(match_id) == Standing(match, seats, snapshot, 2)


async def test_deadlines(store: Store):
    first, second = [await store.create_match(a_match(n)) for n in (1, 2)]
    await store.commit(
        Changes()
        .deadline(a_deadline(first, "turn", 0, 30.0))
        .deadline(a_deadline(first, "turn", 1, 10.0))
        .deadline(a_deadline(first, "response", 1, 40.0))
        .deadline(a_deadline(second, "lobby", -1, 20.0))
    )
    due = [(row.match_id, row.kind, row.seat) for row in await store.deadlines.due(30.0, 9)]
    assert due == [(first, "turn", 1), (second, "lobby", -1), (first, "turn", 0)]
    assert len(await store.deadlines.due(30.0, 2)) == 2
    assert await store.deadlines.next_at() == 10.0
    await store.commit(Changes().deadline(a_deadline(first, "turn", 1, 50.0)))
    assert await store.deadlines.next_at() == 20.0


@pytest.mark.parametrize(
    ("which", "left"),
    [
        ({}, []),
        ({"kind": "turn"}, [("response", 1)]),
        ({"seat": 1}, [("turn", 0)]),
        ({"kind": "turn", "seat": 1}, [("response", 1), ("turn", 0)]),
        ({"kind": "absent"}, [("response", 1), ("turn", 0), ("turn", 1)]),
    ],
)
async def test_dropping_deadlines(store: Store, which: dict[str, Any], left: list[Any]):
    match_id, other = [await store.create_match(a_match(n)) for n in (1, 2)]
    changes = Changes().deadline(a_deadline(other))
    for kind, seat in (("turn", 0), ("turn", 1), ("response", 1)):
        changes.deadline(a_deadline(match_id, kind, seat))
    await store.commit(changes)
    await store.commit(Changes().drop_deadlines(match_id, **which))
    assert [(row.kind, row.seat) for row in await store.deadlines.of_match(match_id)] == left
    assert len(await store.deadlines.of_match(other)) == 1


async def test_messages(store: Store):
    match_id = await store.create_match(a_match())
    board, hand = a_message(match_id, "board", 1), a_message(match_id, "hand-0", 2)
    await store.commit(Changes().message(board).message(hand))
    assert await store.outbox.messages(match_id) == (board, hand)
    later = replace(board, message_id=3, posted_at=4000.0)
    await store.commit(Changes().message(later).drop_message(match_id, "hand-0"))
    assert await store.outbox.message(match_id, "board") == later
    assert await store.outbox.messages(match_id) == (later,)


async def test_changing_a_match(store: Store):
    match_id = await store.create_match(a_match(status=Status.LOBBY, started_at=None))
    other = await store.create_match(a_match(2))
    new = a_match(
        3, id=match_id, status=Status.ENDED, rules_version=2, guild_id=None, host_id=BOB,
        locale="en", config=b"c", options=b"o", seed="s", started_at=1.0, ended_at=2.0,
        outcome=b"!",
    )  # fmt: skip
    fixed = ("id", "game", "created_at")
    columns = {name: getattr(new, name) for name in new.__struct_fields__ if name not in fixed}
    await store.commit(Changes().update_match(match_id, **columns))
    assert await store.match(match_id) == new
    assert await store.match(other) == a_match(2, id=other)


@pytest.mark.parametrize("column", ["id", "game", "created_at", "nonsense", "id = 1 --"])
def test_some_columns_of_a_match_never_change(column: str):
    with pytest.raises(TypeError, match=column):
        Changes().update_match(1, **cast(MatchColumns, {column: 2}))


async def test_deleting_a_match_takes_everything_along(store: Store):
    match_id, other = [await store.create_match(a_match(n), [a_seat(0)]) for n in (1, 2)]
    for one in (match_id, other):
        await store.commit(a_submit(one, 1))
    await delete_match(store, match_id)
    assert await store.standing(match_id) is None
    for table in ("seat", "entry", "snapshot", "deadline", "outbox", "message"):
        (rows,) = await store._access.read((f"SELECT match_id FROM {table}", ()))
        assert [row[0] for row in rows] == [other], table


async def test_ids_of_matches_are_never_used_again(store: Store):
    """Buttons of old messages carry them."""
    gone = await store.create_match(a_match())
    await delete_match(store, gone)
    assert await store.create_match(a_match()) > gone


async def test_removing_a_seat(store: Store):
    match_id = await store.create_match(a_match(), [a_seat(0, 0), a_seat(0, 1)])
    await store.commit(Changes().drop_seat(match_id, 0).drop_seat(match_id, 7))
    assert [seat.seat for seat in await store.seats(match_id)] == [1]


async def test_changes_are_plain_data():
    changes = Changes().seat(a_seat(1)).drop_seat(1, 2)
    assert [statement.parameters for statement in changes.statements] == [
        astuple(a_seat(1)),
        (1, 2),
    ]


async def test_empty_changes_need_no_database(store: Store):
    await store.commit(Changes())
    await store.close()
    with pytest.raises(StoreClosed):
        await store.commit(Changes().drop_seat(1, 1))
    with pytest.raises(StoreClosed):
        await store.match(1)


async def test_a_deadline_is_taken_once_and_only_as_it_was_read(store: Store):
    match_id = await store.create_match(a_match(), [a_seat(0)])
    read = a_deadline(match_id, "call", 0, 10.0)
    await store.commit(Changes().deadline(read))
    await store.commit(Changes().deadline(a_deadline(match_id, "call", 0, 20.0)))
    with pytest.raises(DeadlineTaken):
        await store.commit(Changes().taken(read).append(an_entry(match_id, 1)))
    (later,) = await store.deadlines.of_match(match_id)
    await store.commit(Changes().taken(later))
    assert await store.deadlines.of_match(match_id) == ()
    with pytest.raises(DeadlineTaken):
        await store.commit(Changes().taken(later))
    assert await store.log.last_number(match_id) == 0


async def test_deadlines_of_a_person_are_those_of_their_seats(store: Store):
    first = await store.create_match(a_match(), [a_seat(0), a_seat(0, 1, user_id=7)])
    second = await store.create_match(a_match(2), [a_seat(0)])
    changes = Changes().deadline(a_deadline(first, "turn", 0))
    for match_id, seat in ((first, 0), (first, 1), (second, 0)):
        changes.deadline(a_deadline(match_id, "call", seat))
    await store.commit(changes)
    rows = await store.deadlines.of_person(ALICE, "call")
    assert sorted((row.match_id, row.seat, row.kind) for row in rows) == [
        (first, 0, "call"),
        (second, 0, "call"),
    ]


async def test_a_draft_replaces_what_was_expected_and_nothing_else(store: Store):
    match_id = await store.create_match(a_match(), [a_seat(0)])
    assert await store.log.draft(match_id, 0) is None
    first, second = Draft(match_id, 0, b"[1]"), Draft(match_id, 0, b"[2]")
    await store.commit(Changes().draft(first, b"[]"))
    assert await store.log.draft(match_id, 0) == first
    with pytest.raises(DraftChanged):
        await store.commit(Changes().append(an_entry(match_id, 1)).draft(second, b"[0]"))
    assert await store.log.draft(match_id, 0) == first
    assert await store.log.last_number(match_id) == 0
    await store.commit(Changes().draft(second, b"[1]"))
    assert await store.log.draft(match_id, 0) == second
    assert await store.log.draft(match_id, 1) is None
    await delete_match(store, match_id)
    assert await store.log.draft(match_id, 0) is None
