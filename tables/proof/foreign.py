"""A file of a match that somebody brings along: looked at as something foreign, all of it.

Nothing is believed that does not follow from playing the match again. Who played it is not kept:
the names of an earlier file, and the salts that hold ids, are left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

import msgspec
from msgspec import Struct

import bots
from engines.core import IllegalConfig, Outcome, Refusal, action_in, encode
from tables.fairness import FORGOTTEN, Chair, commitment
from tables.match.consent import Consent
from tables.match.draws import Offer
from tables.match.log import (
    ACTION,
    ACTIONS,
    AHEAD,
    BACK,
    CONSENT,
    DEAL,
    DRAW,
    FORGET,
    OFF,
    OFFER,
    ORDERS,
    PAUSE,
    RESIGN,
    REST,
    RESTS,
    RESUME,
    SIT,
    TAKEN,
    UNDO,
    Chosen,
    Taken,
    Undone,
)
from tables.match.rests import Rests, Wanted
from tables.options import TableOptions
from tables.proof.checking import followed
from tables.proof.earlier import follow_earlier
from tables.proof.errors import Mismatch
from tables.proof.form import EARLIER, FORMAT, Export, Form, Line, Proof
from tables.proof.rules import rules_of

LARGEST = 4_000_000
"""Bytes of a file. A match of a thousand steps takes half a million."""
MOST = 10_000
"""Entries of a log."""
ROOM = 20_000
"""Bytes of what was agreed on, or of one action."""
_SECRET = re.compile(r"[0-9a-f]{64}")
_SALT = re.compile(r"[0-9]{1,20}:[0-9a-f]{32}(\+[0-9]{1,20})?")
_OLD_SALT = re.compile(r"[0-9]{1,20}:[0-9]{1,20}(\+[0-9]{1,20}:[0-9]{1,20})?")
_SAID: dict[str, type[Struct] | None] = {
    UNDO: Undone,
    SIT: Chosen,
    TAKEN: Taken,
    REST: Wanted,
    RESTS: Rests,
    DRAW: Offer,
    CONSENT: Consent,
    **dict.fromkeys((RESIGN, BACK, OFFER, OFF, PAUSE, RESUME, FORGET, ORDERS, AHEAD)),
}
"""What entries hold that are no action, by kind (None: nothing)."""
_MAY_BE_EMPTY = frozenset((SIT,))
_NOBODYS = frozenset((RESTS, PAUSE, RESUME, FORGET))


class Unfit(Exception):
    """A file is not taken; `what` says why, in one word."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class Kept(Struct, frozen=True):
    """An entry of a log, without what its file says of the state."""

    kind: str
    ply: int
    seat: int | None
    action: bytes


class Brought(Struct, frozen=True):
    """A match that holds together, as it is to be kept.

    `chance` is the seed of its dice where its log has hashes, `dice` that of an earlier one.
    `state` is where it leads after `ply`. Without an `outcome` it has no end.
    """

    game: str
    rules_version: int
    config: bytes
    options: bytes
    seats: tuple[Chair, ...]
    secret: str
    chance: str | None
    dice: str | None
    log: tuple[Kept, ...]
    outcome: bytes | None
    state: bytes
    ply: int


def brought(data: bytes) -> Brought:
    """Return the match that a file tells. Raises `Unfit`."""
    if len(data) > LARGEST:
        raise Unfit("large")
    try:
        form = msgspec.json.decode(data, type=Form).format
        if form not in _FORMS:
            raise Unfit("version")
        return _FORMS[form](data)
    except Mismatch as error:
        raise Unfit(error.what) from error
    except IllegalConfig as error:
        raise Unfit("options") from error
    except Refusal as error:
        raise Unfit("steps") from error
    except (msgspec.DecodeError, UnicodeError, RecursionError, OverflowError) as error:
        raise Unfit("form") from error


def _proof(data: bytes) -> Brought:
    proof = msgspec.json.decode(data, type=Proof)
    _check_size(len(proof.log), proof.config, proof.options, *(one.action for one in proof.log))
    _check_secret(proof.secret)
    for chair in proof.seats:
        _check_chair(chair)
    _check_rules(proof.game, proof.rules_version, proof.config, proof.options, len(proof.seats))
    _check_entries(proof)
    found = followed(proof)
    return Brought(
        game=proof.game,
        rules_version=proof.rules_version,
        config=_compact(proof.config),
        options=_compact(proof.options),
        seats=proof.seats,
        secret=proof.secret,
        chance=found.seed,
        dice=None,
        log=tuple(_line(line) for line in proof.log),
        outcome=_written(found.outcome),
        state=encode(found.state),
        ply=found.entries[-1].ply,
    )


