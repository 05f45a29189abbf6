"""Turns worked out by hand, number for number."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

import pytest

from engines.shazamm import ENGINE
from engines.shazamm.model import Clone, Fate, Recycle, RoundEnd, Steal
from tests.games.shazamm.positions import Side, fates, mana, position, turn


class Then(NamedTuple):
    """What a turn must lead to. `intact` are the outermost slabs that are left."""

    wall: int
    mana: tuple[int, int] | None = None
    powers: tuple[int, int] | None = None
    pushed_to: int = 10
    ended: RoundEnd | None = None
    wizards: tuple[int, int] = (7, 13)
    intact: tuple[int, int] = (1, 19)
    silenced: bool = False
    fates: Mapping[tuple[int, int], Fate] = MappingProxyType({})
    winners: frozenset[int] | None = None


class Case(NamedTuple):
    """A turn from a position; what is not said is as at the start of a match."""

    about: str
    first: Side
    second: Side
    then: Then
    wall: int = 10
    middle: int = 10
    wizards: tuple[int, int] = (7, 13)
    collapsed: int = 0
    mana: tuple[int, int] = (50, 50)
    played: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())


DRAW: frozenset[int] = frozenset()
PLAIN = (
    Case(
        "plain bets: one slab whatever the margin, and both pay",
        Side(10),
        Side(8),
        Then(powers=(10, 8), pushed_to=11, wall=11, mana=(40, 42)),
    ),
    Case(
        "Attack boost: 3 + 7 beats 9, and only 3 are paid",
        Side(3, (7,)),
        Side(9),
        Then(powers=(10, 9), pushed_to=11, wall=11, mana=(47, 41)),
    ),
    Case(
        "Attack boost, then Double dose: (1 + 7) × 2 beats 15",
        Side(1, (7, 8)),
        Side(15),
        Then(powers=(16, 15), pushed_to=11, wall=11, mana=(49, 35)),
    ),
    Case(
        "Recycle: 6 + 5 beats 10, and 11 are paid",
        Side(6, (6,), (Recycle(5),)),
        Side(10),
        Then(powers=(11, 10), pushed_to=11, wall=11, mana=(39, 40)),
    ),
    Case(
        "Suction counts the bet after Recycle: 50 - 4 + 13 is capped at 50",
        Side(8, (6,), (Recycle(5),)),
        Side(4, (14,)),
        Then(powers=(13, 4), pushed_to=11, wall=11, mana=(37, 50)),
    ),
    Case(
        "Suction counts the bet, not the power of 24: 20 - 4 + 5",
        Side(5, (7, 8)),
        Side(4, (14,)),
        Then(powers=(24, 4), pushed_to=11, wall=11, mana=(35, 21)),
        mana=(40, 20),
    ),
    Case(
        "Resistance does not hinder the own Inferno",
        Side(12, (10, 11)),
        Side(9),
        Then(powers=(12, 9), pushed_to=12, wall=12, mana=(38, 41)),
    ),
    Case(
        "Winner loses turns the wall on the stronger, who resists",
        Side(10, (9,)),
        Side(30, (11,)),
        Then(powers=(10, 30), wall=10, mana=(40, 20)),
    ),
    Case(
        "Winner loses turns the wall away from the weaker, whose Resistance has nothing to do",
        Side(10, (9, 11)),
        Side(30),
        Then(powers=(10, 30), pushed_to=11, wall=11, mana=(40, 20)),
    ),
    Case(
        "Sore loser behind the own Resistance: the wall did not move, so the bet is paid",
        Side(20, (11, 12)),
        Side(25),
        Then(powers=(20, 25), wall=10, mana=(30, 25)),
    ),
)
TRICKS = (
    Case(
        "Theft keeps one spell and throws the other away",
        Side(3, (3,), (Steal((7,)),)),
        Side(8, (7, 10)),
        Then(
            powers=(10, 8),
            pushed_to=11,
            wall=11,
            mana=(47, 42),
            fates={(1, 7): Fate.STOLEN, (1, 10): Fate.DISCARDED},
        ),
    ),
    Case(
        "Silence comes before Theft: both Theft and the boost are lost",
        Side(3, (3,)),
        Side(8, (1, 7)),
        Then(
            powers=(3, 8),
            pushed_to=9,
            wall=9,
            mana=(47, 42),
            silenced=True,
            fates={(0, 3): Fate.SILENCED, (1, 7): Fate.SILENCED},
        ),
    ),
    Case(
        "a spell that was stolen last turn still counts as played by its owner",
        Side(2, (2,), (Clone(9),)),
        Side(7),
        Then(powers=(2, 7), pushed_to=11, wall=11, mana=(48, 43)),
        played=((3, 9), (9,)),
    ),
    Case(
        "a cloned spell meets the same spell: the twins cancel",
        Side(4, (2,), (Clone(9),)),
        Side(9, (9,)),
        Then(
            powers=(4, 9),
            pushed_to=9,
            wall=9,
            mana=(46, 41),
            fates={(0, 9): Fate.CANCELLED, (1, 9): Fate.CANCELLED},
        ),
        played=((), (9,)),
    ),
    Case(
        "two Ends of round cancel, and the turn goes on",
        Side(3, (4,)),
        Side(2, (4,)),
        Then(
            powers=(3, 2),
            pushed_to=12,
            wall=12,
            mana=(47, 48),
            fates={(0, 4): Fate.CANCELLED, (1, 4): Fate.CANCELLED},
        ),
        wall=11,
    ),
)
ENDS = (
    Case(
        "Middle is lost behind End of round",
        Side(3, (4,)),
        Side(9, (5,)),
        Then(
            pushed_to=12,
            ended=RoundEnd.SPELL,
            wall=12,
            mana=(50, 50),
            wizards=(9, 15),
            intact=(2, 18),
            fates={(1, 5): Fate.CUT_OFF},
        ),
        wall=12,
    ),
    Case(
        "run-out with mana to spare: 9 to 7 takes two of the eleven left",
        Side(8),
        Side(9),
        Then(
            powers=(8, 9),
            pushed_to=9,
            ended=RoundEnd.RUN_OUT,
            wall=7,
            mana=(50, 50),
            wizards=(4, 10),
            intact=(2, 18),
        ),
        mana=(8, 20),
    ),
    Case(
        "run-out with too little mana: two left move the wall from 10 to 8",
        Side(8),
        Side(9),
        Then(
            powers=(8, 9),
            pushed_to=10,
            ended=RoundEnd.RUN_OUT,
            wall=8,
            mana=(50, 50),
            wizards=(5, 11),
            intact=(2, 18),
        ),
        wall=11,
        mana=(8, 11),
    ),
    Case(
        "both run out: the wall stays",
        Side(8),
        Side(9),
        Then(
            powers=(8, 9),
            pushed_to=10,
            ended=RoundEnd.RUN_OUT,
            wall=10,
            mana=(50, 50),
            wizards=(7, 13),
            intact=(2, 18),
        ),
        wall=11,
        mana=(8, 9),
    ),
    Case(
        "the seventh round ends in the centre: seven slabs needed, five left, both fall",
        Side(3, (4,)),
        Side(9),
        Then(ended=RoundEnd.SPELL, wall=10, intact=(8, 12), winners=DRAW),
        collapsed=6,
    ),
    Case(
        "End of round stops the push in the seventh round as well",
        Side(9),
        Side(8, (4,)),
        Then(ended=RoundEnd.SPELL, wall=10, intact=(8, 12), winners=DRAW),
        collapsed=6,
    ),
    Case(
        "the fourth collapse takes slab 16 from under a wizard",
        Side(9, (4,)),
        Side(1),
        Then(
            pushed_to=13,
            ended=RoundEnd.SPELL,
            wall=13,
            wizards=(10, 16),
            intact=(5, 15),
            winners=frozenset({0}),
        ),
        wall=13,
        middle=13,
        wizards=(10, 16),
        collapsed=3,
    ),
)


@pytest.mark.parametrize("case", (*PLAIN, *TRICKS, *ENDS), ids=lambda case: case.about)
def test_worked_case(case: Case) -> None:
    """Each rule in numbers: powers, push, payment, fates and what the round end leaves."""
    before = position(
        wall=case.wall,
        middle=case.middle,
        wizards=case.wizards,
        collapsed=case.collapsed,
        mana=case.mana,
        played=case.played,
    )
    state, then = turn(before, case.first, case.second).state, case.then
    assert state.last is not None
    assert (state.last.powers, state.last.wall_pushed) == (then.powers, then.pushed_to)
    assert (state.last.ended, state.wall) == (then.ended, then.wall)
    assert (state.wizards[0].slab, state.wizards[1].slab) == then.wizards
    assert (1 + state.collapsed, 19 - state.collapsed) == then.intact
    assert state.silenced is then.silenced
    assert then.mana is None or mana(state) == then.mana
    assert then.fates.items() <= fates(state).items()
    outcome = ENGINE.outcome(state)
    assert (None if outcome is None else outcome.winners) == then.winners
