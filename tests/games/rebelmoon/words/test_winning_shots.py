"""Whoever looks at what a weapon could do reads whether that wins the match, and only then."""

from __future__ import annotations

import pytest

from cogs.words.strings import LOCALES, speaker
from engines.rebelmoon import ENGINE
from engines.rebelmoon.model import REBEL, Activate, Config, End, Phase, State
from render.rebelmoon import preview
from tests.by_language import ByLanguage
from tests.games.rebelmoon.positions import after, defending
from tests.games.rebelmoon.random_play import every_activation, random_match

SURE = ByLanguage("that a shot wins", en="would destroy the bomb", es="Destruiría la bomba")
PERHAPS = ByLanguage("that a shot may win", en="destroys the bomb if", es="Destruye la bomba si")
WEAPONS = {
    "E6": "emp red",
    "E8": "laser yellow",
    "D5": "emp orange up 2",
    "C5": "emp yellow",
    "A5": "asteroid_destroyer red",
    "F5": "contact_mine red",
    "H5": "contact_mine orange",
}
SHIELDS = [("red", 1), (None, 0)]
LUCKY, UNLUCKY = (6, 6, 6), (1, 1, 1)


def _wins(state: State, action: Activate, faces: tuple[int, ...]) -> bool:
    return after(state, action, *faces).end is End.BOMB_DESTROYED


def _must_say(state: State, action: Activate, locale: str) -> None:
    told = preview(ENGINE.view(state, REBEL), action, speaker(locale)).alt
    sure = _wins(state, action, UNLUCKY)
    perhaps = not sure and _wins(state, action, LUCKY)
    assert (SURE[locale] in told, PERHAPS[locale] in told) == (sure, perhaps), told


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("shield", "strength"), SHIELDS)
def test_a_shot_that_can_win_is_said_to(shield: str | None, strength: int, locale: str) -> None:
    state = defending("E5", WEAPONS, shield=shield, strength=strength, asteroids="I5")
    actions = every_activation(state)
    assert len(actions) >= len(WEAPONS)
    for action in actions:
        _must_say(state, action, locale)


def test_a_shot_that_can_win_is_said_to_in_matches() -> None:
    for seed in range(3):
        config = Config(board_side=4 + seed)
        for state in random_match(f"winning {seed}", config):
            if state.phase is Phase.DEFENCE and state.bomb.strength <= 1:
                for action in ENGINE.legal_actions(state, REBEL):
                    if isinstance(action, Activate):
                        _must_say(state, action, "en")
