"""What is over is let go after as many days as is set, in small steps; all else stays."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from cogs.panels.profile import profile
from cogs.words.strings import LOCALES, speaker
from engines.core import text
from store import Candidate, Changes, Deadline, Person, Snapshot, Status
from tables import NoMatch
from tables.errors import TableRefusal
from tables.lobby import Guest, Place
from tables.options import DAY, Welcome
from tables.privacy import retention
from tables.reliability import FEW
from tables.tables import By
from tests.tables.house import ALICE, BOB, Clock, Hall, hall
from tests.tables.post_office import PostOffice
from tests.tables.traced import values

WEEK = 7


@pytest_asyncio.fixture
async def forgetful(tmp_path: Path) -> AsyncIterator[Hall]:
    """A hall that lets matches go after a week."""
    clock = Clock()
    async with hall(tmp_path / "t.db", clock, PostOffice(clock), keep_days=WEEK) as opened:
        yield opened


async def ended(house: Hall) -> int:
    house.channels += 1
    match_id = await house.begin(channel=house.channels)
    await house.play_on(match_id, 3)
    await house.tables.play.resign(match_id, By(ALICE))
    await house.settle()
    return match_id


async def there(house: Hall) -> list[int]:
    found = [await house.store.match(match_id) for match_id in range(1, 60)]
    return [match.id for match in found if match is not None]


async def test_a_match_goes_with_all_that_is_kept_of_it(forgetful: Hall, tmp_path: Path) -> None:
    match_id = await ended(forgetful)
    running = await forgetful.begin()
    await forgetful.pass_time((WEEK - 1) * DAY)
    assert await there(forgetful) == [match_id, running]
    await forgetful.pass_time(DAY + 1)
    assert await there(forgetful) == [running]
    of_match = [(c, value) for c, value in values(tmp_path / "t.db") if c.endswith(".match_id")]
    assert {value for _, value in of_match} == {running}
    with pytest.raises(NoMatch) as refusal:
        await forgetful.tables.scene(match_id, None)
    assert refusal.value.text == text("refusal-no-such-match")
    with pytest.raises(NoMatch):
        await forgetful.tables.export(match_id)
    assert (await forgetful.position(running)).match.status is Status.PLAYING


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("many", [1, FEW + 1])
async def test_nobody_is_said_to_have_ended_no_match_whose_rating_says_they_did(
    forgetful: Hall, locale: str, many: int
) -> None:
    """Neither on a profile nor where a lobby asks how reliable they are."""
    for _ in range(many):
        await ended(forgetful)
    await forgetful.pass_time((WEEK + 1) * DAY)
    tables, say = forgetful.tables, speaker(locale)
    ratings = await tables.records.all_ratings_of(BOB)
    meetings = await tables.records.meetings(ALICE, BOB, 9)
    attended = await tables.reliability.attended(BOB)
    lines = profile(BOB, await tables.reliability.tier(BOB), attended, ratings, meetings)
    assert ratings and not meetings
    with pytest.raises(TableRefusal) as refusal:
        await tables.reliability.check(BOB, Welcome.RELIABLE)
    told = "\n".join(map(say, (*lines, refusal.value.text)))
    assert not re.search(r"\byet\b|todavía", told, re.IGNORECASE), told
    assert len(re.findall("that I keep|que guardo", told)) == 3, told


async def test_ratings_stay_and_sounds_go(forgetful: Hall) -> None:
    match_id = await ended(forgetful)
    sound = Candidate(match_id, 1, 5, 0, ALICE, "Alice", "Pew", 1, 0, 2, 0)
    await forgetful.store.commit(Changes().candidate(sound))
    records = forgetful.tables.records
    before = await records.best_at(5, "shazamm", 9)
    assert len(before) == 2 and len(await records.best_sounds(5, 9)) == 1
    await forgetful.pass_time((WEEK + 1) * DAY)
    assert await there(forgetful) == []
    assert await records.best_at(5, "shazamm", 9) == before
    assert await records.best_sounds(5, 9) == ()


async def test_lobbies_that_were_called_off_go_too(forgetful: Hall) -> None:
    lobby = forgetful.tables.lobby
    match_id = await lobby.open("shazamm", Guest(ALICE, "Alice", 1), Place(5, 7, "en"))
    await lobby.cancel(match_id, ALICE)
    await forgetful.pass_time((WEEK + 1) * DAY)
    assert await there(forgetful) == []


async def test_a_vote_under_way_is_waited_for(forgetful: Hall) -> None:
    match_id = await ended(forgetful)
    later = forgetful.clock() + 30 * DAY
    await forgetful.store.commit(Changes().deadline(Deadline(match_id, "ballot", -1, later, b"")))
    await forgetful.pass_time((WEEK + 1) * DAY)
    assert await there(forgetful) == [match_id]
    await forgetful.store.commit(Changes().drop_deadlines(match_id))
    await forgetful.pass_time(DAY)
    assert await there(forgetful) == []


async def test_many_go_in_small_steps(forgetful: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "AT_ONCE", 2)
    for _ in range(5):
        await ended(forgetful)
    forgetful.clock.seconds += (WEEK + 1) * DAY
    left = [5]
    while left[-1]:
        await forgetful.pass_time(1.0)
        left.append(len(await there(forgetful)))
    assert left == [5, 3, 1, 0]


async def test_without_a_setting_all_is_kept(house: Hall) -> None:
    match_id = await ended(house)
    await house.pass_time(10_000 * DAY)
    assert await there(house) == [match_id]


async def test_whoever_wishes_nothing_is_forgotten_once_they_sit_nowhere(house: Hall) -> None:
    people = house.tables.people
    match_id = await house.begin()
    await people.speaks(ALICE, "es")
    await people.speaks(BOB, "es")
    await people.wish(BOB, "en")
    await people.wish(77, "en")
    await people.wish(77, None)
    earlier = (b"", b"{}", b'{"language":null}', b'{"language":null,"blocked":[]}')
    for user_id, nothing in enumerate(earlier, 78):
        await house.store.commit(Changes().person(Person(user_id, "es", nothing)))
    await house.pass_time(DAY)
    assert await people.person(ALICE) is not None
    assert [await people.person(user_id) for user_id in range(77, 82)] == [None] * 5
    await house.tables.play.resign(match_id, By(ALICE))
    await house.pass_time(DAY)
    assert await people.person(ALICE) is None
    assert await people.person(BOB) is not None


async def test_who_is_to_be_forgotten_is_looked_for_seldom(house: Hall) -> None:
    people = house.tables.people
    await house.pass_time(DAY)
    await people.wish(77, "en")
    await people.wish(77, None)
    await house.pass_time(retention.PAUSE - 1.0)
    assert await people.person(77) is not None
    await house.pass_time(1.0)
    assert await people.person(77) is None


async def test_a_match_that_nobody_can_read_any_more_goes_too(forgetful: Hall) -> None:
    match_id = await ended(forgetful)
    ply = (await forgetful.position(match_id)).ply
    await forgetful.store.commit(Changes().snapshot(Snapshot(match_id, ply, b"{")))
    await forgetful.tables.live.forget(match_id)
    await forgetful.pass_time(WEEK * DAY + 1)
    assert await there(forgetful) == []
