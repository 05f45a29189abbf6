"""A stronger computer thinks more than a weaker one in the time that both have, in every game."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

import engines
from bots import LEVELS, Effort, choose
from bots.allowance import for_ever
from bots.effort import effort_of
from bots.search import NEAR, NEARLY, OPEN, Search
from cogs.panels.game import offered
from engines.core import Dice, Seat, Step
from tests.laws.cases import Case, cases
from tests.laws.guarded import Guarded
from tests.laws.matches import Ply, random_match

POSITIONS = 8_000
"""Of Imperium Galáctica a core looks at so many in the second and a half that a computer has to
answer; of other games at more."""
MORE = 2
"""How many times as many turns, in all of its lines, a level thinks at least as the one below."""
LITTLE, STARTED = 600, 30
"""The time, in positions, of a computer that has little; what is begun when half of it is over."""
SOME, MANY = 12, 60
SHORT = [case for case in cases() if case.engine.meta.short_turns]


@pytest.mark.parametrize("game", offered())
def test_each_level_thinks_more_than_the_one_below(game: str) -> None:
    """Where the time ends what two levels think, one of them is no level of its own."""
    efforts = {level: effort_of(engines.load(game), level) for level in LEVELS}
    turns = [effort.turns * lines_of(game, level, POSITIONS) for level, effort in efforts.items()]
    assert all(more >= MORE * less for less, more in pairwise(turns)), turns


@pytest.mark.parametrize("game", offered())
def test_no_level_slips_more_than_the_one_below(game: str) -> None:
    """The strongest never does, and a game speaks of levels that there are."""
    engine = engines.load(game)
    slips = [effort_of(engine, level).slips for level in LEVELS]
    assert slips == sorted(slips, reverse=True) and slips[-1] == 0, slips
    assert {level for level, _ in (*engine.meta.slips, *engine.meta.wavers)} < {*LEVELS}


@pytest.mark.parametrize("game", offered())
def test_who_wavers_gives_little_away_and_only_while_the_match_is_open(game: str) -> None:
    """Where nobody knows what it costs it does the best that it sees, as it does well ahead."""
    case = _case(game)
    plies, effort = _decisions(case), Effort(lines=40, width=6, depth=4, replies=1, wavers=1.0)
    for number, ply in enumerate(plies[:: max(1, len(plies) // MANY)]):
        search = Search(case.engine, ply.before, ply.seat, Dice("wavers", number), effort)
        done = search.run(for_ever)
        best, *others = search.ranked[:NEAR]
        is_open = OPEN[0] <= case.engine.estimate(ply.before)[ply.seat] <= OPEN[1]
        near = [
            other
            for other in others
            if is_open and search.brought and _cost(search, best, other) <= NEARLY
        ]
        assert done in (near or [best])


@pytest.mark.parametrize("game", offered())
def test_who_wavers_believes_that_others_do_anything(game: str) -> None:
    """In a line they weigh nothing, as careless people do; the own seat does."""
    case, compared = _case(game), [0, 0]
    plies, effort = _decisions(case), Effort(lines=20, width=4, depth=8, replies=3, wavers=0.5)
    for number, ply in enumerate(plies[:: max(1, len(plies) // SOME)]):
        answered = Answered(case.engine)
        search = Search(answered, ply.before, ply.seat, Dice("careless", number), effort)
        if search.decides_alone:
            search.run(for_ever)
        for (_, seat), tried in answered.tried.items():
            compared[seat == ply.seat] += tried > 1
    others, own = compared
    assert own and not others


def _cost(search: Search, best: Any, other: Any) -> float:
    """Return how much less an action brings than the best."""
    return search.brought[best] - search.brought[other]


@pytest.mark.parametrize("case", SHORT, ids=str)
def test_where_turns_are_short_seats_decide_one_after_the_other(case: Case) -> None:
    """But for once: who ends one phase may begin the next."""
    plies = list(random_match(case, 0).plies)
    assert all(len(case.engine.to_act(ply.before)) == 1 for ply in plies)
    assert sum(one.seat == other.seat for one, other in pairwise(plies)) <= 1


@pytest.mark.parametrize("turns", [1, 2, 3])
@pytest.mark.parametrize("case", SHORT, ids=str)
def test_a_line_goes_through_as_many_own_turns_as_it_is_to(case: Case, turns: int) -> None:
    plies = _decisions(case)
    middle, ends = plies[len(plies) // 2], Ends(case.engine)
    effort = Effort(lines=20, width=4, depth=40, replies=1, turns=turns)
    choose(ends, middle.before, middle.seat, Dice("turns", 0), effort)
    asked = case.engine.decision(middle.before, middle.seat)
    further = max(
        case.engine.decision(end, middle.seat) - asked
        for end in ends.weighed
        if case.engine.outcome(end) is None
    )
    assert turns <= further <= turns + 1, "who ends a phase may begin the next"


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize("game", offered())
def test_half_of_the_time_is_left_for_what_is_not_certain(game: str, level: str) -> None:
    """However little there is: else what to do would be left to chance."""
    case = _case(game)
    plies, effort = _decisions(case), effort_of(case.engine, level)
    for ply in plies[:: max(1, len(plies) // SOME)]:
        counting = Weighing(case.engine)

        def keep_going(part: float = 1.0, counting: Weighing = counting) -> bool:
            return counting.positions < LITTLE * part

        choose(counting, ply.before, ply.seat, Dice("little", 0), effort, keep_going)
        assert counting.first is None or counting.first <= LITTLE / 2 + STARTED


@pytest.mark.parametrize("game", offered())
def test_little_is_looked_through_where_no_end_is_near(game: str) -> None:
    """As when a match begins: what is certain then is nothing, and thought has better uses."""
    case = _case(game)
    state = random_match(case, 0).states[0]
    effort = replace(effort_of(case.engine, "normal"), lines=1, width=2)
    for seat in sorted(case.engine.to_act(state)):
        counting = Weighing(case.engine)
        choose(counting, state, seat, Dice("begun", 0), effort)
        assert counting.first is None or counting.first < effort.proof * 2 / 3


def lines_of(game: str, level: str, most: int) -> int:
    """Return how many lines a level thinks in the middle of a match, within so many positions.

    Whoever is done before then has thought all of its own.
    """
    case = _case(game)
    plies = _decisions(case)
    middle, counting, asked = plies[len(plies) // 2], Counting(case.engine), 0

    def keep_going(part: float = 1.0) -> bool:
        nonlocal asked
        asked += 1
        return counting.positions < most

    effort = replace(effort_of(case.engine, level), proof=0)
    choose(counting, middle.before, middle.seat, Dice("levels", 0), effort, keep_going)
    return asked if counting.positions >= most else effort.lines


def _case(game: str) -> Case:
    """Return the first case of a game."""
    return next(case for case in cases() if case.key == game)


def _decisions(case: Case) -> list[Ply]:
    """Return the plies of a match in which whoever moved had a choice."""
    return [ply for ply in random_match(case, 0).plies if _asks(case, ply.before, ply.seat)]


def _asks(case: Case, state: Any, seat: Seat) -> bool:
    """Tell whether a seat has a choice."""
    return len(list(case.engine.legal_actions(state, seat))) > 1


class Ends(Guarded):
    """An engine that keeps the positions that were weighed: where nobody picks, the lines' ends."""

    def __init__(self, engine: Any) -> None:
        super().__init__(engine, None)
        self.weighed: list[Any] = []

    def estimate(self, state: Any) -> tuple[float, ...]:
        self.weighed.append(state)
        return super().estimate(state)


class Answered(Guarded):
    """An engine that counts how many actions of a seat were tried in each position."""

    def __init__(self, engine: Any) -> None:
        super().__init__(engine, None)
        self.tried = Counter[tuple[int, Seat]]()
        self._kept = list[Any]()

    def apply(self, state: Any, seat: Seat, action: Any, dice: Dice) -> Step[Any]:
        self._kept.append(state)  # or its id would come again
        self.tried[id(state), seat] += 1
        return super().apply(state, seat, action, dice)


class Counting(Guarded):
    """An engine that counts the positions that it leads to."""

    def __init__(self, engine: Any) -> None:
        super().__init__(engine, None)
        self.positions = 0

    def apply(self, state: Any, seat: Seat, action: Any, dice: Dice) -> Step[Any]:
        self.positions += 1
        return super().apply(state, seat, action, dice)


class Weighing(Counting):
    """One that also keeps how many positions there had been when one was weighed first."""

    first: int | None = None

    def estimate(self, state: Any) -> tuple[float, ...]:
        if self.first is None:
            self.first = self.positions
        return super().estimate(state)
