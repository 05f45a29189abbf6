"""What a person chooses ahead: several actions of one's own turn, or moves while others play.

It is the panel of a seat's ways once more, on the position that all that is chosen already
leads to, and what is given that others do. Each control's verb, and each draft, has `AHEAD` before
it. On one's own turn the actions are a draft, which is submitted at once; while one waits each is
left to be done.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, cast

import msgspec
from msgspec.structs import replace

import engines
from cogs.panels import chooser, given
from cogs.panels.drafts import LAST
from cogs.panels.foreseen import (
    given_in,
    led_to,
    may_begin,
    may_wait,
    next_start,
    offered_given,
    outright,
    seat_of,
    waits,
)
from cogs.panels.given import AHEAD, Parted, parted
from cogs.panels.panel import (
    MOST_CHOICES,
    Button,
    Choice,
    Menu,
    Panel,
    Preview,
    Row,
    Style,
)
from engines.choosing import Ways
from engines.core import Text, encode, text
from engines.foresight import Course, told
from tables import Scene
from tables.match.planned import ANYWAY, in_words

SUBMIT, UNDO, CUT, CLEAR, BACK, DROP = "submit", "undo", "cut", "clear", "back", "drop"
"""What is done with all that is chosen, behind `AHEAD`."""
ALL_ANYWAY = {
    "ahead-chosen": "ahead-chosen-anyway",
    "ahead-standing": "ahead-standing-anyway",
}
"""The heads of several lines that say of all what `ANYWAY` says of one."""


def offered(scene: Scene, ways: Ways[Any, Any]) -> bool:
    """Tell whether whoever is asked for a move can put several together."""
    asked = scene.seat in scene.asked and scene.seat not in scene.responding
    return asked and any(way.verb in ways.ahead for way in ways.now())


def chosen_here(scene: Scene, draft: str) -> bool:
    """Tell whether a panel shows what is chosen ahead: on one's turn always, if anything is.

    Also what cannot be done any more: nobody would know what is in the way of their next order.
    """
    if draft.startswith(AHEAD) or outright(scene):
        return True
    return bool(scene.drafted) and not (waits(scene) or scene.seat in scene.responding)


def waiting(scene: Scene, draft: str) -> Panel:
    """Return what somebody can press who is not asked: to choose ahead, or to change that."""
    if not may_wait(scene):
        return ()
    if draft.startswith(AHEAD) or outright(scene):
        return panel(scene, draft)
    return ((opening(scene),),) if scene.ahead or may_begin(scene) else ()


def opening(scene: Scene) -> Button:
    """Return the button that opens the panel of what is chosen ahead, whenever it is pressed."""
    begun = bool(scene.ahead or scene.drafted)
    return Button(AHEAD, text("ahead-change" if begun else "ahead-open"), anyone=True)


def come_due(scene: Scene, verb: str, question: int) -> str | None:
    """Return the verb by which is done now what a control leaves for its presser's next turn.

    None unless that turn has come, by whatever others did since the `question` of the control,
    and is one for which those who wait choose outright: anything else is chosen on how it stood
    then.
    """
    now = parted(verb)
    if not verb.startswith(AHEAD) or now.word or waits(scene) or scene.question != question + 1:
        return None
    ways = engines.ways(scene.match.game, scene.view, seat_of(scene))
    offered = {way.verb for way in ways.now()}
    return None if offered.isdisjoint(ways.apart) or now.inner not in offered else now.inner


def hints(scene: Scene, draft: str) -> tuple[Text, ...]:
    """Return what is chosen ahead so far, and how that is done; it stands above the controls."""
    if not waits(scene):
        return _chosen_lines(scene) or (text("ahead-hint"),)
    if outright(scene):
        return (*standing(scene), *_led_words(scene), text("ahead-hint-apart"))
    if not draft.startswith(AHEAD):
        return standing(scene)
    return (*(_chosen_lines(scene) or (text("ahead-hint-waiting"),)), *_next_words(scene, draft))


def _led_words(scene: Scene) -> tuple[Text, ...]:
    """Return what of that cannot be done any more, and what its picture takes for granted."""
    led = led_to(scene)
    if led.refused is not None:
        return (_refused(led, led.refused),)
    shown = bool(led.forecasts) and led.view is not None
    return (*_left_out(scene), *((text("ahead-supposed"),) if shown else ()))


def _refused(led: Course, why: Text) -> Text:
    """Return from where on it cannot be done, and why."""
    return text("ahead-refused", number=len(led.forecasts) + len(led.left_out) + 1, why=why)


def _left_out(scene: Scene) -> Iterator[Text]:
    """Yield which actions will be left out, those together for which there is one reason."""
    words, left_out = _words(scene), led_to(scene).left_out
    for why in {encode(one.why): one.why for one in left_out}.values():
        what = tuple(words[one.number] for one in left_out if one.why == why)
        yield text("ahead-left-out", what=what, why=why)


def _next_words(scene: Scene, draft: str) -> tuple[Text, ...]:
    """Return on what the next action hangs that is chosen."""
    one = given_in(scene, draft)
    if one is not None:
        return (text("ahead-next-given", what=given.said(one)),)
    led = led_to(scene)
    if led.here is None:
        return ()
    if led.view is not None:
        return (text("ahead-next-anyway"),)
    return (text("ahead-next-if"),) if offered_given(scene) else ()


def standing(scene: Scene) -> tuple[Text, ...]:
    """Return what is left to be done as soon as it is time, in words."""
    return _lines("ahead-standing", _words(scene)) if scene.ahead else ()


def _words(scene: Scene) -> list[Text]:
    """Return the actions that are left to be done, each with what it hangs on."""
    ways = engines.ways(scene.match.game, scene.view, seat_of(scene))
    tags = (str(msgspec.json.decode(one.action).get("type")) for one in scene.ahead)
    return [
        in_words(one, apart=tag in ways.apart) for one, tag in zip(scene.ahead, tags, strict=True)
    ]


def _chosen_lines(scene: Scene) -> tuple[Text, ...]:
    led = led_to(scene)
    words = _words(scene) if waits(scene) else [f.told.words for f in led.forecasts]
    rest = _rest(scene)
    lines = _lines("ahead-chosen", [*words, *rest])
    known = 1 + len(words)  # the head stands before them
    if led.refused is not None:
        return (*lines[:known], _refused(led, led.refused), *lines[known:])
    if rest:
        return (*lines[:known], text("ahead-rest"), *lines[known:])
    further = led.view is not None or (waits(scene) and bool(offered_given(scene)))
    return lines if further or not lines else (*lines, text("ahead-no-further"))


def _rest(scene: Scene) -> list[Text]:
    """Return what is put together on one's turn behind what can be foreseen, in words.

    What is still to come is told as it stands then, as far as that is known; what cannot be done
    is named as when it was put together.
    """
    led = led_to(scene)
    views = [scene.view, *(one.start.view for one in led.forecasts)]
    if led.refused is None:
        return [_told_on(scene, views[-1:], one, "ahead-untold") for one in _behind(scene)]
    views += [led.view]
    return [_told_on(scene, views[::-1], one, "ahead-gone") for one in _behind(scene)]


def _behind(scene: Scene) -> tuple[Any, ...]:
    """Return the actions that are put together on one's turn behind what can be foreseen."""
    return () if waits(scene) else scene.drafted[len(led_to(scene).forecasts) :]


