"""What people ask each other stands in the log: who has agreed, and until when it is asked."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.core import Player, Seat, Verbatim, text
from store import Entry
from tables.match.consent import Consent, asked_back
from tables.match.draws import Offer, all_agreed, offered
from tables.match.log import ACTION, CLOCK, CONSENT, DRAW, REST, RESTS, TAKEN, UNDO
from tables.match.rests import Rests, Wanted, question, rest_at, rested
from tables.match.tenures import Tenure, as_then, first_people, tenures
from tests.laws.entries import made_by
from tests.tables.logs import Line, log

DAY = 24 * 60 * 60


def pause(seat: Seat, days: int = 3) -> Line:
    return REST, seat, Wanted(days)


def asked(*lines: Line) -> tuple[int, frozenset[Seat]] | None:
    found = question(log(*lines), 9.0)
    return None if found is None else (found.days, found.agreed)


def test_who_agrees_to_a_pause_agrees_to_so_many_days() -> None:
    assert asked() is None
    assert asked(pause(0), pause(1)) == (3, {0, 1})
    assert asked(pause(0), pause(1, 4)) == (4, {1})
    assert asked(pause(0), (RESTS, None, Rests(5.0))) is None
    assert asked(pause(0), (RESTS, None, Rests(5.0)), pause(1)) == (3, {1})


def test_a_seat_that_is_taken_over_has_agreed_to_no_pause() -> None:
    taken: Line = TAKEN, 0, None
    assert asked(taken) is None
    assert asked(pause(0), taken) is None
    assert asked(pause(1), taken) == (3, {1})
    assert asked(pause(0), pause(1), taken) == (3, {1})


def test_a_question_is_asked_for_two_days() -> None:
    entries = log(pause(0))
    assert question(entries, 2 * DAY) is not None
    assert question(entries, 2 * DAY + 1) is None


@pytest.mark.parametrize(
    ("lines", "now", "seconds"),
    [
        ((), 50.0, 0),
        (((RESTS, None, Rests(11.0)),), 5.0, 10),
        (((RESTS, None, Rests(11.0)),), 50.0, 10),
        (((RESTS, None, Rests(11.0)), (RESTS, None, Rests(2.0))), 50.0, 1),
        (((RESTS, None, Rests(2.0)), pause(0), (RESTS, None, Rests(13.0))), 50.0, 11),
    ],
)
def test_all_pauses_together_are_as_long_as_they_lasted_or_will(
    lines: tuple[Line, ...], now: float, seconds: float
) -> None:
    assert rested(log(*lines), now) == seconds


def test_it_is_known_of_each_entry_until_when_clocks_rested() -> None:
    act: Line = ACTION, 0, None
    assert rest_at(log(act, (RESTS, None, Rests(4.0)), act, act, act)) == {3: 4.0}


def draw(seat: Seat, number: int = 0) -> Line:
    return DRAW, seat, Offer(number)


def stands(*lines: Line, shown: str = "") -> tuple[int, Seat, frozenset[Seat]] | None:
    found = offered(log(*lines, shown=shown), 9.0)
    return None if found is None else (found.number, found.seat, found.agreed)


def test_who_agrees_to_an_end_agrees_to_an_offer() -> None:
    assert stands() is None
    assert stands(draw(0), draw(1, 1)) == (1, 0, {0, 1})
    assert stands(draw(0), draw(1)) == (2, 1, {1})
    assert all_agreed(log(draw(0), (CLOCK, 1, None), draw(1, 1))) == {0, 1}
    assert all_agreed(log()) == frozenset()


@pytest.mark.parametrize("kind", [ACTION, CLOCK, UNDO])
def test_an_offer_stands_until_what_all_see_is_another(kind: str) -> None:
    lines: tuple[Line, ...] = (draw(0), (kind, 1, None))
    assert stands(*lines, shown="aa") == (1, 0, {0})
    assert stands(*lines, shown="ab") is None
    assert stands(draw(0), pause(1), (kind, 1, None), shown="abb") == (1, 0, {0})


def test_a_seat_that_is_taken_over_has_agreed_to_no_end() -> None:
    taken: Line = TAKEN, 0, None
    assert stands(taken) is None
    assert stands(draw(0), taken) is None
    assert stands(draw(0), draw(1, 1), taken) == (1, 0, {1})
    assert stands(draw(1), taken) == (1, 1, {1})
    assert all_agreed(log(draw(0), draw(1, 1), taken)) == {1}


def test_an_offer_stands_for_two_days() -> None:
    entries = log(draw(0))
    assert offered(entries, 2 * DAY) is not None
    assert offered(entries, 2 * DAY + 1) is None


def test_who_played_a_seat_is_who_offered_it() -> None:
    def offer(user_id: int | None) -> Entry:
        return replace(made_by(0, 1), kind="offer", actor_id=user_id)

    taken = [replace(made_by(0, 1), kind=TAKEN, number=number) for number in (2, 4)]
    entries = [offer(7), taken[0], offer(8), taken[1]]
    assert tenures(entries) == (Tenure(0, 7, 2), Tenure(0, 8, 4))
    assert first_people(entries) == {0: 7}
    assert tenures([taken[0]]) == (Tenure(0, 0, 2),)
    assert tenures([offer(None), taken[0]]) == (Tenure(0, 0, 2),), "who is forgotten"
    assert tenures([offer(7)]) == ()


def test_what_was_told_before_a_seat_changed_hands_is_of_whoever_played_it() -> None:
    """What is told of the change itself names both, and stays as it was told."""
    said, over = text("table-resigned", who=Player(0)), (Tenure(0, 7, 2), Tenure(0, 8, 4))
    named = [as_then(said, over, number).args["who"] for number in (1, 2, 3, 4)]
    assert named == [Verbatim("<@7>"), Verbatim("<@8>"), Verbatim("<@8>"), Player(0)]


def taken_back(*lines: Line) -> tuple[Seat, frozenset[Seat]] | None:
    """Return whose action all are asked to take back, and who agrees: the first of a log."""
    act: Line = ACTION, 0, None
    ply = log(act)[0].ply
    consents = [
        (kind, seat, Consent(ply) if kind == CONSENT else what) for kind, seat, what in lines
    ]
    found = asked_back(log(act, *consents))
    return None if found is None else (found.seat, found.agreed)


def test_a_seat_that_is_taken_over_has_agreed_to_take_nothing_back() -> None:
    """Nor does it ask any more for what the one before asked."""
    mine, theirs = (CONSENT, 0, None), (CONSENT, 1, None)
    assert taken_back() is None
    assert taken_back(mine, theirs) == (0, {0, 1})
    assert taken_back(mine, theirs, (TAKEN, 1, None)) == (0, {0})
    assert taken_back(mine, theirs, (TAKEN, 0, None)) is None
