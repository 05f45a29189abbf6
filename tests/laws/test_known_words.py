"""What words mean at a step where it cannot be chosen now, but is there."""

from __future__ import annotations

import pytest

from cogs.panels.vocabulary import Vocabulary
from cogs.panels.walking import known
from engines.choosing import Choice, Pick
from engines.core import text

NAMED = Vocabulary(
    armour=(text("imperium-unit-armour"),), infantry=(text("imperium-unit-infantry"),)
)
LOADS = tuple(Choice(load, text("language-en")) for load in ("2*armour", "2*infantry"))


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("armour, infantry", ("armour+infantry",)),
        ("3 infantry", ("3*infantry",)),
        ("2 armour", ("2*armour",)),
        ("armour", ("armour",)),
    ],
)
def test_what_is_chosen_together_is_known_where_all_of_it_is_there(
    words: str, meant: tuple[str, ...]
) -> None:
    assert known(Pick(text("language-en"), LOADS, several=True), NAMED, words) == meant


def test_what_is_chosen_together_is_not_known_where_a_part_of_it_is_not_there() -> None:
    only = Vocabulary({"armour": NAMED["armour"]})
    assert known(Pick(text("language-en"), LOADS, several=True), only, "armour, fleas") is None
