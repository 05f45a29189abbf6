"""Maneuvering ("Fase 4: Maniobra"), rulings 15, 29 and 31."""

from __future__ import annotations

import pytest

from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.editions import EDITIONS, SHIP_CARDS
from engines.magblast.model import (
    ZONES,
    EditionName,
    End,
    Maneuver,
    Move,
    Phase,
    Zone,
    distance,
)
from engines.magblast.state import State
from tests.games.magblast.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    after,
    do,
    refusal,
    refusal_text,
    side,
    table,
    told,
    zones,
)


def afloat(*yellow: str, green: tuple[str, ...] = ()) -> State:
    return table(
        side(Flagship.FREEP, yellow=yellow, green=green),
        side(Flagship.THE_GLORP),
        phase=Phase.MANEUVER,
    )


def test_the_zones_form_a_ring() -> None:
    """Yellow has green and blue at its sides; opposite zones are two steps apart."""
    assert [distance(YELLOW, zone) for zone in (YELLOW, GREEN, RED, BLUE)] == [0, 1, 2, 1]
    assert distance(GREEN, BLUE) == 2
    assert all(distance(a, b) == distance(b, a) for a in ZONES for b in ZONES)


@pytest.mark.parametrize("ship", SHIP_CARDS)
def test_every_ship_moves_as_far_as_its_speed(ship: str) -> None:
    """Each of the 54 and 50 ships: speed 0, 1 or 2 zones."""
    card = SHIP_CARDS[ship]
    edition = EditionName.THIRD if card in EDITIONS[EditionName.THIRD].ships else EditionName.SECOND
    state = table(side(yellow=(card.id,)), side(), phase=Phase.MANEUVER, edition=edition)
    for zone in (GREEN, RED, BLUE):
        if distance(YELLOW, zone) <= card.speed:
            assert zones(after(state, (0, Move(card.id, zone))), 0) == {card.id: zone}
        else:
            assert refusal(state, 0, Move(card.id, zone)) == "out-of-reach"


def test_ruling_15_steps_are_counted_for_the_whole_phase() -> None:
    """A ship of speed 2 may stop on the way; one of speed 1 cannot go on."""
    state = after(
        afloat("scout-dink"), (0, Move("scout-dink", GREEN)), (0, Move("scout-dink", RED))
    )
    assert zones(state, 0) == {"scout-dink": RED}
    state = after(afloat("cruiser-tash"), (0, Move("cruiser-tash", GREEN)))
    assert refusal(state, 0, Move("cruiser-tash", RED)) == "out-of-reach"


def test_ruling_15_a_move_is_undone_by_moving_back_until_the_phase_is_finished() -> None:
    there = (0, Move("cruiser-tash", GREEN))
    back = (0, Move("cruiser-tash", YELLOW))
    state = after(afloat("cruiser-tash"), there, back, (0, Move("cruiser-tash", BLUE)))
    assert zones(state, 0) == {"cruiser-tash": BLUE}
    step = do(state, 0, Move("cruiser-tash", YELLOW))
    assert not step.revealed
    assert told(step) == ["moves"]


def test_any_number_may_share_a_zone_on_the_way() -> None:
    """The note of the phase: three per zone count only at its end."""
    state = afloat("scout-dink", "scout-plutt", "scout-galha", green=("cruiser-tash",))
    state = after(state, (0, Move("cruiser-tash", YELLOW)))
    text = refusal_text(state, 0, End())
    assert text.key == "magblast-refusal-zone-crowded"
    assert text.args["count"] == 4
    state = after(state, (0, Move("scout-dink", RED)), (0, End()))
    assert state.phase is Phase.ATTACK


def test_the_clock_brings_ships_back_out_of_a_crowded_zone() -> None:
    state = afloat("scout-dink", "scout-plutt", "scout-galha", green=("cruiser-tash",))
    state = after(state, (0, Move("cruiser-tash", YELLOW)))
    state = after(state, (0, ENGINE.default_action(state, 0)))
    assert zones(state, 0)["cruiser-tash"] is GREEN
    assert after(state, (0, ENGINE.default_action(state, 0))).phase is Phase.ATTACK


