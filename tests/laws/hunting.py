"""The search of a panel for one action: pressing, choosing, filling in, until it is there.

What is shown most like the action is pressed first: the words and ids of a control, its label
among them, are held against those of the action. Nothing of a game is known here.
"""

from __future__ import annotations

import heapq
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import count, islice, product
from typing import Any

import msgspec
from msgspec.structs import replace

from cogs.panels.given import AHEAD
from cogs.panels.panel import (
    Act,
    Answer,
    Button,
    Choice,
    Filled,
    Form,
    Keep,
    Line,
    Menu,
    Panel,
    Pick,
    Show,
    Style,
    Submit,
)
from engines.core import Refusal, Seat
from tables.match.position import Position
from tests.laws.panels import LONGEST_DRAFT, Pressed, cog_of

LOOKS = 400
"""How many controls are pressed before an action counts as out of reach."""
FILLINGS = 60
"""How many ways of filling in a form are tried."""
NEAR = 20.0
"""What it counts for that all of the action stands ready to be done."""
PAGE = "more"
"""What the line says that turns the page of a menu; anything may stand there."""

Same = Callable[[Any], bool]
"""Tells whether an action is the one that is looked for."""


class Hunt:
    """A search on the panels of one seat in one position."""

    def __init__(self, position: Position, seat: Seat, goal: Any, same: Same) -> None:
        self._scene, self._cog = position.scene(seat), cog_of(position.match.game)
        self._plain = msgspec.to_builtins(goal)
        self._wanted = _tokens(self._plain)
        self._leaves = dict(_leaves(self._plain))
        self._lists = [value for value in _values(self._plain) if isinstance(value, tuple)]
        self._same = same
        self._order = count()
        self._waiting: list[tuple[float, int, tuple[Any, ...], Pressed]] = []
        self._seen: set[tuple[tuple[Any, ...], str]] = set()
        self._pressed: set[tuple[tuple[Any, ...], str, bytes]] = set()
        self.looks = 0

    def succeeds(self) -> bool:
        """Tell whether pressing on comes to the action, or to a submission that begins with it."""
        if self._look_at((), ""):
            return True
        while self._waiting and self.looks < LOOKS:
            _, _, drafted, pressed = heapq.heappop(self._waiting)
            if any(self._comes_of(answer, drafted) for answer in self._answers(drafted, pressed)):
                return True
        return False

    def _answers(self, drafted: tuple[Any, ...], pressed: Pressed) -> Iterator[Answer]:
        """Yield what pressing leads to, a form filled in in every likely way; once."""
        known = (drafted, pressed.verb, msgspec.json.encode(pressed.filled))
        if known in self._pressed:
            return
        self._pressed.add(known)
        self.looks += 1
        scene = replace(self._scene, drafted=drafted)
        try:
            answer = self._cog.answer(scene, pressed.verb, pressed.filled)
        except Refusal:  # as of several choices that do not go together
            return
        if not isinstance(answer, Form):
            yield answer
            return
        for filled in islice(self._fillings(answer), FILLINGS):
            try:
                yield self._cog.answer(scene, answer.verb, filled)
            except Refusal:
                continue

    def _comes_of(self, answer: Answer, drafted: tuple[Any, ...]) -> bool:
        match answer:
            case Act(action):
                return self._same(action)
            case Submit(orders):
                return bool(orders) and self._same(orders[0])
            case Keep(orders, draft):
                return self._look_at(orders, draft)
            case Show(draft):
                return self._look_at(drafted, draft)
            case _:
                return False

    def _look_at(self, drafted: tuple[Any, ...], draft: str) -> bool:
        """Take in the controls of a panel, once; tell whether one of them is the way out."""
        done = bool(drafted)  # nothing is left then but to submit
        astray = done and not self._same(drafted[0])
        if (drafted, draft) in self._seen or astray or len(draft) > LONGEST_DRAFT:
            return False
        self._seen.add((drafted, draft))
        rows = _of_one(self._cog.controls(replace(self._scene, drafted=drafted), draft))
        buttons = [button for row in rows if not isinstance(row, Menu) for button in row]
        buttons.sort(key=lambda button: button.style is not Style.GOOD)  # what submits comes first
        near = 0.0
        for button in buttons:  # what stands ready to be done tells how far one has come
            if button.style in (Style.MAIN, Style.GOOD):
                for answer in self._answers(drafted, _pressed(button)):
                    if isinstance(answer, Act):
                        near = max(near, self._nearness(answer.action))
                    if isinstance(answer, Keep) and len(answer.orders) == len(drafted) + 1:
                        near = max(near, self._nearness(answer.orders[-1]))
                    if self._comes_of(answer, drafted):
                        return True
        for row in rows:
            if done and isinstance(row, Menu):
                continue
            for pressed, likeness in self._presses(row):
                waiting = (-likeness - near, next(self._order), drafted, pressed)
                heapq.heappush(self._waiting, waiting)
        return False

    def _nearness(self, action: Any) -> float:
        """Return how much of the action another one has, part by part."""
        leaves = dict(_leaves(msgspec.to_builtins(action)))
        equal = sum(leaves.get(at) == leaf for at, leaf in self._leaves.items())
        return NEAR * (equal - 0.5 * len(leaves.keys() - self._leaves.keys())) / len(self._leaves)

    def _presses(self, row: Menu | tuple[Button, ...]) -> Iterator[tuple[Pressed, float]]:
        if not isinstance(row, Menu):
            for button in row:
                shines = 0.5 * (button.style in (Style.MAIN, Style.GOOD))
                like = self._likeness((button.extra, button.label, button.verb)) + shines
                yield _pressed(button), like
            return
        for values in self._chosen(row):
            picked = [choice for choice in row.choices if choice.value in values]
            like = sum(self._likeness((c.value, c.label)) for c in picked) / len(picked)
            several = 0.3 * (len(values) > 1)
            filled = Filled(picks={"values": values}, extra=row.extra)
            yield Pressed(row.verb, filled, row), like + several

    def _chosen(self, menu: Menu) -> Iterator[tuple[str, ...]]:
        """Yield each choice alone, and as many as a list of the action has, the likest."""
        if menu.least <= 1:
            yield from ((choice.value,) for choice in menu.choices)
        if menu.most > 1:
            for wanted in self._lists:
                if menu.least <= len(wanted) <= menu.most:
                    yield _likest(menu.choices, wanted)

    def _likeness(self, shown: Any) -> float:
        """Return how much of the action is in something that is shown."""
        tokens = _tokens(shown)
        common = sum(3.0 if _names(token) else 1.0 for token in self._wanted & tokens)
        return common + 0.5 * (PAGE in tokens) - 0.02 * len(tokens)

    def _fillings(self, form: Form) -> Iterator[Filled]:
        """Yield ways of filling a form in, the likest first."""
        lines = [field for field in form.fields if isinstance(field, Line)]
        picks = [field for field in form.fields if isinstance(field, Pick)]
        words = [self._words(line) for line in lines]
        chosen = [self._of_pick(pick) for pick in picks]
        for typed in product(*words):
            for values in product(*chosen):
                yield Filled(
                    dict(zip([line.name for line in lines], typed, strict=True)),
                    dict(zip([pick.name for pick in picks], values, strict=True)),
                    form.extra,
                )

    def _words(self, line: Line) -> list[str]:
        """Return what may be typed in a line: parts of the action that fit it, or what stands."""
        parts = [
            ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
            for value in _values(self._plain)
            if value is not None and not isinstance(value, dict | bool)
        ]
        fitting = [part for part in parts if len(part) <= line.longest]
        named = self._plain.get(line.name)
        first = [] if named is None or isinstance(named, tuple) else [str(named)]
        plain = [line.filled] if line.filled or not line.required else []
        return list(dict.fromkeys((*first, *fitting, *plain)))

    def _of_pick(self, pick: Pick) -> list[tuple[str, ...]]:
        """Return what may be chosen in a menu of a form."""
        found = [
            _likest(pick.choices, wanted)
            for wanted in self._lists
            if pick.least <= len(wanted) <= pick.most
        ]
        if pick.least <= 1:
            best = max(pick.choices, key=lambda c: self._likeness((c.value, c.label)))
            found.append((best.value,))
        return [*found, ()] if pick.least == 0 else found


