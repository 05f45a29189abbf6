"""What a seat has heard since it last acted is what it was told then, in every game."""

from __future__ import annotations

from itertools import product

import pytest

import engines
from engines.core import Seat, Text, encode
from engines.magblast.model import Answer, Respond
from store import Changes, Snapshot, Status
from tables.match.consequences import Advance
from tables.match.log import effective
from tables.match.moves import By
from tables.match.since import heard_since, last_own, seen_after_own
from tables.notice import hand
from tables.options import Clock
from tests.sampled import every_other
from tests.tables.battles import (
    ON_SHIP,
    PEOPLE,
    SHOOTER,
    SHOTS,
    VICTIM,
    act,
    ambush,
    battle,
    order,
)
from tests.tables.house import ALICE, BOB, Hall

MOVES = 30
ASKING = {"ship_lost": "ask", "ship_hit": "ask", "others": "ask", "flagship_hit": "ask"}


class Told:
    """Writes down what each seat is told as it happens, from its last action on.

    What came at once of that action is no news: it was the answer to it.
    """

    def __init__(self, house: Hall) -> None:
        self.heard: dict[Seat | None, list[Text]] = {None: [], 0: [], 1: []}
        house.tables.making.consequences.append(self._follow)

    async def _follow(self, _: Changes, advance: Advance) -> None:
        for seat, heard in self.heard.items():
            if seat is not None and advance.actor == seat:
                heard.clear()
            else:
                heard.extend(e.told_to(seat) for e in advance.events if e.kept_by(seat))


@pytest.mark.parametrize("game", every_other(engines.keys()))
async def test_what_is_told_is_what_the_seat_heard_since_its_last_action(
    house: Hall, game: str
) -> None:
    match_id = await house.begin(game=game)
    opening = {seat: await house.tables.heard_since(match_id, seat) for seat in (None, 0, 1)}
    told, acted = Told(house), set[Seat]()
    for _ in range(MOVES):
        position = await house.position(match_id)
        if position.outcome is not None:
            break
        acted.add(min(position.asked))
        await house.play_on(match_id, 1)
        for seat in told.heard:
            shown, begun = await house.tables.heard_since(match_id, seat), opening[seat]
            if seat not in acted:
                assert shown[: len(begun)] == begun
                shown = shown[len(begun) :]
            assert list(shown) == told.heard[seat]


async def test_who_is_called_reads_nothing_that_only_sums_up_what_is_told_above(
    house: Hall,
) -> None:
    """Of Shazamm! alone: no other game sums up anything."""
    match_id, summed_up = await house.begin(game="shazamm"), list[tuple[Seat, Text]]()

    async def follow(_: Changes, advance: Advance) -> None:
        for seat in advance.called_back:
            asides = [e for e in advance.events if e.aside and e.heard_by(seat)]
            summed_up.extend((seat, aside.told_to(seat)) for aside in asides)

    house.tables.making.consequences.append(follow)
    await house.play_on(match_id, MOVES)
    told = {seat: [e for one in house.office.on(hand(seat)) for e in one.events] for seat in (0, 1)}
    assert summed_up
    assert [aside for seat, aside in summed_up if aside in told[seat]] == []


@pytest.mark.parametrize("game", every_other(engines.keys()))
async def test_whoever_moves_reads_on_their_hand_all_that_came_of_it(
    house: Hall, game: str
) -> None:
    """Also what everybody hears: the board with it may hang elsewhere."""
    match_id, answers = await house.begin(game=game), dict[Seat, list[Text]]({0: [], 1: []})

    async def follow(_: Changes, advance: Advance) -> None:
        seat = advance.actor
        if seat is None or seat not in advance.after.people:
            return
        told = (event.told_to(seat) for event in advance.events if event.kept_by(seat))
        answers[seat].extend(told)

    house.tables.making.consequences.append(follow)
    for _ in range(MOVES):
        await house.play_on(match_id, 1)
        await house.settle()  # so that nothing is told later, with what came then
    for seat, expected in answers.items():
        told = [line for on, said in house.office.told if on == hand(seat) for line in said]
        assert expected
        assert [line for line in expected if line not in told] == []


