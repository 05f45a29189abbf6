"""Cards that come out name the combat that they lay at, for others are told in the same line."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.panels.telling import gathered
from cogs.words.strings import LOCALES, speaker
from engines.core import Text
from engines.imperium.actions import Attack, Commit, End, Ready
from engines.imperium.board import BLUE, RED, Phase
from engines.imperium.cards import Card
from engines.imperium.units import Kind
from engines.retelling import events
from tests.games.imperium.positions import act, position, unit
from tests.laws.heard import heard
from tests.laws.played import FILES
from tests.unfolded import telling_of

RECORDS = [path for path in FILES if path.parts[-3] == "imperium"]
OUT = frozenset({"revealed", "turned-up", "cancelled", "annulled"})
FOUGHT = {"attack-resolved": "sector", "invaded": "planet"}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_cards_that_come_out_name_the_combat_that_they_lie_at(path: Path) -> None:
    assert_named(heard(path))


def assert_named(told: tuple[Text, ...]) -> None:
    """See that whatever comes out names the place of the combat that is resolved next."""
    waiting: list[object] = []
    for name, args in events(told):
        if name in OUT:
            waiting.append(args.get("sector"))
        elif name in FOUGHT:
            assert set(waiting) <= {args[FOUGHT[name]]}, waiting
            waiting = []


@pytest.mark.parametrize("locale", LOCALES)
def test_each_line_of_cards_names_its_combat_where_combats_are_told_in_one(locale: str) -> None:
    state = position(
        red={"G4": unit(Kind.CRUISER), "I4": unit(Kind.CRUISER)},
        blue={"G5": unit(Kind.FRIGATE), "I5": unit(Kind.FRIGATE)},
        hands=((Card.PRECISION_SHOT, Card.DECISIVE_BLOW), (Card.JAMMING,)),
    )
    orders = (Attack("cruiser-1", "G5"), Attack("cruiser-2", "I5"), End(Phase.COMBAT))
    state = act(state, RED, *orders).state
    cards = (Commit(0, Card.PRECISION_SHOT), Commit(1, Card.DECISIVE_BLOW), Ready())
    state = act(state, RED, *cards).state
    step = act(state, BLUE, Commit(0, Card.JAMMING), Ready())
    told = tuple(event.text for event in step.events if event.audience is None)
    assert_named(told)
    say = speaker(locale, ("Ada", "Iris").__getitem__)
    out = [one for one in told if one.key.removeprefix("imperium-event-") in OUT]
    assert [("G5" in say(one), "I5" in say(one)) for one in out] == [(True, False)] * 3 + [
        (False, True)
    ]
    lines = gathered(told, telling_of("imperium"))
    assert sum("G5" in say(line) and "I5" in say(line) for line in lines) == 1
