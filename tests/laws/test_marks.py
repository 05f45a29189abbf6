"""What stands for a choice in a control stands for no other: Discord takes no two alike."""

from __future__ import annotations

from cogs.panels.drafts import code
from engines.core import encode

CELLS = [f"{letter}{number}" for letter in "ABCDEFGHIJK" for number in range(1, 13)]
MANY = 1_000


def test_whatever_is_much_alike_has_each_a_mark_of_its_own() -> None:
    moves = [encode(("move", unit, cell)).decode() for unit in range(50) for cell in CELLS]
    for start in range(0, len(moves), MANY):
        some = moves[start : start + MANY]
        assert len({code(value) for value in some}) == len(some)


def test_what_stands_for_itself_is_what_nothing_else_is_known_by() -> None:
    short = [f"{number:04}" for number in range(10_000)]
    assert all(code(value) == value for value in short)
    assert not {*short} & {code(f"{value}+") for value in short}
