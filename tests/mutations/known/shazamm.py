"""Faults in Shazamm!."""

from __future__ import annotations

from tests.mutations.faults import Edit, Mutation
from tests.mutations.laws import DUEL_REACH, WAYS

OFFERS = ("tests/laws/test_suggestions.py", "-k", "shazamm")

MUTATIONS = (
    Mutation(
        "a spell is left out of the form",
        (
            Edit(
                "engines/shazamm/ways.py",
                r"map\(_card, view\.hand\)",
                "map(_card, view.hand[:-1])",
            ),
        ),
        DUEL_REACH,
        "no way on the panel",
    ),
    Mutation(
        "a bet is offered that nobody can make",
        (
            Edit(
                "engines/shazamm/ways.py",
                r"\(\*\(bet for bet in _LIKELY_BETS if bet < mana\), mana\)",
                "(mana + 1,)",
            ),
            Edit("cogs/panels/typed.py", r"if ask\.least <= number <= ask\.most", "if number"),
        ),
        OFFERS,
        "nothing comes of it",
    ),
    Mutation(
        "a step offers what the rules refuse",
        (
            Edit(
                "engines/shazamm/ways.py",
                r"in reversed\(recycle_range\(imagine\(view\), self\.seat\)\)",
                "in (-7, *recycle_range(imagine(view), self.seat))",
            ),
        ),
        (WAYS, "-k", "shazamm"),
        "shazamm-refusal-recycle",
    ),
    Mutation(
        "whoever is called reads a turn, and once more in short",
        (
            Edit(
                "tables/match/consequences.py",
                r"summed_up = seat not in self\.called_back",
                "summed_up = True",
            ),
        ),
        ("tests/tables/test_since.py", "-k", "sums_up"),
        "assert",
    ),
)
