"""Faults in Mag·Blast."""

from __future__ import annotations

from tests.mutations.faults import Edit, Mutation
from tests.mutations.laws import DRAFTS, FLEET_REACH

POSITIONS = ("tests/laws/test_invariants.py", "-k", "sound and magblast")

MUTATIONS = (
    Mutation(
        "something refers to a piece that has left play",
        (
            Edit(
                "engines/magblast/damage.py",
                r"^    if not state.since\(2\) or all\(s.target not in gone.*\):$",
                "    if gone:",
            ),
        ),
        POSITIONS,
        "which is not in play",
    ),
    Mutation(
        "a card is left out of the menu that throws away",
        (
            Edit(
                "engines/magblast/ways/laid.py",
                r"view\.hand, len\(view\.hand\)",
                "view.hand[:-1], len(view.hand)",
            ),
        ),
        FLEET_REACH,
        "no way on the panel",
    ),
    Mutation(
        "a ship is left out of the menus of the zones",
        (
            Edit(
                "engines/magblast/ways/laid.py",
                r"for ship in view\.dealt if",
                "for ship in view.dealt[:-1] if",
            ),
        ),
        FLEET_REACH,
        "no way on the panel",
    ),
    Mutation(
        "a preview tells another damage",
        (
            Edit(
                "engines/magblast/ways/words.py",
                r"hull_left\(target\) - amount\)",
                "hull_left(target) - amount - 1)",
            ),
        ),
        (DRAFTS, "-k", "magblast"),
        "came of it",
    ),
    Mutation(
        "a drawn position keeps what others have really seen",
        (
            Edit(
                "engines/magblast/resampling.py",
                r"^    return _glances\(_answers\(drawn, seat, dice\), seat, dice\)$",
                "    return _answers(drawn, seat, dice)",
            ),
        ),
        ("tests/laws/test_secrets.py", "-k", "is_a_state and magblast-8"),
        "drawn for",
    ),
    Mutation(
        "what lies open counts as unseen",
        (Edit("engines/magblast/catalogue.py", r"^        yield from ship\.upgrades$", ""),),
        ("tests/laws/test_catalogues.py", "-k", "record and magblast-second"),
        "assert",
    ),
    Mutation(
        "a squadron that comes home keeps a match going",
        (
            Edit(
                "engines/magblast/windows.py",
                r"leaves_no_trace = play\.is_squadron and state\.since\(4\)",
                "leaves_no_trace = False",
            ),
        ),
        ("tests/games/magblast/rules/test_turn.py", "-k", "comes_home"),
        "assert",
    ),
    Mutation(
        "whoever draws is told how many cards beside which",
        (
            Edit(
                "engines/magblast/supply.py",
                r"count=len\(drawn\), outdone=\{seat\}",
                "count=len(drawn)",
            ),
        ),
        ("tests/laws/test_told_at_once.py", "-k", "beside_it and magblast-2"),
        "assert",
    ),
    Mutation(
        "whoever is robbed of nothing is not told so",
        (Edit("engines/magblast/supply.py", r" if taken else \(\)", ""),),
        ("tests/games/magblast/rules/test_direct_hits.py", "-k", "bridge_hit_takes"),
        "assert",
    ),
    Mutation(
        "a sentence of a lesson names nothing to press",
        (
            Edit(
                "engines/magblast/lesson.py",
                r'\("move", text\("magblast-move-these", count=1\)\)',
                '("move")',
            ),
        ),
        ("tests/laws/test_lessons.py", "-k", "there_to_be_pressed and magblast"),
        "magblast-lesson-move",
    ),
)
