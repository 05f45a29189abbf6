"""What is said of the movement phase: flights and shots as events."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Event, Player, Text, text
from engines.rebelmoon.arms import weapon_name
from engines.rebelmoon.model import IMPERIAL, REBEL, Bomb, Flight, Shot, State, Upgrade
from engines.rebelmoon.space import piece


def of_flight(before: State, flight: Flight) -> tuple[Event, ...]:
    """Return the events of a turn of the bomb; `before` is the state it began in."""
    said = [_movement(flight), *_upgrade(before, flight), *_shields(before.bomb, flight.bomb)]
    return tuple(Event(one) for one in said if one is not None)


def _movement(flight: Flight) -> Text | None:
    entered = flight.cells[:-1] if flight.upgrade is Upgrade.THRUSTERS else flight.cells
    if flight.upgrade and not flight.turn and not entered:
        return None
    side = {-1: "left", 0: "none", 1: "right"}[flight.turn]
    who = Player(IMPERIAL)
    if entered:
        return text("rebelmoon-event-advance", player=who, side=side, cell=entered[-1])
    return text("rebelmoon-event-turn", player=who, side=side, cell=flight.start)


def _upgrade(before: State, flight: Flight) -> Iterator[Text]:
    if flight.upgrade is Upgrade.THRUSTERS:
        yield text("rebelmoon-event-thrusters", cost=flight.paid, cell=flight.bomb.cell)
    elif flight.upgrade is Upgrade.SCANNER and flight.target:
        weapon = weapon_name(before.weapons[flight.target].weapon)
        cost, cell = flight.paid, flight.target
        yield text("rebelmoon-event-scanner", cost=cost, cell=cell, weapon=weapon)
    elif flight.upgrade is Upgrade.BOMB_LASER and flight.target:
        what = piece(before, flight.target)
        yield text("rebelmoon-event-bomb-laser", cost=flight.paid, piece=what)


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
        said.append(text("rebelmoon-event-dice", dice=shot.dice, best=max(shot.dice)))
    said.append(effect(shot))
    said += _shields(before.bomb, after)
    return tuple(Event(one) for one in said)


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
