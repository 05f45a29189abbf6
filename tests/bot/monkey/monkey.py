"""What the monkey does: it sets up a match, plays it, and does anything else in between."""

from __future__ import annotations

import random
import re
from collections.abc import Awaitable, Callable, Iterable

from cogs.panels.given import AHEAD
from cogs.panels.ids import parse
from cogs.panels.lobby import AGREE, OPTIONS
from engines.options import options
from tables.options import Clock, Response, option_value
from tests.bot.club import Club
from tests.bot.monkey.hands import Hands
from tests.bot.monkey.sight import Knob, Sight
from tests.bot.monkey.truths import Truths
from tests.bot.monkey.whims import Whims
from tests.bot.player import Player
from tests.laws.cases import Case

PEOPLE = ("alice", "bob", "carol", "dave")
TOLD = 30
"""How many of the last things it did are told when something is wrong."""
TOWARDS_A_START = ("join", "start", AGREE, "start", "computer", "again", "option")


class Bitten(AssertionError):
    """Something is wrong after an act of the monkey.

    `acts` are those it has done, by number; `reason` is what is wrong, without numbers.
    """

    def __init__(self, words: str, acts: tuple[int, ...], reason: str) -> None:
        super().__init__(words)
        self.acts, self.reason = acts, reason


class Monkey:
    """Presses, chooses, fills in, types, waits and pulls the plug. `listen` raises what was logged.

    `case` is how it sets up a match first. What it does in an act comes of its seed, the act's
    number and what it finds then, and so an act can be left out.
    """

    def __init__(self, club: Club, seed: str, case: Case, listen: Callable[[], None]) -> None:
        self.club, self.case, self.seed = club, case, seed
        self._chance = random.Random()
        self._sight = Sight(club)
        self._truths = Truths(self._sight, listen)
        self._whims = Whims(self._sight, self._chance)
        self._hands = Hands(self._sight, self._whims, self._truths, self._chance)

    @property
    def told(self) -> list[str]:
        """All it did, in words."""
        return self._hands.told

    async def play(self, acts: Iterable[int]) -> None:
        """Set up a match, and do the acts of these numbers. Raises `Bitten`."""
        done: list[int] = []
        try:
            self._chance.seed(self.seed)
            await self._set_up()
            for number in acts:
                done.append(number)
                self._chance.seed(f"{self.seed}: {number}")
                await self._act()
                await self._truths.hold()
        except (Exception, ExceptionGroup) as error:
            raise self._bitten(done, f"{type(error).__name__}: {error}") from error

    def _bitten(self, acts: list[int], wrong: str) -> Bitten:
        told = "\n".join(self.told[-TOLD:])
        words = f"seed {self.seed!r}, {self.case.name}, acts {acts}:\n{told}\n{wrong}"
        return Bitten(words, tuple(acts), re.sub(r"\d+", "", wrong))

    async def _set_up(self) -> None:
        """Open a lobby as the case has it, let people and computers in, and start."""
        many = self.case.seats
        seated = self._chance.randint(min(2, many), min(many, len(PEOPLE) - 1))
        host, *guests = (self.club[name] for name in PEOPLE[:seated])
        where = self._chance.choice(("here", "here", "thread"))
        if many == seated == 2 and self._chance.random() < 0.2:
            guests = []
        await self._hands.type(
            host,
            "play",
            self.club.channel,
            game=self.case.key,
            computers=many - 1 - len(guests),
            level="easy",
            where=where,
        )
        await self._set_options(host)
        for guest in guests:
            await self._hands.press_newest(guest, "join")
        await self._hands.press_newest(host, "start")
        assert await self._sight.running(), "the match did not begin"
        await self._truths.hold()

    async def _set_options(self, host: Player) -> None:
        for option in options(self.case.engine.meta):
            value = getattr(self.case.config, option.field)
            if value != option.default:
                await self._sets(host, option.field, option_value(value))
        await self._sets(host, "clock", self._chance.choice(list(Clock)).value)
        if self._chance.random() < 0.5:
            await self._sets(host, "response", self._chance.choice(list(Response)).value)

    async def _sets(self, host: Player, field: str, value: str) -> None:
        """Choose a value of an option or a clock, wherever among the lobby's options it stands."""
        await self._hands.press_newest(host, OPTIONS)
        tabs = [knob for knob in self._sight.knobs(host) if knob.verb == OPTIONS]
        newest = max(knob.message.id for knob in tabs)
        for tab in [knob for knob in tabs if knob.message.id == newest]:
            await self._hands.use(host, tab)
            for knob in self._sight.knobs(host):
                known = parse(knob.raw["custom_id"])
                if known and (known.verb, known.extra) == ("option", field):
                    await self._hands.use(host, knob, (value,))
                    return

    async def _act(self) -> None:
        """Do something: mostly what brings a match on, now and then anything at all."""
        ways: dict[Callable[[], Awaitable[None]], int] = {
            self._answers: 60,
            self._presses_anything: 14,
            self._presses_again: 4,
            self._fills_in_an_old_form: 2,
            self._types_anything: 10,
            self._undoes: 2,
            self._two_at_once: 3,
            self._waits: 1,
            self._pulls_the_plug: 1,
        }
        (way,) = self._chance.choices(list(ways), list(ways.values()))
        await way()

    async def _answers(self) -> None:
        """Let somebody who is asked answer; where nobody is, bring a lobby nearer its start."""
        asked = [pair async for pair in self._sight.asked()]
        if not asked:
            verb = self._chance.choice(TOWARDS_A_START)
            await self._hands.press_newest(self._whims.someone(), verb)
            return
        match, player = self._chance.choice(asked)
        scene = await self.club.bot.services.tables.scene_for(match.id, player.id)
        asking = [k for k in self._sight.knobs(player) if k.asks(match.id, scene.question)]
        own = [knob for knob in asking if not knob.verb.startswith(AHEAD)]
        if own and self._chance.random() < 0.9:
            await self._hands.use(player, self._one_of_the_newest(own))
        else:
            await self._hands.press_newest(player, "act")

    def _one_of_the_newest(self, knobs: list[Knob]) -> Knob:
        newest = knobs[-1].message.id
        if self._chance.random() < 0.8:
            knobs = [knob for knob in knobs if knob.message.id == newest]
        return self._chance.choice(knobs)

    async def _presses_anything(self) -> None:
        player = self._whims.someone()
        knobs = self._sight.knobs(player)
        if knobs:
            await self._hands.use(player, self._chance.choice(knobs))

    async def _presses_again(self) -> None:
        """Repeat a press of long ago, or the last one."""
        if self._hands.used:
            player, deed = self._chance.choice(self._hands.used[-40:])
            await self._hands.do(f"{player.name} presses again {deed.data['custom_id']}", deed)

    async def _two_at_once(self) -> None:
        """Let two people act before the bot has answered either, or one person twice."""
        if len(self._hands.used) >= 2:
            first, second = (self._chance.choice(self._hands.used[-12:]) for _ in range(2))
            names = [f"{p.name} {d.data['custom_id']}" for p, d in (first, second)]
            await self._hands.do(f"at once: {names}", first[1], second[1])

    async def _fills_in_an_old_form(self) -> None:
        if self._hands.opened:
            await self._hands.fill_in(self._chance.choice(self._hands.opened[-20:]))

    async def _types_anything(self) -> None:
        player = self._whims.someone()
        place = self._chance.choice([*self._sight.places(player), self.club.channel])
        leaves = self._sight.commands(player, place)
        near = [one for one in leaves if one[0].startswith(f"{self.case.key} ")]
        path, leaf = self._chance.choice(near if near and self._chance.random() < 0.7 else leaves)
        if path in ("cancel", "play") and self._chance.random() < 0.8:
            return
        filled = await self._whims.options(player, path, leaf, place)
        await self._hands.type(player, path, place, **filled)

    async def _undoes(self) -> None:
        player = self._whims.someone()
        place = self._chance.choice(self._sight.places(player)[:-1])
        await self._hands.type(player, "undo", place)

    async def _waits(self) -> None:
        hours = self._chance.choice((0.02, 0.3, 2, 7, 30))
        self.told.append(f"{hours} hours pass")
        await self.club.advance(hours=hours)

    async def _pulls_the_plug(self) -> None:
        killed = self._chance.random() < 0.5
        self.told.append("the bot is killed and starts" if killed else "the bot starts anew")
        await self.club.restart(killed=killed)
