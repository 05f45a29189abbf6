"""What the outbox holds: that a surface must show something new, in no words yet.

A surface is a place where a match shows itself: its lobby, its board, or one seat's hand.
A notice names what happened; the picture and the buttons are made when it is delivered, from
the state of that moment.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from engines.core import Seat, Text, decode, encode, text
from store import Message, Outgoing
from tables.mentions import mentioned

LOBBY = "lobby"
BOARD = "board"
CALL = "call"
"""The surface of what calls people back to a lobby: each time a message of its own."""
CHRONICLE = "chronicle"
"""The surface of the thread in which all that everybody hears of a match stands, line by line."""
ENDING = "ending"
"""The surface of what a match is remembered by: a message of its own behind the last board."""
OFF = "off"
"""The surface of the question whether a match is called off, each time a message of its own."""
TAKE_BACK = "take-back"
"""The surface of the question whether a move may be taken back, likewise."""
REST = "rest"
"""The surface of the question whether clocks rest, or run again, each time a message of its own."""
DRAW = "draw"
"""The surface of the question whether a match ends by agreement, each time a message of its own."""
QUESTIONS = frozenset((OFF, TAKE_BACK, REST, DRAW))
"""The surfaces on which all people of a match are asked to agree."""
SEAT = "seat-"
"""What the surfaces begin with that offer a seat."""
FOUND = "found-"
"""What those begin with that tell somebody in private that another was found for them."""
ASKED = "asked-"
"""What those begin with that ask somebody in private what a channel asks that calls them not."""
OFFERED = "offered-"
"""What those begin with that offer a seat in private to whom no mention calls."""
_ABSENT = "absent-"
_MOVED = "moved-"
_HAND = "hand-"
_ROLL = "roll-"
_OLD = "old-"
AT_ONCE = 12
"""How many lines one post tells at most: any one message can hold as many."""


def hand(seat: Seat) -> str:
    """Return the surface of a seat's hand."""
    return f"{_HAND}{seat}"


def seat_of_hand(surface: str) -> Seat | None:
    """Return whose hand a surface is; None for the public ones."""
    return int(surface.removeprefix(_HAND)) if surface.startswith(_HAND) else None


def free_seat(seat: Seat) -> str:
    """Return the surface of the offer of a seat, each time a message of its own.

    The deadline by which the offer is over is called alike.
    """
    return f"{SEAT}{seat}"


def seat_of_offer(surface: str) -> Seat | None:
    """Return which seat a surface offers; None for all others."""
    return int(surface.removeprefix(SEAT)) if surface.startswith(SEAT) else None


def offered(seat: Seat) -> str:
    """Return the surface that tells somebody in private of the seat that they are offered.

    The deadline until which telling them waits is called alike.
    """
    return f"{OFFERED}{seat}"


def seat_of_offered(surface: str) -> Seat | None:
    """Return which seat a surface offers in private; None for all others."""
    return int(surface.removeprefix(OFFERED)) if surface.startswith(OFFERED) else None


def absent(seat: Seat) -> str:
    """Return the surface that tells of somebody who has left the server, each time a message."""
    return f"{_ABSENT}{seat}"


def seat_of_absent(surface: str) -> Seat | None:
    """Return whose absence a surface tells; None for all others."""
    return int(surface.removeprefix(_ABSENT)) if surface.startswith(_ABSENT) else None


def farewell(channel_id: int) -> str:
    """Return the surface of what is said in a channel that a match has left."""
    return f"{_MOVED}{channel_id}"


def left_channel(surface: str) -> int | None:
    """Return in which channel a surface stands that its match has left; None for all others."""
    return int(surface.removeprefix(_MOVED)) if surface.startswith(_MOVED) else None


def roll_call(seat: Seat) -> str:
    """Return the surface of what lists for a seat's person all that waits for them, everywhere.

    Each time it is a message of its own.
    """
    return f"{_ROLL}{seat}"


def is_roll_call(surface: str) -> bool:
    """Tell whether a surface lists what waits for somebody, not only in its own match."""
    return surface.startswith(_ROLL)


def is_sent_once(surface: str) -> bool:
    """Tell whether nobody needs to know where a message of a surface stands.

    It is never changed, nor is another put in its place. Of direct messages to somebody who sits
    nowhere nothing would be forgotten with them.
    """
    return is_roll_call(surface) or seat_of_offered(surface) is not None


def found(seat: Seat) -> str:
    """Return the surface that tells a seat's person in private that somebody was found for them.

    The deadline until which telling them waits is called alike.
    """
    return f"{FOUND}{seat}"


def seat_of_found(surface: str) -> Seat | None:
    """Return whom a surface tells that somebody was found; None for all others."""
    return int(surface.removeprefix(FOUND)) if surface.startswith(FOUND) else None


def asked_in_private(surface: str, seat: Seat) -> str:
    """Return the surface that asks a seat's person in private what another asks in the channel."""
    return f"{ASKED}{seat}-{surface}"


def seat_of_asked(surface: str) -> Seat | None:
    """Return whom a surface asks in private to agree; None for all others."""
    return int(surface.split("-", 2)[1]) if surface.startswith(ASKED) else None


def question_on(surface: str) -> str | None:
    """Return the surface of the question that a surface asks, in public or private; None: none."""
    asks = surface.split("-", 2)[2] if surface.startswith(ASKED) else surface
    return asks if asks in QUESTIONS else None


def reader(surface: str) -> Seat | None:
    """Return whose direct messages a surface stands in; None for the public ones."""
    if is_roll_call(surface):
        return int(surface.removeprefix(_ROLL))
    seats = (seat_of_hand(surface), seat_of_found(surface), seat_of_asked(surface))
    return next((seat for seat in seats if seat is not None), None)


