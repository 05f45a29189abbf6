"""Who played a seat before somebody else took it over, as it stands in the log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple, cast

from engines.core import Arg, Either, Event, Player, Seat, Single, Text, text
from store import Entry
from tables.match.log import OFFER, TAKEN
from tables.mentions import mentioned


class Tenure(NamedTuple):
    """That a person played a seat until the entry of a number, by which another took it over."""

    seat: Seat
    user_id: int
    until: int

    @property
    def who(self) -> Single:
        """The person, as a text names them: not by the name of whoever sits there now."""
        return called(self.user_id)

    @property
    def event(self) -> Event:
        """What is told of it when the seat changes hands."""
        return Event(text("table-seat-taken", who=self.who, now=Player(self.seat)))


def tenures(entries: Iterable[Entry]) -> tuple[Tenure, ...]:
    """Return the tenures that are over, in order. Who takes a seat over was offered it before."""
    offered, over = dict[Seat, int](), list[Tenure]()
    for entry in entries:
        if entry.seat is None:
            continue
        if entry.kind == OFFER:
            offered[entry.seat] = entry.actor_id or 0
        elif entry.kind == TAKEN:
            over.append(Tenure(entry.seat, offered.get(entry.seat, 0), entry.number))
    return tuple(over)


def first_people(entries: Iterable[Entry]) -> dict[Seat, int]:
    """Return who played at first, by those seats that have changed hands (0: is forgotten)."""
    return {one.seat: one.user_id for one in reversed(tenures(entries))}


def called(user_id: int) -> Single:
    """Return a person as a mention; whoever is forgotten is worded by each language."""
    return mentioned(user_id) if user_id else text("player-former")


def as_then(said: Text, over: Iterable[Tenure], number: int) -> Text:
    """Return what an entry told, with the names of those who played then."""
    names = dict[Seat, Single]()
    for one in over:
        if number < one.until:
            names.setdefault(one.seat, one.who)
    return as_called(said, names)


def as_called(said: Text, names: Mapping[Seat, Single]) -> Text:
    """Return what was told, with other names for those on some seats."""
    return cast("Text", _named(said, names)) if names else said


def _named(arg: Arg, names: Mapping[Seat, Single]) -> Arg:
    match arg:
        case Player():
            return names.get(arg.seat, arg)
        case Text():
            return Text(arg.key, {name: _named(one, names) for name, one in arg.args.items()})
        case Either():
            return Either(tuple(cast("Single", _named(one, names)) for one in arg.items))
        case tuple():
            return tuple(cast("Single", _named(one, names)) for one in arg)
        case _:
            return arg
