"""An exported match is checked against what people were shown while it was played.

The promise and one of the log's hashes come from them, and never from the file. Together they bind
all that the file says: the game, options, seats, salts and each entry are in the hash, which only
the promised secret makes. What is left are the digests and the outcome; they are computed again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct, UnsetType

import engines
from engines.core import Engine, Outcome, Refusal, Seat, decode, learn
from store import Entry
from tables.calling_off import consents
from tables.fairness import SHORT, Chances, Deal, agreed_on, chance, commitment, link, table_hash
from tables.match.draws import Offer, all_agreed
from tables.match.giving_up import Gone, Ranking, by_falling, by_resigning, out_of, outlasted
from tables.match.log import (
    ACTIONS,
    BACK,
    DEAL,
    DRAW,
    OFF,
    PAST,
    RESIGN,
    SIT,
    UNDO,
    Undone,
    effective,
    number_before,
    undone_by,
)
from tables.match.moves import by_agreement
from tables.options import Origin, TableOptions
from tables.proof.errors import Mismatch, Wrong
from tables.proof.export import digest, played
from tables.proof.form import Proof
from tables.proof.rules import rules_of

for _kind in (Deal, Offer, Undone):
    learn(_kind)  # matches are checked in a thread


class Followed(NamedTuple):
    """A file that holds together by itself: how its log was played again, and how it ends.

    `state` is where the actions in force lead, `line`. Without an outcome the match was called off
    by all, or has no end.
    """

    deal: Deal
    seed: str
    entries: tuple[Entry, ...]
    line: list[Entry]
    state: Any
    outcome: Outcome | None
    called_off: bool
    origin: Origin | None


class _Course(NamedTuple):
    """Where a match leads, and who is out after each entry in force, where that counts.

    `seen` are the numbers of those after which the match looked otherwise to all.
    """

    state: Any
    out: dict[int, Ranking]
    seen: frozenset[int]


class Checked(Struct, frozen=True):
    """What was confirmed: everything, and after which entry of the log the posted hash stands.

    What was taken from another match, its `origin`, is confirmed as that match's file may be.
    """

    deal: Deal
    steps: int
    entries: int
    posted: int
    called_off: bool
    origin: Origin | None = None


def check(proof: Proof, promise: str, posted: str) -> Checked:
    """Check a match against the lobby's promise, and a hash that stood with one of its boards.

    Raises `Mismatch` with what is not as it should be.
    """
    if commitment(proof.secret) != promise:
        raise Mismatch("the secret is not the one that was promised when the lobby opened")
    hashes = hashes_of(proof)
    if posted not in hashes:
        raise Mismatch(
            "the log's hash is not the one that was posted: game, options, seats, start or"
            " steps of this file are not those of the match"
        )
    found = followed(proof)
    if found.outcome is None and not found.called_off:
        raise Mismatch("the match has no end: the log breaks off", Wrong.END)
    entries = len(found.entries)
    posted_after = hashes.index(posted) + 1
    return Checked(
        found.deal, len(found.line), entries, posted_after, found.called_off, found.origin
    )


def followed(proof: Proof) -> Followed:
    """Play a match again by what its file says, whoever promised that. Raises `Mismatch`."""
    deal, seed = _deal(proof)
    entries = tuple(map(_entry, proof.log))
    options = decode(bytes(proof.options), TableOptions)
    origin = options.origin
    _check_numbers(entries, 0 if isinstance(origin, UnsetType) else origin.ply)
    engine = rules_of(proof.game, proof.rules_version)
    line = effective(entries)
    course = _course(proof, engine, Chances(seed, origin), line, options)
    outcome, called_off = _end(proof, entries, options, course, engine.outcome(course.state))
    taken = None if isinstance(origin, UnsetType) else origin
    return Followed(deal, seed, entries, line, course.state, outcome, called_off, taken)


def _deal(proof: Proof) -> tuple[Deal, str]:
    """Return what the log says of the deal, and the seed of the dice."""
    first = proof.log[0] if proof.log else None
    if first is None or (first.kind, first.seat) != (DEAL, None):
        raise Mismatch("the log does not begin with the deal")
    deal, agreed = decode(first.action, Deal), agreed_in(proof)
    if deal.table != table_hash(agreed):
        raise Mismatch("game, options or seats are not those that were agreed on")
    return deal, chance(proof.secret, agreed, proof.seats, deal.message)


def agreed_in(proof: Proof) -> Any:
    """Return all that was agreed on before the match began, as plain data."""
    config, options = map(msgspec.json.decode, (proof.config, proof.options))
    promise = commitment(proof.secret)
    return agreed_on(proof.game, proof.rules_version, config, options, promise, proof.seats)


def hashes_of(proof: Proof) -> list[str]:
    """Return the log's hash after each entry, as boards show it. Raises `Mismatch`."""
    before, hashes = _deal(proof)[1], list[str]()
    for line in proof.log:
        action = msgspec.json.decode(line.action)
        before = link(proof.secret, before, line.number, line.kind, line.seat, line.ply, action)
        hashes.append(before[:SHORT])
    return hashes


def _entry(line: Any) -> Entry:
    action = b"" if bytes(line.action).strip() == b"null" else bytes(line.action)
    return Entry(0, line.number, line.kind, line.seat, action, None, None, line.ply, 0.0)


