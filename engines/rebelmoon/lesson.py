"""The guided first game of Rebel Moon Defense: the Imperial places, flies, and reaches the moon."""

from __future__ import annotations

from engines.core import text
from engines.lessons import Deed, Lesson, Prompt
from engines.rebelmoon.model import (
    IMPERIAL,
    REBEL,
    Activate,
    Cell,
    Colour,
    Config,
    Fly,
    Kind,
    Pass,
    Place,
    Upgrade,
    Weapon,
)

_LASER, _EMP, _MINE = (
    Weapon(kind, Colour.RED) for kind in (Kind.LASER, Kind.EMP, Kind.CONTACT_MINE)
)
_OTHER_CELL = text("rebelmoon-lesson-other-cell")


def _placed(name: str, cell: Cell, weapon: Weapon, at: Cell) -> Prompt:
    """Return the prompt of an asteroid; the coach places a weapon then."""
    says = text(f"rebelmoon-lesson-{name}", press=text("rebelmoon-place"), cell=cell)
    then = ((REBEL, Place(at, weapon)),)
    return Prompt(says, (Place(cell),), otherwise=_OTHER_CELL, then=then)


def _turned(name: str, side: str) -> Prompt:
    """Return the prompt of a turn, which shows before the bomb flies where it would come to."""
    says = text(f"rebelmoon-lesson-{name}", press=text(f"rebelmoon-turn-{side}"))
    return Prompt(says, way="fly", chosen={"turn": (side,)})


def _flown(name: str, flight: Fly, *then: Deed) -> Prompt:
    says = text(f"rebelmoon-lesson-{name}", press=text("rebelmoon-fly"))
    return Prompt(says, (flight,), then=then)


LESSON = Lesson(
    config=Config(board_side=4),
    seats=2,
    seed="1",
    pupil=IMPERIAL,
    before=((IMPERIAL, Place("F2")), (REBEL, Place("C6", _LASER))),
    prompts=(
        _placed("asteroid", "C4", _EMP, "D1"),
        _placed("second-asteroid", "D3", _MINE, "E4"),
        Prompt(
            text("rebelmoon-lesson-pass", press=text("rebelmoon-pass")),
            (Pass(),),
            then=((REBEL, Pass()),),
        ),
        Prompt(
            text("rebelmoon-lesson-thrusters", press=text("rebelmoon-upgrade-thrusters")),
            way="fly",
            chosen={"upgrade": (Upgrade.THRUSTERS.value,)},
        ),
        _flown("flight", Fly(0, True, Upgrade.THRUSTERS), (REBEL, Activate("C6"))),
        _flown("straight-on", Fly(0, True), (REBEL, Activate("D1"))),
        _turned("right", "right"),
        _flown("past", Fly(1, True), (REBEL, Activate("E4"))),
        _turned("left", "left"),
        _flown("on", Fly(-1, True), (REBEL, Pass())),
        _flown("nearer", Fly(0, True), (REBEL, Pass())),
        _turned("last-turn", "left"),
        _flown("moon", Fly(-1, True)),
    ),
)
