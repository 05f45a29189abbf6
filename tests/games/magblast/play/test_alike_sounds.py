"""Two shots of one attack get their sounds in one form, and may not sound alike."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.panels.ahead import SUBMIT
from cogs.panels.given import AHEAD
from cogs.panels.panel import Answer, Filled, Submit
from engines.core import Refusal, Text
from engines.magblast.model import Fire
from tests.games.magblast.positions import side, table
from tests.laws.lines import desk_of, orders

GUNS, TARGET = ("destroyer-terral", "gunship-nylev", "gunship-weslex"), "cruiser-badal"


def shouted(*sounds: str) -> Answer:
    """Return what comes of as many shots, submitted with these sounds. Raises `Refusal`."""
    hand = ("laser-blast",) * len(GUNS)
    state = table(side(red=GUNS, hand=hand), side(red=(TARGET,)))
    shots = [Fire("laser-blast", gun, TARGET, None) for gun in GUNS[: len(sounds)]]
    desk = desk_of("magblast", state, 0, *shots)
    lines = {str(number): sound for number, sound in enumerate(sounds)}
    return desk.cog.answer(desk.scene, AHEAD + SUBMIT, Filled(lines=lines))


def why_not(*sounds: str) -> Text:
    """Return why these sounds are refused."""
    with pytest.raises(Refusal) as refused:
        shouted(*sounds)
    return refused.value.text


@pytest.mark.parametrize(
    ("sounds", "alike"),
    [("Boom boom!", (0, 1)), ("Boom Bang Bang", (1, 2)), ("Boom Boom Boom", (0, 1))],
)
def test_those_that_sound_alike_are_named(sounds: str, alike: tuple[int, int]) -> None:
    said = why_not(*sounds.split())
    assert said.key == "refusal-words-alike"
    args: Any = said.args
    named = [args[one].args["ship"].key for one in ("first", "second")]
    assert named == [f"magblast-ship-{GUNS[at].partition('-')[2]}" for at in alike]


@pytest.mark.parametrize("sounds", ["Boom 7", "7 Boom", "7 7"])
def test_what_is_no_sound_is_refused_as_such(sounds: str) -> None:
    assert why_not(*sounds.split()).key == "magblast-refusal-sound-letters"


def test_a_sound_may_come_again_behind_another() -> None:
    answer = shouted("Boom", "Bang", "Boom")
    assert isinstance(answer, Submit)
    assert [shot.sound for shot in orders(answer)] == ["Boom", "Bang", "Boom"]
