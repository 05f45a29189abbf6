"""A computer answers the move that stands, and not one that was taken back while it thought."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, ClassVar

import pytest

from bots.search import AnyEngine
from engines.core import Seat, decode, encode
from engines.rebelmoon import ENGINE
from tables.tables import By
from tests.tables.house import ALICE, Clock, Hall, hall
from tests.tables.post_office import PostOffice

PATIENCE = 30.0


class Thinker:
    """Chooses the first action for the first question it is asked, later the last; once it may."""

    may_end: ClassVar = threading.Event()
    chosen: ClassVar[list[tuple[bytes, Any]]] = []


def thoughtful(engine: AnyEngine, state: Any, seat: Seat, *others: Any) -> Any:
    legal = list(engine.legal_actions(state, seat))
    action = legal[-1 if Thinker.chosen else 0]
    Thinker.chosen.append((encode(state), action))
    assert Thinker.may_end.wait(PATIENCE)
    return action


@pytest.fixture
async def slow(tmp_path: Path) -> AsyncIterator[Hall]:
    """Return a table at which a computer thinks until it may end."""
    Thinker.may_end.clear()
    Thinker.chosen.clear()
    clock = Clock()
    async with hall(tmp_path / "t.db", clock, PostOffice(clock), chooser=thoughtful) as house:
        try:
            yield house
        finally:
            Thinker.may_end.set()


async def asked(times: int) -> None:
    """Wait until the computer has been asked so often."""
    async with asyncio.timeout(PATIENCE):
        while len(Thinker.chosen) < times:  # noqa: ASYNC110  a thread sets no event of ours
            await asyncio.sleep(0)


async def test_what_is_taken_back_meanwhile_is_not_answered(slow: Hall) -> None:
    match_id = await slow.begin(("easy",), game="rebelmoon")
    position = await slow.position(match_id)
    assert position.asked == {0}
    first, second, *_ = list(ENGINE.legal_actions(position.state, 0))
    play, me = slow.tables.play, By(ALICE)
    await play.submit(match_id, me, first)
    await asked(1)
    await play.undo(match_id, me)
    await play.submit(match_id, me, second)
    stands = (await slow.position(match_id)).state
    await asked(2)
    Thinker.may_end.set()
    await slow.settle()
    (_, wrong), (thought_about, right) = Thinker.chosen
    assert thought_about == encode(stands)
    answer = (await slow.moves(match_id))[-1]
    assert answer.seat == 1
    assert answer.action == encode(right) != encode(wrong)
    assert decode(answer.action, type(right)) == right


async def test_a_question_is_told_apart_also_once_the_match_is_read_anew(house: Hall) -> None:
    match_id = await house.begin(game="rebelmoon")
    position = await house.position(match_id)
    first, second, *_ = list(ENGINE.legal_actions(position.state, 0))
    play, me = house.tables.play, By(ALICE)
    questions = list[int]()
    for action in (first, second):
        await play.submit(match_id, me, action)
        questions.append((await house.position(match_id)).question(1))
        await play.undo(match_id, me)
    await play.submit(match_id, me, first)
    questions.append((await house.position(match_id)).question(1))
    assert len(set(questions)) == 3
    await house.tables.live.forget(match_id)
    assert (await house.position(match_id)).question(1) == questions[-1]
