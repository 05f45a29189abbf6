"""Somebody who presses whatever there is: in all languages, at any time, whether it makes sense.

A monkey acts for several people on one server. All it does comes of its seed, and after each
act it looks at what must be true whatever anybody does; `Bitten` tells what it did last.
"""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import simcord
from simcord.interactions import command_leaves

from cogs.panels.ids import parse
from cogs.words.strings import LOCALES, speaker
from engines.core import text
from engines.options import options
from offline import simcord_inside
from store import Match, Status
from tables.options import Clock, Response, option_value
from tables.outbox.notice import BOARD, hand
from tests.bot.club import Club
from tests.bot.deeds import Deed, filled_in, forged
from tests.bot.limits import MENUS, Kind, walk
from tests.bot.player import Player, Reply
from tests.bot.seen import Seen, seen
from tests.games.shazamm.play.duels import rows
from tests.laws.cases import Case

PEOPLE = ("alice", "bob", "carol", "dave")
LOOK_BACK = 12
"""How many messages of a place the monkey looks at: those further up are like them."""
TOLD = 30
"""How many of its last acts are told when something is wrong."""
LONG = 10_000
NONSENSE = ("§§", "0", "-1", "9" * 18, "a; b", "<@1>", "`*_", "\u202e1", "x" * 100, "1, 2", "?")
RARE = {"resign": 0.02, "cancel": 0.02, "leave": 0.2, "no-computer": 0.3}
"""How often what ends or empties a match is pressed in earnest once it was picked."""
NO_ANSWERS = {"orders", "resign"}
"""Verbs of controls that are bound to a question and do not answer it."""
TOWARDS_A_START = ("join", "start", "agree", "start", "computer", "again", "option")
WHOLE, YES_NO, USER = 4, 5, 6
Json = Mapping[str, Any]


class Bitten(AssertionError):
    """Something is wrong after an act of the monkey."""


class Knob(NamedTuple):
    """A control on a message, with what simcord knows of it."""

    message: Seen
    raw: Json

    @property
    def verb(self) -> str:
        known = parse(self.raw["custom_id"])
        return known.verb if known else ""


class Opened(NamedTuple):
    """A form that somebody has before them, and from where it was opened."""

    modal: Json
    place: int
    message: Seen | None


