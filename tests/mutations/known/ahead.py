"""Faults in what is chosen ahead."""

from __future__ import annotations

from tests.mutations.faults import Edit, Mutation

GIVEN = "tests/laws/test_given.py"

MUTATIONS = (
    Mutation(
        "who waits is held up by one move that cannot be done any more",
        (Edit("cogs/panels/foreseen.py", r"actions, apart=waits\(scene\)\)", "actions)"),),
        ("tests/laws/test_ahead.py", "-k", "rest_goes_on and rebelmoon"),
        "assert",
    ),
    Mutation(
        "what is chosen ahead is done whatever came to light",
        (
            Edit(
                "tables/match/ahead.py",
                r"if first\.before is not None and first\.before != _mark\(ways\.ground\(\)\):",
                "if False:",
            ),
        ),
        ("tests/tables/test_ahead.py", "-k", "another_plays"),
        "was evaded",
    ),
    Mutation(
        "what is chosen ahead is done though it does something else",
        (
            Edit(
                "tables/match/ahead.py",
                r"if now is not None and _mark\(now\) != first\.promise:",
                "if False:",
            ),
        ),
        ("tests/tables/test_ahead.py", "-k", "must_be_true_still"),
        "AssertionError",
    ),
    Mutation(
        "what is given is done whatever another does",
        (
            Edit(
                "tables/match/ahead.py",
                r"if first\.before is not None and first\.before != _mark\(ways\.ground\(\)\):",
                "if first.given is None and first.before is not None:",
            ),
        ),
        (GIVEN, "-k", "whatever_else and nim"),
        "is not Given",
    ),
    Mutation(
        "others see that something is chosen ahead",
        (
            Edit(
                "tables/match/position.py",
                r"orders=b\"\", ahead=None, bank=None",
                'orders=b"", bank=None',
            ),
        ),
        (GIVEN, "-k", "nobody_else and nim"),
        "AssertionError",
    ),
    Mutation(
        "what is chosen ahead begins elsewhere than the turn",
        (
            Edit(
                "engines/magblast/turn.py",
                r"action_deck=\(\), action_discard=\(\)\)",
                "action_deck=(), action_discard=(), ship_deck=(), ship_discard=())",
            ),
        ),
        ("tests/laws/test_foreseen.py", "-k", "begins_with and magblast"),
        "magblast-end",
    ),
    Mutation(
        "what a piece leads to is told of the bomb",
        (Edit("engines/rebelmoon/ways.py", r'if path\.way\.verb != "fly":', "if not path:"),),
        ("tests/laws/test_advice.py", "-k", "said_once and rebelmoon"),
        "assert",
    ),
    Mutation(
        "it is told that nothing can be foreseen, where more can be chosen",
        (
            Edit(
                "cogs/panels/ahead.py",
                r"lines if further or not lines",
                "lines if further and not lines",
            ),
        ),
        ("tests/laws/test_plans.py", "-k", "behind_it"),
        "no-further",
    ),
    Mutation(
        "of each of several actions it is told alone why it cannot be done",
        (Edit("tables/match/ahead.py", r"return \(first, \*same\)", "return plan[:1]"),),
        ("tests/tables/test_ahead.py", "-k", "told_once"),
        "assert",
    ),
    Mutation(
        "a plan keeps quiet of what comes behind something that nobody can foresee",
        (
            Edit(
                "cogs/panels/ahead.py",
                r"return \(\) if waits\(scene\) else scene\.drafted",
                "return () if scene else scene.drafted",
            ),
        ),
        ("tests/laws/test_plans.py", "-k", "names_all"),
        "ahead-chosen",
    ),
    Mutation(
        "what was chosen for the next turn is refused once that has come",
        (
            Edit(
                "cogs/panels/ahead.py",
                r"or now\.inner not in offered else now\.inner$",
                "or now.inner not in offered else None",
            ),
        ),
        ("tests/games/rebelmoon/play/test_ahead.py", "-k", "come_meanwhile"),
        "assert",
    ),
    Mutation(
        "a button says that it does what nobody can foresee",
        (
            Edit(
                "cogs/panels/ahead.py",
                r"count=max\(len\(led_to\(scene\)\.forecasts\), 1\)",
                "count=len(scene.drafted)",
            ),
        ),
        ("tests/laws/test_plans.py", "-k", "before_it_was_seen"),
        "assert",
    ),
)
