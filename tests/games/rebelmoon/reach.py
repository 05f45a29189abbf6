"""Which moves of Rebel Moon Defense are the same, and what can be done in one way only."""

from __future__ import annotations

from engines.rebelmoon.model import Action, Fly, Pass, View
from tests.laws.reaching import PRESSED, TYPED, OneWay

ONE_WAY = tuple(
    OneWay(
        way,
        lambda _, action: isinstance(action, Pass) and action.absent,
        "the clock alone passes so",
    )
    for way in (PRESSED, TYPED)
)


def meaning(view: View, action: Action) -> Action:
    """Return a flight for a pass: the button of a bomb that stays says that it flies nowhere."""
    return Fly() if action == Pass() else action
