"""What a seat is shown in private is enough to decide by, and the board stays where all see it."""

from __future__ import annotations

import importlib
from typing import Any

from cogs.chat.pictures import Pictures
from cogs.words.strings import speaker
from engines.core import encode
from tests.laws.cases import Case
from tests.laws.matches import random_match, some_cases, spread
from tests.laws.panels import position_of
from tests.render.pictures import Seen, seen_of

KINDS = frozenset(("board", "hand"))
STATES = 12
SAY = speaker("en")


@some_cases
async def test_whoever_decides_sees_what_the_game_draws_for_it(case: Case) -> None:
    renderer = importlib.import_module(f"render.{case.key}")
    drawn = {kind for kind in KINDS if hasattr(renderer, kind)}
    pictures = Pictures()
    for state in spread(random_match(case, 0).states, STATES):
        for seat in range(case.seats):
            scene = position_of(case, state).scene(seat)
            decides = await pictures.own(scene, deciding=True)
            waits = await pictures.own(scene, deciding=False)
            assert decides, "nobody decides by words alone"
            assert decides <= drawn
            assert waits <= (drawn - {"board"} or drawn), "the board stands in the channel"
    pictures.close()


@some_cases
def test_what_a_picture_does_not_show_is_not_on_it(case: Case) -> None:
    """Views that a renderer takes for equal give the same picture: it is drawn once for all."""
    renderer = importlib.import_module(f"render.{case.key}")
    if not hasattr(renderer, "seen"):
        return
    shown = dict[tuple[str, bytes], tuple[Any, Seen]]()
    for state in spread(random_match(case, 0).states, STATES):
        position = position_of(case, state)
        for seat in (None, 0):
            view = position.scene(seat).view
            for kind in sorted(KINDS if seat is not None else {"board"}):
                draw = getattr(renderer, kind)
                seen = renderer.seen(kind, view)
                key = kind, encode(seen)
                if key in shown and shown[key][0] == view:
                    continue  # what is the same in all is drawn the same
                picture = seen_of(draw(view, SAY))
                assert shown.setdefault(key, (view, picture))[1] == picture
                if seen != view:
                    assert seen_of(draw(seen, SAY)) == picture
