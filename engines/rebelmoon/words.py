"""What is said of the movement phase: flights and shots as events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from engines.core import TURN, Event, Player, Text, text
from engines.rebelmoon.arms import weapon_name
from engines.rebelmoon.board import Board
from engines.rebelmoon.model import (
    IMPERIAL,
    LAST_TURN,
    QUIET_TURNS,
    REBEL,
    Bomb,
    Cell,
    Flight,
    Shot,
    State,
    Upgrade,
    Weapon,
)
from engines.rebelmoon.space import Space, piece

WARNED = 3
"""For so many turns before the base is evacuated it is told that it will be."""


def of_the_start(field: Board) -> tuple[Event, ...]:
    """Return the events of a beginning: who is who, and to each player what it is to win."""
    imperial, rebel = Player(IMPERIAL), Player(REBEL)

    def start(role: str) -> Text:
        ends = {"gate": field.gate, "moon": field.moon}
        return text(f"rebelmoon-event-start{role}", imperial=imperial, rebel=rebel, **ends)

    return (
        Event(start(""), outdone=frozenset((IMPERIAL, REBEL))),
        Event(start("-imperial"), frozenset((IMPERIAL,))),
        Event(start("-rebel"), frozenset((REBEL,))),
    )


def of_flight(before: State, flight: Flight) -> tuple[Event, ...]:
    """Return the events of a turn of the bomb; `before` is the state it began in."""
    scanned = flight.target if flight.upgrade is Upgrade.SCANNER else None
    found = weapon_name(before.weapons[scanned].weapon) if scanned else None
    said = [*movement(flight), *_upgrade(before, flight, found)]
    return _a_turn((*said, *_shields(before.bomb, flight.bomb)))


def _a_turn(said: Iterable[Text]) -> tuple[Event, ...]:
    """Return the events of a turn of its own."""
    return tuple(Event(one, trace=None if n else TURN) for n, one in enumerate(said))


def intended(before: Space, flight: Flight) -> tuple[Text, ...]:
    """Return what a turn of the bomb would be, without what only its scanner would show."""
    said = [*movement(flight), *_upgrade(before, flight, None)]
    return (*said, *_shields(before.bomb, flight.bomb))


def movement(flight: Flight) -> Iterator[Text]:
    """Say how the bomb turned and advanced, unless it did neither but used an upgrade."""
    entered = flight.cells[:-1] if flight.upgrade is Upgrade.THRUSTERS else flight.cells
    side = {-1: "left", 0: "none", 1: "right"}[flight.turn]
    who = Player(IMPERIAL)
    if entered:
        yield text("rebelmoon-event-advance", player=who, side=side, cell=entered[-1])
    elif flight.turn or not flight.upgrade:
        yield text("rebelmoon-event-turn", player=who, side=side, cell=flight.start)


def _upgrade(before: Space, flight: Flight, found: Text | None) -> Iterator[Text]:
    cost, cell = flight.paid, flight.target
    if flight.upgrade is Upgrade.THRUSTERS:
        yield text("rebelmoon-event-thrusters", cost=cost, cell=flight.bomb.cell)
    elif flight.upgrade is Upgrade.SCANNER and cell is not None:
        if found:
            yield text("rebelmoon-event-scanner", cost=cost, cell=cell, weapon=found)
        else:
            yield text("rebelmoon-preview-scanner", cost=cost, cell=cell)
    elif flight.upgrade is Upgrade.BOMB_LASER and cell is not None:
        yield text("rebelmoon-event-bomb-laser", cost=cost, piece=piece(before, cell))


def of_shot(before: State, shot: Shot, after: Bomb) -> tuple[Event, ...]:
    """Return the events of an activation; `before` is the state it was made in."""
    marker = before.weapons[shot.cell]
    said = [
        text(
            "rebelmoon-event-activate",
            player=Player(REBEL),
            weapon=weapon_name(shot.weapon),
            cell=shot.cell,
            turned="no" if marker.face_up else "yes",
        )
    ]
    if shot.dice:
        said.append(dice(shot))
    said.append(effect(shot))
    said += _shields(before.bomb, after)
    return _a_turn(said)


def dice(shot: Shot) -> Text:
    """Return what an activation has rolled."""
    if len(shot.dice) == 1:
        return text("rebelmoon-event-die", best=shot.dice[0])
    return text("rebelmoon-event-dice", dice=shot.dice, best=max(shot.dice))


def of_the_end(
    hidden: Mapping[Cell, Weapon], out: tuple[Weapon, ...], *, lost: bool
) -> tuple[Event, ...]:
    """Return the events of turning up what was hidden on the board and what is out of it.

    `lost` tells whether the bomb's laser destroyed a weapon face down.
    """
    said: list[Text] = []
    if hidden:
        shown = tuple(weapon_on(cell, weapon) for cell, weapon in hidden.items())
        said.append(text("rebelmoon-event-turned-up", player=Player(REBEL), weapons=shown))
    if out:
        names, how = tuple(map(weapon_name, out)), "yes" if lost else "no"
        said.append(text("rebelmoon-event-left-out", weapons=names, lost=how))
    return tuple(map(Event, said))


def of_the_evacuation(state: State) -> tuple[Event, ...]:
    """Return the events that tell, at the end of a turn, that the base will soon be evacuated."""
    said: list[Text] = []
    if state.quiet >= QUIET_TURNS - WARNED:
        said.append(text("rebelmoon-event-quiet", turns=state.quiet, most=QUIET_TURNS))
    if state.turn >= LAST_TURN - WARNED:
        said.append(text("rebelmoon-event-last-turns", left=LAST_TURN - state.turn))
    return tuple(map(Event, said))


def weapon_on(cell: Cell, weapon: Weapon) -> Text:
    """Return the name of a weapon whose kind may be told, with its colour and its cell."""
    return text("rebelmoon-weapon-on", weapon=weapon_name(weapon), cell=cell)


def effect(shot: Shot) -> Text:
    """Return what became of an activation."""
    return text(
        f"rebelmoon-effect-{shot.effect.replace('_', '-')}",
        damage=shot.damage,
        distance=shot.distance,
        target=shot.target or shot.cell,
        colour=str(shot.weapon.colour),
    )


def _shields(before: Bomb, after: Bomb) -> Iterator[Text]:
    """Say how the shields stand, when they changed."""
    if (before.shield, before.strength) != (after.shield, after.strength):
        yield shields(after)


def shields(bomb: Bomb) -> Text:
    """Return how the shields of a bomb stand."""
    colour = str(bomb.shield) if bomb.shield else "none"
    return text("rebelmoon-shields", colour=colour, strength=bomb.strength)