def _told_on(scene: Scene, views: Iterable[Any], action: Any, otherwise: str) -> Text:
    """Return an action in the words of the first of some views that has any for it."""
    ways = (engines.ways(scene.match.game, view, seat_of(scene)) for view in views)
    found = filter(None, (told(one, action) for one in ways))
    return next((one.words for one in found), text(otherwise))


def panel(scene: Scene, draft: str) -> Panel:
    """Return what can be pressed: the next action, and what is done with those chosen so far."""
    rows, now = list[Row](), parted(draft)
    start = next_start(scene, draft)
    if start is not None:
        ways = engines.ways(scene.match.game, start.view, seat_of(scene))
        shown = chooser.panel(ways, now.inner)
        rows += (_ahead(row, now) for row in shown)
    last = tuple(_last(scene, now))
    dropping = _drop(scene) if waits(scene) else None
    others = given.menu(offered_given(scene), now.word)
    rows += (menu for menu in (others, dropping) if menu is not None)
    return (*rows, last) if last else tuple(rows)


def _drop(scene: Scene) -> Menu | None:
    """Return the menu that drops one of several actions, and those that are built on it."""
    if not 1 < len(scene.ahead) <= MOST_CHOICES:
        return None
    apart = outright(scene)
    title = text("ahead-choose-drop" if apart else "ahead-choose-drop-from")
    lines = tuple(Choice(str(at), words) for at, words in enumerate(_words(scene)))
    return Menu(AHEAD + DROP, title, lines, extra=DROP)


def _last(scene: Scene, now: Parted) -> list[Button]:
    undo = Button(AHEAD + UNDO, text("ahead-undo"))
    clear = Button(AHEAD + CLEAR, text("ahead-clear"), Style.DANGER)
    back = Button(AHEAD + BACK, text("ahead-back"))
    if waits(scene):
        anyway = [Button(AHEAD, text("ahead-not-given"), anyone=True)] if now.word else []
        leaving = [] if outright(scene) else [back]
        return [*anyway, *([undo, clear] if scene.ahead else []), *leaving]
    if not scene.drafted:
        return [back]
    submit = Button(AHEAD + SUBMIT, _submit_words(scene), Style.GOOD)
    led = led_to(scene)
    if led.refused is not None:  # nothing can be submitted before that is taken out
        cut = Button(AHEAD + CUT, text("ahead-cut"), Style.MAIN)
        return [cut, clear] if led.forecasts else [replace(clear, style=Style.MAIN)]
    return [submit, undo, clear]


def _submit_words(scene: Scene) -> Text:
    """Return what the button says that does all, or what comes before nobody knows what."""
    if _behind(scene):
        return text("ahead-submit-first", count=max(len(led_to(scene).forecasts), 1))
    return text("ahead-submit", count=len(scene.drafted))


def _ahead(row: Row, now: Parted) -> Row:
    """Return a row whose controls choose ahead, on whatever is given now."""
    if isinstance(row, Menu):
        return replace(row, verb=now.before + row.verb)
    return tuple(
        replace(
            button,
            verb=now.before + button.verb,
            label=text("ahead-add") if button.extra.endswith(LAST) else button.label,
        )
        for button in row
    )


def preview(scene: Scene, draft: str, shown: Preview | None) -> Preview | None:
    """Return how all looks after what is chosen ahead, unless the next action shows itself."""
    start = next_start(scene, draft)
    any_chosen = bool(led_to(scene).forecasts) or given_in(scene, draft) is not None
    if start is None or not any_chosen or (shown is not None and shown.picture):
        return shown
    return replace(shown or Preview(), picture="board", args=(), view=start.view)


def _lines(head: str, words: list[Text]) -> tuple[Text, ...]:
    """Return numbered lines below a head, which says for all of them that they are done anyway."""
    if len(words) > 1 and all(one.key == ANYWAY for one in words):
        head, words = ALL_ANYWAY[head], [cast("Text", one.args["action"]) for one in words]
    numbered = enumerate(words, start=1)
    lines = tuple(text("ahead-line", number=number, action=action) for number, action in numbered)
    return (text(head, count=len(lines)), *lines) if lines else ()
