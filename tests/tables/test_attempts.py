"""What is tried again where others were quicker, and for how long."""

from __future__ import annotations

import pytest

from store import Conflict, DeadlineTaken, EntryTaken, MatchChanged
from tables.attempts import RETRIES, until_first
from tables.errors import TableRefusal


class Tries:
    """Somebody before whom others come so many times; `read` is how often it was read anew."""

    def __init__(self, others: int, error: type[Conflict] = EntryTaken) -> None:
        self.others, self.error = others, error
        self.tried = self.read = 0

    async def attempt(self) -> str:
        self.tried += 1
        if self.tried <= self.others:
            raise self.error
        return "done"

    async def again(self) -> None:
        self.read += 1


@pytest.mark.parametrize("error", [EntryTaken, MatchChanged])
async def test_it_is_read_anew_and_tried_again_until_nobody_is_quicker(
    error: type[Conflict],
) -> None:
    tries = Tries(RETRIES - 1, error)
    assert await until_first(tries.attempt, tries.again) == "done"
    assert (tries.tried, tries.read) == (RETRIES, RETRIES - 1)


async def test_whoever_is_always_second_hears_so() -> None:
    tries = Tries(RETRIES)
    with pytest.raises(TableRefusal) as refused:
        await until_first(tries.attempt)
    assert refused.value.text.key == "refusal-crowded"
    assert tries.tried == RETRIES


async def test_what_else_is_wrong_is_not_tried_again() -> None:
    tries = Tries(1, DeadlineTaken)
    with pytest.raises(DeadlineTaken):
        await until_first(tries.attempt, tries.again)
    assert (tries.tried, tries.read) == (1, 0)
