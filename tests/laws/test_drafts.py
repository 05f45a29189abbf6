"""What the panel shows of a draft is what comes of it, as far as nothing intervenes.

What of a draft is shown, and how it is held against what came of it, a game states in
`tests/games/<key>/forecast.py`; one that shows nothing of drafts states nothing.
"""

from __future__ import annotations

import os
import random
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.panels.panel import Act, Answer, Button, Filled, Form, Keep, Show, Submit
from engines.core import Refusal
from tests.laws.cases import Case, stated_by
from tests.laws.matches import played_at_random, random_match, spread
from tests.laws.panels import Desk, every_offered_case, position_of, some_offered_cases

STATES = int(os.environ.get("LAW_STATES", "1"))
"""How many moments of a random match are looked at; more by raising it in the environment."""
STEPS = 4
"""How often something is chosen, one after the other."""
MANY = 40
"""How many moments of each of its matches the soak looks at."""


@some_offered_cases
def test_a_draft_shows_what_comes_of_it(case: Case) -> None:
    chance = random.Random(case.name)
    every = random_match(case, 0).states[:-1]
    for state in chance.sample(every, min(STATES, len(every))):
        _must_foretell(case, state, chance)


@pytest.mark.soak
@every_offered_case
def test_many_drafts_show_what_comes_of_them(case: Case) -> None:
    for number in range(2):
        chance = random.Random(f"{case.name}:{number}")
        for state in spread(played_at_random(case, number).states[:-1], MANY):
            _must_foretell(case, state, chance)


def _must_foretell(case: Case, state: Any, chance: random.Random) -> None:
    position = position_of(case, state)
    for seat in sorted(position.asked):
        desk = Desk(position, seat)
        for _ in range(STEPS):
            on = _walked(case, desk, chance)
            if on is None:
                break
            desk = on


def _walked(case: Case, desk: Desk, chance: random.Random) -> Desk | None:
    """Hold what is shown against what each button leads to; return a panel further on."""
    on: list[Desk] = []
    stated = stated_by(case.key, "forecast")
    shown = desk.cog.preview(desk.scene, desk.draft) if desk.draft or desk.drafted else None
    assert stated is not None or shown is None, "nothing is stated of what is shown"
    presses = list(desk.presses())
    for pressed in chance.sample(presses, min(8, len(presses))):
        answer = desk.answer(pressed)
        if isinstance(answer, Keep | Show):
            on.append(desk.followed(answer))
    for pressed in presses:
        if stated is None or shown is None or not isinstance(pressed.control, Button):
            continue
        answer = _filled_in(desk, desk.answer(pressed))
        if isinstance(answer, Act | Submit):
            faults = list(stated.faults(desk, shown, answer))
            assert not faults, (desk.drafted, desk.draft, str(pressed), faults)
    return chance.choice(on) if on else None


def _filled_in(desk: Desk, answer: Answer) -> Answer:
    """Return what a form leads to in which every line says the same."""
    if not isinstance(answer, Form):
        return answer
    lines = {field.name: "Kaboom!" for field in answer.fields}
    try:
        return desk.cog.answer(desk.scene, answer.verb, replace(Filled(lines), extra=answer.extra))
    except Refusal:
        return answer
