"""A hint: what a computer would do in one's place, in the words of the game, and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import engines
from bots.advice import Advice
from cogs.panels.panel import Button
from cogs.panels.spoken import spoken_to
from engines.choosing import Ways
from engines.core import Seat, Text, text
from engines.foresight import Told, advised
from tables import Scene
from tables.match.advising import Advised

HINT = "hint"
"""The verb of the button."""


def hint_button(scene: Scene) -> tuple[Button, ...]:
    """Return the button where the viewer decides something, against computers alone."""
    if scene.over or scene.paused or scene.sat_in or scene.seat not in scene.asked:
        return ()
    if any(row.user_id is not None for row in scene.seats if row.seat != scene.seat):
        return ()
    return (Button(HINT, text("button-hint"), anyone=True),)


def hint(given: Advised) -> tuple[Text, ...]:
    """Return what is told of advice to its seat: what to do, where it leads, and why that is good.

    Before that it is said what has to be done before, where there is nothing to choose.
    """
    ways = engines.ways(given.game, given.view, given.seat)
    action = words_of(ways, given.advice.action)
    lines = [text("hint-head", what=action.words)]
    if given.before:
        done = (_words(given.game, given.seat, *one) for one in given.before)
        lines.append(text("hint-before", what=tuple(done)))
    lines += leads(action)
    lines.append(_reason(ways, given.advice, action.words))
    changed = () if given.stands else (text("hint-changed"),)
    return spoken_to(given.seat, (*lines, *changed))


def leads(action: Told) -> Iterator[Text]:
    """Yield a line for each thing that an action leads to: the last may be where it ends."""
    return (text("hint-leads", line=line) for line in action.details)


def _words(game: str, seat: Seat, view: Any, action: Any) -> Text:
    return words_of(engines.ways(game, view, seat), action).words


def _reason(ways: Ways[Any, Any], advice: Advice, action: Text) -> Text:
    """Return the sentence that says what speaks for an action that is called so."""
    if advice.other is None:
        return text(f"hint-{advice.ground}")
    other = words_of(ways, advice.other).words
    return text("hint-best" if other == action else f"hint-{advice.ground}", other=other)


def words_of(ways: Ways[Any, Any], action: Any) -> Told:
    """Return what is told of an action that a computer may choose.

    Raises `LookupError` where its game has no words for it, which is a fault of that game.
    """
    found = advised(ways, action)
    if found is None:
        raise LookupError(f"no words for {action}")
    return found
