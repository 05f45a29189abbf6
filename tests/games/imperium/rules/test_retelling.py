"""What a war comes to, counted by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.core import Outcome, Player, Text, text
from engines.retelling import retelling
from tests.laws.heard import heard
from tests.laws.played import FILES, read

RED, BLUE = Player(0), Player(1)


def _reason(outcome: Outcome | None) -> str:
    return outcome.reason.key.removeprefix("imperium-outcome-") if outcome else ""


def event(name: str, **args: object) -> Text:
    return Text(f"imperium-event-{name}", args)  # pyright: ignore[reportArgumentType]


def test_income_units_and_planets_are_counted() -> None:
    told = (
        event("income", player=RED, earned=6, points=16),
        event("built", player=RED),
        event("conscripted", player=BLUE, count=3),
        event("destroyed", player=RED),
        event("out-of-supply", player=BLUE),
        event("swallowed", player=BLUE),
        event("attack-resolved", player=BLUE, enemy=RED, verdict="destroyed"),
        event("attack-resolved", player=BLUE, enemy=RED, verdict="damaged"),
        event("occupied", player=RED),
        event("conquered", player=RED),
    )
    found = retelling("imperium", told, 2)
    assert {figure.name.key.rpartition("-")[2]: figure.values for figure in found.figures} == {
        "points": (6, 0),
        "built": (1, 3),
        "lost": (2, 2),
        "planets": (2, 0),
    }


DEEDS = ("occupied", "blockade-point", "conquered", "annihilated")


@pytest.mark.parametrize("most", range(1, len(DEEDS) + 1))
def test_the_last_of_the_greatest_deeds_decides(most: int) -> None:
    deeds = [event(name, player=RED, planet=planet) for planet in "AB" for name in DEEDS[:most]]
    assert retelling("imperium", deeds, 2).moment == (deeds[-1],)


ENDED_BY = {
    "annihilation": {"attack-resolved", "bombarded", "destroyed"},
    "convoy-arrived": {"moved"},
    "convoy-lost": {"attack-resolved", "destroyed"},
    "home-conquered": {"invaded"},
    "home-destroyed": {"annihilated"},
    "home-swallowed": {"planet-erased"},
    "weapon": {"annihilated"},
}
"""What a match ends by, and the events that can have ended it."""
TURN = 40
"""So many lines at most are told of the turn that a match ends in."""
RECORDS = [path for path in FILES if path.parts[-3] == "imperium"]
BY_A_BLOW = [path for path in RECORDS if _reason(read(path).outcome) in ENDED_BY]


@pytest.mark.parametrize("path", BY_A_BLOW, ids=lambda path: path.stem)
def test_a_match_that_ends_with_a_blow_is_remembered_by_it(path: Path) -> None:
    """Whatever greater was done before: it was told in the last turn."""
    told, outcome = heard(path), read(path).outcome
    (blow,) = retelling("imperium", told, 2, outcome).moment
    assert blow.key.removeprefix("imperium-event-") in ENDED_BY[_reason(outcome)]
    assert blow in told[-TURN:]


@pytest.mark.parametrize("path", [path for path in RECORDS if path not in BY_A_BLOW])
def test_a_match_that_was_counted_out_is_remembered_by_its_greatest_deed(path: Path) -> None:
    told, outcome = heard(path), read(path).outcome
    assert retelling("imperium", told, 2, outcome) == retelling("imperium", told, 2)


def test_a_convoy_is_lost_with_its_last_transport_and_arrives_with_one() -> None:
    transport, cruiser = (
        text("imperium-unit-numbered", unit=text(f"imperium-unit-{kind}"), number=1)
        for kind in ("transport", "cruiser")
    )
    resolved = {"player": BLUE, "enemy": RED, "verdict": "destroyed"}
    lost = event("attack-resolved", unit=transport, **resolved)
    came = event("moved", player=RED, unit=transport)
    told = (
        lost,
        came,
        event("attack-resolved", unit=cruiser, **resolved),
        event("moved", player=RED, unit=cruiser),
        event("conquered", player=BLUE),
    )
    for reason, blow in (("convoy-lost", lost), ("convoy-arrived", came)):
        outcome = Outcome(text(f"imperium-outcome-{reason}"), ())
        assert retelling("imperium", told, 2, outcome).moment == (blow,)
