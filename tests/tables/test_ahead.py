"""Actions that are chosen ahead: done when it is time, dropped and told where that cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import Raw
from msgspec.structs import replace

import engines
from engines.core import IllegalAction, encode, text
from engines.foresight import Forecast, Foreseen, Told
from engines.foresight import told as told_of
from engines.imperium.actions import Attack, Commit, End, Ready
from engines.imperium.board import RED, Phase
from engines.imperium.cards import Card
from engines.imperium.units import Kind
from engines.magblast.model import Answer, Fire, Respond
from engines.magblast.view import View
from engines.rebelmoon.model import WEAPONS, Pass, Place
from store import Changes
from tables import StaleDecision, TableRefusal
from tables.match.ahead import carried_out, chosen, due, planned, with_plan
from tables.match.moves import Move
from tables.match.planned import Planned, kept
from tables.match.position import Position
from tables.tables import By
from tests.games.imperium.positions import position as imperium
from tests.games.imperium.positions import unit
from tests.proofs import confirmed
from tests.tables.battles import (
    BYSTANDER,
    HERMES,
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
    told,
)
from tests.tables.house import ALICE, BOB, Hall, hall, put
from tests.tables.post_office import PostOffice

FOUR = SHOTS[:4]
IMPERIAL, REBEL = 0, 1
FIRST, SECOND = Place("E3", WEAPONS[0]), Place("C6", WEAPONS[1])


async def test_what_was_chosen_ahead_answers_nobody_elses_move(house: Hall) -> None:
    """It waits for a move of the seat's own: for answers there are standing orders."""
    match_id = await battle(house, ambush())
    await order(house, match_id, VICTIM, others="ask")
    await act(house, match_id, SHOOTER, ON_SHIP)
    position = await house.position(match_id)
    assert VICTIM in position.asked & position.responding
    one = Planned(Raw(b"{}"), text("magblast-name"), "")
    assert due(with_plan(position, VICTIM, (one,))) is None


async def plan(house: Hall, match_id: int, *shots: Fire) -> int:
    """Let the shooter submit several shots at once, and return how many were made at once."""
    scene = await house.tables.scene_for(match_id, PEOPLE[SHOOTER])
    receipt = await house.tables.play.submit_draft(scene, By(PEOPLE[SHOOTER]), shots, ())
    await house.settle()
    return receipt.done


async def left(house: Hall, match_id: int, seat: int) -> int:
    """Return how many actions are still chosen ahead for a seat."""
    return len(kept((await house.position(match_id)).seats[seat]))


async def answer(house: Hall, match_id: int, seat: int, how: Answer = Answer.PASS) -> None:
    newest = (await house.position(match_id)).state.top
    await act(house, match_id, seat, Respond(newest.number, how))


async def test_a_whole_attack_is_one_submission(house: Hall) -> None:
    """Others have standing orders: nobody is waited for, and all is in one transaction."""
    match_id = await battle(house, ambush())
    assert await plan(house, match_id, *FOUR) == 1
    entries = await house.moves(match_id)
    own = [entry.kind for entry in entries if entry.seat == SHOOTER]
    assert own == ["action", *["planned"] * 3]
    assert len({entry.at for entry in entries}) == 1
    assert [text.key for text in told(house)].count("magblast-event-fires") == len(FOUR)
    assert await left(house, match_id, SHOOTER) == 0
    assert (await house.position(match_id)).asked == {SHOOTER}


async def test_it_waits_for_others_and_goes_on_when_they_have_answered(house: Hall) -> None:
    match_id = await battle(house, ambush())
    await order(house, match_id, VICTIM, ship_hit="ask")
    await order(house, match_id, BYSTANDER, others="ask")
    await plan(house, match_id, *SHOTS[:2])
    assert await left(house, match_id, SHOOTER) == 1
    await answer(house, match_id, VICTIM)
    assert await left(house, match_id, SHOOTER) == 1
    await answer(house, match_id, BYSTANDER)
    assert await left(house, match_id, SHOOTER) == 0
    state = (await house.position(match_id)).state
    assert state.top.card == SHOTS[1].card and state.top.target == HERMES


