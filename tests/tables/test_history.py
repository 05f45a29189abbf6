"""A match gone through step by step is what each seat was shown when it happened."""

from __future__ import annotations

import pytest

import engines
from engines.core import Refusal, Seat
from store import Changes
from tables import Scene, TableRefusal
from tables.lobby import Guest
from tables.match.consequences import Advance
from tables.match.history import APART, Step, eyes
from tables.match.moves import By
from tests.sampled import every_other
from tests.tables.handing import handed
from tests.tables.house import ALICE, BOB, Hall

CAROL = 33
MOVES = {"imperium": APART + 6}
"""How far a match is played: one of them past a mark."""
EVERYBODY: tuple[Seat | None, ...] = (None, 0, 1)


class Watched:
    """Writes down how a match stands for everybody after each of its moves."""

    def __init__(self, house: Hall) -> None:
        self.seen: dict[tuple[Seat | None, int], object] = {}
        house.tables.making.consequences.append(self._follow)

    async def _follow(self, _: Changes, advance: Advance) -> None:
        for seat in EVERYBODY:
            scene = advance.after.scene(seat)
            self.seen[seat, advance.after.ply] = scene.view, scene.asked, scene.lately


@pytest.mark.parametrize("game", every_other(engines.keys(), 1))
async def test_each_step_shows_what_its_seat_saw_then(house: Hall, game: str) -> None:
    match_id = await house.begin(game=game)
    watched = Watched(house)
    await house.play_on(match_id, MOVES.get(game, 30))
    steps: tuple[Step, ...] = ()
    for seat in EVERYBODY:
        scene = await _scene(house, match_id, seat)
        steps = (await house.tables.moment(scene, seat, None)).steps
        assert len(steps) > 2
        for place, step in enumerate(steps):
            moment = await house.tables.moment(scene, seat, step.ply)
            assert (moment.steps, moment.place, moment.scene.seat) == (steps, place, seat)
            then = watched.seen.get((seat, step.ply))
            shown = moment.scene
            assert then is None or then == (shown.view, shown.asked, shown.lately)
    assert {(1, step.ply) for step in steps[1:]} & watched.seen.keys()


@pytest.mark.parametrize("game", every_other(engines.keys()))
async def test_what_it_tells_is_all_that_its_seat_ever_heard(house: Hall, game: str) -> None:
    match_id = await house.begin(game=game)
    await house.play_on(match_id, MOVES.get(game, 30))
    for seat in EVERYBODY:
        moment = await house.tables.moment(await _scene(house, match_id, seat), seat, None)
        told = tuple(line for step in moment.steps for line in step.told)
        assert told == await house.tables.heard_ever(match_id, seat)


async def test_what_another_does_in_secret_is_no_step(house: Hall) -> None:
    """Nor does going through the match tell that it was done."""
    match_id = await house.begin(game="shazamm")
    await house.move(match_id, 1)
    before = {seat: await _steps(house, match_id, seat) for seat in EVERYBODY}
    await house.move(match_id, 1)  # changes what was answered, face down
    for seat in (None, 0):
        assert await _steps(house, match_id, seat) == before[seat]
    assert len(await _steps(house, match_id, 1)) == len(before[1]) + 1


async def test_what_was_taken_back_is_no_step(house: Hall) -> None:
    match_id = await house.begin(game="rebelmoon")
    before = await _steps(house, match_id, None)
    seat = min((await house.position(match_id)).asked)
    await house.move(match_id, seat)
    gone = (await _steps(house, match_id, None))[-1].ply
    await house.tables.play.undo(match_id, By((ALICE, BOB)[seat]))
    assert await _steps(house, match_id, None) == before
    moment = await house.tables.moment(await _scene(house, match_id, None), None, gone)
    assert moment.steps[moment.place] == before[-1]


