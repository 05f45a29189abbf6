"""Choosing, written once: the panel of what a seat may do, and what pressing it leads to.

What has been chosen so far is a draft: the way's verb, then a part for each step. It travels in
controls, so a part is short: the value or a few characters made of it, or which of several values
were chosen, with a mark of what they were chosen from. What stands for nothing that can be
chosen now is passed over.

The verb of a control is that of its way, and its extra are the parts of the draft with what the
control does behind them: choose (and at which step), choose several things, say the last word,
type, or answer a form. A menu of several ways is named by their group, and its values say which.
"""

from __future__ import annotations

import re
import string
import zlib
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from cogs.panels import typed
from cogs.panels.panel import (
    ACT,
    MOST_CHOICES,
    Act,
    Answer,
    Button,
    Filled,
    Form,
    Line,
    Menu,
    Panel,
    Row,
    Show,
    Style,
)
from cogs.panels.panel import Choice as Shown
from cogs.panels.panel import Pick as Field
from engines.choosing import (
    Ask,
    Choice,
    Folded,
    Number,
    Path,
    Pick,
    Way,
    Ways,
    Words,
    follow,
    may_be,
)
from engines.core import MalformedAction, Refusal, text

SEPARATOR, TURNED, NONE = "/", "~", "."
"""Between parts; before the number of a menu's page; in place of a value: nothing was chosen."""
Take: TypeAlias = Callable[[tuple[Any, ...], str], Answer]
"""What comes of the actions of a way gone to its end; the draft is of its first step."""
CHOOSE, SEVERAL, LAST, TYPE, FILLED = "#", "*", "!", "?", "="
"""What a control does."""
_DOES = re.compile(r"([#*!?=])([a-z0-9_-]*)$")
ABREAST = 5
"""Choices that stand as buttons in one row, if nothing need be said about them."""
PAGE = MOST_CHOICES - 1
"""How many choices stand on a page of a menu; one more line turns the page."""
_DIGITS = string.digits + string.ascii_letters
_LONGEST_NUMBER = 8
_SHORT, _HASHED, _MARKS = 4, 3, 2


class Draft(Struct, frozen=True):
    """What has been chosen so far: of which way, and a part for each of its steps."""

    verb: str = ""
    parts: tuple[str, ...] = ()

    def __str__(self) -> str:
        return SEPARATOR.join((self.verb, *self.parts))

    @property
    def written(self) -> str:
        """The parts, as controls of the way carry them."""
        return SEPARATOR.join(self.parts)

    def then(self, part: str, after: tuple[str, ...] = ()) -> Draft:
        """Return the draft with one more part, and with those that stood after it."""
        return Draft(self.verb, (*self.parts, part, *after))


def draft_of(written: str) -> Draft:
    """Return the draft that was written so."""
    verb, *parts = written.split(SEPARATOR)
    return Draft(verb, tuple(parts))


# -- How far a draft has come ------------------------------------------------------------------


def path_of(ways: Ways[Any, Any], way: Way, draft: Draft) -> Path:
    """Return how far a draft leads on its way."""
    parts = dict(zip(way.keys, draft.parts, strict=False))
    return follow(ways, way, lambda key, ask: _read(ask, parts.get(key, "")))


def way_of(ways: Ways[Any, Any], verb: str) -> Way | None:
    """Return the way of a verb; None if it cannot be gone now."""
    return next((way for way in ways.now() if way.verb == verb), None)


def gone(ways: Ways[Any, Any], draft: Draft) -> Path | None:
    """Return how far a draft has come; None where it is of no way."""
    way = way_of(ways, draft.verb)
    return None if way is None else path_of(ways, way, draft)


def standing(ways: Ways[Any, Any], draft: Draft) -> Draft:
    """Return a draft, or that of another way of a group where only that can begin so still."""
    path = gone(ways, draft)
    if not draft.parts or (path is not None and path.chosen):
        return draft
    for way in ways.now():
        alike = path is None or way.group == path.way.group
        begun = Draft(way.verb, draft.parts[:1])
        if way.group and alike and path_of(ways, way, begun).chosen:
            return begun
    return draft


def _read(ask: Ask, part: str) -> tuple[str, ...] | None:
    """Return the values that a part of a draft stands for; None if it stands for none."""
    if not isinstance(ask, Pick):
        return None
    if part == NONE:
        return () if ask.least == 0 else None
    if ask.most == 1:
        return next(((value,) for value in ask.values if code(value) == part), None)
    offered = ask.values[:MOST_CHOICES]
    mark, bits = part[:_MARKS], part[_MARKS:]
    if not bits or mark != _mark(offered) or not all(digit in _DIGITS for digit in bits):
        return None
    chosen = _number(bits)
    values = tuple(value for at, value in enumerate(offered) if chosen >> at & 1)
    return values if may_be(ask, values) else None


