"""The best of many is found by looking ever closer at what is left."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from bots.halving import ranked
from engines.core import Dice

SCORES = tuple(at / 20 for at in range(20))


def best(found: dict[int, float]) -> int:
    """Return what is ranked first."""
    return next(iter(found))


def test_the_best_is_found_and_the_budget_kept() -> None:
    trials: list[int] = []

    def tried(left: Sequence[int], _: int) -> list[float]:
        trials.append(len(left))
        return [SCORES[at] for at in left]

    assert best(ranked(range(20), tried, 100)) == 19
    assert sum(trials) <= 100
    assert trials[0] == 20  # all of them are looked at
    assert trials[-1] == 2  # and the last two most often
    assert trials.count(2) > trials.count(20)


def test_a_small_budget_is_kept_too() -> None:
    """Half of it goes into a first look; then each round takes its part of what is left."""
    trials: list[int] = []

    def tried(left: Sequence[int], _: int) -> list[float]:
        trials.append(len(left))
        return [float(at) for at in left]

    assert best(ranked(range(60), tried, 120)) == 59
    assert sum(trials) <= 120


def test_luck_is_averaged_out() -> None:
    """Noise is forty times what lies between neighbours: one look finds any of the better half."""

    def found(lines: int) -> float:
        dice, sums = Dice("noise", lines), 0
        for _ in range(40):
            sums += best(
                ranked(
                    range(20), lambda left, _: [SCORES[a] + 2 * dice.random() for a in left], lines
                )
            )
        return sums / 40

    assert found(4_000) > 17 > found(20)


def test_what_all_worlds_have_in_common_makes_no_difference() -> None:
    """A world that is good for everybody raises what is left in it, and nothing else."""
    lucky = {1: 0.0, 2: 9.0, 3: 0.0}

    def tried(left: Sequence[int], world: int) -> list[float]:
        return [SCORES[at] + lucky.get(world, 5.0) for at in left]

    assert best(ranked(range(20), tried, 60)) == 19


def test_when_time_is_up_the_best_so_far_is_taken() -> None:
    def tried(left: Sequence[int], world: int) -> list[float] | None:
        return [SCORES[at] for at in left][:5] if world == 1 else None

    assert best(ranked(range(20), tried, 1_000)) == 4


def test_one_action_needs_no_trial() -> None:
    assert [*ranked(("alone",), lambda _, __: None, 10)] == ["alone"]


def test_all_are_ranked_whenever_they_were_dropped() -> None:
    found = ranked(range(8), lambda left, _: [SCORES[at] for at in left], 64)
    assert [*found] == [*range(7, -1, -1)]


def test_what_there_was_no_time_for_comes_last() -> None:
    def tried(left: Sequence[int], world: int) -> list[float] | None:
        return [SCORES[at] for at in left][:3] if world == 1 else None

    found = ranked(range(6), tried, 1_000)
    assert [*found.items()] == [
        *((at, SCORES[at]) for at in (2, 1, 0)),
        *((at, -inf) for at in (3, 4, 5)),
    ]


def test_what_each_has_brought_is_a_mean_over_the_worlds_in_which_it_was_tried() -> None:
    """The worse half is tried in the first world alone, and what came of it stays as it was."""
    found = ranked(range(4), lambda left, world: [at + world for at in left], 8)
    assert found == {3: 5.0, 2: 4.0, 1: 2.0, 0: 1.0}
    assert [*found] == [3, 2, 1, 0]
