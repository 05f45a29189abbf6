"""The other side of delivery, in memory: a Discord that keeps what it is sent.

It honours nonces as Discord does (for a minute), and fails where a test asks for it: before
a message arrives, after it arrived but before the answer, or for good.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from engines.core import Text
from store import Message
from tables import Delivered, Delivery, Gone, Later, Poll, Scene, Shut
from tables.notice import CHRONICLE, Old

NONCE_MINUTE = 60.0
PRIVATE = 1
"""The channel of everybody's direct messages."""
THREADS = 1_000
"""The threads of matches have their ids added to this."""
TOLD = 8
"""How many lines a board tells on which a turn begins."""


@dataclass
class Letter:
    """A message that stands in Discord; `scene` is what its picture was made of."""

    id: int
    surface: str
    nonce: str
    sent_at: float
    events: tuple[Text, ...]
    pings: frozenset[int]
    scene: Scene
    edits: int = 0
    put_away: bool = False
    below: int = 0
    """How many messages of others were written since."""
    silent: bool = False
    edited_by: str = ""
    """The nonce of the last delivery that changed it."""


class Crash(BaseException):
    """The process dies here."""


@dataclass
class PostOffice:
    """A transport whose deliveries can be looked at."""

    now: Callable[[], float]
    letters: list[Letter] = field(default_factory=list[Letter])
    shut: set[str] = field(default_factory=set[str])
    closed: set[int] = field(default_factory=set[int])
    """The channels in which nothing can be posted or changed."""
    left: set[int] = field(default_factory=set[int])
    polls: dict[int, Poll] = field(default_factory=dict[int, Poll])
    """What can be read of a letter that is a poll, by its id; all others are menus."""
    room: int = 100
    """How many lines a message holds."""
    before: list[type[BaseException]] = field(default_factory=list[type[BaseException]])
    after: list[type[BaseException]] = field(default_factory=list[type[BaseException]])
    before_of: dict[str, list[type[BaseException]]] = field(
        default_factory=dict[str, list[type[BaseException]]]
    )
    after_of: dict[str, list[type[BaseException]]] = field(
        default_factory=dict[str, list[type[BaseException]]]
    )
    """The same for one surface each."""
    old: list[type[BaseException]] = field(default_factory=list[type[BaseException]])
    """What goes wrong when old messages are to be put away."""
    asked_to_put_away: list[int] = field(default_factory=list[int])
    looked_for: int = 0
    """How often a message was looked for that may have been sent."""
    posted: int = 0
    told: list[tuple[str, tuple[Text, ...]]] = field(
        default_factory=list[tuple[str, tuple[Text, ...]]]
    )
    """On which surface what was said, in new messages and by edits, in order."""

    def on(self, surface: str) -> list[Letter]:
        """Return the letters of a surface, oldest first."""
        return [letter for letter in self.letters if letter.surface == surface]

    def delete(self, surface: str) -> None:
        """Delete all messages of a surface, as a moderator would."""
        self.letters = [letter for letter in self.letters if letter.surface != surface]

    def holds(self, scene: Scene, events: Sequence[Text]) -> int:
        return min(len(events), self.room)

    def lasts(self, scene: Scene, events: Sequence[Text]) -> int:
        return min(len(events), TOLD)

    async def below(self, shown: Message) -> int:
        return next((x.below for x in self.letters if x.id == shown.message_id), 0)

    def write(self, messages: int = 1) -> None:
        """Let others write messages, below all that stands."""
        for letter in self.letters:
            letter.below += messages

    async def send(self, delivery: Delivery) -> Delivered:
        assert delivery.said.new or delivery.shown is not None, "what was never told is news"
        self._may(delivery, place_of(delivery))
        letter = self._same_nonce(delivery)
        if letter is None:
            self.posted += 1
            letter = Letter(
                self.posted,
                delivery.surface,
                delivery.nonce,
                self.now(),
                delivery.said.events,
                delivery.ping,
                delivery.scene,
                silent=delivery.silent,
            )
            self.letters.append(letter)
            self.told.append((letter.surface, letter.events))
        self._confirm(delivery)
        return Delivered(place_of(delivery), letter.id)

    async def edit(self, delivery: Delivery) -> Delivered:
        assert delivery.shown is not None
        self._may(delivery, delivery.shown.channel_id)
        letter = next((x for x in self.letters if x.id == delivery.shown.message_id), None)
        if letter is None:
            raise Gone
        letter.events, letter.scene = delivery.said.events, delivery.scene
        self.told.append((letter.surface, letter.events))
        letter.edits += 1
        letter.edited_by = delivery.nonce
        self._confirm(delivery)
        return Delivered(delivery.shown.channel_id, letter.id)

    async def put_away(self, scene: Scene, old: Old) -> None:
        self.asked_to_put_away.append(old.message_id)
        if self.old:
            raise self.old.pop(0)
        letter = next((x for x in self.letters if x.id == old.message_id), None)
        if letter is None:
            raise Gone
        letter.put_away = True

    async def find(self, delivery: Delivery, since: float) -> Delivered | None:
        self.looked_for += 1
        for letter in self.letters:
            if letter.nonce == delivery.nonce and letter.sent_at >= since:
                return Delivered(place_of(delivery), letter.id)
        return None

    async def stands(self, delivery: Delivery) -> Delivered | None:
        for letter in self.letters:
            if delivery.shown is not None and letter.id == delivery.shown.message_id:
                standing = Delivered(delivery.shown.channel_id, letter.id)
                return standing if letter.edited_by == delivery.nonce else None
        return None

    async def has_left(self, delivery: Delivery) -> bool:
        assert delivery.seat is not None
        return delivery.scene.seats[delivery.seat].user_id in self.left

    async def read_poll(self, message: Message) -> Poll | None:
        if message.surface in self.shut:
            raise Shut
        if all(letter.id != message.message_id for letter in self.letters):
            raise Gone
        return self.polls.get(message.message_id)

    def _may(self, delivery: Delivery, channel_id: int = PRIVATE) -> None:
        _fail(self.before, self.before_of.get(delivery.surface))
        if delivery.surface in self.shut or channel_id in self.closed:
            raise Shut

    def _confirm(self, delivery: Delivery) -> None:
        _fail(self.after, self.after_of.get(delivery.surface))

    def _same_nonce(self, delivery: Delivery) -> Letter | None:
        for letter in self.letters:
            if letter.nonce == delivery.nonce and self.now() - letter.sent_at < NONCE_MINUTE:
                return letter
        return None


def place_of(delivery: Delivery) -> int:
    """Return where a new message stands: in a person's own channel, a thread or the match's."""
    if delivery.surface == CHRONICLE:
        return THREADS + delivery.scene.match.id
    return delivery.scene.match.channel_id if delivery.seat is None else PRIVATE


def _fail(*plans: list[type[BaseException]] | None) -> None:
    for plan in filter(None, plans):
        raise plan.pop(0)


__all__ = ["Crash", "Later", "Letter", "PostOffice", "place_of"]
