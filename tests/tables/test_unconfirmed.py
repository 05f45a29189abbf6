"""A request that was not confirmed may have been carried out: it is told once all the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.core import Text, text
from engines.shazamm.model import Cast
from store import Changes
from tables import Delivered, Delivery, Fixed, Later
from tables.notice import BOARD, Notice, outgoing
from tables.outbox.waiting import WAITS
from tables.tables import By
from tests.tables.bets import COMMITTED, REVEALED, bet, later
from tests.tables.house import ALICE, BOB, Clock, Hall, hall
from tests.tables.post_office import Crash, PostOffice

REMINDER = text("table-reminder")


async def to_say(house: Hall, match_id: int, *lines: Text) -> None:
    """Put into the outbox that lines are to be told on the board, or that it is to be shown."""
    notice = Notice(lines)
    await house.store.commit(Changes().post(outgoing(match_id, BOARD, notice, house.clock())))


async def unconfirmed(house: Hall, match_id: int, *lines: Text) -> None:
    """Let the board be changed so, and nobody hear of it."""
    house.office.after_of["board"] = [Later]
    await to_say(house, match_id, *lines)
    house.tables.delivery.kick()
    await house.settle()


async def fixed(delivery: Delivery) -> Delivered:
    """Do as a message does that can be changed no more."""
    raise Fixed


@pytest.mark.parametrize("deleted", [False, True], ids=["standing", "deleted"])
@pytest.mark.parametrize("crash", [False, True], ids=["trouble", "crash"])
async def test_an_edit_that_was_not_confirmed_is_repeated_before_anything_new(
    tmp_path: Path, crash: bool, deleted: bool
) -> None:
    clock = Clock()
    office = PostOffice(clock)
    async with hall(tmp_path / "t.db", clock, office) as house:
        match_id = await house.begin()
        office.after_of["board"] = [Crash if crash else Later]
        await bet(house, match_id, ALICE, 5)
        assert house.told(COMMITTED) == 1, "it arrived"
        if deleted:
            office.delete("board")
        if not crash:
            await bet(house, match_id, BOB, 6)
    async with hall(tmp_path / "t.db", clock, office) as house:
        await house.tables.resume()
        if crash:
            await bet(house, match_id, BOB, 6)
        await house.settle()
        assert house.told(REVEALED) == 2
        assert len(office.on("board")) == 2
        assert await house.store.outbox.next_at() is None


async def test_what_stands_in_a_message_that_cannot_be_changed_is_not_told_again(
    house: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a thread that was archived: what is new goes into a message of its own."""
    match_id = await house.begin()
    await bet(house, match_id, ALICE, 5)

    monkeypatch.setattr(house.office, "edit", fixed)
    await to_say(house, match_id, REMINDER)
    await later(house, 1)
    assert (house.told(COMMITTED), house.told("table-reminder")) == (1, 1)
    monkeypatch.undo()
    await bet(house, match_id, BOB, 5)
    assert (house.told(REVEALED), house.told("table-reminder")) == (2, 1)
    assert await house.store.outbox.next_at() is None


