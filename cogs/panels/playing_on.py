"""Playing on from a moment of a match that is over: the way there, and the choice of a seat.

A control carries the number of the action after which the match is taken up, and how well the
computers play.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from cogs.panels.panel import Button, Choice, Menu, Panel, Row, Style
from engines.core import Player, Seat, Text, decode, text
from tables import Scene
from tables.lobby import LEVELS, USUAL
from tables.options import Origin, TableOptions
from tables.playing_on import Taken

TAKE_UP = "take-up"
"""The verb of the button that opens the choice; it carries the number of an action."""
LEVEL = "take-up-level"
"""The verb of the menu of how well computers play; it carries what `TAKE_UP` carries."""
SEAT = "take-up-seat"
"""The verb of the buttons that begin: they carry action, seat and level."""
_IN_ROW = 4
_PLACE = re.compile(r"[0-9]{1,9}")
_CHOSEN = re.compile(r"([0-9]{1,9})\.([0-9]{1,2})\.([a-z]{1,20})")


class Wanted(NamedTuple):
    """What a button that begins carries: after which action, on which seat, against whom."""

    ply: int
    seat: Seat
    level: str


def take_up_button(ply: int) -> Button:
    """Return the button that asks on which seat one plays on from after an action."""
    return Button(TAKE_UP, text("button-take-up"), extra=str(ply), anyone=True)


def place_of(extra: str) -> int | None:
    """Return the action that a control carries; None if it carries none."""
    return int(extra) if _PLACE.fullmatch(extra) else None


def wanted(extra: str) -> Wanted | None:
    """Return what a button carries that begins; None if it carries nothing of that kind."""
    found = _CHOSEN.fullmatch(extra)
    if found is None:
        return None
    ply, seat, level = found.groups()
    return Wanted(int(ply), int(seat), level)


def question(taken: Taken) -> tuple[Text, ...]:
    """Return what is asked, and what becomes of the choice."""
    match = taken.origin.match
    turn = tuple(Player(seat) for seat in sorted(taken.origin.engine.to_act(taken.state)))
    return (
        text(
            "replay-take-up-head", game=text(f"{match.game}-name"), number=match.id, step=taken.ply
        ),
        text("replay-take-up-turn", who=turn, many=len(turn)),
        text("replay-take-up-about"),
    )


def choices(taken: Taken, level: str = USUAL) -> Panel:
    """Return a button for each seat that can be taken, and how well the others play."""
    buttons = [
        Button(
            SEAT,
            text("button-take-up-seat", who=Player(seat)),
            Style.MAIN,
            f"{taken.ply}.{seat}.{level}",
            anyone=True,
        )
        for seat in taken.seats
    ]
    rows: list[Row] = [tuple(buttons[n : n + _IN_ROW]) for n in range(0, len(buttons), _IN_ROW)]
    levels = tuple(
        Choice(one, text(f"replay-take-up-level-{one}"), chosen=one == level) for one in LEVELS
    )
    return (
        *rows,
        Menu(LEVEL, text("replay-take-up-level"), levels, extra=str(taken.ply), anyone=True),
    )


def origin_lines(scene: Scene) -> tuple[Text, ...]:
    """Return what a board says of where its match was taken from, if it was."""
    origin = decode(scene.match.options, TableOptions).origin
    if not isinstance(origin, Origin):
        return ()
    return (text("table-taken-from", number=origin.match, step=origin.ply),)
