"""What a person chooses ahead: several actions of one's own turn, or moves while others play.

It is the panel of a seat's ways once more, on the position that all that is chosen already
leads to. Each control's verb, and each draft, has `AHEAD` before it. On one's own turn the
actions are a draft, which is submitted at once; while one waits each is left to be done.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

import engines
from cogs.panels import chooser
from cogs.panels.drafts import LAST
from cogs.panels.panel import (
    Button,
    Menu,
    Panel,
    Preview,
    Row,
    Style,
)
from engines.choosing import Ways
from engines.core import Refusal, Seat, Text, encode, parse_action, text
from engines.foresight import Course, Foreseen, course, foreseen
from tables import Scene

AHEAD = "+"
"""Before the verb of each control of what is chosen ahead, and before each such draft."""
SUBMIT, UNDO, CLEAR, BACK = "submit", "undo", "clear", "back"
"""What is done with all that is chosen, behind `AHEAD`."""
KEPT = 64
_COURSES: OrderedDict[bytes, Course] = OrderedDict()
"""Where what was chosen leads: a panel asks for it several times."""


def offered(scene: Scene, ways: Ways[Any, Any]) -> bool:
    """Tell whether whoever is asked for a move can put several together."""
    asked = scene.seat in scene.asked and scene.seat not in scene.responding
    return asked and any(way.verb in ways.ahead for way in ways.now())


def chosen_here(scene: Scene, draft: str) -> bool:
    """Tell whether a panel shows what is chosen ahead: on one's turn, as long as it can be done."""
    if draft.startswith(AHEAD) or outright(scene):
        return True
    return scene.seat in scene.asked and bool(scene.drafted) and led_to(scene).refused is None


def waiting(scene: Scene, draft: str) -> Panel:
    """Return what somebody can press who is not asked: to choose ahead, or to change that."""
    if scene.seat is None or scene.over or scene.legal or not _may_wait(scene):
        return ()
    if draft.startswith(AHEAD) or outright(scene):
        return panel(scene, draft)
    return ((opening(scene),),) if scene.ahead or may_begin(scene) else ()


def outright(scene: Scene) -> bool:
    """Tell whether somebody who waits goes on in the panel itself, where each move stands alone.

    So whoever just presses what stands there has chosen all ahead, and knows of no other panel.
    """
    if scene.seat is None or scene.over or scene.legal or not _may_wait(scene):
        return False
    return may_begin(scene, apart=True)


def opening(scene: Scene) -> Button:
    """Return the button that opens the panel of what is chosen ahead."""
    begun = bool(scene.ahead or scene.drafted)
    return Button(AHEAD, text("ahead-change" if begun else "ahead-open"))


def hints(scene: Scene, draft: str) -> tuple[Text, ...]:
    """Return what is chosen ahead so far, and how that is done; it stands above the controls."""
    if scene.legal:
        return _chosen_lines(scene) or (text("ahead-hint"),)
    if outright(scene):
        return (*standing(scene), *_led_words(scene), text("ahead-hint-apart"))
    if not draft.startswith(AHEAD):
        return standing(scene)
    return _chosen_lines(scene) or (text("ahead-hint-waiting"),)


def _led_words(scene: Scene) -> tuple[Text, ...]:
    """Return what of that cannot be done any more, or what its picture takes for granted."""
    led = led_to(scene)
    if led.refused is not None:
        return (text("ahead-refused", why=led.refused),)
    return (text("ahead-supposed"),) if scene.ahead and led.view is not None else ()


def standing(scene: Scene) -> tuple[Text, ...]:
    """Return what is left to be done as soon as it is time, in words."""
    return _lines("ahead-standing", [one.words for one in scene.ahead])


def _chosen_lines(scene: Scene) -> tuple[Text, ...]:
    led = led_to(scene)
    lines = _lines("ahead-chosen", [one.told.words for one in led.forecasts])
    if led.refused is not None:
        return (*lines, text("ahead-refused", why=led.refused))
    return (*lines, text("ahead-no-further")) if lines and led.view is None else lines


def panel(scene: Scene, draft: str) -> Panel:
    """Return what can be pressed: the next action, and what is done with those chosen so far."""
    led, rows = led_to(scene), list[Row]()
    if led.view is not None and led.refused is None:
        ways = engines.ways(scene.match.game, led.view, seat_of(scene))
        rows += map(_ahead, chooser.panel(ways, draft.removeprefix(AHEAD)))
    last = tuple(_last(scene, led))
    return (*rows, last) if last else tuple(rows)


