"""Positions written in short, chance by script, and what a test does with them."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from engines.core import Dice, IllegalAction, Outcome, Seat, Step, Text, play
from engines.rebelmoon import ENGINE
from engines.rebelmoon.model import (
    IMPERIAL,
    REBEL,
    SHIELD_STRENGTH,
    WEAPONS,
    Action,
    Bomb,
    Colour,
    Config,
    Direction,
    Kind,
    Marker,
    Phase,
    State,
    Weapon,
)
from tests.games.said import sayable

STANDARD = Config()
ALL_UPGRADES = Config(scanner=True, bomb_laser=True)


class Scripted(Dice):
    """Dice that roll these faces, in this order."""

    def __init__(self, *faces: int) -> None:
        super().__init__("scripted", 0)
        self._faces = list(faces)

    def random(self) -> float:
        super().random()
        return (self._faces.pop(0) - 0.5) / 6


def marker(written: str) -> Marker:
    """Return the weapon that "emp red", "emp red up" or "emp red up 1" (shots) stands for."""
    kind, colour, *more = written.split()
    shots = int(more[1]) if len(more) > 1 else 0
    return Marker(Weapon(Kind(kind), Colour(colour)), bool(more), shots)


def placing(
    seat: Seat,
    asteroids: str = "",
    weapons: dict[str, str] | None = None,
    config: Config = STANDARD,
) -> State:
    """Return a position of the placement phase in which `seat` is asked."""
    start = ENGINE.start(config, 2, Dice("placing", 0)).state
    placed = {cell: marker(written) for cell, written in (weapons or {}).items()}
    taken = [one.weapon for one in placed.values()]
    rocks = frozenset(asteroids.split())
    return replace(
        start,
        to_act=seat,
        asteroids=rocks,
        asteroids_left=start.asteroids_left - len(rocks),
        weapons=placed,
        reserve=tuple(weapon for weapon in WEAPONS if weapon not in taken),
    )


def flying(
    bomb: str = "A1",
    *,
    facing: str = "se",
    shield: str | None = "red",
    strength: int = SHIELD_STRENGTH,
    asteroids: str = "",
    weapons: dict[str, str] | None = None,
    config: Config = STANDARD,
) -> State:
    """Return a position of the movement phase in which the Imperial is asked."""
    flown = Bomb(
        bomb, Direction(facing), Colour(shield) if shield else None, strength if shield else 0
    )
    return replace(
        placing(IMPERIAL, asteroids, weapons, config),
        phase=Phase.FLIGHT,
        bomb=flown,
        path=(bomb,),
        reserve=(),
        turn=1,
    )


def defending(
    bomb: str,
    weapons: dict[str, str],
    *,
    shield: str | None = "red",
    strength: int = SHIELD_STRENGTH,
    asteroids: str = "",
    config: Config = STANDARD,
) -> State:
    """Return a position of the movement phase in which the Rebel is asked."""
    state = flying(
        bomb,
        shield=shield,
        strength=strength,
        asteroids=asteroids,
        weapons=weapons,
        config=config,
    )
    return replace(state, phase=Phase.DEFENCE, to_act=REBEL)


def after(state: State, action: Action, *faces: int) -> State:
    """Return the state after whoever is asked did this, with the dice showing `faces`."""
    return step(state, action, *faces).state


def step(state: State, action: Action, *faces: int) -> Step[State]:
    """Return all that the action of whoever is asked led to."""
    assert state.to_act is not None
    return play(ENGINE, state, state.to_act, action, Scripted(*faces))


def refusal(state: State, action: Action) -> Text:
    """Return why whoever is asked may not do this; fails where it is legal."""
    assert state.to_act is not None
    with pytest.raises(IllegalAction) as caught:
        play(ENGINE, state, state.to_act, action, Scripted())
    return sayable(caught.value.text)


def key(said: Text) -> str:
    """Return the last part of a text's key: what it is about."""
    return said.key.removeprefix("rebelmoon-refusal-").removeprefix("rebelmoon-")


def named(said: Text, argument: str) -> str:
    """Return the cell that a refusal names in one of its arguments."""
    piece = said.args[argument]
    assert isinstance(piece, Text)
    return str(piece.args["cell"])


def sequence(state: State, actions: Iterable[Action]) -> State:
    """Return the state after these actions, each of whoever is asked."""
    for action in actions:
        state = after(state, action)
    return state


def outcome(state: State) -> Outcome:
    """Return how a match ended; fails where it goes on."""
    ended = ENGINE.outcome(state)
    assert ended is not None
    return ended
