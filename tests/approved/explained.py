"""How a game is explained: what its lessons come to, prompt by prompt, and its examples."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engines import lessons
from engines.examples import example
from tests.approved.said import Said, mark

MOST_SECTIONS = 40
"""More sections than any rulebook has."""


def explained(key: str) -> Iterator[Said]:
    """Yield what people are shown who learn a game."""
    for one in lessons.keys():
        if lessons.game_of(one) == key:
            yield from _of_lesson(one)
    for section in range(MOST_SECTIONS):
        found = example(key, section)
        if found is not None:
            yield Said(f"example {section}", (mark(found.view), found.picture, found.args))


def _of_lesson(key: str) -> Iterator[Said]:
    for done, prompt in enumerate((None, *lessons.lesson(key).prompts)):
        moment = lessons.moment(key, done)
        where: Any = moment.drafted, moment.way, moment.chosen
        yield Said(f"lesson {key}", (mark(moment.state), where))
        yield Said(f"lesson {key} heard", moment.heard)
        yield Said(f"lesson {key} says", prompt and (prompt.says, prompt.otherwise))
