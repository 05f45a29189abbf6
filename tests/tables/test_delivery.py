"""Every notice becomes a message once, whatever happens between commit and confirmation."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from engines.core import decode, text
from engines.shazamm.model import Cast
from store import Changes, Claimed, Due, Store
from store.parts.outbox import Outbox
from tables import Clock as TableClock
from tables import Delivered, Delivery, Later, Scene, Shut
from tables.match.closing import PLACE
from tables.notice import AT_ONCE, BOARD, Notice, Standing, in_portions, merged, outgoing
from tables.options import DAY, HOUR
from tables.outbox.delivering import Delivering
from tables.outbox.delivery import DeliveryOffice
from tables.tables import By
from tests.tables.house import ALICE, BOB, Clock, Hall, hall
from tests.tables.post_office import Crash, Letter, PostOffice


def keys(office: PostOffice, surface: str) -> list[str]:
    """Return the keys of all events that stand on a surface, oldest first."""
    return [event.key for letter in office.on(surface) for event in letter.events]


def told(letter: Letter) -> set[str]:
    """Return the keys of what a message tells."""
    return {event.key for event in letter.events}


async def test_a_new_board_is_posted_when_the_turn_passes_and_edited_within(house: Hall) -> None:
    match_id = await house.begin()
    assert len(house.office.on("board")) == 1
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    await house.settle()
    assert len(house.office.on("board")) == 1
    await house.tables.play.submit(match_id, By(BOB), Cast(6))
    await house.settle()
    boards = house.office.on("board")
    assert len(boards) == 2
    assert boards[1].pings == {ALICE}  # Bob is there: it was his move


@pytest.mark.parametrize("attempts", [1, 3])
async def test_trouble_on_the_other_side_is_waited_out(house: Hall, attempts: int) -> None:
    house.office.before = [Later] * attempts
    match_id = await house.begin()
    for _ in range(attempts + 1):
        house.clock.seconds += 100
        house.tables.delivery.kick()
        await house.settle()
    assert len(house.office.on("lobby")) == 1
    assert len(house.office.on("board")) == 1
    assert await house.store.outbox.next_at() is None
    assert match_id == 1


@pytest.mark.parametrize("later", [5.0, 600.0])
@pytest.mark.parametrize("arrived", [False, True])
async def test_a_crash_around_a_send_neither_loses_nor_doubles(
    tmp_path: Path, later: float, arrived: bool
) -> None:
    """Within a minute the nonce saves us, after that the search through the channel."""
    clock = Clock()
    office = PostOffice(clock)
    async with hall(tmp_path / "t.db", clock, office) as first:
        match_id = await first.begin()
        (office.after if arrived else office.before).extend([Crash] * 2)
        await first.tables.play.submit(match_id, By(ALICE), Cast(5))
        await first.tables.play.submit(match_id, By(BOB), Cast(6))
        await first.settle()
    office.before, office.after = [], []
    clock.seconds += later + 90  # the dead process's lease runs out
    async with hall(tmp_path / "t.db", clock, office) as second:
        await second.tables.resume()
        await second.settle()
        assert await second.store.outbox.next_at() is None
        assert len(office.on("board")) == 2
        assert len({letter.nonce for letter in office.letters}) == len(office.letters)
        assert keys(office, "board").count("shazamm-event-reveal") == 2, "a bet of each"


async def test_with_a_board_it_is_kept_which_hash_stands_there(house: Hall) -> None:
    match_id = await house.begin()
    await house.tables.play.submit(match_id, By(ALICE), Cast(2))
    await house.settle()
    stand = [await house.store.outbox.message(match_id, one) for one in (BOARD, "hand-1")]
    shown = [one and decode(one.payload, Standing).shown for one in stand]
    assert shown == [(await house.position(match_id)).scene(None).shown, None]
    assert shown[0]


async def test_closed_direct_messages_are_said_once_in_the_channel(house: Hall) -> None:
    house.office.shut = {"hand-1"}
    match_id = await house.begin()
    for turn in range(3):
        await house.tables.play.submit(match_id, By(ALICE), Cast(2 + turn))
        await house.tables.play.submit(match_id, By(BOB), Cast(1))
        await house.settle()
    assert keys(house.office, "board").count("table-hand-closed") == 1
    assert await house.store.outbox.next_at() is None
    kept = await house.store.outbox.message(match_id, "hand-1")
    assert kept is not None
    assert (kept.channel_id, kept.message_id) == (0, 0), "no message stands, so none is linked"
    house.office.shut = set()
    await house.tables.play.submit(match_id, By(ALICE), Cast(1))
    await house.tables.play.submit(match_id, By(BOB), Cast(1))
    await house.settle()
    assert house.office.on("hand-1")


@pytest.mark.parametrize(("computers", "told"), [((), 1), (("easy",), 0)])
async def test_that_somebody_has_left_is_told_to_those_who_wait_for_them(
    house: Hall, computers: tuple[str, ...], told: int
) -> None:
    match_id = await house.begin(computers)
    house.office.shut, house.office.left = {"hand-0", "hand-1"}, {ALICE}
    for user in (ALICE, BOB)[: 2 - len(computers)]:
        await house.tables.play.submit(match_id, By(user), Cast(2))
        await house.settle()
    assert keys(house.office, "absent-0").count("table-absent") == told


async def test_a_channel_that_shuts_us_out_is_told_to_the_players(house: Hall) -> None:
    match_id = await house.begin()
    house.office.shut = {"board"}
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    await house.settle()
    for _ in range(3):
        house.clock.seconds += 4000
        house.tables.delivery.kick()
        await house.settle()
    assert keys(house.office, "hand-0").count("table-channel-shut") == 1
    house.office.shut = set()
    house.clock.seconds += 4000
    house.tables.delivery.kick()
    await house.settle()
    assert await house.store.outbox.next_at() is None


@pytest.mark.parametrize("failed", [Later, RuntimeError, None])
async def test_a_channel_that_is_found_shut_after_a_failure_stops_the_clocks_and_is_told_once(
    house: Hall, failed: type[Exception] | None
) -> None:
    match_id = await house.begin(clock=TableClock.HOUR)
    house.office.before_of[BOARD] = [failed] if failed else []
    house.office.shut = {BOARD}
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    await house.settle()
    for _ in range(60):
        await house.pass_time(120)
    assert PLACE in await kinds(house, match_id)
    for seat in (0, 1):
        assert keys(house.office, f"hand-{seat}").count("table-channel-shut") == 1
    assert [entry.kind for entry in await house.moves(match_id)] == ["action"]


async def kinds(house: Hall, match_id: int) -> set[str]:
    """Return of which kinds the deadlines of a match are."""
    return {row.kind for row in await house.store.deadlines.of_match(match_id)}


async def test_a_match_that_has_waited_for_its_channel_for_long_enough_waits_no_more(
    house: Hall,
) -> None:
    match_id = await house.begin(clock=TableClock.HOUR)
    house.office.shut = {BOARD}
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    await house.settle()
    for _ in range(17):
        await house.pass_time(DAY)
    assert PLACE not in await kinds(house, match_id)
    assert keys(house.office, "hand-0").count("table-channel-shut") == 1
    assert ("clock", 1) in [(entry.kind, entry.seat) for entry in await house.moves(match_id)]


@pytest.mark.parametrize("new", [True, False], ids=["news", "no news"])
@pytest.mark.parametrize("kills", [True, False], ids=["killed", "left alone"])
async def test_a_channel_that_opens_again_lets_clocks_run_wherever_the_bot_was_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kills: bool, new: bool
) -> None:
    """Also right after it was written down that the channel is shut."""
    clock, path = Clock(), tmp_path / "tables.db"
    office = PostOffice(clock)

    async def killed(*_: object, **__: object) -> None:
        raise Crash

    async with hall(path, clock, office) as house:
        match_id = await house.begin(clock=TableClock.HOUR)
        office.shut = {BOARD}
        if kills:
            monkeypatch.setattr(house.tables.delivery, "_put_off", killed)
        post = outgoing(match_id, BOARD, Notice(new=new), clock())
        await house.store.commit(Changes().post(post))
        house.tables.delivery.kick()
        await house.settle()
        assert PLACE in await kinds(house, match_id)
    clock.seconds += 60
    office.shut = set()
    async with hall(path, clock, office) as house:
        await house.tables.resume()
        await house.settle()
        assert PLACE not in await kinds(house, match_id)
        assert keys(office, "hand-0").count("table-channel-shut") == 1


async def test_a_channel_that_is_shut_is_no_backlog(house: Hall) -> None:
    """Operators are called where what could be sent is not."""
    match_id = await house.begin()
    house.office.shut = {BOARD}
    await house.play_on(match_id, 6)
    await house.settle()
    for _ in range(48):
        await house.pass_time(HOUR)
        backlog = await house.store.outbox.backlog(house.clock())
        assert (backlog.due, backlog.since, backlog.later) == (0, None, 1)


async def test_closing_lets_go_what_is_being_sent(
    house: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It raises nothing, and what did not arrive is kept for the next start."""
    match_id = await house.begin()
    begun = asyncio.Event()

    async def never(delivery: Delivery) -> Delivered:
        begun.set()
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(house.office, "send", never)
    post = outgoing(match_id, BOARD, Notice(new=True), house.clock())
    await house.store.commit(Changes().post(post))
    house.tables.delivery.kick()
    await begun.wait()
    await house.tables.delivery.close()
    assert len(await house.store.outbox.posts(match_id, BOARD)) == 1


