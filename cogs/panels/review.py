"""A review of a match that is over: a curve of everybody's chances, and where they were lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import engines
from bots.review import Point, Turning
from cogs.panels.hint import words_of
from cogs.panels.panel import Button, Panel
from cogs.panels.replay import VERB as REPLAY
from cogs.panels.replay import Aim
from engines.choosing import Ways
from engines.core import Player, Say, Seat, Text, text
from engines.curves import Chart, Curve, Mark
from tables import Scene
from tables.match.history import is_open
from tables.match.tenures import Tenure, as_then
from tables.reviewing.reviews import Reviewed, Turned

REVIEW = "review"
"""The verb of the button."""


def review_button(scene: Scene) -> tuple[Button, ...]:
    """Return the button where a match can be reviewed."""
    if not is_open(scene.match) or scene.match.outcome is None:
        return ()
    return (Button(REVIEW, text("button-review"), anyone=True),)


def waiting(part: float) -> Text:
    """Return what is said while a match is being reviewed, of which this part is done."""
    return text("review-waiting", part=round(100 * part))


def queued() -> Text:
    """Return what is said while other matches are reviewed before this one."""
    return text("review-queued")


def review(reviewed: Reviewed, scene: Scene, over: tuple[Tenure, ...] = ()) -> tuple[Text, ...]:
    """Return what is told of a review below its picture, given who was taken over from.

    Each thing is told of those who played then.
    """
    head = text("review-head", game=text(f"{reviewed.game}-name"), number=scene.match.id)
    found = [
        as_then(line, over, turned.number)
        for number, turned in enumerate(reviewed.turned, start=1)
        for line in _turned(reviewed.game, turned, number)
    ]
    return (head, text("review-about"), *(found or [text("review-none")]))


def _turned(game: str, turned: Turned, number: int) -> Iterator[Text]:
    """Yield what was done at a turning point, and what was better and why."""
    turning = turned.turning
    ways = engines.ways(game, turned.view, turning.seat)
    did = words_of(ways, turned.action).words
    before, after = round(100 * turning.before), round(100 * turning.after)
    yield text(
        "review-turning",
        number=number,
        ply=turning.ply,
        who=Player(turning.seat),
        did=did,
        before=before,
        after=after,
    )
    yield _better(ways, turning, did)


def _better(ways: Ways[Any, Any], turning: Turning, did: Text) -> Text:
    """Return what was better at a turning point, and in the same sentence why."""
    better = words_of(ways, turning.better)
    won = "sure" if turning.hidden else "won"
    key = won if turning.won else "lost" if turning.lost else "more"
    if key == "more" and better.details:
        return text("review-better-leads", better=better.words, line=better.details[0])
    return text(f"review-better-{key}", better=better.words, did=did)


def controls(reviewed: Reviewed) -> Panel:
    """Return a button for each turning point, which shows the match as its seat saw it before."""
    buttons = tuple(
        Button(
            REPLAY,
            text("button-review-turning", number=number),
            extra=Aim(turned.turning.seat, turned.turning.ply - 1, is_ply=True).extra,
            anyone=True,
        )
        for number, turned in enumerate(reviewed.turned, start=1)
    )
    return (buttons,) if buttons else ()


def chart(reviewed: Reviewed, say: Say) -> Chart:
    """Return what stands on the picture of a review."""
    points = reviewed.curve
    seats = range(len(points[0].chances))
    curves = tuple(
        Curve(
            say(text("review-seat", who=Player(seat))),
            seat,
            tuple(point.chances[seat] for point in points),
        )
        for seat in seats
    )
    marks = tuple(
        Mark(number, one.seat, one.ply - 1, _value(points, one.seat, one.ply - 1))
        for number, one in enumerate((turned.turning for turned in reviewed.turned), start=1)
    )
    return Chart(
        say(text("review-title")),
        tuple(point.ply for point in points),
        curves,
        marks,
        say(text("review-start")),
        say(text("review-end", ply=points[-1].ply)),
    )


def _value(points: Sequence[Point], seat: Seat, ply: int) -> float:
    """Return how high the curve of a seat is after an action, between two points if need be."""
    before = max((point for point in points if point.ply <= ply), key=lambda point: point.ply)
    after = min((point for point in points if point.ply >= ply), key=lambda point: point.ply)
    share = (ply - before.ply) / max(after.ply - before.ply, 1)
    return before.chances[seat] + share * (after.chances[seat] - before.chances[seat])
