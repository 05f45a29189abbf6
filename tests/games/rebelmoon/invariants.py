"""What is true of every position of Rebel Moon Defense that play leads to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engines.rebelmoon.board import Board
from engines.rebelmoon.model import (
    ASTEROIDS,
    IMPERIAL,
    LAST_TURN,
    QUIET_TURNS,
    REBEL,
    SHIELD_STRENGTH,
    WEAPONS,
    Bomb,
    Direction,
    Effect,
    End,
    Flight,
    Kind,
    Marker,
    Phase,
    Shot,
    State,
    Upgrade,
)
from engines.rebelmoon.placement import route
from engines.rebelmoon.space import board_of, occupied

ASKED = {Phase.FLIGHT: IMPERIAL, Phase.DEFENCE: REBEL, Phase.OVER: None}
SHOTS = {Kind.EMP: range(3), Kind.FRAG_MINE: range(LAST_TURN + 1)}
"""How often a weapon on the board may have fired; the others leave with their first shot."""


def faults(state: State) -> Iterator[str]:
    """Give a sentence for each thing that cannot be; nothing of a sound position."""
    field = board_of(state)
    yield from _weapons(state)
    yield from _asteroids(state)
    yield from _places(state, field)
    yield from _bomb(state, field)
    yield from _question(state)
    if state.phase is Phase.PLACEMENT:
        yield from _placement(state, field)
    else:
        yield from _movement(state)
    if state.flight is not None:
        yield from _flight(state, state.flight)
    if state.shot is not None:
        yield from _shot(state, state.shot)
    yield from _end(state, field)


def _weapons(state: State) -> Iterator[str]:
    """Every weapon is in one place; in flight, those in none were left out or lost unseen."""
    placed = [marker.weapon for marker in state.weapons.values()]
    everywhere = Counter((*placed, *state.reserve, *state.spent.values()))
    if twice := [weapon for weapon, count in everywhere.items() if count > 1]:
        yield f"more than once: {twice}"
    if strange := set(everywhere).difference(WEAPONS):
        yield f"no weapons of this game: {strange}"
    missing = len(WEAPONS) - len(everywhere)
    if state.phase is Phase.PLACEMENT and missing:
        yield f"{missing} weapons are nowhere"
    if len(state.lost) > missing:
        yield f"{len(state.lost)} weapons were lost face down, and {missing} are nowhere"
    if list(state.reserve) != [weapon for weapon in WEAPONS if weapon in state.reserve]:
        yield "the reserve is out of order"
    for cell, marker in state.weapons.items():
        yield from _marker(cell, marker)


def _marker(cell: str, marker: Marker) -> Iterator[str]:
    if marker.shots not in SHOTS.get(marker.kind, range(1)):
        yield f"the {marker.kind} on {cell} has fired {marker.shots} times"
    if marker.shots and not marker.face_up:
        yield f"the {marker.kind} on {cell} has fired face down"


def _asteroids(state: State) -> Iterator[str]:
    count = len(state.asteroids) + state.asteroids_left
    fewer = state.phase is not Phase.PLACEMENT
    if count > ASTEROIDS or (count < ASTEROIDS and not fewer) or state.asteroids_left < 0:
        yield f"{len(state.asteroids)} asteroids on the board and {state.asteroids_left} left"


def _places(state: State, field: Board) -> Iterator[str]:
    """Nothing shares a cell, lies where nothing may, or next to what it must not touch."""
    cells = Counter((*state.asteroids, *state.weapons, *state.spent, *state.lost))
    if shared := [cell for cell, count in cells.items() if count > 1]:
        yield f"more than one thing was placed on {shared}"
    if strange := cells.keys() - frozenset(field.cells):
        yield f"no cells of this board: {strange}"
        return
    if forbidden := cells.keys() & field.forbidden(state.config.exclusion):
        yield f"something was placed on {forbidden}"
    for cell in state.asteroids:
        if beside := [other for other in field.neighbours(cell) if other in state.weapons]:
            yield f"the asteroid on {cell} touches weapons on {beside}"


def _bomb(state: State, field: Board) -> Iterator[str]:
    bomb = state.bomb
    if bomb.cell not in field.cells or bomb.cell in occupied(state):
        yield f"the bomb is on {bomb.cell}"
    if not (0 < bomb.strength <= SHIELD_STRENGTH if bomb.shield else bomb.strength == 0):
        yield f"the shield {bomb.shield} has {bomb.strength} points"
    if state.path[0] != field.gate or state.path[-1] != bomb.cell:
        yield f"the path leads from {state.path[0]} to {state.path[-1]}"
    steps = zip(state.path, state.path[1:], strict=False)
    if leaps := [step for step in steps if step[1] not in field.neighbours(step[0])]:
        yield f"the bomb leapt {leaps}"


def _question(state: State) -> Iterator[str]:
    asked = ASKED.get(state.phase, state.to_act)
    if state.to_act != asked or (asked is None) is not (state.phase is Phase.OVER):
        yield f"seat {state.to_act} is asked in {state.phase}"
    if state.phase is Phase.DEFENCE and not state.weapons:
        yield "the Rebel is asked without a weapon on the board"
    if min(state.decisions) < 0 or state.decisions[IMPERIAL] < max(1, state.turn):
        yield f"{state.decisions} questions were asked by turn {state.turn}"


def _placement(state: State, field: Board) -> Iterator[str]:
    begun = (state.bomb, state.path, state.turn, state.quiet, state.flight, state.shot)
    if begun != (Bomb(field.gate, Direction.SE), (field.gate,), 0, 0, None, None):
        yield f"the bomb has set out: {begun}"
    if state.spent or state.lost:
        yield "weapons are gone before the bomb set out"
    if any(marker.face_up for marker in state.weapons.values()):
        yield "weapons are face up before the bomb set out"
    if all(state.passing):
        yield "both have passed, and pieces are still placed"
    if state.to_act is not None and not _left(state):
        yield f"seat {state.to_act} is asked for a piece and has none"
    if route(field, occupied(state)) is None:
        yield "no way is left from the gate to the moon"


def _left(state: State) -> int:
    return state.asteroids_left if state.to_act == IMPERIAL else len(state.reserve)


def _movement(state: State) -> Iterator[str]:
    if state.reserve:
        yield f"{len(state.reserve)} weapons are held after placement"
    if not 1 <= state.turn <= LAST_TURN:
        yield f"turn {state.turn}"
    if not 0 <= state.quiet <= min(QUIET_TURNS, state.turn):
        yield f"{state.quiet} quiet turns by turn {state.turn}"
    if (state.flight is None) is not (state.phase is Phase.FLIGHT and state.turn == 1):
        yield f"turn {state.turn} of {state.phase} comes after the flight {state.flight}"
    if state.shot is not None and state.phase is Phase.DEFENCE:
        yield "the Rebel is asked and has fired already"


def _flight(state: State, flight: Flight) -> Iterator[str]:
    cells = (flight.start, *flight.cells)
    if state.path[-len(cells) :] != cells:
        yield f"the flight by {cells} is not the end of the path {state.path}"
    flown = (flight.bomb.cell, flight.bomb.facing)
    if flown != (state.bomb.cell, state.bomb.facing):
        yield f"the flight led to {flown}, and the bomb is {state.bomb}"
    match flight.upgrade:
        case Upgrade.SCANNER:
            marker = state.weapons.get(flight.target or "")
            if flight.target not in state.spent and not (marker and marker.face_up):
                yield f"{flight.target} was scanned and is {marker}"
        case Upgrade.BOMB_LASER:
            if flight.target is None or flight.target in occupied(state):
                yield f"{flight.target} was destroyed and is there"
        case _:
            if flight.target is not None:
                yield f"{flight.upgrade} had the target {flight.target}"
    if (flight.paid > 0) is not (flight.upgrade is not None):
        yield f"{flight.paid} points were paid for {flight.upgrade}"


def _shot(state: State, shot: Shot) -> Iterator[str]:
    marker = state.weapons.get(shot.cell)
    weapon = marker.weapon if marker and marker.shots else state.spent.get(shot.cell)
    if weapon != shot.weapon:
        yield f"{shot.weapon} fired from {shot.cell}, where there is {weapon}"
    if shot.target is not None and (
        shot.target in state.asteroids or shot.weapon.kind is not Kind.DESTROYER
    ):
        yield f"{shot.weapon} destroyed the asteroid on {shot.target}"
    if (shot.effect is Effect.DESTROYED) is not (state.end is End.BOMB_DESTROYED):
        yield f"the shot was {shot.effect}, the end {state.end}"


def _end(state: State, field: Board) -> Iterator[str]:
    if (state.end is not None) is not (state.phase is Phase.OVER):
        yield f"the end {state.end} in {state.phase}"
    if (state.end is End.MOON_REACHED) is not (state.bomb.cell == field.moon):
        yield f"the end {state.end} with the bomb on {state.bomb.cell}"
    if state.end is End.BOMB_DESTROYED and (state.shot is None or state.bomb.shield):
        yield "the bomb was destroyed behind its shield, or by nothing"
    if state.end is End.EVACUATED and state.turn != LAST_TURN:
        yield f"the base was evacuated on turn {state.turn}"
    if (state.end is End.STALLED) is not (state.quiet == QUIET_TURNS):
        yield f"the end {state.end} after {state.quiet} quiet turns"
