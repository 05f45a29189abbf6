"""Limits: what is counted, what is refused, and what never is, whatever they are set to."""

from __future__ import annotations

import ast
import asyncio
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from engines import keys
from engines.core import Dice, Refusal, Text, Verbatim
from engines.imperium.actions import Build
from engines.imperium.units import Kind
from tables.limits import SPANS, Allowance, LimitReached, Limits
from tables.lobby import Guest, Place
from tables.match.position import Position
from tables.options import HOUR
from tables.tables import By
from tests.laws.cases import Case, bounds, cases
from tests.tables.builders import BUILD, building
from tests.tables.house import ALICE, BOB, Clock, Hall, hall
from tests.tables.post_office import PostOffice

NONE = Limits(**dict.fromkeys(Limits.__struct_fields__, 0))
FEW = Limits(2, 3, 4, 6, 1, 2, invitations=3, reposts=2, pictures=2, changes=2)
CAROL = 33


@pytest_asyncio.fixture
async def few(tmp_path: Path) -> AsyncIterator[Hall]:
    clock = Clock()
    async with hall(tmp_path / "t.db", clock, PostOffice(clock), limits=FEW) as opened:
        yield opened


async def refused(deed: Awaitable[object]) -> Text:
    with pytest.raises(LimitReached) as refusal:
        await deed
    return refusal.value.text


async def opens(few: Hall, user: int, channel: int, guild: int = 5, **how: Any) -> int:
    guest = Guest(user, f"Guest {user}", channel)
    return await few.tables.lobby.open("magblast", guest, Place(guild, channel, "en"), **how)


@pytest.mark.parametrize("name", Limits.__struct_fields__)
def test_what_each_limit_usually_is_stands_in_the_manual(name: str) -> None:
    manual = (Path(__file__).parents[2] / "docs" / "operating.md").read_text("utf-8")
    row = f"| `BROADSIDE_LIMIT_{name.upper()}` | "
    (line,) = (line for line in manual.splitlines() if line.startswith(row))
    assert line.endswith(f"| `{getattr(Limits(), name)}` |")


async def test_one_host_opens_so_many_lobbies(few: Hall) -> None:
    first, _ = [await opens(few, ALICE, channel) for channel in (1, 2)]
    said = await refused(opens(few, ALICE, 3, guild=6))
    assert (said.key, said.args["most"]) == ("refusal-limit-lobbies-person", 2)
    await opens(few, BOB, 4)
    await few.tables.lobby.cancel(first, ALICE)
    await opens(few, ALICE, 3)


async def test_a_lobby_is_handed_on_to_whoever_may_host_one_more(few: Hall) -> None:
    """Else it closes, and says why."""
    for channel in (1, 2):
        await opens(few, BOB, channel)
    handed, closed = await opens(few, ALICE, 3), await opens(few, ALICE, 4, guild=6)
    for match_id, guests in ((handed, (BOB, CAROL)), (closed, (BOB,))):
        for guest in guests:
            await few.tables.lobby.join(match_id, Guest(guest, "Guest", guest))
        await few.tables.lobby.leave(match_id, ALICE)
    await few.settle()
    live = {match.id: match.host_id for match in await few.store.matches.live()}
    assert live == {1: BOB, 2: BOB, handed: CAROL}
    assert few.office.on("lobby")[-1].events[-1].key == "lobby-hostless"


async def test_presses_in_one_moment_are_counted_one_by_one(few: Hall) -> None:
    tries = [opens(few, ALICE, channel) for channel in range(1, 8)]
    made = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(one, int) for one in made) == FEW.lobbies_person


async def test_one_server_has_so_many_lobbies(few: Hall) -> None:
    for user, channel in ((ALICE, 1), (BOB, 2), (CAROL, 3)):
        await opens(few, user, channel)
    assert (await refused(opens(few, 44, 4))).key == "refusal-limit-lobbies-server"
    await opens(few, 44, 4, guild=6)


