"""Faults in what is asked of every game."""

from __future__ import annotations

from tests.mutations.faults import Edit, Mutation

AHEAD = "tests/laws/test_foreseen.py"

MUTATIONS = (
    Mutation(
        "what is foreseen forgets what others do",
        (
            Edit(
                "engines/foresight.py",
                r"^        if seat in asked:$",
                "        if True:",
            ),
        ),
        (AHEAD, "-k", "comes_true_if"),
        "led elsewhere",
    ),
    Mutation(
        "half a surrogate pair becomes an action",
        (Edit("engines/core/encoding.py", r"^        encode\(made\)\n", ""),),
        ("tests/laws/test_junk.py", "-k", "from_outside and magblast"),
        "UnicodeEncodeError",
    ),
)
