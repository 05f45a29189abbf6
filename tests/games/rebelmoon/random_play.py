"""Random matches and what must hold in all of them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engines.core import Dice, IllegalAction, play
from engines.rebelmoon import ENGINE
from engines.rebelmoon.model import (
    ASTEROIDS,
    LAST_TURN,
    QUIET_TURNS,
    REBEL,
    WEAPONS,
    Activate,
    Config,
    Exclusion,
    Pass,
    Phase,
    State,
)
from engines.rebelmoon.placement import route
from engines.rebelmoon.shields import points_left
from engines.rebelmoon.space import board_of, occupied

PERSISTENT = 0.9
"""How often random players place a piece rather than whatever comes."""


def random_config(chance: random.Random) -> Config:
    return Config(
        board_side=chance.randint(4, 7),
        exclusion=chance.choice(list(Exclusion)),
        scanner=chance.random() < 0.5,
        bomb_laser=chance.random() < 0.5,
    )


def random_match(seed: str, config: Config) -> Iterator[State]:
    """Give the states of a match of random actions, from the first to the last."""
    chance, ply = random.Random(seed), 0
    state = ENGINE.start(config, 2, Dice(seed, 0)).state
    yield state
    while state.to_act is not None:
        ply += 1
        actions = list(ENGINE.legal_actions(state, state.to_act))
        if state.phase is Phase.DEFENCE:
            actions = [*every_activation(state), Pass()]
        if state.phase is Phase.PLACEMENT and chance.random() < PERSISTENT:
            actions = actions[:-1] or actions
        state = play(ENGINE, state, state.to_act, chance.choice(actions), Dice(seed, ply)).state
        yield state


def every_activation(state: State) -> list[Activate]:
    """Return what the Rebel may activate, to any effect or none, as `check` judges it."""
    ways = (Activate(cell, at) for cell in state.weapons for at in (None, *sorted(state.asteroids)))
    return [action for action in ways if _lawful(state, action)]


def _lawful(state: State, action: Activate) -> bool:
    try:
        ENGINE.check(state, REBEL, action)
    except IllegalAction:
        return False
    return True


def assert_sound(state: State) -> None:
    """Check what the rules promise of every position."""
    _assert_pieces(state)
    _assert_apart(state)
    bomb = state.bomb
    assert bomb.cell not in occupied(state)
    assert state.path[-1] == bomb.cell
    assert 0 <= points_left(bomb) <= 18
    assert (bomb.shield is None) is (bomb.strength == 0)
    assert state.turn <= LAST_TURN
    assert state.quiet <= QUIET_TURNS
    assert (state.phase is Phase.OVER) is (state.end is not None) is (state.to_act is None)


def _assert_pieces(state: State) -> None:
    """Every piece exists once; weapons face down have not fired."""
    markers = state.weapons.values()
    seen = [marker.weapon for marker in markers] + list(state.spent.values())
    assert len(set(seen)) == len(seen)
    assert not set(seen) & set(state.reserve)
    if state.phase is Phase.PLACEMENT:
        assert len(seen) + len(state.reserve) == len(WEAPONS)
        assert len(state.asteroids) + state.asteroids_left == ASTEROIDS
    assert all(marker.face_up or marker.shots == 0 for marker in markers)


def _assert_apart(state: State) -> None:
    """Asteroids and weapons do not touch, and a way to the moon remains (placement rules)."""
    field = board_of(state)
    assert not state.asteroids & state.weapons.keys()
    assert not occupied(state) & field.forbidden(state.config.exclusion)
    for rock in state.asteroids:
        assert not any(beside in state.weapons for beside in field.neighbours(rock))
    assert route(field, occupied(state)) is not None