def _likest(choices: Sequence[Choice], wanted: Sequence[Any]) -> tuple[str, ...]:
    """Return the values of the choices that are most like some items, a choice for each."""
    shown = {choice.value: _parts((choice.value, choice.label)) for choice in choices}
    left = list(shown)
    chosen: list[str] = []
    for item in wanted:
        parts = _parts(item)
        best = max(left, key=lambda value: _overlap(parts, shown[value]))
        left.remove(best)
        chosen.append(best)
    return tuple(value for value in shown if value in chosen)


def _overlap(one: Counter[str], other: Counter[str]) -> float:
    """Return how much of one is in the other, which had better hold little else."""
    return (one & other).total() - 0.01 * (other - one).total()


def _pressed(button: Button) -> Pressed:
    return Pressed(button.verb, Filled(extra=button.extra), button)


def _leaves(plain: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Yield the parts of an action, each with where it stands."""
    if isinstance(plain, dict):
        for name, value in plain.items():
            yield from _leaves(value, (*at, name))
    elif isinstance(plain, tuple):
        for place, value in enumerate(plain):
            yield from _leaves(value, (*at, place))
    else:
        yield at, plain


def _values(plain: Any) -> Iterator[Any]:
    """Yield what an action is made of, its tag aside."""
    if isinstance(plain, dict):
        for name, value in plain.items():
            if name != "type":
                yield value
                yield from _values(value) if isinstance(value, dict) else ()


def _parts(shown: Any) -> Counter[str]:
    words = re.findall(r"[A-Za-z0-9]+", msgspec.json.encode(shown).decode())
    return Counter(word.casefold() for word in words)


def _tokens(shown: Any) -> set[str]:
    """Return the ids and words that occur in something, and what ids are put together of."""
    encoded = msgspec.json.encode(shown).decode()
    whole = re.findall(r"[A-Za-z0-9_-]+", encoded)
    return {word.casefold() for word in (*whole, *re.findall(r"[A-Za-z0-9]+", encoded))}


def _names(token: str) -> bool:
    """Tell whether a token is an id rather than a word or a number."""
    return not token.isdigit() and (
        "-" in token or "_" in token or any(map(str.isdigit, token)) or len(token) > 8
    )


def _of_one(panel: Panel) -> Panel:
    """Return a panel without what leads to several actions: one needs none of it."""
    return tuple(
        row if isinstance(row, Menu) else tuple(b for b in row if not b.verb.startswith(AHEAD))
        for row in panel
    )
