"""Who is rung by what calls people: once, the way they chose, and not in their quiet hours.

Whatever calls somebody on any surface is tried with each way of being called, in quiet hours and
out of them: what still waits when these end, or when the daily list is due, calls then.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection

import pytest

from engines.shazamm.model import Cast
from tables import Later
from tables.lobby import Guest
from tables.mentions import mentioned
from tables.notice import reader
from tables.options import DAY, HOUR, Board
from tables.substitutes import mark_of
from tables.tables import By
from tables.wishes import Calls, How, Quiet
from tests.tables.called import wish
from tests.tables.house import ALICE, BOB, MODERATOR, Hall
from tests.tables.post_office import Letter
from tests.tables.three import three

AT_NIGHT = Quiet(13, 20)
"""Quiet hours that it is, by the clock of a hall, for six hours and some minutes."""
DIGEST = 21
WAYS = [Calls(how, quiet=quiet, digest=DIGEST) for how in How for quiet in (None, AT_NIGHT)]
BOTH_BOARDS = pytest.mark.parametrize("board", Board)
EACH_WAY = pytest.mark.parametrize("calls", WAYS, ids=lambda c: f"{c.how}-{bool(c.quiet)}")

ASKS = ("rest", "asked-1-rest")

Deed = Callable[[Hall, int], Awaitable[None]]


def rings(letter: Letter, user: int) -> bool:
    """Tell whether a letter rings somebody who sits in its match."""
    seat = reader(letter.surface)
    if seat is None:
        return user in letter.pings
    return not letter.silent and letter.scene.seats[seat].user_id == user


def rung(house: Hall, user: int, known: int) -> list[tuple[str, float]]:
    """Return by what somebody was rung, and when, since so many letters were known."""
    letters = house.office.letters[known:]
    return [(letter.surface, letter.sent_at) for letter in letters if rings(letter, user)]


async def rests(house: Hall, match_id: int, days: int) -> None:
    for user in (ALICE, BOB):
        await house.tables.resting.agree(match_id, By(user), days, asking=user == ALICE)
        await house.settle()


async def begun(house: Hall, calls: Calls, board: Board, rest: float | None) -> int:
    """Return a match that waits for Bob, who wishes to be called so.

    Its clocks have rested for so many seconds, of a day, or they run (None).
    """
    match_id = await house.begin(board=board)
    await house.tables.play.submit(match_id, By(ALICE), Cast(1))
    if rest is not None:
        await rests(house, match_id, 1)
    await wish(house, calls, BOB)
    await house.pass_time(rest or 0)
    return match_id


async def ends_by_itself(house: Hall, match_id: int) -> None:
    await house.pass_time(HOUR)


async def ends_by_agreement(house: Hall, match_id: int) -> None:
    await rests(house, match_id, 0)


async def moves(house: Hall, match_id: int) -> None:
    await house.tables.places.move(match_id, By(ALICE), 4711)


async def is_nudged(house: Hall, match_id: int) -> None:
    await house.tables.reminders.nudge(match_id, ALICE)


CALLING: dict[str, tuple[Deed, float | None]] = {
    "a pause ends by itself": (ends_by_itself, DAY - HOUR),
    "a pause ends by agreement": (ends_by_agreement, 0),
    "the match moves": (moves, None),
    "somebody nudges": (is_nudged, None),
}


@BOTH_BOARDS
@EACH_WAY
async def test_the_first_turn_rings_once_as_is_wished(
    house: Hall, calls: Calls, board: Board
) -> None:
    """The start stands in a new message, also where one board is changed from then on."""
    await wish(house, calls)
    match_id = await house.begin(board=board)
    assert 0 in (await house.position(match_id)).asked
    began = house.clock.seconds
    await house.pass_time(12 * HOUR)
    at_once = calls.later(began, None) is None
    both = ["board", "hand-0"]
    where = [
        s for s, by in zip(both, (calls.mentions, calls.how is not How.MENTION), strict=True) if by
    ]
    heard = [surface for surface, _ in rung(house, ALICE, 0) if surface != "lobby"]
    assert heard == (where if at_once else ["roll-0"])


@BOTH_BOARDS
@EACH_WAY
@pytest.mark.parametrize("deed", CALLING)
async def test_who_is_waited_for_is_rung_once_as_they_wish(
    house: Hall, calls: Calls, board: Board, deed: str
) -> None:
    done, rest = CALLING[deed]
    match_id = await begun(house, calls, board, rest)
    known = len(house.office.letters)
    await done(house, match_id)
    await house.settle()
    began = house.clock.seconds
    await house.pass_time(12 * HOUR)
    heard = [one for one in rung(house, BOB, known) if one[0] not in ASKS]
    at_once = calls.later(began, None) is None
    where = "board" if at_once and calls.mentions else "hand-1" if at_once else "roll-1"
    assert [surface for surface, _ in heard] == [where]
    assert not any(calls.is_quiet(at) for _, at in heard)


async def to_rest(house: Hall, match_id: int, user: int) -> None:
    await house.tables.resting.agree(match_id, By(user), 2, asking=user == ALICE)


async def to_end(house: Hall, match_id: int, user: int) -> None:
    await house.tables.drawing.agree(match_id, By(user))


async def to_call_off(house: Hall, match_id: int, user: int) -> None:
    await house.tables.calling_off.agree(match_id, By(user), asking=user == ALICE)


ASKING = {"rest": to_rest, "draw": to_end, "off": to_call_off}
"""What is asked of all, each on its surface."""


async def asked(house: Hall, calls: Calls, board: Board, what: str) -> tuple[int, int]:
    """Return a match in which Bob is asked, and how many letters there were before."""
    match_id = await house.begin(board=board)
    await house.tables.play.submit(match_id, By(BOB), Cast(1))
    await wish(house, calls, BOB)
    await house.settle()
    known = len(house.office.letters)
    await ASKING[what](house, match_id, ALICE)
    await house.settle()
    return match_id, known


@BOTH_BOARDS
@EACH_WAY
@pytest.mark.parametrize("what", ASKING)
async def test_who_must_agree_is_rung_once_as_they_wish(
    house: Hall, calls: Calls, board: Board, what: str
) -> None:
    _, known = await asked(house, calls, board, what)
    began = house.clock.seconds
    await house.pass_time(12 * HOUR)
    at_once = calls.later(began, None) is None
    private = f"asked-1-{what}"
    where = "roll-1" if not at_once else what if calls.mentions else private
    heard = rung(house, BOB, known)
    assert [surface for surface, _ in heard] == [where]
    assert not any(calls.is_quiet(at) for _, at in heard)


@EACH_WAY
async def test_who_moves_in_quiet_hours_is_still_called_to_agree(house: Hall, calls: Calls) -> None:
    match_id = await house.begin()
    await wish(house, calls, BOB)
    known = len(house.office.letters)
    await to_rest(house, match_id, ALICE)
    await house.settle()
    await house.tables.play.submit(match_id, By(BOB), Cast(1))
    await house.settle()
    await house.pass_time(12 * HOUR)
    assert len(rung(house, BOB, known)) == 1


@EACH_WAY
@pytest.mark.parametrize("what", ASKING)
async def test_who_has_agreed_is_called_no_more(house: Hall, calls: Calls, what: str) -> None:
    match_id, _ = await asked(house, calls, Board.TURN, what)
    before = len(house.office.letters)
    await ASKING[what](house, match_id, BOB)
    await house.settle()
    await house.pass_time(5 * HOUR)
    asking = {what, f"asked-1-{what}", "roll-1"}
    assert not [one for one in rung(house, BOB, before) if one[0] in asking]


@pytest.mark.parametrize("how", How)
async def test_who_takes_no_direct_messages_is_asked_by_a_mention(house: Hall, how: How) -> None:
    """Also where nobody knew that yet: then the question stands there anew."""
    match_id = await house.begin()
    await house.tables.play.submit(match_id, By(BOB), Cast(1))
    await wish(house, Calls(how), BOB)
    await house.settle()
    known = len(house.office.letters)
    house.office.shut |= {"hand-1", *(f"asked-1-{what}" for what in ASKING)}
    await to_rest(house, match_id, ALICE)
    await house.settle()
    expected = [] if how is How.DIGEST else ["rest"]
    assert [surface for surface, _ in rung(house, BOB, known)] == expected


def takes_no_messages(house: Hall) -> None:
    """From now on nothing can be sent to Bob."""
    house.office.shut |= {"hand-1", "roll-1", *(f"asked-1-{what}" for what in ASKING)}


@BOTH_BOARDS
@EACH_WAY
@pytest.mark.parametrize("what", ASKING)
async def test_who_takes_no_direct_messages_any_more_is_rung_once_anyway(
    house: Hall, calls: Calls, board: Board, what: str
) -> None:
    """Nobody knows that yet when the question is put; some calls wait until the morning."""
    match_id = await house.begin(board=board)
    await house.tables.play.submit(match_id, By(BOB), Cast(1))
    await wish(house, calls, BOB)
    await house.settle()
    takes_no_messages(house)
    known, began = len(house.office.letters), house.clock.seconds
    await ASKING[what](house, match_id, ALICE)
    await house.settle()
    await house.pass_time(12 * HOUR)
    await house.pass_time(DAY)
    heard = rung(house, BOB, known)
    assert [surface for surface, _ in heard] == [what]
    assert (heard[0][1] == began) == (calls.later(began, None) is None)


def shuts(house: Hall, what: str, where: Collection[str]) -> None:
    """Shut the channel to us, or to one question alone, and what is sent to Bob."""
    if "channel" in where:
        house.office.closed.add(7)
    if "question" in where:
        house.office.shut.add(what)
    if "messages" in where:
        takes_no_messages(house)


SHUT = [
    ("channel",),
    ("question",),
    ("messages",),
    ("messages", "channel"),
    ("messages", "question"),
]
"""What is shut while something is asked."""


@EACH_WAY
@pytest.mark.parametrize("shut", SHUT, ids="-".join)
@pytest.mark.parametrize("what", ASKING)
@pytest.mark.parametrize("opens", ["all", "the channel"])
async def test_who_can_be_asked_again_is_rung_once(
    house: Hall, calls: Calls, what: str, shut: tuple[str, ...], opens: str
) -> None:
    match_id = await house.begin()
    await house.tables.play.submit(match_id, By(BOB), Cast(1))
    await wish(house, calls, BOB)
    await house.settle()
    known = len(house.office.letters)
    shuts(house, what, shut)
    await ASKING[what](house, match_id, ALICE)
    await house.settle()
    await house.pass_time(HOUR / 2)
    house.office.closed.clear()
    house.office.shut = set() if opens == "all" else house.office.shut - {what}
    for _ in range(4):
        await house.pass_time(6 * HOUR)
    asking = {what, f"asked-1-{what}", "roll-1"}
    assert len([one for one in rung(house, BOB, known) if one[0] in asking]) == 1


@pytest.mark.parametrize("opens", [3, 8])
@pytest.mark.parametrize("how", How)
async def test_who_can_be_asked_nowhere_in_the_morning_is_rung_once(
    house: Hall, how: How, opens: int
) -> None:
    """Bob is asked silently, since the channel is shut; it opens before he is called, or later."""
    match_id = await house.begin()
    await house.tables.play.submit(match_id, By(BOB), Cast(1))
    await wish(house, Calls(how, quiet=AT_NIGHT, digest=DIGEST), BOB)
    house.office.shut.add("rest")
    await to_rest(house, match_id, ALICE)
    await house.settle()
    takes_no_messages(house)
    known = len(house.office.letters)
    for hour in range(36):
        if hour == opens:
            house.office.shut.discard("rest")
        await house.pass_time(HOUR)
    assert [surface for surface, _ in rung(house, BOB, known)] == ["rest"]


@pytest.mark.parametrize("what", ASKING)
async def test_who_takes_no_direct_messages_is_asked_to_agree_also_on_their_turn(
    house: Hall, what: str
) -> None:
    match_id = await house.begin()
    await house.tables.play.submit(match_id, By(ALICE), Cast(1))
    await wish(house, Calls(How.DIGEST, digest=DIGEST), BOB)
    await house.settle()
    takes_no_messages(house)
    known = len(house.office.letters)
    await ASKING[what](house, match_id, ALICE)
    await house.settle()
    for _ in range(3):
        await house.pass_time(12 * HOUR)
    assert [surface for surface, _ in rung(house, BOB, known)].count(what) == 1


async def test_who_takes_no_direct_messages_is_called_in_all_matches_that_ask(house: Hall) -> None:
    matches = [await house.begin(channel=channel) for channel in (7, 8, 9)]
    await wish(house, Calls(How.DIRECT, quiet=AT_NIGHT), BOB)
    for match_id in matches:
        await house.tables.play.submit(match_id, By(BOB), Cast(1))
    for match_id in matches[:2]:
        await to_rest(house, match_id, ALICE)
    await house.settle()
    takes_no_messages(house)
    known = len(house.office.letters)
    await house.pass_time(12 * HOUR)
    letters = [one for one in house.office.letters[known:] if rings(one, BOB)]
    assert sorted(one.scene.match.id for one in letters) == matches[:2]
    assert {one.surface for one in letters} == {"rest"}


async def test_who_was_asked_by_a_mention_is_not_asked_anew_with_what_waits(house: Hall) -> None:
    """The list that cannot be sent is of Bob's turn alone."""
    match_id = await house.begin()
    await to_rest(house, match_id, ALICE)
    await house.settle()
    await wish(house, Calls(quiet=AT_NIGHT), BOB)
    await house.tables.play.submit(match_id, By(ALICE), Cast(1))
    await house.settle()
    takes_no_messages(house)
    known = len(house.office.letters)
    await house.pass_time(12 * HOUR)
    assert "rest" not in [surface for surface, _ in rung(house, BOB, known)]


