"""The phase of movement (rulebook, "Fase de movimiento"): what flying and firing change."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import TURN, Dice, Event, Player, Seat, Step, text
from engines.rebelmoon import words
from engines.rebelmoon.arms import dice_of, fire, last_shot
from engines.rebelmoon.flight import fly
from engines.rebelmoon.model import (
    IMPERIAL,
    LAST_TURN,
    QUIET_TURNS,
    REBEL,
    Activate,
    Cell,
    Effect,
    End,
    Flight,
    Fly,
    Marker,
    Phase,
    State,
    Upgrade,
)
from engines.rebelmoon.placing import ask
from engines.rebelmoon.secrecy import hidden, left_out
from engines.rebelmoon.space import board_of


def take_flight(state: State, move: Fly) -> Step[State]:
    """Return what the bomb's turn leads to."""
    flight = fly(state, move)
    flown = replace(
        state, bomb=flight.bomb, path=state.path + flight.cells, flight=flight, shot=None
    )
    said = words.of_flight(state, flight)
    changed, revealed = _worked(flown, flight)
    if flight.bomb.cell == board_of(state).moon:
        return _over(changed, End.MOON_REACHED, said, revealed=revealed)
    if changed.weapons:
        return Step(ask(changed, Phase.DEFENCE, REBEL), said, revealed)
    return _next_turn(changed, said)


def _worked(state: State, flight: Flight) -> tuple[State, bool]:
    """Return what the upgrade changes besides the bomb, and whether it shows a secret."""
    cell = flight.target
    if cell is None:
        return state, False
    match flight.upgrade:
        case Upgrade.SCANNER:
            weapons = state.weapons | {cell: replace(state.weapons[cell], face_up=True)}
            return replace(state, weapons=weapons), True
        case Upgrade.BOMB_LASER:
            return _without(state, cell), False
        case Upgrade.THRUSTERS | None:
            return state, False


def _without(state: State, cell: Cell) -> State:
    """Return the state after the bomb's laser destroyed what stands on a cell."""
    if cell in state.asteroids:
        return replace(state, asteroids=state.asteroids - {cell})
    if state.weapons[cell].face_up:
        return _spend(state, cell)
    return replace(state, weapons=_others(state, cell), lost=state.lost | {cell})


def _others(state: State, cell: Cell) -> dict[Cell, Marker]:
    return {other: marker for other, marker in state.weapons.items() if other != cell}


def _spend(state: State, cell: Cell) -> State:
    spent = state.spent | {cell: state.weapons[cell].weapon}
    return replace(state, weapons=_others(state, cell), spent=spent)


def activate(state: State, action: Activate, dice: Dice) -> Step[State]:
    """Return what activating a weapon leads to; an EMP rolls its dice here."""
    marker = state.weapons[action.weapon]
    rolled = tuple(dice.roll() for _ in range(dice_of(marker.kind, marker.shots)))
    shot, bomb = fire(state, marker.weapon, action, rolled)
    fired = replace(state, bomb=bomb, shot=shot, asteroids=state.asteroids - {action.target})
    used = _used(fired, action.weapon, marker)
    said = words.of_shot(state, shot, bomb)
    turned_up = not marker.face_up
    if shot.effect is Effect.DESTROYED:
        return _over(used, End.BOMB_DESTROYED, said, revealed=turned_up)
    step = _next_turn(used, said)
    return Step(step.state, step.events, step.revealed or turned_up)


def _used(state: State, cell: Cell, marker: Marker) -> State:
    shots = marker.shots + 1
    up = replace(marker, face_up=True, shots=shots)
    shown = replace(state, weapons=state.weapons | {cell: up})
    return _spend(shown, cell) if last_shot(marker.kind, shots) else shown


def hold(state: State) -> Step[State]:
    """Return what it leads to that the Rebel activates nothing."""
    said = text("rebelmoon-event-hold", player=Player(REBEL))
    return _next_turn(state, (Event(said, trace=TURN),))


def _next_turn(state: State, said: tuple[Event, ...]) -> Step[State]:
    """Begin the next turn, unless the base is evacuated first (ruling "Stalling")."""
    moved = state.flight is not None and bool(state.flight.cells)
    state = replace(state, quiet=0 if moved or state.shot else state.quiet + 1)
    if state.quiet >= QUIET_TURNS:
        return _over(state, End.STALLED, said)
    if state.turn >= LAST_TURN:
        return _over(state, End.EVACUATED, said)
    warned = words.of_the_evacuation(state)
    return Step(ask(replace(state, turn=state.turn + 1), Phase.FLIGHT, IMPERIAL), (*said, *warned))


def _over(
    state: State, end: End, said: tuple[Event, ...], *, revealed: bool = False
) -> Step[State]:
    """End the match: all that was hidden is turned up."""
    shown = words.of_the_end(hidden(state), left_out(state), lost=bool(state.lost))
    ended = replace(state, phase=Phase.OVER, to_act=None, end=end)
    return Step(ended, (*said, *shown), revealed or bool(shown))


def winner(end: End) -> Seat:
    """Return who wins by an ending."""
    return IMPERIAL if end is End.MOON_REACHED else REBEL
