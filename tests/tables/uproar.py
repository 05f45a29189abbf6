"""Matches of Mag·Blast that end with sounds to vote on."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Dice
from engines.magblast.model import Fire
from store import Changes, Deadline, Message
from tables import Poll
from tables.lobby import Guest, Place
from tables.tables import By
from tables.votes.ballots import BALLOT, GRACE, VOTING, Question
from tests.tables.house import ALICE, BOB, Hall

GUILD, CHANNEL = 5, 7


async def begun(house: Hall, channel: int = CHANNEL) -> int:
    """Let Alice and Bob begin a match, the same each time, and return its id."""
    lobby = house.tables.lobby
    match_id = await lobby.open(
        "magblast", Guest(ALICE, "Alice", channel), Place(GUILD, channel, "en")
    )
    await house.store.commit(Changes().update_match(match_id, seed="the same"))
    await lobby.join(match_id, Guest(BOB, "B*o*b", channel))
    await house.start(match_id, ALICE)
    return match_id


async def noisy(house: Hall, sounds: int = 6) -> int:
    """Play a match in which whoever can fire does, until so many different sounds were made."""
    match_id, dice = await begun(house), Dice("moves", 1)
    while len({sound.words for sound in await house.store.sounds.heard(match_id)}) < sounds:
        position = await house.position(match_id)
        seat = min(position.asked)
        actions = list(position.engine.legal_actions(position.state, seat))
        shots = [action for action in actions if isinstance(action, Fire)]
        action = dice.choice(shots or actions)
        if isinstance(action, Fire):
            long, more = position.ply % 80 + 1, position.ply // 80 + 1
            action = replace(action, sound=f"B{'o' * long}{'m' * more}!")
        await house.tables.play.submit(match_id, By(position.seats[seat].user_id), action)
    return match_id


async def ended(house: Hall, sounds: int = 6) -> int:
    """Let such a match end because Bob gives up, and everything be delivered."""
    match_id = await noisy(house, sounds)
    await house.tables.play.resign(match_id, By(BOB))
    house.clock.seconds += 5
    await house.tables.tick()
    await house.settle()
    return match_id


async def poll_of(house: Hall, match_id: int, question: Question) -> Message:
    """Return the message in which a question is asked."""
    message = await house.store.outbox.message(match_id, question.surface)
    assert message is not None
    return message


async def voted(house: Hall, match_id: int, question: Question, *votes: int) -> None:
    """Let a question be a poll with these votes."""
    message = await poll_of(house, match_id, question)
    house.office.polls[message.message_id] = Poll(votes, final=True)


async def later(house: Hall, seconds: float = VOTING + GRACE) -> None:
    """Let time pass, and what is due happen."""
    house.clock.seconds += seconds
    await house.tables.tick()
    await house.settle()


async def ballot(house: Hall, match_id: int) -> Deadline | None:
    """Return the deadline at which the votes are read, if it still stands."""
    deadlines = await house.store.deadlines.of_match(match_id)
    return next((deadline for deadline in deadlines if deadline.kind == BALLOT), None)
