"""What is taken back, whatever others do in secret: by whom, who hears of it, what time is left."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import engines
from engines.core import decode, encode
from engines.imperium.actions import Build, Truce, Watch
from engines.imperium.board import BLUE, Phase
from engines.imperium.cards import Card, Rank
from engines.imperium.units import Kind
from engines.magblast.model import Answer, Respond
from engines.shazamm.model import Cast
from store import Changes, Deadline, Entry
from tables.errors import TableRefusal
from tables.limits import Limits
from tables.lobby import Place
from tables.match.consequences import REMINDER, TIME_UP, UNDOABLE
from tables.match.log import Undone, effective
from tables.match.undo import Revealed, beginning, played
from tables.options import DAY, HOUR, Clock
from tables.tables import By
from tests.games.imperium.positions import position
from tests.sampled import every_other
from tests.tables.battles import ON_SHIP, PEOPLE, SHOOTER, act, ambush, battle, order
from tests.tables.builders import BUILD, building, left
from tests.tables.house import ALICE, AS_MANY, BOB, Hall, put
from tests.tables.post_office import Letter
from tests.tables.taken_up import over, plies, take_up
from tests.tables.whispers import WHISPERS, Confide, Draw, Guess, Raise, State

FEW = 12
"""How many moves a match is followed to see what is offered after each."""
ASKING = {"ship_lost": "ask", "ship_hit": "ask", "others": "ask", "flagship_hit": "ask"}
PASS = Respond(play=1, answer=Answer.PASS)


async def refused(house: Hall, match_id: int, user: int) -> str:
    with pytest.raises(TableRefusal) as refusal:
        await house.tables.play.undo(match_id, By(user))
    return refusal.value.text.key


async def offered(house: Hall, match_id: int, user: int) -> bool:
    """Tell whether a person is offered to take something back."""
    return (await house.tables.scene_for(match_id, user)).back


@pytest.mark.parametrize("reread", [False, True])
@pytest.mark.parametrize("game", every_other(engines.keys()))
async def test_only_what_can_be_taken_back_is_offered(house: Hall, game: str, reread: bool) -> None:
    """Nothing before somebody has done anything; of the rest, what a press takes back or asks."""
    match_id = await house.begin(game=game)
    assert not any([await offered(house, match_id, user) for user in (ALICE, BOB)])
    for _ in range(FEW):
        await house.play_on(match_id, 1)
        if (await house.position(match_id)).outcome is not None:
            break
        for user in (ALICE, BOB):
            if reread:  # as after a restart
                await house.tables.live.forget(match_id)
            await offered_as_granted(house, match_id, user)


async def offered_as_granted(house: Hall, match_id: int, user: int) -> None:
    """Raise unless just what a press would take back, or ask the others for, is offered."""
    stands = await offered(house, match_id, user)
    people = (await house.position(match_id)).people
    try:
        await house.tables.play.undo(match_id, By(user))
    except Revealed:
        assert stands is (len(people) > 1), "computers cannot agree"
    except TableRefusal:
        assert not stands
    else:
        assert stands


@pytest.mark.parametrize("game", every_other(engines.keys()))
async def test_nothing_that_was_played_in_another_match_is_offered(house: Hall, game: str) -> None:
    """Of a match that is played on, whatever its last action was: what was done since is."""
    old = await over(house, game, FEW)
    for whoever in (house.tables.making, house.tables.playing_on):
        whoever.after_commit.clear()  # no computer goes on
    house.tables.allowance.limits = AS_MANY
    for channel, ply in enumerate((await plies(house, old))[1:], start=100):
        for seat in (await house.tables.playing_on.moment(old, ply)).seats:
            new = await take_up(house, old, ply, seat, Place(5, 2 * channel + seat, "en"))
            assert not await offered(house, new, ALICE)
            await offered_as_granted(house, new, ALICE)
            if seat in (await house.position(new)).asked:
                await house.move(new, seat)
                if (await house.position(new)).outcome is None:
                    await offered_as_granted(house, new, ALICE)


async def test_what_came_to_light_before_computers_alone_is_not_offered(house: Hall) -> None:
    """Nobody could agree that it is taken back."""
    match_id = await house.begin(("easy",), game="magblast")
    for _ in range(FEW):
        await house.settle()
        await house.move(match_id, 0)
        try:
            await house.tables.play.undo(match_id, By(ALICE))
        except Revealed:
            assert not await offered(house, match_id, ALICE)
            return
        except TableRefusal:
            continue
        await house.move(match_id, 0)
    raise AssertionError("nothing came to light")


async def window(house: Hall) -> int:
    """Begin a battle in which a shot asks two people who let nothing be answered for them."""
    match_id = await battle(house, ambush())
    for seat in (1, 2):
        await order(house, match_id, seat, **ASKING)
    await act(house, match_id, SHOOTER, ON_SHIP)
    return match_id


async def passes(house: Hall, match_id: int, seat: int) -> None:
    asked = await house.position(match_id)
    await act(house, match_id, seat, replace(PASS, play=asked.state.top.number))


@pytest.mark.parametrize("other_answers", [False, True])
async def test_an_answer_can_be_taken_back_until_the_window_closes(
    house: Hall, other_answers: bool
) -> None:
    match_id = await window(house)
    await passes(house, match_id, 1)
    if other_answers:
        await passes(house, match_id, 2)
        assert await refused(house, match_id, PEOPLE[2]) == "refusal-undo-revealed"
        assert await refused(house, match_id, PEOPLE[1]) == "refusal-undo-not-yours"
        return
    await house.tables.play.undo(match_id, By(PEOPLE[1]))
    assert (await house.position(match_id)).asked == {1, 2}


async def test_who_was_asked_cannot_be_unasked(house: Hall) -> None:
    match_id = await window(house)
    assert await refused(house, match_id, PEOPLE[SHOOTER]) == "refusal-undo-asked"


async def test_what_an_order_answered_stands(house: Hall) -> None:
    match_id = await battle(house, ambush())
    await order(house, match_id, 1, **ASKING)
    await act(house, match_id, SHOOTER, ON_SHIP)
    assert await refused(house, match_id, PEOPLE[2]) == "refusal-undo-order"


async def test_what_the_clock_played_stands(house: Hall) -> None:
    match_id = await house.begin(clock=Clock.HOUR)
    await house.pass_time(1800)
    await house.move(match_id, 1)
    await house.pass_time(1801)
    assert [e.kind for e in await house.moves(match_id)] == ["action", "clock"]
    assert await refused(house, match_id, ALICE) == "refusal-undo-clock"


async def test_what_a_computer_did_in_somebodys_place_stands(house: Hall) -> None:
    match_id = await house.begin()
    await house.tables.play.sit_out(match_id, By(ALICE), "easy")
    await house.settle()
    await house.tables.play.come_back(match_id, By(ALICE))
    assert (await house.moves(match_id))[1].actor_id is None
    assert await refused(house, match_id, ALICE) == "refusal-undo-computer"


async def test_a_secret_order_neither_hinders_an_undo_nor_is_lost_by_it(house: Hall) -> None:
    match_id = await building(house)
    before = await house.position(match_id)
    await house.tables.play.submit(match_id, By(ALICE), BUILD)
    await house.tables.play.submit(match_id, By(BOB), Truce("C6"))
    await house.tables.play.undo(match_id, By(ALICE))
    after = await house.position(match_id)
    assert after.state.board == before.state.board
    assert after.state.hidden[BLUE].truce == "C6"
    await house.tables.play.undo(match_id, By(BOB))
    assert encode((await house.position(match_id)).state) == encode(before.state)


async def test_what_was_undone_in_secret_is_told_to_nobody(house: Hall) -> None:
    match_id = await building(house)
    await house.tables.play.submit(match_id, By(BOB), Truce("C6"))
    await house.settle()
    shown = [(letter.surface, letter.edits) for letter in house.office.letters]
    await house.tables.play.undo(match_id, By(BOB))
    await house.settle()
    assert house.told("table-undone") == 0
    assert [(x.surface, x.edits) for x in house.office.letters if x.surface != "hand-1"] == [
        one for one in shown if one[0] != "hand-1"
    ]
    await house.tables.play.submit(match_id, By(ALICE), BUILD)
    await house.tables.play.undo(match_id, By(ALICE))
    await house.settle()
    assert house.told("table-undone") == 1


@pytest.fixture
async def whispers(house: Hall, monkeypatch: pytest.MonkeyPatch) -> int:
    """A match of a game in which seat 1 can do things that seat 0 does not notice."""
    load = engines.load

    def found(key: str, rules: int | None = None) -> Any:
        return WHISPERS if key == WHISPERS.meta.key else load(key, rules)

    monkeypatch.setattr(engines, "load", found)
    return await house.begin(game="whispers")


async def whispered(house: Hall, match_id: int, *actions: tuple[int, Any]) -> None:
    for user, action in actions:
        await house.tables.play.submit(match_id, By(user), action)
    await house.settle()


async def test_what_cannot_stand_is_dropped_and_its_owner_alone_is_told(
    house: Hall, whispers: int
) -> None:
    await whispered(house, whispers, (ALICE, Raise()), (BOB, Draw()), (BOB, Guess(1)))
    receipt = await house.tables.play.undo(whispers, By(ALICE))
    await house.settle()
    assert receipt.told == ()
    state = (await house.position(whispers)).state
    assert (state.height, state.guesses, len(state.drawn[1])) == (0, (0, 0), 1)
    lost = [letter for letter in house.office.letters if "table-undone-yours" in keys(letter)]
    assert {letter.surface for letter in lost} == {"hand-1"}
    log = await house.moves(whispers)
    assert decode(log[-1].action, Undone) == Undone(1, dropped=(3,))
    assert [entry.ply for entry in effective(log)] == [2]


async def test_of_what_one_other_alone_heard_nobody_else_is_told_that_it_is_taken_back(
    house: Hall, whispers: int
) -> None:
    await whispered(house, whispers, (BOB, Confide(0)))
    receipt = await house.tables.play.undo(whispers, By(BOB))
    await house.settle()
    assert receipt.told == ()
    told = [letter.surface for letter in house.office.letters if "table-undone" in keys(letter)]
    assert told == ["hand-0"]


async def test_what_was_rolled_keeps_its_number_and_no_number_is_rolled_twice(
    house: Hall, whispers: int
) -> None:
    await whispered(house, whispers, (ALICE, Raise()), (BOB, Draw()))
    drawn = (await house.position(whispers)).state.drawn
    await house.tables.play.undo(whispers, By(ALICE))
    assert (await house.position(whispers)).state.drawn == drawn
    await whispered(house, whispers, (BOB, Draw()), (ALICE, Raise()))
    again = (await house.position(whispers)).state
    assert again.drawn[1][:1] == drawn[1] and again.drawn[1][1] != drawn[1][0]
    await house.tables.live.forget(whispers)
    assert (await house.position(whispers)).state == again, "so it is on the disk"
    assert found_in(await house.moves(whispers)) == [2, 3, 4]


async def test_one_after_the_other_is_taken_back_past_all_that_is_secret(
    house: Hall, whispers: int
) -> None:
    many = [(ALICE, Raise()), (BOB, Draw())] * (UNDOABLE // 2 + 3)
    await whispered(house, whispers, *many)
    drawn = (await house.position(whispers)).state.drawn
    for height in reversed(range(len(many) // 2)):
        await house.tables.play.undo(whispers, By(ALICE))
        assert (await house.position(whispers)).state == State(height, (0, 0), drawn)
    assert await refused(house, whispers, ALICE) == "refusal-undo-not-yours"


def found_in(log: Iterable[Entry]) -> list[int]:
    return [entry.ply for entry in effective(log)]


def keys(letter: Letter) -> list[str]:
    return [event.key for event in letter.events]


async def test_move_and_undo_never_give_the_full_time_again(house: Hall) -> None:
    house.tables.allowance.limits = Limits(changes=35)
    match_id = await house.begin(game="rebelmoon", clock=Clock.HOUR)
    for used in range(1, 36):
        house.clock.seconds += 100
        await house.move(match_id, 0)
        await house.tables.play.undo(match_id, By(ALICE))
        assert await left(house, match_id, 0) == 3600 - 100 * used
        coming = (at - 100 * used for at in (1800, 2880))  # what is past does not come again
        reminder = next((at for at in coming if at > 0), None)
        assert await left(house, match_id, 0, REMINDER) == reminder
    await house.pass_time(101)
    assert [e.kind for e in await house.moves(match_id)][-1] == "clock"


async def test_the_time_for_what_came_next_is_used_up_too(house: Hall) -> None:
    """Or whoever moves, thinks, and takes back would never come to the end of it."""
    match_id = await building(house)
    await house.store.commit(
        Changes().deadline(Deadline(match_id, TIME_UP, 0, house.clock() + 250, b""))
    )
    for remaining in (150, 50):
        await house.tables.play.submit(match_id, By(ALICE), BUILD)
        assert await left(house, match_id, 0) == DAY * 3
        house.clock.seconds += 100
        await house.tables.play.undo(match_id, By(ALICE))
        assert await left(house, match_id, 0) == remaining
    await house.tables.play.submit(match_id, By(ALICE), BUILD)
    house.clock.seconds += 50
    assert await refused(house, match_id, ALICE) == "refusal-undo-no-time"


async def test_moves_that_are_made_together_are_taken_back_one_by_one(house: Hall) -> None:
    match_id = await building(house)
    await house.store.commit(
        Changes().deadline(Deadline(match_id, TIME_UP, 0, house.clock() + 250, b""))
    )
    scene = await house.tables.scene_for(match_id, ALICE)
    orders = (BUILD, Build(Kind.CORVETTE, "I3"))
    made = await house.tables.play.submit_draft(scene, By(ALICE), orders, ())
    assert made.done == 2
    ply = (await house.position(match_id)).ply
    states = [await house.store.log.snapshot(match_id, one) for one in (ply - 2, ply - 1, ply)]
    assert None not in states, "so that no undo begins at the beginning"
    house.clock.seconds += 100
    for remaining in (3 * DAY - 100, 150):
        await house.tables.play.undo(match_id, By(ALICE))
        assert await left(house, match_id, 0) == remaining


@pytest.mark.parametrize("game", every_other(engines.keys(), 1))
async def test_the_beginning_is_dealt_as_it_was(house: Hall, game: str) -> None:
    """Where no snapshot is left, an undo plays the whole match again."""
    position = await house.position(await house.begin(game=game))
    assert beginning(position).state == position.state


async def test_who_waits_for_others_uses_up_no_time(house: Hall) -> None:
    match_id = await house.begin(clock=Clock.DAY)
    house.clock.seconds += 1000
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    assert await left(house, match_id, 0) is None
    house.clock.seconds += 5000
    await house.tables.play.undo(match_id, By(ALICE))
    assert await left(house, match_id, 0) == 86_400 - 1000
    assert await left(house, match_id, 0, REMINDER) == 86_400 * 0.5 - 1000
    assert await left(house, match_id, 1) == 86_400 - 6000


async def test_without_a_limit_none_comes_of_an_undo(house: Hall) -> None:
    match_id = await house.begin(clock=Clock.NONE)
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    await house.tables.play.undo(match_id, By(ALICE))
    assert await house.store.deadlines.of_match(match_id) == ()


async def test_what_an_earlier_version_wrote_is_taken_back_too(house: Hall, tmp_path: Path) -> None:
    """Its entries tell nothing of clocks, nor its undos of what they took back."""
    match_id = await house.begin(clock=Clock.DAY)
    first = encode((await house.position(match_id)).state)
    for _ in range(2):
        await house.tables.play.submit(match_id, By(ALICE), Cast(5))
        await house.tables.play.undo(match_id, By(ALICE))
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    earlier = "UPDATE entry SET clocks = NULL, action = iif(kind = 'undo', X'', action)"
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:
        connection.execute(earlier)
    assert found_in(await house.moves(match_id)) == [1]
    await house.tables.play.undo(match_id, By(ALICE))
    assert encode((await house.position(match_id)).state) == first
    assert await left(house, match_id, 0) == 86_400


async def test_a_secret_order_in_the_own_turn_shows_in_nothing(house: Hall) -> None:
    """Neither by an edit of the board nor by a clock that begins anew."""
    match_id = await house.begin(game="imperium")
    hands = ((Card.COUNTER_INTELLIGENCE,), (Card.FORCED_TRUCE,))
    await put(house.store, house.tables, match_id, position(Phase.CONSTRUCTION, hands=hands))
    await house.store.commit(
        Changes().deadline(Deadline(match_id, TIME_UP, 0, house.clock() + 250, b""))
    )
    shown = [(letter.surface, letter.edits) for letter in house.office.letters]
    await house.tables.play.submit(match_id, By(ALICE), Watch(Rank.CAPTAIN))
    await house.settle()
    others = [(x.surface, x.edits) for x in house.office.letters if x.surface != "hand-0"]
    assert others == [one for one in shown if one[0] != "hand-0"]
    assert await left(house, match_id, 0) == 250


async def test_answers_taken_back_are_waited_for_no_longer_than_the_others(house: Hall) -> None:
    """Until when is told to everyone who asks for the status."""
    match_id = await window(house)
    assert await left(house, match_id, 2) == 6 * HOUR
    house.clock.seconds += 100
    await passes(house, match_id, 1)
    assert await left(house, match_id, 1) is None
    house.clock.seconds += 100
    span = (house.clock(), house.clock() + 50)  # as after an absence
    await house.store.commit(
        Changes().move_deadlines(match_id, *span, but=("", "", "", "", "", "", ""))
    )
    await house.tables.play.undo(match_id, By(PEOPLE[1]))
    assert await left(house, match_id, 1) == await left(house, match_id, 2) == 6 * HOUR - 150


async def test_past_what_was_revealed_only_the_last_position_is_kept(house: Hall) -> None:
    match_id, first = await house.begin(game="magblast"), dict[int, bool]()
    for _ in range(30):
        before = (await house.position(match_id)).ply
        await house.play_on(match_id, 1)
        oldest = await house.store.log.snapshot_before(match_id, 0)
        assert oldest is not None
        first[before + 1] = oldest.ply == before
    position = await house.position(match_id)
    line = effective(await house.store.log.entries(match_id))
    made = {one.entry.ply: one.move.revealed for one in played(beginning(position), line)}
    assert all(first[ply] for ply, revealed in made.items() if revealed and ply in first)
    assert set(made.values()) == {True, False}