def _part(ask: Ask, values: tuple[str, ...]) -> str:
    """Return what stands for values in a draft."""
    if not isinstance(ask, Pick):
        return ""
    if not values:
        return NONE
    if ask.most == 1:
        return code(values[0])
    offered = ask.values[:MOST_CHOICES]
    chosen = sum(1 << at for at, value in enumerate(offered) if value in values)
    return _mark(offered) + _digits(chosen)


def code(value: str) -> str:
    """Return what stands for a value in a draft: the value itself if it is short."""
    return value if value.isalnum() and len(value) <= _SHORT else _short(value, _HASHED)


def _mark(values: tuple[str, ...]) -> str:
    return _short(SEPARATOR.join(values), _MARKS)


def _short(value: str, length: int) -> str:
    number = zlib.crc32(value.encode()) % len(_DIGITS) ** length
    return _digits(number).rjust(length, _DIGITS[0])


def _digits(number: int) -> str:
    head, last = divmod(number, len(_DIGITS))
    return (_digits(head) if head else "") + _DIGITS[last]


def _number(digits: str) -> int:
    number = 0
    for digit in digits:
        number = number * len(_DIGITS) + _DIGITS.index(digit)
    return number


# -- What can be pressed -----------------------------------------------------------------------


def panel(ways: Ways[Any, Any], written: str = "") -> Panel:
    """Return what can be pressed: every way, and what is chosen of the one that is gone."""
    draft = standing(ways, draft_of(written)) if written else _usual(ways)
    rows: list[Row] = []
    buttons: list[Button] = []
    shown = [way for way in ways.now() if not way.typed]
    for _, group in groupby(shown, lambda way: way.group or way.verb):
        members = tuple(group)
        if len(members) == 1 and _is_button(members[0]):
            (way,) = members
            buttons.append(Button(way.verb, way.title, way.style))
        else:
            rows += _menus(ways, members, draft)
    last = [row for row in rows if not isinstance(row, Menu)][-1:]
    if last and buttons and rows[-1] is last[0] and len(last[0]) + len(buttons) <= ABREAST:
        return (*rows[:-1], (*last[0], *buttons))
    return (*rows, *_in_rows(buttons))


def _usual(ways: Ways[Any, Any]) -> Draft:
    """Return the draft that stands before anything is chosen: of a way that is gone already."""
    for way in ways.now():
        if not (_is_button(way) or way.group or way.typed):
            path = path_of(ways, way, Draft(way.verb))
            if path.open is None and ways.confirm(way.verb, path.chosen) is not None:
                return Draft(way.verb)
    return Draft()


def _in_rows(buttons: list[Button]) -> Iterator[tuple[Button, ...]]:
    for at in range(0, len(buttons), ABREAST):
        yield tuple(buttons[at : at + ABREAST])


def _is_button(way: Way) -> bool:
    return way.form is not None or not way.keys


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
        page = _page(draft.parts[at]) if at < len(draft.parts) and key == path.open else 0
        step = Step(key, _before(path, at), draft.parts[at + 1 :], page)
        yield from _row(step, path.asks[key], path.chosen.get(key))
    yield from _end(ways, path)


def draft_to(path: Path) -> Draft:
    """Return the draft that leads to the end of the first step of a path."""
    return _before(path, 1) if len(path.way.keys) > 1 else Draft()


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
    taken = _before(path, len(path.chosen)).parts
    parts = (*taken, *("" for _ in keys[len(taken) :]))
    after = draft.parts[len(keys) :] if draft.verb == verb else ()
    turned = max(map(_page, after), default=0) - 1
    asks = {at: ways.ask(verb, key, path.chosen) for at, key in enumerate(keys)}
    steps = {at: ask for at, ask in asks.items() if isinstance(ask, Pick) and len(ask.choices) > 1}
    to = {at: Draft(verb, (*parts, f"{TURNED}{at + 1}")).written for at in steps}
    lines = (Shown(to[at], ask.title, ask.about, at == turned) for at, ask in steps.items())
    if steps:
        yield Menu(verb, folded.title, tuple(lines)[:MOST_CHOICES], extra=f"{CHOOSE}steps")
    if turned in steps:
        before = Draft(verb, parts[:turned])
        step = Step(keys[turned], before, parts[turned + 1 :], 0)
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
    shown = _paged([one for one, _ in found], _turned(draft, members), members[0].verb + SEPARATOR)
    yield Menu(members[0].group, title, shown, extra=CHOOSE)


def _turned(draft: Draft, members: tuple[Way, ...]) -> int:
    of_these = draft.verb in {way.verb for way in members}
    return _page(draft.parts[0]) if of_these and draft.parts else 0


