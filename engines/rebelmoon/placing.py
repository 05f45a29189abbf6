"""The phase of placement (rulebook, "Fase de colocación"): what placing and passing change."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Event, IllegalAction, Player, Seat, Step, text
from engines.rebelmoon.arms import weapon_name
from engines.rebelmoon.model import IMPERIAL, REBEL, Marker, Pass, Phase, Place, State, Weapon
from engines.rebelmoon.placement import check_cell, open_cells
from engines.rebelmoon.traces import of_placing


def ask(state: State, phase: Phase, seat: Seat) -> State:
    """Return the state in which `seat` is asked for what `phase` wants of it."""
    first, second = state.decisions
    decisions = (first + (seat == IMPERIAL), second + (seat == REBEL))
    return replace(state, phase=phase, to_act=seat, decisions=decisions)


def check_place(state: State, seat: Seat, action: Place) -> None:
    """Raise `IllegalAction` if `seat` may not place this there."""
    check_cell(state, seat, action.cell)
    if seat == IMPERIAL and action.weapon is not None:
        raise IllegalAction(text("rebelmoon-refusal-imperial-weapon"))
    if seat == REBEL and action.weapon is None:
        raise IllegalAction(text("rebelmoon-refusal-choose-weapon"))
    if action.weapon is not None and action.weapon not in state.reserve:
        name = weapon_name(action.weapon)
        raise IllegalAction(text("rebelmoon-refusal-weapon-placed", weapon=name))


def place(state: State, seat: Seat, action: Place) -> Step[State]:
    """Return what placing a piece leads to."""
    placed = _with_turn(state, seat, passing=False, absent=False)
    if action.weapon is None:
        return _place_asteroid(placed, action)
    return _place_weapon(placed, action, action.weapon)


def _place_asteroid(state: State, action: Place) -> Step[State]:
    asteroids, left = state.asteroids | {action.cell}, state.asteroids_left - 1
    said = text("rebelmoon-event-asteroid", player=Player(IMPERIAL), cell=action.cell)
    placed = replace(state, asteroids=asteroids, asteroids_left=left)
    return _after_turn(placed, IMPERIAL, Event(said, trace=of_placing(IMPERIAL, action.cell)))


def _place_weapon(state: State, action: Place, weapon: Weapon) -> Step[State]:
    weapons = state.weapons | {action.cell: Marker(weapon)}
    reserve = tuple(other for other in state.reserve if other != weapon)
    player, colour = Player(REBEL), str(weapon.colour)
    said = text("rebelmoon-event-weapon", player=player, cell=action.cell, colour=colour)
    secret = text("rebelmoon-event-secret", cell=action.cell, weapon=weapon_name(weapon))
    placed = replace(state, weapons=weapons, reserve=reserve)
    rebel = frozenset((REBEL,))
    told = Event(said, trace=of_placing(REBEL, action.cell), outdone=rebel)
    return _after_turn(placed, REBEL, told, Event(secret, rebel))


def decline(state: State, seat: Seat, action: Pass) -> Step[State]:
    """Return what a pass leads to (ruling "Passing by clock": one by the clock counts
    only when that player's turn before was one too).
    """
    counts = not action.absent or state.absent[seat]
    passed = _with_turn(state, seat, passing=counts, absent=action.absent)
    return _after_turn(passed, seat, Event(text("rebelmoon-event-pass", player=Player(seat))))


def _with_turn(state: State, seat: Seat, *, passing: bool, absent: bool) -> State:
    """Return the state with what `seat`'s latest turn of placement was."""
    if seat == IMPERIAL:
        pair = (passing, state.passing[REBEL]), (absent, state.absent[REBEL])
    else:
        pair = (state.passing[IMPERIAL], passing), (state.absent[IMPERIAL], absent)
    return replace(state, passing=pair[0], absent=pair[1])


def _after_turn(state: State, seat: Seat, *events: Event) -> Step[State]:
    """Ask the next player who can place anything; two passes in a row end the phase."""
    said = list(events)
    while not all(state.passing):
        seat = REBEL if seat == IMPERIAL else IMPERIAL
        if can_place(state, seat):
            return Step(ask(state, Phase.PLACEMENT, seat), tuple(said))
        if not state.passing[seat]:
            said.append(Event(text("rebelmoon-event-cannot-place", player=Player(seat))))
        state = _with_turn(state, seat, passing=True, absent=False)
    said.append(Event(text("rebelmoon-event-flight", player=Player(IMPERIAL))))
    flying = replace(state, turn=1, reserve=())
    return Step(ask(flying, Phase.FLIGHT, IMPERIAL), tuple(said))


def can_place(state: State, seat: Seat) -> bool:
    """Tell whether `seat` has a piece left and a cell to place it on."""
    pieces = state.asteroids_left if seat == IMPERIAL else len(state.reserve)
    return bool(pieces) and any(open_cells(state, seat))
