"""A club in which very many matches go on: dealt by the tables before the bot starts.

What the bot would have posted stands in the fake Discord as a bare message; the first edit makes
it what it is to be.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace

from benchmarks.submitting import Nowhere, begun, shown
from benchmarks.unlimited import unlimited
from cogs.panels.ids import ANY, ControlId
from cogs.panels.panel import ACT
from store import Store
from tables import Clock, Delivered, Delivery, Tables
from tables.lobby import Guest, Place
from tables.options import NEW
from tests.bot.limits import Kind
from tests.wire.fake import FakeDiscord
from tests.wire.ledger import Ledger
from tests.wire.messages import Message
from tests.wire.places import GUILD, Channel, Person
from tests.wire.world import World

GAME = "shazamm"
SEATS = 2
VERB = "cast"
"""What a hand asks for first."""
AT_ONCE = 16
"""How many matches are begun side by side."""


class Table:
    """A match: where it is played, and by whom."""

    def __init__(self, world: World, number: int, guild: int = GUILD) -> None:
        self.place: Channel = world.add_channel(f"{GAME}-{number}", guild=guild)
        self.people: list[Person] = [
            world.add_person(f"{name} {number}") for name in ("Alice", "Bob")
        ]


class Placing(Nowhere):
    """A transport that lays a bare message where the bot would have posted a whole one."""

    def __init__(self, world: World) -> None:
        self._world = world

    async def send(self, delivery: Delivery) -> Delivered:
        channel = self._channel(delivery)
        made = Message(self._world.new_id(), channel.id, self._world.me.id, self._world.now())
        made.content, made.nonce = "…", delivery.nonce
        channel.messages[made.id] = made
        _let_be_pressed(made, delivery)
        return Delivered(channel.id, made.id)

    async def edit(self, delivery: Delivery) -> Delivered:
        standing = delivery.shown
        assert standing is not None
        _let_be_pressed(self._channel(delivery).messages[standing.message_id], delivery)
        return Delivered(standing.channel_id, standing.message_id)

    def _channel(self, delivery: Delivery) -> Channel:
        if delivery.seat is None:
            return self._world.channels[delivery.scene.match.channel_id]
        person = delivery.scene.seats[delivery.seat].user_id
        assert person is not None
        return self._world.dm(person)


def _let_be_pressed(message: Message, delivery: Delivery) -> None:
    """Put the button of a hand's question on its message, and that of a board which asks."""
    scene = delivery.scene
    if scene.view is None:
        return
    if delivery.seat is None:
        asks = ControlId(scene.match.id, ANY, ACT)
    else:
        asks = ControlId(scene.match.id, scene.question, VERB)
    button = {"type": Kind.BUTTON, "style": 1, "label": asks.verb, "custom_id": str(asks)}
    row = {"type": Kind.ROW, "id": 1, "components": [{**button, "id": asks.component}]}
    message.components = [row]


async def gathered(fake: FakeDiscord, folder: Path, matches: int) -> list[Table]:
    """Let so many matches be dealt in the bot's database, and shown."""
    store = await Store.open(folder / "broadside.db")
    tables = Tables(store, Placing(fake.world), time.time, bot_seconds=0.0, limits=unlimited())
    club = [Table(fake.world, number) for number in range(matches)]
    waiting = iter(club)
    await asyncio.gather(*(_begin(tables, waiting) for _ in range(AT_ONCE)))
    await shown(store)
    await tables.close()
    await store.close()
    return club


async def _begin(tables: Tables, waiting: Iterator[Table]) -> None:
    """Begin one match after the other."""
    for table in waiting:
        host, guest = (Guest(one.id, one.name, None) for one in table.people)
        place = Place(GUILD, table.place.id, "en")
        options = replace(NEW, clock=Clock.DAY)
        opened = await tables.lobby.open(GAME, host, place, table=options)
        await tables.lobby.join(opened, guest)
        await tables.lobby.start(opened, host.user_id)
        await begun(tables, opened)


def ledger(folder: Path) -> Ledger:
    """Return what reads the bot's database."""
    return Ledger(folder / "broadside.db")
