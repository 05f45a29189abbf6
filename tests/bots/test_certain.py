"""What is certain is found: a win that nothing can prevent, and the only way out."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

import engines
from bots import Effort, choose
from bots.chances import TooMany, ways
from bots.effort import effort_of
from bots.simultaneous import safe, winning
from engines.core import Dice, encode
from engines.shazamm import ENGINE
from tests.bots.certain import Certain, positions
from tests.bots.greedy import PLAYERS
from tests.games.shazamm.positions import position
from tests.sampled import every_other, sampled

SURE = ("normal", "hard")
"""The levels that overlook nothing that is certain."""
LEAST = {"imperium": 30, "magblast": 30, "rebelmoon": 40, "shazamm": 30}
"""Positions a game."""


def _effort(engine: Any, level: str) -> Effort:
    """Return a level that plays next to nothing out: what is certain comes before that.

    Where it slips now and then, it does so among what is left.
    """
    return replace(effort_of(engine, level), lines=2)


def _missed(game: str, known: Certain, at: int, level: str) -> bool:
    engine, dice = engines.load(game), Dice(f"certain {at}", 0)
    action = choose(engine, known.position(game), known.seat, dice, _effort(engine, level))
    return encode(action).decode() not in known.right


@pytest.mark.parametrize("game", every_other(PLAYERS, 1))
@pytest.mark.parametrize("level", sampled(SURE))
def test_no_certain_win_and_no_forced_defence_is_missed(game: str, level: str) -> None:
    known = positions(game)
    assert len(known) >= LEAST[game]
    missed = [at for at, one in enumerate(known) if _missed(game, one, at, level)]
    assert not missed


@pytest.mark.parametrize("level", SURE)
def test_the_bell_is_rung_when_the_other_stands_over_the_lava(level: str) -> None:
    """The other has no spells: whatever he bets, End of round leaves him without a slab."""
    state = position(
        wall=15, middle=13, wizards=(10, 16), collapsed=1, mana=(30, 30), hand=(4, 7, 10)
    )
    bare = replace(state.wizards[1], hand=(0,))
    state = replace(state, wizards=(state.wizards[0], bare))
    for number in range(4):
        cast = choose(ENGINE, state, 0, Dice("bell", number), _effort(ENGINE, level))
        assert cast.spells == (4,) or cast.bet == 30  # all of it pushes him off as well


@pytest.mark.parametrize("level", SURE)
def test_the_bet_that_cannot_be_met_is_made(level: str) -> None:
    """The other has a single mana left, and falls if the wall reaches him."""
    state = position(wall=15, middle=13, wizards=(10, 16), collapsed=1, mana=(30, 1), hand=())
    for number in range(4):
        assert choose(ENGINE, state, 0, Dice("bet", number), _effort(ENGINE, level)).bet > 1


def test_chance_falls_in_every_way_once() -> None:
    fallen = list(ways(lambda dice: (dice.roll(), dice.roll())))
    assert fallen == list(product(range(1, 7), repeat=2))
    assert list(ways(lambda _: "nothing")) == ["nothing"]
    assert sorted(ways(lambda dice: dice.shuffled("abc"))) == sorted(
        map(tuple, ("abc", "acb", "bac", "bca", "cab", "cba"))
    )


def test_what_follows_on_chance_may_hang_on_it() -> None:
    fallen = list(ways(lambda dice: dice.choice((1, 2)) == 1 and dice.choice((3, 4))))
    assert fallen == [3, 4, False]


def test_too_much_chance_is_not_gone_through() -> None:
    with pytest.raises(TooMany):
        list(ways(lambda dice: dice.shuffled(range(9))))
    with pytest.raises(TooMany):
        list(ways(lambda dice: dice.random()))


ENDS = {("all", 1): 1, ("all", 2): 1, ("one", 1): 1, ("one", 2): 0, ("none", 1): -1}


def test_what_wins_against_everything_is_found() -> None:
    found = winning(("one", "all", "none"), (1, 2), lambda a, b: ENDS.get((a, b), 0))
    assert found == ["all"]


def test_a_threat_leaves_what_does_not_lose_to_it() -> None:
    lost = {("left", "threat"), ("right", "threat")}
    assert safe(("left", "duck", "right"), ("threat", "wait"), lambda a, b: -((a, b) in lost)) == [
        "duck"
    ]


def test_what_is_lost_to_one_choice_here_and_to_another_there_is_no_threat() -> None:
    """As in rock, paper, scissors: nothing is forced, and all of it stays to be mixed."""
    beats = {("rock", "paper"), ("paper", "scissors"), ("scissors", "rock")}
    hands = ("rock", "paper", "scissors")
    assert safe(hands, hands, lambda a, b: -((a, b) in beats)) == list(hands)
