"""Crowded fleets: all of a closer look is on it, and a noise lies where its shot does."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from msgspec.structs import replace

from engines.core import Trace
from engines.magblast import ENGINE
from engines.magblast.fleet import Lasting
from engines.magblast.state import State
from engines.magblast.view import View
from render.magblast import board, fleet
from render.magblast.fleets import places_of
from render.magblast.lately import marks_of
from render.magblast.layout import Layout, layout
from render.magblast.words import shown_seats, sound_words
from tests.games.magblast.pictures.sights import every_locale, named
from tests.laws.matches import spread
from tests.laws.moments import moments
from tests.laws.played import FILES, read
from tests.render.covering import Words, faults, watched, written

TWELVE = ("second-8-open-at-four", 1441)
"""A record, and the moment at which its first fleet has twelve ships."""
HAZARDS = ("minefield-a", "asteroids-b", "asteroids-c")
STEMS = ("second-4", "third-3", "third-4-skirmish", "third-8-carnage", "second-5-neighbours")
CROWDED = [path for path in FILES if path.stem in STEMS]
LOOKED_AT = 7


def twelve_ships(hazards: int) -> State:
    """Return a position in which a fleet has twelve ships and so many hazards."""
    record = read(next(path for path in FILES if path.stem == TWELVE[0]))
    state = record.states()[TWELVE[1]]
    lasting = tuple(Lasting(card, 1 + number) for number, card in enumerate(HAZARDS[:hazards]))
    first = replace(state.fleets[0], lasting=lasting)
    assert len(first.ships) == 12
    return replace(state, fleets=(first, *state.fleets[1:]))


@every_locale
@pytest.mark.parametrize("hazards", range(len(HAZARDS) + 1))
def test_a_closer_look_shows_all_ships_and_hazards(locale: str, hazards: int) -> None:
    view = ENGINE.view(twelve_ships(hazards), None)
    with watched():
        picture = written(partial(fleet, view, 0, named(locale)))
    assert not list(faults(picture))
    casters = [name for name in ("Íñigo", "Zoë", "Max")[:hazards] if said_of(name, picture.words)]
    assert len(casters) == hazards


def said_of(name: str, words: tuple[Words, ...]) -> bool:
    """Tell whether a line names somebody behind something that they have played."""
    return any(line.words.endswith(f" {name}") for line in words)


def noises() -> Iterator[tuple[View, tuple[Trace, ...], Layout]]:
    """Yield boards of several fleets with a shot, what is marked on them, and where things lie."""
    for path in CROWDED:
        for moment in spread(moments(path), LOOKED_AT):
            view = ENGINE.view(moment.state, None)
            place = layout(len(shown_seats(view)), len(view.fallen), view.config.edition)
            if len(place.sites) > 2:
                yield view, moment.lately.seen_by(None), place


def test_a_noise_lies_in_no_fleet_of_others() -> None:
    """It is the shooter's, and lies with them or with the target, or between."""
    say, found = named("en"), 0
    for view, lately, place in noises():
        places = {}
        for seat, site in zip(shown_seats(view), place.sites, strict=True):
            places |= places_of(view.fleets[seat], site)
        shot = marks_of(view, lately, places, place).shot
        if shot is None or not shot.said:
            continue
        with watched():
            picture = written(partial(board, view, say, lately))
        middles = [middle(one) for one in picture.words if one.words == sound_words(shot.said, say)]
        own = (shot.source.middle, shot.target.middle)
        others = [site.whole for site in place.sites if not any(lies(at, site.whole) for at in own)]
        assert not [at for at in middles for box in others if lies(at, box)]
        assert middles, "a noise has no place"
        found += 1
    assert found > 5


def middle(words: Words) -> tuple[float, float]:
    """Return the middle of where words stand."""
    left, top, right, bottom = words.box
    return (left + right) / 2, (top + bottom) / 2


def lies(at: tuple[float, float], box: tuple[int, int, int, int]) -> bool:
    """Tell whether a point lies in a box, which is given with its width and height."""
    left, top, width, height = box
    return left < at[0] < left + width and top < at[1] < top + height