async def test_a_deleted_board_is_posted_again(house: Hall) -> None:
    match_id = await house.begin()
    house.office.letters = [x for x in house.office.letters if x.surface != "board"]
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    await house.settle()
    assert len(house.office.on("board")) == 1


async def test_two_processes_do_not_both_deliver(tmp_path: Path) -> None:
    clock = Clock()
    office = PostOffice(clock)
    async with hall(tmp_path / "t.db", clock, office) as one:
        async with hall(tmp_path / "t.db", clock, office) as two:
            match_id = await one.begin()
            for turn in range(4):
                await asyncio.gather(
                    one.tables.play.submit(match_id, By(ALICE), Cast(1 + turn)),
                    two.tables.play.submit(match_id, By(BOB), Cast(2)),
                )
                two.tables.delivery.kick()
                await one.settle()
            boards = keys(office, "board")
        assert len(office.letters) == len({letter.nonce for letter in office.letters})
        assert boards.count("shazamm-event-reveal") == 8, "a bet of each in four turns"
        assert boards.count("shazamm-event-reveal") == 8


async def test_one_broken_match_holds_up_no_other(house: Hall) -> None:
    first = await house.begin()
    house.office.before = [Shut, Later]
    await house.tables.play.submit(first, By(ALICE), Cast(5))
    await house.settle()
    house.clock.seconds += 5000
    house.tables.delivery.kick()
    await house.settle()
    assert await house.store.outbox.next_at() is None


