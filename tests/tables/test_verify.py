"""A finished match can be checked by anybody; a changed file is not confirmed."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from store import Changes
from tables import NoMatch, TableRefusal
from tables.fairness import commitment, mark, salt
from tables.lobby import Guest, Place
from tables.proof.errors import Wrong
from tables.proof.form import Line, Proof
from tables.proof.rules import rules_of
from tables.tables import By
from tables.verify import NOTHING, Mismatch, main, verify
from tests.proofs import confirmed, last_of, promise_of
from tests.tables.forgeries import FORGERIES, FORMS, Told, again, mutated
from tests.tables.house import ALICE, BOB, MODERATOR, Hall

SALTS = 12


async def exported(house: Hall, game: str = "shazamm") -> bytes:
    match_id = await house.begin(game=game)
    await house.play_on(match_id, 2000)
    return await house.tables.export(match_id)


async def test_a_finished_match_is_confirmed(house: Hall, tmp_path: Path) -> None:
    data = await exported(house)
    told = msgspec.json.decode(data, type=Proof)
    steps = sum(line.state is not None for line in told.log)
    assert f"all {len(told.log)} entries of the log with all {steps} steps" in confirmed(data)
    path = tmp_path / "match.json"
    path.write_bytes(data)
    typed = [f"`{promise_of(data).upper()}`", last_of(data)]
    assert main([*typed, str(path)]) == 0
    assert main(["0" * 64, last_of(data), str(path)]) == 1
    assert main([promise_of(data), "0" * 32, str(path)]) == 1


async def test_the_last_board_shows_the_hash_of_everything(house: Hall) -> None:
    data = await exported(house)
    scene = await house.tables.scene(1, None)
    assert scene.shown == last_of(data)
    assert promise_of(data) == commitment(scene.match.seed)


@pytest.mark.parametrize("game", ["shazamm", "rebelmoon"])
async def test_every_forgery_is_refused(house: Hall, game: str) -> None:
    """Also where whoever forges has played it all again and written the digests anew."""
    data = await exported(house, game)
    promise, last = promise_of(data), last_of(data)
    for name, forge in FORGERIES.items():
        told = msgspec.json.decode(data)
        forge(told)
        for form in FORMS:
            forged = form(told)
            assert forged is None or forged != data, name
            if forged is not None:
                with pytest.raises(Mismatch):
                    verify(forged, promise, last)


async def test_who_forges_can_make_a_file_that_holds_together_only_with_other_hashes(
    house: Hall,
) -> None:
    """So the forgeries above are refused for what people were shown, not for being clumsy."""
    told = msgspec.json.decode(await exported(house, "rebelmoon"))
    forged = [one for number in range(SALTS) if (one := again(_salted(told, number))) is not None]
    assert {_is_confirmed(one) for one in forged} >= {True}


def _is_confirmed(forged: bytes) -> bool:
    """Tell whether a file is confirmed; by other dice the same deeds may come to another end."""
    try:
        return bool(confirmed(forged))
    except Mismatch as refused:
        assert refused.what is Wrong.END
        return False


def _salted(told: Told, number: int) -> Told:
    """Return a file with another salt: with many of them dice fall so that the match goes on."""
    first, *others = told["seats"]
    return told | {"seats": [first | {"salt": f"1:{number:032x}"}, *others]}


async def test_no_mutation_is_confirmed_that_means_anything_else(house: Hall) -> None:
    data = await exported(house, "rebelmoon")
    promise, last, dice = promise_of(data), last_of(data), Random("mutations")
    same = msgspec.json.decode(data)
    for _ in range(400):
        changed = mutated(data, dice)
        try:
            verify(changed, promise, last)
        except Mismatch:
            continue
        assert msgspec.json.decode(changed) == same


@pytest.mark.parametrize(("user_id", "seat"), [(ALICE, 0), (BOB, 1)])
async def test_a_match_that_ended_by_resigning_is_confirmed(
    house: Hall, user_id: int, seat: int
) -> None:
    match_id = await house.begin()
    await house.play_on(match_id, 5)
    await house.tables.play.resign(match_id, By(user_id))
    data = await house.tables.export(match_id)
    assert "all 5 steps, and the outcome" in confirmed(data)
    last = msgspec.json.decode(data, type=Proof).log[-1]
    assert (last.kind, last.seat) == ("resign", seat)


async def test_two_who_resign_at_once_have_their_places(house: Hall) -> None:
    match_id = await house.tables.lobby.open("magblast", Guest(ALICE, "A", 1), Place(5, 7, "en"))
    for user_id in (BOB, 33, 44):
        await house.tables.lobby.join(match_id, Guest(user_id, "B", user_id))
    await house.start(match_id, ALICE)
    await house.settle()
    for user_id in (44, ALICE, BOB):
        await house.tables.play.resign(match_id, By(user_id))
    outcome = (await house.position(match_id)).outcome
    assert outcome is not None
    assert outcome.ranking == tuple(map(frozenset, ({2}, {1}, {0}, {3})))
    assert confirmed(await house.tables.export(match_id))


async def test_what_was_taken_back_stands_in_the_proof(house: Hall) -> None:
    match_id = await house.begin()
    await house.move(match_id, 0)
    await house.tables.play.undo(match_id, By(ALICE))
    await house.play_on(match_id, 2000)
    data = await house.tables.export(match_id)
    log = msgspec.json.decode(data, type=Proof).log
    assert [(line.kind, line.ply, line.state is None) for line in log[:4]] == [
        ("deal", 0, True),
        ("action", 1, True),
        ("undo", 0, True),
        ("action", 1, False),
    ]
    assert confirmed(data)


async def test_a_running_match_tells_nothing(house: Hall) -> None:
    match_id = await house.begin()
    with pytest.raises(TableRefusal):
        await house.tables.export(match_id)


def test_a_wrong_call_gets_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "junk.json"
    path.write_text("{}")
    hashes = ["0" * 64, "0" * 32]
    assert main([*hashes, str(path)]) == 1
    for arguments in (
        [],
        [str(path)],
        [*hashes, str(path), str(path)],
        [*hashes, str(tmp_path / "absent.json")],
        ["0" * 63, "0" * 32, str(path)],
        ["0" * 64, "x" * 32, str(path)],
    ):
        assert main(arguments) == 2
    said = capsys.readouterr().err.strip().splitlines()
    assert len(said) == 7
    assert said[1] == "usage: python -m tables.verify PROMISE LAST match.json"


async def test_what_is_wrong_is_named(house: Hall) -> None:
    data = await exported(house)
    promise, last = promise_of(data), last_of(data)
    told = msgspec.json.decode(data)
    other, bad = "0" * 64, msgspec.json.decode(data)
    bad["log"][2]["state"] = other
    for change, words in (
        ({"rules_version": 999}, "game, options or seats are not those that were agreed on"),
        ({"start": other}, "the first shuffle and deal came out differently"),
        (bad, "step 2 came out differently"),
        ({"outcome": {**told["outcome"], "ranking": [[0, 1]]}}, "the outcome does not follow"),
        ({"secret": other}, "the secret is not the one that was promised"),
        ({"format": 3}, "of another version of the program"),
        ({"log": told["log"][:-1]}, "the log's hash is not the one that was posted"),
        ({"players": ["Alice", "Bob"]}, "this is no exported match: .*unknown field"),
    ):
        with pytest.raises(Mismatch, match=words):
            verify(msgspec.json.encode({**told, **change}), promise, last)
    with pytest.raises(Mismatch, match="take the one on the last message"):
        verify(data, promise, (await house.store.log.entries(1))[3].shown or "")
    with pytest.raises(Mismatch, match="the log's hash is not"):
        verify(data, promise, NOTHING)


async def test_a_match_that_was_called_off_by_all_is_confirmed_as_far_as_it_came(
    house: Hall,
) -> None:
    match_id = await house.begin()
    await house.play_on(match_id, 3)
    for user, asking in ((ALICE, True), (BOB, False)):
        await house.tables.calling_off.agree(match_id, By(user), asking=asking)
    data = await house.tables.export(match_id)
    assert "all 3 steps, and that all called it off" in confirmed(data)
    told = msgspec.json.decode(data, type=Proof)
    assert [line.kind for line in told.log] == ["deal", *["action"] * 3, "off", "off"]
    assert (await house.tables.scene(match_id, None)).shown == last_of(data)


async def test_no_proof_names_anybody(house: Hall) -> None:
    """A person stands in it by a mark, and nothing else changes once nobody can tell whose."""
    match_id = await house.begin()
    await house.play_on(match_id, 2000)
    data = await house.tables.export(match_id)
    seats = await house.store.seats(match_id)
    for row in seats:
        assert row.pepper is not None
        assert mark(row.pepper, row.user_id or 0) in row.salt
        assert f":{row.user_id}" not in row.salt
        assert row.name not in data.decode()
        assert row.pepper not in data.decode()
    forgotten = Changes()
    for row in seats:
        forgotten.seat(msgspec.structs.replace(row, pepper=None, name="", user_id=-1 - row.seat))
    await house.store.commit(forgotten)
    await house.tables.live.forget(match_id)
    assert await house.tables.export(match_id) == data
    assert confirmed(data)


async def test_a_person_has_another_mark_in_each_match(house: Hall) -> None:
    marks = set[str]()
    for channel in (7, 8):
        match_id = await house.begin(channel=channel)
        marks |= {row.salt.partition(":")[2] for row in await house.store.seats(match_id)}
    assert len(marks) == 4


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
    assert refusal.value.text.key == "refusal-never-begun"
    with pytest.raises(NoMatch):
        await house.tables.export(match_id + 1)


def test_joining_adds_through_what_it_was_and_a_mark() -> None:
    assert (salt(None, "mark"), salt(5, "mark")) == ("0:mark", "5:mark")


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
    promised = commitment((await house.tables.scene(opened, None)).match.seed)
    await house.start(opened, ALICE, 4242)
    await house.settle()
    salts = [row.salt for row in await house.store.seats(opened)]
    assert salts[0].endswith("+4242")
    assert commitment((await house.tables.scene(opened, None)).match.seed) == promised


async def test_a_log_that_an_operator_made_up_is_not_confirmed(house: Hall) -> None:
    """Whoever knows the secret can make any log's hash: the log must be a match all the same."""
    told = msgspec.json.decode(await exported(house))
    lines = msgspec.json.decode(msgspec.json.encode(told["log"]), type=list[Line])
    left_out = [msgspec.structs.replace(line, ply=line.ply * 2) for line in lines]
    cut = lines[:-1]
    twice = [*lines[:2], msgspec.structs.replace(lines[1], number=3)]
    renumbered = [*lines[:1], *lines[2:]]
    gone = msgspec.structs.replace(lines[-1], number=len(lines) + 1, kind="resign", state=None)
    gone = msgspec.structs.replace(gone, action=msgspec.Raw(b"null"))
    undo = msgspec.Raw(b'{"ply":99,"dropped":[]}')
    back = msgspec.structs.replace(gone, kind="undo", action=undo)
    for log in (left_out, cut, twice, renumbered, [*lines, gone], [*lines, back]):
        made: dict[str, Any] = {**told, "log": log}
        data = msgspec.json.encode(made)
        with pytest.raises(Mismatch):
            verify(data, promise_of(data), last_of(data))


def test_a_proof_by_rules_that_are_not_played_names_those_that_are() -> None:
    with pytest.raises(Mismatch, match=r"version 9 of the rules; .* plays versions 1 to 5$"):
        rules_of("imperium", 9)
    with pytest.raises(Mismatch, match="a game that this program lacks"):
        rules_of("chess", 1)
