"""The quick share of what breaks: a cut gateway, an answer that is late."""

from __future__ import annotations

from pathlib import Path

from tests.wire.evening import SOON, evening
from tests.wire.evidence import gather
from tests.wire.judge import verdict
from tests.wire.mischief import CODES
from tests.wire.player import until
from tests.wire.weather import Storm, Trouble, later_answers

PHASE = ":submit:phase"
"""The end of the control that ends one phase of a turn: the next is asked of the same person."""
LATE = 3.0


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


async def test_an_answer_that_is_late_leaves_nobody_with_an_old_question(tmp_path: Path) -> None:
    """It comes to the message on which delivery has shown the next question meanwhile."""
    async with evening(tmp_path) as party:
        await party.begin("imperium")
        while not (ends := [k for p in party.players for k in p.hand() if str(k).endswith(PHASE)]):
            await party.play(1)
        (person,) = (player for player in party.players if player.asked())
        (undo,) = (knob for knob in person.hand() if knob.verb == "undo")
        party.fake.weather.storms = [Storm(Trouble(hangs=LATE), 1.0, later_answers, 1)]
        await person.presses(undo)
        assert await until(lambda: party.fake.weather.met.total() == 1, SOON)
        assert (await person.presses(ends[0])).acknowledged
        assert await party.converges(SOON) is not None, party.bot.said
        assert not verdict(await gather(party)).faults, party.bot.said
