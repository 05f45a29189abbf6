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
    Mutation(
        "the higher income scores nothing",
        (Edit("engines/imperium/victory.py", r"and board\.rules_version >= 3$", "and False"),),
        ("tests/games/imperium/rules/test_missions_end.py", "-k", "reaches_its_aim"),
        "assert",
    ),
    Mutation(
        "gates count from the start",
        (
            Edit(
                "engines/imperium/victory.py",
                r"early = board\.rules_version >= 3 and board\.turn < GATES_FROM",
                "early = False",
            ),
        ),
        ("tests/games/imperium/rules/test_victory.py", "-k", "from_game_turn_4"),
        "assert",
    ),
    Mutation(
        "without chance one is asked as rules 5 say by all rules",
        (
            Edit(
                "engines/imperium/turns.py",
                r" and board\.rules_version >= 5",
                "",
            ),
        ),
        ("tests/games/imperium/rules/test_turns.py", "-k", "earlier_rules"),
        "assert",
    ),
    Mutation(
        "blue stops the Convoy with a cruiser by all rules",
        (
            Edit(
                "engines/imperium/missions.py",
                r"return SCENARIOS if rules_version >= 4 else _BEFORE_4",
                "return SCENARIOS",
            ),
        ),
        ("tests/games/imperium/rules/test_setup.py", "-k", "i_r67"),
        "assert",
    ),
    Mutation(
        "a storm blows over",
        (
            Edit(
                "engines/imperium/hazards.py",
                r"least = board\.scenario\.least_clouds if board\.rules_version >= 3 else 0",
                "least = 0",
            ),
        ),
        ("tests/games/imperium/rules/test_missions_end.py", "-k", "storm_lasts"),
        "assert",
    ),
    Mutation(
        "a menu of bids shows a bare number",
        (
            Edit(
                "cogs/games/imperium/drafting.py",
                r'label=text\("imperium-next-bid", most=one\.label\)',
                "label=one.label",
            ),
        ),
        PANELS,
        "a number of what",
    ),
    Mutation(
        "an attack that tells what it comes to is followed by a line that tells it again",
        (
            Edit(
                "engines/imperium/firing.py",
                r"board = suffered\(board",
                "board = strike(board",
            ),
        ),
        ("tests/laws/test_said_again.py",),
        "imperium-event-destroyed",
    ),
)
