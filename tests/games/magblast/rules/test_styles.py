"""The optional styles, and the second edition's neighbours, rulings 36 and 37."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.magblast import ENGINE
from engines.magblast.aim import attackable
from engines.magblast.cards import Flagship
from engines.magblast.fleet import Blast
from engines.magblast.model import Agree, EditionName, End, Fire, Kind, Phase
from engines.magblast.state import State
from tests.games.magblast.fleets import with_blasts
from tests.games.magblast.positions import (
    after,
    damage,
    do,
    fire,
    launch,
    put,
    refusal,
    side,
    table,
    told,
    unopposed,
)

THIRD = (
    "scout-dink",
    "scout-plutt",
    "scout-galha",
    "scout-baxter",
    "scout-hundog",
    "scout-zinoth",
    "scout-scular",
    "scout-chezill",
)
SECOND = tuple(f"scout-{number}" for number in range(1, 9))


def circle(
    seats: int,
    *,
    edition: EditionName = EditionName.THIRD,
    carnage: bool = False,
    open_at_four: bool = False,
    hand: tuple[str, ...] = ("laser-blast",),
) -> State:
    """Return so many players, each with a scout in yellow."""
    third = edition is EditionName.THIRD
    ships, flagships = (THIRD, tuple(Flagship)[:10]) if third else (SECOND, tuple(Flagship)[10:])
    first = side(flagships[0], yellow=(ships[0],), hand=hand)
    others = (side(flagships[i], yellow=(ships[i],)) for i in range(1, seats))
    return table(
        first,
        *others,
        edition=edition,
        controlled_carnage=carnage,
        open_at_four=open_at_four,
    )


def fallen(state: State, *seats: int) -> State:
    fleets = list(state.fleets)
    for seat in seats:
        fleets[seat] = replace(fleets[seat], alive=False, ships=())
    return replace(state, fleets=tuple(fleets))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 8])
def test_normally_everyone_may_be_attacked(seats: int) -> None:
    assert attackable(circle(seats), 0) == tuple(range(1, seats))


@pytest.mark.parametrize(("seats", "targets"), [(2, (1,)), (3, (1, 2)), (4, (1, 3)), (8, (1, 7))])
def test_in_a_controlled_carnage_only_neighbours_are_attacked(
    seats: int, targets: tuple[int, ...]
) -> None:
    """With two and three players these are all opponents."""
    state = circle(seats, carnage=True)
    assert attackable(state, 0) == targets
    shots = {a.target for a in ENGINE.legal_actions(state, 0) if isinstance(a, Fire)}
    assert shots == {THIRD[seat] for seat in targets}


def test_the_refusal_in_a_controlled_carnage() -> None:
    state = circle(4, carnage=True)
    assert refusal(state, 0, fire("laser-blast", "scout-dink", "scout-galha")) == "neighbours"


def test_a_controlled_carnage_leaves_other_cards_and_abilities_free() -> None:
    state = circle(4, carnage=True, hand=("minefield-star",))
    overseers = state.fleets[2].flagship
    assert unopposed(state, 0, put("minefield-star", overseers)).fleets[2].under(Kind.MINEFIELD)


def test_a_controlled_carnage_restricts_squadrons() -> None:
    state = table(
        side(Flagship.FREEP, yellow=("carrier-woden",), hand=("fighter-star",)),
        side(),
        side(Flagship.TRI_BOT, yellow=("cruiser-tash",)),
        side(Flagship.ALPHA_MAZONS),
        controlled_carnage=True,
    )
    assert refusal(state, 0, launch("fighter-star", "cruiser-tash")) == "neighbours"


def test_ruling_36_neighbours_are_counted_among_the_living() -> None:
    state = fallen(circle(5, carnage=True), 1)
    assert attackable(state, 0) == (2, 4)
    assert attackable(fallen(state, 4), 0) == (2, 3)


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_second_edition_has_neighbours_from_five_players(seats: int) -> None:
    """ "Playing with 5-8 players"."""
    state = circle(seats, edition=EditionName.SECOND)
    assert len(attackable(state, 0)) == (seats - 1 if seats < 5 else 2)


def test_ruling_36_the_second_editions_neighbours_stay_to_the_end() -> None:
    state = fallen(circle(6, edition=EditionName.SECOND), 1, 4)
    assert attackable(state, 0) == (2, 5)


def test_ruling_36_an_option_lifts_it_at_four() -> None:
    state = circle(6, edition=EditionName.SECOND, open_at_four=True)
    assert attackable(state, 0) == (1, 5)
    assert attackable(fallen(state, 1), 0) == (2, 5)
    assert attackable(fallen(state, 1, 4), 0) == (2, 3, 5)


def test_the_second_editions_minefields_reach_everyone() -> None:
    state = circle(6, edition=EditionName.SECOND, hand=("minefield-a",))
    target = state.fleets[3].flagship
    assert unopposed(state, 0, put("minefield-a", target)).fleets[3].under(Kind.MINEFIELD)


def last_two(*, active: int = 0) -> State:
    """Return two survivors: a gunship against a destroyer and a dreadnought."""
    hand = ("laser-blast", "beam-blast", "mag-blast", "beam-blast")
    return table(
        side(Flagship.FREEP, yellow=("gunship-nylev",), hand=hand),
        side(yellow=("destroyer-vlero", "dreadnought-zeus"), hand=("laser-blast", "beam-blast")),
        active=active,
    )


def test_a_brutal_assault_takes_both() -> None:
    step = do(last_two(), 1, Agree())
    assert told(step) == ["brutal-called"]
    assert not step.state.brutal
    assert step.state.brutal_from is None
    step = do(step.state, 0, Agree())
    assert told(step) == ["brutal-agreed"]


def test_ruling_37_it_begins_with_the_next_turn_of_the_weaker_fleet() -> None:
    """Freep's gunship has a hull of 5, the others 16: it is the next turn of seat 0."""
    state = after(last_two(), (0, Agree()), (1, Agree()))
    assert state.brutal_from == 0
    assert not state.brutal, "no double turn: the turn goes on as it is"
    state = after(state, (0, End()))
    assert not state.brutal
    while state.active == 1:
        state = after(state, (1, ENGINE.default_action(state, 1)))
    assert state.brutal