def _last(scene: Scene, led: Course) -> list[Button]:
    undo = Button(AHEAD + UNDO, text("ahead-undo"))
    clear = Button(AHEAD + CLEAR, text("ahead-clear"), Style.DANGER)
    back = Button(AHEAD + BACK, text("ahead-back"))
    if not scene.legal:
        leaving = [] if outright(scene) else [back]
        return [undo, clear, *leaving] if scene.ahead else leaving
    if not scene.drafted:
        return [back]
    count = len(scene.drafted)
    submit = Button(AHEAD + SUBMIT, text("ahead-submit", count=count), Style.GOOD)
    if led.refused:  # nothing can be submitted before the last of it is taken out
        return [replace(undo, style=Style.MAIN), clear, back]
    return [submit, undo, clear]


def _ahead(row: Row) -> Row:
    """Return a row whose controls choose ahead."""
    if isinstance(row, Menu):
        return replace(row, verb=AHEAD + row.verb)
    return tuple(
        replace(
            button,
            verb=AHEAD + button.verb,
            label=text("ahead-add") if button.extra.endswith(LAST) else button.label,
        )
        for button in row
    )


def preview(scene: Scene, shown: Preview | None) -> Preview | None:
    """Return how all looks after what is chosen ahead, unless the next action shows itself."""
    led = led_to(scene)
    any_chosen = bool(led.forecasts) and led.view is not None
    if not any_chosen or (shown is not None and shown.picture):
        return shown
    return replace(shown or Preview(), picture="board", args=(), view=led.view)


def _lines(head: str, words: list[Text]) -> tuple[Text, ...]:
    numbered = enumerate(words, start=1)
    lines = tuple(text("ahead-line", number=number, action=action) for number, action in numbered)
    return (text(head, count=len(lines)), *lines) if lines else ()


def led_to(scene: Scene) -> Course:
    """Return where what was chosen ahead leads."""
    game, seat, actions = scene.match.game, seat_of(scene), chosen(scene)
    key = encode((game, seat, scene.legal, scene.view, actions))
    if key not in _COURSES:
        _COURSES[key] = course(game, _start(scene), seat, actions)
        while len(_COURSES) > KEPT:
            _COURSES.popitem(last=False)
    return _COURSES[key]


def _start(scene: Scene) -> Foreseen | None:
    """Return from where actions are chosen: how it is, or how it will be once one is asked."""
    if scene.legal:
        return Foreseen(scene.view, alone=True)
    return foreseen(engines.load(scene.match.game), scene.view, seat_of(scene), None)


def ways_of_next(scene: Scene, done: tuple[Any, ...]) -> Iterator[Ways[Any, Any]]:
    """Return what can be chosen after other actions, which follow those chosen already.

    Refuses what of them cannot be done. Where nobody can tell, that is refused when it is looked
    at.
    """
    game, seat = scene.match.game, seat_of(scene)
    before = () if scene.legal else left(scene)
    led = course(game, _start(scene), seat, (*before, *done))
    if led.refused is not None:
        raise Refusal(led.refused)
    return _next_ways(game, seat, led)


def _next_ways(game: str, seat: Seat, led: Course) -> Iterator[Ways[Any, Any]]:
    if led.view is None:
        raise Refusal(text("refusal-ahead-unforeseeable"))
    yield engines.ways(game, led.view, seat)


def next_scene(scene: Scene) -> Scene | None:
    """Return the scene in which the next action is chosen; None where nobody can tell."""
    led = led_to(scene)
    return None if led.view is None or led.refused else replace(scene, view=led.view, drafted=())


def left(scene: Scene) -> tuple[Any, ...]:
    """Return the actions that are left to be done as soon as it is time."""
    engine = engines.load(scene.match.game)
    return tuple(parse_action(engine, msgspec.json.decode(one.action)) for one in scene.ahead)


def seat_of(scene: Scene) -> Seat:
    """Return the seat of whoever chooses ahead."""
    assert scene.seat is not None
    return scene.seat


def _may_wait(scene: Scene) -> bool:
    resigned = scene.seats[seat_of(scene)].resigned_at is not None
    return scene.view is not None and not (resigned or scene.sat_in)


def may_begin(scene: Scene, *, apart: bool = False) -> bool:
    """Tell whether anything can be chosen ahead of the next turn of whoever waits.

    With `apart`, anything that stands by itself.
    """
    game, seat = scene.match.game, seat_of(scene)
    ways = engines.ways(game, scene.view, seat)
    verbs = ways.apart if apart else ways.ahead
    if not verbs:
        return False
    start = foreseen(engines.load(game), scene.view, seat, None)
    if start is None:
        return False
    return any(way.verb in verbs for way in engines.ways(game, start.view, seat).now())


def chosen(scene: Scene) -> tuple[Any, ...]:
    """Return the actions that are chosen so far, to be submitted or left to be done."""
    return scene.drafted if scene.legal else left(scene)
