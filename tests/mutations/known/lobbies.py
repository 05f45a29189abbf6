"""Faults of lobbies, and of what comes after a match."""

from __future__ import annotations

from tests.mutations.faults import Edit, Mutation

MUTATIONS = (
    Mutation(
        "who plays again sits on the same side",
        (
            Edit(
                "tables/returning.py",
                r"return 0\.5 if seat is None else PAIR - 1 - seat",
                "return 0.5 if seat is None else seat",
            ),
        ),
        ("tests/tables/test_returning.py", "-k", "other_side"),
        "assert",
    ),
    Mutation(
        "whoever comes into a return match asks those who sit there to agree again",
        (
            Edit(
                "tables/agreement.py",
                r"stayed\.insert\(place, one\)",
                "stayed.append(one)",
            ),
        ),
        ("tests/tables/test_returning.py", "-k", "told_at_the_end"),
        "refusal-not-agreed",
    ),
    Mutation(
        "two matches of different people are added up",
        (
            Edit(
                "tables/returning.py",
                r"or \{\*now\.values\(\)\} != \{\*sat\}",
                "",
            ),
        ),
        ("tests/tables/test_returning.py", "-k", "of_others"),
        "KeyError",
    ),
    Mutation(
        "a match for another stays one that was taken from a third",
        (
            Edit(
                "tables/options.py",
                r"origin=UNSET, abroad=UNSET, returns=number",
                "returns=number",
            ),
        ),
        ("tests/tables/test_returning.py", "-k", "taken_from_none"),
        "assert",
    ),
    Mutation(
        "a computer is offered where all seats are taken",
        (
            Edit(
                "cogs/panels/options.py",
                r"if len\(scene\.seats\) >= engines\.load.*:",
                "if not scene.seats:",
            ),
        ),
        ("tests/laws/test_lobbies.py", "-k", "host_is_offered"),
        "assert",
    ),
    Mutation(
        "a seat is offered in a full lobby",
        (Edit("cogs/panels/lobby.py", r"chooses\) if room else \(starts, chooses\)", "chooses)"),),
        ("tests/laws/test_lobbies.py", "-k", "shines"),
        "assert",
    ),
    Mutation(
        "a lobby hides the match that began before it",
        (
            Edit(
                "cogs/chat/which.py",
                r"if match\.status is not Status\.LOBBY:",
                "if match is not None:",
            ),
        ),
        ("tests/bot/test_which_match.py", "-k", "hides"),
        "has not begun",
    ),
    Mutation(
        "nobody is named who has still to agree",
        (
            Edit(
                "cogs/panels/lobby.py",
                r"not scene\.in_lobby or not waiting or lobby\.sought",
                "not scene.in_lobby and not waiting or lobby.sought",
            ),
        ),
        ("tests/bot/test_lobby.py",),
        "something is missing",
    ),
    Mutation(
        "the rules of a lobby belong to a question",
        (
            Edit(
                "cogs/panels/lobby.py",
                r'(text\("button-rules"\), extra=scene\.match\.game), anyone=True',
                r"\1",
            ),
        ),
        ("tests/bot/test_lobby.py",),
        "belongs to a question",
    ),
    Mutation(
        "of two processes that are told of the same press both change the lobby",
        (Edit("tables/gatherings.py", r"if interaction_id is not None:", "if False:"),),
        ("tests/bot/test_told_too.py", "-k", "changed_once"),
        "assert",
    ),
    Mutation(
        "what a holiday put off becomes one's own time",
        (
            Edit(
                "tables/match/dues.py",
                r"^        payload = encode\(self\.extra\) .*$",
                '        payload = b""',
            ),
        ),
        ("tests/tables/test_holidays.py", "-k", "stays_put_off_by_it"),
        "assert",
    ),
    Mutation(
        "who is out of time and comes back has all of it anew",
        (
            Edit(
                "tables/match/sitting.py",
                r"if left is not None and left\.seconds <= 0 and .*:",
                "if False:",
            ),
        ),
        ("tests/tables/test_sitting.py", "-k", "has_none_anew"),
        "DID NOT RAISE",
    ),
)
