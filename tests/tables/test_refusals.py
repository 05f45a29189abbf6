"""What is said, and who is called, in place of what Discord will not have."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Player, text
from store import Match, Message, Status
from tables.match.scene import Scene
from tables.notice import BOARD, LOBBY, Notice
from tables.options import Board
from tables.outbox.refusals import hand_shut, place_gone, roll_call_shut
from tables.outbox.request import CLOSED
from tables.outbox.transport import Delivery
from tests.tables.house import ALICE, Hall
from tests.tables.posts import posts

OWN, OTHER = frozenset({0}), frozenset({1})
CALLED = frozenset({ALICE})
CLOSED_NOW = (BOARD, Notice((text("table-hand-closed", who=Player(0)),)))
ASKED = (BOARD, Notice((text("table-asked", who=Player(0)),), new=True, ping=CALLED))


def delivery(scene: Scene, surface: str = "hand-0", *, known: bool = False) -> Delivery:
    """Return what is on its way to Alice; it may be known that she takes no messages."""
    shut = Message(1, surface, 0, 0, 0.0, CLOSED) if known else None
    return Delivery(scene, surface, 0, Notice(), frozenset(), shut, "nonce", 1.0)


async def test_a_hand_that_is_shut_is_told_once_and_calls_where_it_alone_would_have(
    house: Hall,
) -> None:
    match_id = await house.begin()
    turn = replace((await house.position(match_id)).scene(0), asked=OWN)
    asked = replace(turn, responding=OWN)
    idle = replace(turn, asked=OTHER)
    new, told = Notice(new=True), Notice()
    for scene, known, notice, alone, said in (
        (turn, False, new, True, [CLOSED_NOW, ASKED]),
        (turn, False, new, False, [CLOSED_NOW]),
        (turn, False, told, True, [CLOSED_NOW]),
        (turn, True, new, True, []),
        (asked, True, new, True, [ASKED]),
        (asked, True, new, False, []),
        (idle, True, new, True, []),
    ):
        at = delivery(scene, known=known)
        shut = hand_shut((), notice, at, 1.0, alone=alone, left=False)
        assert posts(shut) == said, (known, notice, alone)


async def test_on_one_board_whose_turn_it_is_is_called_by_what_tells_that_their_hand_is_shut(
    house: Hall,
) -> None:
    """Nothing else calls them there; but what they are asked for on another's turn asks them."""
    scene = (await house.position(await house.begin(board=Board.ONE))).scene(0)
    turn = replace(scene, asked=OWN)
    calling = (BOARD, replace(CLOSED_NOW[1], new=True, ping=CALLED))
    for shown, notice, said in (
        (turn, Notice(new=True), [calling]),
        (turn, Notice(), [CLOSED_NOW]),
        (replace(turn, asked=OTHER), Notice(new=True), [CLOSED_NOW, ASKED]),
        (replace(turn, responding=OWN), Notice(new=True), [CLOSED_NOW, ASKED]),
    ):
        assert posts(hand_shut((), notice, delivery(shown), 1.0, alone=True, left=False)) == said


async def test_of_whoever_has_left_the_server_that_alone_is_told_each_time(house: Hall) -> None:
    scene = (await house.position(await house.begin())).scene(0)
    gone = ("absent-0", Notice((text("table-absent", who=Player(0)),), new=True))
    for known in (False, True):
        at = delivery(scene, known=known)
        assert posts(hand_shut((), Notice(new=True), at, 1.0, alone=True, left=True)) == [gone]


async def test_a_list_that_is_shut_calls_by_a_hand_who_is_still_waited_for(house: Hall) -> None:
    scene = replace((await house.position(await house.begin())).scene(0), asked=OWN)
    gone = tuple(replace(row, user_id=0) for row in scene.seats)  # who was forgotten
    calling = ("hand-0", Notice(new=True, ping=CALLED, turn=True))
    for shown, said in (
        (scene, [calling]),
        (replace(scene, asked=OTHER), []),
        (replace(scene, seats=gone), []),
    ):
        assert posts(roll_call_shut((), delivery(shown, "roll-0"), 1.0)) == said


async def test_only_a_lobby_is_over_without_its_message_and_not_once_it_is_started(
    house: Hall,
) -> None:
    scene = (await house.position(await house.begin())).scene(None)
    waits = replace(scene.match, status=Status.LOBBY)
    started = replace(waits, starting_at=1.0)

    def ends(surface: str, match: Match) -> bool:
        changes = place_gone((), delivery(scene, surface), match, 1.0)
        return any(Status.CANCELLED in one.parameters for one in changes.statements)

    assert ends(LOBBY, waits)
    assert not ends(BOARD, waits)
    assert not ends(LOBBY, started)
    assert not ends(LOBBY, scene.match)
