"""What is kept as keys and arguments, and shown by a later version: some of it that cannot word.

Such a line is left out of its message, for its keys would tell nobody anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from msgspec.structs import replace

from cogs.panels.spoken import spoken_to
from cogs.words.leniency import leave_out
from cogs.words.strings import missing
from engines.core import Arg, Either, Seat, Text, text
from tables import Scene
from tables.notice import Notice

SomeNotice = TypeVar("SomeNotice", bound=Notice)
UNSAID = text("table-line-unsaid")
"""What is said instead where no line is left."""


def worded(notice: SomeNotice, scene: Scene, reader: Seat | None) -> SomeNotice:
    """Return a notice with those of its lines that can be worded for whoever sits on a seat.

    Of several one at least is left, which says that nothing can be. What is left out is logged
    once, in one line; while faults are raised, it raises `MissingText`.
    """
    events = _sayable(notice.events, scene, reader)
    if notice.events and not events:
        events = (UNSAID,)
    return replace(notice, events=events, whispered=_sayable(notice.whispered, scene, reader))


def _sayable(lines: Sequence[Text], scene: Scene, reader: Seat | None) -> tuple[Text, ...]:
    return tuple(line for line in lines if is_sayable(line, scene, reader))


def is_sayable(line: Text, scene: Scene, reader: Seat | None = None) -> bool:
    """Tell whether a line can be worded, in some language, with all that it names.

    What cannot is logged once, in one line; while faults are raised, it raises `MissingText`.
    """
    locale = scene.match.locale
    for said in texts_in(*spoken_to(reader, (line,))):
        fault = missing(said, locale)
        if fault is not None:
            leave_out(fault, f"text {locale}: {said.key}", scene.match.id)
            return False
    return True


def texts_in(arg: Arg) -> Iterator[Text]:
    """Yield a text, or all in a list, and whatever texts they name."""
    inner: Iterable[Arg] = ()
    match arg:
        case Text():
            yield arg
            inner = arg.args.values()
        case Either():
            inner = arg.items
        case tuple():
            inner = arg
        case _:
            pass
    for one in inner:
        yield from texts_in(one)