async def test_what_was_changed_before_its_message_could_be_no_more_is_told_once(
    house: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The change was not confirmed; when it is repeated its thread is archived."""
    match_id = await house.begin()
    await bet(house, match_id, ALICE, 5)
    await unconfirmed(house, match_id, REMINDER)

    monkeypatch.setattr(house.office, "edit", fixed)
    await later(house, 3)
    assert len(house.office.on("board")) == 1
    assert (house.told(COMMITTED), house.told("table-reminder")) == (1, 1)
    assert await house.store.outbox.next_at() is None


async def test_what_the_client_repeats_itself_is_told_once(
    house: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As discord.py does after a 500: the first change was made, then its thread was archived."""
    match_id = await house.begin()
    await bet(house, match_id, ALICE, 5)
    edit = house.office.edit

    async def repeated(delivery: Delivery) -> Delivered:
        await edit(delivery)
        raise Fixed

    monkeypatch.setattr(house.office, "edit", repeated)
    await to_say(house, match_id, REMINDER)
    await later(house, 1)
    assert len(house.office.on("board")) == 1
    assert (house.told(COMMITTED), house.told("table-reminder")) == (1, 1)
    assert await house.store.outbox.next_at() is None


async def test_what_was_to_be_added_is_not_taken_for_a_change_that_told_nothing(
    house: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That was made, and not confirmed; what came then waits with it, and finds it fixed."""
    match_id = await house.begin()
    await bet(house, match_id, ALICE, 5)
    await unconfirmed(house, match_id)

    monkeypatch.setattr(house.office, "edit", fixed)
    await to_say(house, match_id, REMINDER)
    await later(house, 3)
    assert [letter.edits for letter in house.office.on("board")][-1] == 0, "a message of its own"
    assert (house.told(COMMITTED), house.told("table-reminder")) == (1, 1)
    assert await house.store.outbox.next_at() is None


async def test_a_new_message_in_place_of_a_deleted_one_is_repeated_as_it_was(
    house: Hall,
) -> None:
    """The edit found nothing to change, and what was sent instead was not confirmed."""
    match_id = await house.begin()
    begun = [event.key for event in house.office.on("board")[0].events]
    house.office.delete("board")
    house.office.after_of["board"] = [Later]
    await bet(house, match_id, ALICE, 5)
    house.clock.seconds += 300  # the nonce is forgotten
    await bet(house, match_id, BOB, 6)
    house.tables.delivery.kick()
    await house.settle()
    boards = [[event.key for event in letter.events] for letter in house.office.on("board")]
    assert boards[0] == [*begun, COMMITTED]
    assert house.told(REVEALED) == 2


async def test_a_send_is_looked_for_since_it_was_first_tried(house: Hall) -> None:
    """The second attempt came within the minute, and failed before it arrived."""
    match_id = await house.begin()
    await bet(house, match_id, ALICE, 5)
    house.office.after_of["board"] = [Later]
    await bet(house, match_id, BOB, 6)
    house.clock.seconds += 50
    house.office.before_of["board"] = [Later]
    house.tables.delivery.kick()
    await house.settle()
    house.clock.seconds += 50
    house.tables.delivery.kick()
    await house.settle()
    assert len(house.office.on("board")) == 2
    assert await house.store.outbox.next_at() is None


@pytest.mark.parametrize(("seconds", "looked_for"), [(-1, 1), (0, 0), (59, 0), (60, 1)])
async def test_a_send_is_looked_for_where_its_nonce_does_not_hold(
    house: Hall, seconds: int, looked_for: int
) -> None:
    """Before and after that minute; within it the send is repeated as it was."""
    match_id = await house.begin()
    await bet(house, match_id, ALICE, 5)
    house.office.after_of["board"] = [Later]
    await bet(house, match_id, BOB, 6)
    house.clock.seconds += seconds
    house.tables.delivery.reconnected()
    await house.settle()
    assert house.office.looked_for == looked_for
    assert len(house.office.on("board")) == 2
    assert await house.store.outbox.next_at() is None


async def test_who_was_to_be_called_is_called_by_the_repeated_send(house: Hall) -> None:
    """Though it was not the first of the posts which became one that called them."""
    match_id = await house.begin()
    changes = Changes()
    for notice in (Notice((text("table-draw"),)), Notice(new=True, ping=frozenset({ALICE}))):
        changes.post(outgoing(match_id, BOARD, notice, house.clock()))
    house.office.before_of[BOARD] = [Later]
    await house.store.commit(changes)
    house.tables.delivery.kick()
    await house.settle()
    house.tables.delivery.reconnected()
    await house.settle()
    assert house.office.on(BOARD)[-1].pings == {ALICE}


async def test_a_hand_says_nothing_twice(house: Hall) -> None:
    match_id = await house.begin()
    house.office.after_of["hand-0"] = [Later]
    await bet(house, match_id, ALICE, 5)
    await bet(house, match_id, BOB, 6)
    house.clock.seconds += 100
    house.tables.delivery.kick()
    await house.settle()
    said = [event for letter in house.office.on("hand-0") for event in letter.events]
    assert len(said) == len(set(map(repr, said)))


async def test_a_request_that_is_repeated_was_first_made_when_it_was(house: Hall) -> None:
    """For what was sent then is looked for from then on."""
    match_id = await house.begin()
    house.office.before_of[BOARD] = [Later, Later]
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    await house.settle()
    (first,) = await house.store.outbox.posts(match_id, BOARD)
    assert first.attempted_at == house.clock.seconds
    house.clock.seconds += max(WAITS)
    house.tables.delivery.kick()
    await house.settle()
    (again,) = await house.store.outbox.posts(match_id, BOARD)
    assert (again.attempts, again.attempted_at) == (2, first.attempted_at)