def test_ruling_37_blasts_are_subtracted_from_the_hulls() -> None:
    state = with_blasts(last_two(), 1, "dreadnought-zeus", *[Blast("beam-blast", 3)] * 3)
    assert state.fleets[1].hull == 7
    assert after(state, (0, Agree()), (1, Agree())).brutal_from == 0
    state = with_blasts(state, 1, "destroyer-vlero", Blast("beam-blast", 3))
    assert state.fleets[1].hull == 4
    assert after(state, (0, Agree()), (1, Agree())).brutal_from == 1


def test_ruling_37_of_equals_whoever_is_next() -> None:
    state = table(
        side(Flagship.FREEP, yellow=("cruiser-tash",)),
        side(yellow=("cruiser-freya",)),
    )
    assert after(state, (0, Agree()), (1, Agree())).brutal_from == 1
    assert after(replace(state, active=1), (0, Agree()), (1, Agree())).brutal_from == 0


def test_in_a_brutal_assault_each_turret_fires_once() -> None:
    """ "Convierte a tus cañoneras en un verdadero peligro"."""
    state = replace(last_two(), brutal=True)
    for card in ("laser-blast", "beam-blast", "mag-blast"):
        state = unopposed(state, 0, fire(card, "gunship-nylev", "dreadnought-zeus"))
    assert damage(state, "dreadnought-zeus") == 9
    again = fire("beam-blast", "gunship-nylev", "dreadnought-zeus", "Once more")
    assert refusal(state, 0, again) == "has-fired"


@pytest.mark.parametrize(("ship", "shots"), [("destroyer-vlero", 2), ("dreadnought-zeus", 2)])
def test_destroyers_and_dreadnoughts_fire_twice(ship: str, shots: int) -> None:
    state = replace(
        table(
            side(Flagship.FREEP, yellow=(ship,), hand=("laser-blast", "beam-blast", "mag-blast")),
            side(yellow=("dreadnought-hermes",)),
        ),
        brutal=True,
    )
    fired = 0
    for card in ("laser-blast", "beam-blast", "mag-blast"):
        shot = fire(card, ship, "dreadnought-hermes")
        if any(isinstance(a, Fire) and a.card == card for a in ENGINE.legal_actions(state, 0)):
            state, fired = unopposed(state, 0, shot), fired + 1
    assert fired == shots


def test_a_brutal_assault_is_for_the_last_two() -> None:
    assert refusal(circle(3), 0, Agree()) == "brutal-too-many"
    state = after(last_two(), (0, Agree()))
    assert refusal(state, 0, Agree()) == "brutal-called"
    assert Agree() not in ENGINE.legal_actions(state, 0)
    assert Agree() in ENGINE.legal_actions(state, 1)


def test_nobody_but_a_person_begins_to_call_for_it() -> None:
    assert not [
        a for seat in (0, 1) for a in ENGINE.legal_actions(last_two(), seat) if a == Agree()
    ]


def test_nobody_is_waited_for_to_call_it() -> None:
    state = last_two()
    assert ENGINE.to_act(state) == {0}
    assert 1 in ENGINE.may_act(state)


def test_in_the_second_edition_too_both_may_call_it() -> None:
    state = circle(2, edition=EditionName.SECOND)
    assert ENGINE.may_act(state) == {1}
    state = after(state, (1, Agree()), (0, Agree()))
    assert state.brutal_from is not None
    assert ENGINE.may_act(state) == frozenset()


def test_in_a_brutal_assault_a_swept_ship_fires_nothing() -> None:
    state = replace(last_two(), brutal=True, phase=Phase.ATTACK)
    fleets = list(state.fleets)
    ship = replace(fleets[0].ships[0], swept=True)
    fleets[0] = replace(fleets[0], ships=(ship,))
    state = replace(state, fleets=tuple(fleets))
    shot = fire("beam-blast", "gunship-nylev", "dreadnought-zeus")
    assert refusal(state, 0, shot) == "has-fired"
