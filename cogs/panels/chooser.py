"""The panel of what a seat may do, made of its game's ways: the same for every game.

The verb of a control is that of its way, and its extra are the parts of the draft with what the
control does behind them: choose (and at which step), choose several things, say the last word,
type, or answer a form. A menu of several ways is named by their group, and its values say which.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby, repeat
from typing import Any, NamedTuple

from msgspec.structs import replace

from cogs.panels.drafts import (
    CHOOSE,
    LAST,
    SEPARATOR,
    SEVERAL,
    TURNED,
    TYPE,
    Draft,
    before,
    code,
    draft_of,
    draft_to,
    may_end,
    page_of,
    part,
    path_of,
    standing,
)
from cogs.panels.panel import MOST_CHOICES, Button, Menu, Panel, Row, Style, in_rows
from cogs.panels.panel import Choice as Shown
from engines.choosing import Ask, Choice, Chosen, Folded, Path, Pick, Way, Ways, Words
from engines.core import text

ABREAST = 5
"""Choices that stand as buttons in one row, if nothing need be said about them."""
PAGE = MOST_CHOICES - 1
"""How many choices stand on a page of a menu; one more line turns the page."""
TICK = "button-chosen"
"""What a button says that shows what is chosen."""


def panel(ways: Ways[Any, Any], written: str = "") -> Panel:
    """Return what can be pressed: every way, and what is chosen of the one that is gone."""
    draft = standing(ways, draft_of(written)) if written else usual(ways)
    rows: list[Row] = []
    buttons: list[Button] = []
    shown = [way for way in ways.now() if not way.typed]
    for _, group in groupby(shown, lambda way: way.group or way.verb):
        members = tuple(group)
        if len(members) == 1 and _is_button(members[0]):
            (way,) = members
            rows += _at_once(way)
            buttons.append(Button(way.verb, way.title, way.style))
        else:
            rows += _menus(ways, members, draft)
    return _with_buttons(tuple(rows), buttons)


def lit(panel: Panel) -> Panel:
    """Return a panel of buttons whose first shines if none does and not all do the same."""
    buttons = [one for row in panel if not isinstance(row, Menu) for one in row]
    alike = len(buttons) > 1 and len({button.verb for button in buttons}) == 1
    lights = any(one.style in (Style.MAIN, Style.GOOD) for one in buttons)
    if alike or lights or any(isinstance(row, Menu) for row in panel):
        return panel
    match panel:
        case ((Button() as first, *others), *below):
            return ((replace(first, style=Style.MAIN), *others), *below)
        case _:
            return panel


def with_button(panel: Panel, button: Button) -> Panel:
    """Return a panel with one more button at its end."""
    return _with_buttons(panel, [button])


def _with_buttons(panel: Panel, buttons: list[Button]) -> Panel:
    last = () if not panel or isinstance(panel[-1], Menu) else panel[-1]
    if last and len(last) + len(buttons) <= ABREAST:
        return (*panel[:-1], (*last, *buttons))
    return (*panel, *in_rows(buttons))


def usual(ways: Ways[Any, Any]) -> Draft:
    """Return the draft that stands before anything is chosen: of a way that is gone already.

    Where the first step of a way leaves no choice, that is chosen, and the next step stands there.
    """
    begun = Draft()
    for way in ways.now():
        if not (_is_button(way) or way.group or way.typed):
            path = path_of(ways, way, Draft(way.verb))
            if path.open is None and ways.confirm(way.verb, path.chosen) is not None:
                return Draft(way.verb)
            if not begun.verb and path.open not in (None, way.keys[0]) and _leads_on(path):
                begun = Draft(way.verb)
    return begun


def _leads_on(path: Path) -> bool:
    """Tell whether a way goes on to something that is chosen, once its only choice is taken."""
    first, last = path.asks[path.way.keys[0]], path.asks[path.open or ""]
    alone = isinstance(first, Pick) and len(first.choices) == first.least == 1
    return alone and path.way.folded is None and isinstance(last, Pick)


def _is_button(way: Way) -> bool:
    return way.form is not None or not way.keys


def _at_once(way: Way) -> Iterator[Row]:
    """Yield the menu of what a way with a form offers in one choice."""
    if way.at_once is None or not way.at_once.choices:
        return
    at_once = way.at_once
    before = way.keys[: way.keys.index(at_once.key)]
    nothing: Iterable[Chosen] = repeat({}, len(at_once.choices))

    def draft(choice: Choice, besides: Chosen) -> Draft:
        parts = (code(besides[key][0]) if key in besides else "" for key in before)
        return Draft(way.verb, tuple(parts)).then(code(choice.value))

    lines = tuple(
        _shown(draft(choice, besides).written, choice, False)
        for choice, besides in zip(at_once.choices, at_once.besides or nothing, strict=True)
    )
    yield Menu(way.verb, at_once.title, lines, extra=f"{CHOOSE}{at_once.key}")


def _menus(ways: Ways[Any, Any], members: tuple[Way, ...], draft: Draft) -> Iterator[Row]:
    """Yield the menus of the steps of some ways, as far as the draft has come, and its end."""
    entered = next((way for way in members if way.verb == draft.verb), None)
    if members[0].folded is not None:
        path = path_of(ways, members[0], draft if entered else Draft(members[0].verb))
        yield from _folded(ways, path, members[0].folded, draft)
        yield from _end(ways, path)
        return
    if len(members) > 1 or entered is None:
        yield from _first(ways, members, draft)
    if entered is None:
        return
    path = path_of(ways, entered, draft)
    for way in members:
        if way == entered:
            yield from _steps(ways, path, draft, shared=len(members) > 1)
        elif (beside := _beside(ways, way, path)) is not None:
            yield from _steps(ways, beside, draft_to(beside), shared=True)


def _beside(ways: Ways[Any, Any], way: Way, entered: Path) -> Path | None:
    """Return how far another way of a group leads that begins as the entered one does."""
    first = _first_choice(entered)
    if first is None:
        return None
    path = path_of(ways, way, Draft(way.verb, (code(first.value),)))
    return path if _first_choice(path) == first else None


def _first_choice(path: Path) -> Choice | None:
    """Return what was chosen at the first step of a way; None if nothing, or several things."""
    key = path.way.keys[0]
    ask, values = path.asks[key], path.chosen.get(key, ())
    if not isinstance(ask, Pick) or len(values) != 1:
        return None
    return next((choice for choice in ask.choices if choice.value in values), None)


def _steps(ways: Ways[Any, Any], path: Path, draft: Draft, *, shared: bool) -> Iterator[Row]:
    """Yield what the steps of a way are chosen by; the first not where it is a group's."""
    for at, key in enumerate(path.asks):
        if (at == 0 and shared) or not _is_shown(path.asks[key], at):
            continue
        page = page_of(draft.parts[at]) if at < len(draft.parts) and key == path.open else 0
        step = Step(key, before(path, at), draft.parts[at + 1 :], page)
        yield from _row(step, path.asks[key], path.chosen.get(key))
    yield from _end(ways, path)


