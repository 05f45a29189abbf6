"""What is offered to whoever has no reasons of their own: computers, above all."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engines.core import Dice, Seat
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.model import Action, End, Fire, Hush, PlayCard, Sound
from engines.magblast.state import State
from tests.games.magblast.fleets import wounded
from tests.games.magblast.positions import after, do, fire, side, table

SHIP, TARGET = "cruiser-freya", "cruiser-tash"


def facing(*hand: str, ship: str = SHIP, target: str = TARGET) -> State:
    """Return a ship with a hand facing another, the enemy's flagship open elsewhere."""
    return table(
        side(Flagship.FREEP, yellow=(ship,), hand=hand),
        side(Flagship.TRI_BOT, yellow=(target,), hand=("strategic-allocation",)),
    )


def offered(state: State, seat: Seat = 0) -> Sequence[Action]:
    return ENGINE.legal_actions(state, seat)


def test_no_shot_is_made_to_miss() -> None:
    """People may: both are legal."""
    state = facing("beam-blast")
    shots = [action for action in offered(state) if isinstance(action, Fire)]
    assert [shot.target for shot in shots] == [TARGET]
    assert all(shot.sound for shot in shots)
    state = after(state, (0, fire("beam-blast", SHIP, TARGET, None)))
    assert [type(action) for action in offered(state)] == [Sound]
    assert after(state, (0, Hush())).shot is None


def test_whoever_else_may_act_while_a_shot_waits_still_may() -> None:
    state = after(facing("beam-blast"), (0, fire("beam-blast", SHIP, TARGET, None)))
    assert offered(state, 1) == (PlayCard("strategic-allocation"),)


def test_no_turn_ends_with_a_shot_that_could_be_fired() -> None:
    """People may keep it."""
    state = facing("beam-blast")
    assert End() not in offered(state)
    assert do(state, 0, End(), Dice("end", 0)).state.active == 1
    assert End() in offered(facing("mag-blast")), "a cruiser has no turret for it"


@pytest.mark.parametrize(("target", "rams"), [("scout-dink", True), (TARGET, False)])
def test_a_ship_rams_only_what_it_destroys(target: str, rams: bool) -> None:
    """A cruiser of speed 1 against a hull of 1, and one of 6."""
    state = facing("ramming-speed", target=target)
    shots = [action for action in offered(state) if isinstance(action, Fire)]
    assert [shot.card for shot in shots] == (["ramming-speed"] if rams else [])
    assert End() in offered(state), "one may keep one's ships"
    ENGINE.check(state, 0, fire("ramming-speed", SHIP, target))


def test_a_ram_that_destroys_a_flagship_is_offered() -> None:
    state = table(
        side(Flagship.FREEP, red=(SHIP,), hand=("ramming-speed",)),
        side(Flagship.TRI_BOT, yellow=(TARGET,)),
    )
    assert not [action for action in offered(state) if isinstance(action, Fire)]
    assert [action for action in offered(wounded(state, 7)) if isinstance(action, Fire)]
