"""Whatever a seat hides or does in secret, all that reaches anybody else is the same to the byte.

Matches are played twice. What lies in the open is the same in both; what Alice holds, what lies
face down, what she does in secret, drafts or chooses ahead is not. Bob, who plays against her, and
Carol, who looks on, press, type and try whatever they can.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.bot.on_the_wire import HIDING, differences
from tests.bot.twins import twins_of
from tests.bot.wire_leaks import LEAKS
from tests.soak.pieces import in_pieces


@pytest.mark.parametrize("key", HIDING)
async def test_nothing_that_reaches_others_hangs_on_what_is_hidden(
    tmp_path: Path, key: str
) -> None:
    twins = twins_of(key, "0")
    assert not await differences(tmp_path, twins), str(twins)


@pytest.mark.soak
@in_pieces(40, 4)
@pytest.mark.parametrize("key", HIDING)
async def test_nothing_that_ever_reaches_others_hangs_on_what_is_hidden(
    tmp_path: Path, key: str, numbers: range
) -> None:
    for number in numbers:
        (folder := tmp_path / str(number)).mkdir()
        twins = twins_of(key, f"soak-{number}")
        assert not await differences(folder, twins), str(twins)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
async def test_a_planted_leak_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    leak(monkeypatch)
    assert await differences(tmp_path, twins_of("shazamm", "0"))