def _earlier(data: bytes) -> Brought:
    told = msgspec.json.decode(data, type=Export)
    _check_size(len(told.plies), told.config, *(one.action for one in told.plies))
    _check_secret(told.secret)
    if not all(salt in ("", FORGOTTEN) or _OLD_SALT.fullmatch(salt) for salt in told.salts):
        raise Unfit("seats")
    seats = len(told.salts)
    _check_rules(told.game, told.rules_version, told.config, msgspec.Raw(b"{}"), seats)
    _check_seats(seats, (ply.seat for ply in told.plies), told.resigned)
    state, seed = follow_earlier(told, commitment(told.secret))
    last = told.plies[-1].number if told.plies else 0
    log = [Kept(ACTION, ply.number, ply.seat, _compact(ply.action)) for ply in told.plies]
    log += [Kept(RESIGN, last, seat, b"") for seat in told.resigned]
    return Brought(
        game=told.game,
        rules_version=told.rules_version,
        config=_compact(told.config),
        options=encode(TableOptions()),
        seats=tuple(_unnamed(salt) for salt in told.salts),
        secret=told.secret,
        chance=None,
        dice=seed,
        log=tuple(log),
        outcome=_written(told.outcome),
        state=encode(state),
        ply=last,
    )


_FORMS: dict[int, Callable[[bytes], Brought]] = {FORMAT: _proof, EARLIER: _earlier}


def _unnamed(salt: str) -> Chair:
    """Return who sat somewhere in an earlier match, without the id that the salt holds."""
    return Chair(None, FORGOTTEN) if salt else Chair(bots.USUAL, "")


def _check_size(entries: int, *parts: msgspec.Raw) -> None:
    if entries > MOST or any(len(bytes(part)) > ROOM for part in parts):
        raise Unfit("long")


def _check_secret(secret: str) -> None:
    if not _SECRET.fullmatch(secret):
        raise Unfit("form")


def _check_chair(chair: Chair) -> None:
    if chair.level is None:
        fits = _SALT.fullmatch(chair.salt) is not None
    else:
        fits = chair.level in bots.LEVELS and not chair.salt
    if not fits:
        raise Unfit("seats")


def _check_rules(
    game: str, rules: int, config: msgspec.Raw, options: msgspec.Raw, seats: int
) -> None:
    """Raise what is wrong with the rules of a match, its options, and how many play it."""
    engine = rules_of(game, rules)
    try:
        msgspec.json.decode(config, type=engine.meta.config)
        origin = msgspec.json.decode(options, type=TableOptions).origin
    except msgspec.DecodeError as error:
        raise Unfit("options") from error
    if isinstance(origin, msgspec.UnsetType):
        pass
    elif not (origin.match > 0 and 0 <= origin.ply < MOST):
        raise Unfit("options")
    if seats not in engine.meta.seats:
        raise Unfit("seats")


def _check_entries(proof: Proof) -> None:
    """Raise what is wrong with the entries, also those of which the rules say nothing."""
    engine = rules_of(proof.game, proof.rules_version)
    for line in proof.log:
        if line.kind in ACTIONS:
            action_in(engine, bytes(line.action))
        elif line.kind != DEAL:
            _check_said(line)
        nobodys = line.kind == DEAL or line.kind in _NOBODYS
        if not (line.seat is None and nobodys):
            _check_seats(len(proof.seats), (line.seat,))


def _check_said(line: Line) -> None:
    if line.kind not in _SAID:
        raise Unfit("version")
    kind, data = _SAID[line.kind], bytes(line.action)
    if data.strip() == b"null" and (kind is None or line.kind in _MAY_BE_EMPTY):
        return
    if kind is None:
        raise Unfit("log")
    msgspec.json.decode(data, type=kind)


def _check_seats(many: int, *seats: Iterable[int | None]) -> None:
    if any(seat not in range(many) for some in seats for seat in some):
        raise Unfit("log")


def _line(line: Line) -> Kept:
    action = _compact(line.action)
    return Kept(line.kind, line.ply, line.seat, b"" if action == b"null" else action)


def _compact(raw: msgspec.Raw) -> bytes:
    return msgspec.json.format(bytes(raw), indent=-1)


def _written(outcome: Outcome | None) -> bytes | None:
    return None if outcome is None else encode(outcome)
