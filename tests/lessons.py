"""Lessons as their pupils go through them: what is pressed for a prompt, and all else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

from cogs.panels.ids import ControlId
from cogs.panels.lesson_pressed import Next, Pressed, pressed
from cogs.panels.lessons import PRESSED, Page, page, panel, unpacked
from cogs.panels.panel import Filled, Form, Line, Menu
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


def meant(here: Page) -> Press:
    """Return the one thing that a prompt wants pressed. Raises `AssertionError` if none is it."""
    for press in presses(here, here.draft):
        whole = _filled_in(here, press)
        with suppress(Refusal):
            if isinstance(comes_of(here, whole), Next):
                return whole
    raise AssertionError(f"nothing to press goes on at {here.progress}")


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