CAROL, DORA = 730_000_000_000_000_033, 730_000_000_000_000_044


def told(house: Hall, known: int, user: int = CAROL) -> list[tuple[str, float]]:
    """Return by what Carol, or somebody else who has no seat, was rung."""
    return [
        (x.surface, x.sent_at)
        for x in house.office.letters[known:]
        if user in x.pings or (x.surface == "offered-0" and offers(x, user))
    ]


def offers(letter: Letter, user: int) -> bool:
    """Tell whether a letter offers a seat to somebody."""
    return any(event.args.get("to") == mentioned(user) for event in letter.events)


@EACH_WAY
@pytest.mark.parametrize("closed", [False, True])
async def test_who_is_offered_a_seat_is_rung_once_as_they_wish(
    house: Hall, calls: Calls, closed: bool
) -> None:
    match_id = await house.begin()
    await wish(house, calls, CAROL)
    known, began = len(house.office.letters), house.clock.seconds
    if closed:
        house.office.shut.add("offered-0")
    await house.tables.substitutes.offer(match_id, By(ALICE), CAROL)
    await house.settle()
    await house.pass_time(12 * HOUR)
    heard = told(house, known)
    at_once = calls.later(began, None) is None
    mentioned = closed or (calls.mentions and at_once)
    assert [surface for surface, _ in heard] == ["seat-0" if mentioned else "offered-0"]
    assert not any(calls.is_quiet(at) for _, at in heard)


