"""The quick share of what breaks: a cut gateway, an answer that is late."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.wire.evening import SOON, Evening, evening
from tests.wire.evidence import gather
from tests.wire.judge import verdict
from tests.wire.mischief import CODES
from tests.wire.player import Knob, Player, until
from tests.wire.weather import Storm, Trouble, changes_what_was_used

PHASE = ":submit:phase"
"""The end of the control that ends one phase of a turn: the next is asked of the same person."""
LATE = 3.0
LONG = 60
"""Deeds in which somebody comes to the end of a phase."""


async def test_what_was_pressed_while_the_gateway_was_cut_is_answered(tmp_path: Path) -> None:
    """Whatever ends the connection the session goes on, and nothing of it is missed."""
    async with evening(tmp_path) as party:
        person = party.arrives()
        place = party.fake.world.add_channel("cut")
        gateway = party.fake.gateway
        for code in (*CODES, 0):
            if code:
                await gateway.cut(code)
            else:
                gateway.ask_to_reconnect()
            asked = await person.types(place, "ladder")
            assert asked.acknowledged, f"after {code}:\n{party.bot.said}"
        assert (gateway.identified, gateway.resumed) == (1, len(CODES) + 1)


def _ends_a_phase(party: Evening) -> tuple[Player, Knob, Knob] | None:
    """Return who alone is asked and can end a phase, with the knobs to undo and to do that."""
    asked = [player for player in party.players if player.asked()]
    for person in asked if len(asked) == 1 else ():
        undo = [knob for knob in person.hand() if knob.verb == "undo"]
        ends = [knob for knob in person.hand() if str(knob).endswith(PHASE)]
        if undo and ends:
            return person, undo[0], ends[0]
    return None


@pytest.mark.soak
async def test_an_answer_that_is_late_leaves_nobody_with_an_old_question(tmp_path: Path) -> None:
    """It comes to the message on which delivery has shown the next question meanwhile."""
    async with evening(tmp_path) as party:
        await party.begin("imperium")
        for _ in range(LONG):
            if (found := _ends_a_phase(party)) is not None:
                break
            await party.play(1)
        else:
            pytest.fail(f"nobody was to end a phase: {party.bot.said}")
        person, undo, end = found
        late = Storm(Trouble(hangs=LATE), 1.0, changes_what_was_used, 1)
        party.fake.weather.storms = [late]
        undoing = asyncio.create_task(person.presses(undo))
        assert await until(lambda: party.fake.weather.met.total() == 1, SOON)
        assert (await person.presses(end)).acknowledged
        assert (await undoing).acknowledged
        assert await party.converges(SOON) is not None, party.bot.said
        assert not verdict(await gather(party)).faults, party.bot.said
