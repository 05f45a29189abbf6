"""Positions of Mag·Blast with sounds to be made, and what is heard in the channel."""

from __future__ import annotations

import re
from typing import Any

import simcord
from msgspec.structs import replace
from simcord.backend.errors import BackendError

from engines.core import encode
from engines.magblast.cards import Flagship
from engines.magblast.model import Fire
from engines.magblast.state import State
from offline import simcord_inside
from store import Changes, Snapshot
from tables.votes.ballots import Question
from tests.bot.club import Club
from tests.bot.player import Player
from tests.bot.seen import Seen
from tests.games.magblast.positions import side, table
from tests.games.shazamm.play.duels import last_match

SILENT = Fire("laser-blast", "scout-dink", "cruiser-tash", None)


def guns(*others: tuple[str, ...], skirmish: bool = False) -> State:
    """Return a position in which the first fires and the second has a cruiser in range.

    `others` are the ships of more players, in their yellow zones.
    """
    return table(
        side(
            Flagship.FREEP,
            yellow=("scout-dink", "scout-plutt", "carrier-woden"),
            hand=("laser-blast", "laser-blast", "fighter-star", "strategic-allocation"),
        ),
        side(yellow=("cruiser-tash",)),
        *(side(yellow=ships) for ships in others),
        skirmish=skirmish,
    )


def with_fallen(seat: int) -> State:
    """Return a position of three players in which one is out."""
    state = guns(("carrier-eroll",))
    fleets = list(state.fleets)
    fleets[seat] = replace(fleets[seat], alive=False, ships=())
    return replace(state, fleets=tuple(fleets), fallen=(seat,))


async def begun(club: Club, state: State, names: tuple[str, ...] = ("alice", "bob")) -> int:
    """Let people begin a match that stands as `state`, and return its number."""
    host, *guests = (club[name] for name in names)
    await host.slash("play", game="magblast")
    for guest in guests:
        await guest.press("join", on=club.messages[-1])
    await host.press("start", on=club.messages[-1])
    match_id = last_match(club)
    await club.store.commit(Changes().snapshot(Snapshot(match_id, 0, encode(state))))
    await club.bot.services.tables.live.forget(match_id)
    return match_id


async def state_of(club: Club, match_id: int) -> State:
    """Return the position as the rules see it."""
    return (await club.bot.services.tables.live.position(match_id)).state


async def waiting(club: Club, *others: tuple[str, ...], names: tuple[str, ...]) -> int:
    """Begin a match in which the first has fired, and the shot waits for its sound."""
    match_id = await begun(club, guns(*others), names)
    await club[names[0]].slash(
        "magblast fire", ship="scout-dink", target="cruiser-tash", card="laser-blast"
    )
    assert (await state_of(club, match_id)).shot is not None
    return match_id


async def heard(club: Club, match_id: int) -> list[str]:
    """Return the sounds that were made in a match, in order."""
    sounds = await club.store.sounds.heard(match_id)
    return [sound.words for sound in sounds if not sound.damage]


async def exchange(club: Club, names: tuple[str, ...], *words: str) -> None:
    """Let the first player fire, once for each sound, and the others let it pass."""
    match_id = last_match(club)
    for ship, sound in zip(("scout-dink", "scout-plutt"), words, strict=False):
        shot = {"ship": ship, "target": "cruiser-tash", "card": "laser-blast", "sound": sound}
        await club[names[0]].slash("magblast fire", **shot)
        while (await state_of(club, match_id)).stack:
            position = await club.bot.services.tables.live.position(match_id)
            answering = club[names[min(position.asked)]]
            await answering.slash("magblast respond", answer="pass")


async def reply(club: Club, player: Player, message: Seen, words: str) -> None:
    """Let a player reply to a message, with a ping, as Discord does unless told otherwise."""
    await player.person.member.send(club.channel, words, reply_to=club.record(message))
    club.check()


def reactions(club: Club, message: Seen) -> list[str]:
    """Return the emoji with which people or the bot have reacted."""
    record = club.env.backend.get_message(message.channel_id, message.id)
    return [reaction.emoji for reaction in record.reactions]


def polls(club: Club) -> dict[Question, simcord.ResponseMessage]:
    """Return the polls of the channel by what they ask."""
    found = [m for m in club.env.backend.messages[club.channel.id].values() if m.poll]
    assert len(found) <= len(Question), "a poll stands there twice"
    return {
        question: simcord.ResponseMessage(club.env, record)
        for question, record in zip(Question, sorted(found, key=lambda m: m.id), strict=False)
    }


def poll(club: Club, question: Question) -> Any:
    """Return simcord's record of a poll."""
    return club.env.backend.get_message(club.channel.id, polls(club)[question].id).poll


def answers(club: Club, question: Question) -> list[str]:
    """Return what one may choose in a poll."""
    return [words_of(answer.text) for answer in poll(club, question).answers]


def words_of(label: str) -> str:
    """Return a sound without what it did, as a poll or a menu tells it."""
    return re.sub(r" −\d+( 💥+)?$", "", label)


def mention(club: Club) -> str:
    """Return what mentions the bot."""
    return f"<@{club.env.backend.bot_user.id}>"


async def over(club: Club, *words: str, names: tuple[str, ...] = ("alice", "bob")) -> int:
    """Let a match end in which the first made these sounds; everything is delivered."""
    match_id = await begun(club, guns(), names)
    await exchange(club, names, *words)
    loser = club[names[1]]
    await loser.slash("resign")
    await loser.press("resign")
    await club.advance(seconds=10)
    return match_id


async def vote(club: Club, question: Question, answer: int, *voters: Player) -> None:
    """Let people vote in a poll."""
    for voter in voters:
        await voter.person.member.vote(polls(club)[question], answer=answer)
    club.check()


def refuse_polls(club: Club) -> None:
    """Let Discord take no poll here, whatever the bot may do."""
    hear = club.trouble.before

    def before(request: simcord_inside.Request) -> None:
        hear(request)
        if isinstance(request.json, dict) and request.json.get("poll"):
            raise BackendError(400, 50035, "as the test wants it")

    club.trouble.before = before