@pytest.mark.parametrize("at_once", [True, False])
async def test_what_was_done_in_one_go_was_told_in_answer_to_it(house: Hall, at_once: bool) -> None:
    """What had to wait for others is news to whoever chose it."""
    match_id = await battle(house, ambush(victim=() if at_once else ("evasive-action",)))
    if not at_once:
        await order(house, match_id, VICTIM, **ASKING)
    scene = await house.tables.scene_for(match_id, PEOPLE[SHOOTER])
    await house.tables.play.submit_draft(scene, By(PEOPLE[SHOOTER]), SHOTS[:3], ())
    for _ in SHOTS[:3]:
        house.clock.seconds += 1
        if VICTIM in (await house.position(match_id)).asked:
            newest = (await house.position(match_id)).state.top
            await act(house, match_id, VICTIM, Respond(newest.number, Answer.PASS))
    kinds = [entry.kind for entry in await house.moves(match_id) if entry.seat == SHOOTER]
    assert kinds == ["action", "planned", "planned"]
    line = effective(await house.moves(match_id))
    own = last_own(line, SHOOTER)
    assert own is not None
    after = [entry.kind for entry in line if entry.seat == SHOOTER and entry.ply > own.ply]
    assert after == ([] if at_once else ["planned", "planned"])


async def test_what_was_taken_back_is_not_told(house: Hall) -> None:
    match_id = await house.begin(game="rebelmoon")
    before = await house.tables.heard_since(match_id, 1)
    seat = min((await house.position(match_id)).asked)
    await house.move(match_id, seat)
    await house.tables.play.undo(match_id, By((ALICE, BOB)[seat]))
    assert await house.tables.heard_since(match_id, 1) == before


async def test_what_the_clock_did_for_a_seat_is_told_to_it(house: Hall) -> None:
    match_id = await house.begin(clock=Clock.HOUR)
    await house.move(match_id, 1)
    await house.pass_time(3601)
    for seat in (None, 0, 1):
        keys = [said.key for said in await house.tables.heard_since(match_id, seat)]
        assert "table-time-out" in keys


async def test_a_match_that_is_over_does_not_tell_whose_answer_the_clock_gave(house: Hall) -> None:
    match_id = await battle(house, ambush())
    for seat in (1, 2):
        await order(house, match_id, seat, **ASKING)
    await act(house, match_id, SHOOTER, ON_SHIP)
    asked = await house.position(match_id)
    assert asked.responding
    await act(house, match_id, VICTIM, Respond(play=asked.state.top.number, answer=Answer.PASS))
    await house.pass_time(7 * 3600)
    assert "clock" in [entry.kind for entry in await house.moves(match_id)]
    position = await house.position(match_id)
    over = position.with_match(status=Status.ENDED)
    heard = await heard_since(house.store, over, VICTIM)
    assert heard == await house.tables.heard_since(match_id, VICTIM)
    assert heard
    assert "table-time-out" not in [said.key for said in heard]


async def test_all_hear_again_what_came_after_the_action_that_they_know_to_be_a_seats(
    house: Hall,
) -> None:
    """Where one at a time is asked and nothing is hidden: all since the own last action."""
    match_id = await house.begin(game="rebelmoon")
    told, acted = Told(house), set[Seat]()
    for _ in range(6):
        for seat in (0, 1):
            heard = tuple(told.heard[seat]) if seat in acted else ()
            assert await house.tables.seen_since(match_id, seat) == heard
        acted |= (await house.position(match_id)).asked
        await house.play_on(match_id, 1)
    position = await house.position(match_id)
    line = effective(await house.moves(match_id))
    late = Snapshot(match_id, position.ply, encode(position.state))
    for seat, kept in product((0, 1), (late, None)):
        assert seen_after_own(position, line, seat, kept) == tuple(told.heard[seat])


async def test_nobody_is_known_to_have_acted_where_several_are_asked_at_once(house: Hall) -> None:
    """Though the last bet turns up both, and all notice that."""
    match_id = await house.begin()
    for seat in (0, 1, 0, 1):  # without spells, which may ask one of them alone
        await house.move(match_id, seat)
    for seat in (0, 1):
        assert await house.tables.seen_since(match_id, seat) == ()


async def test_the_beginning_is_told_again_as_it_was_told(house: Hall) -> None:
    for channel, game in enumerate(("imperium", "magblast")):
        match_id = await house.begin(game=game, channel=channel)
        told = [event for letter in house.office.letters for event in letter.events]
        for seat in (None, 0, 1):
            assert all(one in told for one in await house.tables.heard_ever(match_id, seat))
