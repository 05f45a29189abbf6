"""Rows as the code above the store writes them, with whatever a test cares about changed."""

from __future__ import annotations

from typing import Any

from store import (
    Changes,
    Deadline,
    Entry,
    Match,
    Message,
    Outgoing,
    Seat,
    Snapshot,
    Status,
    Store,
)

ALICE, BOB = 101, 102


def a_match(channel_id: int = 1, **changed: Any) -> Match:
    row: dict[str, Any] = {
        "id": 0,
        "game": "shazamm",
        "rules_version": 1,
        "status": Status.PLAYING,
        "guild_id": 5,
        "channel_id": channel_id,
        "host_id": ALICE,
        "locale": "es-ES",
        "config": b'{"deal":"drawn"}',
        "options": b"{}",
        "seed": "a seed",
        "created_at": 1000.0,
        "started_at": 1010.5,
        "ended_at": None,
        "outcome": None,
    }
    return Match(**(row | changed))


def a_seat(match_id: int, seat: int = 0, user_id: int | None = ALICE, **changed: Any) -> Seat:
    row: dict[str, Any] = {
        "name": "Alicia Ñandú",
        "level": None if user_id else "hard",
        "salt": f"salt {seat}",
        "resigned_at": None,
        "orders": b"[]",
    }
    return Seat(match_id, seat, user_id, **(row | changed))


def an_entry(match_id: int, number: int, **changed: Any) -> Entry:
    row: dict[str, Any] = {
        "kind": "action",
        "seat": number % 2,
        "action": b'{"type":"cast","bet":7}',
        "actor_id": ALICE,
        "interaction_id": match_id * 1_000_000 + number,
        "ply": number,
        "at": 2000.0 + number,
    }
    return Entry(match_id, number, **(row | changed))


def a_post(match_id: int, surface: str = "board", nonce: str = "", **changed: Any) -> Outgoing:
    row: dict[str, Any] = {
        "id": 0,
        "payload": b"what to show",
        "created_at": 2000.0,
        "due_at": 2000.0,
        "attempted_at": None,
        "attempts": 0,
        "lease_owner": None,
        "lease_until": None,
    }
    return Outgoing(
        match_id=match_id,
        surface=surface,
        nonce=nonce or f"{match_id}-{surface}",
        **(row | changed),
    )


def a_deadline(match_id: int, kind: str = "turn", seat: int = -1, due_at: float = 9.0) -> Deadline:
    return Deadline(match_id, kind, seat, due_at, b"then")


def a_message(
    match_id: int, surface: str = "board", message_id: int = 77, **changed: Any
) -> Message:
    row: dict[str, Any] = {"channel_id": 1, "posted_at": 3000.0, "payload": b"shown"}
    return Message(match_id=match_id, surface=surface, message_id=message_id, **(row | changed))


def a_submit(match_id: int, number: int) -> Changes:
    """Return what one move writes: five tables, whole or not at all."""
    return (
        Changes()
        .append(an_entry(match_id, number))
        .snapshot(Snapshot(match_id, number, b"state %d" % number))
        .forget_snapshots(match_id, below=number)
        .drop_deadlines(match_id, "turn")
        .deadline(a_deadline(match_id, due_at=float(number)))
        .message(a_message(match_id, message_id=number))
        .post(a_post(match_id, nonce=f"{match_id}-{number}"))
    )


async def assert_whole(store: Store, match_id: int) -> int:
    """Check that everything says that the same move was the last, and return its number."""
    number = await store.log.last_number(match_id)
    entries = await store.log.entries(match_id)
    assert [entry.number for entry in entries] == list(range(1, number + 1))
    if number:
        snapshot, message = (
            await store.log.snapshot(match_id),
            await store.outbox.message(match_id, "board"),
        )
        assert snapshot == Snapshot(match_id, number, b"state %d" % number)
        assert await store.log.snapshot(match_id, number - 1) is None
        assert [deadline.due_at for deadline in await store.deadlines.of_match(match_id)] == [
            number
        ]
        assert message is not None and message.message_id == number
    return number


async def delete_match(store: Store, match_id: int) -> None:
    """Delete a match as who tends the database would; the bot never does."""
    await store._access.write(
        lambda session: session.execute("DELETE FROM match WHERE id = ?", (match_id,))
    )