async def test_each_turn_against_a_computer_has_a_board_of_its_own(house: Hall) -> None:
    """Though nobody has to be called where the person moved last, without a spell that asks."""
    match_id = await house.begin(computers=("easy",))
    boards: list[int] = []
    for _ in range(3):
        await house.tables.play.submit(match_id, By(ALICE), Cast(1))
        await house.settle()
        boards.append(len(house.office.on("board")))
    assert boards == [2, 3, 4]
    assert all(letter.pings <= {ALICE} for letter in house.office.on("board")[1:])


async def test_what_happens_during_a_delivery_is_not_told_with_the_picture_before_it(
    house: Hall,
) -> None:
    """Bob resigns when what the board shows of Alice's move was just looked up."""
    match_id = await house.begin()
    resigning = [By(BOB)]

    async def scene_of(due: Due, seat: int | None) -> Scene:
        scene = await house.tables.scenes.latest(due, seat)
        if seat is None and resigning:
            await house.tables.play.resign(match_id, resigning.pop())
        return scene

    await house.tables.delivery.close()
    deal, people = house.tables.lobby.deal, house.tables.people
    away = house.tables.absences
    slow = DeliveryOffice(
        *(house.store, house.office, scene_of, house.clock, deal, people, away),
        house.tables.questions,
    )
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    slow.kick()
    await house.settle()
    boards = house.office.on("board")
    assert "table-resigned" in keys(house.office, "board")
    assert [board.scene.over for board in boards] == ["table-resigned" in told(b) for b in boards]


