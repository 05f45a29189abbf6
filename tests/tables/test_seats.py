"""Whose seat it is: who may move, who has given up, who is waited for, what each may see."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.core import Event as Said
from engines.core import NotAsked, text
from engines.shazamm.model import Cast
from store import Changes, Status
from tables import Clock as TableClock
from tables import NotSeated
from tables.lobby import Guest, Place
from tables.match.consequences import TIME_UP, Advance, follow
from tables.match.moves import By, resigned
from tables.match.position import Position
from tables.options import Board
from tests.tables.house import ALICE, BOB, Hall
from tests.tables.posts import posts
from tests.tables.three import until_somebody_is_out

CAROL, DAVE, STRANGER = 33, 44, 99
NOW = 5_000.0


async def gathered(house: Hall, *people: int, computers: tuple[str, ...] = ()) -> int:
    """Begin a match of Mag·Blast with people besides Alice; computers sit behind her."""
    lobby = house.tables.lobby
    match_id = await lobby.open(
        "magblast", Guest(ALICE, "Alice", 1), Place(5, 7, "en"), computers=computers
    )
    for user in people:
        await lobby.join(match_id, Guest(user, str(user), user))
    await house.start(match_id, ALICE)
    await house.settle()
    return match_id


def given_up(position: Position, *seats: int) -> tuple[Position, list[str]]:
    """Return the position after some gave up, one after the other, and what was said last."""
    said: list[str] = []
    for at, seat in enumerate(seats):
        position, events = resigned(position, seat, NOW + at)
        said = [event.text.key for event in events]
    return position, said


def ranking(position: Position) -> list[set[int]] | None:
    outcome = position.outcome
    return None if outcome is None else [set(place) for place in outcome.ranking]


async def test_of_three_people_one_gives_up_and_a_computer_takes_over(house: Hall) -> None:
    position = await house.position(await gathered(house, BOB, CAROL))
    after, said = given_up(position, 1)
    assert said == ["table-resigned", "table-computer-takes-over"]
    assert after.match.status is Status.PLAYING
    assert after.people == {0, 2}
    assert after.number == position.number + 1
    assert [row.resigned_at for row in after.seats] == [None, NOW, None]


async def test_when_one_is_left_it_is_over_and_who_gave_up_last_stands_higher(house: Hall) -> None:
    position = await house.position(await gathered(house, BOB, CAROL))
    after, said = given_up(position, 1, 0)
    assert said == ["table-resigned"]
    assert after.match.status is Status.ENDED
    assert after.match.ended_at == NOW + 1
    assert ranking(after) == [{2}, {0}, {1}]
    assert ranking(given_up(position, 0, 1)[0]) == [{2}, {1}, {0}]


async def test_computers_do_not_play_on_among_themselves(house: Hall) -> None:
    position = await house.position(await gathered(house, BOB, computers=("easy", "easy")))
    once, _ = given_up(position, 0)
    assert once.match.status is Status.PLAYING
    twice, _ = given_up(position, 0, 3)
    assert twice.match.status is Status.ENDED
    assert ranking(twice) == [{1, 2}, {3}, {0}]


async def test_whoever_gave_up_or_has_no_seat_cannot_move(house: Hall) -> None:
    match_id = await gathered(house, BOB, CAROL)
    await house.tables.play.resign(match_id, By(BOB))
    await house.settle()
    for deed in (
        house.tables.play.submit(match_id, By(BOB), {"type": "pass"}),
        house.tables.play.resign(match_id, By(BOB)),
        house.tables.play.undo(match_id, By(BOB)),
    ):
        with pytest.raises(NotAsked) as refusal:
            await deed
        assert refusal.value.text.key == "refusal-resigned"
    for user in (STRANGER, None):
        with pytest.raises(NotSeated):
            await house.tables.play.resign(match_id, By(user))
    assert (await house.tables.scene_for(match_id, BOB)).legal is False


async def test_nobody_is_the_person_of_a_computers_seat(house: Hall) -> None:
    match_id = await house.begin(("easy",))
    position = await house.position(match_id)
    assert position.people == {0}
    assert position.users(frozenset({0, 1})) == {ALICE}
    assert position.may_move(0) and not position.may_move(1)
    with pytest.raises(NotSeated):
        await house.tables.play.submit(match_id, By(None), Cast(5))


async def test_who_has_moved_may_move_otherwise_and_is_not_waited_for(house: Hall) -> None:
    match_id = await house.begin(clock=TableClock.DAY)
    before = await house.position(match_id)
    assert before.timed == before.asked == before.waited_for == {0, 1}
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    position = await house.position(match_id)
    assert position.asked == position.timed == {1}
    assert position.may_move(0) and position.may_move(1)
    assert [position.scene(seat).legal for seat in (0, 1, None)] == [True, True, False]
    assert [position.scene(seat).question for seat in (0, 1, None)] == [1, 1, 0]
    assert [position.scene(seat).asked for seat in (0, 1, None)] == [{1}, {1}, {1}]
    assert position.watching == 0 and before.watching is None


async def test_where_time_is_unlimited_nobody_is_timed(house: Hall) -> None:
    position = await house.position(await house.begin(clock=TableClock.NONE))
    assert position.asked == {0, 1} and position.timed == frozenset()
    assert position.seconds(0) is None


async def test_while_a_match_is_paused_or_over_nobody_is_asked(house: Hall) -> None:
    position = await house.position(await house.begin())
    assert position.going
    for stopped in (
        position.with_match(paused_at=NOW),
        position.with_match(status=Status.CANCELLED, ended_at=NOW),
    ):
        assert not stopped.going
        assert stopped.asked == stopped.responding == stopped.timed == frozenset()
        assert not stopped.may_move(0)


async def test_nobody_reads_the_orders_of_others(house: Hall) -> None:
    match_id = await house.begin(game="magblast")
    await house.tables.play.order(match_id, By(ALICE), "flagship_hit", "ask")
    position = await house.position(match_id)
    assert position.seats[0].orders
    for seat in (None, 0, 1):
        assert not any(row.orders for row in position.scene(seat).seats)


async def test_a_match_that_was_given_up_is_laid_open_and_no_other(house: Hall) -> None:
    position = await house.position(await house.begin(game="rebelmoon"))
    engine = position.engine
    over = position.with_match(status=Status.ENDED, ended_at=NOW)
    off = position.with_match(status=Status.CANCELLED, ended_at=NOW)
    assert over.scene(None).view == engine.view(engine.laid_open(position.state), None)
    assert off.scene(None).view == position.scene(None).view == engine.view(position.state, None)
    assert engine.laid_open(position.state) != position.state


async def test_who_looks_on_is_whoever_moved_last(house: Hall) -> None:
    match_id = await house.begin()
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    position = await house.position(match_id)
    rows = await house.store.deadlines.of_match(match_id)
    due = next(row for row in rows if (row.kind, row.seat) == (TIME_UP, 1))
    await house.tables.play.time_out(due, position.question(1))
    after = await house.position(match_id)
    assert position.watching == 0
    assert after.watching is None, "a default is nobody's move, and no response"


async def advance(house: Hall) -> Advance:
    position = await house.position(await house.begin())
    events = (
        Said(text("all")),
        Said(text("first"), frozenset({0})),
        Said(text("second"), frozenset({1})),
        Said(text("nobody"), frozenset()),
    )
    return Advance(position, replace(position, ply=1), events, 0, NOW)


async def test_what_is_told_in_private_and_what_is_heard(house: Hall) -> None:
    made = await advance(house)
    assert [said.key for said in made.told(0)] == ["first"]
    assert [said.key for said in made.told(1)] == ["second"]
    assert [said.key for said in made.answer(0)] == ["all", "first"]
    assert [said.key for said in made.answer(1)] == ["all", "second"]


async def test_a_match_looks_as_before_while_nothing_public_has_changed(house: Hall) -> None:
    made = await advance(house)
    assert not made.looks_otherwise and not made.ended
    assert not made.stands_otherwise(0) and not made.stands_otherwise(1)
    begun = replace(made, before=None)
    assert begun.looks_otherwise and begun.stands_otherwise(0)
    assert begun.newly_asked == {0, 1} and made.newly_asked == frozenset()


def shown(made: Advance) -> list[str]:
    """Return the surfaces that an advance changes."""
    changes = Changes()
    follow(changes, made)
    surfaces = ("board", "chronicle", "hand-0", "hand-1")
    written = [s for st in changes.statements for s in surfaces if s in st.parameters]
    return sorted(set(written))


async def test_what_is_shown_anew_after_a_move(house: Hall) -> None:
    """The board by what is public or looks otherwise, hands by what concerns them."""
    match_id = await house.begin()
    before = await house.position(match_id)
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    moved = await house.position(match_id)
    same = Advance(before, replace(before, ply=1), (), None, NOW)
    assert shown(same) == []
    assert shown(replace(same, actor=0)) == ["hand-0"]
    public, private = Said(text("all")), Said(text("second"), frozenset({1}))
    assert shown(replace(same, events=(public,))) == ["board"]
    assert shown(replace(same, events=(private,))) == ["hand-1"]
    assert shown(replace(same, after=moved)) == ["board", "hand-0"], "who is waited for"
    await house.tables.play.submit(match_id, By(BOB), Cast(5))
    asked_anew = await house.position(match_id)
    assert shown(replace(same, after=asked_anew)) == ["board", "hand-0", "hand-1"]
    assert asked_anew.asked == before.asked
    assert shown(replace(same, before=None)) == ["board", "hand-0", "hand-1"]


async def test_a_thread_tells_what_all_hear_and_nothing_else(house: Hall) -> None:
    before = await house.position(await house.begin(board=Board.THREAD))
    public = Advance(before, replace(before, ply=1), (Said(text("all")),), None, NOW)
    assert shown(public) == ["board", "chronicle"]
    assert "chronicle" not in shown(replace(public, before=None, events=()))


def begins_a_turn(made: Advance) -> dict[str, bool]:
    """Return of each surface that an advance changes whether that is told as a turn's beginning."""
    changes = Changes()
    follow(changes, made)
    return {surface: notice.turn for surface, notice in posts(changes)}


async def test_a_turn_begins_for_whoever_is_asked_anew_and_not_only_by_their_own_move(
    house: Hall,
) -> None:
    match_id = await house.begin()
    both = await house.position(match_id)
    await house.tables.play.submit(match_id, By(BOB), Cast(5))
    bob_waits = await house.position(match_id)
    said = (Said(text("first"), frozenset({0})),)
    anew = Advance(bob_waits, both, said, None, NOW)
    assert begins_a_turn(anew) == {"board": True, "hand-0": False, "hand-1": True}
    own = replace(anew, actor=1)
    assert begins_a_turn(own) == {"board": False, "hand-0": False, "hand-1": False}


async def test_nobody_plays_on_for_whoever_is_out(house: Hall) -> None:
    match_id = await gathered(house, BOB, CAROL, DAVE)
    position = await house.position(match_id)
    out = await until_somebody_is_out(house, match_id)
    assert given_up(position, out)[1] == ["table-resigned", "table-computer-takes-over"]
    assert given_up(await house.position(match_id), out)[1] == ["table-resigned"]
