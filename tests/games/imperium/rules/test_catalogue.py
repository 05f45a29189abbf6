"""What is told of each unit: who may not build it in a mission, or from when on it can be built."""

from __future__ import annotations

import pytest

from engines.imperium.catalogue import catalogue
from engines.imperium.missions import SCENARIOS, Mission
from engines.imperium.options import Config
from engines.imperium.units import Kind

ABOUT = ("imperium-list-forbidden", "imperium-list-forbidden-one", "imperium-list-from")


@pytest.mark.parametrize("mission", Mission)
def test_units_say_who_may_not_build_them_or_from_when_on(mission: Mission) -> None:
    scenario = SCENARIOS[mission]
    entries = [entry for group in catalogue(Config(mission=mission)) for entry in group.entries]
    units = {entry.key: entry.values for entry in entries if entry.key in tuple(Kind)}
    assert len(units) > 10
    for kind, values in units.items():
        barred = sum(kind in forbidden for forbidden in scenario.forbidden)
        late = kind == Kind.ANNIHILATOR and scenario.annihilator_from > 1
        wanted = [ABOUT[2 - barred]] if barred else [ABOUT[2]] if late else []
        assert [value.key for value in values if value.key in ABOUT] == wanted