def _is_shown(ask: Ask, at: int) -> bool:
    """Tell whether a step is chosen in the panel: what is typed is not, nor what must be so."""
    if not isinstance(ask, Pick) or ask.typed or (at > 0 and not ask.choices):
        return False
    if not ask.choices:
        return ask.none is not None
    return at == 0 or len(ask.choices) > 1 or ask.least == 0


def _folded(ways: Ways[Any, Any], path: Path, folded: Folded, draft: Draft) -> Iterator[Row]:
    """Yield a menu of a way's steps, the step that it is turned to, and what takes all back."""
    verb, keys = path.way.verb, path.way.keys
    taken = before(path, len(path.chosen)).parts
    parts = (*taken, *("" for _ in keys[len(taken) :]))
    after = draft.parts[len(keys) :] if draft.verb == verb else ()
    turned = max(map(page_of, after), default=0) - 1
    asks = {at: ways.ask(verb, key, path.chosen) for at, key in enumerate(keys)}
    steps = {at: ask for at, ask in asks.items() if isinstance(ask, Pick) and len(ask.choices) > 1}
    to = {at: Draft(verb, (*parts, f"{TURNED}{at + 1}")).written for at in steps}
    lines = (Shown(to[at], ask.title, ask.about, at == turned) for at, ask in steps.items())
    if steps:
        yield Menu(verb, folded.title, tuple(lines)[:MOST_CHOICES], extra=f"{CHOOSE}steps")
    if turned in steps:
        begun = Draft(verb, parts[:turned])
        step = Step(keys[turned], begun, parts[turned + 1 :], 0)
        yield from _row(step, steps[turned], path.chosen[keys[turned]])
    if any(path.chosen[keys[at]] != ask.usual for at, ask in steps.items()):
        yield (Button(verb, folded.back, extra=CHOOSE),)


