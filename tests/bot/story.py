"""What a match's log says that everyone must have been told, and what the channel told them."""

from __future__ import annotations

import difflib
from itertools import pairwise

import msgspec

import engines
from engines.core import Dice, Player, Text, text
from tables.match.log import CLOCK
from tables.match.position import Position, config_of
from tests.bot.club import Club
from tests.games.shazamm.play.duels import rows
from tests.unfolded import telling_of, unfolded

LOG = (
    "SELECT kind, seat, action, ply FROM entry"
    " WHERE match_id = ? AND kind <> 'deal' ORDER BY number"
)


async def story(club: Club, match_id: int) -> list[Text]:
    """Return all that everyone hears by the log of a match without undo, in order."""
    return _events(club, await club.bot.services.tables.live.position(match_id))


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


async def check_story(club: Club, match_id: int = 1) -> None:
    """Check that the channel told everything once, in order, and nothing twice.

    What says nothing that the line before it does not say may be left out, and is looked for no
    more.
    """
    said = await story(club, match_id)
    scene = await club.bot.services.tables.scene(match_id, None)
    say, telling = club.bot.services.say(scene, scene.match.locale), telling_of(scene.match.game)
    news = [
        *said[:1],
        *(line for before, line in pairwise(said) if not telling.is_echo(line, before)),
    ]
    wanted = [line for told in news for line in say(told).split("\n")]
    messages = [message.text.split("\n") for message in club.messages]
    shown = unfolded(messages, said, telling, say)
    told = [line for message in shown for line in message if line in set(wanted)]
    assert wanted
    assert told == wanted, "\n".join(difflib.ndiff(wanted, told))
