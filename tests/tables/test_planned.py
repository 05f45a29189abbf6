"""How news is told: by an edit that keeps what was told before, or by a message of its own."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from engines.core import Text, encode, text
from store import Message
from tables.notice import (
    BOARD,
    LOBBY,
    Notice,
    Standing,
    absent,
    hand,
    merged,
    reader,
    roll_call,
    seat_of_absent,
)
from tables.outbox.boards import rolled
from tables.outbox.request import CLOSED, Request, planned

OURS, MORE, NEWS = text("moved", who=1), text("moved", who=2), text("moved", who=3)
HAND = hand(0)
FEW = 2


def any_number(lines: Sequence[Text]) -> int:
    return len(lines)


def few(lines: Sequence[Text]) -> int:
    return min(len(lines), FEW)


def standing(*told: Text, surface: str = BOARD, new: bool = False, turn: bool = False) -> Message:
    return Message(1, surface, 10, 20, 0.0, encode(Standing(told, new=new, turn=turn)))


@pytest.mark.parametrize("surface", [BOARD, HAND, LOBBY])
@pytest.mark.parametrize("turn", [False, True])
def test_where_nothing_stands_a_message_is_sent(surface: str, turn: bool) -> None:
    """It is new whoever asked for it: repeated, it must not become an edit."""
    notice = Notice((NEWS,), turn=turn, ping=frozenset({7}))
    expected = Request(Notice((NEWS,), new=True, ping=frozenset({7})), edits=False)
    assert planned(any_number, surface, notice, None) == expected


def test_whoever_takes_no_direct_messages_has_none_that_could_be_edited() -> None:
    closed = replace(standing(surface=HAND), payload=CLOSED)
    assert planned(any_number, HAND, Notice((NEWS,)), closed) == Request(
        Notice((NEWS,), new=True), edits=False
    )


@pytest.mark.parametrize("surface", [BOARD, HAND])
def test_a_message_of_its_own_tells_nothing_of_before(surface: str) -> None:
    asked = planned(any_number, surface, Notice((NEWS,), new=True), standing(OURS, surface=surface))
    assert asked == Request(Notice((NEWS,), new=True), edits=False)


@pytest.mark.parametrize(
    ("events", "turn", "told"),
    [
        ((NEWS,), False, (NEWS,)),
        ((NEWS,), True, (NEWS,)),
        ((), False, (OURS, MORE)),
        ((), True, ()),
    ],
    ids=["news", "news of a turn", "nothing new", "a turn without news"],
)
def test_a_hand_tells_its_owners_latest_move_until_they_are_asked_anew(
    events: tuple[Text, ...], turn: bool, told: tuple[Text, ...]
) -> None:
    shown = standing(OURS, MORE, surface=HAND)
    asked = planned(few, HAND, Notice(events, turn=turn), shown)
    assert asked == Request(Notice(told), edits=True)


def test_a_hand_calls_whom_its_own_news_calls() -> None:
    shown = replace(standing(surface=HAND), payload=encode(Notice((OURS,), ping=frozenset({6}))))
    asked = planned(few, HAND, Notice((NEWS,), ping=frozenset({7})), shown)
    assert asked.said.ping == {7}


def test_a_board_goes_on_with_what_it_told() -> None:
    """Also one that was sent as a new message, and tells no more that it was."""
    for new, turn in ((False, False), (True, False), (False, True)):
        shown = standing(OURS, new=new, turn=turn)
        asked = planned(any_number, BOARD, Notice((NEWS,), turn=True), shown)
        assert asked == Request(Notice((OURS, NEWS)), edits=True)


def test_a_board_without_room_for_the_news_is_followed_by_another() -> None:
    """There is room as long as the last line is held too."""
    assert planned(few, BOARD, Notice((NEWS,)), standing(OURS)) == Request(
        Notice((OURS, NEWS)), edits=True
    )
    assert planned(few, BOARD, Notice((NEWS,)), standing(OURS, MORE)) == Request(
        Notice((NEWS,), new=True), edits=False
    )


def test_without_news_no_board_is_too_full_to_be_drawn_anew() -> None:
    asked = planned(few, BOARD, Notice(), standing(OURS, MORE, NEWS))
    assert asked == Request(Notice((OURS, MORE, NEWS)), edits=True)


def test_one_board_for_a_match_lets_its_earliest_lines_go() -> None:
    for new in (False, True):
        shown = standing(OURS, MORE, new=new)
        asked = planned(few, BOARD, Notice((NEWS,)), shown, any_number)
        assert asked == Request(Notice((MORE, NEWS)), edits=True)


def test_where_a_turn_begins_the_last_lines_stay_and_all_that_is_new() -> None:
    begins = Notice((NEWS,), turn=True)
    assert rolled(any_number, few, (OURS, MORE), begins) == (MORE, NEWS)
    assert rolled(any_number, few, (OURS, MORE), replace(begins, turn=False)) == (OURS, MORE, NEWS)
    longer = Notice((NEWS,) * 3, turn=True)
    assert rolled(any_number, few, (OURS, MORE), longer) == longer.events


def test_several_notices_are_told_as_one_that_is_as_new_and_calls_as_many() -> None:
    first = Notice((OURS,), ping=frozenset({7}))
    for new, turn in ((True, False), (False, True), (False, False)):
        second = Notice((NEWS,), new=new, ping=frozenset({8}), turn=turn)
        both = Notice((OURS, NEWS), new=new, ping=frozenset({7, 8}), turn=turn)
        assert second.after(first) == both
        assert merged((second, first)) == replace(both, events=(NEWS, OURS))


def test_a_surface_tells_whose_it_is() -> None:
    assert [seat_of_absent(one) for one in (absent(1), HAND, BOARD)] == [1, None, None]
    assert [reader(one) for one in (HAND, hand(1), roll_call(1), BOARD)] == [0, 1, 1, None]
