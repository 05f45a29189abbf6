"""Every worked example and hint of the two rulebooks that is not shown elsewhere.

The diagram of the Maneuver phase is in `test_maneuver.py`, example 2 of "Zones and fleets"
in `test_second_cards.py`.
"""

from __future__ import annotations

import pytest

from cogs.words.strings import speaker
from engines.core import Text
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.fleet import Blast
from engines.magblast.maneuver import reachable
from engines.magblast.model import (
    Answer,
    EditionName,
    End,
    Fire,
    Phase,
    Place,
    Reinforce,
)
from engines.magblast.moves import discards
from engines.magblast.state import State
from tests.games.magblast.fleets import with_blasts
from tests.games.magblast.positions import (
    BLUE,
    GREEN,
    RED,
    Side,
    after,
    answered,
    damage,
    do,
    fire,
    launch,
    passes,
    put,
    refusal,
    side,
    table,
    unopposed,
    zones,
)


def second(*sides: Side, phase: Phase = Phase.ATTACK) -> State:
    return table(*sides, edition=EditionName.SECOND, phase=phase)


def test_second_example_1_a_fleet_after_its_first_turn() -> None:
    """Two ships in blue, one of them reinforcing it, and a blast on the ship in green."""
    payment = ("laser-blast-a", "laser-blast-b", "laser-blast-c")
    fleet = side(
        Flagship.SOL,
        yellow=("scout-1",),
        green=("cruiser-1",),
        red=("scout-2",),
        blue=("scout-3",),
        hand=payment,
    )
    state = table(
        fleet,
        side(Flagship.HACAN, green=("destroyer-1",), hand=("laser-blast",)),
        edition=EditionName.SECOND,
        phase=Phase.REINFORCE,
        ship_draws=("frigate-1",),
    )
    state = after(state, (0, Reinforce(payment)), (0, Place("frigate-1", BLUE)))
    state = after(state, (0, End()), (0, End()), (0, End()))
    while state.phase is not Phase.ATTACK:
        state = after(state, (1, ENGINE.default_action(state, 1)))
    state = unopposed(state, 1, fire("laser-blast", "destroyer-1", "cruiser-1"))
    after_it = state.fleets[0]
    assert [ship.id for ship in after_it.in_zone(BLUE)] == ["scout-3", "frigate-1"]
    assert [ship.blasts for ship in after_it.in_zone(GREEN)] == [(Blast("laser-blast", 1),)]


def test_second_tod_pays_with_one_of_each_of_four() -> None:
    """Tod holds A, C and two B among five cards, and pays with one of each."""
    hand = ("laser-blast-a", "beam-blast-b", "minefield-b", "asteroids-c", "reinforcements")
    state = second(
        side(Flagship.SOL, yellow=("scout-1",), hand=hand),
        side(Flagship.HACAN),
        phase=Phase.REINFORCE,
    )
    paid = ("laser-blast-a", "beam-blast-b", "asteroids-c")
    assert refusal(state, 0, Reinforce((*paid, "minefield-b"))) == "pays-too-much"
    state = after(state, (0, Reinforce(paid)))
    ship = state.drawn[0]
    state = after(state, (0, Place(ship, BLUE)))
    assert zones(state, 0)[ship] is BLUE
    assert state.hands[0] == ("minefield-b", "reinforcements")


def test_second_peter_opens_a_zone_and_hits_the_flagship() -> None:
    """A beam destroys Jenny's only ship in blue, hull 2; a mag blast does 5 to the flagship."""
    state = second(
        side(Flagship.SOL, blue=("cruiser-1", "frigate-1"), hand=("beam-blast", "mag-blast")),
        side(Flagship.HACAN, blue=("scout-1",), yellow=("scout-4",)),
    )
    assert refusal(state, 0, fire("mag-blast", "frigate-1", "hacan")) == "shielded"
    state = unopposed(state, 0, fire("beam-blast", "cruiser-1", "scout-1"))
    assert state.ship_discard == ("scout-1",)
    state = unopposed(state, 0, fire("mag-blast", "frigate-1", "hacan"))
    assert state.fleets[1].blasts == (Blast("mag-blast", 5),)


def test_second_jenny_hits_directly_and_fires_again() -> None:
    """Two beams from the same ship: 6 damage on a hull of 10. She has no criticals."""
    state = second(
        side(Flagship.SOL, red=("cruiser-1",), hand=("beam-blast", "beam-blast", "direct-hit")),
        side(Flagship.HACAN, red=("dreadnought-2",)),
    )
    state = unopposed(state, 0, fire("beam-blast", "cruiser-1", "dreadnought-2", "Bzzzat!"))
    state = unopposed(state, 0, put("direct-hit"))
    state = unopposed(state, 0, fire("beam-blast", "cruiser-1", "dreadnought-2", "Blam!"))
    assert damage(state, "dreadnought-2") == 6
    assert state.hull_left("dreadnought-2") == 4


