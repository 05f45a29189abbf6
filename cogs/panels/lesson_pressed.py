"""What pressing a control of a lesson leads to: the next prompt, or why it is not that."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

import engines
from cogs.panels.drafts import TURNED, Draft, draft_of, gone, standing
from cogs.panels.lessons import PRESSED, Page, packed
from cogs.panels.panel import Act, Filled, Form, Keep, Menu, Show, Submit
from engines.choosing import Chosen, Path, Ways
from engines.core import Dice, Text, play, text
from engines.lessons import Prompt, said_at
from tables.people import Progress


class Next(Struct, frozen=True):
    """What pressing led to: the prompt is done, and this is how far the pupil is now."""

    progress: Progress


class Stay(Struct, frozen=True):
    """What pressing led to: the same prompt, with what is chosen so far, and why if it is said."""

    draft: str
    why: Text | None = None


Pressed: TypeAlias = Next | Stay | Form


def pressed(shown: Page, verb: str, filled: Filled) -> Pressed:
    """Return what pressing a control of the game leads to. Raises `Refusal` for what is illegal."""
    prompt = shown.prompt
    if prompt is None:
        return Stay("")
    match shown.game.answer(shown.scene, verb, filled):
        case Form() as form:
            return replace(form, verb=PRESSED, extra=packed(shown.key, form.verb, form.extra))
        case Show(draft):
            return _looked(shown, prompt, draft)
        case Act(action):
            return _done(shown, prompt, (action,), ())
        case Keep(orders):
            return _done(shown, prompt, (), orders)
        case Submit(orders, rest):
            return _done(shown, prompt, orders, rest)
        case _:
            return _otherwise(shown, prompt)


def _done(
    shown: Page, prompt: Prompt, actions: tuple[Any, ...], kept: tuple[Any, ...]
) -> Next | Stay:
    """Return what comes of actions that are submitted, and of what is drafted then."""
    for action in actions[:1]:
        engine, dice = engines.load(shown.scene.match.game), Dice(shown.lesson.seed, 0)
        play(engine, shown.moment.state, shown.lesson.pupil, action, dice)
    if prompt.way or kept != prompt.keeps or _deeds(shown, actions) != _deeds(shown, prompt.does):
        return _otherwise(shown, prompt)
    before = shown.progress
    said = (*before.said, *_said(shown, actions))
    return Next(replace(before, done=before.done + 1, said=said))


def _deeds(shown: Page, actions: tuple[Any, ...]) -> list[Any]:
    """Return what actions are but for the words that are said with the first of them."""
    ways, deeds = shown.ways, list[Any](actions)
    for action in actions[:1]:
        verb, steps = ways.steps(action)
        words = said_at(ways, action)
        deeds[0] = verb, {key: v for key, v in steps.items() if key != words and v}
    return deeds


def _said(shown: Page, actions: tuple[Any, ...]) -> tuple[str, ...]:
    """Return the words that are said with the first of some actions."""
    for action in actions[:1]:
        words = said_at(shown.ways, action)
        return () if words is None else (getattr(action, words),)
    return ()


def _looked(shown: Page, prompt: Prompt, written: str) -> Next | Stay:
    """Return what comes of choosing something of an action, or of turning a page."""
    ways = shown.ways
    draft = standing(ways, draft_of(written))
    path = gone(ways, draft)
    if path is None:
        return _aside(shown, prompt, written)
    if prompt.way and _holds(path, draft, prompt.way, prompt.chosen):
        return Next(replace(shown.progress, done=shown.progress.done + 1))
    now = shown.moment
    before = {key: values for key, values in now.chosen.items() if values}
    stands = not before or _holds(path, draft, now.way, before)
    if stands and all(_is_meant(ways, path, prompt, key) for key in _picked(path, draft)):
        return Stay(written)
    return _otherwise(shown, prompt)


def _aside(shown: Page, prompt: Prompt, written: str) -> Stay:
    """Return what comes of what chooses nothing: it stays unless it takes away what stands there.

    A game may ask then whether it is meant, and a look closer gives up what is chosen.
    """
    before = _controls(shown, shown.draft)
    if written and not before <= _controls(shown, written):
        return _otherwise(shown, prompt)
    return Stay(written or shown.draft)


def _controls(shown: Page, draft: str) -> set[tuple[str, str]]:
    """Return what can be pressed on a panel: for each control its verb and what it carries."""
    rows = shown.game.controls(shown.scene, draft)
    pressed = (one for row in rows for one in ((row,) if isinstance(row, Menu) else row))
    return {(one.verb, one.extra) for one in pressed}


def _picked(path: Path, draft: Draft) -> Iterator[str]:
    """Yield the steps at which a draft says what was chosen."""
    for key, said in zip(path.way.keys, draft.parts, strict=False):
        if said and not said.startswith(TURNED) and key in path.chosen:
            yield key


def _holds(path: Path, draft: Draft, verb: str, chosen: Chosen) -> bool:
    """Tell whether this is chosen of a way, or is turned to where no values are wanted."""
    return path.way.verb == verb and all(
        path.chosen.get(key) == values if values else _is_turned_to(path, draft, key)
        for key, values in chosen.items()
    )


def _is_turned_to(path: Path, draft: Draft, key: str) -> bool:
    """Tell whether a panel of many steps shows this one."""
    return draft.parts[-1:] == (f"{TURNED}{path.way.keys.index(key) + 1}",)


def _is_meant(ways: Ways[Any, Any], path: Path, prompt: Prompt, key: str) -> bool:
    """Tell whether what is chosen at a step leads to what a prompt asks for."""
    aim = (*prompt.does, *prompt.keeps)[-1:]
    verb, steps = ways.steps(aim[0]) if aim else (prompt.way, prompt.chosen)
    chosen = path.chosen[key]
    return path.way.verb == verb and (steps.get(key) or chosen) == chosen


def _otherwise(shown: Page, prompt: Prompt) -> Stay:
    """Return the same prompt, and why something else that is possible does not go on."""
    return Stay(shown.draft, prompt.otherwise or text("lesson-otherwise"))
