"""The log's hash stands with every board, and tells nothing of what is done in secret."""

from __future__ import annotations

from itertools import islice

import pytest

import engines
from engines.core import Dice, Refusal
from store import Entry
from tables.errors import TableRefusal
from tables.fairness import SHORT, link
from tables.lobby import Guest, Place
from tables.match.log import ORDERS
from tables.match.position import Position
from tables.notice import BOARD
from tables.tables import By
from tests.tables.house import ALICE, Hall

MOVES = 45
SECRETS = {"shazamm": 3, "rebelmoon": 0, "magblast": 3, "imperium": 0}
"""At least so many entries of these matches are noticed by nobody else; the others are seldom."""


async def begun(house: Hall, game: str) -> int:
    match_id = await house.tables.lobby.open(game, Guest(ALICE, "P0", 1), Place(5, 7, "en"))
    for seat in range(1, min(3, engines.load(game).meta.seats[-1])):
        await house.tables.lobby.join(match_id, Guest(ALICE + seat, f"P{seat}", 1))
    await house.start(match_id)
    return match_id


async def deed(house: Hall, position: Position, dice: Dice) -> None:
    """Let somebody do something: move, asked or not, take back, or change an order."""
    match_id, engine, play = position.match.id, position.engine, house.tables.play
    able = sorted(position.asked | engine.may_act(position.state))
    seat = dice.choice(able)
    by = By(position.seats[seat].user_id)
    what = dice.random()
    try:
        if what < 0.15:
            await play.undo(match_id, by)
            return
        if what < 0.25 and game_has_orders(position):
            await play.order(match_id, by, "others", dice.choice(["ask", "pass"]))
            return
    except (TableRefusal, Refusal):
        pass
    actions = list(islice(engine.legal_actions(position.state, seat), 40))
    if actions:
        await play.submit(match_id, by, dice.choice(actions))


def game_has_orders(position: Position) -> bool:
    return position.engine.meta.orders is not None


def channel(house: Hall) -> list[tuple[int, int]]:
    """Return what can be seen of the board: its messages, and how often each was changed."""
    return [(letter.id, letter.edits) for letter in house.office.on(BOARD)]


@pytest.mark.parametrize("game", SECRETS)
async def test_the_hash_changes_with_the_board_and_never_without(house: Hall, game: str) -> None:
    match_id, dice, secret = await begun(house, game), Dice("deeds", 2), 0
    for _ in range(MOVES):
        before, seen = await house.position(match_id), channel(house)
        if before.outcome is not None:
            break
        await deed(house, before, dice)
        await house.settle()
        after = await house.position(match_id)
        done = after.number != before.number
        if channel(house) == seen:
            assert after.shown == before.shown
            secret += done
        else:
            assert done
            assert after.shown != before.shown
            assert house.office.on(BOARD)[-1].scene.shown == after.shown
        assert after.chain != before.chain or not done
    assert secret >= SECRETS[game]
    await read_again(house, match_id)


async def read_again(house: Hall, match_id: int) -> None:
    """Check that the hash is that of the log, also for whoever reads it anew."""
    position = await house.position(match_id)
    await house.tables.live.forget(match_id)
    again = await house.position(match_id)
    assert (again.chain, again.shown) == (position.chain, position.shown)
    entries = await house.store.log.entries(match_id)
    assert again.chain == entries[-1].chain
    assert again.shown in {(entry.chain or "")[:SHORT] for entry in entries}


async def test_of_orders_only_that_they_changed_is_in_the_hash(house: Hall) -> None:
    match_id = await begun(house, "magblast")
    before = await house.position(match_id)
    await house.tables.play.order(match_id, By(ALICE), "others", "ask")
    entry = (await house.moves(match_id))[0]
    assert entry.kind == ORDERS
    assert entry.action
    assert entry.chain == _linked(before, entry)


def _linked(before: Position, entry: Entry) -> str:
    assert before.chain is not None
    own = (entry.number, entry.kind, entry.seat, entry.ply)
    return link(before.match.seed, before.chain, *own, None)


async def test_that_a_match_stands_still_and_goes_on_is_in_the_hash(house: Hall) -> None:
    match_id = await begun(house, "shazamm")
    seen = [(await house.position(match_id)).shown]
    await house.tables.pauses.pause(match_id, ValueError("on purpose"))
    seen.append((await house.position(match_id)).shown)
    assert await house.tables.pauses.retry(match_id) is not None
    seen.append((await house.position(match_id)).shown)
    assert len({*seen}) == 3
    assert None not in seen
