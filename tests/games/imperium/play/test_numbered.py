"""Combats keep their numbers where only some of them are listed."""

from __future__ import annotations

import pytest

from cogs.words.names import chat_voice
from cogs.words.strings import LOCALES
from engines.imperium import ENGINE
from engines.imperium.actions import Attack, Bombard, End
from engines.imperium.board import BLUE, RED, Phase
from engines.imperium.cards import Card
from engines.imperium.missions import Mission
from engines.imperium.options import CombatCards, Config
from engines.imperium.systems import Size
from engines.imperium.units import Kind
from engines.imperium.ways import ImperiumWays
from tests.games.imperium.positions import act, planet, position, unit
from tests.laws.markup import recounted

HANDS = ((next(iter(Card)),), (next(iter(Card)),))
TOGETHER = Config(mission=Mission.DEFEAT, combat_cards=CombatCards.TOGETHER)


@pytest.mark.parametrize("locale", LOCALES)
def test_combats_between_which_one_takes_no_cards_are_shown_by_their_numbers(locale: str) -> None:
    state = position(
        Phase.COMBAT,
        red={"J4": unit(Kind.CORVETTE), "G4": unit(Kind.CRUISER), "D5": unit(Kind.CORVETTE)},
        blue={"J5": unit(Kind.CORVETTE), "E4": unit(Kind.CORVETTE)},
        planets={"H4": planet(Size.SMALL, BLUE, "TT")},
        hands=HANDS,
        config=TOGETHER,
    )
    declared = (Attack("corvette-1", "J5"), Bombard("cruiser-1", "H4"), Attack("corvette-2", "E4"))
    state = act(state, RED, *declared, End(Phase.COMBAT)).state
    hints = ImperiumWays(ENGINE.view(state, BLUE), BLUE, ()).hints(None)
    said = "\n".join(map(chat_voice((), locale), hints))
    assert "3\\. " in said
    assert recounted(said) == []
    assert recounted(said.replace("\\", "")) != [], "this law sees what Discord would make of it"
