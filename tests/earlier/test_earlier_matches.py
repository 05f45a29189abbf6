"""Matches that earlier versions of the program began go on by their rules, and are proved.

A folder `rules_<n>` holds what a program of that version of the rules wrote: a database with
running and ended matches of every game, and exported matches. The second one was left in the
middle of trouble: messages wait, some were tried, one was being sent; there are drafts.
A folder `table_<n>` holds what came of rules of the table that were otherwise then.
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engines.core import decode, encode, parse_action, replay
from store import Match, Status
from tables.fairness import FORGOTTEN
from tables.lobby import Guest, Place
from tables.match.log import effective
from tables.match.position import config_of
from tables.proof.earlier import UNPROVED
from tables.tables import By
from tables.verify import NOTHING, Mismatch, verify
from tests.proofs import confirmed, promise_of
from tests.tables.house import ALICE, BOB, Clock, Hall, hall
from tests.tables.post_office import PostOffice

HERE = Path(__file__).parent
DATABASES = sorted(HERE.glob("rules_*/matches.sql"))
EXPORTS = sorted(HERE.glob("rules_*/*.json"))
SHOWN = (
    "4ba06072d0407a75b214716755734514b81e7438877ef320d2c412577b7c7e8d",
    "040962d0ff35544231343b00bfef4b7c",
)
"""The promise and the last hash of the match that was given up, as its messages showed them."""
MOVES = 30
WEEK = 7 * 86400.0


@pytest.fixture(params=DATABASES, ids=lambda path: path.parent.name)
async def earlier(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Hall]:
    path = tmp_path / "earlier.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(request.param.read_text("utf-8"))
    clock = Clock()
    async with hall(path, clock, PostOffice(clock)) as opened:
        yield opened


async def matches(house: Hall, status: Status) -> list[Match]:
    found = [await house.store.match(match_id) for match_id in range(1, 100)]
    return [match for match in found if match is not None and match.status is status]


async def test_there_are_running_and_ended_matches_of_every_game(earlier: Hall) -> None:
    for status in (Status.PLAYING, Status.ENDED):
        games = {match.game for match in await matches(earlier, status)}
        assert games == {"imperium", "magblast", "rebelmoon", "shazamm"}


async def test_the_log_leads_where_the_match_stands(earlier: Hall) -> None:
    for match in await matches(earlier, Status.PLAYING):
        position = await earlier.position(match.id)
        engine = position.engine
        entries = effective(await earlier.store.log.entries(match.id))
        actions = [(e.seat or 0, parse_action(engine, decode(e.action, dict))) for e in entries]
        again = replay(engine, config_of(match), len(position.seats), position.seed, actions)
        assert encode(again) == encode(position.state)


async def test_a_running_match_goes_on_and_is_proved_by_the_rules_it_began_with(
    earlier: Hall,
) -> None:
    await earlier.tables.resume()
    await earlier.settle()
    for match in await matches(earlier, Status.PLAYING):
        await earlier.play_on(match.id, MOVES)
        position = await earlier.position(match.id)
        assert position.match.rules_version == match.rules_version
        if position.outcome is None:
            await earlier.tables.play.resign(match.id, By(ALICE))
        told = await earlier.tables.export(match.id)
        assert msgspec.json.decode(told)["rules_version"] == match.rules_version
        assert confirmed(told).startswith("confirmed")


async def test_what_waited_to_be_shown_is_shown(earlier: Hall) -> None:
    earlier.clock.seconds += WEEK
    await earlier.tables.resume()
    await earlier.settle()
    assert await earlier.store.outbox.next_at(idle=True) is None


async def test_a_draft_is_still_there(earlier: Hall) -> None:
    drafts = [
        (await earlier.tables.scene_for(match.id, user)).drafted
        for match in await matches(earlier, Status.PLAYING)
        for user in (ALICE, BOB)
    ]
    troubled = any(m.rules_version > 1 for m in await matches(earlier, Status.PLAYING))
    assert sum(map(bool, drafts)) == (2 if troubled else 0)


async def test_an_ended_match_is_exported_as_it_was(earlier: Hall) -> None:
    before = [msgspec.json.decode(path.read_bytes()) for path in EXPORTS]
    for match in await matches(earlier, Status.ENDED):
        told = msgspec.json.decode(await earlier.tables.export(match.id))
        steps = [(told["start"], told["plies"]) for told in before]
        assert (told["start"], told["plies"]) in steps


async def test_a_lobby_of_earlier_rules_begins_by_the_newest(earlier: Hall) -> None:
    """Its seats name nobody any more."""
    await earlier.tables.resume()
    await earlier.settle()
    for match in await matches(earlier, Status.LOBBY):
        lobby = earlier.tables.lobby
        await lobby.add_computer(match.id, match.host_id, "easy")
        await earlier.start(match.id, match.host_id)
        await earlier.settle()
        position = await earlier.position(match.id)
        assert position.match.rules_version == position.engine.meta.rules_version
        for row in position.seats:
            assert row.user_id is None or str(row.user_id) not in row.salt.split("+")[0].split(":")
        await earlier.tables.play.resign(match.id, By(match.host_id))
        assert "The start was message" in confirmed(await earlier.tables.export(match.id))


@pytest.mark.parametrize("path", EXPORTS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_exported_match_is_still_confirmed_with_what_it_cannot_prove(path: Path) -> None:
    data = path.read_bytes()
    assert confirmed(data).endswith(UNPROVED)
    with pytest.raises(Mismatch, match="not the one that was promised"):
        verify(data, "0" * 64, NOTHING)
    with pytest.raises(Mismatch, match="the match has a last hash, and the file none"):
        verify(data, promise_of(data), "0" * 32)


def test_a_match_that_was_given_up_while_one_was_out_is_confirmed_as_it_ended_then() -> None:
    """Whoever was out won it, since the others gave up: matches do not end so any more."""
    data = (HERE / "table_1" / "given-up.json").read_bytes()
    assert "all 106 steps, and the outcome" in verify(data, *SHOWN)
    told = msgspec.json.decode(data)
    assert told["outcome"]["ranking"] == [[0], [2], [1]]
    told["outcome"]["ranking"] = [[2], [1], [0]]
    with pytest.raises(Mismatch, match="the outcome does not follow"):
        verify(msgspec.json.encode(told), *SHOWN)


FORGED: dict[str, Callable[[dict[str, Any]], object]] = {
    "any field": lambda told: told.update(note="fair"),
    "no outcome": lambda told: told.update(outcome=None),
    "another winner": lambda told: told["outcome"]["ranking"].reverse(),
    "a winner who resigned": lambda told: (
        told["outcome"]["ranking"].reverse(),
        told.update(resigned=[0]),
    ),
    "one salt more": lambda told: told["salts"].append("1:2"),
    "one player less": lambda told: told["players"].pop(),
    "one ply for all": lambda told: [ply.update(number=1) for ply in told["plies"]],
    "no plies": lambda told: told.update(plies=[]),
    "another promise": lambda told: told.update(commitment="0" * 64),
}


@pytest.mark.parametrize("what", FORGED)
def test_of_what_the_earlier_form_can_prove_nothing_is_forged(what: str) -> None:
    data = (HERE / "rules_1" / "shazamm.json").read_bytes()
    told = msgspec.json.decode(data)
    FORGED[what](told)
    with pytest.raises(Mismatch):
        verify(msgspec.json.encode(told), promise_of(data), NOTHING)


def test_a_seed_is_believed_only_where_a_salt_is_gone() -> None:
    told = msgspec.json.decode(EXPORTS[0].read_bytes())
    assert "seed" not in told
    with pytest.raises(Mismatch, match="all salts are known"):
        confirmed(msgspec.json.encode({**told, "seed": "0" * 64}))
    salts = [FORGOTTEN, *told["salts"][1:]]
    with pytest.raises(Mismatch, match="came out differently"):
        confirmed(msgspec.json.encode({**told, "seed": "0" * 64, "salts": salts}))


async def test_whoever_is_forgotten_leaves_matches_that_go_on_and_are_proved(
    earlier: Hall,
) -> None:
    """Salts of earlier versions name people: what they made is written down, and they go."""
    running = await matches(earlier, Status.PLAYING)
    stakes = await earlier.tables.forgetting.stakes(ALICE)
    await earlier.tables.forgetting.forget(ALICE, stakes.mark)
    await earlier.settle()
    assert not await earlier.tables.forgetting.knows(ALICE)
    for match in (*running, *await matches(earlier, Status.ENDED)):
        seats = await earlier.store.seats(match.id)
        assert not any(str(ALICE) in row.salt.replace("+", ":").split(":") for row in seats)
        assert "cannot be checked any more" in confirmed(await earlier.tables.export(match.id))


async def test_a_match_that_is_over_is_played_on_by_the_rules_it_began_with(
    earlier: Hall,
) -> None:
    channel = 5000
    for match in await matches(earlier, Status.ENDED):
        before = await earlier.store.log.entries(match.id), await earlier.store.roster(match.id)
        line = effective(before[0])
        guest = Guest(ALICE, "Alice", 8)
        for entry in (line[0], line[len(line) // 2]):
            channel += 1
            place = Place(5, channel, "en")
            new = await earlier.tables.playing_on.begin(
                match.id, entry.ply, 0, guest, place, "easy"
            )
            await earlier.settle()
            position = await earlier.position(new)
            assert position.match.rules_version == match.rules_version
            if position.outcome is None and 0 in position.asked:
                await earlier.move(new, 0)
                await earlier.settle()
            if (await earlier.position(new)).outcome is None:
                await earlier.tables.play.resign(new, By(ALICE))
            assert confirmed(await earlier.tables.export(new))
        assert (
            await earlier.store.log.entries(match.id),
            await earlier.store.roster(match.id),
        ) == before
