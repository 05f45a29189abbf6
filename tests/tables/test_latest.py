"""Of what is remembered in memory the latest stays."""

from __future__ import annotations

from tables.latest import Latest


def test_the_last_that_were_set_stay_in_their_order() -> None:
    latest = Latest[int, str](3)
    for number in range(5):
        latest[number] = str(number)
        assert len(latest) == min(number + 1, 3)
    assert list(latest.items()) == [(2, "2"), (3, "3"), (4, "4")]


def test_what_is_set_once_more_is_the_last_again_and_lets_nothing_go() -> None:
    latest = Latest[int, str](3)
    for number in (0, 1, 2, 0):
        latest[number] = str(number)
    assert list(latest) == [1, 2, 0]
    latest[3] = "3"
    assert list(latest) == [2, 0, 3]


def test_what_is_read_moves_only_where_that_is_said() -> None:
    latest = Latest[int, str](2)
    latest[0], latest[1] = "0", "1"
    assert latest[0] == latest.get(0) == "0"
    assert latest.pop(5, None) is None
    latest.move_to_end(0)
    latest[2] = "2"
    assert list(latest) == [0, 2]
