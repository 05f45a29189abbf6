"""Where an order belongs in a draft, and what can be drafted at all."""

from __future__ import annotations

from engines.imperium import rules
from engines.imperium.actions import Action, End, Play
from engines.imperium.advice.draft import DRAFTED, IN_TURN
from engines.imperium.cards import DESIGNS
from engines.imperium.questions import Stage, stage, to_act
from engines.imperium.state import View

BEYOND = len(DRAFTED)


def in_turn(view: View) -> bool:
    """Tell whether the viewer is asked for what a draft can hold."""
    return view.seat in to_act(view.board) and stage(view.board) in IN_TURN


def is_laying(view: View) -> bool:
    """Tell whether the viewer is asked for cards at declared combats."""
    return stage(view.board) is Stage.COMMIT and view.seat in to_act(view.board)


def stage_of(order: Action) -> Stage | None:
    """Return the stage in which an order is given; None for one that no draft can hold."""
    if isinstance(order, End):
        return Stage(order.phase.value) if order.phase.value in tuple(Stage) else None
    if isinstance(order, Play):
        timing = DESIGNS[order.card].timing.value
        return Stage(timing) if timing in tuple(Stage) else None
    return rules.RULES[type(order)].stage


def place_of(order: Action) -> tuple[int, bool]:
    """Return where an order belongs in a draft: its phase, the phase's end after the rest."""
    found = stage_of(order)
    return BEYOND if found is None else index_of(found), isinstance(order, End)


def index_of(moment: Stage) -> int:
    """Return which of the stages that can be drafted one is; beyond them, if it is none."""
    return DRAFTED.index(moment) if moment in DRAFTED else BEYOND


FOUGHT = (index_of(Stage.COMBAT), True)
"""Where the end of the combat phase stands."""
