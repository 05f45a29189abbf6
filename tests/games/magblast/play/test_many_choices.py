"""More choices than one menu holds: each can still be pressed, and typed."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.panels.drafts import CHOOSE, code
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.editions import EDITIONS, category, deck
from engines.magblast.fleet import Blast
from engines.magblast.model import (
    Action,
    Category,
    Draw,
    EditionName,
    Phase,
    PlayCard,
    Reinforce,
)
from engines.magblast.shipyard import payments
from engines.magblast.state import State
from tests.games.magblast.fleets import with_blasts
from tests.games.magblast.positions import side, table
from tests.laws.cases import Case
from tests.laws.lines import desk_of
from tests.laws.panels import Desk, position_of
from tests.laws.reaching import must_be_pressed, must_be_typed

THIRD = EDITIONS[EditionName.THIRD]


def wishes() -> tuple[State, tuple[Action, ...]]:
    """Tri-Bot may have any of forty ships."""
    ships = [ship.id for ship in THIRD.ships][:40]
    paid = payments(tuple(sorted(deck(THIRD))))[0]
    state = table(
        side(Flagship.TRI_BOT, hand=paid),
        side(),
        phase=Phase.REINFORCE,
        ship_discards=tuple(ships),
    )
    return state, tuple(Reinforce(tuple(sorted(paid)), ship) for ship in ships)


def overseen() -> tuple[State, tuple[Action, ...]]:
    """All blasts lie there for the Overseers of Kalgon."""
    blasts = tuple(card for card in deck(THIRD) if category(card) is Category.BLAST)
    state = table(
        side(Flagship.OVERSEERS_OF_KALGON), side(), phase=Phase.DRAW, discards=tuple(blasts)
    )
    kinds = sorted(set(blasts))
    return state, tuple(Draw((one,) * min(3, blasts.count(one))) for one in kinds)


def repairs() -> tuple[State, tuple[Action, ...]]:
    """A Spacedock may take two of three blasts off any of five ships."""
    second = EDITIONS[EditionName.SECOND]
    ships = [ship.id for ship in second.ships if ship.hull > 9][:5]
    yellow, green = tuple(ships[:3]), tuple(ships[3:])
    state = table(
        side(Flagship.SOL, hand=("spacedock-2",), yellow=yellow, green=green),
        side(Flagship.HACAN),
        edition=EditionName.SECOND,
    )
    under = ("laser-blast", "beam-blast", "mag-blast")
    for ship in ships:
        state = with_blasts(state, 0, ship, *(Blast(card, 1) for card in under))
    pairs = (under[:2], under[1:], (under[0], under[2]))
    return state, tuple(PlayCard("spacedock-2", ship, pair) for ship in ships for pair in pairs)


@pytest.mark.parametrize("crowd", [wishes, overseen, repairs])
def test_more_choices_than_a_menu_holds(crowd: Any) -> None:
    state, actions = crowd()
    position = position_of(Case("magblast", state.config, 2, "many"), state)
    assert len(actions) > 10
    Desk(position, 0).must_be_sound()
    for action in (*actions[::8], actions[-1]):
        ENGINE.check(state, 0, action)
        must_be_typed(position, 0, action)
        must_be_pressed(position, 0, action)


def test_another_card_is_fired_at_the_target_of_the_one_before() -> None:
    """What was chosen behind a step stays where that is chosen anew."""
    armed = side(red=("destroyer-terral",), hand=("laser-blast", "beam-blast"))
    desk = desk_of("magblast", table(armed, side(red=("gunship-nylev", "cruiser-badal"))), 0)
    for card in ("laser-blast", "beam-blast"):
        desk = _chosen(desk, "card", card)
        if card == "laser-blast":
            desk = _chosen(desk, "target", "cruiser-badal")
    assert code("cruiser-badal") in desk.draft


def _chosen(desk: Desk, step: str, value: str) -> Desk:
    """Return the panel on which something is chosen at a step of firing."""
    (pressed,) = (
        one
        for one in desk.presses()
        if one.filled.extra.endswith(f"{CHOOSE}{step}") and code(value) in str(one)
    )
    return desk.followed(desk.answer(pressed))
