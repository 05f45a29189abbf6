"""A finished match can be checked by anybody; a changed file is not confirmed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from store import Changes
from tables import TableRefusal
from tables.lobby import Guest, Place
from tables.proof.fairness import commitment
from tables.tables import By
from tables.verify import Mismatch, main, verify
from tests.tables.house import ALICE, Hall


async def exported(house: Hall) -> bytes:
    match_id = await house.begin()
    await house.play_on(match_id, 2000)
    return await house.tables.export(match_id)


async def test_a_finished_match_is_confirmed(house: Hall, tmp_path: Path) -> None:
    data = await exported(house)
    told = msgspec.json.decode(data)
    assert f"all {len(told['plies'])} steps" in verify(data)
    path = tmp_path / "match.json"
    path.write_bytes(data)
    assert main([str(path)]) == 0


async def test_every_tampering_is_found(house: Hall) -> None:
    told = msgspec.json.decode(await exported(house))
    other = "0" * 64
    changes = [
        {"secret": other},
        {"secret": other, "commitment": commitment(other)},
        {"salts": ["", ""]},
        {"plies": told["plies"][1:]},
        {"plies": [*told["plies"][:3], *told["plies"][4:]]},
        {"start": other},
        {"outcome": {**told["outcome"], "ranking": [[0, 1]]}},
        {"rules_version": 999},
        {"game": "chess"},
        {"format": 2},
    ]
    for change in changes:
        with pytest.raises(Exception) as found:
            verify(msgspec.json.encode({**told, **change}))
        assert found.type.__name__ in ("Mismatch", "MatchOver", "NotAsked", "IllegalAction"), change


async def test_a_match_that_ended_by_resigning_is_confirmed(house: Hall) -> None:
    match_id = await house.begin()
    await house.play_on(match_id, 5)
    await house.tables.play.resign(match_id, By(ALICE))
    assert "all 5 steps" in verify(await house.tables.export(match_id))


async def test_a_running_match_tells_nothing(house: Hall) -> None:
    match_id = await house.begin()
    with pytest.raises(TableRefusal):
        await house.tables.export(match_id)


def test_a_file_that_is_no_match_gets_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "junk.json"
    path.write_text("{}")
    assert main([str(path)]) == 1
    assert main([str(tmp_path / "absent.json")]) == 2
    assert main([]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 3


def test_the_promise_binds() -> None:
    with pytest.raises(Mismatch):
        verify(b"[]")


async def test_a_match_of_earlier_rules_is_not_proved_wrongly(house: Hall) -> None:
    match_id = await house.begin()
    await house.tables.play.resign(match_id, By(ALICE))
    await house.store.commit(Changes().update_match(match_id, rules_version=0))
    with pytest.raises(TableRefusal):
        await house.tables.export(match_id)


async def test_the_start_salts_the_dice_after_the_promise(house: Hall) -> None:
    """With a computer alone, too, somebody adds what the bot cannot know."""
    opened = await house.tables.lobby.open(
        "shazamm", Guest(ALICE, "Alice", 1), Place(5, 7, "en"), computers=("easy",)
    )
    promised = commitment((await house.tables.match_in(7)).seed)
    await house.tables.lobby.start(opened, ALICE, 4242)
    salts = [row.salt for row in await house.store.seats(opened)]
    assert "4242" in salts[0]
    assert commitment((await house.tables.match_in(7)).seed) == promised
