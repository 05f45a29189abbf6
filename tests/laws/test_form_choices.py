"""Whoever chooses in a form reads as much of each thing as in a menu."""

from __future__ import annotations

import engines
from cogs.panels.panel import Filled, Form
from cogs.panels.panel import Pick as Field
from cogs.panels.pressed import answer
from engines.choosing import Choice, Pick
from tests.laws.cases import Case
from tests.laws.matches import random_match
from tests.laws.panels import some_offered_cases

SOME = 12
"""At how many moments of a match all forms are opened."""


@some_offered_cases
def test_a_form_says_of_a_thing_what_it_leads_to_or_else_what_it_is(case: Case) -> None:
    for state in random_match(case, 0).some_states(SOME):
        for seat in range(case.seats):
            ways = engines.ways(case.key, case.engine.view(state, seat), seat)
            for way in (one for one in ways.now() if one.form is not None):
                form = answer(ways, way.verb, Filled())
                assert isinstance(form, Form)
                for field in form.fields:
                    if isinstance(field, Field):
                        asked = ways.ask(way.verb, field.name, {})
                        assert isinstance(asked, Pick)
                        _must_say_as_much(field, asked.choices)


def _must_say_as_much(field: Field, choices: tuple[Choice, ...]) -> None:
    for shown, choice in zip(field.choices, choices, strict=False):
        assert (shown.value, shown.label) == (choice.value, choice.label)
        assert shown.about == (choice.about if choice.foretold is None else choice.foretold)
