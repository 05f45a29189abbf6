"""Faults in how computers think."""

from __future__ import annotations

from tests.mutations.faults import Edit, Mutation

SEARCH = "bots/search.py"

MUTATIONS = (
    Mutation(
        "who may act besides is taken for somebody who decides at the same moment",
        (
            Edit(
                SEARCH,
                r"engine\.to_act\(known\) \| engine\.changing\(known\)",
                "engine.to_act(known) | engine.may_act(known)",
            ),
        ),
        ("tests/laws/test_computers.py", "-k", "makes_no_choice_simultaneous"),
        "assert",
    ),
    Mutation(
        "the Rebel is proposed what cannot do anything",
        (Edit("engines/rebelmoon/arms.py", r"if shot\.effect in WORKS:", "if shot:"),),
        ("tests/games/rebelmoon/rules/test_random_play.py", "-k", "may_do_something"),
        "assert",
    ),
    Mutation(
        "everything is looked through though no end is near",
        (Edit("bots/certain.py", r"most // WITHOUT_END", "most"),),
        ("tests/laws/test_levels.py", "-k", "no_end_is_near"),
        "assert",
    ),
    Mutation(
        "what is certain may take all of the time",
        (Edit(SEARCH, r"keep_going\(CERTAIN\)", "keep_going()"),),
        ("tests/laws/test_levels.py", "-k", "half_of_the_time"),
        "assert",
    ),
    Mutation(
        "what was regretted teaches nothing",
        (
            Edit(
                "bots/bandit.py",
                r"self\.regret = max\(0\.0, self\.regret \+ value - instead_of\)",
                "self.regret = 1.0",
            ),
        ),
        ("tests/bots/test_exploiting.py", "-k", "wins_little", "-m", "not soak"),
        "assert",
    ),
    Mutation(
        "what others have done already counts as nothing when a choice is simultaneous",
        (Edit(SEARCH, r"not self\.decides_alone$", "False"),),
        ("tests/bots/test_exploiting.py", "-k", "wins_little", "-m", "not soak"),
        "assert",
    ),
    Mutation(
        "an end of a match is solved though somebody's hand is hidden",
        (
            Edit(
                "bots/endgames.py",
                r"(engine\.resample\(state, seat, luck\))",
                r"\1\n            continue",
            ),
        ),
        ("tests/bots/test_endgames.py", "-k", "hidden"),
        "assert",
    ),
    Mutation(
        "what is solved of an end is not played",
        (Edit("bots/endgames.py", r"_Solver\(engine, most", "_Solver(engine, 0"),),
        ("tests/bots/test_endgames.py", "-k", "does_what_was_solved"),
        "assert",
    ),
    Mutation(
        "what is tried is weighed in the middle of the own turn",
        (Edit(SEARCH, r"if answered and self\._seat", "if self._seat"),),
        ("tests/laws/test_computers.py", "-k", "middle_of_the_own_turn"),
        "assert",
    ),
    Mutation(
        "whoever is to think through two own turns stops after one",
        (Edit(SEARCH, r"turns - 1, self\._decision", "0, self._decision"),),
        ("tests/laws/test_levels.py", "-k", "as_many_own_turns"),
        "assert",
    ),
    Mutation(
        "a computer answers a move that was taken back while it thought",
        (
            Edit(
                "tables/match/position.py",
                r"return \(self\.seats\[seat\]\.withdrawn << 32\) \+ self\.decision\(seat\)",
                "return self.decision(seat)",
            ),
        ),
        ("tests/tables/test_thought_anew.py",),
        "TimeoutError",
    ),
    Mutation(
        "a button of a move that was taken back holds for the next one",
        (
            Edit(
                "tables/match/play.py",
                r"question != position\.question\(seat\):",
                "question & 0xFFFF != position.decision(seat):",
            ),
        ),
        ("tests/tables/test_questions.py", "-k", "holds_no_more"),
        "Failed",
    ),
    Mutation(
        "a fleet is weighed as any other of its flagship was",
        (
            Edit(
                "engines/magblast/estimate.py",
                r"@lru_cache\(maxsize=MOST\)\ndef outlook\(fleet: Fleet\) -> Outlook:\n(.*)\n",
                "_KNOWN: dict[str, Outlook] = {}\n\n\n"
                "def outlook(fleet: Fleet) -> Outlook:\n"
                "    return _KNOWN.setdefault(fleet.flagship, _outlook(fleet))\n\n\n"
                "def _outlook(fleet: Fleet) -> Outlook:\n",
            ),
        ),
        ("tests/laws/test_estimates.py", "-k", "magblast"),
        "assert",
    ),
    Mutation(
        "the bomb is flown once, whatever is kept back",
        (
            Edit(
                "engines/rebelmoon/paper.py",
                r"spared = min\(spared, points\) if thrust else spared",
                "spared = ALL",
            ),
        ),
        ("tests/games/rebelmoon/rules/test_paper.py",),
        "assert",
    ),
    Mutation(
        "two levels think as much where turns are long",
        (Edit("engines/imperium/engine.py", r"long_turns=True,", "long_turns=False,"),),
        ("tests/laws/test_levels.py", "-k", "imperium"),
        "assert",
    ),
    Mutation(
        "who wavers gives anything away",
        (Edit("bots/search.py", r"self\._costs_little\(near\), self", "near, self"),),
        ("tests/laws/test_levels.py", "-k", "wavers"),
        "assert",
    ),
    Mutation(
        "who wavers does so well ahead, too",
        (
            Edit(
                "bots/search.py",
                r"if self\._effort\.wavers and self\._is_open\(\):",
                "if self._effort.wavers:",
            ),
        ),
        ("tests/laws/test_levels.py", "-k", "wavers"),
        "assert",
    ),
    Mutation(
        "who wavers believes that others do their best",
        (Edit("bots/effort.py", r"1 if self\.wavers and not own else ", ""),),
        ("tests/laws/test_levels.py", "-k", "believes"),
        "assert",
    ),
    Mutation(
        "a hint stops at what has to be done anyway",
        (
            Edit(
                "tables/match/advising.py",
                r"if advice\.ground is not Ground\.ONLY:",
                "if advice.ground is not None:",
            ),
        ),
        ("tests/tables/test_advising.py", "-k", "goes_on"),
        "assert not True",
    ),
)