def read_by(seat: Seat) -> tuple[str, ...]:
    """Return all surfaces that stand in the direct messages of a seat's person."""
    asked = (asked_in_private(surface, seat) for surface in sorted(QUESTIONS))
    return (hand(seat), roll_call(seat), found(seat), *asked)


class Notice(Struct, frozen=True):
    """That a surface changed.

    `events` is what happened since the last notice, `new` asks for a message of its own
    instead of an edit, `ping` are the ids of the people whom a new message calls: of a hand, its
    owner where that is called whatever the board does. `turn` asks for a message of its own, too,
    where each turn has a board of its own; what came before is told less then. Of a hand it says
    that this calls for a turn, and so nobody who has had it. `own` says of a hand that its owner
    has moved, who has read what stood there; of a new one that what it tells begins with what that
    move came to. `undone` says that what stood there may have been taken
    back, `dealt` that it is the first, behind a board that calls in a new message. `whispered` is
    what a hand has told its owner alone since they moved, news included: whatever comes next is
    told beside it. `aside` says of a question that those whom it calls were asked in private, since
    nobody could be in the channel. Of a list of what waits for somebody `turns` says in which
    matches, and on which seats, it calls them to their turn, and `asking` likewise to agree.
    """

    events: tuple[Text, ...] = ()
    new: bool = False
    ping: frozenset[int] = frozenset()
    turn: bool = False
    own: bool = False
    undone: bool = False
    dealt: bool = False
    whispered: tuple[Text, ...] = ()
    aside: bool = False
    asking: tuple[tuple[int, Seat], ...] = ()
    turns: tuple[tuple[int, Seat], ...] = ()

    @property
    def forgets(self) -> bool:
        """Whether what a hand has whispered before is told no more."""
        return self.own or self.undone

    def after(self, earlier: Notice) -> Notice:
        """Return one notice that says what `earlier` and this one say."""
        return Notice(
            earlier.events + self.events,
            earlier.new or self.new,
            earlier.ping | self.ping,
            earlier.turn or self.turn,
            earlier.own or self.own,
            earlier.undone or self.undone,
            self.dealt or (earlier.dealt and not self.new),
            self.whispered if self.forgets else earlier.whispered + self.whispered,
            self.aside if self.new else earlier.aside,
            earlier.asking + self.asking,
            earlier.turns + self.turns,
        )


class Attached(Struct, frozen=True):
    """A picture that a message shows: the name of its file, and its words for who sees none."""

    name: str
    words: str


class Standing(Notice, frozen=True):
    """What a message tells that stands for a surface, with the pictures it shows.

    `shown` is the hash of the log that stands with it, `sent` how often it had to be sent. Of what
    is `timeless` nothing ceases to be true, so it need not be put away.
    """

    pictures: tuple[Attached, ...] = ()
    shown: str | None = None
    sent: int = 1
    timeless: bool = False


class Old(Struct, frozen=True):
    """A message of a surface for which another stands now."""

    surface: str
    channel_id: int
    message_id: int
    told: Standing


def is_old(surface: str) -> bool:
    """Tell whether a surface is a message that was superseded. The store lets it go last."""
    return surface.startswith(_OLD)


def superseded(message: Message, now: float) -> Outgoing | None:
    """Return the row that asks to put a superseded message away; None if it needs it not."""
    surface = message.surface
    shows_match = surface == BOARD or seat_of_hand(surface) is not None
    asks = (question_on(surface), seat_of_offer(surface), seat_of_absent(surface))
    if not message.message_id or not (shows_match or any(one is not None for one in asks)):
        return None
    told = decode(message.payload, Standing)
    return None if told.timeless else put_away(message, now)


def still_asks(message: Message) -> bool:
    """Tell whether a message asks to agree to something, and has the button to do so."""
    if not message.message_id or question_on(message.surface) is None:
        return False
    return not decode(message.payload, Standing).timeless


def put_away(message: Message, now: float) -> Outgoing:
    """Return the row that asks to put a message away, be it timeless or not."""
    told = decode(message.payload, Standing)
    old = Old(message.surface, message.channel_id, message.message_id, told)
    surface = f"{_OLD}{message.surface}-{message.message_id}"
    return _row(message.match_id, surface, encode(old), now)


def in_portions(notice: Notice) -> Iterator[Notice]:
    """Yield notices that together say what one says; the first is new, and calls, as it does."""
    yield replace(notice, events=notice.events[:AT_ONCE])
    for start in range(AT_ONCE, len(notice.events), AT_ONCE):
        yield Notice(notice.events[start : start + AT_ONCE])


def merged(notices: Sequence[Notice]) -> Notice:
    """Return one notice for several of the same surface, oldest first."""
    whole = notices[0]
    for later in notices[1:]:
        whole = later.after(whole)
    return whole


def outgoing(match_id: int, surface: str, notice: Notice, now: float) -> Outgoing:
    """Return the outbox row of a notice, with a nonce of its own."""
    return _row(match_id, surface, encode(notice), now)


def call_to_lobby(match_id: int, user_id: int, now: float) -> Outgoing:
    """Return what calls somebody to a lobby, below its message: another was found for them."""
    said = text("sought-call", who=mentioned(user_id))
    notice = Notice((said,), new=True, ping=frozenset({user_id}))
    return replace(outgoing(match_id, CALL, notice, now), behind=LOBBY)


def _row(match_id: int, surface: str, payload: bytes, now: float) -> Outgoing:
    return Outgoing(
        id=0,
        match_id=match_id,
        surface=surface,
        payload=payload,
        nonce=os.urandom(12).hex(),
        created_at=now,
        due_at=now,
        attempted_at=None,
        attempts=0,
        lease_owner=None,
        lease_until=None,
    )
