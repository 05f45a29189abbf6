"""What stands at the head of a message that calls somebody: what happened to theirs meanwhile."""

from __future__ import annotations

from collections.abc import Awaitable

from cogs.panels.since import Ordered, besides, head, ordered, public_head
from cogs.panels.telling import Telling
from cogs.words.leniency import get_over
from engines.core import Refusal, Seat, Text
from tables import Delivery, Scene, Tables
from tables.latest import Latest

KEPT = 4096
"""Of how many messages it is remembered what their heads tell, so that an edit reads no log."""
Head = tuple[Text, ...]


class Heads:
    """Makes heads of messages, and remembers for edits what they tell, until a restart."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._kept = Latest[tuple[int, str], tuple[int, Head]](KEPT)

    async def of_hand(self, delivery: Delivery, telling: Telling) -> Ordered:
        """Return what a hand tells, its head in place of what was heard, as it happened.

        On an edit there is a head as long as its owner is asked the same. What they were told alone
        since they moved stands there in any case.
        """
        scene, said = delivery.scene, delivery.said
        assert scene.seat is not None
        if said.new:
            heard = self._remember(delivery, scene.question, await self._heard(scene))
        else:
            question, heard = self._kept.get((scene.match.id, delivery.surface), (-1, ()))
            heard = heard if question == scene.question and _is_told(scene, scene.seat) else ()
        since = (*heard, *besides(said.whispered, heard))
        first, heard, rest = ordered(since, said.events, own=said.own)
        return Ordered(first, head(heard, scene.seat, telling), rest)

    async def of_seat(self, scene: Scene, telling: Telling) -> Head:
        """Return the head of what a seat is shown that is asked, or out."""
        if scene.seat is None:
            return ()
        return head(await self._heard(scene), scene.seat, telling)

    async def _heard(self, scene: Scene) -> Head:
        """Return what a seat has heard since it moved, if it is asked, or out."""
        seat = scene.seat
        if not _is_told(scene, seat):
            return ()
        since = self._tables.heard_since(scene.match.id, seat, opening=False)
        return await self._told(scene, since)

    async def of_board(self, delivery: Delivery, telling: Telling) -> Head:
        """Return the head of a board that calls one person alone; it stays on that message."""
        scene = delivery.scene
        if not delivery.said.new:
            return self._kept.get((scene.match.id, delivery.surface), (0, ()))[1]
        return self._remember(delivery, 0, await self._of_called(delivery, telling))

    async def _of_called(self, delivery: Delivery, telling: Telling) -> Head:
        scene, said = delivery.scene, delivery.said
        called = [row.seat for row in scene.seats if row.reaches in said.ping]
        if len(called) != 1 or scene.asked != {*called} or not _is_called(scene, called[0]):
            return ()
        seen = await self._told(scene, self._tables.seen_since(scene.match.id, called[0]))
        return public_head(seen, called[0], telling, said.events)

    async def _told(self, scene: Scene, wanted: Awaitable[Head]) -> Head:
        """Return what the log tells; nothing where it does not lead to where the match stands."""
        try:
            return await wanted
        except Refusal:  # the state was set by hand: nobody knows what happened before
            return ()
        except Exception as fault:
            get_over(fault, "what has happened meanwhile", scene.match.id)
            return ()

    def _remember(self, delivery: Delivery, question: int, made: Head) -> Head:
        self._kept[delivery.scene.match.id, delivery.surface] = (question, made)
        return made


def _is_called(scene: Scene, seat: Seat | None) -> bool:
    """Tell whether a seat is waited for in a match that goes on."""
    return seat in scene.asked and not (scene.paused or scene.over)


def _is_told(scene: Scene, seat: Seat | None) -> bool:
    """Tell whether a seat reads what has happened meanwhile: once it is called, or out."""
    return _is_called(scene, seat) or seat in scene.out
