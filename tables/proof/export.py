"""A finished match as one file that anybody can check without this bot's database."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterable
from typing import Any

import msgspec

import engines
from engines.core import Outcome, Seat, action_in, decode, encode, play, text
from store import FORMER, Entry, Match, Status, Store
from store import Seat as SeatRow
from tables.calling_off import stays_hidden
from tables.errors import NoMatch, TableRefusal
from tables.fairness import Chances, chairs, commitment, dice_seed
from tables.match.live import unbegun
from tables.match.log import RESIGN, effective
from tables.match.position import config_of
from tables.match.seals import content
from tables.options import TableOptions
from tables.proof.form import EARLIER, FORMAT, Export, Line, Ply, Proof


async def export(store: Store, match_id: int) -> bytes:
    """Return a finished match as JSON.

    Raises `NoMatch`, and `TableRefusal` while the match goes on (its secret would tell all), if
    it was called off without the agreement of all who played it (what was hidden stays so), or
    if it was played by rules that this program does not play any more.
    """
    match = await store.match(match_id)
    if match is None:
        raise NoMatch(text("refusal-no-such-match"))
    if match.status is Status.LOBBY or match.never_begun:
        raise TableRefusal(unbegun(match))
    if match.status not in (Status.ENDED, Status.CANCELLED):
        raise TableRefusal(text("refusal-export-running"))
    if match.rules_version not in engines.load(match.game).meta.played_rules:
        raise TableRefusal(text("refusal-export-old-rules"))
    seats = await store.seats(match_id)
    entries = await store.log.entries(match_id)
    if stays_hidden(match, seats, entries):
        raise TableRefusal(text("refusal-export-called-off"))
    form = _earlier if match.chance is None else _proof

    def written() -> bytes:
        """Play it all again, which takes a while in a long match."""
        return msgspec.json.format(encode(form(match, seats, entries)))

    return await asyncio.to_thread(written)


def _proof(match: Match, seats: tuple[SeatRow, ...], entries: tuple[Entry, ...]) -> Proof:
    line = effective(entries)
    start, states = digests(match, seats, line)
    led_to = {entry.number: state for entry, state in zip(line, states, strict=True)}
    return Proof(
        format=FORMAT,
        game=match.game,
        rules_version=match.rules_version,
        config=msgspec.Raw(match.config),
        options=msgspec.Raw(match.options),
        seats=chairs(seats),
        secret=match.seed,
        start=start,
        log=tuple(_line(entry, led_to.get(entry.number)) for entry in entries),
        outcome=decode(match.outcome, Outcome) if match.outcome else None,
    )


def _line(entry: Entry, state: str | None) -> Line:
    action = msgspec.Raw(encode(content(entry)))
    return Line(entry.number, entry.kind, entry.ply, entry.seat, action, state)


def _earlier(match: Match, seats: tuple[SeatRow, ...], entries: tuple[Entry, ...]) -> Export:
    line = effective(entries)
    start, states = digests(match, seats, line)
    return Export(
        format=EARLIER,
        game=match.game,
        rules_version=match.rules_version,
        config=msgspec.Raw(match.config),
        players=tuple("" if row.user_id == FORMER else row.name for row in seats),
        commitment=commitment(match.seed),
        secret=match.seed,
        salts=tuple(row.salt for row in seats),
        start=start,
        plies=tuple(
            Ply(entry.ply, entry.seat or 0, msgspec.Raw(entry.action), state)
            for entry, state in zip(line, states, strict=True)
        ),
        resigned=tuple(e.seat or 0 for e in entries if e.kind == RESIGN),
        outcome=decode(match.outcome, Outcome) if match.outcome else None,
        seed=match.dice,
    )


def digest(state: Any) -> str:
    """Return the SHA-256 of a state's canonical bytes."""
    return hashlib.sha256(encode(state)).hexdigest()


def digests(
    match: Match, seats: tuple[SeatRow, ...], line: Iterable[Entry]
) -> tuple[str, list[str]]:
    """Return the digest of the first state, and that after every action of a line."""
    actions = ((entry.ply, entry.seat or 0, entry.action) for entry in line)
    states = played(
        engines.load(match.game, match.rules_version),
        config_of(match),
        len(seats),
        Chances(dice_seed(match, seats), decode(match.options, TableOptions).origin),
        actions,
    )
    first, *others = map(digest, states)
    return first, others


def played(
    engine: Any,
    config: Any,
    seats: int,
    chances: Chances,
    actions: Iterable[tuple[int, Seat, bytes]],
) -> Iterable[Any]:
    """Yield the first state, and that after every action of (ply, seat, JSON).

    Raises what the rules raise, and `msgspec.DecodeError` for what is no action.
    """
    state = engine.start(config, seats, chances.dice(0)).state
    yield state
    for ply, seat, raw in actions:
        action = action_in(engine, raw)
        state = play(engine, state, seat, action, chances.dice(ply)).state
        yield state
