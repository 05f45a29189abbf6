"""Who thinks next and for how long: the others' number is nobody's disadvantage."""

from __future__ import annotations

from itertools import pairwise

from thinking.shares import Matter, Turns, Waiting, share

CROWD = [Matter("crowded", match_id) for match_id in range(20)]
ALONE = Matter("alone", 20)


def turns(many: list[Matter], count: int) -> list[Matter]:
    """Return whose turn it is, one after the other, while all of them want to think on."""
    order, had = Turns(), list[Matter]()
    for number in range(count):
        following = order.next(Waiting(matter, number) for matter in many)
        had.append(following.matter)
        order.had(following.matter, many)
    return had


def test_servers_take_turns_and_so_do_the_matches_of_one() -> None:
    had = turns([*CROWD, ALONE], 40)
    assert all((ALONE in pair) and (pair[0] != pair[1]) for pair in pairwise(had))
    assert sorted(m.match_id for m in had if m != ALONE) == list(range(20))


def test_whoever_comes_anew_is_next() -> None:
    order = Turns()
    for matter in CROWD:
        order.had(matter, CROWD)
    assert order.next([Waiting(CROWD[0], 1), Waiting(ALONE, 2)]).matter == ALONE
    order.had(ALONE, [*CROWD, ALONE])
    order.had(CROWD[0], CROWD)  # and whoever left and comes back
    assert order.next([Waiting(CROWD[1], 1), Waiting(ALONE, 2)]).matter == ALONE


def test_one_turn_is_enough_to_stand_behind() -> None:
    order = Turns()
    order.had(CROWD[0], CROWD)
    assert order.next([Waiting(CROWD[1], 1), Waiting(ALONE, 2)]).matter == ALONE
    assert order.next([Waiting(CROWD[0], 1), Waiting(CROWD[1], 2)]).matter == CROWD[1]


def test_of_one_match_the_oldest_question_is_first() -> None:
    assert Turns().next([Waiting(ALONE, 2), Waiting(ALONE, 1)]).number == 1


def test_the_time_is_shared_by_server_then_by_match_then_by_question() -> None:
    unfinished = [*CROWD, ALONE]
    assert share(ALONE, unfinished, 1) == 1 / 2
    assert share(CROWD[0], unfinished, 1) == 1 / 40
    assert share(CROWD[0], [*unfinished, CROWD[0]], 1) == 1 / 80
    assert share(CROWD[0], unfinished, 4) == 4 / 40
    assert share(ALONE, unfinished, 3) == 1
    assert sum(share(matter, unfinished, 1) for matter in unfinished) == 1
    assert share(ALONE, [ALONE], 1) == 1
