"""Faults in Imperium Galáctica."""

from __future__ import annotations

from tests.mutations.faults import Edit, Mutation
from tests.mutations.laws import DRAFTS, EMPIRE_REACH, SECRET_CARDS

PANELS = ("tests/laws/test_panels.py", "-k", "recorded and imperium")

MUTATIONS = (
    Mutation(
        "a button offers what the rules refuse",
        (
            Edit(
                "engines/imperium/ways/turn.py",
                r"if look.possible\(Buy\(n\)\)$",
                "if n == 3 or look.possible(Buy(n))",
            ),
        ),
        PANELS,
        "pressed buy 3#count",
    ),
    Mutation(
        "a draft never comes to the button that submits it",
        (
            Edit(
                "engines/imperium/plan/following.py",
                r"complete = not in_turn\(step.view\)$",
                "complete = order == End(type(plan.view.board.phase).COMBAT)",
            ),
        ),
        PANELS,
        "IllegalAction: imperium-refusal-",
    ),
    Mutation(
        "an attacker is left out of the menu of several",
        (
            Edit(
                "engines/imperium/ways/fights.py",
                r"choices = tuple\(_fighter\(look, order.unit\) for order in orders\)",
                "choices = tuple(_fighter(look, order.unit) for order in orders[:-1] or orders)",
            ),
        ),
        EMPIRE_REACH,
        "no way on the panel",
    ),
    Mutation(
        "a preview leaves an order out",
        (
            Edit(
                "engines/imperium/plan/following.py",
                r"else step\.view,$",
                "else (step.view if plan.orders else plan.view),",
            ),
        ),
        (DRAFTS, "-k", "imperium"),
        "is another",
    ),
    Mutation(
        "the number of a question tells who has answered",
        (
            Edit(
                "engines/imperium/engine.py",
                r"^        return \(\)$",
                "        return (state.board.window and state.board.window.ready,)",
            ),
        ),
        SECRET_CARDS,
        "is made",
    ),
)
