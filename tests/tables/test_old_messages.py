"""A message for which another stands now is put away: once, last of all, or not at all."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from cogs.panels.game import offered
from engines.core import Dice, Text, text
from engines.shazamm.model import Cast
from store import Changes, Outgoing
from tables import Delivered, Delivery, Gone, Later, NoMatch, Shut
from tables.match.consequences import Advance
from tables.notice import Notice, hand, outgoing
from tables.notice import superseded as superseded_row
from tables.outbox.delivering import TRIES, Arrived, Delivering
from tables.outbox.delivery import AT_ONCE
from tables.outbox.packing import LEASE
from tables.outbox.waiting import WAITS
from tables.tables import By
from tests.sampled import every_other
from tests.tables.house import ALICE, BOB, OWN, Clock, Hall, hall
from tests.tables.post_office import Crash, Letter, PostOffice

SURFACES = ("board", "hand-0", "hand-1")


async def turn(house: Hall, match_id: int) -> None:
    """Let both bet, which asks both anew: Alice is called, and Bob is there."""
    await house.tables.play.submit(match_id, By(ALICE), Cast(2))
    await house.tables.play.submit(match_id, By(BOB), Cast(1))
    await house.settle()


def superseded(office: PostOffice) -> list[Letter]:
    return [letter for surface in SURFACES for letter in office.on(surface)[:-1]]


def newest(office: PostOffice) -> list[Letter]:
    return [office.on(surface)[-1] for surface in SURFACES]


async def waiting(house: Hall) -> bool:
    return await house.store.outbox.next_at() is not None


async def test_what_was_superseded_is_put_away_once_and_what_stands_is_not(house: Hall) -> None:
    match_id = await house.begin()
    for _ in range(3):
        await turn(house, match_id)
    old = superseded(house.office)
    assert len(old) == 6, "three boards, and three hands of hers"
    assert all(letter.put_away for letter in old)
    assert sorted(house.office.asked_to_put_away) == sorted(letter.id for letter in old)
    assert not any(letter.put_away for letter in newest(house.office))
    assert not await waiting(house)


class Slow(PostOffice):
    """A post office that takes its time over hands, until it is told to go on."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock)
        self.held, self.go_on = asyncio.Event(), asyncio.Event()
        self.go_on.set()

    async def send(self, delivery: Delivery) -> Delivered:
        if delivery.surface == hand(1):
            self.held.set()
            await self.go_on.wait()
        return await super().send(delivery)


async def all_but_one() -> None:
    """Wait until nothing is being delivered but what takes its time."""
    while len(tasks := [t for t in asyncio.all_tasks() if t.get_name().startswith(OWN)]) > 1:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)


async def test_nothing_old_is_touched_while_anything_else_is_under_way(tmp_path: Path) -> None:
    clock = Clock()
    office = Slow(clock)
    async with hall(tmp_path / "t.db", clock, office) as house:
        match_id = await house.begin()
        office.go_on.clear()
        office.held.clear()
        await house.tables.play.submit(match_id, By(BOB), Cast(2))
        await house.tables.play.submit(match_id, By(ALICE), Cast(1))
        await office.held.wait()
        await all_but_one()
        house.tables.delivery.kick()
        await all_but_one()
        assert (len(office.on("board")), len(office.on("hand-1"))) == (2, 1)
        assert not office.asked_to_put_away
        office.go_on.set()
        await house.settle()
        assert len(office.asked_to_put_away) == 2


