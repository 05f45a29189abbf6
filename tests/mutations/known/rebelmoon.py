"""Faults in Rebel Moon Defense."""

from __future__ import annotations

from tests.mutations.faults import Edit, Mutation
from tests.mutations.laws import DRAFTS, REACH

MOON_REACH = (REACH, "-k", "rebelmoon")

MUTATIONS = (
    Mutation(
        "a weapon is left out of the form that places",
        (
            Edit(
                "engines/rebelmoon/ways.py",
                r"for weapon in \(self\.view\.reserve if",
                "for weapon in (self.view.reserve[:-1] if",
            ),
        ),
        MOON_REACH,
        "no way on the panel",
    ),
    Mutation(
        "a weapon is left out of the menu that activates",
        (
            Edit(
                "engines/rebelmoon/ways.py",
                r"in known_weapons\(self\.view\)\.items\(\)$",
                "in tuple(known_weapons(self.view).items())[1:]",
            ),
        ),
        MOON_REACH,
        "no way on the panel",
    ),
    Mutation(
        "a course of the bomb has no button",
        (Edit("engines/rebelmoon/ways.py", r"if self\._flies\(chosen, turn=by\)", "if by < 1"),),
        MOON_REACH,
        "no way on the panel",
    ),
    Mutation(
        "a preview shows another turn of the bomb",
        (
            Edit(
                "engines/rebelmoon/ways.py",
                r"return Foretold\(\(move,\), lines\)",
                "return Foretold((Fly(),), lines)",
            ),
        ),
        (DRAFTS, "-k", "rebelmoon"),
        "is shown",
    ),
    Mutation(
        "the Rebel is told twice of each weapon",
        (Edit("engines/rebelmoon/placing.py", r", outdone=rebel", ""),),
        ("tests/games/rebelmoon/rules/test_secrecy.py", "-k", "kind"),
        "assert",
    ),
)