async def test_a_seat_that_is_taken_back_calls_nobody_in_the_morning(house: Hall) -> None:
    match_id = await house.begin()
    await wish(house, Calls(quiet=AT_NIGHT), CAROL)
    known = len(house.office.letters)
    await house.tables.substitutes.offer(match_id, By(ALICE), CAROL)
    await house.settle()
    await house.tables.substitutes.withdraw(match_id, By(ALICE))
    await house.pass_time(12 * HOUR)
    assert told(house, known) == []


@EACH_WAY
@pytest.mark.parametrize("first", [Calls(How.DIGEST, digest=3), Calls(quiet=AT_NIGHT)])
async def test_an_offer_that_waits_calls_as_is_wished_by_then(
    house: Hall, calls: Calls, first: Calls
) -> None:
    match_id = await house.begin()
    await wish(house, first, CAROL)
    await house.tables.substitutes.offer(match_id, By(ALICE), CAROL)
    await house.settle()
    known, now = len(house.office.letters), house.clock.seconds
    await wish(house, calls, CAROL)
    await house.pass_time(60)
    due = calls.later(now, None) or now
    assert len(told(house, known)) == (due <= now + 60)
    await house.pass_time(due - now)
    assert [surface for surface, _ in told(house, known)] == ["offered-0"]


