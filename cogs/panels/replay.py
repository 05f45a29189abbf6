"""A match gone through in pictures: what leads from one of its steps to another.

A control carries whose eyes it looks through and the number of an action, so that it finds its
place again whatever has come or was taken back meanwhile.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from cogs.panels.panel import MOST_CHOICES, Button, Choice, Menu, Panel, Row, Style
from cogs.panels.playing_on import take_up_button
from cogs.panels.report import report
from cogs.panels.telling import Telling
from engines.core import Player, Say, Seat, Text, text
from tables.match.history import Moment, Step

VERB = "replay"
"""The verb of the buttons, which carry where they lead (see `Aim`)."""
TURNS = "replay-turns"
"""The verb of the menu of turns: its values are numbers of actions, and it carries whose eyes."""
EYES = "replay-eyes"
"""The verb of the menu of those who saw the match; it carries the number of an action."""
FILM = "film"
"""The verb of the buttons that make a film; they carry whose eyes, and `OWN` or `END`."""
OWN, END = "own", "end"
"""A film of what has come since one's last turn, or of the last steps."""
Found = TypeVar("Found")
_EVERYBODY = "x"
_FILM = re.compile(r"(x|[0-9]{1,2})\.(own|end)")
_AIM = re.compile(r"(x|[0-9]{1,2})\.(p?)([0-9]{1,9})")


def replay_button() -> Button:
    """Return the button that goes through a match from its first step."""
    return Button(VERB, text("button-replay"), anyone=True)


class Aim(NamedTuple):
    """Where a control leads: as which seat saw it (None: everybody), and to its step of a `number`.

    Of a match that is over it may be the step of the action of that number, if it `is_ply`: while
    one is played, that would tell how much others have done unseen.
    """

    seat: Seat | None
    number: int
    is_ply: bool = False

    @property
    def extra(self) -> str:
        """What the control carries."""
        return f"{eyes_of(self.seat)}.{'p' * self.is_ply}{self.number}"


def eyes_of(seat: Seat | None) -> str:
    """Return how whose eyes these are is written."""
    return _EVERYBODY if seat is None else str(seat)


def aim_in(extra: str) -> Aim | None:
    """Return where the control leads that carries this; None if it is none of ours."""
    found = _AIM.fullmatch(extra)
    if found is None:
        return None
    eyes, is_ply, number = found.groups()
    return Aim(None if eyes == _EVERYBODY else int(eyes), int(number), bool(is_ply))


def film_in(extra: str) -> tuple[Seat | None, bool] | None:
    """Return as whom a film is seen, and whether since one's last turn; None: no button's words."""
    found = _FILM.fullmatch(extra)
    if found is None:
        return None
    eyes, what = found.groups()
    return None if eyes == _EVERYBODY else int(eyes), what == OWN


def lines(moment: Moment, telling: Telling, say: Say) -> list[str]:
    """Return what stands above a step's pictures: which it is, who saw it, and what was told."""
    seen = seen_as(moment.scene.seat)
    head = text("replay-head", step=moment.place, steps=len(moment.steps) - 1, seen=seen)
    told = moment.steps[moment.place].told
    return [say(head), *(report(told, telling, say) or [say(text("replay-quiet"))])]


def seen_as(seat: Seat | None) -> Text:
    """Return through whose eyes a match is seen."""
    return text("replay-seen-all") if seat is None else text("replay-seen-by", who=Player(seat))


def controls(
    moment: Moment, eyes: Sequence[Seat | None], telling: Telling, *, ended: bool
) -> Panel:
    """Return what leads from a step to others; `eyes` are those through which one may look.

    From one that has `ended` another match can be taken wherever it was not over yet.
    """
    seat, place = moment.scene.seat, moment.place
    last = len(moment.steps) - 1
    leading = (
        ("first", 0, 2),
        ("back", place - 1, 1),
        ("forward", place + 1, 1),
        ("last", last, 2),
    )
    buttons = tuple(
        Button(
            VERB,
            text(f"button-replay-{key}"),
            Style.MAIN if key == "forward" else Style.PLAIN,
            Aim(seat, to).extra,
            anyone=True,
        )
        for key, to, farther in leading
        if 0 <= to <= last and abs(to - place) >= farther
    )
    rows: list[Row] = [buttons] if buttons else []
    if len(choices := _turns(moment, telling)) > 1:
        rows.append(Menu(TURNS, text("replay-turns"), choices, extra=eyes_of(seat), anyone=True))
    if len(eyes) > 1:
        rows.append(_eyes(moment, eyes))
    if last:
        rows.append(_films(seat, own=not ended and seat is not None))
    if moment.goes_on and ended:
        rows.append((take_up_button(moment.ply),))
    return tuple(rows)


def _films(seat: Seat | None, *, own: bool) -> tuple[Button, ...]:
    wanted = (OWN, END) if own else (END,)
    return tuple(
        Button(FILM, text(f"button-film-{what}"), extra=f"{eyes_of(seat)}.{what}", anyone=True)
        for what in wanted
    )


def _turns(moment: Moment, telling: Telling) -> tuple[Choice, ...]:
    """Return a menu's choices of turns, or of all steps where there are none.

    Where there are more than a menu holds, they are spread evenly.
    """
    steps = [*enumerate(moment.steps)]
    found = [(place, line) for place, step in steps if (line := _turn(step, telling)) is not None]
    if len(found) < 2:
        found = [(place, step.told[0]) for place, step in steps if step.told]
    found = spread(found, MOST_CHOICES)
    here = max((n for n, (place, _) in enumerate(found) if place <= moment.place), default=-1)
    return tuple(
        Choice(str(place), line, chosen=number == here)
        for number, (place, line) in enumerate(found)
    )


def _turn(step: Step, telling: Telling) -> Text | None:
    return next((line for line in step.told if line.key in telling.turns), None)


def spread(items: list[Found], most: int) -> list[Found]:
    """Return at most so many of some items, evenly spread, the first and the last among them."""
    if len(items) <= most:
        return items
    return [items[round(n * (len(items) - 1) / (most - 1))] for n in range(most)]


def _eyes(moment: Moment, eyes: Sequence[Seat | None]) -> Menu:
    choices = tuple(
        Choice(
            eyes_of(seat),
            text("replay-everybody") if seat is None else text("replay-player", who=Player(seat)),
            chosen=seat == moment.scene.seat,
        )
        for seat in eyes
    )
    here = Aim(moment.scene.seat, moment.place).extra
    return Menu(EYES, text("replay-eyes"), choices, extra=here, anyone=True)
