"""What the tables promise in numbers: how long people may take, and how much is kept."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import text
from tables import (
    anew,
    attempts,
    attendance,
    away,
    clocks,
    limits,
    notice,
    people,
    reliability,
    reminders,
    substitutes,
    wishes,
)
from tables.lobby import PATIENCE
from tables.match import at_once, closing, consequences, live, ratings, rests
from tables.notice import BOARD, Notice, outgoing
from tables.options import Clock, Response, TableOptions, option_value
from tables.outbox import boards, delivering, delivery, packing, waiting
from tables.outbox.request import fitting
from tables.outbox.waiting import Waiting
from tables.proof import foreign, form
from tables.proof import worker as checking
from tables.reviewing import worker as reviewing
from tables.seeking import pairs, seeking
from tables.tables import WATCH
from tables.votes import ballots, chatter, sounds

MINUTE, HOUR, DAY = 60, 3600, 86400


def test_each_clock_runs_as_long_as_it_says() -> None:
    seconds = {clock.value: clock.seconds for clock in Clock}
    assert seconds == {
        "none": None,
        "1h": HOUR,
        "12h": 12 * HOUR,
        "1d": DAY,
        "3d": 3 * DAY,
        "7d": 7 * DAY,
        "1h-5m": HOUR,
        "1d-2h": DAY,
        "3d-8h": 3 * DAY,
        "7d-12h": 7 * DAY,
    }
    increments = {clock.value: clock.bank.increment for clock in Clock if clock.bank is not None}
    assert increments == {
        "1h-5m": 5 * MINUTE,
        "1d-2h": 2 * HOUR,
        "3d-8h": 8 * HOUR,
        "7d-12h": 12 * HOUR,
    }
    seconds = {response.value: response.seconds for response in Response}
    assert seconds == {
        "none": None,
        "10m": 10 * MINUTE,
        "1h": HOUR,
        "6h": 6 * HOUR,
        "1d": DAY,
    }


def test_of_both_clocks_the_shorter_runs_for_who_responds() -> None:
    short, none = TableOptions(Clock.HOUR, Response.DAY), TableOptions(Clock.NONE, Response.NONE)
    assert TableOptions().seconds(responding=False) == 3 * DAY
    assert TableOptions().seconds(responding=True) == 6 * HOUR
    assert short.seconds(responding=True) == short.seconds(responding=False) == HOUR
    assert TableOptions(Clock.NONE).seconds(responding=True) == 6 * HOUR
    assert none.seconds(responding=True) is none.seconds(responding=False) is None


def test_values_are_written_as_menus_have_them() -> None:
    assert [option_value(value) for value in (None, True, False, 7, Clock.HOUR)] == [
        "none",
        "true",
        "false",
        "7",
        "1h",
    ]


def test_how_long_people_are_waited_for() -> None:
    assert PATIENCE == 7 * DAY, "a lobby"
    assert (consequences.REMIND_AT, consequences.PUBLIC_FROM) == ((0.5, 0.8, 0.95), 0.8)
    assert (consequences.APART, reminders.EVERY) == (10 * MINUTE, DAY)
    assert (ballots.VOTING, ballots.PATIENCE, ballots.UNPOSTED) == (DAY, DAY, 7 * DAY)
    assert (ballots.GRACE, ballots.SETTLING, ballots.RETRY) == (MINUTE, HOUR, 10 * MINUTE)
    assert clocks.RETRY == 10 * MINUTE
    assert chatter.PAUSE == 5 * MINUTE
    assert WATCH == MINUTE


def test_how_long_what_people_agree_on_lasts() -> None:
    assert (pairs.STANDS, seeking.STANDS) == (2 * DAY, 7 * DAY), "a lobby of two, a search"
    assert substitutes.STANDS == 7 * DAY, "a seat that is offered"
    assert (rests.LONGEST, rests.ALL, rests.ANSWERED) == (14, 60 * DAY, 2 * DAY), "a rest"
    assert closing.LONGEST == 14 * DAY, "without a channel"
    assert (away.LONGEST_NIGHT, away.ALLOWANCE, away.AHEAD) == (12, 28, 180), "hours, days, days"
    assert (away.MOST_PLANNED, away.YEAR) == (3, 365 * DAY), "holidays"
    assert wishes.LEFT == HOUR, "of the time of whoever is called at night"
    assert (reliability.LAST, reliability.FEW) == (10, 3), "matches"


def test_how_long_machines_are_waited_for() -> None:
    assert (attendance.PULSE, attendance.LONG, attendance.SOON) == (30, HOUR, DAY)
    assert (delivering.NONCE_HOLDS, packing.LEASE) == (MINUTE, 90)
    assert boards.REST == 10 * MINUTE, "a buried board"
    assert (live.IDLE, people.LATELY) == (HOUR, 15), "in memory"
    assert (reviewing.SECONDS, reviewing.THINKING, reviewing.COMPUTING) == (60, 45, 60)
    assert (checking.SECONDS, checking.COMPUTING) == (30, 15), "foreign files"
    assert foreign.LARGEST == 4_000_000, "bytes of one"
    assert anew.MOMENT == 2 * MINUTE


def test_how_much_one_thing_holds() -> None:
    assert consequences.UNDOABLE == 64, "steps back"
    assert notice.AT_ONCE == 12, "lines of a message"
    assert (sounds.LONGEST, sounds.MOST) == (55, 10), "what a poll of Discord shows"
    assert at_once.AT_ONCE == 200, "answers of one transaction"
    assert clocks.AT_ONCE == 50, "deadlines read together"
    assert attempts.RETRIES == 8, "times that another process may be quicker"
    assert (form.EARLIER, form.FORMAT) == (1, 2), "those that were ever written"
    assert people.MOST_BLOCKED == 100
    assert limits.MOST_KEYS == 10_000, "people remembered"
    assert attendance.MISSED == 2, "looks after which the bot was away"
    assert delivery.AT_ONCE == 16, "messages under way"
    assert (delivering.TRIES, packing.IMPATIENT) == (3, 3)
    assert waiting.MOST_DOUBLED == 11
    assert boards.BURIED == 5, "messages of others below a board"
    assert (ratings.NEWCOMER, ratings.STEP) == (1000, 40), "points"


def test_what_failed_again_and_again_waits_ever_longer() -> None:
    post = outgoing(1, BOARD, Notice(), 100.0)
    waits = [
        Waiting().put_off(replace(post, attempts=attempts), 100.0, trouble=False) - 100.0
        for attempts in range(8)
    ]
    assert waits == [2, 5, 15, MINUTE, 5 * MINUTE, *[30 * MINUTE] * 3]


def test_what_fails_right_after_others_went_well_rests_twice_as_long_each_time() -> None:
    post, now, rests = replace(outgoing(1, BOARD, Notice(), 0.0), id=1), 100.0, list[float]()
    waits = Waiting()
    for _ in range(3):
        waits.put_off(post, now, trouble=True)
        waits.went_well(now)
        woken = waits.changes()
        assert woken is not None
        rests.append(woken[1][1] - now)
        waits.written(woken[1])
    assert rests == [1.0, 2.0, 4.0]


def test_who_was_let_go_goes_ahead_of_nobody() -> None:
    """Only one post is tried every few seconds, as long as it waits for that itself."""
    first = replace(outgoing(1, BOARD, Notice(), 100.0), id=1, attempts=5)
    other = replace(first, id=2)
    waiting = Waiting()
    assert waiting.put_off(first, 100.0, trouble=True) == 105.0
    assert waiting.put_off(other, 100.0, trouble=True) == 100.0 + 30 * MINUTE
    waiting.went_well(100.0)
    found = waiting.changes()
    assert found is not None
    waiting.written(found[1])
    assert waiting.changes() is None, "it is written once"
    assert waiting.put_off(other, 101.0, trouble=True) == 106.0, "the first sleeps no more"
    waiting.forget(other.id)
    assert waiting.put_off(first, 102.0, trouble=True) == 107.0, "the other is gone"


def test_a_message_tells_as_many_lines_as_it_holds() -> None:
    posts = [outgoing(1, BOARD, Notice((text("table-draw"),) * lines), 0.0) for lines in (2, 1, 1)]
    for room, fits in ((1, 1), (2, 1), (3, 2), (4, 3), (9, 3)):
        assert fitting(lambda events, room=room: min(len(events), room), posts) == posts[:fits]