async def test_one_person_sits_in_so_many_matches(few: Hall) -> None:
    for user, channel in ((ALICE, 1), (ALICE, 2), (BOB, 3), (CAROL, 4)):
        match_id = await opens(few, user, channel, guild=channel)
        if user != ALICE:
            await few.tables.lobby.join(match_id, Guest(ALICE, "Alice"))
    match_id = await opens(few, 44, 5, guild=6)
    joining = few.tables.lobby.join(match_id, Guest(ALICE, "Alice"))
    assert (await refused(joining)).key == "refusal-limit-matches-person"
    await few.tables.lobby.leave(4, ALICE)
    await few.tables.lobby.join(match_id, Guest(ALICE, "Alice"))


async def test_one_server_has_so_many_matches(few: Hall) -> None:
    for channel in range(1, 7):
        host, guest = 100 + channel, 200 + channel
        match_id = await opens(few, host, channel)
        await few.tables.lobby.join(match_id, Guest(guest, "Guest"))
        await few.start(match_id, host)
    assert (await refused(opens(few, ALICE, 9))).key == "refusal-limit-matches-server"


async def test_matches_with_computers_are_limited_too(few: Hall) -> None:
    first = await opens(few, ALICE, 1, computers=("easy",))
    second = await opens(few, ALICE, 2)
    adding = few.tables.lobby.add_computer(second, ALICE, "easy")
    assert (await refused(adding)).key == "refusal-limit-computers-person"
    await few.tables.lobby.add_computer(first, ALICE, "easy")  # in a match that has one
    await few.tables.lobby.cancel(second, ALICE)
    await opens(few, BOB, 3, computers=("easy",))
    third = opens(few, CAROL, 4, computers=("easy",))
    assert (await refused(third)).key == "refusal-limit-computers-server"


async def test_invitations_come_back_after_an_hour(few: Hall) -> None:
    first = await opens(few, ALICE, 1, invited=frozenset({BOB, CAROL}))
    said = await refused(opens(few, ALICE, 2, invited=frozenset({BOB, CAROL})))
    assert said.key == "refusal-limit-invitations"
    assert said.args["when"] == Verbatim(f"<t:{int(few.clock.seconds + HOUR) + 1}:R>")
    await opens(few, ALICE, 2, invited=frozenset({BOB}))
    await few.tables.lobby.cancel(first, ALICE)
    assert (await refused(opens(few, ALICE, 3, invited=frozenset({BOB})))).key == said.key
    few.clock.seconds += HOUR
    await opens(few, ALICE, 3, invited=frozenset({BOB}))


async def test_a_lobby_that_was_not_opened_invited_nobody(few: Hall) -> None:
    await opens(few, BOB, 1)
    for _ in range(5):
        with pytest.raises(Refusal) as refusal:
            await opens(few, ALICE, 1, invited=frozenset({BOB, CAROL}))
        assert refusal.value.text.key == "refusal-channel-taken"


async def test_boards_are_posted_anew_so_often(few: Hall) -> None:
    match_id = await few.begin()
    for _ in range(FEW.reposts):
        await few.tables.show_again(match_id, ALICE)
    assert (await refused(few.tables.show_again(match_id, ALICE))).key == "refusal-limit-reposts"
    await few.tables.show_again(match_id, BOB)


async def test_one_move_is_taken_back_so_often(few: Hall) -> None:
    match_id = await few.begin(game="rebelmoon")
    for _ in range(FEW.changes):
        await few.move(match_id, 0)
        await few.tables.play.undo(match_id, By(ALICE))
    await few.move(match_id, 0)
    undoing = few.tables.play.undo(match_id, By(ALICE))
    assert (await refused(undoing)).key == "refusal-limit-changes"


