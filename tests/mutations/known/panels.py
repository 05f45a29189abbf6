"""Faults in what can be pressed, and in reading what is typed."""

from __future__ import annotations

from tests.mutations.faults import Edit, Mutation
from tests.mutations.laws import DUEL_REACH, EMPIRE_REACH, FLEET_REACH, REACH, WAYS

DUEL = ("tests/laws/test_panels.py", "-k", "every_control_leads_on and shazamm")
GUEST_REACH = (REACH, "-k", "nim")
NO_ANSWER = Edit(
    "cogs/chat/game.py",
    r"^        return pressed\.answer\($",
    '        raise RuntimeError("no answer")\n        return pressed.answer(',
)

MUTATIONS = (
    Mutation(
        "an effect is told before what it came of",
        (
            Edit(
                "cogs/panels/gathering.py",
                r"if all\(earlier\.makes\.isdisjoint\(one\.needs\) for one in between\)",
                "if told",
            ),
        ),
        ("tests/laws/test_told_in_order.py", "-k", "told_behind_it and magblast"),
        "assert",
    ),
    Mutation(
        "a line is read turned round though it begins with what is asked first",
        (
            Edit(
                "cogs/panels/shorthand.py",
                r"return not any\(one\.at for one in Walk\(row, way, clause\)\.moments\(\).*$",
                "return True",
            ),
        ),
        ("tests/laws/test_line_order.py", "-k", "read_in_that_order"),
        "assert",
    ),
    Mutation(
        "who waits is suggested no line",
        (Edit("cogs/chat/lines.py", r"offered, anytime=True", "offered"),),
        ("tests/games/rebelmoon/play/test_lines_while_waiting.py", "-k", "from_its_beginning"),
        "assert",
    ),
    Mutation(
        "nothing can be pressed, and nothing is answered",
        (
            Edit("cogs/chat/game.py", r"return chooser\.panel\(.*$", "return ()"),
            NO_ANSWER,
        ),
        DUEL,
        "whoever is asked has something to press",
    ),
    Mutation("what is pressed is not answered", (NO_ANSWER,), DUEL, "RuntimeError: no answer"),
    Mutation(
        "what is chosen already is a button though there is nothing else",
        (
            Edit(
                "cogs/panels/chooser.py", r"^    return ask\.values == chosen$", "    return False"
            ),
        ),
        ("tests/laws/test_panels.py", "-k", "stands_alone and magblast"),
        "button-chosen",
    ),
    Mutation(
        "what shines in a lesson is what the game would have shine",
        (Edit("cogs/panels/lessons.py", r"\(_lit\(row, named\) for row in", "(row for row in"),),
        ("tests/laws/test_lessons.py", "-k", "shines and imperium"),
        "imperium-done-cards",
    ),
    Mutation(
        "the last choice is left out of what still fits",
        (
            Edit(
                "engines/listed.py",
                r"^        return Pick\(self\.titled\(verb, key\), choices\)$",
                "        return Pick(self.titled(verb, key), choices[:-1] or choices)",
            ),
        ),
        FLEET_REACH,
        "no way on the panel",
    ),
    Mutation(
        "the pages of a menu never turn",
        (
            Edit(
                "cogs/panels/chooser.py",
                r"^    return \(\*choices\[page \* PAGE : \(page \+ 1\) \* PAGE\], turn\)$",
                "    return choices[page * PAGE : (page + 1) * PAGE]",
            ),
        ),
        ("tests/games/imperium/play/test_many_choices.py",),
        "no way on the panel",
    ),
    Mutation(
        "a choice is left out of every menu",
        (
            Edit(
                "cogs/panels/chooser.py",
                r"^        return choices$",
                "        return choices[:-1] or choices",
            ),
        ),
        EMPIRE_REACH,
        "no way on the panel",
    ),
    Mutation(
        "a heap is left out of the menu",
        (
            Edit(
                "engines/listed.py",
                r"^            for value, action in found\.items\(\)$",
                "            for value, action in tuple(found.items())[:-1]",
            ),
        ),
        GUEST_REACH,
        "no way on the panel",
    ),
    Mutation(
        "a command does not read what it is told",
        (
            Edit(
                "cogs/panels/typed.py",
                r"str\(whole_number\(typed\)\)",
                "str(min(whole_number(typed), 9))",
            ),
        ),
        DUEL_REACH,
        "cast",
    ),
    Mutation(
        "a control of what is gone does something else",
        (Edit("cogs/panels/pressed.py", r"^    if not turned and any\(.*$", "    if False:"),),
        (WAYS, "-k", "rebelmoon"),
        "DID NOT RAISE",
    ),
    Mutation(
        "too few things are suggested for a list",
        (Edit("cogs/panels/typed.py", r"max\(0, ask\.least - len\(values\)\)", "0"),),
        ("tests/laws/test_lists.py",),
        "assert",
    ),
    Mutation(
        "accents hinder a search",
        (Edit("cogs/panels/finding.py", r"unicodedata\.combining\(one\)", "False"),),
        ("tests/laws/test_rulebook.py", "-k", "listed and shazamm"),
        "Error",
    ),
    Mutation(
        "lines of a page in words run into each other",
        (Edit("cogs/panels/in_words.py", r'f"\\n\{new\}" if found', "new if found"),),
        ("tests/laws/test_in_words.py", "-k", "page_by_page"),
        "assert",
    ),
    Mutation(
        "a form opens in which nothing is to be typed",
        (
            Edit(
                "cogs/panels/pressed.py",
                r"any\(not isinstance\(ask, Pick\)",
                "any(isinstance(ask, Pick)",
            ),
        ),
        ("tests/laws/test_junk.py", "-k", "filled_in"),
        "MOST_FIELDS",
    ),
    Mutation(
        "how things are spoken of is worked out anew for each word of a line",
        (
            Edit(
                "cogs/panels/vocabulary.py",
                r"@cached_property\n    def spoken",
                "@property\n    def spoken",
            ),
        ),
        ("tests/laws/test_work.py",),
        "<= 150000",
    ),
    Mutation(
        "each move of a unit is weighed for the words of one",
        (
            Edit(
                "engines/imperium/wording.py",
                r"    way = way_to\(view, unit, to\)",
                "    from engines.imperium.advice.moving import ways\n\n"
                "    way = {one.to: one for one in ways(view, unit)}.get(to)",
            ),
        ),
        ("tests/laws/test_work.py", "-k", "third_rules_storm"),
        "<= 90000",
    ),
    Mutation(
        "hundreds of words are read as a list in every way",
        (Edit("cogs/panels/walking.py", r"^LONGEST_LIST = 64$", "LONGEST_LIST = 640"),),
        ("tests/laws/test_work.py", "-k", "soon_done"),
        "<= 200000",
    ),
    Mutation(
        "what is said a hundred times is looked up as often",
        (Edit("cogs/panels/typed.py", r"if part not in known:", "if part:"),),
        ("tests/laws/test_work.py", "-k", "hundred_times"),
        "<= 500000",
    ),
    Mutation(
        "the map is walked for the price of each place",
        (
            Edit(
                "engines/imperium/construction.py",
                r"\{at: cost - saving\(board, kind, cost\) for at, cost in full\.items\(\)\}",
                "{at: price(board, seat, kind, at) for at in full}",
            ),
        ),
        ("tests/games/imperium/rules/test_advice.py", "-k", "walked_once"),
        "assert",
    ),
    Mutation(
        "whoever waits by a private answer is not shown there that they are asked",
        (
            Edit(
                "cogs/chat/own.py",
                r"interaction = None if _waits\(scene\) else ",
                "interaction = None if scene else ",
            ),
        ),
        ("tests/bot/test_private_panels.py", "-k", "next_question"),
        "It is your turn",
    ),
    Mutation(
        "what is looked at in private is covered by the next question",
        (
            Edit(
                "cogs/chat/router.py",
                r"self\.client\.services\.followed\.take\(control\.match, interaction\.user\.id\)",
                "pass",
            ),
        ),
        ("tests/bot/test_private_panels.py", "-k", "something_else"),
        "assert",
    ),
)
