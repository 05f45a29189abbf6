"""What is not allowed is refused with what is possible instead."""

from __future__ import annotations

import pytest

from engines.core import Dice, Either, IllegalAction, Text, play
from engines.shazamm import ENGINE
from engines.shazamm.model import (
    DECOY,
    SPELLS,
    Action,
    Arrange,
    Cast,
    Clone,
    Config,
    Deal,
    Recycle,
    Steal,
)
from engines.shazamm.state import State
from engines.shazamm.telling import NAMES
from tests.games.said import sayable
from tests.games.shazamm.positions import NO_DICE, committed, position


def refusal(state: State, seat: int, action: Action) -> Text:
    """Return why an action is refused."""
    with pytest.raises(IllegalAction) as raised:
        play(ENGINE, state, seat, action, NO_DICE)
    return sayable(raised.value.text)


@pytest.mark.parametrize("bet", [0, -1, 35, 1_000_000])
def test_a_bet_lies_between_1_and_the_mana(bet: int) -> None:
    """Rulebook: any amount of the remaining mana, at least 1."""
    text = refusal(position(mana=(34, 50)), 0, Cast(bet))
    assert text == Text("shazamm-refusal-bet", {"bet": bet, "mana": 34})


@pytest.mark.parametrize("bet", [1, 34])
def test_the_smallest_and_the_largest_bet_are_legal(bet: int) -> None:
    play(ENGINE, position(mana=(34, 50)), 0, Cast(bet), NO_DICE)


def test_a_card_must_be_in_the_hand() -> None:
    text = refusal(position(hand=(7, 8)), 0, Cast(3, (9,)))
    assert text.key == "shazamm-refusal-not-in-hand"
    assert text.args == {"spell": NAMES[9], "hand": (NAMES[DECOY], NAMES[7], NAMES[8])}


@pytest.mark.parametrize("spell", [DECOY, 7])
def test_a_card_is_laid_once(spell: int) -> None:
    text = refusal(position(), 0, Cast(3, (spell, 8, spell)))
    assert text == Text("shazamm-refusal-same-card", {"spell": NAMES[spell]})


def test_clone_takes_only_what_counts_as_played() -> None:
    state = committed(position(played=((), (7, 8))), Cast(3, (2,)), Cast(5))
    text = refusal(state, 0, Clone(9))
    assert text.args == {"spell": NAMES[9], "choices": Either((NAMES[7], NAMES[8]))}


@pytest.mark.parametrize("spells", [(9,), (7, 7), (3,)])
def test_theft_takes_only_what_is_pending(spells: tuple[int, ...]) -> None:
    state = committed(position(), Cast(3, (3,)), Cast(5, (7, 8)))
    text = refusal(state, 0, Steal(spells))
    assert text.args["choices"] == (NAMES[7], NAMES[8])


def test_recycle_says_what_the_bet_can_become() -> None:
    state = committed(position(mana=(10, 50)), Cast(8, (6,)), Cast(5))
    text = refusal(state, 0, Recycle(3))
    assert text.args == {"bet": 8, "low": 3, "high": 10, "change": 3}


_POSITIONS = {
    "arrange": ENGINE.start(Config(Deal.ARRANGED), 2, Dice("any", 0)).state,
    "cast": position(),
    "clone": committed(position(played=((), (7,))), Cast(3, (2,)), Cast(5)),
    "steal": committed(position(), Cast(3, (3,)), Cast(5, (7,))),
    "recycle": committed(position(), Cast(3, (6,)), Cast(5)),
}
_ACTIONS = {
    "arrange": Arrange(SPELLS),
    "cast": Cast(1),
    "clone": Clone(),
    "steal": Steal(),
    "recycle": Recycle(),
}


@pytest.mark.parametrize("asked", _POSITIONS)
@pytest.mark.parametrize("tried", _ACTIONS)
def test_another_action_than_the_one_asked_for_is_refused(asked: str, tried: str) -> None:
    if asked == tried:
        play(ENGINE, _POSITIONS[asked], 0, _ACTIONS[tried], NO_DICE)
    else:
        text = refusal(_POSITIONS[asked], 0, _ACTIONS[tried])
        assert text == Text(f"shazamm-refusal-asked-{asked}")
