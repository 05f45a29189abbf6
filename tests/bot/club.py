"""The real bot in a simulated Discord with a few people: what the tests of the bot stand on."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AbstractContextManager
from datetime import timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import discord
import simcord
from discord import app_commands
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot import Broadside
from cogs.chat.arrivals import Arrivals
from cogs.chat.router import router_of
from offline import simcord_inside, simcord_time
from offline.world import World, found
from operating.settings import Settings
from store import Store
from tables.latest import Latest
from tests.bot.bound import wrongly_bound
from tests.bot.deeds import Deed, arriving, happen
from tests.bot.limits import GAP, problems
from tests.bot.player import Player, Reply
from tests.bot.registering import Registered, translate_once
from tests.bot.seen import Seen, seen
from tests.bot.trouble import PowerCut, Trouble
from tests.ready import lay_ready

AT_ONCE = 0.0
"""Seconds that computer opponents think in tests."""
CHANCE = "the club's"
"""What all chance comes of: a match is dealt as it was the last time, and drawn once."""
PICTURES = Latest[bytes, Any](256)
"""Pictures that were drawn in any test: the same view is drawn once."""
REGISTERED = list[Registered]()
"""What a first bot registered: the next ones find it done, as after a restart."""
translate_once()


class Ping(NamedTuple):
    """That a message called people when it was posted."""

    message_id: int
    user_ids: tuple[int, ...]


LATER = 0.4
"""Seconds by which it is later at the bot than Discord writes upon what people do."""
PATIENCE = 120.0
"""Seconds that a slow, busy machine may take over what one action calls for: then it hangs."""
SETTLING = 30.0
"""Simulated seconds after an action that belong to it: what waits for less is waited for."""
OURS = tuple(str(Path(folder).resolve()) for folder in ("cogs", "operating", "tables", "thinking"))
"""Where work stands that the bot does in the background."""
PULSE = 1800.0
"""Seconds between two signs of life: in days that pass, few beats are counted."""
SOON = 5.0
"""The same for tests of retries, which let the time pass themselves."""


class Club:
    """A server with one channel, some people and the bot, whose database is a file.

    Used as a context: it starts the bot, and ends it and its database whatever happened.
    Everything the bot sends is held against Discord's limits; `check` raises what is wrong.
    A bot that is not `new` has registered its commands at an earlier start.
    """

    def __init__(
        self,
        folder: Path,
        names: Sequence[str],
        *,
        server_locale: str = "en-US",
        bot_seconds: float = AT_ONCE,
        settling: float = SETTLING,
        pulse: float = PULSE,
        new: bool = False,
    ) -> None:
        self._is_new = new
        self.settings = Settings(database=str(folder / "broadside.db"), bot_seconds=bot_seconds)
        self._chance = Random(CHANCE)
        self._pulse = pulse
        self.bot = self._new_bot()
        self.env = simcord.Env(self.bot, settle_timeout=PATIENCE)
        simcord_time.move_the_clock_to_timers(self.env, settling)
        self.world: World = found(self.env, names, server_locale)
        self.channel = self.world.channel
        self.players = {person.name: Player(self, person) for person in self.world.people}
        self.requests: list[simcord_inside.Request] = []
        self.pings: list[Ping] = []
        self.trouble = Trouble()
        self.forged = False
        """Whether people send what no client of Discord's would: lines that hold nothing."""
        self._wrong: list[str] = []
        self._held = 0
        """How many requests were held against what belongs to a question."""
        self._astray: list[str] = []
        self._opened = set[int]()
        """The threads that the bot was told that it has opened."""
        self._looked_at = 0
        simcord_inside.listen(self.env, self._hear, self._answered)

    def __getitem__(self, name: str) -> Player:
        """Return the player of this name."""
        return self.players[name]

    async def __aenter__(self) -> Club:
        """Start the bot."""
        database = Path(self.settings.database)
        if self._is_new:
            await lay_ready(database)
        else:
            await (await _registered()).lay(database, self.env.backend)
        await self._start()
        return self

    async def __aexit__(self, *error: object) -> None:
        """End the bot as a process ends that is asked to, and close its database."""
        try:
            if error[0] is None:
                await self.env.settle()
        finally:
            await self._end(orderly=False)
        if error[0] is None:
            self.check()
            self._check_threads()

    # -- What there is to see ----------------------------------------------------------------

    @property
    def messages(self) -> list[Seen]:
        """The messages of the channel that everyone sees, the oldest first."""
        return self.messages_in(self.channel)

    def messages_in(self, place: simcord.ChannelHandle) -> list[Seen]:
        """Return the messages of a place that everyone there sees, the oldest first."""
        standing = sorted(self.env.backend.messages.get(place.id, {}).items())
        looked_at = [seen(self.env, record) for _, record in standing]
        return [message for message in looked_at if not message.ephemeral]

    @property
    def store(self) -> Store:
        """What the bot keeps its matches in."""
        assert self.bot.store is not None
        return self.bot.store

    @property
    def threads(self) -> list[simcord.ChannelHandle]:
        """The threads of the channel, the oldest first."""
        return self.channel.threads

    def look_up(self, channel_id: int, message_id: int) -> Seen:
        """Return a message as it is now."""
        return seen(self.env, self.env.backend.get_message(channel_id, message_id))

    def stands(self, message: Seen) -> bool:
        """Tell whether a message was not deleted."""
        return message.id in self.env.backend.messages.get(message.channel_id, {})

    def record(self, message: Seen) -> simcord.ResponseMessage:
        """Return simcord's own handle of a message, which its actors take."""
        stored = self.env.backend.get_message(message.channel_id, message.id)
        return simcord.ResponseMessage(self.env, stored)

    def source_of(self, result: simcord.InteractionResult) -> int:
        """Return the id of the message whose control was pressed; 0 for a command."""
        return result._interaction.source_message_id or 0

    def place_of(self, result: simcord.InteractionResult) -> int:
        """Return the id of the channel in which somebody acted."""
        return result._interaction.channel_id

    # -- What can happen ---------------------------------------------------------------------

    async def advance(self, **time: float) -> None:
        """Let time pass (`hours=3`, `days=1`), and everything that falls due in it."""
        await self.env.advance_time(timedelta(**time).total_seconds())
        self.check()

    def as_the_bot(self) -> AbstractContextManager[None]:
        """Return a context in which a test calls the bot itself; `rest` then waits for its work."""
        return simcord_time.as_the_bot(self.env)

    async def rest(self) -> None:
        """Wait until the bot has nothing left to do."""
        await self.env.settle()
        self.check()

    async def restart(self, *, killed: bool = False) -> None:
        """End the bot and start it anew on the same database and in the same Discord.

        `killed`: it is not asked to end, and nothing that it still tries reaches Discord.
        """
        await self._end(orderly=not killed)
        self._made_anew()
        await self._start()

    async def end(self) -> None:
        """End the bot in order; `start_anew` starts it again on what its database is then."""
        await self._end(orderly=True)

    async def start_anew(self) -> None:
        """Start a bot that was ended."""
        self._made_anew()
        await self._start()
        await self.rest()

    async def sleep(self, **time: float) -> None:
        """End the bot, let time pass, and start it anew."""
        await self._end(orderly=True)
        self.env.backend.advance_clock(timedelta(**time).total_seconds())
        self._made_anew()
        await self._start()

    async def at_once(self, *deeds: Deed) -> list[Reply]:
        """Let people act in the same moment, before the bot has answered any of them."""
        results = [happen(self.env, deed) for deed in deeds]
        await self.rest()
        return [Reply(self, result) for result in results]

    async def by_two(self, deed: Deed) -> Reply:
        """Let Discord tell another process of a deed as well, once this one is done with it."""
        result, tell = arriving(self.env, deed)
        for _ in range(2):
            self.bot.services.arrivals = Arrivals()
            tell()
            await self.rest()
        return Reply(self, result)

    def promote(self, player: Player, **permissions: bool) -> None:
        """Give a player permissions on the server (`manage_guild=True`)."""
        granted = discord.Permissions(**permissions)
        role = self.world.guild.create_role("promoted", permissions=granted)
        self.env.backend.add_member_role(self.world.guild.id, player.id, role.id)

    def rename(self, player: Player, name: str) -> None:
        """Let a player be called otherwise on the server."""
        self.env.backend.get_guild(self.world.guild.id).members[player.id].nick = name

    def forbid(self, *permissions: str) -> None:
        """Let the bot do anything in the channel but this, by discord.py's names."""
        self._deny(discord.Permissions(**dict.fromkeys(permissions, True)))

    def allow_only(self, permissions: discord.Permissions) -> None:
        """Let the bot do in the channel just what these permissions allow."""
        self._deny(~permissions)

    def forbid_to(self, player: Player, *permissions: str) -> None:
        """Let a player do anything in the channel but this."""
        self._deny(discord.Permissions(**dict.fromkeys(permissions, True)), player.id)

    def hide_from(self, player: Player) -> None:
        """Let a player not see the channel."""
        self._deny(discord.Permissions(view_channel=True), player.id)

    def _deny(self, permissions: discord.Permissions, member: int | None = None) -> None:
        whom = self.env.backend.bot_user.id if member is None else member
        denied = Overwrite(whom, OverwriteType.MEMBER, deny=permissions.value)
        self.env.backend.set_overwrite(self.channel.id, denied)

    def private_thread(self, *members: Player) -> simcord.ChannelHandle:
        """Open a private thread in the channel, in which some people and the bot are."""
        backend = self.env.backend
        made = backend.create_thread(
            self.channel.id, name="private", type=12, owner_id=members[0].id
        )
        for member in (*(player.id for player in members), backend.bot_user.id):
            backend.add_thread_member(made.id, member)
        return next(thread for thread in self.channel.threads if thread.id == made.id)

    def close_dms(self, player: Player) -> None:
        """Let the player take no direct messages from now on."""
        self.fail("POST", f"/channels/{player.person.dm.id}/messages", 403, 50007, times=None)

    def open_dms(self, player: Player) -> None:
        """Let the player take direct messages again."""
        closed = f"/channels/{player.person.dm.id}/messages"
        self.env.backend.faults[:] = [f for f in self.env.backend.faults if f["path"] != closed]

    def fail(
        self, method: str, path: str, status: int = 500, code: int = 0, times: int | None = 1
    ) -> None:
        """Let Discord answer matching requests with an error: `times` times, or always (None).

        `path` is a pattern, as `/channels/*/messages`; the first fault that matches counts.
        """
        self.env.inject_error(
            method, path, status=status, code=code, message="as the test wants it", times=times
        )

    def leave_as_it_is(self, message: Seen) -> None:
        """Let the bot change nothing any more of a message, as Discord does with old ones."""
        path = f"/channels/{message.channel_id}/messages/{message.id}"
        self.fail("PATCH", path, 429, 30046, times=None)

    def heal(self) -> None:
        """Let Discord answer everything as it should again."""
        self.env.backend.faults.clear()

    def delete(self, message: Seen) -> None:
        """Delete a message, as a moderator would."""
        self.env.backend.delete_message(message.channel_id, message.id)

    # -- What must not happen ----------------------------------------------------------------

    def check(self) -> None:
        """Raise what went wrong since the last check.

        That is what Discord would have refused, and what the bot's own tasks and listeners
        raised. Failed commands are the command tree's to answer, and to log if need be.
        """
        wrong, self._wrong = self._wrong, []
        assert not wrong, "Discord would refuse:\n" + "\n".join(wrong)
        held, self._held = self._held, len(self.requests)
        unbound = [w for asked in self.requests[held:] for w in wrongly_bound(asked, self._verbs)]
        assert not unbound, unbound
        astray, self._astray = self._astray, []
        assert not astray, f"nobody would wait for this work, see Club.as_the_bot: {astray}"
        raised, self._looked_at = self.env.errors_since(self._looked_at), self.env.error_cursor
        expected = (app_commands.AppCommandError, PowerCut)
        faults = [e for e in raised if not isinstance(e, expected)]
        if faults:
            raise BaseExceptionGroup("the bot raised", faults)

    def _check_threads(self) -> None:
        """Raise if a thread that the bot has opened stands open, and nothing was said there."""
        away = {t.id for t in self.env.backend.archived_threads(self.channel.id, private=False)}
        stand = [thread for thread in self.threads if thread.id in self._opened - away]
        empty = [thread.name for thread in stand if not self.messages_in(thread)]
        assert not empty, f"opened for nothing: {empty}"

    def _hear(self, request: simcord_inside.Request) -> None:
        self.requests.append(request)
        self._wrong += [w for w in problems(request) if not (self.forged and GAP in w)]
        self.trouble.before(request)

    def _answered(self, request: simcord_inside.Request, answer: Any) -> None:
        if request.method == "POST" and isinstance(answer, dict) and "channel_id" in answer:
            self._note_pings(int(answer["channel_id"]), int(answer["id"]))
        self.trouble.after(request)
        if request.method == "POST" and request.path.endswith("/threads"):
            self._opened.add(int(answer["id"]))

    def _note_pings(self, channel_id: int, message_id: int) -> None:
        if any(ping.message_id == message_id for ping in self.pings):
            return  # a repeated send, known by its nonce, calls nobody again
        stored = self.env.backend.messages.get(channel_id, {}).get(message_id)
        if stored is not None and stored.ping_user_ids:
            self.pings.append(Ping(message_id, tuple(stored.ping_user_ids)))

    def _new_task(self, loop: asyncio.AbstractEventLoop, work: Any, **how: Any) -> Any:
        """Make a task, and note it if it is the bot's own work and simcord does not know so.

        What a test looks at then would hang on how fast the machine is.
        """
        task = asyncio.Task(work, loop=loop, **how)
        code = getattr(work, "cr_code", None)
        ours = code is not None and code.co_filename.startswith(OURS)
        if ours and not simcord_time.belongs_to_the_bot():
            self._astray.append(work.__qualname__)
        return task

    async def _start(self) -> None:
        asyncio.get_running_loop().set_task_factory(self._new_task)
        await self.env.start()
        self._verbs = router_of(self.bot).verbs
        self.bot.services.pictures._kept = PICTURES
        self.check()

    def _made_anew(self) -> None:
        self.trouble.end()
        self.bot = self.env.bot = self._new_bot()

    def _new_bot(self) -> Broadside:
        """Return a bot on Discord's clock, also where a test talks to its tables directly.

        It is a little `LATER` there than Discord writes upon what people do.
        """
        return Broadside(
            self.settings,
            lambda: self.env.now().timestamp() + LATER,
            self._chance,
            self._pulse,
        )

    async def _end(self, *, orderly: bool) -> None:
        if orderly:
            await self._close()
        await self.env.shutdown()
        if not orderly:
            faults: list[Any] = self.env.backend.faults
            cut_off = {"method": "*", "path": "*", "status": 500, "code": 0, "times": None}
            faults.insert(0, {**cut_off, "message": "the bot was killed"})
            await self._close()
            del faults[0]

    async def _close(self) -> None:
        with self.as_the_bot():
            await self.bot.close()


async def _registered() -> Registered:
    """Return what a first bot registers: nothing of it is any club's own."""
    if not REGISTERED:
        with TemporaryDirectory() as folder:
            async with Club(Path(folder), ("alice", "bob"), new=True) as first:
                REGISTERED.append(await Registered.by(first.store, first.env.backend))
    return REGISTERED[0]
