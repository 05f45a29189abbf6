"""Drafts wait for their owner, outlive the process, and are carried out as far as foreseen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engines.core import IllegalAction, encode
from engines.imperium.actions import Action, Bid, Build, Buy, End, Move, Pass
from engines.imperium.board import RED, Phase
from engines.imperium.maps import map_of
from engines.imperium.missions import Mission
from engines.imperium.units import Kind
from store import Changes, Draft
from tables import Scene, StaleDecision, StaleDraft
from tables.lobby import Guest, Place
from tables.tables import By
from tests.tables.house import ALICE, BOB, Clock, Hall, hall
from tests.tables.post_office import PostOffice

HOME = map_of(Mission.DEFEAT).homes[RED]
TROOPER = Build(Kind.INFANTRY, HOME)
DONE = End(Phase.CONSTRUCTION)


async def begun(house: Hall) -> int:
    """Begin a match of Imperium Galáctica without chance, at the construction of Alice."""
    lobby = house.tables.lobby
    match_id = await lobby.open("imperium", Guest(ALICE, "Alice", 1), Place(5, 7, "en"))
    await lobby.set_option(match_id, ALICE, "chance", "false")
    await lobby.join(match_id, Guest(BOB, "Bob", 2))
    await house.start(match_id, ALICE)
    await house.tables.play.submit(match_id, By(ALICE), Bid(0))
    await house.tables.play.submit(match_id, By(BOB), Pass())
    return match_id


async def at_the_purchase(house: Hall) -> tuple[int, int]:
    """Begin a match with cards and go on until somebody may buy one; return who that is."""
    match_id = await house.begin(game="imperium")
    while True:
        position = await house.position(match_id)
        seat = min(position.asked)
        user = position.seats[seat].user_id or 0
        if Buy() in position.engine.legal_actions(position.state, seat):
            return match_id, user
        usual = position.engine.default_action(position.state, seat)
        await house.tables.play.submit(match_id, By(user), usual)


async def drafted(house: Hall, match_id: int, *orders: Action) -> Scene:
    scene = await house.tables.scene_for(match_id, ALICE)
    return await house.tables.drafts.keep(scene, orders)


async def submit(house: Hall, scene: Scene, *rest: Action, **how: Any) -> int:
    orders = scene.drafted[: len(scene.drafted) - len(rest)]
    play = house.tables.play
    receipt = await play.submit_draft(scene, By(ALICE, 7), orders, rest, **how)
    return receipt.done


async def kept(house: Hall, match_id: int) -> tuple[Any, ...]:
    return (await house.tables.scene_for(match_id, ALICE)).drafted


async def test_a_draft_is_its_owners_alone_and_outlives_the_process(tmp_path: Path) -> None:
    clock = Clock()
    office = PostOffice(clock)
    async with hall(tmp_path / "t.db", clock, office) as house:
        match_id = await begun(house)
        before = await house.moves(match_id)
        scene = await drafted(house, match_id, TROOPER, DONE)
        assert scene.drafted == (TROOPER, DONE)
        assert await house.moves(match_id) == before
    async with hall(tmp_path / "t.db", clock, office) as house:
        assert await kept(house, match_id) == (TROOPER, DONE)
        for others in (
            await house.tables.scene_for(match_id, BOB),
            await house.tables.scene(match_id, None),
        ):
            assert others.drafted == ()


async def test_what_was_drafted_is_not_shown_while_one_is_not_asked(house: Hall) -> None:
    match_id = await begun(house)
    await house.store.commit(Changes().draft(Draft(match_id, 1, encode((DONE,))), b""))
    assert (await house.tables.scene_for(match_id, BOB)).drafted == ()


async def test_a_draft_is_carried_out_in_one_go(house: Hall) -> None:
    match_id = await begun(house)
    scene = await drafted(house, match_id, TROOPER, TROOPER, DONE)
    assert await submit(house, scene) == 3
    position = await house.position(match_id)
    assert position.state.board.phase is Phase.MOVEMENT
    entries = (await house.moves(match_id))[-3:]
    assert [e.interaction_id for e in entries] == [7, None, None]
    assert await kept(house, match_id) == ()


async def test_what_is_not_submitted_stays(house: Hall) -> None:
    match_id = await begun(house)
    scene = await drafted(house, match_id, TROOPER, DONE)
    assert await submit(house, scene, DONE) == 1
    assert await kept(house, match_id) == (DONE,)


async def test_it_ends_before_an_order_that_is_illegal(house: Hall) -> None:
    """What is left stays with its owner, the order that was refused first."""
    match_id = await begun(house)
    lost = Move("corvette-6", "A1")
    scene = await drafted(house, match_id, TROOPER, DONE, lost, End(Phase.MOVEMENT))
    assert await submit(house, scene) == 2
    assert await kept(house, match_id) == (lost, End(Phase.MOVEMENT))


async def test_a_draft_whose_first_order_is_illegal_changes_nothing(house: Hall) -> None:
    match_id = await begun(house)
    scene = await drafted(house, match_id, End(Phase.COMBAT), TROOPER)
    before = encode((await house.position(match_id)).state)
    with pytest.raises(IllegalAction):
        await submit(house, scene)
    assert encode((await house.position(match_id)).state) == before
    assert await kept(house, match_id) == scene.drafted


async def test_it_ends_after_what_nobody_could_foresee(house: Hall) -> None:
    match_id, user = await at_the_purchase(house)
    scene = await house.tables.scene_for(match_id, user)
    orders = (Buy(), Buy(), End(Phase.CARDS))
    made = await house.tables.play.submit_draft(scene, By(user), orders, ())
    assert made.done == 1  # nobody knows which card it will be
    assert (await house.tables.scene_for(match_id, user)).drafted == (Buy(), End(Phase.CARDS))


async def test_a_draft_that_was_changed_in_between_is_not_submitted_or_overwritten(
    house: Hall,
) -> None:
    match_id = await begun(house)
    old = await drafted(house, match_id, TROOPER)
    await drafted(house, match_id, TROOPER, TROOPER)
    before = await house.moves(match_id)
    for doing in (house.tables.drafts.keep(old, (DONE,)), submit(house, old)):
        with pytest.raises(StaleDraft) as refused:
            await doing
        assert refused.value.text.key == "refusal-draft-changed"
    assert await house.moves(match_id) == before
    assert await kept(house, match_id) == (TROOPER, TROOPER)


async def test_the_same_interaction_submits_once(house: Hall) -> None:
    match_id = await begun(house)
    scene = await drafted(house, match_id, TROOPER, TROOPER)
    await submit(house, scene)
    number = await house.store.log.last_number(match_id)
    await drafted(house, match_id, TROOPER)
    await submit(house, await house.tables.scene_for(match_id, ALICE))
    assert await house.store.log.last_number(match_id) == number
    assert await kept(house, match_id) == (TROOPER,)


async def test_an_old_button_submits_nothing(house: Hall) -> None:
    match_id = await begun(house)
    scene = await drafted(house, match_id, TROOPER)
    with pytest.raises(StaleDecision):
        await submit(house, scene, question=scene.question - 1)
    assert await kept(house, match_id) == (TROOPER,)


async def test_a_draft_that_cannot_be_read_counts_as_none(house: Hall) -> None:
    match_id = await begun(house)
    strange = Draft(match_id, RED, b'[{"type":"of an earlier version"}]')
    await house.store.commit(Changes().draft(strange, b""))
    assert await kept(house, match_id) == ()
