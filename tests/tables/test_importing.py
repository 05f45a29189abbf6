"""A match that is brought along is what its file says; what does not follow is not believed."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import engines
from cogs.words.strings import LOCALES, speaker
from engines.core import encode, text
from operating.examination import examine
from store import NOWHERE, Status
from tables.errors import NoMatch, TableRefusal
from tables.fairness import FORGOTTEN, commitment
from tables.limits import LimitReached, Limits
from tables.lobby import Guest, Place
from tables.match.history import eyes
from tables.proof.export import digest
from tables.proof.foreign import LARGEST, MOST, Unfit, brought
from tables.proof.worker import looked_at
from tables.tables import By
from tests.laws.played import FILES, Played, read, some_records
from tests.proofs import confirmed
from tests.sampled import every_other
from tests.tables.brought_along import kept, same_again
from tests.tables.forgeries import FORGERIES, Told, again, mutated
from tests.tables.house import ALICE, BOB, Clock, Hall, hall
from tests.tables.post_office import PostOffice
from tests.tables.taken_up import over, plies, record, take_up
from thinking.apart import WITHHELD, environment

EARLIER = sorted((Path(__file__).parents[1] / "earlier").glob("rules_*/*.json"))
SEED = "0123456789abcdef" * 4


@pytest.mark.parametrize("game", every_other(engines.keys(), 1))
async def test_what_is_exported_of_it_is_the_file(house: Hall, game: str) -> None:
    played = await house.begin(game=game)
    await house.play_on(played, 2_000)
    number = await same_again(house, await house.tables.export(played))
    was, now = await house.position(played), await house.position(number)
    assert encode(was.state) == encode(now.state)
    assert (was.outcome, was.chain, was.shown) == (now.outcome, now.chain, now.shown)
    given_up = await house.tables.export(await over_elsewhere(house, game))
    await same_again(house, given_up)


async def test_who_gave_up_is_told_from_who_did_not(house: Hall) -> None:
    data = await house.tables.export(await over_elsewhere(house, "shazamm"))
    number = await house.tables.importing.bring(ALICE, data, "en")
    _, seats = await house.store.roster(number) or (None, ())
    assert [row.seat for row in seats if row.resigned_at is not None] == [1]


async def over_elsewhere(house: Hall, game: str) -> int:
    match_id = await house.begin(game=game, channel=8)
    await house.play_on(match_id, 4)
    await house.tables.play.resign(match_id, By(BOB))
    return match_id


async def test_so_it_is_however_the_match_ended(house: Hall) -> None:
    drawn = await house.begin(channel=20)
    await house.play_on(drawn, 3)
    taken_back = await house.begin(channel=21, game="rebelmoon")
    seat = min((await house.position(taken_back)).asked)
    await house.move(taken_back, seat)
    await house.tables.play.undo(taken_back, By((ALICE, BOB)[seat]))
    await house.play_on(taken_back, 4)
    await house.tables.play.resign(taken_back, By(ALICE))
    off = await house.begin(channel=22)
    for user in (ALICE, BOB):
        await house.tables.drawing.agree(drawn, By(user), None)
        await house.tables.calling_off.agree(off, By(user), asking=True)
    computers = await house.begin(("easy",), channel=23)
    await house.settle()
    await house.tables.play.resign(computers, By(ALICE))
    for number in (drawn, taken_back, off, computers):
        await same_again(house, await house.tables.export(number))


async def test_one_that_was_taken_from_another_is_brought_along_too(house: Hall) -> None:
    new = await take_up(house, await over(house), 5)
    await house.settle()
    await house.tables.play.resign(new, By(ALICE))
    number = await same_again(house, await house.tables.export(new))
    third = await take_up(house, number, 3, place=Place(5, 71, "en"))
    await house.settle()
    assert not [*examine(await record(house, third))]


async def test_one_without_an_end_is_looked_through_and_played_on(house: Hall) -> None:
    told = msgspec.json.decode(await house.tables.export(await over(house)))
    told["log"], told["outcome"] = told["log"][:9], None
    number = await same_again(house, msgspec.json.format(msgspec.json.encode(told)))
    match = await house.store.match(number)
    assert match is not None
    assert (match.status, match.outcome) == (Status.CANCELLED, None)
    scene = await house.tables.scene_for(number, ALICE)
    assert eyes(scene) == (None, 0, 1)
    moment = await house.tables.moment(scene, 1, None)
    assert moment.goes_on
    new = await take_up(house, number, moment.ply)
    assert (await house.position(new)).ply >= moment.ply
    await house.settle()


@pytest.mark.parametrize("path", EARLIER, ids=lambda path: f"{path.parent.name}-{path.stem}")
async def test_of_an_earlier_file_nobody_is_kept_who_played_it(house: Hall, path: Path) -> None:
    was = msgspec.json.decode(path.read_bytes())
    data = await house.tables.export(await kept(house, path.read_bytes()))
    now = msgspec.json.decode(data)
    assert now.pop("seed")
    assert now.pop("salts") == [FORGOTTEN] * len(was.pop("salts"))
    assert now.pop("players") == [""] * len(was.pop("players"))
    assert now == was
    assert "cannot be checked any more" in confirmed(data)
    await same_again(house, data)


def as_file(recorded: Played) -> bytes:
    """Return a recorded match as a file of the earlier form, of people who are forgotten."""
    first, *states = (digest(state) for state in recorded.states())
    told = {
        "format": 1,
        "game": recorded.game,
        "rules_version": recorded.rules_version,
        "config": recorded.config,
        "players": [""] * recorded.seats,
        "commitment": commitment(SEED),
        "secret": SEED,
        "salts": [FORGOTTEN] * recorded.seats,
        "start": first,
        "plies": [
            {"number": number, "seat": seat, "action": action, "state": state}
            for number, ((seat, action), state) in enumerate(
                zip(recorded.entries, states, strict=True), 1
            )
        ],
        "resigned": [],
        "outcome": msgspec.to_builtins(recorded.outcome),
        "seed": recorded.seed,
    }
    return msgspec.json.format(msgspec.json.encode(told))


@some_records
async def test_every_recorded_match_can_be_brought_along(house: Hall, path: Path) -> None:
    recorded = read(path)
    number = await kept(house, as_file(recorded))
    position = await house.position(number)
    assert encode(position.state) == encode(recorded.states()[-1])
    assert position.match.rules_version == recorded.rules_version
    scene = await house.tables.scene_for(number, ALICE)
    moment = await house.tables.moment(scene, 0, len(recorded.entries) // 2)
    assert moment.scene.view is not None


def test_a_computer_of_an_earlier_file_counts_as_a_usual_one() -> None:
    told = msgspec.json.decode(as_file(read(FILES[0])))
    told["salts"][-1] = ""
    seats = brought(msgspec.json.encode(told)).seats
    assert {chair.level for chair in seats[:-1]} == {None}
    assert (seats[-1].level, seats[-1].salt) == ("normal", "")


def test_an_earlier_file_may_tell_of_nothing_but_the_deal() -> None:
    told = msgspec.json.decode(as_file(read(FILES[0])))
    told["plies"], told["outcome"] = [], None
    assert brought(msgspec.json.encode(told)).ply == 0


# What is refused


def refused(data: bytes) -> str:
    """Return in one word why a file is not taken."""
    with pytest.raises(Unfit) as told:
        brought(data)
    return told.value.what


WHAT = {"form", "version", "game", "rules", "options", "seats", "log", "steps", "end", "long"}


def file_of(path: Path = EARLIER[0], **fields: Any) -> bytes:
    return msgspec.json.encode({**msgspec.json.decode(path.read_bytes()), **fields})


STEP = {"number": 1, "seat": 0, "action": {}, "state": ""}
DEEP = b"[" * 100_000
GARBAGE: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "form"),
    "no text": (bytes(range(256)), "form"),
    "a picture": (b"\x89PNG\r\n\x1a\n" + b"\0" * 99, "form"),
    "a list": (b"[]", "form"),
    "a number": (b"1", "form"),
    "another object": (b'{"format":"2"}', "form"),
    "a form to come": (b'{"format":3}', "version"),
    "a form of never": (b'{"format":-1}', "version"),
    "a number too large": (b'{"format":1e999}', "form"),
    "nested without end": (DEEP, "form"),
    "nested in a field": (b'{"format":2,"config":' + DEEP + b"}", "form"),
    "half of a pair": (b'{"format":2,"game":"\\ud800"}', "form"),
    "too large": (b" " * (LARGEST + 1), "large"),
    "too many steps": (file_of(plies=[STEP] * (MOST + 1)), "long"),
    "another game": (file_of(game="chess"), "game"),
    "a game that is a path": (file_of(game="../magblast"), "game"),
    "rules to come": (file_of(rules_version=999), "rules"),
    "rules of never": (file_of(rules_version=0), "rules"),
    "no options": (file_of(config={"mission": "none"}), "options"),
    "a seat for everybody": (file_of(salts=[FORGOTTEN] * 99, players=[""] * 99), "seats"),
    "no seat": (file_of(salts=[], players=[]), "seats"),
    "a salt that is none": (file_of(salts=["<@1>", "@everyone"]), "seats"),
    "a secret that is none": (file_of(secret="`**x**`"), "form"),
    "another secret": (file_of(secret="0" * 64), "log"),
    "a seat that is not there": (file_of(resigned=[7]), "log"),
    "another winner": (file_of(outcome=None), "end"),
    "no steps": (file_of(plies=[], resigned=[]), "end"),
}  # fmt: skip


@pytest.mark.parametrize("what", GARBAGE)
def test_garbage_is_refused_in_a_word(what: str) -> None:
    data, why = GARBAGE[what]
    assert refused(data) == why


HOSTILE: dict[str, tuple[Any, str]] = {
    "a mention for a salt": (lambda t: t["seats"][0].update(salt="<@1>:x"), "seats"),
    "an id for a salt": (lambda t: t["seats"][0].update(salt="1:42"), "seats"),
    "a level with a mention": (lambda t: t["seats"][0].update(level="@everyone", salt=""), "seats"),
    "markup for a secret": (lambda t: t.update(secret="`\n# **free nitro**`"), "form"),
    "a kind to come": (lambda t: t["log"][2].update(kind="teleport"), "version"),
    "words in an entry": (lambda t: t["log"][2].update(kind="resign", action="hi"), "log"),
    "another's entry": (lambda t: t["log"][2].update(seat=9), "log"),
    "nobody's step": (lambda t: t["log"][2].update(seat=None), "log"),
    "a step of nonsense": (lambda t: t["log"][2].update(action={"type": "Explode"}), "form"),
    "a clock of nonsense": (lambda t: t["options"].update(clock="sundial"), "options"),
    "taken from match -1": (
        lambda t: t["options"].update(origin={"match": -1, "ply": 1, "chance": []}),
        "options",
    ),
    "heavy options": (lambda t: t["options"].update(note="x" * 30_000), "long"),
    "the deal left out": (lambda t: t["log"].pop(0), "log"),
    "the deal twice": (lambda t: t["log"].insert(1, t["log"][0]), "log"),
    "a field more": (lambda t: t.update(admin=True), "form"),
}


@pytest.mark.parametrize("what", HOSTILE)
async def test_what_would_harm_is_refused_in_a_word(house: Hall, what: str) -> None:
    told = msgspec.json.decode(await house.tables.export(await over(house)))
    change, why = HOSTILE[what]
    change(told)
    assert refused(msgspec.json.encode(told)) == why


@pytest.mark.parametrize("what", every_other(sorted(FORGERIES)))
async def test_a_forged_file_is_refused_or_is_another_match_that_holds_together(
    house: Hall, what: str
) -> None:
    told: Told = msgspec.json.decode(await house.tables.export(await over(house)))
    FORGERIES[what](told)
    for data in (msgspec.json.encode(told), again(told)):
        if data is not None:
            await _holds_together_or_is_refused(house, data)


async def test_files_with_faults_of_chance_are_refused_or_hold_together(house: Hall) -> None:
    dice = Random("faults")
    files = [await house.tables.export(await over(house)), *(p.read_bytes() for p in EARLIER[:2])]
    for data in files:
        for _ in range(150):
            await _holds_together_or_is_refused(house, mutated(data, dice))
            cut = data[: dice.randrange(len(data))]
            assert refused(cut) == "form"


async def _holds_together_or_is_refused(house: Hall, data: bytes) -> None:
    try:
        brought(data)
    except Unfit as unfit:
        assert unfit.what in WHAT
        return
    number = await kept(house, data)
    once = await house.tables.export(number)
    await same_again(house, once)


def test_a_process_looks_at_it_for_so_long_and_no_longer() -> None:
    data = EARLIER[0].read_bytes()
    assert looked_at(data) == brought(data)
    for seconds, file, why in ((0.001, data, "long"), (60.0, b"{}", "form"), (60.0, DEEP, "form")):
        with pytest.raises(Unfit) as told:
            looked_at(file, seconds)
        assert told.value.what == why


# Whose it is


async def test_it_is_its_owners_alone_and_counts_for_nobody(house: Hall) -> None:
    data = EARLIER[0].read_bytes()
    number = await house.tables.importing.bring(ALICE, data, "es")
    match, seats = await house.store.roster(number) or (None, ())
    assert match is not None
    assert (match.channel_id, match.guild_id, match.host_id) == (NOWHERE, None, ALICE)
    assert [(row.user_id, row.name) for row in seats] == [(0, "1"), (0, "2")]
    assert [one.id for one in await house.tables.importing.of(ALICE)] == [number]
    assert not await house.tables.importing.of(BOB)
    with pytest.raises(NoMatch):
        await house.tables.importing.drop(BOB, number)
    for user in (ALICE, BOB):
        assert (await house.tables.reliability.attended(user)).played == 0
        assert not await house.tables.records.all_ratings_of(user)
        assert not await house.tables.records.matches_of(user)
    assert await house.tables.records.last_begun_in(0) is None
    await house.tables.importing.drop(ALICE, number)
    assert await house.store.match(number) is None


async def test_no_match_of_the_tables_is_dropped_as_if_it_were_brought(house: Hall) -> None:
    number = await over(house)
    with pytest.raises(NoMatch):
        await house.tables.importing.drop(ALICE, number)
    assert await house.store.match(number)


async def test_after_a_restart_it_is_as_it_was(tmp_path: Path) -> None:
    clock = Clock()
    data = EARLIER[1].read_bytes()
    async with hall(tmp_path / "on.db", clock, PostOffice(clock)) as house:
        number = await kept(house, data)
        before = await house.tables.export(number)
    async with hall(tmp_path / "on.db", clock, PostOffice(clock)) as house:
        await house.tables.resume()
        await house.tables.tick()
        await house.settle()
        assert await house.tables.export(number) == before
        assert not [*examine(await record(house, number))]


async def test_one_person_brings_so_many_and_keeps_so_many(tmp_path: Path) -> None:
    clock, data = Clock(), EARLIER[0].read_bytes()
    limits = Limits(imports=3, imported=2)
    async with hall(tmp_path / "few.db", clock, PostOffice(clock), limits=limits) as house:
        bring = house.tables.importing.bring
        with pytest.raises(TableRefusal) as told:
            await bring(ALICE, b"{}", "en")
        assert told.value.text.key == "refusal-import-form"
        first = await bring(ALICE, data, "en")
        await bring(ALICE, data, "en")
        with pytest.raises(LimitReached):  # so many an hour, in vain or not
            await bring(ALICE, data, "en")
        clock.seconds += 3601
        with pytest.raises(LimitReached):  # so many at once
            await bring(ALICE, data, "en")
        assert await bring(BOB, data, "en")
        await house.tables.importing.drop(ALICE, first)
        assert await bring(ALICE, data, "en")
        with pytest.raises(TableRefusal) as told:
            await house.tables.importing.check_room(33, LARGEST + 1)
        assert told.value.text == text("refusal-import-large", most=4)
        await house.tables.importing.check_room(33, LARGEST)


async def test_whoever_is_forgotten_leaves_nothing_of_it(house: Hall) -> None:
    number = await kept(house, EARLIER[0].read_bytes())
    assert (await house.tables.own.kept(ALICE)).imported == 1
    own = msgspec.json.decode(await house.tables.own.export(ALICE))
    assert [(one["match"], one["game"]) for one in own["imported"]] == [(number, "imperium")]
    assert await house.tables.forgetting.knows(ALICE)
    await house.tables.forgetting.forget(ALICE, (await house.tables.forgetting.stakes(ALICE)).mark)
    assert await house.store.match(number) is None
    assert not await house.tables.forgetting.knows(ALICE)


async def test_it_is_let_go_in_time_like_others(tmp_path: Path) -> None:
    clock = Clock()
    async with hall(tmp_path / "let.db", clock, PostOffice(clock), keep_days=30) as house:
        number = await kept(house, EARLIER[0].read_bytes())
        await house.pass_time(29 * 86400.0)
        assert await house.store.match(number)
        await house.pass_time(2 * 86400.0)
        assert await house.store.match(number) is None


async def test_it_is_looked_through_by_all_eyes_and_played_on(house: Hall) -> None:
    data = await house.tables.export(await over(house, "magblast"))
    number = await kept(house, data)
    scene = await house.tables.scene_for(number, ALICE)
    for seat in eyes(scene):
        moment = await house.tables.moment(scene, seat, None)
        assert len(moment.steps) > 2
    heard = await house.tables.heard_ever(number, None)
    assert heard == await house.tables.heard_ever(1, None)
    found = await plies(house, number)
    new = await house.tables.playing_on.begin(
        number, found[-1], 1, Guest(ALICE, "Alice", 9), Place(5, 70, "en"), "easy"
    )
    await house.settle()
    await house.tables.play.resign(new, By(ALICE))
    assert f"It was taken from match {number}" in confirmed(await house.tables.export(new))


@pytest.mark.parametrize("locale", LOCALES)
def test_each_refusal_is_one_line_in_every_language(locale: str) -> None:
    say = speaker(locale)
    said = {say(text(f"refusal-import-{what}", most=4)) for what in (*WHAT, "large", "unread")}
    assert len(said) == len(WHAT) + 2
    assert not any("\n" in line or "refusal" in line for line in said)


def test_no_process_beside_the_bot_is_told_its_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    assert {"DISCORD_TOKEN", "BROADSIDE_DATABASE", "PGPASSWORD"} <= set(WITHHELD)
    for name in WITHHELD:
        monkeypatch.setenv(name, "secret")
    monkeypatch.setenv("BROADSIDE_ANYTHING", "else")
    told = environment()
    assert "secret" not in told.values()
    assert told["BROADSIDE_ANYTHING"] == "else"