async def test_others_are_looked_through_once_a_match_was_played_to_its_end(house: Hall) -> None:
    match_id = await house.begin()
    alice = await _scene(house, match_id, 0)
    spectator = await _scene(house, match_id, None)
    assert (eyes(alice), eyes(spectator)) == ((0, None), (None,))
    for scene, seat in ((alice, 1), (spectator, 0), (spectator, 1), (alice, 7)):
        with pytest.raises(Refusal) as refused:
            await house.tables.moment(scene, seat, None)
        assert refused.value.text.key == "refusal-replay-eyes"
    await house.tables.play.resign(match_id, By(ALICE))
    await house.settle()
    over = await _scene(house, match_id, None)
    assert eyes(over) == (None, 0, 1)
    assert (await house.tables.moment(over, 1, 0)).scene.view == (
        await house.tables.moment(await _scene(house, match_id, 1), 1, 0)
    ).scene.view


async def test_a_match_that_was_called_off_stays_closed(house: Hall) -> None:
    match_id = await house.begin()
    for user in (ALICE, BOB):
        await house.tables.calling_off.agree(match_id, By(user), asking=user == ALICE)
    await house.settle()
    scene = await _scene(house, match_id, 0)
    assert scene.over
    assert eyes(scene) == (0, None)


async def _scene(house: Hall, match_id: int, seat: Seat | None) -> Scene:
    return await house.tables.scene(match_id, seat)


async def _steps(house: Hall, match_id: int, seat: Seat | None) -> tuple[Step, ...]:
    return (await house.tables.moment(await _scene(house, match_id, seat), seat, None)).steps


async def test_the_latest_begins_with_what_one_has_done_oneself(house: Hall) -> None:
    match_id = await house.begin()
    await house.play_on(match_id, 9)
    scene, moves = await _scene(house, match_id, 0), await house.moves(match_id)
    own = max(entry.ply for entry in moves if entry.seat == 0)
    first, *_ = await house.tables.latest(scene, 0, 50, own=True)
    assert first.steps[first.place].ply == own
    whole = await house.tables.latest(scene, 0, 50, own=False)
    assert whole[0].place == 0


@pytest.mark.parametrize("who", [BOB, CAROL])
async def test_whoever_was_forgotten_is_named_no_more(house: Hall, who: int) -> None:
    """Neither who handed the seat on nor who sat there at the end, though it was gone through."""
    match_id = await house.begin()
    await house.play_on(match_id, 4)
    await handed(house, match_id, BOB, Guest(CAROL, "Carol", 903))
    await house.play_on(match_id, 4)
    await house.tables.play.resign(match_id, By(ALICE))
    await house.settle()

    async def is_named() -> bool:
        scene = await house.tables.scene_for(match_id, ALICE)
        then = await house.tables.moment(scene, 0, 1)
        sit = [row.user_id for shown in (then.scene, then.public) for row in shown.seats]
        return who in sit or f"<@{who}>" in repr(then.steps)

    assert await is_named()
    forgetting = house.tables.forgetting
    await forgetting.forget(who, (await forgetting.stakes(who)).mark)
    assert not await is_named()


async def test_what_was_played_by_rules_that_are_played_no_more_is_refused_with_that(
    house: Hall,
) -> None:
    """Neither its file nor a review, nor a match from one of its moments on."""
    match_id = await house.begin()
    await house.move(match_id, 0)
    await house.tables.play.resign(match_id, By(BOB))
    await house.store.commit(Changes().update_match(match_id, rules_version=99))
    await house.tables.live.forget(match_id)
    tables = house.tables
    with pytest.raises(TableRefusal, match="refusal-export-old-rules"):
        await tables.export(match_id)
    with pytest.raises(TableRefusal, match="refusal-review-old-rules"):
        await tables.reviews.review(match_id, 5, lambda part: None)
    with pytest.raises(TableRefusal, match="refusal-play-on-old-rules"):
        await tables.playing_on.moment(match_id, 1)
