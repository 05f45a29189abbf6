"""What delivery asks of whoever can reach people: the cogs' side of it knows Discord."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from engines.core import Seat, Text
from store import Message
from tables.match.scene import Scene
from tables.notice import Attached, Notice, Old
from tables.questions import Question


class Delivery(Struct, frozen=True):
    """One message to be sent or edited.

    `said` is all that the message tells, `ping` the people whom a send calls: what is sent
    anew because it was deleted calls nobody again. `shown` is the message that stands for
    this surface now (None: none does). The nonce makes a repeated send the same message for
    Discord; that of an edit stands in the message and tells what was made of it. `patience` is how
    many seconds the request may take. `silent` says that a send makes no sound on its reader's
    devices. `asks` is what the message asks all to agree to, `open` whether it has the button.
    """

    scene: Scene
    surface: str
    seat: Seat | None
    said: Notice
    ping: frozenset[int]
    shown: Message | None
    nonce: str
    patience: float
    silent: bool = False
    asks: Question | None = None
    open: bool = False


class Delivered(Struct, frozen=True):
    """Where a message now stands, and the pictures that it shows, as far as is known.

    Of one that is `timeless` nothing ceases to be true when another stands in its place.
    """

    channel_id: int
    message_id: int
    pictures: tuple[Attached, ...] = ()
    timeless: bool = False


class Poll(Struct, frozen=True):
    """What a poll in Discord says: the votes of its answers, and whether these are the last."""

    votes: tuple[int, ...]
    final: bool


class Later(Exception):
    """The other side is in trouble for the moment: try again.

    What was asked may have been done nevertheless.
    """


class Shut(Exception):
    """We may not write there: closed direct messages, or a permission that was taken away."""


class Gone(Exception):
    """The message or the channel that should be written to does not exist any more."""


class Fixed(Exception):
    """The message stands as it is and can be changed no more: news goes into another."""


class Transport(Protocol):
    """Reaches people. What is awaited, but for `below`, may raise `Later`, `Shut` or `Gone`."""

    def holds(self, scene: Scene, events: Sequence[Text]) -> int:
        """Return how many of these lines, from the first, one public message can tell."""
        ...

    def lasts(self, scene: Scene, events: Sequence[Text]) -> int:
        """Return how many of these lines, the last ones, a board tells on which a turn begins."""
        ...

    async def below(self, shown: Message) -> int:
        """Return how many messages are known to stand below one in its channel, or some of them."""
        ...

    async def send(self, delivery: Delivery) -> Delivered:
        """Post a new message."""
        ...

    async def edit(self, delivery: Delivery) -> Delivered:
        """Change the message `delivery.shown`. Raises `Fixed`, too."""
        ...

    async def put_away(self, scene: Scene, old: Old) -> None:
        """Leave of a superseded message what happened, and nothing to press.

        Raises `Later` if it may be tried again, and `Gone` for everything else.
        """
        ...

    async def read_poll(self, message: Message) -> Poll | None:
        """Return the votes of a poll; None if the message is a menu that stands for one."""
        ...

    async def stands(self, delivery: Delivery) -> Delivered | None:
        """Look whether the message `delivery.shown` was changed to this one, in case it was."""
        ...

    async def has_left(self, delivery: Delivery) -> bool:
        """Tell whether whose message it is has left the server; where nobody knows, not."""
        ...

    async def find(self, delivery: Delivery, since: float) -> Delivered | None:
        """Look for a message with this nonce that was sent after `since`, in case it was."""
        ...