async def test_a_board_shows_what_another_process_has_written(tmp_path: Path) -> None:
    """The one that delivers remembers the match as it was before."""
    clock = Clock()
    office = PostOffice(clock)
    path = tmp_path / "t.db"
    async with hall(path, clock, office) as one, hall(path, clock, office) as two:
        match_id = await one.begin()
        await two.tables.delivery.close()
        await two.tables.play.submit(match_id, By(ALICE), Cast(5))
        await two.tables.play.submit(match_id, By(BOB), Cast(6))
        one.tables.delivery.kick()
        await one.settle()
        assert office.on("board")[-1].scene == (await two.position(match_id)).scene(None)


async def test_what_one_message_cannot_hold_goes_on_in_the_next(house: Hall) -> None:
    """Whether it waited together, or came after what the message tells already."""
    match_id = await house.begin()
    house.office.room = 3
    said = [text("table-reminder", who=number) for number in range(8)]
    for at, events in enumerate((said[:2], said[2:3], said[3:6], said[6:])):
        notice = Notice(tuple(events), new=not at)
        await house.store.commit(Changes().post(outgoing(match_id, BOARD, notice, house.clock())))
        if at != 1:
            house.tables.delivery.kick()
            await house.settle()
    boards = house.office.on("board")[1:]
    told = [letter.events for letter in boards]
    assert told == [tuple(said[:3]), tuple(said[3:6]), tuple(said[6:])]


def test_a_long_story_is_told_in_portions() -> None:
    said = tuple(text("table-reminder", who=number) for number in range(2 * AT_ONCE + 1))
    portions = list(in_portions(Notice(said, new=True, ping=frozenset({ALICE}))))
    assert [len(portion.events) for portion in portions] == [AT_ONCE, AT_ONCE, 1]
    assert [portion.new for portion in portions] == [True, False, False]
    assert [portion.ping for portion in portions] == [{ALICE}, set(), set()]
    assert merged(portions).events == said


class AskedAt(Outbox):
    """An outbox that has `meanwhile` done once, between finding nothing to claim and saying it."""

    meanwhile: Callable[[], Awaitable[object]] | None = None

    async def claim(
        self, owner: str, now: float, lease: float, limit: int, *, idle: bool = False
    ) -> Claimed:
        found = await super().claim(owner, now, lease, limit, idle=idle)
        meanwhile = self.meanwhile
        if found.idle_at is None and meanwhile is not None:
            self.meanwhile = None
            await meanwhile()
        return found


async def test_what_comes_while_the_office_is_about_to_rest_is_delivered_at_once(
    tmp_path: Path,
) -> None:
    clock = Clock()
    store = await Store.open(tmp_path / "t.db")
    outbox = store.outbox = AskedAt(store._access)
    house = Hall(store, clock, PostOffice(clock))
    try:
        match_id = await house.begin()
        outbox.meanwhile = lambda: house.tables.play.resign(match_id, By(BOB))
        house.tables.delivery.kick()
        await house.settle()
        assert "table-resigned" in keys(house.office, "board")
    finally:
        await house.tables.close()
        await store.close()


async def test_where_nothing_is_being_sent_no_time_is_given_for_it(house: Hall) -> None:
    await house.begin()
    await house.tables.close(grace=60.0)


async def test_a_post_that_is_taken_out_once_it_was_claimed_is_let_go(house: Hall) -> None:
    """So it is where its reader is forgotten meanwhile."""
    match_id = await house.begin()
    notice = Notice((text("table-reminder", who="Alice"),))
    await house.store.commit(Changes().post(outgoing(match_id, "hand-0", notice, house.clock())))
    (post,) = await house.store.outbox.posts(match_id, "hand-0")
    await house.store.commit(Changes().drop_posts(match_id, "hand-0"))
    letters = len(house.office.letters)

    async def deal(_: int) -> None:
        raise AssertionError("it is dealt")

    tables = house.tables
    scene_of, people, away = tables.scenes.latest, tables.people, tables.absences
    own = Delivering(
        *(house.store, house.office, scene_of, house.clock, "another", deal, people, away),
        tables.questions,
    )
    assert not (await own.deliver(post)).answered
    assert len(house.office.letters) == letters