async def test_moves_taken_back_in_a_row_are_counted_once(few: Hall) -> None:
    """However many they are; and once each time, if they are made again."""
    match_id, infantry = await building(few), Build(Kind.INFANTRY, "J3")

    async def builds_and_takes_back() -> None:
        for action in (infantry, BUILD, infantry):
            await few.tables.play.submit(match_id, By(ALICE), action)
        for _ in range(3):
            await few.tables.play.undo(match_id, By(ALICE))

    for _ in range(FEW.changes):
        await builds_and_takes_back()
    assert (await refused(builds_and_takes_back())).key == "refusal-limit-changes"


def test_each_turn_may_be_changed_as_often_as_the_one_before() -> None:
    store: Any = None
    kept = Allowance(FEW, store, Clock())
    for turn in (1, 2):
        for _ in range(FEW.changes):
            kept.change("an answer", turn)
        with pytest.raises(LimitReached):
            kept.change("an answer", turn)


@pytest.mark.parametrize("name", SPANS)
def test_what_is_counted_over_a_time_goes_with_it(name: str) -> None:
    clock = Clock()
    store: Any = None
    kept = Allowance(msgspec.structs.replace(FEW, **{name: 2}), store, clock)
    kept.check(name, ALICE, 1)
    for _ in range(2):
        kept.check(name, ALICE, 1)
        kept.spend(name, ALICE)
        clock.seconds += SPANS[name] / 2 - 1
    begun = clock.seconds - 2 * (SPANS[name] / 2 - 1)
    for many, then in ((1, begun), (2, begun + SPANS[name] / 2 - 1)):
        with pytest.raises(LimitReached) as refusal:
            kept.spend(name, ALICE, many)
        when = Verbatim(f"<t:{int(then + SPANS[name]) + 1}:R>")
        assert refusal.value.text.args["when"] == when
    kept.spend(name, BOB)
    clock.seconds += 3
    kept.spend(name, ALICE)
    with pytest.raises(LimitReached):
        kept.check(name, ALICE, 1)
    clock.seconds -= 10 * SPANS[name]  # set back: nobody is locked out for that long
    kept.spend(name, ALICE)


# -- Whoever is called by somebody's wish ---------------------------------------------------

TABLES = Path(__file__).parents[2] / "tables"
COUNTED = {
    "agreeing.py": "invitations",
    "gatherings.py": "invitations",
    "lobby.py": "invitations",
    "places.py": "reposts",
    "reminders.py": "invitations",
    "seeking/seeking.py": "invitations",
    "substitutes.py": "invitations",
}
"""What calls people because somebody wishes it, and the limit that counts that."""
NOBODYS_WISH = {
    "calling.py": "as a person wishes to be called, of what the others here do",
    "match/consequences.py": "who is asked by a move; moves taken back are counted as `changes`",
    "match/pauses.py": "a match goes on that had failed",
    "notice.py": "another was found; looking is counted",
    "offers.py": "what tells of an offer; `substitutes.py` counts those that are made",
    "outbox/asking.py": "who cannot be asked as was meant is asked otherwise; asking is counted",
    "outbox/boards.py": "what was to be told before is posted anew",
    "outbox/packing.py": "fewer are called by a board than it would call",
    "outbox/refusals.py": "the same, where somebody was not to be reached",
    "parting.py": "whoever was found has gone; looking is counted",
    "questions.py": "what a channel asked that is gone now is asked in private; asking is counted",
    "resting.py": "all have agreed, or the time has come",
    "seeking/pairs.py": "two were found; looking is counted",
    "starting.py": "a match begins once, when all have agreed",
}


def calls_somebody(path: Path) -> bool:
    """Tell whether a module makes a notice that pings somebody."""
    tree = ast.parse(path.read_text("utf-8"))
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
    return any(word.arg == "ping" for call in calls for word in call.keywords)


def test_whatever_calls_people_by_somebodys_wish_is_counted() -> None:
    found = {
        path.relative_to(TABLES).as_posix() for path in TABLES.rglob("*.py") if calls_somebody(path)
    }
    calling_for_others = {"seeking/seeking.py", "substitutes.py"}
    assert found == NOBODYS_WISH.keys() | COUNTED.keys() - calling_for_others
    for name, limit in COUNTED.items():
        assert f'allowance.check("{limit}"' in (TABLES / name).read_text("utf-8"), name


