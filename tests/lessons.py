"""Lessons as their pupils go through them: what is pressed for a prompt, and all else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from typing import Any, NamedTuple

from cogs.panels.drafts import code
from cogs.panels.ids import ControlId
from cogs.panels.lesson_pressed import Next, Pressed, pressed
from cogs.panels.lessons import PRESSED, Page, page, panel, unpacked
from cogs.panels.panel import Filled, Form, Keep, Line, Menu
from engines import lessons
from engines.core import Refusal
from tables.people import Progress
from tests.laws.panels import cog_of

PUPIL, COACH = "Alice", "Coach"


def shout(number: int) -> str:
    """Return what a pupil shouts, never the same twice, where something is to be said."""
    return f"Kaboom{number * 'o'}, says the pupil!"


class Press(NamedTuple):
    """A control of a lesson with what is chosen in it, and the lines of the form that it opens."""

    control: ControlId
    picked: tuple[str, ...] = ()
    form: Filled | None = None


def reached(key: str, done: int, said: tuple[str, ...] = ()) -> Page:
    """Return a lesson as Alice sees it who has done so many prompts."""
    return page(cog_of(lessons.game_of(key)), Progress(key, done, said), PUPIL, COACH)


def presses(here: Page, draft: str) -> Iterator[Press]:
    """Yield everything that can be pressed of the game, with each choice alone, or with most."""
    for row in panel(here, draft):
        if isinstance(row, Menu):
            control = ControlId(0, here.progress.done, row.verb, row.extra)
            values = tuple(choice.value for choice in row.choices)
            alone = [(value,) for value in values] if row.least <= 1 else []
            most = [values[: row.most]] if row.most > 1 else []
            yield from (Press(control, picked) for picked in (*alone, *most))
        else:
            for one in row:
                if one.verb == PRESSED:
                    yield Press(ControlId(0, here.progress.done, one.verb, one.extra))


def comes_of(here: Page, press: Press) -> Pressed:
    """Return what a press leads to; where it opens a form that is filled in, what that leads to."""
    _, verb, extra = unpacked(press.control.extra)
    answer = pressed(here, verb, Filled(picks={"values": press.picked}, extra=extra))
    if not isinstance(answer, Form) or press.form is None:
        return answer
    _, verb, extra = unpacked(answer.extra)
    return pressed(here, verb, Filled(press.form.lines, press.form.picks, extra))


def done_by(here: Page, press: Press) -> Any:
    """Return the actions that the game itself takes a press for, or what it shows."""
    _, verb, extra = unpacked(press.control.extra)
    picks = {"values": press.picked}
    answer = here.game.answer(here.scene, verb, Filled(picks=picks, extra=extra))
    return answer.orders if isinstance(answer, Keep) else answer


class Stand(NamedTuple):
    """A prompt as a pupil comes to it, and what is pressed there."""

    page: Page
    press: Press


@cache
def stand_at(key: str, number: int) -> Stand:
    """Return a prompt by its number from 0, reached by doing all those before it."""
    here = reached(key, 0)
    if number:
        following = comes_of(*stand_at(key, number - 1))
        assert isinstance(following, Next)
        here = reached(key, following.progress.done, following.progress.said)
    return Stand(here, meant(here))


def way_through(key: str) -> tuple[Stand, ...]:
    """Return a lesson as it is gone through from its beginning to its end."""
    prompts = lessons.lesson(key).prompts
    return tuple(stand_at(key, number) for number, _ in enumerate(prompts))


def meant(here: Page) -> Press:
    """Return the one thing that a prompt wants pressed. Raises `AssertionError` if none is it."""
    likely = _likely(here)
    found = sorted(presses(here, here.draft), key=lambda press: -_likeness(press, likely))
    for press in found:
        whole = _filled_in(here, press)
        with suppress(Refusal):
            if isinstance(comes_of(here, whole), Next):
                return whole
    raise AssertionError(f"nothing to press goes on at {here.progress}")


def _likely(here: Page) -> set[str]:
    """Return what stands in controls for all that a prompt wants."""
    assert here.prompt is not None
    way, steps = here.prompt.way, here.prompt.chosen
    for action in (*here.prompt.does, *here.prompt.keeps)[-1:]:
        way, steps = here.ways.steps(action)
    return {way, *(code(value) for values in steps.values() for value in values)}


def _likeness(press: Press, likely: set[str]) -> int:
    written = f"{press.control.extra}/{'/'.join(press.picked)}"
    return len(likely.intersection(re.split("[^A-Za-z0-9-]", written)))


def _filled_in(here: Page, press: Press) -> Press:
    """Return a press with the form that it opens filled in as the prompt wants it."""
    form = comes_of(here, press)
    if not isinstance(form, Form):
        return press
    assert here.prompt is not None
    (action,) = here.prompt.does or here.prompt.keeps[-1:]
    steps = here.ways.steps(action)[1]
    lines = {
        field.name: ", ".join(steps.get(field.name, ())) or shout(len(here.progress.said))
        for field in form.fields
        if isinstance(field, Line)
    }
    picks = {
        field.name: steps.get(field.name, ())
        for field in form.fields
        if not isinstance(field, Line)
    }
    return press._replace(form=Filled(lines, picks, form.extra))
