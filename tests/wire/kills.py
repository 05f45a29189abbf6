"""The bot is killed at one moment, again and again, and started anew, while people play."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

from tests.guests import offered_by_the_bot
from tests.wire.evening import SOON, Evening
from tests.wire.interactions import Answer
from tests.wire.player import until
from tests.wire.weather import Concerns, Trap, When, callbacks, edits, new_polls, sends

DOWN = 75.0
"""Seconds after which a bot that relies on nonces would be wrong."""
PAUSE = 2.0
"""Seconds at most between a start and the next moment that is looked for."""
ANY = 6.0
"""Seconds at most until any moment."""
LONG = 4 * SOON
"""Seconds within which each moment comes while people play."""
OVER_ONE_MATCH = 5
"""How often at most the bot is killed over the polls of one match."""
PUT_OFF = (Answer.NOTED, Answer.THINKING)


class Moment(NamedTuple):
    """When the bot is killed: `killing` does it so often as there are numbers."""

    name: str
    killing: Callable[[Evening, range], Awaitable[None]]


# -- Moments of any evening ------------------------------------------------------------------


async def _any(party: Evening) -> None:
    await asyncio.sleep(random.Random(f"{party.seed} {len(party.kills)}").uniform(0, ANY))
    party.dies()


async def _before_a_commit(party: Evening) -> None:
    """Kill the bot while it waits for the lock without which nothing can be committed."""
    began = party.fake.world.now()

    def waits() -> bool:
        deeds = reversed(party.fake.world.deeds.values())
        return any(deed.answer in PUT_OFF for deed in deeds if deed.at > began)

    with party.ledger.locked():
        assert await until(waits, LONG), "nobody does what is to be committed"
        party.dies()
        await party.bot.gone()


async def _after_a_commit(party: Evening) -> None:
    """Kill the bot as soon as something that it committed can be seen in its database."""
    with party.ledger.watched() as version:
        seen = version()
        assert await until(lambda: version() != seen, LONG, moment=0), "nothing is committed"
    party.dies()


def over(party: Evening, concerns: Concerns, when: When) -> asyncio.Event:
    """Let the bot be killed over the next request of a kind; return what tells that it was."""
    dead = asyncio.Event()

    def spring() -> None:
        party.dies()
        dead.set()

    party.fake.weather.set_trap(Trap(concerns, when, spring))
    return dead


def _over(concerns: Concerns, when: When) -> Callable[[Evening], Awaitable[None]]:
    async def comes(party: Evening) -> None:
        await asyncio.wait_for(over(party, concerns, when).wait(), LONG)

    return comes


async def _while_people_play(
    comes: Callable[[Evening], Awaitable[None]], party: Evening, numbers: range
) -> None:
    """Let people play all games, and kill the bot whenever the moment comes."""

    async def kill() -> None:
        chance = random.Random(party.seed)
        for number in numbers:
            await asyncio.sleep(chance.uniform(0, PAUSE))
            await comes(party)
            await start_again(party, forgetting=number % 2 == 1)

    for game in offered_by_the_bot():
        await party.begin(game)
    await party.play_while(kill())


# -- The polls after a match -----------------------------------------------------------------


async def _over_polls(when: When, party: Evening, numbers: range) -> None:
    """Kill the bot over the polls of one match after the other."""
    left = list(numbers)
    while left:
        match = await party.begin("magblast")
        party.ledger.add_sounds(match, ("Zoom", "Boom"), party.players[-1].person.id)
        dead = over(party, new_polls, when)
        await party.resigns(party.players[-1], party.places[-1])
        for number in left[:OVER_ONE_MATCH]:
            assert await until(lambda: dead.is_set() or _all_posted(party, match), LONG)  # noqa: B023
            if not dead.is_set():
                break
            left.remove(number)
            await _bury(party, forgetting=number % 2 == 1)
            dead = over(party, new_polls, when)
            await party.bot.start(ready=False)
        party.fake.weather.calm()
        if not party.bot.running:
            await start_again(party)
        assert await party.converges(LONG) is not None, party.bot.said
        assert len(_polls(party)) == len(set(_polls(party))) == 2


def _polls(party: Evening) -> list[str]:
    """Return what the polls in the newest place ask."""
    return [m.poll.asks for m in party.places[-1].messages.values() if m.poll is not None]


def _all_posted(party: Evening, match: int) -> bool:
    """Tell whether a match is over, and all is posted that follows."""
    return match not in party.ledger.playing() and party.ledger.waiting() == 0


# -- Between two lives -----------------------------------------------------------------------


async def _bury(party: Evening, *, forgetting: bool) -> None:
    """Wait until a killed bot is gone, and nonces too if they are to be forgotten.

    For that nobody waits: the database grows older instead.
    """
    await party.bot.kill()
    if forgetting:
        party.ledger.grows_older(DOWN)
        party.fake.world.forget_nonces()


async def start_again(party: Evening, *, forgetting: bool = False) -> None:
    """Start a bot that was killed, at once or when Discord knows its nonces no more."""
    party.closed = True
    await _bury(party, forgetting=forgetting)
    await party.bot.start()
    party.closed = False


AROUND = {"a send": sends, "an edit": edits, "a callback": callbacks}
MOMENTS = (
    Moment("at any moment", partial(_while_people_play, _any)),
    Moment("before a commit", partial(_while_people_play, _before_a_commit)),
    Moment("after a commit", partial(_while_people_play, _after_a_commit)),
    *(
        Moment(f"{when.value} {what}", partial(_while_people_play, _over(concerns, when)))
        for what, concerns in AROUND.items()
        for when in When
    ),
    *(Moment(f"{when.value} a poll", partial(_over_polls, when)) for when in When),
)
