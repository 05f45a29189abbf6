"""Somebody who plays by panels alone, and presses no more than is needed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

import engines
from benchmarks.play.looking import Press, Sight
from benchmarks.play.mind import TURN, expected, intended
from cogs.chat.game import GameCog
from cogs.panels import foreseen
from cogs.panels.ids import parse
from tables import Scene
from tests.bot.club import Club
from tests.bot.player import Player
from tests.bot.seen import Control, Seen
from tests.laws.reaching import PRESSED, reach_of

SAID, LONGEST = "Pew", 20
"""What is typed where something has to be said, and how often at most."""


class Person:
    """A player with a seat in a match.

    `path` tells what was pressed, `astray` what was meant and could not be done after all, as
    where one's own moves have got into each other's way. Controls of the verbs that somebody
    `avoids` are left alone.
    """

    avoids: tuple[str, ...] = ()

    def __init__(self, club: Club, player: Player, match: int) -> None:
        self.player, self._club, self._match = player, club, match
        self.path: list[Press] = []
        self.astray: list[Any] = []

    @property
    def said(self) -> str:
        """What is typed where something has to be said: nothing twice in a row."""
        return SAID + SAID.lower() * (1 + len(self.path) % LONGEST)

    async def scene(self) -> Scene:
        """Return the match as this person sees it."""
        return await self._club.bot.services.tables.scene_for(self._match, self.player.id)

    async def acts(self, state: Any, luck: str) -> None:
        """Do what there is to do in `state`, until it is submitted."""
        scene = await self.scene()
        assert scene.seat is not None
        engine = engines.load(scene.match.game, scene.match.rules_version)
        await self.does(intended(engine, state, scene.seat, luck, TURN[scene.match.game]))

    async def waits(self, state: Any, luck: str) -> None:
        """Choose ahead what the panel itself offers to be chosen so, after what stands already."""
        scene = await self.scene()
        if not foreseen.outright(scene):
            return
        assert scene.seat is not None
        engine = engines.load(scene.match.game, scene.match.rules_version)
        await self.does(expected(engine, state, scene.seat, luck, foreseen.left(scene)))

    async def does(self, meant: Sequence[Any]) -> None:
        """Do what is meant, as far as one submission goes."""
        wanted, draft = as_pressed(await self.scene(), meant), ""
        while wanted:
            scene = await self.scene()
            cog = self._club.bot.services.games[scene.match.game]
            assert isinstance(cog, GameCog)
            sight = self._sight(cog, scene, wanted)
            found = sight.shortest(draft) or sight.closing()
            if found is None:
                self.astray.append(wanted.pop(0))
                continue
            for press in found.presses:
                await self._presses(press)
            if found.submits:
                return
            wanted, draft = left(wanted, found.moves), found.draft
        await self._ends()

    async def _ends(self) -> None:
        """Submit what is put together, where something that was meant could not be added."""
        scene = await self.scene()
        if scene.drafted and scene.legal:
            cog = self._club.bot.services.games[scene.match.game]
            assert isinstance(cog, GameCog)
            found = self._sight(cog, scene, ()).ending()
            for press in () if found is None else found.presses:
                await self._presses(press)

    def _sight(self, cog: GameCog, scene: Scene, wanted: Sequence[Any]) -> Sight:
        return Sight(cog, scene, wanted, self.said, self.avoids)

    async def _presses(self, press: Press) -> None:
        """Press a control on the newest hand that has it, and send the form that it opens."""
        hand, control = self._finds(press)
        if press.values:
            reply = await self.player.choose(control.custom_id, *press.values, on=hand)
        else:
            reply = await self.player.press(control.custom_id, on=hand)
        self.path.append(press)
        if press.form is not None:
            await self.player.submit(reply, {**press.form.lines, **press.form.picks})

    def _finds(self, press: Press) -> tuple[Seen, Control]:
        for hand in reversed(self.player.dms):
            for control in hand.controls:
                known = parse(control.custom_id)
                if known is not None and (known.verb, known.extra) == (press.verb, press.extra):
                    return hand, control
        raise AssertionError(f"{self.player.name} does not find {press}")


class OneByOne(Person):
    """Somebody who takes nothing from a list of what is likely meant, and chooses each move."""

    avoids = ("likely",)


def as_pressed(scene: Scene, meant: Sequence[Any]) -> list[Any]:
    """Return what is meant as panels have it: moves of ships are made together."""
    wanted = list[Any]()
    for action in meant:
        ways = reach_of(scene.match.game).one_way
        others = (w.instead for w in ways if w.way == PRESSED and w.fits(scene.view, action))
        instead = next(others, None)
        one = action if instead is None else instead(action)
        before = getattr(wanted[-1], "moves", None) if wanted else None
        if before and getattr(one, "moves", None):
            wanted[-1] = replace(one, moves=(*before, *one.moves))
        else:
            wanted.append(one)
    return wanted


def left(wanted: Sequence[Any], done: Sequence[Any]) -> list[Any]:
    """Return what is wanted but for what is done."""
    over = Counter(map(repr, done))
    kept = list[Any]()
    for one in wanted:
        if over[repr(one)]:
            over[repr(one)] -= 1
        else:
            kept.append(one)
    return kept
