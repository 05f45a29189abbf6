"""How many messages are taken to stand below a board, which decides whether it is shown anew."""

from __future__ import annotations

import pytest

from cogs.chat.below import MANY, Below

HERE, ELSEWHERE, BOARD = 7, 8, 100


@pytest.mark.parametrize(("last", "below"), [(None, 0), (BOARD, 0), (BOARD - 1, 0), (200, MANY)])
def test_where_nothing_was_counted_it_is_none_or_many(last: int | None, below: int) -> None:
    counts = Below()
    assert counts.of(HERE, BOARD, last) == below
    counts.came(HERE, BOARD + 1)
    assert counts.of(HERE, BOARD, None) == below + 1


@pytest.mark.parametrize(("last", "below"), [(None, 0), (BOARD, 0), (BOARD - 1, 0), (200, 1)])
def test_what_comes_after_a_board_was_posted_is_counted(last: int | None, below: int) -> None:
    counts = Below()
    counts.posted(HERE, BOARD, last)
    for message_id in (BOARD - 5, BOARD, BOARD + 1, BOARD + 2):
        counts.came(HERE, message_id)
        counts.came(ELSEWHERE, message_id)
    assert counts.of(HERE, BOARD, None) == below + 2


def test_of_another_board_it_is_counted_anew() -> None:
    counts = Below()
    counts.posted(HERE, BOARD, None)
    counts.came(HERE, BOARD + 1)
    assert counts.of(HERE, BOARD + 2, BOARD + 2) == 0
    counts.came(HERE, BOARD + 3)
    assert counts.of(HERE, BOARD + 2, None) == 1
