"""Broadside's start: the bot, put together, and run as the command line says."""

from __future__ import annotations

import sys

from operating.garbage import unsought
from operating.interruption import hear_while_loading

if __name__ == "__main__":
    hear_while_loading()

with unsought():
    import asyncio
    import hashlib
    import importlib
    import logging
    import pkgutil
    from collections.abc import Awaitable, Callable
    from random import Random

    import discord
    import msgspec

    import cogs.games
    import cogs.shared
    from cogs.chat.addresses import set_addresses
    from cogs.chat.commands import Translator, Tree
    from cogs.chat.messages import MessageBuilder
    from cogs.chat.pictures import Pictures
    from cogs.chat.services import Client, Services
    from cogs.chat.transport import DiscordCourier
    from cogs.words.languages import Languages
    from cogs.words.leniency import lenient
    from cogs.words.strings import digest
    from operating import command_line, running
    from operating.settings import Settings
    from operating.weather import patiently
    from store import COMMANDS_HASH, Changes, Store, StoreError
    from tables import Tables
    from tables.attendance import PULSE
    from tables.options import DAY

log = logging.getLogger("broadside")

# It never speaks: nobody need hear at each start that what speaking takes is not installed.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

SetUp = Callable[[Client], Awaitable[None]]

REGISTERING = 10.0
"""Seconds after which the bot goes on while its commands are still being registered."""
NOT_NOTED = "the commands are registered, but not noted as such: the next start does it again"
LET_GO = 0.001
"""Seconds after which a thread that draws gives way to the event loop."""


def _now() -> float:
    return discord.utils.utcnow().timestamp()


class Broadside(Client):
    """The bot: it opens its database and loads every cog before it connects.

    `now`, `chance` and `pulse` are the tables': tests have their own.
    """

    def __init__(
        self,
        settings: Settings,
        now: Callable[[], float] = _now,
        chance: Random | None = None,
        pulse: float = PULSE,
    ) -> None:
        super().__init__(
            command_prefix=(),
            intents=discord.Intents(guilds=True, messages=True),
            help_command=None,
            tree_cls=Tree,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=discord.app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=False
            ),
            allowed_installs=discord.app_commands.AppInstallationType(guild=True, user=False),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            shard_count=settings.slices[0].shards if settings.slices else None,
        )
        self.settings = settings
        self._now = now
        self._chance = chance
        self._pulse = pulse
        self._registering: asyncio.Task[None] | None = None
        self.store: Store | None = None

    async def setup_hook(self) -> None:
        """Open the database, put the services together, load the cogs, register the commands."""
        sys.setswitchinterval(LET_GO)
        if self.store is None:
            self.store = await opened(self.settings)
        pictures = Pictures()
        tables = Tables(
            self.store,
            DiscordCourier(self),
            self._now,
            self.settings.bot_seconds,
            self._chance,
            pulse=self._pulse,
            watch=2 * self._pulse,
            limits=self.settings.limits,
            lobby_seconds=self.settings.lobby_days * DAY,
            keep_days=self.settings.keep_days or None,
        )
        self.services = Services(
            tables=tables,
            languages=Languages(tables.people),
            pictures=pictures,
            messages=MessageBuilder(pictures),
        )
        await self.tree.set_translator(Translator())
        for set_up in cog_set_ups():
            await set_up(self)
        await self._register_commands(self.store)

    async def _register_commands(self, store: Store) -> None:
        """Register the commands if they or any words changed since the last time.

        Looking whether they did costs little; translating them takes a while. Where Discord
        will not have them now, matches go on meanwhile: buttons need no registering.
        """
        plain = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        written = msgspec.json.encode((plain, digest()), order="sorted")
        known = f"{self.application_id}:{hashlib.sha256(written).hexdigest()}"
        if await store.setting(COMMANDS_HASH) == known:
            return

        async def register() -> None:
            try:
                await patiently("register the commands", self.tree.sync)
            except Exception:
                log.exception("the commands could not be registered")
                return
            try:
                await store.commit(Changes().setting(COMMANDS_HASH, known))
            except StoreError:
                log.exception(NOT_NOTED)

        self._registering = asyncio.create_task(register(), name="registering")
        await asyncio.wait((self._registering,), timeout=REGISTERING)

    def ply_of(self, match_id: int) -> int | None:
        """Return how far a match in memory has come, for the log of faults."""
        return self.services.tables.live.ply(match_id) if hasattr(self, "services") else None

    async def close(self) -> None:
        """Stop thinking, delivering and drawing, then leave Discord and close the database."""
        if self._registering is not None:
            self._registering.cancel()
        if hasattr(self, "services"):
            await self.services.tables.close()
            self.services.pictures.close()
            self.services.films.close()
        await super().close()
        if self.store is not None:
            await self.store.close()


def cog_set_ups() -> list[SetUp]:
    """Return what adds each cog: the router, what serves every game, and each game.

    discord.py's extensions would do the same, and run every module anew for each bot.
    """
    rooms = (cogs.shared, cogs.games)
    found = (m.name for r in rooms for m in pkgutil.iter_modules(r.__path__, f"{r.__name__}."))
    with unsought():
        modules = [importlib.import_module(name) for name in ("cogs.chat.router", *found)]
    return [module.setup for module in modules if hasattr(module, "setup")]


def create_bot(settings: Settings) -> Broadside:
    """Return a bot that is ready to be started."""
    return Broadside(settings)


async def opened(settings: Settings) -> Store:
    """Return the database, open. Raises `StoreUnusable`."""
    return await Store.open(settings.database, others=bool(settings.slices))


async def run(settings: Settings) -> None:
    """Run the bot until it is stopped. Raises what keeps it from starting or going on."""
    set_addresses(settings.discord_api, settings.discord_gateway)
    bot = create_bot(settings)
    with lenient(bot.ply_of):
        async with bot:
            bot.store = await opened(settings)  # before Discord hears of us
            await running.run(bot, bot.store, settings)


def main(arguments: list[str] | None = None) -> int:
    """Do what the command line says, and return the exit code."""
    return command_line.main(run, arguments)


if __name__ == "__main__":
    sys.exit(main())
