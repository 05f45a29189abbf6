"""What is shown of a draft of Mag·Blast: where ships will be, and what an attack leaves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cogs.panels.panel import Act, Preview, Submit
from engines.core import Dice, Text, play
from engines.magblast.model import Fire, Keep, Launch, Maneuver
from tests.laws.panels import Desk


def faults(desk: Desk, shown: Preview, answer: Act | Submit) -> Iterator[str]:
    """Yield what of the draft turned out otherwise, when nobody answers it."""
    if not isinstance(answer, Act):
        return
    match answer.action:
        case Keep() if shown.picture == "foreseen":
            if shown.args != (answer.action,):
                yield f"{shown.args} is shown, and {answer.action} kept"
        case Maneuver() if shown.picture == "foreseen":
            (foreseen,) = shown.args
            moved = {move.ship: move.zone for move in foreseen.moves}
            stands = {ship.id: ship.zone for ship in _fleet(desk.followed(answer))}
            if any(stands[ship] is not zone for ship, zone in moved.items()):
                yield f"{moved} is shown, and {stands} came of it"
        case Fire(target=target) | Launch(target=target) if shown.lines:
            (line,) = shown.lines
            left = _left(desk, answer.action, target)
            told = line.args["outcome"]
            assert isinstance(told, Text)
            if left is not None and told.args["left"] != left:
                yield f"{told.args} is told, and {left} came of it"
        case _:
            pass


def _fleet(desk: Desk) -> tuple[Any, ...]:
    return desk.position.state.fleets[desk.seat].ships


def _left(desk: Desk, action: Fire | Launch, target: str) -> int | None:
    """Return what an attack leaves of its target; None where chance has a say."""
    engine, dice = desk.position.engine, Dice("forecast", 1)
    state = play(engine, desk.position.state, desk.seat, action, dice).state
    while state.stack:
        seat = min(engine.to_act(state))
        state = play(engine, state, seat, engine.default_action(state, seat), dice).state
    if dice.used:
        return None
    return 0 if state.owner(target) is None else engine.view(state, desk.seat).hull_left(target)
