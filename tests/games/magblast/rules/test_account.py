"""What is told of a fleet, in words."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cogs.words.strings import speaker
from engines.core import Text
from engines.magblast import ENGINE
from engines.magblast.account import account
from engines.magblast.cards import Flagship
from engines.magblast.fleet import Blast
from engines.magblast.model import EditionName, Phase, Turret, Zone
from engines.magblast.preview import maneuvered, placed
from engines.magblast.prompts import hint
from engines.magblast.state import State
from engines.magblast.telling import ZONE_NAMES
from tests.games.magblast.positions import GREEN, YELLOW, side, table

TASH, DINK = "cruiser-tash", "scout-dink"


def lines(state: State) -> list[Text]:
    return [line for part in account(ENGINE.view(state, 0)) for line in part.lines]


def in_phase(state: State, phase: Phase) -> State:
    """Return a position in a phase; before the first turn ships are dealt to both."""
    if phase is not Phase.SETUP:
        return replace(state, phase=phase)
    return replace(state, phase=phase, dealt=((TASH,), (DINK,)), kept=((), ()))


def told(state: State, key: str) -> list[Text]:
    return [line for line in lines(state) if line.key == f"magblast-account-{key}"]


def test_a_zone_is_called_open_where_no_ship_stands_in_it() -> None:
    state = table(side(yellow=(TASH,), green=(DINK,)), side(yellow=(), blue=("scout-plutt",)))
    mine = [ZONE_NAMES[zone] for zone in Zone if zone not in (YELLOW, GREEN)]
    theirs = [ZONE_NAMES[zone] for zone in Zone if zone is not Zone.BLUE]
    assert [line.args["zone"] for line in told(state, "open")] == [*mine, *theirs]
    assert told(in_phase(state, Phase.SETUP), "open") == []


def test_what_lies_on_a_flagship_is_told_where_anything_does() -> None:
    state = table(side(yellow=(TASH,)), side(yellow=(DINK,)))
    assert told(state, "on-flagship") == []
    hit = replace(state.fleets[1], blasts=(Blast("beam-blast", 3),))
    assert len(told(replace(state, fleets=(state.fleets[0], hit)), "on-flagship")) == 1


def test_only_who_plays_sees_the_own_fleet_as_it_would_stand() -> None:
    state = table(side(yellow=(TASH,)), side(yellow=(DINK,)))
    view, other = ENGINE.view(state, 0), ENGINE.view(state, None)
    assert [ship.id for ship in placed(view, (DINK, TASH)).fleets[0].ships] == [DINK, TASH]
    (moved,) = maneuvered(view, {TASH: GREEN}).fleets[0].ships
    assert (moved.id, moved.zone) == (TASH, GREEN)
    assert placed(view, (DINK,)).fleets[1] == view.fleets[1]
    assert placed(other, (DINK, TASH)) == maneuvered(other, {TASH: GREEN}) == other


@pytest.mark.parametrize("phase", Phase)
def test_a_hint_is_for_who_has_something_to_do(phase: Phase) -> None:
    state = table(side(Flagship.FREEP, yellow=(TASH,)), side(yellow=(DINK,)))
    state = in_phase(state, phase)
    hints = [hint(ENGINE.view(state, seat)) is not None for seat in (None, 0, 1)]
    wanted = {Phase.OVER: (False, False), Phase.SETUP: (True, True)}.get(phase, (True, False))
    assert hints == [False, *wanted]


def _said(state: State, locale: str) -> str:
    return "\n".join(map(speaker(locale), lines(state)))


def test_of_a_fleet_that_is_out_nothing_is_told_but_that() -> None:
    state = table(side(yellow=(TASH,)), side(Flagship.BROTHERHOOD_OF_PEACE, yellow=(DINK,)))
    gone = replace(state.fleets[1], alive=False, ships=())
    state = replace(state, fleets=(state.fleets[0], gone), hands=((), ()), fallen=(1,))
    players = account(ENGINE.view(state, 0))[1].lines
    said = speaker("en")(players[1]), speaker("es")(players[1])
    assert said == (
        "2 (Brotherhood of Peace): flagship destroyed, out of the match.",
        "2 (La Hermandad de la Paz): nave de mando destruida, fuera de la partida.",
    )


def test_what_lies_under_a_ship_is_told_apart_from_what_it_fired_and_from_upgrades() -> None:
    blasts, upgrades = (Blast("laser-blast-a", 1),), ("security-force",)
    state = table(side(yellow=("scout-1",)), side(), edition=EditionName.SECOND)
    (ship,) = state.fleets[0].ships
    ship = replace(ship, shots=(Turret.MAG,), blasts=blasts, upgrades=upgrades)
    state = replace(state, fleets=(replace(state.fleets[0], ships=(ship,)), state.fleets[1]))
    assert "; fired: mag; damage 1 by Laser Blast (A); upgrade: Security Force." in _said(
        state, "en"
    )
    assert "; daño 1 de Disparo de Láser (A); mejora: Fuerza de Seguridad." in _said(state, "es")
