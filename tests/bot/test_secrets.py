"""Nobody learns what another holds or has committed: two matches that differ only in Alice's
secrets are the same for everyone else, to the last byte."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tests.bot.club import Club
from tests.bot.watched import Watched, tells_nothing
from tests.games.shazamm.play.duels import begun, cast, cast_in_form

LOW, HIGH = tuple(range(1, 15)), tuple(range(14, 0, -1))


class Duel(Watched):
    """A watched match of Shazamm!."""

    async def typed(self) -> list[Any]:
        """Return what the cast command offers to Bob and Carol."""
        return [
            await player.suggestions("shazamm cast", option, "", None, **filled)
            for player in (self.bob, self.carol)
            for option, filled in (("bet", {}), ("spells", {"bet": 1}))
        ]


@asynccontextmanager
async def watched(folder: Path) -> AsyncIterator[Watched]:
    async with Club(folder, ("alice", "bob", "carol")) as club:
        await begun(club, "arranged")
        yield Duel(club)


async def play(
    match: Watched, order: tuple[int, ...], changes: tuple[tuple[int, ...], ...]
) -> None:
    """Play two turns in which Alice's cards and commitments are her own affair until revealed."""
    alice, bob = match.alice, match.bob
    await alice.slash("shazamm arrange", order=",".join(map(str, order)))
    await match.look()
    await bob.slash("shazamm arrange", order=",".join(map(str, LOW)))
    await match.look()
    for number in range(2):
        for bet, *spells in changes:
            await cast_in_form(alice, bet, *spells)
        await alice.slash("shazamm cast", bet=99, spells=str(order[0]))
        await alice.slash("hand")
        await match.look()
        await cast(alice, 7, 0)
        await match.look()
        await cast(bob, 5 + number)
    await match.look()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def two_matches(tmp_path_factory: pytest.TempPathFactory) -> tuple[Watched, Watched]:
    async with watched(tmp_path_factory.mktemp("one")) as one:
        await play(one, LOW, ((30, 1, 2), (12, 3)))
    async with watched(tmp_path_factory.mktemp("other")) as other:
        await play(other, HIGH, ((5,),))
    return one, other


async def test_others_see_the_same_whatever_somebody_holds_and_commits(
    two_matches: tuple[Watched, Watched],
) -> None:
    tells_nothing(*two_matches, moments=7)


async def test_what_is_compared_would_show_a_difference(
    two_matches: tuple[Watched, Watched],
) -> None:
    """The reveal tells bets: moments before and after it differ."""
    one, _ = two_matches
    before, after = one.moments[-2], one.moments[-1]
    assert all(before[what] != after[what] for what in ("bob", "carol", "wire"))
    assert "bets 7" in str(after["wire"])
    assert "bets 12" not in str(after["wire"])
