"""What a match's log says that everyone must have been told, and what the channel told them."""

from __future__ import annotations

import difflib

import msgspec

import engines
from engines.core import Dice, Player, Text, text
from tables.match.log import CLOCK
from tables.match.position import Position, config_of
from tests.bot.club import Club
from tests.games.shazamm.play.duels import rows

LOG = (
    "SELECT kind, seat, action, ply FROM entry"
    " WHERE match_id = ? AND kind <> 'deal' ORDER BY number"
)


async def story(club: Club, match_id: int) -> list[str]:
    """Return every public line that follows from the log of a match without undo, in order."""
    position = await club.bot.services.tables.live.position(match_id)
    scene = await club.bot.services.tables.scene(match_id, None)
    say = club.bot.services.say(scene, position.match.locale)
    return [line for said in _events(club, position) for line in say(said).split("\n")]


def _events(club: Club, position: Position) -> list[Text]:
    engine = engines.load(position.match.game)
    step = engine.start(config_of(position.match), len(position.seats), Dice(position.seed, 0))
    told = [event.text for event in step.events if event.audience is None]
    for kind, seat, action, ply in rows(club, LOG, position.match.id):
        if kind == CLOCK:
            told.append(text("table-time-out", who=Player(seat)))
        made = msgspec.json.decode(action, type=engine.meta.action)
        step = engine.apply(step.state, seat, made, Dice(position.seed, ply))
        told += [event.text for event in step.events if event.audience is None]
    return told


def channel(club: Club, wanted: list[str]) -> list[str]:
    """Return the lines of the channel's messages that belong to a story, in order."""
    lines = (line for message in club.messages for line in message.text.split("\n"))
    return [line for line in lines if line in wanted]


async def check_story(club: Club, match_id: int = 1) -> None:
    """Check that the channel told everything once, in order, and nothing twice."""
    wanted = await story(club, match_id)
    told = channel(club, wanted)
    assert wanted
    assert told == wanted, "\n".join(difflib.ndiff(wanted, told))
