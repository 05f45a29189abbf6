"""Faults in what menus ask, and in how much stands on a page of them."""

from __future__ import annotations

from tests.mutations.faults import Edit, Mutation

PAGES = "tests/laws/test_options_pages.py"
LABELS = ("tests/laws/test_menus.py",)


def _asks(instead: str) -> tuple[Edit, ...]:
    """Return what lets the menu of what is likely meant in Mag·Blast ask in other words."""
    where, key = "locales/en/magblast_panel.ftl", "magblast-choose-likely"
    return (Edit(where, rf"^{key} = .*$", f"{key} = {instead}"),)


MUTATIONS = (
    Mutation(
        "all that is agreed on about a table stands on one page",
        (Edit("cogs/panels/options.py", r" if one\[0\] in FIRST\)$", ")"),),
        (PAGES, "-k", "option"),
        "MOST_",
    ),
    Mutation(
        "an option of the table stands on no page",
        (Edit("cogs/panels/options.py", r"one\[0\] not in FIRST\)$", 'one[0] == "expired")'),),
        (PAGES, "-k", "option"),
        "assert",
    ),
    Mutation(
        "all standing orders stand on one page",
        (Edit("cogs/panels/orders.py", r"tuple\(by_field\[field\] for field in first\)", "menus"),),
        (PAGES, "-k", "order"),
        "MOST_",
    ),
    Mutation(
        "a menu asks more than a phone shows",
        _asks("Attacks, moves, cards, and the end of the turn…"),
        LABELS,
        "magblast-choose-likely",
    ),
    Mutation(
        "a menu only says that there are several",
        _asks("Several…"),
        LABELS,
        "magblast-choose-likely",
    ),
    Mutation(
        "dots stand behind a gap",
        _asks("Attacks, moves, cards …"),
        LABELS,
        "magblast-choose-likely",
    ),
    Mutation(
        "no likely cell is offered to whoever places an asteroid",
        (Edit("engines/rebelmoon/ways.py", r"form=form, at_once=near\)", "form=form)"),),
        ("tests/laws/test_at_once.py", "-k", "rebelmoon"),
        "AssertionError: place",
    ),
    Mutation(
        "a likely cell is another than it is called",
        (
            Edit(
                "engines/rebelmoon/ways.py",
                r"^        cells = nearest\(self\.view, IMPERIAL\)\[:MOST_AT_ONCE\]$",
                "        cells = ['A1']",
            ),
        ),
        ("tests/laws/test_at_once.py", "-k", "rebelmoon"),
        "refusal-malformed",
    ),
)
