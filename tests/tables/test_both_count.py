"""Nothing is lost of two things that happen at once: each is written on what the other wrote."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from msgspec.structs import replace

from cogs.words.languages import Languages
from store import Changes, Deadline
from tables import Absence, TableRefusal
from tables import Clock as TableClock
from tables.away import GRACE_BACK, Away
from tables.calling import put_off
from tables.match.consequences import PUT_OFF, TIME_UP
from tables.match.retrying import ask_to_retry
from tables.notice import farewell
from tables.options import DAY, HOUR
from tables.people import People, Preferences, Progress, preferences
from tables.tables import By
from tables.wishes import Calls, How
from tests.tables.battles import PEOPLE, ambush, battle
from tests.tables.bets import bet
from tests.tables.faults import broken
from tests.tables.house import ALICE, BOB, Clock, Hall, hall
from tests.tables.post_office import PostOffice
from tests.tables.seeking.looking import CAROL, lobby, looks, met, seek_of, seeks

Two = tuple[Hall, Hall]


@pytest_asyncio.fixture
async def two(tmp_path: Path) -> AsyncIterator[Two]:
    """Return two processes on one database."""
    clock, path = Clock(), tmp_path / "tables.db"
    office = PostOffice(clock)
    async with hall(path, clock, office) as one, hall(path, clock, office) as other:
        yield one, other


PROGRESS = Progress("shazamm", 1, ("Zap!",))
WISHES: tuple[Callable[[People], Awaitable[object]], ...] = (
    lambda people: people.block(ALICE, BOB),
    lambda people: people.wish(ALICE, "en"),
    lambda people: people.speaks(ALICE, "es"),
    lambda people: people.learn(ALICE, PROGRESS, done=0),
    lambda people: people.wish_calls(ALICE, lambda calls: replace(calls, digest=7)),
    lambda people: people.wish_away(ALICE, lambda away: replace(away, night=True)),
)
"""What people wish, each way to do so."""


@pytest.mark.parametrize("first", range(len(WISHES)))
async def test_nothing_that_a_person_wishes_is_lost_of_what_two_processes_hear_at_once(
    two: Two, first: int
) -> None:
    await two[0].begin()
    wishes = (*WISHES[first:], *WISHES[:first])
    people = [house.tables.people for house in two] * 3
    await asyncio.gather(*(wish(here) for wish, here in zip(wishes, people, strict=True)))
    person = await people[0].person(ALICE)
    assert person is not None and person.locale == "es"
    all_of_it = Preferences("en", (BOB,), (PROGRESS,), Calls(digest=7), Away(night=True))
    assert preferences(person) == all_of_it


async def test_a_lesson_goes_on_once_of_two_processes(two: Two) -> None:
    learning = (house.tables.people.learn(ALICE, PROGRESS, done=0) for house in two)
    assert sorted(await asyncio.gather(*learning)) == [False, True]


async def test_nothing_that_a_server_wishes_is_lost_of_what_two_processes_hear_at_once(
    two: Two,
) -> None:
    people, others = (house.tables.people for house in two)
    speaks = Languages(people).wish_for_guild(5, "es")
    await asyncio.gather(speaks, others.let_in(5, others=True))
    guild = await people.guild(5)
    assert guild is not None and guild.locale == "es"
    assert await people.lets_in(5)


def meanwhile(
    patched: pytest.MonkeyPatch,
    house: Hall,
    doing: Callable[[], Awaitable[object]],
    *,
    writes: str,
) -> None:
    """Let something be done between what is read for the next commit that `writes`, and it."""
    commit = house.store.commit

    async def late(changes: Changes) -> None:
        if any(writes in statement.text for statement in changes.statements):
            patched.setattr(house.store, "commit", commit)
            await doing()
        await commit(changes)

    patched.setattr(house.store, "commit", late)


@pytest.mark.parametrize("moves", ["by a move", "by the bot's absence"])
async def test_whoever_comes_back_does_so_in_every_match_though_a_clock_moves_meanwhile(
    house: Hall, monkeypatch: pytest.MonkeyPatch, moves: str
) -> None:
    options = {"clock": TableClock.DAY, "away": Absence.COUNT}
    matches = [await house.begin(channel=channel, **options) for channel in (7, 8)]
    for match_id in matches:
        await bet(house, match_id, ALICE, 5)
    await house.tables.absences.take(BOB, 20)
    await house.pass_time(DAY)

    async def meets() -> None:
        if moves == "by a move":
            await bet(house, matches[0], BOB, 5)
        else:
            row = await clock_of(house, matches[0])
            await house.store.commit(Changes().not_before(row, row.due_at + HOUR))

    meanwhile(monkeypatch, house, meets, writes="DELETE FROM deadline")
    await house.tables.absences.back(BOB)
    for match_id in matches:
        row = await clock_of(house, match_id)
        assert row.due_at <= house.clock() + GRACE_BACK


async def clock_of(house: Hall, match_id: int) -> Deadline:
    """Return the clock of a match that ends last."""
    rows = await house.store.deadlines.of_match(match_id)
    return max((row for row in rows if row.kind == TIME_UP), key=lambda row: row.due_at)


async def test_nobody_is_called_to_two_lobbies_at_once(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    await looks(one, ALICE, "shazamm", channel=7)
    await looks(one, ALICE, "magblast", channel=10)
    create = other.store.create_match

    async def late(*lobby: Any) -> int:
        monkeypatch.setattr(other.store, "create_match", create)
        await looks(one, BOB, "shazamm", channel=8)
        return await create(*lobby)

    monkeypatch.setattr(other.store, "create_match", late)
    await looks(other, CAROL, "magblast", channel=9)
    found = await seeks(one)
    assert found.pop(CAROL) == [None]
    match_id = (await lobby(one)).id
    assert found == {ALICE: [match_id, None], BOB: [match_id]}


async def test_whoever_looks_anew_as_it_ends_goes_on_looking(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    await looks(one, ALICE)
    seek = await seek_of(one, ALICE)
    meanwhile(
        monkeypatch, one, lambda: other.tables.seeking.stop(ALICE, seek.id), writes="INTO seek"
    )
    await looks(one, ALICE)
    assert await seeks(one) == {ALICE: [None]}


async def test_whoever_is_forgotten_as_another_says_no_looks_for_nobody(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    match_id = await met(one)
    meanwhile(monkeypatch, one, lambda: other.tables.people.forget(ALICE), writes="INTO seek")
    await one.tables.pairs.refuse(match_id, BOB)
    assert await seeks(one) == {}


async def test_of_two_who_move_a_match_at_once_each_does_so_from_where_it_stands(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    match_id = await one.begin(channel=7)
    move = other.tables.places.move
    meanwhile(monkeypatch, one, lambda: move(match_id, By(BOB), 8), writes="channel_id = ?")
    await one.tables.places.move(match_id, By(ALICE), 9)
    for house in two:
        await house.settle()
    match = await one.store.match(match_id)
    assert match is not None and match.channel_id == 9
    assert [len(one.office.on(farewell(channel))) for channel in (7, 8, 9)] == [1, 1, 0]


async def test_of_two_who_nudge_at_once_both_have_done_so(
    house: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await battle(house, ambush())
    one, other = (PEOPLE[seat] for seat in (1, 2))
    nudge = house.tables.reminders.nudge
    meanwhile(monkeypatch, house, lambda: nudge(match_id, other), writes="INTO deadline")
    await nudge(match_id, one)
    for user in (one, other):
        with pytest.raises(TableRefusal, match="refusal-nudged"):
            await nudge(match_id, user)


async def test_whoever_moves_while_they_wish_other_calls_is_not_called_for_that(
    house: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await house.begin()
    await house.store.commit(Changes().deadline(put_off(match_id, 0, house.clock() + DAY)))
    meanwhile(monkeypatch, house, lambda: bet(house, match_id, ALICE, 5), writes="INTO deadline")
    await house.tables.calling.wish(ALICE, lambda calls: replace(calls, how=How.DIGEST))
    assert await house.store.deadlines.of_person(ALICE, PUT_OFF) == ()


async def test_whoever_asks_to_try_a_match_again_while_it_fails_is_heard(
    house: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id, asked = await house.begin(), house.clock() + 1
    await house.tables.pauses.pause(match_id, ValueError())
    await ask_to_retry(house.store, None, house.clock())
    meanwhile(monkeypatch, house, lambda: ask_to_retry(house.store, None, asked), writes="retry_at")
    with broken("shazamm", "default_action"):
        assert await house.tables.pauses.retry(match_id) is None
    match = await house.store.match(match_id)
    assert match is not None and match.retry_at == asked
