"""The search, at work in Shazamm!."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from bots import LEVELS, Effort, choose
from bots.allowance import for_ever
from bots.search import NEAR, Search
from engines.core import Dice, Seat, play
from engines.shazamm import ENGINE
from engines.shazamm.model import Cast, Config, Deal
from engines.shazamm.state import State
from tests.games.shazamm.positions import NO_DICE, committed, position

QUICK = Effort(lines=80, width=8, depth=6, replies=2, proof=200)
SLIPS, TRIES = 0.5, 40
"""How often a player slips here, and how often it is asked."""
Player = Callable[[Any, Seat, Dice], Any]


def searching(state: State, seat: Seat, dice: Dice) -> Any:
    return choose(ENGINE, state, seat, dice, QUICK)


def normal(state: State, seat: Seat, dice: Dice) -> Any:
    return choose(ENGINE, state, seat, dice, "normal")


def at_random(state: State, seat: Seat, dice: Dice) -> Any:
    return dice.choice(list(ENGINE.legal_actions(state, seat)))


def winner(players: tuple[Player, Player], seed: str, deal: Deal) -> Seat | None:
    """Play a match out and return who won it."""
    state, ply = ENGINE.start(Config(deal), 2, Dice(seed, 0)).state, 0
    while (outcome := ENGINE.outcome(state)) is None:
        ply += 1
        seat = min(ENGINE.to_act(state))
        action = players[seat](state, seat, Dice(f"thought of {seed}", ply))
        state = play(ENGINE, state, seat, action, Dice(seed, ply)).state
    return min(outcome.winners, default=None)


def won_against_random(player: Player, matches: int) -> int:
    """Return how many matches a player wins, from both seats and in every deal."""
    won = 0
    for number in range(matches):
        seat = number % 2
        players = (player, at_random) if seat == 0 else (at_random, player)
        won += winner(players, f"quick-{number}", tuple(Deal)[number // 2 % 3]) == seat
    return won


@pytest.mark.soak
def test_a_quick_search_beats_random_play() -> None:
    """Even players would win 8 of 16."""
    assert won_against_random(searching, 16) >= 14


@pytest.mark.soak
def test_normal_beats_random_play() -> None:
    assert won_against_random(normal, 60) >= 54


def test_the_same_dice_think_the_same() -> None:
    state = ENGINE.start(Config(), 2, Dice("same", 0)).state
    chosen = [choose(ENGINE, state, 0, Dice("thought", 1), "easy") for _ in range(2)]
    assert chosen[0] == chosen[1]


def test_simultaneous_decisions_are_mixed() -> None:
    state = ENGINE.start(Config(), 2, Dice("mixed", 0)).state
    assert len({choose(ENGINE, state, 0, Dice("mix", n), QUICK) for n in range(8)}) > 1


@pytest.mark.parametrize("level", LEVELS)
def test_thinking_ends_when_asked_to(level: str) -> None:
    state = ENGINE.start(Config(), 2, Dice("ends", 0)).state
    asked: list[None] = []

    def keep_going(part: float = 1.0) -> bool:
        asked.append(None)
        return len(asked) < 3

    action = choose(ENGINE, state, 1, Dice("brief", 0), level, keep_going)
    ENGINE.check(state, 1, action)
    assert len(asked) == 4  # heard within a world, and once more before the next


def test_who_slips_does_now_and_then_what_looked_nearly_as_good() -> None:
    slipping = replace(QUICK, slips=SLIPS)
    places = Counter[int]()
    for number in range(TRIES):
        search = Search(ENGINE, position(hand=(7, 8, 11)), 0, Dice("slip", number), slipping)
        done = search.run(for_ever)
        places[search.ranked.index(done)] += 1
    assert {*places} == {*range(NEAR)}
    assert TRIES * (1 - SLIPS) / 2 < places[0] < TRIES * (1 - SLIPS / 2)


def test_a_single_possibility_is_taken_without_thought() -> None:
    state = committed(position(mana=(2, 50), played=((), (7,))), Cast(1, (3,)), Cast(5, (7,)))
    alone = play(ENGINE, state, 0, choose(ENGINE, state, 0, Dice("x", 0), QUICK), NO_DICE)
    assert alone.state.last is not None


def test_a_winning_theft_is_found() -> None:
    """Stealing the boost pushes the rival off the bridge; throwing it away loses the turn."""
    before = position(wall=15, wizards=(13, 16), collapsed=1)
    state = committed(before, Cast(5, (3,)), Cast(9, (7,)))
    action = choose(ENGINE, state, 0, Dice("theft", 0), QUICK)
    after = play(ENGINE, state, 0, action, NO_DICE).state
    outcome = ENGINE.outcome(after)
    assert outcome is not None
    assert outcome.winners == {0}


def test_what_a_seat_does_not_know_does_not_change_its_choice() -> None:
    """Two positions that a seat cannot tell apart are thought about in the same way."""
    mine = position(hand=(7, 8, 11), stock=(1, 2, 3))
    laid = [play(ENGINE, mine, 1, cast, NO_DICE).state for cast in (Cast(1), Cast(49, (7, 8)))]
    chosen = [choose(ENGINE, state, 0, Dice("blind", 0), QUICK) for state in laid]
    assert chosen[0] == chosen[1]