async def takes(house: Hall, match_id: int, seat: int) -> None:
    """Let Carol take a seat that she is offered."""
    offer = await house.tables.substitutes.offered(match_id, seat)
    assert offer is not None
    guest = Guest(CAROL, "Carol", 903)
    await house.tables.substitutes.take(match_id, guest, seat, mark_of(offer))


async def blocks(house: Hall, match_id: int) -> None:
    await house.tables.people.block(CAROL, ALICE)


async def is_blocked(house: Hall, match_id: int) -> None:
    await house.tables.people.block(ALICE, CAROL)


async def takes_another(house: Hall, match_id: int) -> None:
    await house.tables.substitutes.offer(match_id, By(BOB), CAROL)
    await takes(house, match_id, 1)


async def took_another(house: Hall, match_id: int) -> None:
    """Who has played a seat knows its hand, also once they have handed it on."""
    await takes_another(house, match_id)
    await house.tables.substitutes.offer(match_id, By(CAROL), BOB)
    offer = await house.tables.substitutes.offered(match_id, 1)
    assert offer is not None
    await house.tables.substitutes.take(match_id, Guest(BOB, "Bob", 904), 1, mark_of(offer))


@pytest.mark.parametrize("since", [blocks, is_blocked, takes_another, took_another])
@pytest.mark.parametrize("first", [Calls(How.DIGEST, digest=20), Calls(quiet=AT_NIGHT)])
async def test_who_cannot_take_a_seat_any_more_is_not_told_of_it_in_the_morning(
    house: Hall, first: Calls, since: Deed
) -> None:
    match_id = await house.begin()
    await wish(house, first, CAROL)
    await house.tables.substitutes.offer(match_id, By(ALICE), CAROL)
    await house.settle()
    await since(house, match_id)
    await house.settle()
    known = len(house.office.letters)
    await house.pass_time(12 * HOUR)
    assert [surface for surface, _ in told(house, known) if surface == "offered-0"] == []
    kinds = {row.kind for row in await house.store.deadlines.of_match(match_id)}
    assert "seat-0" in kinds
    assert "offered-0" not in kinds