class Monkey:
    """Presses, chooses, fills in, types, waits and pulls the plug. `listen` raises what was logged.

    `case` is how it sets up a match first, in between other acts.
    """

    def __init__(self, club: Club, seed: str, case: Case, listen: Callable[[], None]) -> None:
        self.club, self.case, self.seed = club, case, seed
        self.acts: list[str] = []
        self.presses = 0
        self._listen = listen
        self._chance = random.Random(seed)
        self._opened: dict[str, list[Opened]] = {name: [] for name in PEOPLE}
        self._used: list[tuple[Player, Deed]] = []
        self._sorry = {speaker(locale)(text("reply-broken")) for locale in LOCALES}

    async def play(self, acts: int) -> None:
        """Set up a match, and act that often. Raises `Bitten`."""
        try:
            await self._set_up()
            for _ in range(acts):
                await self._act()
                await self._look()
        except (Exception, ExceptionGroup) as error:
            told = "\n".join(self.acts[-TOLD:])
            raise Bitten(
                f"seed {self.seed!r}, {self.case.name}, after {len(self.acts)} acts:\n{told}\n"
                f"{type(error).__name__}: {error}"
            ) from error

    # -- What it does ------------------------------------------------------------------------

    async def _set_up(self) -> None:
        """Open a lobby as the case has it, let people and computers in, and start."""
        many = self.case.seats
        seated = self._chance.randint(min(2, many), min(many, len(PEOPLE) - 1))
        host, *guests = (self.club[name] for name in PEOPLE[:seated])
        where = self._chance.choice(("here", "here", "thread"))
        if many == seated == 2 and self._chance.random() < 0.2:
            guests = []
        computers = many - 1 - len(guests)
        await self._types(
            host,
            "play",
            self.club.channel,
            game=self.case.key,
            computers=computers,
            level="easy",
            where=where,
        )
        for option in options(self.case.engine.meta):
            value = getattr(self.case.config, option.field)
            if value != option.default:
                await self._sets(host, option.field, option_value(value))
        await self._sets(host, "clock", self._chance.choice(list(Clock)).value)
        if self._chance.random() < 0.5:
            await self._sets(host, "response", self._chance.choice(list(Response)).value)
        for guest in guests:
            await self._press_newest(guest, "join")
        await self._press_newest(host, "start")
        assert await self._running(), "the match did not begin"
        await self._look()

    async def _sets(self, host: Player, field: str, value: str) -> None:
        for knob in self._knobs(host):
            known = parse(knob.raw["custom_id"])
            if known and (known.verb, known.extra) == ("option", field):
                await self._use(host, knob, (value,))
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
        asked = [pair async for pair in self._asked()]
        if not asked:
            await self._gathers()
            return
        match, player = self._chance.choice(asked)
        scene = await self.club.bot.house.tables.scene_for(match.id, player.id)
        own = [k for k in self._knobs(player) if _asks(k, match.id, scene.decision)]
        if own and self._chance.random() < 0.9:
            await self._use(player, self._one_of_the_newest(own))
        else:
            await self._press_newest(player, "act")

    async def _gathers(self) -> None:
        verb = self._chance.choice(TOWARDS_A_START)
        await self._press_newest(self._someone(), verb)

    async def _presses_anything(self) -> None:
        player = self._someone()
        knobs = self._knobs(player)
        if knobs:
            await self._use(player, self._chance.choice(knobs))

    async def _presses_again(self) -> None:
        """Repeat a press of long ago, or the last one."""
        if self._used:
            player, deed = self._chance.choice(self._used[-40:])
            await self._happens(f"{player.name} presses again {deed.data['custom_id']}", deed)

    async def _two_at_once(self) -> None:
        """Let two people act before the bot has answered either, or one person twice."""
        if len(self._used) >= 2:
            first, second = (self._chance.choice(self._used[-12:]) for _ in range(2))
            names = [f"{p.name} {d.data['custom_id']}" for p, d in (first, second)]
            await self._happens(f"at once: {names}", first[1], second[1])

    async def _fills_in_an_old_form(self) -> None:
        player = self._someone()
        if self._opened[player.name]:
            await self._fills_in(player, self._chance.choice(self._opened[player.name]))

    async def _types_anything(self) -> None:
        player = self._someone()
        place = self._chance.choice([*self._places(player), self.club.channel])
        leaves = self._commands(player, place)
        near = [one for one in leaves if one[0].startswith(f"{self.case.key} ")]
        path, leaf = self._chance.choice(near if near and self._chance.random() < 0.7 else leaves)
        if path in ("cancel", "play") and self._chance.random() < 0.8:
            return
        filled: dict[str, Any] = {}
        for option in leaf.get("options") or ():
            if option.get("required") or self._chance.random() < 0.6:
                filled[option["name"]] = await self._typed(player, path, option, place, filled)
        await self._types(player, path, place, **filled)

    async def _typed(
        self, player: Player, path: str, option: Json, place: simcord.ChannelHandle, filled: Json
    ) -> Any:
        """Return what somebody types for an option: one that is offered, or anything."""
        kind, chance = option["type"], self._chance
        if option.get("choices"):
            return chance.choice([choice["value"] for choice in option["choices"]])
        if kind == USER:
            return self._someone().person.member if place.guild else self._someone().person.user
        if kind == YES_NO:
            return chance.random() < 0.5
        if option.get("autocomplete"):
            begun = chance.choice(("", "", "", "1", "a", "§"))
            offered = await player.suggestions(path, option["name"], begun, place, **filled)
            self._listen()
            if offered and chance.random() < 0.85:
                return chance.choice(list(offered))
        if kind == WHOLE:
            return chance.randint(option.get("min_value", -3), min(option.get("max_value", 60), 60))
        return self._words(player, option.get("max_length", 100))

    async def _undoes(self) -> None:
        player = self._someone()
        await self._types(player, "undo", self._chance.choice(self._places(player)[:-1]))

    async def _waits(self) -> None:
        hours = self._chance.choice((0.02, 0.3, 2, 7, 30))
        self.acts.append(f"{hours} hours pass")
        await self.club.advance(hours=hours)

    async def _pulls_the_plug(self) -> None:
        killed = self._chance.random() < 0.5
        self.acts.append("the bot is killed and starts" if killed else "the bot starts anew")
        await self.club.restart(killed=killed)

    # -- How it does it ----------------------------------------------------------------------

    async def _press_newest(self, player: Player, verb: str) -> None:
        knobs = [knob for knob in self._knobs(player) if knob.verb == verb]
        if knobs:
            await self._use(player, max(knobs, key=lambda knob: knob.message.id))

    async def _use(self, player: Player, knob: Knob, values: Sequence[str] = ()) -> None:
        if self._chance.random() >= RARE.get(knob.verb, 1):
            return
        raw = knob.raw
        if raw["type"] in MENUS and not values:
            values = self._picks(raw)
        deed = forged(self._viewer(player, knob.message), knob.message, raw["custom_id"], *values)
        if raw["type"] in MENUS:  # also where nothing was chosen
            chosen = {**deed.data, "component_type": int(raw["type"]), "values": list(values)}
            deed = replace(deed, data=chosen)
        self._used.append((player, deed))
        place = "directly" if knob.message.channel_id == player.person.dm.id else "publicly"
        private = " in private" if knob.message.ephemeral else ""
        what = f"{raw.get('label') or raw.get('placeholder')!r} {raw['custom_id']} {list(values)}"
        (reply,) = await self._happens(f"{player.name} presses {place}{private} {what}", deed)
        if reply.result.modal is not None:
            opened = Opened(reply.result.modal, deed.channel_id, knob.message)
            self._opened[player.name] = [*self._opened[player.name][-4:], opened]
            if self._chance.random() < 0.85:
                await self._fills_in(player, opened)

    async def _fills_in(self, player: Player, opened: Opened) -> None:
        lines: dict[str, str] = {}
        picks: dict[str, tuple[str, ...]] = {}
        for field in walk(opened.modal["components"]):
            if field["type"] == Kind.TEXT_INPUT:
                lines[field["custom_id"]] = self._line(player, field, opened)
            elif field["type"] in MENUS:
                picks[field["custom_id"]] = self._picks(field)
        name = opened.modal["custom_id"]
        viewer = self._viewer(player, opened.place)
        deed = replace(filled_in(viewer, opened.place, name, lines, picks), message=opened.message)
        await self._happens(f"{player.name} fills in {name} {lines} {picks}", deed)

    async def _types(
        self, player: Player, path: str, place: simcord.ChannelHandle, /, **filled: Any
    ) -> None:
        shown = {name: getattr(value, "name", value) for name, value in filled.items()}
        where = "directly" if place.guild is None else "publicly"
        self._tell(f"{player.name} types {where} /{path} {shown}")
        self._answered(await player.slash(path, place, **filled))

    async def _happens(self, told: str, *deeds: Deed) -> list[Reply]:
        self._tell(told)
        replies = await self.club.at_once(*deeds)
        for reply in replies:
            self._answered(reply)
        return replies

    def _tell(self, act: str) -> None:
        self.presses += 1
        self.acts.append(act)

    # -- What it finds -----------------------------------------------------------------------

    def _someone(self) -> Player:
        return self.club[self._chance.choice(PEOPLE)]

    def _places(self, player: Player) -> list[simcord.ChannelHandle]:
        return [self.club.channel, *self.club.threads, player.person.dm]

    def _viewer(self, player: Player, where: Seen | int) -> Any:
        channel = where if isinstance(where, int) else where.channel_id
        return player.person.user if channel == player.person.dm.id else player.person.member

    def _knobs(self, player: Player) -> list[Knob]:
        """Return all that a person can press now, wherever it stands, the oldest first."""
        found: list[Knob] = []
        for place in self._places(player):
            viewer = player.person.user if place.guild is None else player.person.member
            for record in simcord_inside.messages(self.club.env, place, viewer)[-LOOK_BACK:]:
                raws = [c for c in walk(record.components) if c.get("custom_id")]
                if raws:
                    shown = seen(self.club.env, record)
                    found += [Knob(shown, raw) for raw in raws]
        return sorted(found, key=lambda knob: knob.message.id)

    def _one_of_the_newest(self, knobs: list[Knob]) -> Knob:
        newest = knobs[-1].message.id
        if self._chance.random() < 0.8:
            knobs = [knob for knob in knobs if knob.message.id == newest]
        return self._chance.choice(knobs)

    def _commands(self, player: Player, place: simcord.ChannelHandle) -> list[tuple[str, Json]]:
        visible = self.club.env.backend.visible_commands(user_id=player.id, channel_id=place.id)
        leaves = (leaf for command in visible for leaf in command_leaves(command))
        return sorted((" ".join(path), leaf) for path, leaf in leaves)

    def _picks(self, menu: Json) -> tuple[str, ...]:
        values = [option["value"] for option in menu.get("options") or ()]
        least, most = menu.get("min_values", 1), menu.get("max_values", 1)
        if menu.get("required") is False:
            least = 0
        many = self._chance.randint(least, min(most, len(values)))
        return tuple(self._chance.sample(values, many))

    def _line(self, player: Player, field: Json, opened: Opened) -> str:
        """Return what is typed into a line: what stands there, or anything."""
        filled = field.get("value") or ""
        if (filled or not field.get("required", True)) and self._chance.random() < 0.5:
            return filled
        return self._words(player, field.get("max_length") or 4000, opened.message)

    def _words(self, player: Player, longest: int, near: Seen | None = None) -> str:
        """Return words that stand on a message nearby, a small number, or nonsense."""
        knobs = self._knobs(player) if near is None else []
        message = near or (self._chance.choice(knobs).message if knobs else None)
        said = " ".join((message.text, *message.alt_texts)) if message else ""
        words = re.findall(r"[\w+-]+", said) or ["?"]
        kind = self._chance.random()
        if kind < 0.4:
            return str(self._chance.randint(0, 12))
        if kind < 0.8:
            return " ".join(self._chance.choices(words, k=self._chance.randint(1, 3)))[:longest]
        return self._chance.choice(NONSENSE)[:longest]

    # -- What must be true -------------------------------------------------------------------

    def _answered(self, reply: Reply) -> None:
        self._listen()
        assert reply.acknowledged, "nobody answered"
        assert not self._sorry & set(reply.text.split("\n")), "the bot apologised"

    async def _look(self) -> None:
        """Check that all was delivered, and that whoever is asked can answer."""
        await self._at_rest()
        self._listen()
        async for match, player in self._asked():
            await self._can_answer(match, player)

    async def _at_rest(self) -> None:
        """Wait until no computer thinks and everything was delivered."""
        tables = self.club.bot.house.tables
        for _ in range(LONG):
            await self.club.rest()
            scenes = [await tables.scene(match.id, None) for match in await self._running()]
            seats = [scene.seats[seat] for scene in scenes for seat in scene.asked]
            if rows(self.club, "SELECT count(*) FROM outbox") == [(0,)] and not any(
                row.level is not None for row in seats
            ):
                return
        raise AssertionError("a computer thinks, or something is delivered, without end")

    async def _running(self) -> list[Match]:
        found = rows(self.club, "SELECT id FROM match WHERE status = 'playing' ORDER BY id")
        store = self.club.bot.house.tables.store
        matches = [await store.match(number) for (number,) in found]
        return [m for m in matches if m is not None and m.status is Status.PLAYING]

    async def _asked(self) -> AsyncIterator[tuple[Match, Player]]:
        """Yield every person who is asked, with the match that asks."""
        tables = self.club.bot.house.tables
        for match in await self._running():
            assert not match.paused, f"match {match.id} is paused"
            position = await tables.live.position(match.id)
            for seat in sorted(position.asked):
                row = position.seats[seat]
                player = next((p for p in self.club.players.values() if p.id == row.user_id), None)
                if player is not None:
                    yield match, player

    async def _can_answer(self, match: Match, player: Player) -> None:
        """Check that the hand a person was sent, or the channel's button, offers the question."""
        tables = self.club.bot.house.tables
        scene = await tables.scene_for(match.id, player.id)
        assert scene.legal, f"{player.name} is asked and may not act"
        assert scene.seat is not None
        sent = await tables.store.message(match.id, hand(scene.seat))
        if sent and any(_asks(k, match.id, scene.decision) for k in self._on(sent)):
            return
        board = await tables.store.message(match.id, BOARD)
        assert board is not None, "no board stands"
        act = [knob for knob in self._on(board) if knob.verb == "act"]
        assert act, f"{player.name} finds nothing to press"
        deed = forged(player.person.member, act[0].message, act[0].raw["custom_id"])
        (reply,) = await self._happens(f"{player.name} looks for what is asked", deed)
        offered = [c.custom_id for m in reply.messages for c in m.controls]
        offered += [reply.form.custom_id] if reply.form else []
        named = [parse(name) for name in offered]
        assert any(c and (c.match, c.decision) == (match.id, scene.decision) for c in named), (
            f"{player.name} is asked question {scene.decision}, and offered {offered}"
        )

    def _on(self, sent: Any) -> Iterator[Knob]:
        """Yield the controls of a message that delivery keeps."""
        record = self.club.env.backend.messages.get(sent.channel_id, {}).get(sent.message_id)
        if record is not None:
            shown = seen(self.club.env, record)
            for raw in walk(record.components):
                if raw.get("custom_id"):
                    yield Knob(shown, raw)


def _asks(knob: Knob, match: int, decision: int) -> bool:
    """Tell whether a control belongs to this question of this match."""
    known = parse(knob.raw["custom_id"])
    return (
        known is not None
        and (known.match, known.decision) == (match, decision)
        and known.verb not in NO_ANSWERS
    )
