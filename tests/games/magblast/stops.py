"""Stops of Mag·Blast at which all see that there is one thing to do, and that are meant."""

from engines.magblast.model import Phase
from tests.laws.meant import Meant

MEANT = (
    Meant(
        lambda view, _: view.phase is Phase.ATTACK and not view.stack,
        "whoever has the turn says that it is over, as the rulebook has it; with the last card"
        " it can be said at once",
    ),
)
