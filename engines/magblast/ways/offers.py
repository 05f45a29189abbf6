"""What a captain may do in a phase in which nothing of what it is for can be done."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engines.core import Either, Text, text
from engines.magblast.imagine import imagine
from engines.magblast.model import Action, Phase, PlayCard
from engines.magblast.passing import BEHIND_THE_DRAW, phase_of
from engines.magblast.telling import card_name, ship_name
from engines.magblast.view import View
from engines.magblast.ways.words import own_fleet

Listed = Callable[[str], tuple[Action, ...]]
"""What gives everything of a kind that can be done."""
_DONE = ("move", "fire", "launch", "play", "sweep", "use")
"""What is done of any phase, by its verbs."""
_ENDS = {Phase.DISCARD: "draw", Phase.ATTACK: "end"}
"""What finishes a phase; others one goes on from."""


def offered(view: View, listed: Listed) -> Either | None:
    """Return what can be done besides, and what finishes the phase; None if that is all."""
    besides = {one.key: one for one in _besides(view, listed)}.values()
    if not besides:
        return None
    return Either((*besides, text(f"magblast-offer-{_ENDS.get(view.phase, 'on')}")))


def _besides(view: View, listed: Listed) -> Iterator[Text]:
    if any(_phase(view, action) in (None, view.phase) for action in listed("use")):
        yield text("magblast-offer-use", flagship=ship_name(own_fleet(view).flagship))
    for action in listed("play"):
        if isinstance(action, PlayCard) and _phase(view, action) in (None, view.phase):
            yield text("magblast-offer-play", card=card_name(action.card))
    if any(_is_later(view, action) for verb in _DONE for action in listed(verb)):
        yield text("magblast-offer-later")
    if listed("agree"):
        yield text("magblast-offer-assault")


def _phase(view: View, action: Action) -> Phase | None:
    assert view.seat is not None
    return phase_of(imagine(view), view.seat, action)


def _is_later(view: View, action: Action) -> bool:
    """Tell whether an action belongs to a later phase, so that it finishes this one."""
    phase, order = _phase(view, action), BEHIND_THE_DRAW
    if phase is None or view.phase not in order:
        return False
    return order.index(phase) > order.index(view.phase)
