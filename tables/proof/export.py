"""A finished match as one file that anybody can check without this bot's database."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from msgspec import Struct

import engines
from engines.core import Dice, Outcome, Seat, decode, encode, play, text
from store import Match, Status, Store
from store import Seat as SeatRow
from tables.calling_off import called_off_by_all
from tables.errors import NoMatch, TableRefusal
from tables.fairness import commitment, seed
from tables.match.log import RESIGN, effective
from tables.match.position import config_of

FORMAT = 1


class Ply(Struct, frozen=True):
    """One action of the effective line, and the SHA-256 of the state that it led to."""

    number: int
    seat: Seat
    action: msgspec.Raw
    state: str


class Export(Struct, frozen=True):
    """All that is needed to play a match again. `players` are names in seat order."""

    format: int
    game: str
    rules_version: int
    config: msgspec.Raw
    players: tuple[str, ...]
    commitment: str
    secret: str
    salts: tuple[str, ...]
    start: str
    plies: tuple[Ply, ...]
    resigned: tuple[Seat, ...]
    outcome: Outcome | None


async def export(store: Store, match_id: int) -> bytes:
    """Return a finished match as JSON.

    Raises `NoMatch`, and `TableRefusal` while the match goes on (its secret would tell all), if
    it was called off without the agreement of all who played it (what was hidden stays so), or
    if it was played by rules that this program does not play any more.
    """
    match = await store.match(match_id)
    if match is None:
        raise NoMatch(text("refusal-no-such-match"))
    if match.status is Status.LOBBY:
        raise TableRefusal(text("refusal-not-begun"))
    if match.status not in (Status.ENDED, Status.CANCELLED) or match.started_at is None:
        raise TableRefusal(text("refusal-export-running"))
    if match.rules_version not in engines.load(match.game).meta.played_rules:
        raise TableRefusal(text("refusal-export-old-rules"))
    seats = await store.seats(match_id)
    entries = await store.entries(match_id)
    if match.status is Status.CANCELLED and not called_off_by_all(match, seats, entries):
        raise TableRefusal(text("refusal-export-called-off"))
    config = config_of(match)
    actions = [(e.ply, e.seat or 0, e.action) for e in effective(entries)]
    start, plies = digests(match, config, seats, actions)
    return msgspec.json.format(
        encode(
            Export(
                format=FORMAT,
                game=match.game,
                rules_version=match.rules_version,
                config=msgspec.Raw(match.config),
                players=tuple(row.name for row in seats),
                commitment=commitment(match.seed),
                secret=match.seed,
                salts=tuple(row.salt for row in seats),
                start=start,
                plies=plies,
                resigned=tuple(e.seat or 0 for e in entries if e.kind == RESIGN),
                outcome=decode(match.outcome, Outcome) if match.outcome else None,
            )
        )
    )


def digest(state: Any) -> str:
    """Return the SHA-256 of a state's canonical bytes."""
    return hashlib.sha256(encode(state)).hexdigest()


def digests(
    match: Match,
    config: Any,
    seats: tuple[SeatRow, ...],
    actions: list[tuple[int, Seat, bytes]],
) -> tuple[str, tuple[Ply, ...]]:
    """Return the digest of the first state, and every ply with the digest after it."""
    engine = engines.load(match.game, match.rules_version)
    chance = seed(match.seed, (row.salt for row in seats))
    state = engine.start(config, len(seats), Dice(chance, 0)).state
    first, plies = digest(state), list[Ply]()
    for ply, seat, raw in actions:
        action = msgspec.json.decode(raw, type=engine.meta.action)
        state = play(engine, state, seat, action, Dice(chance, ply)).state
        plies.append(Ply(ply, seat, msgspec.Raw(raw), digest(state)))
    return first, tuple(plies)
