"""What the panel of what is chosen ahead is made on: where that leads, and what may come first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

import engines
from cogs.panels import given
from cogs.panels.given import Parted, parted
from engines.choosing import Given, Ways
from engines.core import MalformedAction, Refusal, Seat, encode, text
from engines.foresight import Course, Foreseen, course, expected, here_of, start_of
from tables import Scene
from tables.latest import Latest
from tables.match.ahead import left as left_of

KEPT = 64
_COURSES = Latest[bytes, Course](KEPT)
"""Where what was chosen leads: a panel asks for it several times."""


def waits(scene: Scene) -> bool:
    """Tell whether the viewer is not asked, though there may be something to do besides."""
    return scene.seat not in scene.asked


def outright(scene: Scene) -> bool:
    """Tell whether somebody who waits goes on in the panel itself, where each move stands alone.

    So whoever just presses what stands there has chosen all ahead, and knows of no other panel.
    """
    return not scene.legal and may_wait(scene) and may_begin(scene, apart=True)


def led_to(scene: Scene) -> Course:
    """Return where what was chosen ahead leads."""
    return _led(scene, chosen(scene))


def _led(scene: Scene, actions: tuple[Any, ...]) -> Course:
    game, seat = scene.match.game, seat_of(scene)
    key = encode((game, seat, waits(scene), scene.view, actions))
    if key not in _COURSES:
        here = here_of(game, scene.view, asked=not waits(scene))
        _COURSES[key] = course(game, here, seat, actions, apart=waits(scene))
    return _COURSES[key]


def offered_given(scene: Scene) -> tuple[Given, ...]:
    """Return what others may do on which the next action can hang; nothing on one's own turn."""
    led = led_to(scene) if waits(scene) else None
    if led is None or led.here is None:
        return ()
    return tuple(expected(scene.match.game, led.here, seat_of(scene)))


def given_in(scene: Scene, draft: str) -> Given | None:
    """Return what a draft says that others do first; None if nothing that they can do."""
    word = parted(draft).word
    offered = offered_given(scene) if word else ()
    return next((one for one in offered if given.word_of(one) == word), None)


def next_start(scene: Scene, draft: str) -> Foreseen | None:
    """Return on what the next action is chosen; None where nobody can tell, or none can be."""
    led, one = led_to(scene), given_in(scene, draft)
    if led.here is None:
        return None
    if one is None:
        return None if led.view is None else Foreseen(led.view, alone=False)
    return start_of(scene.match.game, led.here, seat_of(scene), one)


def next_given(scene: Scene, word: str) -> Given | None:
    """Return what a control says that others do first. Raises `MalformedAction` if they cannot."""
    one = given_in(scene, Parted(word, "").before) if word.isalnum() else None
    if one is None and word.isalnum():
        raise MalformedAction(text("refusal-ahead-not-given"))
    return one


def ways_of_next(scene: Scene, done: tuple[Any, ...]) -> Iterator[Ways[Any, Any]]:
    """Return what can be chosen after other actions, which follow those chosen already.

    Refuses what of them cannot be done. Where nobody can tell, that is refused when it is looked
    at.
    """
    game, seat = scene.match.game, seat_of(scene)
    before = possible(scene, left(scene)) if waits(scene) else ()
    here = here_of(game, scene.view, asked=not waits(scene))
    led = course(game, here, seat, (*before, *done))
    if led.refused is not None:
        raise Refusal(led.refused)
    return _next_ways(game, seat, led)


def _next_ways(game: str, seat: Seat, led: Course) -> Iterator[Ways[Any, Any]]:
    if led.view is None:
        raise Refusal(text("refusal-ahead-unforeseeable"))
    yield engines.ways(game, led.view, seat)


def next_scene(scene: Scene, draft: str) -> Scene | None:
    """Return the scene in which the next action is chosen; None where nobody can tell."""
    start = next_start(scene, draft)
    return None if start is None else replace(scene, view=start.view, drafted=())


def left(scene: Scene) -> tuple[Any, ...]:
    """Return the actions that are left to be done as soon as it is time, on whatever each hangs."""
    return left_of(engines.load(scene.match.game), scene.ahead)


def possible(scene: Scene, actions: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return of some actions of whoever waits those that will not be left out in any case."""
    out = {one.number for one in _led(scene, actions).left_out}
    return tuple(one for number, one in enumerate(actions) if number not in out)


def seat_of(scene: Scene) -> Seat:
    """Return the seat of whoever chooses ahead."""
    assert scene.seat is not None
    return scene.seat


def may_wait(scene: Scene) -> bool:
    """Tell whether the viewer plays on and is not asked, so that there is a next turn."""
    if scene.seat is None or scene.over or scene.paused or scene.view is None:
        return False
    return waits(scene) and not (scene.gave_up or scene.sat_in)


def may_begin(scene: Scene, *, apart: bool = False) -> bool:
    """Tell whether anything can be chosen ahead of the next turn of whoever waits.

    With `apart`, anything that stands by itself.
    """
    game, seat = scene.match.game, seat_of(scene)
    ways = engines.ways(game, scene.view, seat)
    verbs = ways.apart if apart else ways.for_later()
    if not verbs:
        return False
    here = here_of(game, scene.view, asked=False)
    start = start_of(game, here, seat)
    if start is not None:
        now = engines.ways(game, start.view, seat).now()
        return any(way.verb in verbs for way in now)
    return not apart and any(True for _ in expected(game, here, seat))


def chosen(scene: Scene) -> tuple[Any, ...]:
    """Return the actions that are chosen so far, to be submitted or left to be done."""
    return left(scene) if waits(scene) else scene.drafted
