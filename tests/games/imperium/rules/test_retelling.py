"""What a war comes to, counted by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.core import Outcome, Player, Text, text
from engines.imperium.aftermath import aftermath
from engines.imperium.stock import owned
from engines.retelling import retelling
from tests.laws.heard import heard
from tests.laws.played import FILES, read

RED, BLUE = Player(0), Player(1)
RECORDS = [path for path in FILES if path.parts[-3] == "imperium"]


def _reason(outcome: Outcome | None) -> str:
    return outcome.reason.key.removeprefix("imperium-outcome-") if outcome else ""


def event(name: str, **args: object) -> Text:
    return Text(f"imperium-event-{name}", args)  # pyright: ignore[reportArgumentType]


FRIGATE = text("imperium-unit-numbered", unit=text("imperium-unit-frigate"), number=1)
TROOPS = (text("imperium-unit-counted", unit=text("imperium-unit-infantry"), count=2),)
LADEN = text("imperium-unit-with-cargo", unit=FRIGATE, cargo=TROOPS)
SHIELD = (text("imperium-unit-counted", unit=text("imperium-unit-shield"), count=1),)


def test_income_units_and_planets_are_counted() -> None:
    told = (
        event("income", player=RED, earned=6, points=16),
        event("built", player=RED, unit=text("imperium-unit-frigate")),
        event("built", player=RED, unit=text("imperium-unit-shield")),
        event("conscripted", player=BLUE, count=3),
        event("destroyed", player=RED, unit=FRIGATE),
        event("out-of-supply", player=BLUE, unit=FRIGATE),
        event("swallowed", player=BLUE, unit=LADEN),
        event("attack-resolved", player=BLUE, enemy=RED, unit=LADEN, verdict="destroyed"),
        event("attack-resolved", player=BLUE, enemy=RED, unit=FRIGATE, verdict="damaged"),
        event("occupied", player=RED),
        event("conquered", player=RED),
    )
    found = retelling("imperium", told, 2)
    assert {figure.name.key.rpartition("-")[2]: figure.values for figure in found.figures} == {
        "points": (6, 0),
        "built": (1, 3),
        "lost": (4, 4),
        "planets": (2, 0),
    }


def figure(told: tuple[Text, ...], name: str) -> tuple[int, ...]:
    figures = retelling("imperium", told, 2).figures
    counted = {one.name.key: one.values for one in figures}
    return counted.get(f"imperium-figure-{name}", (0, 0))


@pytest.mark.parametrize(
    ("told", "lost"),
    [
        ((event("cargo-lost", player=BLUE, unit=FRIGATE, cargo=TROOPS),), (0, 2)),
        ((event("token-lost", player=RED, unit=text("imperium-unit-armour")),), (1, 0)),
        ((event("token-lost", player=RED, unit=text("imperium-unit-shield")),), (0, 0)),
        ((event("garrison-lost", player=RED, units=(*TROOPS, *SHIELD)),), (2, 0)),
        ((event("planet-lost", player=BLUE, units=(*TROOPS, *SHIELD), count=3),), (0, 2)),
        ((event("missile-hit", player=BLUE),), (0, 1)),
        (
            (
                event("invaded", player=BLUE),
                event("invasion-losses", attackers=TROOPS, defenders=()),
            ),
            (0, 2),
        ),
        ((event("mutinied", player=BLUE, unit=FRIGATE),), (0, 0)),
    ],
)
def test_whatever_tells_of_units_that_are_lost_is_counted(
    told: tuple[Text, ...], lost: tuple[int, int]
) -> None:
    assert figure(told, "lost") == lost


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_who_is_not_there_in_the_end_was_lost(path: Path) -> None:
    """What each began with and built, and took over or was taken by mutiny, less what is left."""
    told, states = heard(path), read(path).states()
    built, lost = figure(told, "built"), figure(told, "lost")
    taken = [one.args["player"] for one in told if one.key == "imperium-event-mutinied"]
    for seat, who in enumerate((RED, BLUE)):
        moved = 2 * taken.count(who) - len(taken)
        began = len(owned(states[0].board, seat))
        left = len(owned(aftermath(states[-1].board), seat))
        assert began + built[seat] + moved - left == lost[seat], who


DEEDS = ("occupied", "blockade-point", "conquered", "annihilated")


@pytest.mark.parametrize("most", range(1, len(DEEDS) + 1))
def test_the_last_of_the_greatest_deeds_decides(most: int) -> None:
    deeds = [event(name, player=RED, planet=planet) for planet in "AB" for name in DEEDS[:most]]
    assert retelling("imperium", deeds, 2).moment == (deeds[-1],)


ENDED_BY = {
    "annihilation": {"attack-resolved", "destroyed", "token-lost"},
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
