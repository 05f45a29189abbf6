"""Whatever is typed or pressed: if its answer goes wrong, nobody is told an untruth."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import simcord

from cogs.words.strings import LOCALES, speaker
from engines import keys
from engines.core import text
from tests.bot.club import Club
from tests.bot.deeds import Deed
from tests.bot.fixtures import ErrorLog
from tests.bot.monkey.hands import Hands
from tests.bot.monkey.monkey import PEOPLE, Monkey
from tests.bot.monkey.sight import Sight
from tests.bot.monkey.truths import Truths
from tests.bot.monkey.whims import Whims
from tests.bot.player import Player, Reply
from tests.games.shazamm.play.duels import rows
from tests.laws.cases import cases
from tests.sampled import every_other

CALLBACK, LATER = "/interactions/*/*/callback", "/webhooks/*"
MISHAPS = ("lost", "arrived", "refused", "later lost", "later arrived")
"""What becomes of the first answer, or of the one that follows it."""
STANDS = ("match", "seat", "entry", "draft", "vote", "heckle", "deadline", "guild")
"""The tables that hold what people do."""
NOTHING, MADE, UNSURE = (
    {speaker(locale)(text(f"reply-{key}")) for locale in LOCALES}
    for key in ("broken", "made", "unsure")
)
ONE_IN = 34
"""Of the commands and controls, one in so many is tried with each mishap; all in a soak."""
LONG = 60
SIGNS = (5, 6)
"""The kinds of an answer that only says that there will be one."""
SOAKED = int(os.environ.get("MONKEY_ACTS", "500"))


class Fate(Truths):
    """What becomes of the next answers, each in another way, and whether what is told is true."""

    def __init__(self, sight: Sight, log: ErrorLog) -> None:
        super().__init__(sight, lambda: None)
        self.mishaps: Iterator[str] = itertools.repeat("")
        self.moved_unheard = False
        self._log = log
        self._mishap = ""
        self._before: list[Any] = []
        self._asked_before = 0

    async def strike(self, told: list[str]) -> None:
        """Let the next answer meet what is due, and add that to what is told."""
        self._mishap = next(self.mishaps)
        if not self._mishap:
            return
        told.append(f"... and the answer is {self._mishap}")
        await self._at_rest()
        self._before, self._asked_before = self._stands(), len(self._club.requests)
        if self._mishap == "refused":
            self._club.trouble.refuse("POST", CALLBACK)
        else:
            path = LATER if self._mishap.startswith("later") else CALLBACK
            self._club.trouble.drop_line("*", path, arrives=self._mishap.endswith("arrived"))

    def _stands(self) -> list[Any]:
        return [rows(self._club, f"SELECT * FROM {table}") for table in STANDS]

    def answered(self, reply: Reply) -> None:
        """Check that the bot answered once more at the most, and told no untruth."""
        if not self._mishap:
            self._log.check()
            super().answered(reply)
            return
        happened, mishap = not self._club.trouble.waits, self._mishap
        self._mishap = ""
        self._club.trouble.end()
        said, interaction = set(reply.text.split("\n")), reply.result._interaction.id
        excuses = said & (NOTHING | MADE | UNSURE)
        if mishap == "refused" and happened and self._log.lines:  # or it was shown otherwise
            self._log.expect(" failed\n")
        else:
            assert not excuses, f"told though it was {mishap}: {excuses}"
        self._log.check()
        assert reply.acknowledged, "nobody answered"
        self._is_true(said, interaction)
        refused = mishap == "refused" and happened
        self.moved_unheard |= refused and self._is_in("entry", interaction)
        asked = self._club.requests[self._asked_before :]
        first = [request for request in asked if f"/{interaction}/" in request.path]
        put_off = any((request.json or {}).get("type") in SIGNS for request in first)
        most = 1 + happened + put_off  # on a busy machine time itself gives a sign, first of all
        assert len(first) <= most, "more than one answer, or more than one once more"

    def _is_true(self, said: set[str], interaction: int) -> None:
        """Check what is said of a deed against what stands now."""
        done = self._is_in("entry", interaction) or self._is_in("heard", interaction)
        if said & NOTHING:
            assert self._stands() == self._before, "told that nothing was changed"
        if said & MADE:
            assert done, "told that it was done"
        if said & UNSURE:
            assert not done, "told that nobody knows, though it was done"

    def _is_in(self, table: str, interaction: int) -> bool:
        """Tell whether a deed stands in the log of a match, or among those of lobbies."""
        sql = f"SELECT 1 FROM {table} WHERE interaction_id = ?"
        return bool(rows(self._club, sql, interaction))


class Clumsy(Hands):
    """Hands whose deeds meet mishaps."""

    def __init__(self, sight: Sight, whims: Whims, fate: Fate, chance: Random) -> None:
        super().__init__(sight, whims, fate, chance)
        self._fate = fate

    async def press_newest(self, player: Player, verb: str) -> None:
        """Press a control; whoever joins meets a mishap, also while a match is set up."""
        if verb == "join":
            self._fate.mishaps = iter(["refused", ""])
        await super().press_newest(player, verb)
        if verb == "join":
            self._fate.mishaps = itertools.repeat("")

    async def type(
        self, player: Player, path: str, place: simcord.ChannelHandle, /, **filled: Any
    ) -> None:
        """Type a command."""
        await self._fate.strike(self.told)
        await super().type(player, path, place, **filled)

    async def do(self, told: str, *deeds: Deed) -> list[Reply]:
        """Let things happen at once; only what happens alone meets a mishap."""
        if len(deeds) == 1:
            await self._fate.strike(self.told)
        return await super().do(told, *deeds)


class Unlucky(Monkey):
    """A monkey whose answers go wrong, each in another way."""

    def __init__(self, club: Club, seed: str, game: str, log: ErrorLog) -> None:
        case = next(case for case in cases() if case.key == game)
        super().__init__(club, seed, case, lambda: None)
        self._chance.seed(seed)
        self._fate = self._truths = Fate(self._sight, log)
        self._hands = Clumsy(self._sight, self._whims, self._fate, self._chance)

    async def begins(self) -> None:
        """Let a match begin; only those who join meet a mishap."""
        await self._set_up()

    async def tries_everything(self, one_in: int) -> None:
        """Type each command and press each control there is, one in so many, with each mishap."""
        place = self.club.channel
        commands = self._sight.commands(self._whims.someone(), place)
        deeds: list[tuple[str, Any]] = [("types", command) for command in commands]
        verbs = {knob.verb for name in PEOPLE for knob in self._sight.knobs(self.club[name])}
        deeds += [("presses", verb) for verb in sorted(verbs)]
        drawn = [(deed, mishap) for deed in deeds for mishap in MISHAPS][::one_in]
        for (how, what), mishap in drawn:
            player = self._whims.someone()
            self._fate.mishaps = itertools.repeat(mishap)
            if how == "presses":
                await self._hands.press_newest(player, what)
            else:
                path, leaf = what
                filled = await self._whims.options(player, path, leaf, place)
                await self._hands.type(player, path, place, **filled)

    async def acts_at_random(self, acts: int) -> None:
        """Do what monkeys do, with one mishap after the other."""
        for _ in range(acts):
            self._fate.mishaps = itertools.cycle(MISHAPS)
            await self._act()
            self._fate.mishaps = itertools.repeat("")
            await self._fate.hold()

    async def moves_unheard(self) -> None:
        """Let those who are asked answer until a move was made whose answer was refused."""
        self._fate.mishaps = itertools.cycle(("", "refused", "refused"))
        for _ in range(LONG):
            if self._fate.moved_unheard:
                return
            await self._answers()
        raise AssertionError("no move was made whose answer was refused")


@pytest.mark.parametrize("game", every_other(keys(), 1))
async def test_nobody_is_told_an_untruth_when_an_answer_goes_wrong(
    tmp_path: Path, error_log: ErrorLog, game: str
) -> None:
    async with Club(tmp_path, PEOPLE) as club:
        unlucky = Unlucky(club, game, game, error_log)
        await unlucky.begins()
        await unlucky.tries_everything(ONE_IN)
        await unlucky.moves_unheard()


@pytest.mark.soak
@pytest.mark.parametrize("game", every_other(keys()))
async def test_nobody_is_ever_told_an_untruth(
    tmp_path: Path, error_log: ErrorLog, game: str
) -> None:
    async with Club(tmp_path, PEOPLE) as club:
        unlucky = Unlucky(club, f"{game} soaked", game, error_log)
        await unlucky.begins()
        await unlucky.tries_everything(1)
        await unlucky.acts_at_random(SOAKED)
