"""The guided first game of Imperium Galáctica: a turn in which red takes a planet and a ship."""

from __future__ import annotations

from engines.core import Text, text
from engines.imperium.actions import (
    Action,
    Attack,
    Bid,
    Build,
    Buy,
    End,
    Move,
    Pass,
    Ready,
    Unload,
)
from engines.imperium.board import Phase
from engines.imperium.missions import Mission
from engines.imperium.names import id_short, kind_name
from engines.imperium.options import Config, Opener
from engines.imperium.units import Kind
from engines.lessons import Deed, Lesson, Prompt

PUPIL, COACH = 0, 1
SHIP = "transport-2"
_LANDED = (Kind.INFANTRY, Kind.INFANTRY)
_ORDERS: tuple[Action, ...] = (
    End(Phase.CARDS),
    Build(Kind.CORVETTE, "L5"),
    End(Phase.CONSTRUCTION),
    Move(SHIP, "J7"),
    Unload(SHIP, "I7", _LANDED),
    End(Phase.MOVEMENT),
    Attack("frigate-1", "I4"),
)
"""The turn, in the order in which it is drafted."""


def _says(name: str, press: Text | str = "") -> Text:
    """Return the sentence of a prompt, which may name what is pressed."""
    return text(f"imperium-lesson-{name}", press=press)


def _drafted(name: str, orders: int, press: Text | str = "") -> Prompt:
    """Return the prompt of an order, which is drafted behind those before it."""
    return Prompt(_says(name, press), keeps=_ORDERS[:orders])


def _chosen(name: str, press: Text | str, way: str, **chosen: str) -> Prompt:
    """Return the prompt of a choice on the way to an order."""
    steps = {key: (value,) for key, value in chosen.items()}
    return Prompt(_says(name, press), way=way, chosen=steps)


def _turns() -> tuple[Deed, ...]:
    """Return what both did before: the coach has come near, and was hit once."""
    blue_comes = (End(Phase.CARDS), End(Phase.CONSTRUCTION), Move("corvette-1", "E3"))
    blue_is_near = (End(Phase.CARDS), End(Phase.CONSTRUCTION), Move("corvette-1", "I4"))
    red_waits = (End(Phase.CARDS), End(Phase.CONSTRUCTION), End(Phase.MOVEMENT))
    red_shoots = (
        End(Phase.CARDS),
        End(Phase.CONSTRUCTION),
        Move("frigate-1", "J4"),
        End(Phase.MOVEMENT),
        Attack("frigate-1", "I4"),
        End(Phase.COMBAT),
        Ready(),
    )
    return (
        (PUPIL, Bid(0)),
        (COACH, Pass()),
        *((PUPIL, one) for one in red_waits),
        *((COACH, one) for one in (*blue_comes, End(Phase.MOVEMENT), Bid(0))),
        (PUPIL, Pass()),
        *((COACH, one) for one in (*blue_is_near, End(Phase.MOVEMENT))),
        *((PUPIL, one) for one in red_shoots),
        (COACH, Ready()),
        (PUPIL, Bid(0)),
        (COACH, Pass()),
    )


LESSON = Lesson(
    config=Config(mission=Mission.COLONIAL_RUSH, opener=Opener.RED),
    seats=2,
    seed="1",
    pupil=PUPIL,
    before=_turns(),
    prompts=(
        Prompt(_says("buy", text("imperium-buy", count=1, price=3)), (Buy(1),)),
        _drafted("bought", 1, text("imperium-done-cards")),
        _chosen("kind", kind_name(Kind.CORVETTE), "build", kind=Kind.CORVETTE.value),
        _drafted("build", 2, "L5"),
        _drafted("built", 3, text("imperium-done-construction")),
        _chosen("mover", id_short(SHIP), "move", unit=SHIP),
        _drafted("move", 4, "J7"),
        _chosen("unit", id_short(SHIP), "unload", unit=SHIP),
        _chosen("planet", "I7", "unload", unit=SHIP, at="I7"),
        _drafted("land", 5),
        _drafted("moved", 6, text("imperium-done-movement")),
        _chosen("target", "I4", "attack", target="I4"),
        _drafted("attack", 7, id_short("frigate-1")),
        Prompt(
            _says("submit", text("imperium-submit-turn")),
            (*_ORDERS, End(Phase.COMBAT), Ready()),
            then=((COACH, Ready()),),
        ),
    ),
)