def test_second_tods_two_fighters_against_jennys_one() -> None:
    """Her fighter takes one along; the other's 2 damage are not enough for a hull of 3."""
    state = second(
        side(Flagship.LETNEV, blue=("carrier-1",), hand=("fighter", "fighter-a")),
        side(Flagship.HACAN, yellow=("scout-4",), red=("carrier-2",), hand=("fighter-b",)),
    )
    state = do(state, 0, launch("fighter", "scout-4")).state
    state = passes(answered(state, 1, Answer.INTERCEPT, "fighter-b").state)
    assert set(state.action_discard) == {"fighter", "fighter-b"}
    state = unopposed(state, 0, launch("fighter-a", "scout-4"))
    assert damage(state, "scout-4") == 2
    state = after(state, (0, End()))
    assert state.hands[0] == ("fighter-a",)
    assert damage(state, "scout-4") == 0


def test_second_speeds_of_1_and_2_reach_green_and_red_from_yellow() -> None:
    """The example of the Movement phase."""
    state = second(
        side(Flagship.SOL, yellow=("cruiser-1", "scout-1", "dreadnought-1")),
        side(Flagship.HACAN),
        phase=Phase.MANEUVER,
    )
    cruiser, scout, dreadnought = state.fleets[0].ships
    assert set(reachable(cruiser)) == {GREEN, BLUE}
    assert set(reachable(scout)) == {GREEN, RED, BLUE}
    assert reachable(dreadnought) == ()


def test_second_three_of_one_kind_twice_draw_two_ships() -> None:
    """ "Three A resources and three B resources"."""
    a = ("laser-blast-a", "beam-blast-a", "mag-blast-a")
    b = ("laser-blast-b", "beam-blast-b", "mag-blast-b")
    state = second(side(Flagship.SOL, hand=(*a, *b)), side(Flagship.HACAN), phase=Phase.REINFORCE)
    for payment in (a, b):
        state = after(state, (0, Reinforce(payment)))
        state = after(state, (0, Place(state.drawn[0], RED)))
    assert len(state.fleets[0].ships) == 2


@pytest.mark.parametrize("edition", EditionName)
def test_hint_what_is_of_no_use_is_offered_for_discarding_first(edition: EditionName) -> None:
    """ "Es normal descartarse": blasts without a turret, and squadrons without a carrier."""
    third = edition is EditionName.THIRD
    ship, fighter = ("scout-dink", "fighter-star") if third else ("scout-1", "fighter-a")
    hand = ("laser-blast", "mag-blast", fighter, "spacedock" if third else "spacedock-1")
    state = table(side(yellow=(ship,), hand=hand), side(), edition=edition, phase=Phase.DISCARD)
    offered = discards(state.fleets[0], state.hands[0])
    assert set(offered[0].cards) == {"mag-blast", fighter}


def test_hint_even_those_may_pay_for_ships_later() -> None:
    """ "Incluso esas cartas pueden ser de utilidad": every one of these shows a resource."""
    hand = ("mag-blast-star", "fighter-circle", "bomber-diamond")
    state = table(side(yellow=("scout-dink",), hand=hand), side(), phase=Phase.REINFORCE)
    assert Reinforce(tuple(sorted(hand))) in ENGINE.legal_actions(state, 0)


def test_hint_squadrons_finish_off_what_is_damaged() -> None:
    """ "Muy útiles para rematar": the second edition says it of fighters."""
    state = table(
        side(yellow=("carrier-woden",), hand=("fighter-star",)),
        side(Flagship.FREEP, red=("dreadnought-zeus",)),
    )
    state = with_blasts(state, 1, "dreadnought-zeus", *[Blast("mag-blast", 5)] * 2)
    assert state.hull_left("dreadnought-zeus") == 2
    state = unopposed(state, 0, launch("fighter-star", "dreadnought-zeus"))
    assert state.ship_discard == ("dreadnought-zeus",)


def test_hint_an_empty_zone_lays_the_flagship_open() -> None:
    """ "Lo más sensato es asegurarse de que hay al menos una nave protegiendo cada zona"."""
    shooter = side(
        Flagship.FREEP, yellow=("scout-dink",), red=("scout-plutt",), hand=("laser-blast",)
    )
    guarded = table(shooter, side(yellow=("cruiser-tash",), red=("cruiser-freya",)))
    laid_open = table(shooter, side(yellow=("cruiser-tash", "cruiser-freya")))
    assert [_aims_at_flagship(state) for state in (guarded, laid_open)] == [False, True]


def _aims_at_flagship(state: State) -> bool:
    shots = (a for a in ENGINE.legal_actions(state, 0) if isinstance(a, Fire))
    return any(shot.target == "the-glorp" for shot in shots)


def test_the_example_of_an_event() -> None:
    """Zeus hits Dink in red for 3; the sound was told with the shot."""
    state = table(
        side(Flagship.FREEP, red=("dreadnought-zeus",), hand=("beam-blast",)),
        side(red=("scout-dink",)),
    )
    state = do(state, 0, fire("beam-blast", "dreadnought-zeus", "scout-dink", "PIUM!")).state
    words = _said(answered(state, 1, Answer.PASS).events[0].text)
    assert words == {
        "en": "Zeus hits Ben’s Dink in red for 3: destroyed.",
        "es": "Zeus acierta a Dink de Ben (zona roja): 3 de daño, destruida.",
    }


def _said(text: Text) -> dict[str, str]:
    return {locale: speaker(locale, ("Ana", "Ben").__getitem__)(text) for locale in ("en", "es")}
