"""What is known when an evening is over: gathered from the fake Discord and from the database."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, cast

from cogs.chat.messages import CALLS
from cogs.panels.telling import Telling
from cogs.words.names import chat_voice
from engines.core import Say, Text, decode
from store import Store
from tables import Tables
from tables.notice import BOARD, CALL, CHRONICLE, LOBBY, Notice, hand
from tables.outbox.boards import keeps_one_board
from tables.outbox.transport import Transport
from tables.rows import ShownMessage
from tables.votes.ballots import VERDICT
from tables.votes.chatter import CHATTER
from tests.unfolded import telling_of, unfolded
from tests.wire.evening import Evening
from tests.wire.interactions import Answer, Deed, Interaction
from tests.wire.ledger import EntryRow, Ledger
from tests.wire.messages import Message
from tests.wire.world import World

TELLING = (LOBBY, BOARD, CALL, CHRONICLE, VERDICT, CHATTER)
"""Surfaces whose messages keep all that they ever told. A hand tells of one move alone."""
NOBODY = cast(Transport, None)
"""A transport that is never asked: the judge's tables only read."""


class Surface(NamedTuple):
    """A public place in which a match tells what happened."""

    match_id: int
    name: str


class Wanted(NamedTuple):
    """That somebody is asked, and by which controls it can be answered."""

    match_id: int
    question: int
    person: str
    offered: tuple[str, ...]
    """The custom ids on the hand that stands; without one, on the board that stands for it."""
    by_board: bool


class Done(NamedTuple):
    """What somebody did and what they were told: all that is judged of an interaction."""

    id: int
    deed: Deed
    custom_id: str
    answer: Answer | None
    tried: int
    told: tuple[str, ...]
    killed: bool
    """Whether the bot was killed before it can have been done with it."""


@dataclass(frozen=True)
class Evidence:
    """What is judged. Lines are in the order in which they were committed, and stand."""

    committed: dict[Surface, list[str]]
    stands: dict[Surface, list[str]]
    deleted: dict[Surface, list[str]]
    entries: list[EntryRow]
    deeds: list[Done]
    nonces: list[tuple[int, str]]
    wanted: list[Wanted]
    sound: str = "ok"
    unknown: list[str] = field(default_factory=list[str])


KILL_REACHES = 30.0
"""Seconds after a deed in which a kill may have cut its answer short."""


async def gather(evening: Evening) -> Evidence:
    """Return what is to be judged; to be asked once everything is shown."""
    ledger, world = evening.ledger, evening.fake.world
    store = await Store.open(ledger.path)
    tables = Tables(store, NOBODY, world.now, 0.0)
    try:
        told = await _committed(ledger, tables)
        wanted = [w for number in ledger.playing() for w in await _wanted(tables, world, number)]
    finally:
        await tables.close()
        await store.close()
    surfaces = {n.nonce: Surface(n.match_id, n.surface) for n in ledger.notices()}
    sent = _sent(world)
    stands, deleted = defaultdict[Surface, list[str]](list), defaultdict[Surface, list[str]](list)
    for surface, messages in _telling(sent, surfaces).items():
        lines = [message.texts[0].split("\n") for message in messages]
        if surface in told and surface.name == BOARD:
            lines = unfolded(lines, *told[surface])
        for message, shown in zip(messages, lines, strict=True):
            (deleted if message.deleted else stands)[surface] += shown
    return Evidence(
        committed={at: lines for at, one in told.items() if (lines := _in_full(one))},
        stands=dict(stands),
        deleted=dict(deleted),
        entries=ledger.entries(),
        deeds=[_done(made, evening.kills) for made in world.deeds.values()],
        nonces=[(message.channel_id, message.nonce) for message in sent],
        wanted=wanted,
        sound=ledger.sound(),
        unknown=[str(m.id) for m in sent if m.nonce not in surfaces],
    )


def _sent(world: World) -> list[Message]:
    """Return what the bot posted of itself, the oldest first."""
    everything = (m for place in world.channels.values() for m in place.messages.values())
    return sorted((m for m in everything if m.nonce), key=lambda m: m.id)


def _telling(
    sent: Sequence[Message], surfaces: Mapping[str, Surface]
) -> dict[Surface, list[Message]]:
    """Return the messages that keep what they told, by surface."""
    found = defaultdict[Surface, list[Message]](list)
    for message in sent:
        surface = surfaces.get(message.nonce)
        if surface is not None and surface.name in TELLING and message.texts:
            found[surface].append(message)
    return found


class Told(NamedTuple):
    """All that was ever to be told in a place, with how it is told and in which words."""

    said: list[Text]
    telling: Telling
    say: Say


async def _committed(ledger: Ledger, tables: Tables) -> dict[Surface, Told]:
    """Return what was ever to be told, by surface, and stays.

    Of a board that is the only one of its match, earlier lines go.
    """
    one_board = set[int]()
    found: dict[Surface, Told] = {}
    voices: dict[int, tuple[Telling, Say]] = {}
    for row in ledger.notices():
        if row.surface not in TELLING:
            continue
        if row.match_id not in voices:
            scene = await tables.scene(row.match_id, None)
            if keeps_one_board(scene.match):
                one_board.add(row.match_id)
            say = chat_voice(scene.seats, scene.match.locale)
            voices[row.match_id] = (telling_of(scene.match.game), say)
        if row.surface == BOARD and row.match_id in one_board:
            continue
        surface = Surface(row.match_id, row.surface)
        told = found.setdefault(surface, Told([], *voices[row.match_id]))
        told.said.extend(decode(row.payload, Notice).events)
    return found


def _in_full(told: Told) -> list[str]:
    """Return every line that stays: what only calls somebody goes with the call."""
    said = [line for line in told.said if line.key not in CALLS]
    return [words for line in said for words in told.say(line).split("\n")]


async def _wanted(tables: Tables, world: World, number: int) -> list[Wanted]:
    """Return who is asked in a match, each with what they can press."""
    public = await tables.scene(number, None)
    found: list[Wanted] = []
    for seat in sorted(public.asked):
        row = public.seats[seat]
        if row.user_id is None:
            continue
        scene = await tables.scene_for(number, row.user_id)
        standing = await tables.records.shown(number, hand(seat))
        offered = _offered(world, standing)
        by_board = world.dm(row.user_id).shut is not None or _is_gone(world, standing)
        if by_board:
            board = await tables.records.shown(number, BOARD)
            if _is_gone(world, board):  # who deleted both may ask for them by a command
                continue
            offered = _offered(world, board)
        found.append(Wanted(number, scene.question, row.name, offered, by_board))
    return found


def _is_gone(world: World, standing: ShownMessage | None) -> bool:
    """Tell whether a message could not be sent, or was deleted by somebody."""
    if standing is None:
        return False
    return not standing.message_id or _message(world, standing).deleted


def _message(world: World, standing: ShownMessage) -> Message:
    return world.channels[standing.channel_id].messages[standing.message_id]


def _offered(world: World, standing: ShownMessage | None) -> tuple[str, ...]:
    if standing is None or not standing.message_id:
        return ()
    return tuple(raw["custom_id"] for raw in _message(world, standing).controls)


def _done(made: Interaction, kills: Sequence[float]) -> Done:
    killed = any(made.at <= at <= made.at + KILL_REACHES for at in kills)
    told = tuple(words for words in made.told if words)
    return Done(made.id, made.deed, made.custom_id, made.answer, made.tried, told, killed)
