"""Stops of Mag·Blast at which all see that there is one thing to do, and that are meant."""

from engines.magblast.model import Phase
from tests.laws.meant import Meant

MEANT = (
    Meant(
        lambda view, _: view.phase is Phase.ATTACK and view.question is None and not view.stack,
        "whoever has the turn says that it is over, as the rulebook has it; with the last card"
        " it can be said at once",
    ),
    Meant(
        lambda view, _: view.phase is Phase.REINFORCE and view.hand,
        "what a hand can pay for is hidden from all but those who count every card that lies open",
    ),
)
