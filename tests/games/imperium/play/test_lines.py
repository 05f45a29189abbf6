"""What people type in one line: orders of any phase, one after the other, all or none."""

from __future__ import annotations

import pytest

from cogs.panels.panel import Keep, Submit
from engines.imperium.actions import Action, Attack, Buy, End, Load, Move, Unload
from engines.imperium.board import Phase
from engines.imperium.units import Kind
from tests.games.imperium.positions import bidding, position, unit
from tests.laws.lines import answer_to, desk_of, offered, orders, refusal
from tests.laws.panels import Desk

RED, BLUE = 0, 1
TO_I4 = Move("transport-1", "I4")
AT_E4 = Attack("frigate-1", "E4")
DONE = End(Phase.MOVEMENT)


def desk(phase: Phase = Phase.MOVEMENT) -> Desk:
    """Red is to move: a frigate beside an enemy on E4, a transport near J3, others elsewhere."""
    red = {
        "F4": unit(Kind.FRIGATE),
        "F5": unit(Kind.DESTROYER),
        "J4": unit(Kind.TRANSPORT),
        "K4": unit(Kind.CORVETTE, "T"),
    }
    return desk_of("imperium", position(phase, red=red, blue={"E4": unit(Kind.CRUISER)}), RED)


MEANT: dict[str, tuple[Action, ...]] = {
    "TR1 I4": (TO_I4,),
    "tr1 > i4": (TO_I4,),
    "TR1→I4": (TO_I4,),
    "TR1->I4": (TO_I4,),
    "move Transport 1 I4": (TO_I4,),
    "MOVER transporte 1 I4;": (TO_I4,),
    "move transport-1 [Transport · J4; engaged] I4 [two hexes]": (TO_I4,),
    "load TR1": (Load("transport-1", "J3", (Kind.INFANTRY, Kind.INFANTRY)),),
    "load TR1 J3 infantry": (Load("transport-1", "J3", (Kind.INFANTRY,)),),
    "load TR1 J3 2 infantry": (Load("transport-1", "J3", (Kind.INFANTRY, Kind.INFANTRY)),),
    "unload CO1 infantería": (Unload("corvette-1", "L5", (Kind.INFANTRY,)),),
    "TR1 I4; FR1>E4": (TO_I4, DONE, AT_E4),
    "TR1 I4\nattack E4 FR1": (TO_I4, DONE, AT_E4),
    "FR1>E4; TR1 I4": (TO_I4, DONE, AT_E4),
    "TR1 I4; DE1+FR1>E4": (TO_I4, DONE, Attack("destroyer-1", "E4"), AT_E4),
    "attack E4 DE1,FR1": (DONE, Attack("destroyer-1", "E4"), AT_E4),
    "end; end; TR1 I4": (TO_I4, DONE, End(Phase.COMBAT)),
    "end; attack E4 FR1; end": (DONE, AT_E4, End(Phase.COMBAT)),
}


@pytest.mark.parametrize(("line", "expected"), MEANT.items(), ids=MEANT)
def test_a_line_is_drafted(line: str, expected: tuple[Action, ...]) -> None:
    answer = answer_to(desk(), line)
    assert isinstance(answer, Keep)
    assert answer.orders == expected


REFUSED = {
    " ; ": "Type what you want to do.",
    "sail TR1 I4": "“sail TR1 I4” cannot be understood here. Begin with move, load, unload, end",
    "TR1 Z9": "“Z9” is not possible here. Choose J4 → ",
    "move TR1 Z9": "no sector “Z9”",
    "move": "Something is still to be chosen",
    "move TR1 I4 J4": "“J4” is more than is asked for",
    "end now": "“now” is more than is asked for",
    "build infantry J3 3": "cannot be understood here",
    "DE1+CO1>E4": "“DE1+CO1” is not possible here. Choose",
    "TR1 I4; DE1 K9": "Nothing was done, because of part 2, “DE1 K9”. “K9” is not possible here.",
    "TR1 Z9; FR1>E4": "Nothing was done, because of part 1, “TR1 Z9”.",
}


@pytest.mark.parametrize(("line", "why"), REFUSED.items(), ids=REFUSED)
def test_what_is_not_understood_is_named(line: str, why: str) -> None:
    assert why in refusal(desk(), line)


def test_a_refusal_is_said_in_spanish_too() -> None:
    said = refusal(desk(), "TR1 I4; DE1 K9", "es")
    assert "No se ha hecho nada por culpa de la parte 2, «DE1 K9»." in said


def test_what_may_be_either_is_asked_for() -> None:
    """A transport beside its home planet can take something aboard, or put it ashore."""
    here = desk_of("imperium", position(Phase.MOVEMENT, red={"J4": unit(Kind.TRANSPORT, "T")}), RED)
    expected = "“TR1 J3” can mean more than one thing. Begin it with load or unload."
    assert refusal(here, "TR1 J3") == expected
    taken = answer_to(here, "unload TR1 J3")
    assert orders(taken) == (Unload("transport-1", "J3", (Kind.INFANTRY,)),)


def test_what_nobody_can_foretell_comes_last() -> None:
    here = desk(Phase.CARDS)
    answer = answer_to(here, "buy 2")
    assert isinstance(answer, Submit)
    assert answer.orders == (Buy(2),)
    assert "once what comes before it" in refusal(here, "buy 1; TR1 I4")


def test_a_bid_is_submitted_by_whose_turn_it_is() -> None:
    state = bidding(position(), RED)
    assert orders(answer_to(desk_of("imperium", state, RED), "bid 3"))[0].amount == 3
    assert "waiting for" in refusal(desk_of("imperium", state, BLUE), "bid 3")


@pytest.mark.parametrize(
    ("typed", "value", "meaning"),
    [
        ("", "move", "Move or load"),
        ("mo", "move", "Move or load"),
        ("move T", "move TR1", "Transport"),
        ("TR1", "move TR1 I4", "J4 → I4"),
        ("TR1>", "move TR1 > I4", "J4 → I4"),
        ("FR1 >", "attack FR1 > E4", "Attack"),
        ("TR1 I4; a", "TR1 I4; attack", "Attack what?"),
        ("TR1 I4; attack E4 ", "TR1 I4; attack E4 frigate-1", "FR1"),
    ],
)
def test_a_line_is_completed(typed: str, value: str, meaning: str) -> None:
    labels = {value: label for label, value in offered(desk(), typed)}
    assert value in labels
    assert labels[value].startswith(value)
    assert meaning in labels[value]


def test_nothing_is_suggested_behind_what_is_refused() -> None:
    assert offered(desk(), "TR1 Z9; ") == []