def written(path: Path) -> tuple[str, ...]:
    """Return the parts of the draft of a way that is gone to its end, or to what is typed."""
    return tuple(_part(path.asks[k], v) for k, v in path.chosen.items() if _is_picked(path, k))


def _before(path: Path, at: int) -> Draft:
    """Return the draft of a path before one of its steps."""
    keys = path.way.keys[:at]
    return Draft(path.way.verb, tuple(_part(path.asks[key], path.chosen[key]) for key in keys))


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
        if ask.choices:
            yield tuple(_choice_button(step, c, c.value in chosen) for c in ask.choices)
    else:
        lines = [_shown(step.choose(code(c.value)), c, c.value in chosen) for c in ask.choices]
        shown = _paged(lines, step.page, step.before.then("").written)
        yield Menu(verb, ask.title, shown, extra=f"{CHOOSE}{step.key}")
    if ask.none is not None and not taken:
        extra = f"{step.choose(_part(ask, ()))}{CHOOSE}{step.key}"
        yield (Button(verb, ask.none, extra=extra),)


def _is_plain(choice: Choice) -> bool:
    return choice.about is None and choice.foretold is None


def _shown(value: str, choice: Choice, taken: bool) -> Shown:
    return Shown(value, choice.label, choice.foretold or choice.about, taken)


def _choice_button(step: Step, choice: Choice, taken: bool) -> Button:
    extra = f"{step.choose(code(choice.value))}{CHOOSE}{step.key}"
    if taken:
        label = text("button-chosen", choice=choice.label)
        return Button(step.before.verb, label, Style.GOOD, extra)
    return Button(step.before.verb, choice.label, extra=extra)


def _page(part: str) -> int:
    """Return the page of a menu that a part of a draft turns to; 0 if it is no such part."""
    number = part.removeprefix(TURNED)
    return int(number) if part != number and number.isdecimal() and len(number) < 3 else 0


def _paged(choices: Iterable[Shown], turned: int, before: str) -> tuple[Shown, ...]:
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
    if not _may_end(path):
        return
    label = ways.confirm(path.way.verb, path.chosen)
    if label is not None:
        verb, written = path.way.verb, _before(path, len(path.chosen)).written
        aside = [ask for ask in path.asks.values() if isinstance(ask, Words) and not ask.required]
        loud = (Button(verb, ask.title, extra=f"{written}{TYPE}") for ask in aside)
        yield (Button(verb, label, Style.MAIN, f"{written}{LAST}"), *loud)


def _may_end(path: Path) -> bool:
    return path.open is None or not isinstance(path.asks[path.open], Pick)


# -- What pressing leads to --------------------------------------------------------------------


def _act(orders: tuple[Any, ...], draft: str) -> Answer:
    return Act(orders[0])


def answer(ways: Ways[Any, Any], verb: str, filled: Filled, take: Take = _act) -> Answer:
    """Return what pressing leads to: a draft to look at, a form, or what `take` makes of the end.

    Raises `Refusal` for what is no control of a chooser, or of a way that cannot be gone.
    """
    found = _DOES.search(filled.extra)
    does, key = (found[1], found[2]) if found else ("", "")
    extra = filled.extra[: found.start()] if found else filled.extra
    picked = filled.pick()
    if verb == ACT:
        return _asked(ways)
    if does == CHOOSE and picked:
        of_group = way_of(ways, verb) is None
        written = picked[0] if of_group else f"{verb}{SEPARATOR}{picked[0]}"
        return _chosen(ways, draft_of(written), key, take)
    draft = Draft(verb, tuple(extra.split(SEPARATOR)) if extra else ())
    path = gone(ways, draft)
    if path is None:
        raise Refusal(text("refusal-unknown-control"))
    return _pressed(ways, path, draft, does, key, filled, take)


def _pressed(
    ways: Ways[Any, Any], path: Path, draft: Draft, does: str, key: str, filled: Filled, take: Take
) -> Answer:
    """Return what a control of a way leads to, by what it does."""
    if does in (LAST, TYPE):
        _must_stand(path, draft, *(key for key in path.chosen if _is_picked(path, key)))
    if does == FILLED:
        _must_stand(path, draft)
    match does:
        case "" if not path.way.keys:
            return _done(ways, path, take)
        case "" if path.way.form is not None:
            return _form(ways, path)
        case "#":
            return _chosen(ways, draft, key, take)
        case "*":
            return _chosen(ways, draft.then(_of_several(path, key, filled.pick())), key, take)
        case "!" if _may_end(path):
            return _done(ways, path, take)
        case "?" if _may_end(path) and _is_typed(path):
            return _form(ways, path)
        case "=" if path.way.form is not None or (_may_end(path) and _is_typed(path)):
            return _filled(ways, path, filled, take)
        case _:
            raise MalformedAction(text("refusal-malformed"))


