"""What is likely meant beside attacks, and the order in which it is done."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cogs.words.strings import speaker
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.model import Finish, Maneuver, Move, Phase, PlayCard, Zone
from engines.magblast.state import State
from engines.magblast.ways.likely import attacks
from engines.magblast.ways.words import told
from tests.games.magblast.fleets import damaged
from tests.games.magblast.positions import GREEN, RED, YELLOW, fire, side, table
from tests.games.magblast.stepped import ways

DINK, PLUTT, GALHA, TASH = "scout-dink", "scout-plutt", "scout-galha", "cruiser-tash"
ENEMY = "dreadnought-hermes"


def moves(state: State) -> list[tuple[str, Zone]]:
    """Return where which ships are likely to move; every ship and zone is asked about."""
    tried = [Move(ship.id, zone) for ship in state.fleets[0].ships for zone in Zone]
    shot = fire("laser-blast", DINK, ENEMY)
    found = [one.action for one in attacks(ENGINE.view(state, 0), [shot], [], [], tried)]
    moved = [one.moves for one in found if isinstance(one, Maneuver)]
    assert all(len(one) == 1 for one in moved)
    return [(one[0].ship, one[0].zone) for one in moved]


def fleet(**ships: tuple[str, ...]) -> State:
    mine = side(Flagship.FREEP, hand=("laser-blast",), **ships)  # pyright: ignore[reportArgumentType]
    return table(mine, side(yellow=(ENEMY,)))


def test_a_ship_moves_into_another_zone_with_room() -> None:
    state = fleet(yellow=(DINK,), red=(PLUTT, GALHA, TASH))
    assert [zone for ship, zone in moves(state) if ship == DINK] == [GREEN, Zone.BLUE]
    assert YELLOW in [zone for ship, zone in moves(state) if ship == PLUTT]


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Move Scout Dink in yellow to green and Scout Plutt in red to yellow"),
        (
            "es",
            "Mover Explorador Dink (zona amarilla) a la zona verde"
            " y Explorador Plutt (zona roja) a la zona amarilla",
        ),
    ],
)
def test_several_moves_are_told_in_one_line(locale: str, said: str) -> None:
    view = ENGINE.view(fleet(yellow=(DINK,), red=(PLUTT,)), 0)
    both = Maneuver((Move(DINK, GREEN), Move(PLUTT, YELLOW)))
    words, alone = told(view, both), told(view, Maneuver(both.moves[:1]))
    assert words is not None
    assert speaker(locale)(words) == said
    assert alone == told(view, both.moves[0]), "one ship is told as its move is"


def test_what_has_moved_stays() -> None:
    state = fleet(yellow=(DINK,))
    (ship,) = state.fleets[0].ships
    for origin, count in ((None, 3), (YELLOW, 3), (RED, 0)):
        moved = replace(state.fleets[0], ships=(replace(ship, origin=origin),))
        assert len(moves(replace(state, fleets=(moved, *state.fleets[1:])))) == count


def test_of_many_moves_the_first_eight_are_offered() -> None:
    state = fleet(yellow=(DINK,), green=(PLUTT,), red=(GALHA,))
    assert len(moves(state)) == 8


def test_of_a_kind_one_card_is_played_and_none_that_asks_for_more() -> None:
    hand = ("asteroids-star", "asteroids-circle", "strategic-allocation", "spacedock")
    mine = side(Flagship.FREEP, yellow=(DINK,), hand=hand)
    state = damaged(table(mine, side(yellow=(ENEMY,))), 0, DINK, "laser-blast")
    found = [one.action for one in ways(state).likely()]
    played = [one.card for one in found if isinstance(one, PlayCard)]
    assert sorted(card.partition("-")[0] for card in {*played}) == ["asteroids", "strategic"]
    assert found[-1] == Finish()


def test_where_nothing_is_likely_the_end_of_the_turn_is_not() -> None:
    state = table(side(yellow=(DINK,)), side(yellow=(ENEMY,)))
    assert ways(state).likely() == ()


def test_what_is_ticked_is_done_in_its_phase() -> None:
    """All moves are one maneuver, and come before attacks; the turn ends behind all else."""
    state = replace(fleet(yellow=(DINK,), red=(PLUTT,)), phase=Phase.REINFORCE)
    here, there = Move(DINK, GREEN), Move(PLUTT, YELLOW)
    shot, ships = fire("laser-blast", DINK, ENEMY), PlayCard("reinforcements")
    ticked = (Finish(), shot, Maneuver((here,)), ships, Maneuver((there,)))
    done = ways(state).together(ticked)
    assert done == (Maneuver((here, there)), shot, ships, Finish())
