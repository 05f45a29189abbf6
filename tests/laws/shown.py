"""What rules and tables give a seat, or whoever holds none: views, refusals, events, notices.

Each function yields what is given, with a name for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

import engines
from engines.core import Dice, NotAsked, Refusal, Seat
from store import Changes, Deadline, Outgoing
from tables.match.advising import after_drafted
from tables.match.consequences import Advance, follow
from tables.match.log import ACTION
from tables.match.moves import Move, step
from tables.match.position import Position, config_of
from tables.notice import BOARD, hand
from tests.laws.given import few, given_to, heard, refusal

Thing: TypeAlias = tuple[str, Any]
"""Something that is given, by name."""


def known(position: Position, viewer: Seat | None) -> Iterator[Thing]:
    """Yield what the rules and the tables tell of a position.

    Who else is asked, and who else may act, is given to nobody: only who is waited for.
    """
    engine, state = position.engine, position.state
    given = given_to(engine, state, viewer)
    asked, may_act = given.pop("to_act"), given.pop("may_act")
    yield "to_act", (position.waited_for, viewer in asked)
    yield "may_act", viewer in may_act
    yield "responding", position.responding
    yield "changing", viewer in engine.changing(state)
    view = engine.view(state, viewer)
    yield from given.items()
    yield "unseen", engines.unseen(position.match.game, config_of(position.match), view)
    yield "scene", position.scene(viewer)
    yield "everybody's scene", position.scene(None)


def asked(position: Position) -> Iterator[Thing]:
    """Yield who is asked and who may act: it hangs on nothing that is merely drawn anew."""
    yield "all who are to act", position.engine.to_act(position.state)
    yield "all who may act", position.engine.may_act(position.state)


def refusals(position: Position, viewer: Seat | None, actions: Sequence[Any]) -> Iterator[Thing]:
    """Yield why a seat may not do some things, its own and others'; who may not act tries none."""
    engine, state = position.engine, position.state
    if viewer is not None and viewer in engine.to_act(state) | engine.may_act(state):
        yield "refusals", [refusal(engine, state, viewer, action) for action in actions]


def advised(position: Position, viewer: Seat) -> Iterator[Thing]:
    """Yield on what a seat is advised that has drafted something, for each of a few drafts."""
    engine, state = position.engine, position.state
    if viewer in engine.to_act(state):
        known = engine.imagine(engine.view(state, viewer))
        for action in few(engine.legal_actions(known, viewer)):
            yield f"advice after {action}", _after_drafted(position, viewer, action)


def _after_drafted(position: Position, viewer: Seat, action: Any) -> Any:
    engine = position.engine
    try:
        after = after_drafted(engine, position.state, viewer, (action,), Dice("advised", 0))
    except NotAsked:
        return "nothing is left to be asked"
    return engine.view(after, viewer)


class _Written(Changes):
    """Keeps what is posted and when clocks run out."""

    def __init__(self) -> None:
        super().__init__()
        self.posts: list[Outgoing] = []
        self.clocks: list[tuple[str | None, Seat | None, float | None]] = []

    def post(self, outgoing: Outgoing, *, waking: bool = True) -> _Written:
        self.posts.append(outgoing)
        return self

    def deadline(self, deadline: Deadline) -> _Written:
        self.clocks.append((deadline.kind, deadline.seat, deadline.due_at))
        return self

    def drop_deadlines(
        self, match_id: int, kind: str | None = None, seat: int | None = None
    ) -> _Written:
        self.clocks.append((kind, seat, None))
        return self


def move(position: Position, seat: Seat, action: Any) -> Move | None:
    """Return what an action leads to; None where it is refused."""
    try:
        return step(position, seat, action, ACTION)
    except Refusal:
        return None


def follows(position: Position, made: Move, viewer: Seat | None) -> Iterator[Thing]:
    """Yield what is heard and seen of a move, and what is posted where the viewer reads."""
    after = made.after
    assert after is not None
    yield "events", heard(made.events, viewer)
    yield "traces", [one.trace for one in made.events if one.heard_by(viewer)]
    yield "what a move leads to", after.scene(viewer)
    yield from notices(position, made, viewer)


def notices(
    position: Position, made: Move, viewer: Seat | None, but: Seat | None = None
) -> Iterator[Thing]:
    """Yield what is posted of a move where the viewer reads, and whose clocks are set or stop.

    Those of the seat `but` are its own affair.
    """
    assert made.after is not None
    written = _Written()
    follow(written, Advance(position, made.after, made.events, made.seat, 0.0))
    places = {BOARD} if viewer is None else {BOARD, hand(viewer)}
    yield "notices", [(p.surface, p.payload) for p in written.posts if p.surface in places]
    yield "clocks", [clock for clock in written.clocks if but is None or clock[1] != but]
