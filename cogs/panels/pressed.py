"""What pressing a control of a panel of ways leads to, and the forms that it opens."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeAlias

from cogs.panels import typed
from cogs.panels.drafts import (
    CHOOSE,
    FILLED,
    LAST,
    SEPARATOR,
    TURNED,
    TYPE,
    Draft,
    before,
    code,
    draft_of,
    draft_to,
    gone,
    is_picked,
    may_end,
    part,
    way_of,
)
from cogs.panels.panel import ACT, MOST_CHOICES, Act, Answer, Filled, Form, Line, Show, Style
from cogs.panels.panel import Choice as Shown
from cogs.panels.panel import Pick as Field
from cogs.panels.vocabulary import vocabulary
from engines.choosing import Ask, Number, Path, Pick, Ways, Words
from engines.core import MalformedAction, Refusal, text

Take: TypeAlias = Callable[[tuple[Any, ...], str], Answer]
"""What comes of the actions of a way gone to its end; the draft is of its first step."""
_DOES = re.compile(r"([#*!?=])([a-z0-9_-]*)$")
_LONGEST_NUMBER = 8


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
        _must_stand(path, draft, *(key for key in path.chosen if is_picked(path, key)))
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
        case "!" if may_end(path):
            return _done(ways, path, take)
        case "?" if may_end(path) and _is_typed(path):
            return _form(ways, path)
        case "=" if path.way.form is not None or (may_end(path) and _is_typed(path)):
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
    stands = {k: part(path.asks[k], v) for k, v in path.chosen.items()}
    said = {k: part for k, part in zip(path.way.keys, draft.parts, strict=False) if part}
    turned = [part for part in said.values() if part.startswith(TURNED)]
    if not turned and any(stands.get(k) != said.get(k) for k in keys or said):
        raise MalformedAction(text("refusal-malformed"))


def _chosen(ways: Ways[Any, Any], draft: Draft, key: str, take: Take) -> Answer:
    path = gone(ways, draft)
    if path is None:
        raise MalformedAction(text("refusal-malformed"))
    _must_stand(path, draft, *((key,) if key in path.way.keys else ()))
    if may_end(path) and ways.confirm(path.way.verb, path.chosen) is None:
        return _done(ways, path, take)
    return Show(str(draft))


def _of_several(path: Path, key: str, picked: tuple[str, ...]) -> str:
    """Return the part of a draft for the things that were picked at a step."""
    ask = path.asks.get(key)
    if not isinstance(ask, Pick):
        raise MalformedAction(text("refusal-malformed"))
    return part(ask, tuple(value for value in ask.values if code(value) in picked))


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
    parts = before(path, len(path.asks) - len(left)).written
    return Form(way.verb, title, tuple(_field(k, a) for k, a in left.items()), parts + FILLED)


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
            named = vocabulary(ways, way.verb, key)
            chosen[key] = typed.read(ask, named, filled.words(key))
        elif key in filled.picks:
            chosen[key] = filled.pick(key)
    return take(ways.orders(way.verb, chosen), "")