class Held(PostOffice):
    """A post office that holds every message to a `slow` surface until it is told to go on."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock)
        self.held, self.go_on = asyncio.Semaphore(0), asyncio.Event()

    async def send(self, delivery: Delivery) -> Delivered:
        if delivery.surface.startswith("slow"):
            self.held.release()
            await self.go_on.wait()
        return await super().send(delivery)


async def test_nothing_old_is_touched_while_more_is_due_than_goes_at_once(tmp_path: Path) -> None:
    clock = Clock()
    office = Held(clock)
    async with hall(tmp_path / "t.db", clock, office) as house:
        match_id = await house.begin()
        board = await house.store.outbox.message(match_id, "board")
        assert board is not None
        changes = Changes()
        for number in range(AT_ONCE + 1):
            changes.post(outgoing(match_id, f"slow-{number}", Notice(new=True), clock()))
        old = superseded_row(board, clock())
        assert old is not None
        await house.store.commit(changes.post(old))
        house.tables.delivery.kick()
        for _ in range(AT_ONCE):
            await office.held.acquire()
        house.tables.delivery.kick()
        await asyncio.wait([t for t in asyncio.all_tasks() if t.get_name() == "delivery"])
        assert not office.asked_to_put_away
        office.go_on.set()
        await house.settle()
        assert office.asked_to_put_away == [board.message_id]


class Lost(NoMatch):
    """A match that is not there any more."""

    def __init__(self) -> None:
        super().__init__(text("refusal-no-such-match"))


@pytest.mark.parametrize("refusal", [Gone, Shut, Lost, RuntimeError])
async def test_a_refusal_is_the_last_word(
    house: Hall,
    refusal: type[Exception],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match_id = await house.begin()
    house.office.old = [refusal] * 2
    answered, put_away = list[bool](), Delivering.put_away

    async def noted(self: Delivering, post: Outgoing) -> Arrived:
        arrived = await put_away(self, post)
        answered.append(arrived.answered)
        return arrived

    monkeypatch.setattr(Delivering, "put_away", noted)
    await turn(house, match_id)
    assert answered == [refusal in (Gone, Shut)] * 2, "what lets others go ahead"
    assert len(house.office.asked_to_put_away) == 2
    assert not await waiting(house)
    assert bool(caplog.records) is (refusal is RuntimeError), "what nobody foresaw is logged"


async def test_trouble_on_the_other_side_is_borne_a_few_times(house: Hall) -> None:
    match_id = await house.begin()
    house.office.old = [Later] * 100
    await turn(house, match_id)
    for _ in range(TRIES + 3):
        house.clock.seconds += max(WAITS)
        house.tables.delivery.kick()
        await house.settle()
    assert len(house.office.asked_to_put_away) == 2 * TRIES
    assert not await waiting(house)


async def test_it_is_put_away_after_a_crash(tmp_path: Path) -> None:
    clock = Clock()
    office = PostOffice(clock)
    async with hall(tmp_path / "t.db", clock, office) as first:
        match_id = await first.begin()
        office.old = [Crash] * 2
        await turn(first, match_id)
        assert not any(letter.put_away for letter in office.letters)
    office.old.clear()
    clock.seconds += LEASE + 1
    async with hall(tmp_path / "t.db", clock, office) as second:
        await second.tables.resume()
        await second.settle()
        assert all(letter.put_away for letter in superseded(office))
        assert len(superseded(office)) == 2
        assert not await waiting(second)


async def test_a_hand_that_can_be_sent_no_more_is_put_away(house: Hall) -> None:
    match_id = await house.begin()
    house.office.shut = {"hand-0"}
    await turn(house, match_id)
    assert house.office.on("hand-0")[0].put_away


# -- Who is called gets a message of their own ------------------------------------------------


@pytest.mark.parametrize("game", every_other(offered(), 1))
async def test_a_move_that_asks_several_anew_sends_all_others_a_new_hand(
    tmp_path: Path, game: str
) -> None:
    """Dealt as it was the last time: in two turns of another deal the same may happen."""
    clock = Clock()
    async with hall(tmp_path / "t.db", clock, PostOffice(clock), chance=Random(game)) as house:
        await _others_get_a_new_hand(house, game)


async def _others_get_a_new_hand(house: Hall, game: str) -> None:
    match_id = await house.begin(game=game)
    chance, together, alone = Dice(f"several {game}", 0), 0, 0
    answers = list[tuple[Text, ...]]()

    async def follow(_: Changes, advance: Advance) -> None:
        assert advance.actor is not None
        answers.append(advance.answer(advance.actor))

    house.tables.making.consequences.append(follow)
    for _ in range(80):
        before = await house.position(match_id)
        if before.outcome is not None:
            break
        stood = {seat: len(house.office.on(hand(seat))) for seat in (0, 1)}
        seat = chance.choice(sorted(before.asked))
        action = chance.choice(list(before.engine.legal_actions(before.state, seat)))
        await house.tables.play.submit(match_id, By(before.seats[seat].user_id), action)
        await house.settle()
        after = await house.position(match_id)
        anew = {
            one
            for one in after.asked
            if one not in before.asked or before.decision(one) != after.decision(one)
        }
        new = {one for one in (0, 1) if len(house.office.on(hand(one))) > stood[one]}
        if len(anew) > 1:
            together += 1
            assert new == anew - {seat}, "whoever moved is there"
            for one in new:
                letters = house.office.on(hand(one))
                assert not [event for event in letters[-1].events if event in letters[-2].events]
            if seat in anew:
                told = house.office.on(hand(seat))[-1].events
                assert told == answers[-1], "a hand speaks of its owner's latest move alone"
        elif anew == {seat}:
            alone += 1
            assert not new, "small moves of one's own stay on one message"
    assert together or game != "shazamm"
    assert alone or game not in ("magblast", "imperium")


async def test_as_many_messages_are_under_way_as_may_be(tmp_path: Path) -> None:
    clock = Clock()
    office = Held(clock)
    async with hall(tmp_path / "t.db", clock, office) as house:
        match_id, changes = await house.begin(), Changes()
        for number in range(AT_ONCE - 1):
            changes.post(outgoing(match_id, f"slow-{number}", Notice(new=True), clock()))
        await house.store.commit(changes)
        house.tables.delivery.kick()
        for _ in range(AT_ONCE - 1):
            await office.held.acquire()
        more = outgoing(match_id, "slow-more", Notice(new=True), clock())
        await house.store.commit(Changes().post(more))
        house.tables.delivery.kick()
        while looks := [t for t in asyncio.all_tasks() if t.get_name() == "delivery"]:
            await asyncio.wait(looks)
        posts = [t for t in asyncio.all_tasks() if t.get_name().startswith("post ")]
        assert len(posts) == AT_ONCE
        office.go_on.set()
        await house.settle()
