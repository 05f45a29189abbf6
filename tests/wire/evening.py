"""An evening in the club: the fake Discord, the bot's process, its ledger, and people who play."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from pathlib import Path

import engines
from cogs.panels.lobby import OPTIONS
from tables import Board
from tests.wire.fake import FakeDiscord, fake_discord
from tests.wire.interactions import Interaction
from tests.wire.ledger import Ledger, new_ledger
from tests.wire.places import GUILD, Channel, Person
from tests.wire.player import Knob, Player, until
from tests.wire.process import BotProcess

NAMES = ("Alice", "Bob", "Carol", "Dave", "Erin", "Frank", "Grace", "Heidi")
LOCALES = ("en-US", "es-ES")
SOON = 30.0
"""Seconds in which a busy machine does what is done at once."""
BUSY = 20.0
"""Seconds in which a deed is answered where it does not matter how soon."""
LONGEST = 120.0
"""Seconds after which nobody waits any longer for all to be shown."""
CONVERGED = 0.3
"""Seconds without anything new after which nothing more is expected."""


class Evening:
    """Everything there is. Made by `evening`; matches are begun and played on."""

    def __init__(self, fake: FakeDiscord, bot: BotProcess, ledger: Ledger, seed: str) -> None:
        self.fake, self.bot, self.ledger, self.seed = fake, bot, ledger, seed
        self.players: list[Player] = []
        self.places: list[Channel] = []
        self.kills: list[float] = []
        self.presses = 0
        self.guild = GUILD
        """The server on which new matches begin."""
        self.kind: Callable[[FakeDiscord, Person, str], Player] = Player
        self.closed = False
        """Whether nobody does anything, since the bot is not there."""

    def arrives(self) -> Player:
        """Let one more person come, of the kind `kind`; every other one speaks Spanish."""
        number = len(self.players)
        name = NAMES[number % len(NAMES)] + ("" if number < len(NAMES) else f" {number}")
        person = self.fake.world.add_person(name, LOCALES[number % len(LOCALES)])
        self.players.append(self.kind(self.fake, person, self.seed))
        return self.players[-1]

    async def begin(
        self,
        game: str,
        seats: int = 0,
        computers: int = 0,
        where: str = "here",
        board: Board = Board.TURN,
    ) -> int:
        """Let new people begin a match in a new channel or thread, and return its number.

        It has a board each turn unless said otherwise: all that those tell can still be read when
        the evening is judged.
        """
        host, place = await self.gather(game, seats, computers, where, board)
        begun = set(self.ledger.playing())
        await host.presses(host.knobs(place, "start")[-1])
        assert await until(lambda: bool(set(self.ledger.playing()) - begun), SOON), self.bot.said
        await self.shown()
        (number,) = set(self.ledger.playing()) - begun
        return number

    async def gather(
        self,
        game: str,
        seats: int = 0,
        computers: int = 0,
        where: str = "here",
        board: Board = Board.TURN,
    ) -> tuple[Player, Channel]:
        """Let new people meet in a lobby; return who can start the match, and where."""
        world = self.fake.world
        seats = seats or min(engines.load(game).meta.seats)
        host, *guests = [self.arrives() for _ in range(seats - computers)]
        place = world.add_channel(f"{game}-{len(self.places)}", guild=self.guild)
        opened = await host.types(
            place, "play", game=game, computers=computers, level="easy", where=where
        )
        assert opened.acknowledged, self.bot.said
        if where == "thread":
            assert await until(lambda: bool(world.threads(place)), SOON), self.bot.said
            (place,) = world.threads(place)
        self.places.append(place)
        assert await until(lambda: bool(host.knobs(place, "join")), SOON), self.bot.said
        await self._chooses(host, place, "board", board)
        for guest in guests:
            assert (await guest.presses(guest.knobs(place, "join")[-1])).acknowledged
        await self.shown()
        return host, place

    async def _chooses(self, host: Player, place: Channel, field: str, value: str) -> None:
        """Let the host of a lobby choose a value of an option."""
        page = (await host.presses(host.knobs(place, OPTIONS)[-1])).original
        assert page is not None, self.bot.said
        asks = f":option:{field}"
        menu = next(Knob(page, raw) for raw in page.controls if asks in raw["custom_id"])
        assert (await host.presses(menu, [value])).acknowledged
        await self.shown()

    async def play(self, moves: int, seconds: float = 600.0) -> None:
        """Let people act in turn until so many entries were made or no match goes on.

        No entry may take longer than `seconds`, however long all of them take.
        """
        made = before = len(self.ledger.entries())
        ends = time.monotonic() + seconds
        while self.ledger.playing() and made - before < moves:
            assert time.monotonic() < ends, "nobody comes to an end"
            acted = False
            for player in self.players:
                acted |= await self._acts(player)
            assert await self.shown(), f"still not shown: {self.ledger.waiting()}\n{self.bot.said}"
            assert acted, "nobody is asked anything"
            if len(self.ledger.entries()) > made:
                made, ends = len(self.ledger.entries()), time.monotonic() + seconds

    async def resigns(self, player: Player, place: Channel) -> Interaction:
        """Let somebody give up the match of a place, and say that they are sure; return that."""
        asked = await player.types(place, "resign")
        assert await until(lambda: bool(asked.original and asked.original.controls), SOON)
        return await player.presses(next(knob for knob in player.knobs(place, "resign")))

    async def play_while(self, lasts: Awaitable[object], pause: float = 0.05) -> None:
        """Let all people act at once, each at their own pace, as long as something lasts."""
        lasting = asyncio.ensure_future(lasts)

        async def plays(player: Player) -> None:
            while not lasting.done():
                if not self.closed:
                    await self._acts(player)
                await asyncio.sleep(pause)

        await asyncio.gather(lasting, *(plays(player) for player in self.players))

    async def _acts(self, player: Player) -> bool:
        done = await player.acts(self.places)
        self.presses += done is not None
        return done is not None

    async def shown(self, seconds: float = SOON) -> bool:
        """Wait until all that was committed is shown; tell whether it is."""
        return await until(
            lambda: self.fake.api.under_way == 0 and self.ledger.waiting() == 0, seconds
        )

    async def converges(self, seconds: float) -> float | None:
        """Return after how many seconds all is shown and stays so; None if not in so long."""
        began = time.monotonic()
        await self.fake.gateway.ready()
        while (left := began + seconds - time.monotonic()) > 0:
            if not await self.shown(left):
                return None
            at, asked = time.monotonic(), self.fake.api.log.total()
            await asyncio.sleep(CONVERGED)
            if self.fake.api.log.total() == asked and self.ledger.waiting() == 0:
                return at - began
        return None

    def dies(self) -> None:
        """Kill the bot in this moment."""
        if self.bot.running:
            self.kills.append(self.fake.world.now())
            self.bot.kill_now()


@contextlib.asynccontextmanager
async def evening(
    folder: Path,
    *,
    seed: str = "an evening",
    limits: bool = False,
    in_time: float = BUSY,
    ledger: Ledger | None = None,
    ahead: float = 0.0,
    **settings: str,
) -> AsyncGenerator[Evening]:
    """Let the bot run against a fake Discord; whatever it asked wrongly is raised at the end.

    `in_time` is what Discord calls in time: unless said otherwise that a machine is busy with
    other tests fails none. Without a `ledger` its database is a file in the folder. The bot's clock
    is so many seconds `ahead` of Discord's.
    """
    async with fake_discord(seed=seed, limits=limits, in_time=in_time) as fake:
        ledger = ledger or await new_ledger(folder / "broadside.db")
        place = {"BROADSIDE_DATABASE": str(ledger.path)} | ({"AHEAD": str(ahead)} if ahead else {})
        async with BotProcess(fake, folder, **place, **settings) as bot:
            evening_ = Evening(fake, bot, ledger, seed)
            try:
                yield evening_
            finally:  # said even if something else failed: it may have, for what was refused
                assert not fake.wrong, "Discord would refuse:\n" + "\n".join(fake.wrong)