def _is_typed(path: Path) -> bool:
    """Tell whether something of a way is typed at its end."""
    return any(not isinstance(ask, Pick) for ask in path.asks.values())


def _asked(ways: Ways[Any, Any]) -> Answer:
    """Return what everybody's button opens: the form of the main way, or the panel."""
    found = ways.now()
    if found and found[0].form is not None and found[0].style is Style.MAIN:
        return _form(ways, Path(found[0], {}, {}))
    return Show()


def _must_stand(path: Path, draft: Draft, *keys: str) -> None:
    """Raise `MalformedAction` unless steps stand as a draft says: nothing else is ever done.

    They are all that the draft names, or just `keys`.
    """
    stands = {k: _part(path.asks[k], v) for k, v in path.chosen.items() if _is_picked(path, k)}
    said = {k: part for k, part in zip(path.way.keys, draft.parts, strict=False) if part}
    turned = [part for part in said.values() if part.startswith(TURNED)]
    if not turned and any(stands.get(k) != said.get(k) for k in keys or said):
        raise MalformedAction(text("refusal-malformed"))


def _is_picked(path: Path, key: str) -> bool:
    return isinstance(path.asks[key], Pick)


def _chosen(ways: Ways[Any, Any], draft: Draft, key: str, take: Take) -> Answer:
    path = gone(ways, draft)
    if path is None:
        raise MalformedAction(text("refusal-malformed"))
    _must_stand(path, draft, *((key,) if key in path.way.keys else ()))
    if _may_end(path) and ways.confirm(path.way.verb, path.chosen) is None:
        return _done(ways, path, take)
    return Show(str(draft))


def _of_several(path: Path, key: str, picked: tuple[str, ...]) -> str:
    """Return the part of a draft for the things that were picked at a step."""
    ask = path.asks.get(key)
    if not isinstance(ask, Pick):
        raise MalformedAction(text("refusal-malformed"))
    return _part(ask, tuple(value for value in ask.values if code(value) in picked))


def _done(ways: Ways[Any, Any], path: Path, take: Take) -> Answer:
    """Return the action of a way that is gone to its end, or the form of what must be typed."""
    if path.open is not None:
        return _form(ways, path)
    return take(ways.orders(path.way.verb, path.chosen), str(draft_to(path)))


def _form(ways: Ways[Any, Any], path: Path) -> Form:
    """Return the form of a way: all of its steps, or what is to be typed at the end of them."""
    way = path.way
    if way.form is not None:
        fields = tuple(_field(key, ways.ask(way.verb, key, {})) for key in way.keys)
        return Form(way.verb, way.form, fields, FILLED)
    left = {key: ask for key, ask in path.asks.items() if not isinstance(ask, Pick)}
    title = ways.confirm(way.verb, path.chosen) or way.title
    before = _before(path, len(path.asks) - len(left)).written
    return Form(way.verb, title, tuple(_field(k, a) for k, a in left.items()), before + FILLED)


def _field(key: str, ask: Ask) -> Line | Field:
    match ask:
        case Number():
            usual = "" if ask.usual is None else str(ask.usual)
            return Line(key, ask.title, ask.about, usual, _LONGEST_NUMBER, ask.usual is None)
        case Words():
            return Line(key, ask.title, ask.about, ask.usual, ask.longest, ask.required)
        case Pick(typed=True):
            usual = ", ".join(ask.usual or ())
            return Line(key, ask.title, ask.about, usual, 400 if ask.most > 1 else 40)
        case Pick():
            choices = tuple(
                Shown(c.value, c.label, c.foretold or c.about, c.value in (ask.usual or ()))
                for c in ask.choices[:MOST_CHOICES]
            )
            most = min(ask.most, len(choices))
            return Field(key, ask.title, choices, ask.about, min(ask.least, most), most)


def _filled(ways: Ways[Any, Any], path: Path, filled: Filled, take: Take) -> Answer:
    """Return the action of a form that was filled in. Raises `Refusal` for what means nothing."""
    way, chosen = path.way, {**path.chosen}
    for key in way.keys:
        ask = path.asks.get(key) or ways.ask(way.verb, key, chosen)
        if isinstance(ask, Number) and ask.usual is not None and not filled.line(key):
            chosen[key] = (str(ask.usual),)
        elif key in filled.lines:
            chosen[key] = typed.read(ask, ways.named(way.verb, key), filled.line(key))
        elif key in filled.picks:
            chosen[key] = filled.pick(key)
    return take(ways.orders(way.verb, chosen), "")