# -- What no limit refuses -----------------------------------------------------------------


def changes_an_answer(position: Position, seat: int) -> bool:
    """Tell whether a seat that is not asked has answered in this game, and may change that."""
    state: Any = position.state
    setting_up = position.match.game == "magblast" and state.phase.name == "SETUP"
    return seat not in position.asked and (setting_up or position.match.game == "shazamm")


@pytest.mark.parametrize("game", keys())
async def test_no_limit_refuses_a_move_whatever_it_is_set_to(tmp_path: Path, game: str) -> None:
    """Matches at random, with all limits at nothing, also by those who are not asked."""
    of_game = (case for case in cases() if case.key == game)
    for case in sorted(of_game, key=lambda case: -case.seats):
        folder = tmp_path / case.name
        folder.mkdir()
        if await check_moves(folder, case, MOVES) or game not in BESIDES:
            return
    pytest.fail("nobody moves who is not asked")


@pytest.mark.soak
@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
async def test_no_limit_refuses_a_move_of_a_whole_match(tmp_path: Path, case: Case) -> None:
    await check_moves(tmp_path, case, bounds(case.key).random)


async def check_moves(tmp_path: Path, case: Case, moves: int) -> int:
    """Play a match; return how many moves were made besides, which nobody had asked for."""
    clock = Clock()
    async with hall(tmp_path / "t.db", clock, PostOffice(clock)) as house:
        lobby = house.tables.lobby
        match_id = await lobby.open(
            case.key, Guest(100, "Guest 100", 1), Place(5, 7, "en"), config=case.config
        )
        for user in range(101, 100 + case.seats):
            await lobby.join(match_id, Guest(user, f"Guest {user}", user))
        await house.start(match_id, 100)
        await house.settle()
        house.tables.allowance.limits = NONE
        refusals, besides = await play_at_random(house, match_id, moves)
    assert all(refusals)
    return besides


MOVES = 80
"""How far a match is played in each test run; the soak plays whole ones."""
BESIDES = frozenset({"magblast"})
"""Games in which somebody moves so soon who is not asked, in some ways to set them up."""


async def play_at_random(house: Hall, match_id: int, moves: int) -> tuple[list[bool], int]:
    """Make moves, first of all those that nobody asks for.

    Return for each that a limit refused whether it changed an answer, and how many were made
    besides.
    """
    dice, refusals, besides = Dice("limits", match_id), list[bool](), 0
    for _ in range(moves):
        position = await house.position(match_id)
        if not position.going:
            break
        engine, state = position.engine, position.state
        acting = sorted(position.asked | engine.may_act(state))
        acting = [s for s in acting if any(True for _ in engine.legal_actions(state, s))]
        freely = [s for s in acting if s not in position.asked | engine.changing(state)]
        seat = dice.choice(freely or acting)
        action = dice.choice(list(engine.legal_actions(state, seat)))
        by = By(position.seats[seat].user_id)
        try:
            await house.tables.play.submit(match_id, by, action)
        except LimitReached:
            refusals.append(changes_an_answer(position, seat))
        else:
            besides += bool(freely)
    return refusals, besides


@pytest.mark.parametrize("game", ["shazamm", "magblast"])
async def test_the_limit_of_changes_is_one_of_changes(few: Hall, game: str) -> None:
    """Of an answer that was given, while others are waited for."""
    match_id = await few.begin(game=game)
    assert (await few.position(match_id)).asked == {0, 1}
    await few.move(match_id, 0)
    for _ in range(FEW.changes):
        await few.move(match_id, 0)
    assert (await refused(few.move(match_id, 0))).key == "refusal-limit-changes"
    await few.move(match_id, 1)
