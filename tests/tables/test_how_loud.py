"""How loud one message is: which hands make a sound, which calls wait, and what no wish touches."""

from __future__ import annotations

from msgspec.structs import replace

from store import Status
from tables.match.scene import Scene
from tables.notice import BOARD, CHRONICLE, LOBBY, Notice, hand
from tables.options import Absence, Board, Clock
from tables.outbox.loudness import Loudness, of_hand
from tables.wishes import Calls, How, Quiet
from tests.tables.called import wishes_of
from tests.tables.house import ALICE, BOB, MODERATOR, Hall

QUIET = Quiet(13, 20)
"""Quiet hours that it is, by the clock of a hall, for six hours and some minutes."""
TOLD, NEW, CALLING = Notice(), Notice(new=True), Notice(ping=frozenset({ALICE}))
FOR_BOTH = Notice(ping=frozenset({ALICE, BOB}))
DEALT = Notice(new=True, dealt=True)
DONE = (Notice(new=True, own=True), Notice(new=True, turn=True), replace(CALLING, own=True))
"""What called Alice to what she has done by then."""
LOUD, ALONE = Loudness(), Loudness(alone=True)


def _kept(scene: Scene) -> Scene:
    """Return a scene in which a computer keeps Alice's seat."""
    return replace(scene, seats=(replace(scene.seats[0], sat_in_at=1.0), *scene.seats[1:]))


async def test_a_hand_is_heard_where_its_owner_wishes_and_where_nothing_else_is(
    house: Hall,
) -> None:
    asked = (await house.position(await house.begin(board=Board.TURN))).scene(0)
    idle = replace(asked, asked=frozenset({1}))
    one = (await house.position(await house.begin(channel=8, board=Board.ONE))).scene(0)
    now = house.clock.seconds
    out, kept = replace(idle, out=frozenset({0})), _kept(idle)
    over = replace(idle, match=replace(idle.match, status=Status.ENDED))
    ended = replace(one, match=replace(one.match, status=Status.ENDED), asked=frozenset())
    still, sleeping = Calls(), Calls(quiet=QUIET)
    mention, direct, digest = Calls(How.MENTION), Calls(How.DIRECT), Calls(How.DIGEST, digest=20)
    waits = Loudness(silent=True, later=sleeping.later(now, None), alone=True)
    assert waits.later is not None
    for calls, scene, notice, loud in (
        *((still, asked, notice, LOUD) for notice in (TOLD, NEW)),
        (still, asked, CALLING, ALONE),
        (still, idle, CALLING, LOUD),
        (sleeping, asked, TOLD, LOUD),  # it was put off when it was new
        *((sleeping, asked, notice, waits) for notice in (NEW, CALLING)),
        *((sleeping, idle, notice, Loudness(silent=True)) for notice in (TOLD, NEW)),
        (mention, asked, NEW, Loudness(silent=True)),
        (mention, asked, CALLING, ALONE),
        (mention, one, NEW, LOUD),
        (mention, one, DEALT, Loudness(silent=True)),
        (mention, one, NEW.after(DEALT), LOUD),
        (mention, one, TOLD.after(DEALT), Loudness(silent=True)),
        (mention, ended, NEW, Loudness(silent=True)),
        (direct, asked, TOLD, ALONE),
        (direct, idle, TOLD, LOUD),
        *((digest, asked, notice, waits) for notice in (TOLD, NEW, CALLING)),
        (digest, idle, NEW, LOUD),
        *((still, idle, notice, Loudness(silent=True)) for notice in DONE),
        *((still, otherwise, notice, LOUD) for otherwise in (out, kept, over) for notice in DONE),
    ):
        assert of_hand(calls, scene, notice, now, None) == loud, (calls, notice)


async def whom(house: Hall, scene: Scene, surface: str, notice: Notice = FOR_BOTH) -> set[int]:
    """Return whom a message calls."""
    wished = wishes_of(house)
    return set((await wished.loudness(scene, surface, notice, house.clock.seconds)).ping)