async def test_what_another_plays_stops_it_and_its_owner_alone_is_told(house: Hall) -> None:
    """Also where it changes nothing of what is left: who would not think again?"""
    match_id = await battle(house, ambush(victim=("evasive-action",)))
    await order(house, match_id, VICTIM, ship_hit="stop")
    await plan(house, match_id, SHOTS[0], SHOTS[3])
    own = [kind for kind, seat in await kinds(house, match_id) if seat == SHOOTER]
    assert own[-1] == "ahead" and "planned" not in own, "the first shot was evaded"
    assert (await house.position(match_id)).asked == {SHOOTER}
    (letter,) = [one for one in hands(house) if one.surface == f"hand-{SHOOTER}"][-1:]
    (dropped,) = [event for event in letter.events if event.key == "ahead-dropped"]
    what = dropped.args["what"]
    assert isinstance(what, tuple)
    assert [str(one).count("ahead-line") for one in what] == [0], "why it was dropped is told"
    others = [
        event.key for one in house.office.letters if one is not letter for event in one.events
    ]
    assert "ahead-dropped" not in others


async def test_what_is_left_over_stays_as_a_draft(house: Hall) -> None:
    """What cannot even be foreseen is not chosen ahead: the owner looks again."""
    match_id = await battle(house, ambush())
    wrong = replace(SHOTS[1], ship="scout-plutt")
    await plan(house, match_id, SHOTS[0], wrong)
    assert await left(house, match_id, SHOOTER) == 0
    assert (await house.tables.scene_for(match_id, PEOPLE[SHOOTER])).drafted == (wrong,)


async def test_the_first_of_it_is_refused_like_any_move(house: Hall) -> None:
    match_id = await battle(house, ambush())
    before = await kinds(house, match_id)
    with pytest.raises(IllegalAction):
        await plan(house, match_id, replace(ON_SHIP, target="nowhere"), SHOTS[0])
    assert await kinds(house, match_id) == before


async def test_nobody_else_can_see_that_anything_is_chosen_ahead(house: Hall) -> None:
    match_id = await battle(house, ambush())
    await order(house, match_id, VICTIM, ship_hit="ask")
    await plan(house, match_id, *SHOTS[:3])
    position = await house.position(match_id)
    bare = replace(position, seats=tuple(replace(row, ahead=None) for row in position.seats))
    for viewer in (None, VICTIM, BYSTANDER):
        assert position.scene(viewer) == bare.scene(viewer)
    assert position.scene(SHOOTER).ahead


async def test_what_cannot_be_read_any_more_is_dropped_and_hinders_nobody_elses_move(
    house: Hall,
) -> None:
    match_id = await battle(house, ambush())
    position = await house.position(match_id)
    strange = Planned(Raw(b'{"type":"gone"}'), text("magblast-name"), "", None)
    move = due(with_plan(position, SHOOTER, (strange,)))
    assert move is not None and move.action is None
    assert [event.audience for event in move.events] == [frozenset({SHOOTER})]


async def test_what_was_due_before_a_start_is_done_with_it_and_once(house: Hall) -> None:
    match_id = await placing(house)
    plan = Planned(Raw(encode(Place("D4"))), text("rebelmoon-name"), "", None)
    row = (await house.position(match_id)).seats[IMPERIAL]
    await house.store.commit(Changes().seat(replace(row, ahead=encode((plan,)))))
    await house.tables.live.forget(match_id)
    assert await house.tables.play.obey(match_id)
    assert not await house.tables.play.obey(match_id)


async def test_it_outlives_the_process(tmp_path: Path, house: Hall) -> None:
    match_id = await battle(house, ambush())
    await order(house, match_id, VICTIM, ship_hit="ask")
    await plan(house, match_id, *SHOTS[:3])
    async with hall(tmp_path / "tables.db", house.clock, PostOffice(house.clock)) as second:
        assert await left(second, match_id, SHOOTER) == 2
        await answer(second, match_id, VICTIM)
        assert await left(second, match_id, SHOOTER) == 1


# -- While one waits ---------------------------------------------------------------------------


async def placing(house: Hall) -> int:
    """Begin a match of Rebel Moon: the Imperial player places first."""
    return await house.begin(game="rebelmoon")


async def leave(house: Hall, match_id: int, user: int, *actions: object) -> None:
    await house.tables.play.choose_ahead(match_id, By(user), actions)
    await house.settle()


