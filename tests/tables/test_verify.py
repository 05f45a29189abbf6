"""A finished match can be checked by anybody; a changed file is not confirmed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from store import Changes
from tables import NoMatch, TableRefusal
from tables.fairness import commitment, salt
from tables.lobby import Guest, Place
from tables.tables import By
from tables.verify import Mismatch, main, verify
from tests.tables.house import ALICE, BOB, MODERATOR, Hall


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


@pytest.mark.parametrize(("user_id", "seat"), [(ALICE, 0), (BOB, 1)])
async def test_a_match_that_ended_by_resigning_is_confirmed(
    house: Hall, user_id: int, seat: int
) -> None:
    match_id = await house.begin()
    await house.play_on(match_id, 5)
    await house.tables.play.resign(match_id, By(user_id))
    data = await house.tables.export(match_id)
    assert "all 5 steps" in verify(data)
    assert msgspec.json.decode(data)["resigned"] == [seat]


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
    assert main([str(path), str(path)]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 4


async def test_what_is_wrong_is_named(house: Hall) -> None:
    told = msgspec.json.decode(await exported(house))
    plies, other = told["plies"], "0" * 64
    middle = {**plies[1], "state": other}
    for change, words in (
        ({"rules_version": 999}, "version 999 of the rules; this program plays versions 1 to 1"),
        ({"rules_version": 0}, "version 0 of the rules; this program plays versions 1 to 1"),
        ({"start": other}, "the first shuffle and deal came out differently"),
        ({"plies": [plies[0], middle, *plies[2:]]}, "step 2 came out differently"),
        ({"outcome": {**told["outcome"], "ranking": [[0, 1]]}}, "the outcome does not follow"),
        ({"secret": other}, "the secret is not the one that was promised"),
        ({"format": 2}, "of another version, or of a game this program lacks"),
        ({"game": "chess"}, "of another version, or of a game this program lacks"),
    ):
        with pytest.raises(Mismatch, match=words):
            verify(msgspec.json.encode({**told, **change}))


async def test_an_outcome_is_confirmed_where_the_rules_made_it(house: Hall) -> None:
    """Who resigns makes another, and a match that was called off has none."""
    told = msgspec.json.decode(await exported(house))
    ranking = {**told["outcome"], "ranking": [[0, 1]]}
    for change in ({"outcome": ranking, "resigned": [0]}, {"outcome": None}):
        assert verify(msgspec.json.encode({**told, **change})).startswith("confirmed")


async def test_a_match_that_was_called_off_is_confirmed_as_far_as_it_came(house: Hall) -> None:
    match_id = await house.begin()
    await house.play_on(match_id, 3)
    for user, asking in ((ALICE, True), (BOB, False)):
        await house.tables.calling_off.agree(match_id, By(user), asking=asking)
    told = msgspec.json.decode(await house.tables.export(match_id))
    assert (told["format"], told["resigned"], told["outcome"]) == (1, [], None)
    assert [ply["number"] for ply in told["plies"]] == [1, 2, 3]
    assert told["players"] == ["Alice", "Bob"]
    assert told["salts"] == ["1:11+0:11", "2:22"]


async def test_what_a_moderator_called_off_keeps_its_secrets(house: Hall) -> None:
    match_id = await house.begin()
    await house.tables.calling_off.agree(match_id, By(ALICE), asking=True)
    await house.tables.lobby.cancel(match_id, MODERATOR, moderator=True)
    with pytest.raises(TableRefusal) as refusal:
        await house.tables.export(match_id)
    assert refusal.value.text.key == "refusal-export-called-off"


async def test_what_never_began_is_not_exported(house: Hall) -> None:
    match_id = await house.tables.lobby.open("shazamm", Guest(ALICE, "Alice", 1), Place(5, 7, "en"))
    with pytest.raises(TableRefusal):
        await house.tables.export(match_id)
    await house.tables.lobby.cancel(match_id, None)
    with pytest.raises(TableRefusal) as refusal:
        await house.tables.export(match_id)
    assert refusal.value.text.key == "refusal-export-running"
    with pytest.raises(NoMatch):
        await house.tables.export(match_id + 1)


def test_joining_adds_who_it_was_and_through_what() -> None:
    assert (salt(None, 7), salt(5, 7)) == ("0:7", "5:7")


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
