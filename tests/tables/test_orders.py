"""Answers on other people's turns: by order, by hand and by clock (Mag·Blast's rulings 2 and 7)."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from engines.core import Text, encode
from engines.magblast.model import Answer, Respond
from engines.magblast.orders import Orders, Quiet, Reply
from store import Changes
from tables import Clock as TableClock
from tables import NotSeated, Response, TableOptions, TableRefusal
from tables.lobby import Guest, Place
from tables.match import at_once
from tables.match.at_once import following
from tables.options import DAY, HOUR, NEW
from tables.tables import By
from tests.games.magblast.positions import do
from tests.proofs import confirmed
from tests.tables.battles import (
    BYSTANDER,
    IDLE,
    ON_SHIP,
    PEOPLE,
    SHOOTER,
    SHOTS,
    VICTIM,
    act,
    ambush,
    battle,
    hands,
    kinds,
    order,
    shoot,
    told,
)
from tests.tables.house import ALICE, Clock, Hall, hall, put
from tests.tables.post_office import PostOffice

ASK_BOTH = ((VICTIM, "others"), (BYSTANDER, "ship_lost"))


async def asking_both(house: Hall, match_id: int) -> None:
    """Let both opponents want to be asked about `ON_SHIP`."""
    for seat, field in ASK_BOTH:
        await order(house, match_id, seat, **{field: "ask"})


async def respond(house: Hall, match_id: int, seat: int, answer: Answer = Answer.PASS) -> None:
    newest = (await house.position(match_id)).state.top
    await act(house, match_id, seat, Respond(newest.number, answer))


def sight(house: Hall) -> list[tuple[int, int, tuple[Text, ...]]]:
    """Return the channel as everyone sees it: each board, how often edited, what it tells."""
    return [(letter.id, letter.edits, letter.events) for letter in house.office.on("board")]


async def test_six_shots_run_through_and_nobody_waits_is_pinged_or_gets_a_message(
    house: Hall,
) -> None:
    """A normal attack phase against opponents with standing orders."""
    match_id = await battle(house, ambush(("evasive-action",), ("temporal-flux",)))
    before = len(house.office.letters)
    for shot in SHOTS:
        await shoot(house, match_id, shot)
        assert (await house.position(match_id)).asked == {SHOOTER}
    assert len(house.office.letters) == before, "everything was told by edits"
    assert all(not letter.pings for letter in house.office.letters[before:])
    assert {k for k, seat in await kinds(house, match_id) if seat != SHOOTER} == {"order"}
    keys = [text.key for text in told(house)]
    assert keys.count("magblast-event-fires") == len(SHOTS)
    assert "magblast-event-cancelled-evade" in keys


async def test_what_orders_answer_is_in_the_transaction_of_the_move_that_asks(
    house: Hall,
) -> None:
    """Nobody who reads the log, in any process, ever sees a window that waits for orders."""
    match_id = await battle(house, ambush())
    await house.tables.play.submit(match_id, By(PEOPLE[SHOOTER], 900), SHOTS[0])
    entries = await house.moves(match_id)
    assert [(e.kind, e.seat, e.interaction_id) for e in entries] == [
        ("action", 0, 900),
        ("order", 1, None),
        ("order", 2, None),
    ]
    assert [e.number for e in entries] == [2, 3, 4]


async def test_who_is_asked_gets_one_message_and_nobody_is_called_in_public(house: Hall) -> None:
    match_id = await battle(house, ambush())
    await asking_both(house, match_id)
    boards, letters = len(house.office.on("board")), len(hands(house))
    await shoot(house, match_id, ON_SHIP)
    assert [letter.surface for letter in hands(house)[letters:]] == ["hand-1", "hand-2"]
    assert len(house.office.on("board")) == boards
    await respond(house, match_id, VICTIM)
    await respond(house, match_id, BYSTANDER)
    assert [x.surface for x in hands(house)[letters:]] == ["hand-1", "hand-2", "hand-0"]
    assert [x.pings for x in house.office.on("board")[boards:]] == [{PEOPLE[SHOOTER]}]


@pytest.mark.parametrize("first", [VICTIM, BYSTANDER])
@pytest.mark.parametrize("answer", [Answer.PASS, Answer.FLUX])
async def test_the_channel_does_not_change_when_one_of_two_answers(
    house: Hall, first: int, answer: Answer
) -> None:
    """Ruling 7: nothing public says who has answered, nor what."""
    held = ("temporal-flux",)
    match_id = await battle(house, ambush(held if first == VICTIM else IDLE))
    if first == BYSTANDER:
        await put(house.store, house.tables, match_id, ambush(bystander=held))
    await asking_both(house, match_id)
    await shoot(house, match_id, ON_SHIP)
    seen, public = sight(house), await house.tables.scene(match_id, None)
    other = VICTIM + BYSTANDER - first
    others = await house.tables.scene(match_id, other)
    await respond(house, match_id, first, answer)
    assert sight(house) == seen
    assert await house.tables.scene(match_id, None) == public
    assert await house.tables.scene(match_id, other) == others
    own = await house.tables.scene(match_id, first)
    assert first not in own.asked
    assert await house.store.outbox.next_at() is None


async def closed_by(house: Hall, how: str) -> tuple[list[Text], bytes]:
    """Return what the channel was told of a shot, and the state it led to."""
    match_id = await battle(house, ambush())
    start = len(told(house))
    if how == "order":
        await shoot(house, match_id, ON_SHIP)
    else:
        await asking_both(house, match_id)
        await shoot(house, match_id, ON_SHIP)
    if how == "hand":
        await respond(house, match_id, BYSTANDER)
        await respond(house, match_id, VICTIM)
    if how == "clock":
        house.clock.seconds += 6 * HOUR
        await house.tables.tick()
        await house.settle()
    state = (await house.position(match_id)).state
    return told(house)[start:], encode(replace(state, decisions=()))


@pytest.mark.parametrize("how", ["hand", "clock"])
async def test_the_words_are_the_same_however_a_window_closes(tmp_path: Path, how: str) -> None:
    """Ruling 7: by order, by hand or by clock."""
    clock = Clock()
    async with hall(tmp_path / "order.db", clock, PostOffice(clock)) as one:
        by_order = await closed_by(one, "order")
    async with hall(tmp_path / f"{how}.db", clock, PostOffice(clock)) as two:
        assert await closed_by(two, how) == by_order


async def test_a_response_has_a_clock_of_its_own_and_no_public_reminder(house: Hall) -> None:
    """A reminder would tell who has not answered."""
    match_id = await battle(house, ambush())
    await asking_both(house, match_id)
    await shoot(house, match_id, ON_SHIP)
    asked_at = house.clock.seconds
    await respond(house, match_id, VICTIM)
    due = {(d.kind, d.seat): d.due_at for d in await house.store.deadlines.of_match(match_id)}
    assert due == {("clock", BYSTANDER): asked_at + 6 * HOUR}
    house.clock.seconds += 6 * HOUR
    await house.tables.tick()
    await house.settle()
    assert (await kinds(house, match_id))[-1] == ("clock", BYSTANDER)
    due = {(d.kind, d.seat): d.due_at for d in await house.store.deadlines.of_match(match_id)}
    assert due == {
        ("clock", SHOOTER): house.clock.seconds + 3 * DAY,
        ("reminder", SHOOTER): house.clock.seconds + 0.5 * 3 * DAY,
    }


@pytest.mark.parametrize(
    ("clock", "response", "expected"),
    [
        (TableClock.DAY, Response.TEN_MINUTES, 600.0),
        (TableClock.DAY, Response.NONE, DAY),
        (TableClock.HOUR, Response.DAY, HOUR),
        (TableClock.NONE, Response.HOUR, HOUR),
        (TableClock.NONE, Response.NONE, None),
    ],
)
async def test_the_response_clock_is_an_option_of_the_match(
    house: Hall, clock: TableClock, response: Response, expected: float | None
) -> None:
    """Never more than a turn may take; without a clock of its own as much."""
    match_id = await battle(house, ambush(), table=TableOptions(clock, response))
    await order(house, match_id, VICTIM, others="ask")
    await shoot(house, match_id, ON_SHIP)
    due = [d.due_at for d in await house.store.deadlines.of_match(match_id) if d.seat == VICTIM]
    assert due == ([] if expected is None else [house.clock.seconds + expected])


async def test_the_host_chooses_both_clocks_and_neither_undoes_the_other(house: Hall) -> None:
    lobby = house.tables.lobby
    match_id = await lobby.open("magblast", Guest(ALICE, "Alice", 1), Place(5, 7, "en"))
    await lobby.set_option(match_id, ALICE, "clock", "1h")
    await lobby.set_option(match_id, ALICE, "response", "10m")
    match = await house.store.match(match_id)
    assert match is not None
    assert match.options == encode(
        replace(NEW, clock=TableClock.HOUR, response=Response.TEN_MINUTES)
    )
    with pytest.raises(TableRefusal):
        await lobby.set_option(match_id, ALICE, "response", "11m")


async def test_a_shot_that_waits_for_its_sound_misses_when_the_response_clock_runs_out(
    house: Hall,
) -> None:
    """Ruling 9; it is told by its own words, not as a turn out of time."""
    match_id = await battle(house, ambush())
    await shoot(house, match_id, replace(SHOTS[0], sound=None))
    house.clock.seconds += 6 * HOUR
    await house.tables.tick()
    await house.settle()
    assert (await kinds(house, match_id))[-1] == ("clock", SHOOTER)
    assert (await house.position(match_id)).state.shot is None
    assert "table-time-out" not in {text.key for text in told(house)}


async def test_changed_orders_answer_at_once_and_the_channel_sees_only_the_result(
    house: Hall,
) -> None:
    match_id = await battle(house, ambush())
    await asking_both(house, match_id)
    await shoot(house, match_id, ON_SHIP)
    seen = sight(house)
    await order(house, match_id, VICTIM, others="pass")
    assert sight(house) == seen
    await order(house, match_id, BYSTANDER, quiet="turn")
    assert (await house.position(match_id)).asked == {SHOOTER}
    assert [k for k, _ in await kinds(house, match_id)][2:] == ["action", *["orders", "order"] * 2]


async def test_orders_can_be_changed_on_ones_own_turn_and_nobody_sees_it(house: Hall) -> None:
    match_id = await battle(house, ambush())
    seen, letters = sight(house), len(house.office.letters)
    await order(house, match_id, SHOOTER, own_card="stop", save_flux="false")
    assert sight(house) == seen
    assert len(house.office.letters) == letters
    mine = await house.tables.orders(match_id, PEOPLE[SHOOTER])
    assert mine == Orders(own_card=Reply.STOP, save_flux=False, since=mine.since)


async def test_orders_are_their_owners_alone(house: Hall) -> None:
    """No scene holds them, and the public's, and everyone else's, does not hang on them."""
    match_id = await battle(house, ambush())
    seats = (None, SHOOTER, BYSTANDER)
    before = [await house.tables.scene(match_id, seat) for seat in seats]
    await order(house, match_id, VICTIM, flagship_hit="ask")
    assert [await house.tables.scene(match_id, seat) for seat in seats] == before
    own = await house.tables.scene(match_id, VICTIM)
    assert all(row.orders == b"" for row in own.seats)
    assert await house.tables.orders(match_id, PEOPLE[BYSTANDER]) == Orders()
    with pytest.raises(NotSeated):
        await house.tables.orders(match_id, 99)


async def test_orders_survive_a_restart_and_lapse_with_their_turn(tmp_path: Path) -> None:
    clock = Clock()
    async with hall(tmp_path / "t.db", clock, PostOffice(clock)) as one:
        match_id = await battle(one, ambush())
        await order(one, match_id, VICTIM, others="ask", quiet="turn")
    async with hall(tmp_path / "t.db", clock, PostOffice(clock)) as two:
        mine = await two.tables.orders(match_id, PEOPLE[VICTIM])
        assert (mine.others, mine.quiet) == (Reply.ASK, Quiet.TURN)
        await put(two.store, two.tables, match_id, replace(ambush(), turn=ambush().turn + 1))
        mine = await two.tables.orders(match_id, PEOPLE[VICTIM])
        assert (mine.others, mine.quiet) == (Reply.ASK, Quiet.NO)
        await order(two, match_id, VICTIM, ship_hit="ask")
        await shoot(two, match_id, ON_SHIP)
        assert (await two.position(match_id)).asked == {VICTIM}, "the old quiet stays over"


@pytest.mark.parametrize(
    ("field", "value"),
    [("others", "sometimes"), ("nothing", "ask"), ("since", "3"), ("save_flux", "True")],
)
async def test_orders_that_do_not_exist_are_refused(house: Hall, field: str, value: str) -> None:
    match_id = await battle(house, ambush())
    log = await kinds(house, match_id)
    with pytest.raises(TableRefusal) as refusal:
        await house.tables.play.order(match_id, By(PEOPLE[VICTIM]), field, value)
    assert refusal.value.text.key == "refusal-no-such-option"
    assert await kinds(house, match_id) == log


async def test_a_game_without_orders_says_so(house: Hall) -> None:
    match_id = await house.begin()
    with pytest.raises(TableRefusal) as refusal:
        await house.tables.play.order(match_id, By(ALICE), "others", "ask")
    assert refusal.value.text.key == "refusal-no-orders"


async def test_orders_that_are_illegible_are_the_usual_ones(house: Hall) -> None:
    """As after an order was given up in a later version of the rules."""
    match_id = await battle(house, ambush())
    row = (await house.store.seats(match_id))[VICTIM]
    await house.store.commit(Changes().seat(replace(row, orders=b'{"others":"shout"}')))
    await house.tables.live.forget(match_id)
    await shoot(house, match_id, ON_SHIP)
    assert (await house.position(match_id)).asked == {SHOOTER}


async def test_what_was_not_answered_when_the_process_died_is_answered_at_the_start(
    tmp_path: Path,
) -> None:
    clock = Clock()
    async with hall(tmp_path / "t.db", clock, PostOffice(clock)) as one:
        match_id = await battle(one, do(ambush(), SHOOTER, ON_SHIP).state)
    async with hall(tmp_path / "t.db", clock, PostOffice(clock)) as two:
        await two.tables.resume()
        await two.settle()
        assert (await two.position(match_id)).asked == {SHOOTER}
        assert (await kinds(two, match_id))[-2:] == [("order", VICTIM), ("order", BYSTANDER)]
        assert "magblast-event-hits" in {text.key for text in told(two)}


async def test_two_processes_at_one_start_answer_once(tmp_path: Path) -> None:
    clock = Clock()
    path, office = tmp_path / "t.db", PostOffice(clock)
    async with hall(path, clock, office) as one, hall(path, clock, office) as two:
        match_id = await battle(one, do(ambush(), SHOOTER, ON_SHIP).state)
        before = len(await kinds(one, match_id))
        await two.position(match_id)
        await asyncio.gather(one.tables.resume(), two.tables.resume())
        log = (await kinds(two, match_id))[before:]
        assert log == [("order", VICTIM), ("order", BYSTANDER)]
        await shoot(two, match_id, SHOTS[0])
        await shoot(one, match_id, SHOTS[1])
        assert (await one.position(match_id)).asked == {SHOOTER}


async def test_orders_given_in_one_process_hold_in_the_other(tmp_path: Path) -> None:
    clock = Clock()
    path, office = tmp_path / "t.db", PostOffice(clock)
    async with hall(path, clock, office) as one, hall(path, clock, office) as two:
        match_id = await battle(one, ambush())
        await one.position(match_id)
        await order(two, match_id, VICTIM, others="ask")
        await shoot(one, match_id, ON_SHIP)
        assert (await one.position(match_id)).asked == {VICTIM}


async def test_computers_answer_and_whoever_shot_is_not_called_back(house: Hall) -> None:
    """The shooter looks on while computers respond: one board, no ping, no message."""
    match_id = await battle(house, ambush(("evasive-action",)), computers=2)
    letters = len(house.office.letters)
    for shot in SHOTS[:3]:
        await shoot(house, match_id, shot)
        assert (await house.position(match_id)).asked == {SHOOTER}
    assert len(house.office.letters) == letters
    answered = {seat for kind, seat in await kinds(house, match_id) if kind == "action"}
    assert answered == {0, 1, 2}


async def test_who_cannot_be_reached_is_asked_in_the_channel(house: Hall) -> None:
    """Closed direct messages: otherwise nobody would learn of the question."""
    match_id = await battle(house, ambush())
    house.office.shut.add("hand-1")
    await order(house, match_id, VICTIM, others="ask")
    for shot in (ON_SHIP, SHOTS[4]):
        boards = len(house.office.on("board"))
        await shoot(house, match_id, shot)
        called = house.office.on("board")[boards:]
        assert [letter.pings for letter in called] == [{PEOPLE[VICTIM]}]
        assert "table-asked" in {text.key for text in called[0].events}
        await respond(house, match_id, VICTIM)


async def test_nothing_is_undone_past_an_order(house: Hall) -> None:
    """What others were asked about stands (docs/architecture.md, "Taking back")."""
    match_id = await battle(house, ambush())
    await shoot(house, match_id, SHOTS[0])
    for seat in range(3):
        with pytest.raises(TableRefusal):
            await house.tables.play.undo(match_id, By(PEOPLE[seat]))


async def test_a_match_played_on_orders_is_confirmed(house: Hall) -> None:
    """Answers by order are steps like any other: the export replays to the same states."""
    lobby = house.tables.lobby
    match_id = await lobby.open("magblast", Guest(PEOPLE[0], "P0", 1), Place(5, 7, "en"))
    await lobby.set_option(match_id, PEOPLE[0], "round_cap", "twenty")
    for seat in (1, 2):
        await lobby.join(match_id, Guest(PEOPLE[seat], f"P{seat}", seat + 1))
    await house.start(match_id, PEOPLE[0])
    await house.play_on(match_id, 5000)
    log = [kind for kind, _ in await kinds(house, match_id)]
    assert log.count("order") > 10
    position = await house.position(match_id)
    assert position.outcome is not None
    assert f"all {position.ply} steps" in confirmed(await house.tables.export(match_id))


async def test_it_is_known_whether_orders_have_answered(house: Hall) -> None:
    match_id = await battle(house, ambush())
    assert await house.tables.play.obey(match_id) is False
    await asking_both(house, match_id)
    await shoot(house, match_id, ON_SHIP)
    assert await house.tables.play.obey(match_id) is False
    position = await house.position(match_id)
    usual = tuple(replace(row, orders=b"") for row in position.seats)
    await house.store.commit(Changes().seat(usual[VICTIM]).seat(usual[BYSTANDER]))
    await house.tables.live.forget(match_id)
    assert await house.tables.play.obey(match_id) is True


async def test_one_transaction_holds_so_many_answers_and_the_next_the_others(
    house: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await battle(house, ambush())
    await asking_both(house, match_id)
    await shoot(house, match_id, ON_SHIP)
    asked = await house.position(match_id)
    usual = replace(asked, seats=tuple(replace(row, orders=b"") for row in asked.seats))
    assert len(following(usual)) == 2
    monkeypatch.setattr(at_once, "AT_ONCE", 1)
    assert len(following(usual)) == 1
    assert len(following(asked)) == 0
