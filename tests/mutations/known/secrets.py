"""Faults in undoing, and in what others are told of it, and of what is done in secret."""

from __future__ import annotations

from tests.mutations.faults import Edit, Mutation
from tests.mutations.laws import SECRET_ACTS, SECRET_CARDS

SECRET_ANSWERS = (SECRET_ACTS, "-k", "magblast")
TIME_LEFT = (SECRET_ACTS, "-k", "time_that_was_left and imperium")

MUTATIONS = (
    Mutation(
        "undo looks at the last entry of anybody",
        (
            Edit(
                "tables/match/undo.py",
                r"^    own = _own_of\(line, seat, asked\)$",
                "    own = line[-1] if line and line[-1].seat == seat else None",
            ),
        ),
        SECRET_ANSWERS,
        "hears who takes back",
    ),
    Mutation(
        "what was taken back in secret is told to all",
        (Edit("tables/match/undo.py", r"^    if None in witnesses:$", "    if witnesses:"),),
        SECRET_ANSWERS,
        "taken back: letters",
    ),
    Mutation(
        "undo gives the full time again",
        (
            Edit(
                "tables/match/undo.py",
                r"^        if due is not None:$",
                "        if due is None:",
            ),
        ),
        TIME_LEFT,
        "seconds left",
    ),
    Mutation(
        "undo gives back the time that was used up since",
        (
            Edit(
                "tables/match/undo.py",
                r"^    if seat not in running or given is None:$",
                "    if True:",
            ),
        ),
        TIME_LEFT,
        "seconds left",
    ),
    Mutation(
        "an answer that is taken back is waited for longer",
        (Edit("tables/match/undo.py", r"^    if seat in before.responding:$", "    if False:"),),
        SECRET_ANSWERS,
        "until when answers are waited for",
    ),
    Mutation(
        "a clock tells that a card was laid in secret",
        (
            Edit(
                "tables/match/consequences.py",
                r"^        newly = self.newly_asked if self.is_noticed else .*$",
                "        newly = self.newly_asked",
            ),
        ),
        SECRET_CARDS,
        "until when answers are waited for",
    ),
    Mutation(
        "an edit of the board tells that somebody has answered",
        (
            Edit(
                "tables/match/consequences.py",
                r"^        if self._turns - \{self.actor\}:$",
                "        if self.newly_asked or before.asked != after.asked:",
            ),
        ),
        SECRET_ANSWERS,
        "is made",
    ),
    Mutation(
        "a hint tries a draft in the world as it is",
        (Edit("tables/match/advising.py", r"world = engine\.resample\(.*\)", "world = state"),),
        ("tests/tables/test_advising.py", "-k", "in_secret"),
        "assert",
    ),
    Mutation(
        "one's own file numbers deeds as the log does while a match is played",
        (Edit("tables/privacy/own.py", r"^    if opened:$", "    if True:"),),
        ("tests/laws/test_secret_acts.py", "-k", "others_can_do and imperium"),
        "their own deeds",
    ),
    Mutation(
        "the button of an offer carries the number of its entry",
        (
            Edit(
                "tables/questions.py",
                r"Question\(found\.mark, found",
                "Question(found.number, found",
            ),
        ),
        ("tests/laws/test_secret_acts.py", "-k", "others_can_do and imperium"),
        "the offer",
    ),
)
