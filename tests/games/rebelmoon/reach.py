"""How the moves of Rebel Moon Defense are typed, and what can be done in one way only."""

from __future__ import annotations

from engines.rebelmoon.model import Action, Activate, Fly, Pass, Place, View
from tests.laws.reaching import PRESSED, TYPED, OneWay, Typed, typed

ONE_WAY = tuple(
    OneWay(
        way,
        lambda _, action: isinstance(action, Pass) and action.absent,
        "the clock alone passes so",
    )
    for way in (PRESSED, TYPED)
)


def as_typed(view: View, action: Action) -> Typed:
    """Return the command for an action."""
    match action:
        case Place(cell, weapon):
            which = None if weapon is None else f"{weapon.kind.value}/{weapon.colour.value}"
            return typed("place", cell=cell, weapon=which)
        case Pass():
            return typed("pass")
        case Fly(turn, advance, upgrade, target):
            used = None if upgrade is None else upgrade.value
            return typed("fly", turn=str(turn), advance=advance, upgrade=used, target=target)
        case Activate(weapon, target):
            return typed("activate", weapon=weapon, target=target)


def meaning(view: View, action: Action) -> Action:
    """Return a flight for a pass: the button of a bomb that stays says that it flies nowhere."""
    return Fly() if action == Pass() else action
