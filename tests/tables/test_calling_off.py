"""A match that is played: who may call it off, and with whose agreement."""

from __future__ import annotations

from collections.abc import Awaitable
from pathlib import Path

import pytest

from engines.core import Refusal, Verbatim
from store import Changes, Status
from tables.calling_off import SitsThere
from tables.limits import Limits
from tables.lobby import Guest, Place
from tables.notice import OFF, asked_in_private
from tables.options import HOUR
from tables.outbox.transport import Later
from tables.tables import By
from tests.tables.bets import bet
from tests.tables.house import ALICE, BOB, MODERATOR, Clock, Hall, hall
from tests.tables.post_office import PostOffice
from tests.tables.three import CAROL, three


async def agree(house: Hall, match_id: int, user: int, *, asking: bool = False) -> bool:
    off = await house.tables.calling_off.agree(match_id, By(user, None), asking=asking)
    await house.settle()
    return off


async def refused(deed: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as refusal:
        await deed
    return refusal.value.text.key


async def status(house: Hall, match_id: int) -> Status:
    match = await house.store.match(match_id)
    assert match is not None
    return match.status


def asked(house: Hall) -> list[str]:
    """Return the lines of the newest question."""
    return [event.key for event in house.office.on("off")[-1].events]


async def test_a_moderator_who_does_not_play_calls_it_off_and_is_named(house: Hall) -> None:
    match_id = await house.begin()
    calling = house.tables.lobby.cancel(match_id, CAROL)
    assert await refused(calling) == "refusal-cancel-running"
    boards = len(house.office.on("board"))
    await house.tables.lobby.cancel(match_id, MODERATOR, moderator=True)
    await house.settle()
    assert len(house.office.on("board")) == boards + 1
    (said,) = house.office.on("board")[-1].events
    assert said.key == "table-called-off-by"
    assert str(MODERATOR) in str(said.args["who"])
    assert await status(house, match_id) is Status.CANCELLED
    assert await house.store.deadlines.of_match(match_id) == ()


@pytest.mark.parametrize("moderator", [True, False])
async def test_nobody_who_plays_calls_it_off_alone(house: Hall, moderator: bool) -> None:
    """Also not after giving up: that would take back a loss."""
    match_id = await three(house)
    await house.tables.play.resign(match_id, By(BOB))
    for user in (ALICE, BOB, CAROL):
        with pytest.raises(SitsThere, match="refusal-off-seated"):
            await house.tables.lobby.cancel(match_id, user, moderator=moderator)
    assert await status(house, match_id) is Status.PLAYING


async def test_all_who_play_call_it_off_together(house: Hall) -> None:
    match_id = await three(house)
    assert not await agree(house, match_id, ALICE, asking=True)
    (letter,) = house.office.on("off")
    assert letter.pings == {BOB, CAROL}
    assert letter.events[0].args["left"] == (Verbatim(f"<@{BOB}>"), Verbatim(f"<@{CAROL}>"))
    assert not await agree(house, match_id, BOB)
    assert asked(house) == ["table-off-asked", "table-off-agreed"]
    assert await refused(agree(house, match_id, BOB)) == "refusal-off-agreed"
    assert await refused(agree(house, match_id, MODERATOR)) == "refusal-not-seated"
    assert await agree(house, match_id, CAROL)
    assert len(house.office.on("off")) == 1
    assert house.told("table-called-off-together") == 1
    assert await status(house, match_id) is Status.CANCELLED
    entries = await house.store.log.entries(match_id)
    assert [(entry.number, entry.ply) for entry in entries] == [
        (number, 0) for number in range(1, 5)
    ]
    assert await refused(agree(house, match_id, CAROL)) == "refusal-match-over"


async def test_who_agrees_calls_nobody(tmp_path: Path) -> None:
    clock = Clock()
    limits = Limits(invitations=2)
    async with hall(tmp_path / "t.db", clock, PostOffice(clock), limits=limits) as house:
        for asking, others in ((BOB, (ALICE, CAROL)), (ALICE, (BOB, CAROL))):
            match_id = await three(house)
            await agree(house, match_id, asking, asking=True)
            for other in others:
                await agree(house, match_id, other)
            assert await status(house, match_id) is Status.CANCELLED


async def test_whoever_has_given_up_is_not_asked(house: Hall) -> None:
    match_id = await three(house)
    await house.tables.play.resign(match_id, By(BOB))
    assert not await agree(house, match_id, ALICE, asking=True)
    assert house.office.on("off")[-1].pings == {CAROL}
    assert await agree(house, match_id, CAROL)


async def test_whoever_gave_up_needs_all_who_stayed(house: Hall) -> None:
    match_id = await three(house)
    await house.tables.play.resign(match_id, By(BOB))
    assert not await agree(house, match_id, BOB, asking=True)
    assert not await agree(house, match_id, ALICE)
    assert await agree(house, match_id, CAROL)


async def test_whoever_moves_plays_on(house: Hall) -> None:
    match_id = await house.begin()
    await agree(house, match_id, ALICE, asking=True)
    await house.move(match_id, 0)
    assert await refused(agree(house, match_id, BOB)) == "refusal-off-withdrawn"
    assert not await agree(house, match_id, BOB, asking=True)
    assert len(house.office.on("off")) == 2, "a new question is a message of its own"
    assert await agree(house, match_id, ALICE)


async def test_the_match_goes_on_after_the_question(house: Hall) -> None:
    """What is asked is an entry of the log, so nobody goes on from an older one."""
    match_id = await house.begin()
    await house.move(match_id, 0)
    await agree(house, match_id, BOB, asking=True)
    await house.move(match_id, 1)
    await house.play_on(match_id, 5)
    entries = await house.moves(match_id)
    assert [entry.number for entry in entries] == list(range(2, len(entries) + 2))
    assert await status(house, match_id) is Status.PLAYING
    await house.tables.play.resign(match_id, By(BOB))
    assert b'"secret"' in await house.tables.export(match_id)


async def test_whoever_plays_against_computers_alone_needs_nobody(house: Hall) -> None:
    match_id = await house.begin(computers=("easy",))
    assert await agree(house, match_id, ALICE, asking=True)
    assert house.office.on("off") == []


async def test_a_lobby_is_not_called_off_by_agreement(house: Hall) -> None:
    match_id = await house.tables.lobby.open("shazamm", Guest(ALICE, "Alice", 1), Place(5, 7, "en"))
    assert await refused(agree(house, match_id, ALICE, asking=True)) == "refusal-match-over"
    assert await refused(agree(house, match_id + 1, ALICE)) == "refusal-no-such-match"


async def test_nobody_agrees_after_a_blunder_to_what_was_asked_before(house: Hall) -> None:
    """Bob's bet is open only once Alice has bet, and she has lost the clash."""
    match_id = await house.begin()
    await bet(house, match_id, BOB, 5)
    assert not await agree(house, match_id, BOB, asking=True)
    await bet(house, match_id, ALICE, 2)
    assert await refused(agree(house, match_id, ALICE)) == "refusal-off-withdrawn"


async def test_a_match_that_ends_at_the_same_moment_is_no_lobby_that_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, clock = tmp_path / "broadside.db", Clock()
    office = PostOffice(clock)
    async with hall(path, clock, office) as house, hall(path, clock, office) as other:
        match_id = await house.begin()
        commit = house.store.commit

        async def late(changes: Changes) -> None:
            monkeypatch.undo()
            await other.tables.play.resign(match_id, By(BOB))
            await commit(changes)

        monkeypatch.setattr(house.store, "commit", late)
        calling = house.tables.lobby.cancel(match_id, MODERATOR, moderator=True)
        assert await refused(calling) == "refusal-match-changed"
        assert await status(house, match_id) is Status.ENDED


async def test_what_waits_to_ask_in_private_says_who_has_agreed_meanwhile(house: Hall) -> None:
    match_id, private = await three(house), asked_in_private(OFF, 2)
    house.office.shut = {OFF}
    house.office.before_of = {private: [Later]}
    for user, asking in ((ALICE, True), (BOB, False)):
        await house.tables.calling_off.agree(match_id, By(user), asking=asking)
        await house.settle()
    await house.pass_time(HOUR)
    (letter,) = house.office.on(private)
    assert [event.key for event in letter.events] == ["table-off-asked", "table-off-agreed"]


async def test_who_has_agreed_before_a_channel_was_shut_is_not_asked_in_private(
    house: Hall,
) -> None:
    """The question was held up at first: it is asked only of who has not agreed meanwhile."""
    match_id = await three(house)
    house.office.shut, house.office.before_of = {OFF}, {OFF: [Later]}
    for user, asking in ((ALICE, True), (BOB, False)):
        await house.tables.calling_off.agree(match_id, By(user), asking=asking)
        await house.settle()
    await house.pass_time(HOUR)
    asked = [len(house.office.on(asked_in_private(OFF, seat))) for seat in range(3)]
    assert asked == [0, 0, 1]