def _check_numbers(entries: Sequence[Entry], taken: int) -> None:
    """Check that no entry is left out, and no ply but where an undo left one.

    Up to the ply `taken` the actions are those of another match (0: there is none).
    """
    ply, line = 0, list[Entry]()
    for number, entry in enumerate(entries, start=1):
        if entry.number != number or (entry.kind == DEAL) != (number == 1):
            raise Mismatch(f"entry {number} of the log is missing")
        if entry.kind in ACTIONS:
            past = entry.kind == PAST
            ply = entry.ply if past and entry.ply > ply else ply + 1
            if past != (ply <= taken):
                raise Mismatch(f"entry {number} does not stand where what was taken over does")
            line.append(entry)
        elif entry.kind == UNDO:
            undone, before = decode(entry.action, Undone), len(line)
            gone = undone_by(entry)
            own = {one.ply for one in line if one.seat == entry.seat and one.ply in gone}
            line = effective([*line, entry])
            if min((undone.ply, *undone.dropped)) <= taken:
                raise Mismatch(f"entry {number} takes back what was taken over")
            if before - len(line) != 1 + len(set(undone.dropped)):
                raise Mismatch(f"entry {number} takes back what is not there")
            ply = number_before(ply, own)
        if entry.ply != ply:
            raise Mismatch(f"entry {number} has the number {entry.ply}, not {ply}")


def _course(
    proof: Proof,
    engine: Engine[Any, Any, Any, Any],
    chances: Chances,
    line: Sequence[Entry],
    options: TableOptions,
) -> _Course:
    """Play the match again; return where it leads."""
    config = msgspec.json.decode(proof.config, type=engine.meta.config)
    told = {entry.number: entry.state for entry in proof.log}
    numbers = {entry.number for entry in line}
    if any(state is not None for number, state in told.items() if number not in numbers):
        raise Mismatch("the log has a state where there is none")
    actions = ((entry.ply, entry.seat or 0, entry.action) for entry in line)
    wanted = [(proof.start, "the first shuffle and deal")]
    wanted += [(told[entry.number], f"step {entry.ply}") for entry in line]
    state, what, out = None, "the first shuffle and deal", list[Ranking]()
    views = list[Any]()
    try:
        states = played(engine, config, len(proof.seats), chances, actions)
        for state, (digested, what) in zip(states, wanted, strict=True):
            if digest(state) != digested:
                raise Mismatch(f"{what} came out differently", Wrong.STEPS)
            out.append(out_of(engine, options, state))
            views.append(engine.view(state, None))
    except Refusal as error:
        raise Mismatch(f"the rules refuse what follows {what}", Wrong.STEPS) from error
    numbers_played = [entry.number for entry in line]
    changed = zip(numbers_played, pairwise(views), strict=True)
    seen = frozenset(number for number, (before, after) in changed if before != after)
    return _Course(state, dict(zip(numbers_played, out[1:], strict=True)), seen)


def _end(
    proof: Proof,
    entries: Sequence[Entry],
    options: TableOptions,
    course: _Course,
    outcome: Outcome | None,
) -> tuple[Outcome | None, bool]:
    """Return how the match ended, if it did, and whether all called it off."""
    people = frozenset(seat for seat, chair in enumerate(proof.seats) if chair.level is None)
    gone = [entry.seat or 0 for entry in entries if entry.kind == RESIGN]
    for entry, given_up in _given_up(len(proof.seats), people, entries, options, course.out):
        ended = outcome is not None and entry.kind == RESIGN
        if ended or entry is not entries[-1]:
            raise Mismatch("the match goes on after its end", Wrong.END)
        outcome = outcome or given_up
    playing = people - {*gone}
    if outcome is None and entries[-1].kind == DRAW and playing <= all_agreed(entries):
        draws = engines.load(proof.game, proof.rules_version).meta.draws
        outcome = by_agreement(len(proof.seats), draws=draws)
    called_off = (
        outcome is None
        and entries[-1].kind == OFF
        and playing <= _agreed(entries, gone, course.seen)
    )
    if outcome != proof.outcome:
        raise Mismatch("the outcome does not follow from the steps", Wrong.END)
    return outcome, called_off


def _given_up(
    seats: int,
    people: frozenset[Seat],
    entries: Sequence[Entry],
    options: TableOptions,
    out: Mapping[int, Ranking],
) -> Iterator[tuple[Entry, Outcome]]:
    """Yield each entry after which a match is over, as people had given up, and its outcome."""
    gone: list[Gone] = []
    fallen: Ranking = ()
    for entry in entries:
        if entry.kind == RESIGN:
            gone.append(Gone(entry.seat or 0, outlasted(options, fallen)))
            people -= {gone[-1].seat}
            given_up = by_resigning(seats, people, gone, fallen)
        else:
            fallen = out.get(entry.number, fallen)
            moved = entry.number in out
            given_up = by_falling(seats, people, gone, fallen) if moved else None
        if given_up is not None:
            yield entry, given_up


def _agreed(
    entries: Sequence[Entry], gone: Sequence[Seat], seen: frozenset[int]
) -> frozenset[Seat]:
    """Return who agreed to call the match off, and made no move since that all have `seen`.

    A computer plays for whoever has given up, and where it sits in. What was taken back was not
    seen in the end.
    """
    computers, moved = {*gone}, list[Entry]()
    for entry in entries:
        if entry.kind == SIT and entry.seat is not None:
            computers.add(entry.seat)
        elif entry.kind == BACK:
            computers.discard(entry.seat or 0)
        by = None if entry.seat in computers or entry.number not in seen else 1
        moved.append(msgspec.structs.replace(entry, actor_id=by))
    return consents(moved)
