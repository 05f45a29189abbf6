"""A seat that changes hands while messages are sent: they name whoever played it then."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from engines.core import Player, Text, decode, encode, text
from engines.shazamm.model import Cast
from store import Changes, Due, Message
from tables import Later
from tables.lobby import Guest
from tables.match.retold import retold
from tables.match.tenures import Tenure
from tables.mentions import mentioned
from tables.notice import BOARD, Notice, Old, Standing, hand
from tables.options import Board
from tables.outbox.request import Request
from tables.substitutes import mark_of
from tables.tables import By
from tests.tables.bets import REVEALED, bet, later
from tests.tables.house import ALICE, BOB, Clock, Hall, hall
from tests.tables.post_office import PostOffice

CAROL = Guest(730_000_000_000_000_033, "Carol", 903)
TAKEN = "table-seat-taken"
FEW, LONG = 3, 40


async def take(house: Hall, match_id: int) -> None:
    """Let Carol take the seat that Alice offers."""
    offer = await house.tables.substitutes.offered(match_id, 0)
    assert offer is not None
    await house.tables.substitutes.take(match_id, CAROL, 0, mark_of(offer))


def taken_at(
    patched: pytest.MonkeyPatch, house: Hall, match_id: int, number: int, *, arrives: bool
) -> list[str]:
    """Let the seat be taken at a moment of delivery: after it has read, or before it writes.

    Return what counts those moments. What is asked for next `arrives`, or does not at first.
    """
    commit, due, moments = house.store.commit_delivered, house.store.due, list[str]()

    async def passes(moment: str) -> None:
        moments.append(moment)
        if len(moments) == number + 1:
            house.office.before += [] if arrives else [Later]
            await take(house, match_id)

    async def writes(changes: Changes) -> float | None:
        await passes("writes")
        return await commit(changes)

    async def reads(match_id: int, surface: str, seat: int | None) -> Due:
        found = await due(match_id, surface, seat)
        await passes("has read")
        return found

    patched.setattr(house.store, "commit_delivered", writes)
    patched.setattr(house.store, "due", reads)
    return moments


def names_alice(house: Hall, messages: tuple[Message, ...]) -> None:
    """Check that nothing which was told before the seat was taken names who plays it now."""
    stands = {message.message_id for message in messages}
    drawn = [letter for letter in house.office.letters if letter.id in stands]
    letters = [one.events for one in drawn if one.scene.seats[0].user_id == CAROL.user_id]
    written = [decode(m.payload, Notice).events for m in messages if m.payload.startswith(b"{")]
    told = [event for events in (*letters, *written) for event in events]
    assert any(event.key == TAKEN for event in told)
    assert any(str(ALICE) in str(event) for event in told if event.key != TAKEN)
    assert not [event for event in told if event.key != TAKEN and str(Player(0)) in str(event)]


@pytest.mark.parametrize("arrives", [True, False], ids=["arrives", "fails"])
@pytest.mark.parametrize("board", Board)
async def test_messages_name_whoever_played_whenever_the_seat_is_taken(
    tmp_path: Path, board: Board, arrives: bool
) -> None:
    for number in range(LONG):
        clock = Clock()
        async with hall(tmp_path / f"{number}.db", clock, PostOffice(clock)) as house:
            match_id = await house.begin(board=board)
            await bet(house, match_id, ALICE, 5)
            await house.tables.substitutes.offer(match_id, By(ALICE), None)
            await house.settle()
            with pytest.MonkeyPatch.context() as patched:
                moments = taken_at(patched, house, match_id, number, arrives=arrives)
                await bet(house, match_id, BOB, 6)
                await house.tables.renew_hand(match_id, 1)
                await later(house, 5)
            if len(moments) <= number:  # all was done before
                assert number > FEW
                return
            names_alice(house, await house.store.outbox.messages(match_id))
    raise AssertionError("delivery has no end")


async def before_it_commits(
    patched: pytest.MonkeyPatch, other: Hall, match_id: int, happens: Callable[[], Awaitable[None]]
) -> None:
    """Let the seat be taken in another process, and something happen just before it commits."""
    commit = other.store.commit

    async def late(changes: Changes) -> None:
        if any("INTO seat" in statement.text for statement in changes.statements):
            patched.setattr(other.store, "commit", commit)
            await happens()
        await commit(changes)

    patched.setattr(other.store, "commit", late)
    await take(other, match_id)


async def test_what_arrives_before_the_seat_is_taken_for_good_names_whoever_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    path, office = tmp_path / "tables.db", PostOffice(clock)
    async with hall(path, clock, office) as house, hall(path, clock, office) as other:
        match_id = await house.begin(board=Board.TURN)
        await bet(house, match_id, ALICE, 5)
        await house.tables.substitutes.offer(match_id, By(ALICE), None)
        await house.settle()
        office.before += [Later] * LONG
        await bet(house, match_id, BOB, 6)
        office.before.clear()

        async def arrives() -> None:
            clock.seconds += 60
            house.tables.delivery.kick()
            await house.settle()
            assert any(event.key == REVEALED for event in office.on(hand(1))[-1].events)

        await before_it_commits(monkeypatch, other, match_id, arrives)
        await other.settle()
        names_alice(house, await house.store.outbox.messages(match_id))


async def test_what_is_first_asked_for_before_the_seat_is_taken_for_good_names_whoever_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, held = Clock(), asyncio.Event()
    path, office = tmp_path / "tables.db", PostOffice(clock)
    async with hall(path, clock, office) as house, hall(path, clock, office) as other:
        match_id = await house.begin(board=Board.THREAD)
        await bet(house, match_id, ALICE, 5)
        await house.tables.substitutes.offer(match_id, By(ALICE), None)
        await house.settle()
        due = house.store.due

        async def waits(match_id: int, surface: str, seat: int | None) -> Due:
            await held.wait()
            return await due(match_id, surface, seat)

        monkeypatch.setattr(house.store, "due", waits)
        await house.tables.play.submit(match_id, By(BOB), Cast(6))

        async def is_asked_for() -> None:
            office.before += [Later] * LONG
            held.set()
            await house.settle()
            assert any(row.request for row in await house.store.outbox.posts(match_id, BOARD))

        await before_it_commits(monkeypatch, other, match_id, is_asked_for)
        office.before.clear()
        await later(house, 5)
        names_alice(house, await house.store.outbox.messages(match_id))


def test_all_that_is_written_down_of_messages_is_told_as_it_was_then() -> None:
    said, over = text("x", who=Player(0), other=Player(1)), (Tenure(0, ALICE, 9),)
    then = Text("x", {"who": mentioned(ALICE), "other": Player(1)})
    before, after = Notice((said,), whispered=(said,)), Notice((then,), whispered=(then,))
    assert decode(retold(encode(before), over), Notice) == after
    asked = Request(before, edits=False)
    assert decode(retold(encode(asked), over), Request) == Request(after, edits=False)
    old = Old(BOARD, 1, 2, Standing((said,), new=False))
    assert decode(retold(encode(old), over), Old) == Old(BOARD, 1, 2, Standing((then,), new=False))
    assert retold(b"closed", over) == b"closed"
