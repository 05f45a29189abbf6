"""What people are called on pictures: by their names, or by their seats where those fail.

Whoever reads a picture must tell its players apart, and a face can write only so much: of names
in other scripts, or of emoji, nothing is left, and of two names the same may be left.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from msgspec.structs import replace

from engines.core import Arg, Either, Player, Say, Seat, Single, Text, Verbatim, text
from render.kit.lettering import Face, writable

Called: TypeAlias = Callable[[Seat, Say], str]
"""Says what a seat is called by its place at the table: by a colour, a role or a number."""


def full_name(seat: Seat, say: Say) -> str:
    """Return the name of a player in full, for alt texts."""
    return say(text("player-name", who=Player(seat)))


def numbered(seat: Seat, say: Say) -> str:
    """Return what a seat is called where its game has no name for it."""
    return say(text("player-seat", number=seat + 1))


def told_apart(full: Sequence[str], seats: Sequence[str]) -> tuple[str, ...]:
    """Return what is written for each of these names, of which no two are written alike.

    Where nothing is left of one, or the same as of another, it is what its seat is called.
    """
    kept = [writable(name, Face.TEXT, "") for name in full]
    alike = [name.casefold() for name in kept]
    places = [seat.casefold() for seat in seats]
    return tuple(
        kept[n] if name and alike.count(name) == 1 and name not in places else seats[n]
        for n, name in enumerate(alike)
    )


def names(seats: int, say: Say, called: Called) -> tuple[str, ...]:
    """Return what each seat is called on a picture."""
    every = range(seats)
    return told_apart(
        [full_name(seat, say) for seat in every], [called(seat, say) for seat in every]
    )


def calling(say: Say, written: Sequence[str]) -> Say:
    """Return a `say` that calls each player as it is `written`, in whatever it says."""
    return lambda what: say(_named(written, what))


def _named(written: Sequence[str], what: Text) -> Text:
    return replace(what, args={name: _arg(written, arg) for name, arg in what.args.items()})


def _arg(written: Sequence[str], arg: Arg) -> Arg:
    single = partial(_single, written)
    if isinstance(arg, tuple):
        return tuple(map(single, arg))
    return Either(tuple(map(single, arg.items))) if isinstance(arg, Either) else single(arg)


def _single(written: Sequence[str], arg: Single) -> Single:
    if isinstance(arg, Player):
        return Verbatim(written[arg.seat])
    return _named(written, arg) if isinstance(arg, Text) else arg
