"""What is told of each ship of an edition: all that is printed on it, and nothing twice."""

from __future__ import annotations

import pytest

from engines.magblast.account import printed
from engines.magblast.cards import FLAGSHIP_HULL
from engines.magblast.catalogue import catalogue
from engines.magblast.editions import EDITIONS
from engines.magblast.model import Config, EditionName


@pytest.mark.parametrize("edition", EditionName)
def test_a_ship_says_its_type_once_and_all_else_that_is_printed_on_it(edition: EditionName) -> None:
    """One without a name of its own is called by its type."""
    _, ships, flagships = catalogue(Config(edition=edition))
    assert {entry.key for entry in ships.entries} == {ship.id for ship in EDITIONS[edition].ships}
    for entry in ships.entries:
        of_its_type = tuple(arg for name, arg in entry.name.args.items() if name == "type")
        assert (*of_its_type, *entry.values) == printed(entry.key)
        assert entry.count == 1
    assert flagships.about is not None
    assert flagships.about.args == {"count": len(flagships.entries), "hull": FLAGSHIP_HULL}
