"""Stops of Imperium Galáctica at which all see that there is one thing to do, and are meant."""

from engines.imperium.actions import End, Ready
from tests.laws.meant import Meant

MEANT = (
    Meant(
        lambda view, action: view.board.config.chance and isinstance(action, (End, Ready)),
        "phases are passed over by the open board alone, whatever is in hand, and be it nothing",
    ),
)
