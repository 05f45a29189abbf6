"""Where several others decide at once nothing is said to win or lose for certain."""

from __future__ import annotations

from msgspec.structs import replace

from bots.allowance import for_ever
from bots.confirming import Confirming
from engines.core import Dice
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.model import RoundCap
from engines.magblast.state import State
from tests.games.magblast.positions import do, fire, side, table


def last_shot() -> State:
    """Return the last turn of a match for four, whose only shot three are asked about."""
    state = table(
        side(Flagship.FREEP, yellow=("dreadnought-zeus", "dreadnought-ares")),
        side(Flagship.TRI_BOT, yellow=("cruiser-tash",)),
        side(Flagship.ALPHA_MAZONS),
        side(Flagship.THE_GLORP, yellow=("scout-dink",), hand=("laser-blast",)),
        active=3,
        round_cap=RoundCap.TWENTY,
    )
    shot = fire("laser-blast", "scout-dink", "cruiser-tash")
    return do(replace(state, round=20), 3, shot).state


def test_where_several_decide_at_once_nothing_is_said_to_be_certain() -> None:
    """Though nobody can do anything about it here, and the match ends by it: the largest fleet
    wins."""
    state = last_shot()
    others = ENGINE.to_act(state)
    assert others == {0, 1, 2}
    for seat in others:
        sure = Confirming(ENGINE, state, seat, Dice("several", 0), for_ever)
        for action in ENGINE.legal_actions(state, seat):
            assert sure.wins(action) is False
            assert sure.wins_here(action) is False
            assert sure.loses(action) is False
