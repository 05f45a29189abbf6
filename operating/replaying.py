"""The log of a match under examination, played again by the rules it began with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

import engines
from engines.core import Refusal, action_in, decode, encode, play
from engines.versions import UnknownRules
from store.inspection import Record
from tables.fairness import Chances, Deal, chairs, chance, dice_seed, table
from tables.match.log import ACTIONS, DEAL, PAST, effective
from tables.match.position import Position, config_of
from tables.match.seals import sealed
from tables.options import TableOptions


class BrokenLog(Exception):
    """A log does not lead on; the message says where."""


class Replayed(Struct, frozen=True):
    """Where a log leads, and the states of the plies that snapshots are kept of."""

    position: Position
    states: dict[int, bytes]


def played_again(record: Record) -> Replayed:
    """Play a match again by the rules it began with. Raises `BrokenLog`, and `UnknownRules`."""
    at, state = "the beginning", None
    kept = sorted({snapshot.ply for snapshot in record.snapshots}, reverse=True)
    states: dict[int, bytes] = {}
    try:
        for ply, where, following in _plies(record):
            while kept and kept[-1] < ply:
                states[kept.pop()] = encode(state)
            at, state = where, following
    except (BrokenLog, UnknownRules):
        raise
    except Refusal as refused:
        raise BrokenLog(f"the rules refuse what comes after {at} of its log") from refused
    except Exception as error:  # whatever an engine makes of what should not be
        name = type(error).__name__
        raise BrokenLog(f"its log cannot be played again after {at} ({name})") from error
    ply = record.entries[-1].ply if record.entries else 0
    number = record.entries[-1].number if record.entries else 0
    states |= dict.fromkeys((*kept, ply), encode(state))
    return Replayed(Position(record.match, record.seats, state, ply, number), states)


def _plies(record: Record) -> Iterator[tuple[int, str, Any]]:
    """Yield each ply, where it stands in the log, and the state that it leads to."""
    match = record.match
    _check_numbers(record)
    engine = engines.load(match.game, match.rules_version)
    _check_dice(record)
    taken = decode(match.options, TableOptions).origin
    chances = Chances(dice_seed(match, record.seats), taken)
    state: Any = engine.start(config_of(match), len(record.seats), chances.dice(0)).state
    yield 0, "the beginning", state
    for entry in effective(record.entries):
        action = action_in(engine, entry.action)
        state = play(engine, state, entry.seat or 0, action, chances.dice(entry.ply)).state
        yield entry.ply, f"entry {entry.number}", state
    if match.chance is not None:
        _check_hashes(record)


def _check_dice(record: Record) -> None:
    """Raise `BrokenLog` if the dice are not what was promised to people."""
    match, seated = record.match, chairs(record.seats)
    if match.chance is None:
        return
    deal = record.entries[0] if record.entries else None
    if deal is None or deal.kind != DEAL:
        raise BrokenLog("the deal is missing from its log: it cannot be proved")
    agreed = table(match, match.rules_version, seated)
    message = decode(deal.action, Deal).message
    if chance(match.seed, agreed, seated, message) != match.chance:
        raise BrokenLog("its dice are not those of its secret, seats and start")


def _check_hashes(record: Record) -> None:
    """Raise `BrokenLog` if an entry is not what its hash was made of."""
    match = record.match
    made = sealed(match.seed, match.chance, None, record.entries, noticed=False)
    for entry, again in zip(record.entries, made, strict=True):
        if entry.chain != again.chain:
            raise BrokenLog(f"entry {entry.number} of its log is not what its hash was made of")


def _check_numbers(record: Record) -> None:
    """Raise `BrokenLog` if a number of an entry, a ply or a seat is left out."""
    ply = 0
    for number, entry in enumerate(record.entries, start=1):
        if entry.number != number:
            raise BrokenLog(f"entry {number} of its log is missing: it cannot be played again")
        left_out = entry.kind == PAST and entry.ply > ply
        if entry.kind in ACTIONS and entry.ply != ply + 1 and not left_out:
            raise BrokenLog(f"entry {number} of its log is for ply {entry.ply}, not {ply + 1}")
        ply = entry.ply
    for seat, row in enumerate(record.seats):
        if row.seat != seat:
            raise BrokenLog(f"seat {seat} is missing: it cannot be played again")