async def withdrawn(house: Hall, match_id: int) -> None:
    await house.tables.substitutes.withdraw(match_id, By(ALICE))


async def unwanted(house: Hall, match_id: int) -> None:
    offer = await house.tables.substitutes.offered(match_id, 0)
    assert offer is not None
    await house.tables.substitutes.expire(offer)


async def taken(house: Hall, match_id: int) -> None:
    await takes(house, match_id, 0)


async def given_up(house: Hall, match_id: int) -> None:
    await house.tables.play.resign(match_id, By(ALICE))


async def ended(house: Hall, match_id: int) -> None:
    for user in (ALICE, BOB):
        await house.tables.play.resign(match_id, By(user))


async def called_off(house: Hall, match_id: int) -> None:
    await house.tables.lobby.cancel(match_id, MODERATOR, moderator=True)


async def to_anybody(house: Hall, match_id: int) -> None:
    await withdrawn(house, match_id)
    await house.tables.substitutes.offer(match_id, By(ALICE), None)


async def to_another(house: Hall, match_id: int) -> None:
    await withdrawn(house, match_id)
    await house.tables.substitutes.offer(match_id, By(ALICE), DORA)


async def forgotten(house: Hall, match_id: int) -> None:
    stakes = await house.tables.forgetting.stakes(CAROL)
    await house.tables.forgetting.forget(CAROL, stakes.mark)


OFFER_ENDS: dict[str, Deed] = {
    "it is withdrawn": withdrawn,
    "time": unwanted,
    "it is taken": taken,
    "its owner gives up": given_up,
    "the end": ended,
    "calling off": called_off,
    "an offer to anybody": to_anybody,
    "an offer to another": to_another,
    "forgetting": forgotten,
}
"""What lets the offer of a seat be one to Carol no more."""


@EACH_WAY
@pytest.mark.parametrize("trouble", [None, "seat-0", "offered-0"])
@pytest.mark.parametrize("by", OFFER_ENDS)
async def test_who_is_offered_a_seat_no_more_is_told_of_none(
    house: Hall, calls: Calls, trouble: str | None, by: str
) -> None:
    """Nor in the morning, nor once Discord, which has trouble there, answers again."""
    match_id = await three(house)
    for user in (CAROL, DORA):
        await wish(house, calls, user)
    if trouble is not None:
        house.office.before_of[trouble] = [Later] * 50
    await house.tables.substitutes.offer(match_id, By(ALICE), CAROL)
    await house.settle()
    known = len(house.office.letters)
    await OFFER_ENDS[by](house, match_id)
    await house.settle()
    house.office.before_of.clear()
    at_first = calls.later(house.clock.seconds, None) is None
    await house.pass_time(60)
    await house.pass_time(12 * HOUR)
    assert told(house, known) == []
    heard = told(house, known, DORA)
    where = "seat-0" if at_first and calls.mentions else "offered-0"
    assert [surface for surface, _ in heard] == [where] * (by == "an offer to another")
    rows = await house.store.deadlines.of_match(match_id)
    assert not [row for row in rows if row.kind == "offered-0"]
    assert await house.store.outbox.posts(match_id, "offered-0") == ()
    assert await house.store.outbox.message(match_id, "offered-0") is None