async def asteroid(house: Hall, match_id: int, cell: str | None) -> None:
    """Let the Imperial player place an asteroid, or pass."""
    action = Pass() if cell is None else Place(cell)
    await house.tables.play.submit(match_id, By(ALICE), action)
    await house.settle()


async def test_pieces_are_placed_ahead_one_whenever_it_is_time(house: Hall) -> None:
    match_id = await placing(house)
    await leave(house, match_id, BOB, FIRST)
    await leave(house, match_id, BOB, FIRST, SECOND)
    public = len(told(house))
    assert await left(house, match_id, REBEL) == 2
    for cell, remaining in (("D4", 1), ("G2", 0)):
        await asteroid(house, match_id, cell)
        assert await left(house, match_id, REBEL) == remaining
        assert (await house.position(match_id)).asked == {IMPERIAL}
    weapons = (await house.position(match_id)).state.weapons
    assert {cell: marker.weapon for cell, marker in weapons.items()} == {
        FIRST.cell: FIRST.weapon,
        SECOND.cell: SECOND.weapon,
    }
    kinds_ = [kind for kind, seat in await kinds(house, match_id) if seat == REBEL]
    assert kinds_ == ["ahead", "ahead", "planned", "planned"]
    assert len(told(house)) == public + 4, "two asteroids and two weapons, and no word of a plan"


async def test_a_piece_that_cannot_be_placed_any_more_is_dropped_alone(house: Hall) -> None:
    """Its owner is told why, and the next piece is placed in its stead."""
    match_id = await placing(house)
    await leave(house, match_id, BOB, FIRST, SECOND)
    await asteroid(house, match_id, FIRST.cell)
    assert await left(house, match_id, REBEL) == 0
    position = await house.position(match_id)
    assert position.asked == {IMPERIAL}
    assert position.state.weapons[SECOND.cell].weapon == SECOND.weapon
    (letter,) = [one for one in hands(house) if one.surface == f"hand-{REBEL}"][-1:]
    (dropped,) = [event for event in letter.events if event.key == "ahead-dropped"]
    what = dropped.args["what"]
    assert isinstance(what, tuple) and len(what) == 1


async def test_why_pieces_cannot_be_placed_is_told_once(house: Hall) -> None:
    match_id = await placing(house)
    pieces = tuple(
        Planned(Raw(encode(Place(at))), text("rebelmoon-cell", cell=at), "") for at in ("D4", "G2")
    )
    await asteroid(house, match_id, None)
    await house.tables.play.submit(match_id, By(BOB), Pass())
    flying = await house.position(match_id)
    assert flying.asked == {IMPERIAL} and flying.state.phase == "flight"
    move = due(with_plan(flying, IMPERIAL, pieces))
    assert move is not None and move.after is not None
    (dropped,) = [event.text for event in move.events]
    assert dropped.args["what"] == tuple(piece.words for piece in pieces)
    assert kept(move.after.seats[IMPERIAL]) == ()


async def test_it_is_dropped_on_demand_and_says_nothing(house: Hall) -> None:
    match_id = await placing(house)
    await leave(house, match_id, BOB, FIRST, SECOND)
    before = [(letter.id, letter.edits) for letter in house.office.on("board")]
    await leave(house, match_id, BOB)
    assert await left(house, match_id, REBEL) == 0
    assert [(letter.id, letter.edits) for letter in house.office.on("board")] == before


async def test_giving_up_and_taking_back_drop_it(house: Hall) -> None:
    match_id = await placing(house)
    await asteroid(house, match_id, "D4")
    await leave(house, match_id, ALICE, Place("G2"))
    await house.tables.play.undo(match_id, By(ALICE))
    assert await left(house, match_id, IMPERIAL) == 0
    await leave(house, match_id, BOB, FIRST)
    await house.tables.play.resign(match_id, By(BOB))
    assert await left(house, match_id, REBEL) == 0


async def test_who_is_asked_does_it_at_once_instead(house: Hall) -> None:
    match_id = await placing(house)
    with pytest.raises(StaleDecision):
        await leave(house, match_id, ALICE, Place("D4"))


