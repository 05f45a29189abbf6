"""What captains type in one line, and that a mistake in a name is never shouted."""

from __future__ import annotations

import pytest

from engines.magblast.cards import Flagship
from engines.magblast.model import Action, Agree, End, Fire
from tests.games.magblast.positions import side, table
from tests.laws.lines import answer_to, desk_of, offered, orders, refusal
from tests.laws.panels import Desk

SHOT = Fire("mag-blast", "dreadnought-ferdt", "scout-baxter", None)
POW = Fire("mag-blast", "dreadnought-ferdt", "scout-baxter", "Pow > pow!")


def desk() -> Desk:
    """Return a battle in which one ship can fire one card at another."""
    own = side(
        yellow=("dreadnought-ferdt",),
        green=("cruiser-troya",),
        hand=("laser-blast", "mag-blast", "minefield-star"),
    )
    other = side(Flagship.FREEP, yellow=("scout-baxter",), blue=("gunship-nylev",))
    return desk_of("magblast", table(own, other), 0)


MEANT: dict[str, Action] = {
    "fire dreadnought-ferdt mag-blast scout-baxter": SHOT,
    "Ferdt Mag Blast > Baxter": SHOT,
    "Ferdt > Baxter": SHOT,
    "disparar Ferdt mag-blast Baxter": SHOT,
    "fire Ferdt Mag Blast Baxter Pow > pow!": POW,
    "Ferdt mag-blast > Baxter Pow > pow!": POW,
    "assault": Agree(),
    "END": End(),
}


@pytest.mark.parametrize(("line", "expected"), MEANT.items(), ids=MEANT)
def test_a_line_is_done(line: str, expected: Action) -> None:
    assert orders(answer_to(desk(), line)) == (expected,)


REFUSED = {
    "plya minefield": "“plya minefield” cannot be understood here. Begin with fire, play, assault",
    "fire Ferdt mag-blats Baxter": "“mag-blats Baxter” is not possible here. Choose Mag Blast",
    "fire Troya": "“Troya” is not possible here. Choose Dreadnought Ferdt",
    "fire Pow!": "“Pow!” is not possible here. Choose Dreadnought Ferdt",
    "assault end": "“end” is not possible here",
    "play minefield": "Something is still to be chosen",
    "end; end": "because of part 2, “end”. That cannot be chosen ahead",
}


@pytest.mark.parametrize(("line", "why"), REFUSED.items(), ids=REFUSED)
def test_what_is_not_understood_is_named(line: str, why: str) -> None:
    assert why in refusal(desk(), line)


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("fi", "fire"),
        ("fire ", "fire dreadnought-ferdt"),
        ("fire Ferdt ma", "fire Ferdt mag-blast"),
        ("Ferdt mag-blast > ", "fire Ferdt mag-blast > scout-baxter"),
        ("play mine", "play Minefield"),
    ],
)
def test_a_line_is_completed(typed: str, value: str) -> None:
    assert value in [value for _, value in offered(desk(), typed)]
