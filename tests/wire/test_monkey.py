"""The real process stands whatever anybody presses, fills in or types, in calm and in a storm."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from cogs.words.strings import LOCALES, speaker
from engines.core import text
from tests.guests import offered_by_the_bot
from tests.soak.pieces import in_pieces
from tests.tally import Tally
from tests.wire.evening import LONGEST, Evening, evening
from tests.wire.evidence import gather
from tests.wire.hardships import ALL_AT_ONCE
from tests.wire.interactions import IN_TIME
from tests.wire.judge import apologies, denied, verdict
from tests.wire.monkey import Monkey
from tests.wire.rows import row

FEW = 40
SOAKED = int(os.environ.get("MONKEY_ACTS", "4000")) // 5
"""Acts of all people together when it is soaked: each takes a few times as long as in the club."""
PIECE = 200


async def judged(party: Evening, name: str, tell: Callable[[Tally], None]) -> None:
    """Check that nothing was lost, doubled or denied, and that nobody is asked without controls."""
    seconds = await party.converges(LONGEST)
    evidence = await gather(party)
    found = verdict(evidence)
    tell(row(party, "a monkey", name, evidence, found, seconds))
    assert not found.faults, party.bot.said
    assert seconds is not None, "all is never shown"


async def in_calm(party: Evening, acts: int, tell: Callable[[Tally], None]) -> None:
    """Let everybody act in turn, which nobody has to be sorry for."""
    monkeys = [Monkey(party, player) for player in party.players]
    for number in range(acts):
        await monkeys[number % len(monkeys)].acts()
    assert await party.shown(), party.bot.said
    done = [deed for monkey in monkeys for deed in monkey.done]
    party.presses = len(done)
    await judged(party, "calm", tell)
    assert not [deed for deed in done if not deed.acknowledged], party.bot.said
    assert not apologies(await gather(party)), party.bot.said
    assert not [line for line in party.bot.log if " ERROR " in line or "Traceback" in line]


def test_what_cannot_be_done_of_a_plan_denies_nothing() -> None:
    """It stands beside what was done; the same words alone deny that."""
    reason = text("imperium-refusal-moved-already", unit="Transport 1")
    line = text("imperium-draft-line-refused", number=1, order="TR1 → I4", reason=reason)
    for say in map(speaker, LOCALES):
        assert denied(say(reason)) and not denied(say(line))


async def test_nothing_breaks_whatever_is_pressed(
    tmp_path: Path, tell: Callable[[Tally], None]
) -> None:
    async with evening(tmp_path, seed="a monkey") as party:
        await party.begin("magblast")
        await party.begin("imperium")
        await in_calm(party, FEW, tell)


@pytest.mark.soak
@in_pieces(SOAKED, PIECE)
async def test_nothing_breaks_for_hundreds_of_presses(
    numbers: range, tmp_path: Path, tell: Callable[[Tally], None]
) -> None:
    async with evening(tmp_path, seed=f"a monkey {numbers.start}") as party:
        for game in offered_by_the_bot():
            await party.begin(game)
        await in_calm(party, len(numbers), tell)


@pytest.mark.soak
async def test_nothing_is_lost_whatever_is_pressed_in_a_storm(
    tmp_path: Path, tell: Callable[[Tally], None]
) -> None:
    async with evening(tmp_path, seed="a monkey in a storm", in_time=IN_TIME) as party:
        for game in offered_by_the_bot():
            await party.begin(game)
        monkeys = [Monkey(party, player) for player in party.players]
        party.fake.weather.storms = list(ALL_AT_ONCE)

        async def plays(monkey: Monkey) -> None:
            for _ in range(FEW):
                await monkey.acts()

        await asyncio.gather(*map(plays, monkeys))
        party.fake.weather.calm()
        party.presses = sum(len(monkey.done) for monkey in monkeys)
        await judged(party, "storm", tell)