async def test_no_more_than_some_are_chosen_ahead(house: Hall) -> None:
    match_id = await placing(house)
    for many, why in ((20, "rebelmoon-refusal-occupied"), (21, "refusal-ahead-most")):
        with pytest.raises(TableRefusal, match=why):
            await leave(house, match_id, BOB, *[FIRST] * many)


async def test_what_stands_still_keeps_what_was_told_of_it(house: Hall) -> None:
    """Chosen once more with another behind it, or before it: the same up to the first other."""
    position = await house.position(await placing(house))
    (first,) = kept(_after(chosen(position, REBEL, (FIRST,))).seats[REBEL])
    told_earlier = replace(first, promise="earlier")
    stands = with_plan(position, REBEL, (told_earlier,))
    for line, promises in (((FIRST, SECOND), [True, False]), ((SECOND, FIRST), [False, False])):
        plan = kept(_after(chosen(stands, REBEL, line)).seats[REBEL])
        assert [one.promise == "earlier" for one in plan] == promises


async def test_what_a_seat_is_asked_about_its_own_action_is_answered_with_it(house: Hall) -> None:
    """Red attacks, ends its combats and lays a card at the one, all in one line."""
    match_id = await house.begin(game="imperium")
    red, blue = ({sector: unit(Kind.FRIGATE)} for sector in ("F4", "F5"))
    shot = Card.PRECISION_SHOT
    start = imperium(Phase.COMBAT, red=red, blue=blue, hands=((shot,), ()))
    await put(house.store, house.tables, match_id, start)
    line = (Attack("frigate-1", "F5"), End(Phase.COMBAT), Commit(0, shot), Ready())
    carried = carried_out(await house.position(match_id), RED, line)
    assert [move.action for move in carried.moves] == [*line]
    assert (carried.ahead, carried.left) == ((), ())


async def test_what_cannot_follow_is_refused_when_it_is_chosen(house: Hall) -> None:
    match_id = await placing(house)
    with pytest.raises(TableRefusal, match="rebelmoon-refusal-occupied"):
        await leave(house, match_id, BOB, FIRST, FIRST)
    assert await left(house, match_id, REBEL) == 0


async def test_two_who_both_chose_ahead_play_until_one_must_be_asked(house: Hall) -> None:
    match_id = await placing(house)
    await leave(house, match_id, BOB, FIRST, SECOND)
    await asteroid(house, match_id, "D4")
    scene = await house.tables.scene_for(match_id, BOB)
    assert scene.asked == {IMPERIAL} and len(scene.ahead) == 1
    await house.tables.play.submit(match_id, By(ALICE), Pass())
    await house.settle()
    assert (await house.position(match_id)).asked == {IMPERIAL}
    assert await left(house, match_id, REBEL) == 0


async def test_a_match_with_it_is_proved_and_of_what_was_chosen_only_that_it_was(
    house: Hall,
) -> None:
    match_id = await placing(house)
    await leave(house, match_id, BOB, FIRST, SECOND)
    await asteroid(house, match_id, "D4")
    await house.tables.play.resign(match_id, By(BOB))
    data = await house.tables.export(match_id)
    assert confirmed(data)
    assert SECOND.cell not in data.decode(), "it was never done"


async def test_what_was_told_of_it_must_be_true_still_after_others_had_a_turn(house: Hall) -> None:
    """The shot is legal, and would do something else than its owner was told."""
    match_id = await battle(house, ambush())
    before = await house.position(match_id)
    view = before.engine.view(before.state, SHOOTER)
    start = Foreseen(view, alone=False)
    one = Forecast(SHOTS[1], _told(view), start)
    as_told = with_plan(before, SHOOTER, planned("magblast", SHOOTER, [one]))
    move = due(as_told)
    assert move is not None and move.action == SHOTS[1]
    await act(house, match_id, SHOOTER, SHOTS[0])
    after = with_plan(await house.position(match_id), SHOOTER, planned("magblast", SHOOTER, [one]))
    move = due(after)
    assert move is not None and move.action is None
    (event,) = move.events
    assert event.text.args["why"] == text("ahead-otherwise")


def _after(move: Move) -> Position:
    assert move.after is not None
    return move.after


def _told(view: View) -> Told:
    found = told_of(engines.ways("magblast", view, SHOOTER), SHOTS[1])
    assert found is not None
    return found
