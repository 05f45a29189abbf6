"""What somebody has missed, in few lines: what names them before others, equal lines told once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cogs.panels.chronicle import NEWS
from cogs.panels.report import MORE, MOST
from cogs.panels.spoken import spoken_to
from cogs.panels.telling import PLAIN, Telling, bare, gathered_turns
from engines.core import Arg, Either, Player, Seat, Text, text

ROOM = MOST - 1
"""How many lines a head tells at most, below its title."""
TO = "to"
"""The argument that names whoever is told what not everybody hears (`Event.told_to`)."""
ALL_HEARD = text("catchup-all")
"""Stands above what is told where nothing of it is about whoever reads it."""


def missed(heard: Sequence[Text], seat: Seat | None, telling: Telling = PLAIN) -> tuple[Text, ...]:
    """Return the lines that tell a seat (None: a spectator) what it heard, oldest first.

    Lines about the seat stand first, and speak to it. Where there is no room for all, what matters
    more is told before what matters less; how many there were besides is told at the top.
    """
    return spoken_to(seat, _missed(heard, seat, telling))


def _missed(heard: Sequence[Text], seat: Seat | None, telling: Telling) -> tuple[Text, ...]:
    lines = gathered_turns(heard, telling)
    if not lines:
        return (text("catchup-nothing"),)
    kept = _weightiest(lines, seat, telling, MOST)
    own, rest = _apart(kept, seat)
    before = len(lines) - len(kept)
    head = [text("catchup-before", count=before)] if before else []
    if not own:
        return (*head, ALL_HEARD, *rest)
    besides = [text("catchup-others"), *rest] if rest else []
    return (*head, text("catchup-yours"), *own, *besides)


def head(heard: Sequence[Text], seat: Seat, telling: Telling) -> tuple[Text, ...]:
    """Return what stands at the head of a seat's hand when it is called, in few lines, to it.

    They stand in the order in which it happened; `_weightiest` says which of them where there is no
    room for all.
    """
    lines = telling.happenings(gathered_turns(heard, telling))
    return spoken_to(seat, _headed(text("since-yours"), lines, seat, telling))


class Ordered(NamedTuple):
    """What a hand tells, in the order in which it happened: `first`, what was `heard`, the `rest`.

    `first` is what the owner's own move came to, where that was not told before the hand called.
    """

    first: Sequence[Text]
    heard: Sequence[Text]
    rest: Sequence[Text]


def ordered(heard: Sequence[Text], told: Sequence[Text], *, own: bool) -> Ordered:
    """Return what a seat has `heard` since it moved and what its hand has `told`, nothing twice.

    `own`: what is told begins with what that move came to, of which nothing was heard since. What
    is told stays behind what was heard before; if more was heard after it, it stands among that.
    Words of the table, which are no part of what is heard, stay where they are told, or behind.
    """
    places = _places(heard, told)
    nowhere = (len(told), len(heard))
    both = ((at, place) for at, place in enumerate(places) if place is not None)
    begins, since = next(both, nowhere)
    first = told[:begins] if own else ()
    if not besides(heard[since:], told):
        return Ordered(first, heard[:since], told[len(first) :])
    rest = [line for line, place in zip(told, places, strict=True) if place is None]
    return Ordered(first, heard, rest[len(first) :])


def public_head(
    heard: Sequence[Text], seat: Seat, telling: Telling, told: Sequence[Text]
) -> tuple[Text, ...]:
    """Return what stands at the head of the message in the channel that calls a seat.

    It tells what happened to that seat, of `heard` what came before `told`, which stands below.
    """
    before = telling.happenings(gathered_turns(_before(heard, told), telling))
    yours, _ = _apart(before, seat)
    return _headed(text("since-theirs", player=Player(seat)), yours, seat, telling)


def _headed(title: Text, lines: Sequence[Text], seat: Seat, telling: Telling) -> tuple[Text, ...]:
    """Return a title and what is told under it, all in as many lines as a head may have."""
    if len(lines) <= ROOM:
        return (title, *lines) if lines else ()
    kept = _weightiest(lines, seat, telling, ROOM - 1)
    more = text(MORE, count=len(lines) - len(kept), button=text(NEWS))
    return (title, *kept, more)


def _weightiest(
    lines: Sequence[Text], seat: Seat | None, telling: Telling, room: int
) -> Sequence[Text]:
    """Return the lines for which there is room, in the order in which they stand.

    The latest thing that another did is kept before all else, then what was told to the seat alone,
    for it stands nowhere else, and which of its things are no more; then what matters more, then
    what names the seat, then what is newer.
    """
    newest = latest(lines, seat, telling)

    def weight(place: int) -> tuple[bool, bool, int, bool, int]:
        line = lines[place]
        named, matters = seat is not None and names(line, seat), telling.weight(line)
        alone = is_whisper(line) and matters > 0
        return place == newest, alone or fells(line, seat, telling), matters, named, place

    rising = sorted(range(len(lines)), key=weight)
    return [lines[place] for place in sorted(rising[max(0, len(lines) - room) :])]


def latest(lines: Sequence[Text], seat: Seat | None, telling: Telling) -> int:
    """Return where the latest line stands that everybody heard of another than a seat; -1 if none.

    What is minor is not among them.
    """
    own = None if seat is None else Player(seat)
    others = (
        place
        for place, line in enumerate(map(bare, lines))
        if telling.weight(line) and not is_whisper(line)
        if own is None or own not in (line.args.get("player"), line.args.get("who"))
    )
    return max(others, default=-1)


def fells(said: Arg, seat: Seat | None, telling: Telling) -> bool:
    """Tell whether words tell, however deep in them, that something of a seat is no more."""
    match said:
        case Text(key=key, args=args) if key in telling.fatal and not args.get("left"):
            return seat is not None and names(args["target"], seat)
        case Text():
            return any(fells(arg, seat, telling) for arg in said.args.values())
        case tuple():
            return any(fells(item, seat, telling) for item in said)
        case _:
            return False


def is_whisper(said: Arg) -> bool:
    """Tell whether words hold something, however deep in them, that not everybody was told."""
    match said:
        case Text():
            return TO in said.args or any(map(is_whisper, said.args.values()))
        case Either():
            return any(map(is_whisper, said.items))
        case tuple():
            return any(map(is_whisper, said))
        case _:
            return False


def _apart(lines: Sequence[Text], seat: Seat | None) -> tuple[list[Text], list[Text]]:
    """Return the lines that name a seat, and the others."""
    yours = [line for line in lines if seat is not None and names(line, seat)]
    return yours, [line for line in lines if seat is None or not names(line, seat)]


def besides(heard: Sequence[Text], told: Sequence[Text]) -> list[Text]:
    """Return what was heard besides what is `told`: of equal lines as many fewer, the latest."""
    left, kept = list(told), list[Text]()
    for line in reversed(heard):
        if line in left:
            left.remove(line)
        else:
            kept.append(line)
    return kept[::-1]


def _before(heard: Sequence[Text], told: Sequence[Text]) -> Sequence[Text]:
    """Return what was heard before anything that is `told`, which may begin earlier than that.

    Among what is told there may be words of the table that nobody heard of the match.
    """
    return heard[: next((place for place in _places(heard, told) if place is not None), len(heard))]


def _places(heard: Sequence[Text], told: Sequence[Text]) -> list[int | None]:
    """Return where each line that is `told` stands among what was heard, the latest it can be.

    None for one that does not stand there: it is from before, or the words of the table.
    """
    end, places = len(heard), list[int | None]()
    for line in reversed(told):
        place = next((at for at in reversed(range(end)) if heard[at] == line), None)
        end = end if place is None else place
        places.append(place)
    return places[::-1]


def names(said: Arg, seat: Seat) -> bool:
    """Tell whether words name whoever sits on a seat, however deep in them."""
    match said:
        case Player():
            return said.seat == seat
        case Text():
            return any(names(arg, seat) for arg in said.args.values())
        case Either():
            return any(names(item, seat) for item in said.items)
        case tuple():
            return any(names(item, seat) for item in said)
        case _:
            return False