async def test_only_boards_call_by_what_people_wish_and_a_chronicle_is_never_heard(
    house: Hall,
) -> None:
    scene = (await house.position(await house.begin())).scene(None)
    await house.tables.people.wish_calls(ALICE, lambda _: Calls(How.DIRECT))
    assert await whom(house, scene, BOARD) == {BOB}
    assert await whom(house, scene, BOARD, Notice()) == set()
    assert await whom(house, scene, LOBBY) == {ALICE, BOB}
    wished = wishes_of(house)
    thread = await wished.loudness(scene, CHRONICLE, FOR_BOTH, house.clock.seconds)
    assert thread == Loudness(silent=True)


async def test_a_board_calls_only_who_sits_there_and_has_not_done_what_it_calls_to(
    house: Hall,
) -> None:
    """Who sits there is told all the same that a computer keeps their seat, and of the end."""
    scene = (await house.position(await house.begin())).scene(None)
    others = Notice(ping=frozenset({ALICE, BOB, MODERATOR}))
    assert await whom(house, scene, BOARD, others) == {ALICE, BOB}
    idle = replace(scene, asked=frozenset({1}))
    assert await whom(house, idle, BOARD, others) == {BOB}
    over = replace(idle, match=replace(idle.match, status=Status.ENDED))
    undealt = replace(idle, match=replace(idle.match, status=Status.LOBBY, starting_at=1.0))
    for otherwise in (_kept(idle), over, undealt):
        assert await whom(house, otherwise, BOARD, others) == {ALICE, BOB}


async def test_whom_no_board_calls_has_a_hand_of_their_own_when_called(house: Hall) -> None:
    scene = (await house.position(await house.begin())).scene(0)
    wished = wishes_of(house)
    for how, new in ((How.DIRECT, True), (How.BOTH, False), (How.MENTION, False)):
        await house.tables.people.wish_calls(ALICE, lambda _, how=how: Calls(how))
        assert await wished.hand(scene, CALLING) == replace(CALLING, new=new, turn=new)
        assert await wished.hand(scene, TOLD) == TOLD


async def test_a_call_waits_for_the_end_of_quiet_hours_if_the_time_of_a_turn_does(
    house: Hall,
) -> None:
    """And not only until one is reminded. The first turn begins once it is dealt."""
    await house.tables.people.wish_calls(ALICE, lambda _: Calls(quiet=Quiet(13, 1)))
    for channel, (clock, called) in enumerate(((Clock.DAY, {BOB}), (Clock.HOUR, {ALICE, BOB}))):
        scene = (await house.position(await house.begin(channel=channel, clock=clock))).scene(None)
        assert await whom(house, scene, BOARD) == called
        undealt = replace(scene.match, id=0, status=Status.LOBBY, starting_at=house.clock.seconds)
        assert await whom(house, replace(scene, match=undealt), BOARD) == called


async def test_a_call_waits_where_an_absence_puts_off_the_end_of_a_turn(house: Hall) -> None:
    """Of whose night counts the time is really over in the morning: nobody calls them before."""
    night, now = Quiet(13, 20), house.clock.seconds
    for user, counted in ((ALICE, False), (BOB, True)):
        await house.tables.people.wish_calls(user, lambda _: Calls(quiet=night))
        await house.tables.absences.prefer(user, night=counted, weekend=False)
    match_id = await house.begin(clock=Clock.HOUR, away=Absence.COUNT)
    position = await house.position(match_id)
    assert await whom(house, position.scene(None), BOARD) == {ALICE}
    undealt = replace(position.match, status=Status.LOBBY, starting_at=now)
    assert await whom(house, replace(position.scene(None), match=undealt), BOARD) == {ALICE}
    calls = await house.tables.people.calls(BOB)
    for seat, later in ((0, None), (1, calls.later(now, None))):
        loudness = await wishes_of(house).loudness(position.scene(seat), hand(seat), NEW, now)
        assert loudness.later == later