def _first(ways: Ways[Any, Any], members: tuple[Way, ...], draft: Draft) -> Iterator[Row]:
    """Yield the first step of some ways together, or of a way that nobody has entered yet."""
    found: list[tuple[Shown, Choice]] = []
    title = members[0].title
    for way in members:
        path = path_of(ways, way, draft if draft.verb == way.verb else Draft(way.verb))
        ask = path.asks[way.keys[0]]
        assert isinstance(ask, Pick), way.verb
        if len(members) == 1:
            step = Step(way.keys[0], Draft(way.verb), (), _turned(draft, members))
            yield from _row(step, ask, None)
            return
        title = title if found else ask.title
        taken = path.chosen.get(way.keys[0], ()) if draft.verb == way.verb else ()
        for one in ask.choices:
            alike = next((at for at, (_, other) in enumerate(found) if other == one), None)
            if alike is None:
                value = str(Draft(way.verb, (code(one.value),)))
                found.append((_shown(value, one, one.value in taken), one))
            elif one.value in taken:
                found[alike] = (replace(found[alike][0], chosen=True), one)
    shown = paged([one for one, _ in found], _turned(draft, members), members[0].verb + SEPARATOR)
    yield Menu(members[0].group, title, shown, extra=CHOOSE)


def _turned(draft: Draft, members: tuple[Way, ...]) -> int:
    of_these = draft.verb in {way.verb for way in members}
    return page_of(draft.parts[0]) if of_these and draft.parts else 0


class Step(NamedTuple):
    """A step in a panel: the draft before it, its parts after it, and the menu's page."""

    key: str
    before: Draft
    after: tuple[str, ...]
    page: int

    def choose(self, part: str) -> str:
        """Return the parts of the draft in which something is chosen at this step."""
        return self.before.then(part, self.after).written


def _row(step: Step, ask: Ask, taken: tuple[str, ...] | None) -> Iterator[Row]:
    """Yield what one step is chosen by: buttons, a menu of one page, or one of several things."""
    assert isinstance(ask, Pick)
    verb, chosen = step.before.verb, taken or ()
    if ask.most > 1:
        offered = ask.choices[:MOST_CHOICES]
        lines = tuple(_shown(code(c.value), c, c.value in chosen) for c in offered)
        extra = f"{step.before.written}{SEVERAL}{step.key}"
        if lines:
            most = min(ask.most, len(lines))
            yield Menu(verb, ask.title, lines, max(ask.least, 1), most, extra)
    elif len(ask.choices) <= ABREAST and all(map(_is_plain, ask.choices)):
        if ask.choices and not _is_settled(ask, chosen):
            yield tuple(_choice_button(step, c, c.value in chosen) for c in ask.choices)
    else:
        lines = [_shown(step.choose(code(c.value)), c, c.value in chosen) for c in ask.choices]
        shown = paged(lines, step.page, step.before.then("").written)
        yield Menu(verb, ask.title, shown, extra=f"{CHOOSE}{step.key}")
    if ask.none is not None and not taken:
        extra = f"{step.choose(part(ask, ()))}{CHOOSE}{step.key}"
        yield (Button(verb, ask.none, extra=extra),)


def _is_settled(ask: Pick, chosen: tuple[str, ...]) -> bool:
    """Tell whether the only choice of a step is taken, so that pressing it would do nothing."""
    return ask.values == chosen


def _is_plain(choice: Choice) -> bool:
    return choice.about is None and choice.foretold is None


def _shown(value: str, choice: Choice, taken: bool) -> Shown:
    return Shown(value, choice.label, choice.foretold or choice.about, taken)


def _choice_button(step: Step, choice: Choice, taken: bool) -> Button:
    extra = f"{step.choose(code(choice.value))}{CHOOSE}{step.key}"
    if taken:
        label = text(TICK, choice=choice.label)
        return Button(step.before.verb, label, Style.GOOD, extra)
    return Button(step.before.verb, choice.label, extra=extra)


def paged(choices: Iterable[Shown], turned: int, before: str) -> tuple[Shown, ...]:
    """Return what a menu shows of many choices: a page, and a line that turns to the next.

    That is the page with what was chosen until another is turned to.
    """
    choices = tuple(choices)
    if len(choices) <= MOST_CHOICES:
        return choices
    pages = -(-len(choices) // PAGE)
    chosen = next((at for at, choice in enumerate(choices) if choice.chosen), 0)
    page = (turned or chosen // PAGE) % pages
    following = (page + 1) % pages
    label = text("menu-more", page=following + 1, pages=pages)
    turn = Shown(f"{before}{TURNED}{following or pages}", label)
    return (*choices[page * PAGE : (page + 1) * PAGE], turn)


def _end(ways: Ways[Any, Any], path: Path) -> Iterator[Row]:
    """Yield the buttons that end a way, once only what is typed is left to choose."""
    if not may_end(path):
        return
    label = ways.confirm(path.way.verb, path.chosen)
    if label is not None:
        verb, written = path.way.verb, before(path, len(path.chosen)).written
        aside = [ask for ask in path.asks.values() if isinstance(ask, Words) and not ask.required]
        loud = (Button(verb, ask.title, extra=f"{written}{TYPE}") for ask in aside)
        style = Style.PLAIN if ways.stands(verb, path.chosen) else Style.MAIN
        yield (Button(verb, label, style, f"{written}{LAST}"), *loud)