def test_once_finished_a_maneuver_is_final() -> None:
    state = after(afloat("scout-dink"), (0, Move("scout-dink", RED)), (0, End()))
    assert refusal(state, 0, Move("scout-dink", YELLOW)) == "phase"
    assert state.fleets[0].ships[0].origin is None


def test_flagships_and_foreign_ships_do_not_move() -> None:
    state = table(
        side(Flagship.FREEP, yellow=("scout-dink",)),
        side(red=("scout-plutt",)),
        phase=Phase.MANEUVER,
    )
    assert refusal(state, 0, Move("freep", RED)) == "no-such-ship"
    assert refusal(state, 0, Move("scout-plutt", YELLOW)) == "not-your-ship"


def test_staying_put_is_no_move() -> None:
    assert refusal(afloat("scout-dink"), 0, Move("scout-dink", YELLOW)) == "out-of-reach"


def test_the_diagram_of_the_maneuver() -> None:
    """John masses in red, closes yellow with a destroyer and leaves blue open.

    "En estos diagramas": the scout of speed 2 joins the dreadnought in red, the destroyer
    takes its place in yellow, and blue, where Rob has only a minesweeper, stays empty.
    """
    state = table(
        side(
            Flagship.FREEP,
            yellow=("scout-dink",),
            red=("dreadnought-zeus",),
            blue=("destroyer-vlero",),
        ),
        side(Flagship.THE_GLORP, blue=("minesweeper-vnkar",), red=("cruiser-tash",)),
        phase=Phase.MANEUVER,
    )
    state = after(state, (0, Move("scout-dink", RED)), (0, Move("destroyer-vlero", YELLOW)))
    state = after(state, (0, End()))
    fleet = state.fleets[0]
    assert {ship.id for ship in fleet.in_zone(RED)} == {"scout-dink", "dreadnought-zeus"}
    assert fleet.is_empty(BLUE)
    assert not fleet.is_empty(YELLOW)


def test_offered_moves_never_crowd_a_zone() -> None:
    state = afloat("scout-dink", "scout-plutt", "scout-galha", green=("cruiser-tash",))
    moves = [a for a in ENGINE.legal_actions(state, 0) if isinstance(a, Move)]
    assert Move("cruiser-tash", Zone.RED) in moves
    assert Move("cruiser-tash", YELLOW) not in moves


def test_several_moves_are_made_at_once_and_finish_the_phase() -> None:
    """Ruling 15: two ships change places through a zone that was full."""
    state = afloat("scout-dink", "scout-plutt", "scout-scular", green=("scout-zinoth",))
    moves = (Move("scout-zinoth", YELLOW), Move("scout-dink", GREEN))
    step = do(state, 0, Maneuver(moves))
    assert told(step) == ["moves", "moves"]
    assert step.state.phase is Phase.ATTACK
    assert zones(step.state, 0)["scout-zinoth"] is YELLOW
    assert zones(step.state, 0)["scout-dink"] is GREEN
    assert after(state, (0, Maneuver(()))) == after(state, (0, End())), "none at all is possible"


def test_several_moves_are_refused_together_and_then_nothing_moved() -> None:
    """Each must be possible after those before it, and at the end no zone is too full."""
    state = afloat("scout-dink", "scout-plutt", "scout-scular", green=("scout-zinoth",))
    crowded = Maneuver((Move("scout-zinoth", YELLOW),))
    assert refusal(state, 0, crowded) == "zone-crowded"
    twice = Maneuver((Move("scout-dink", GREEN), Move("scout-dink", GREEN)))
    assert refusal(state, 0, twice) == "out-of-reach"
    strange = Maneuver((Move("scout-dink", GREEN), Move("scout-byzakh", GREEN)))
    assert refusal(state, 0, strange) == "not-your-ship"
