"""What people are asked to agree to, of every kind, and the buttons that they agree by."""

from __future__ import annotations

from cogs.panels.agreeing import AGREE_DRAW, AGREE_OFF, AGREE_REST
from cogs.panels.taking_back import AGREE, ASK
from tests.bot.club import Club
from tests.bot.player import Player
from tests.bot.seen import Seen
from tests.games.shazamm.play.duels import cast

VERBS = {"draw": AGREE_DRAW, "pause": AGREE_REST, "cancel": AGREE_OFF, "undo": AGREE}
"""What agrees, by the command that asks."""
_ASKS = {"draw": "draw-ask", "cancel": "off-ask", "undo": ASK}


async def asks(kind: str, player: Player, **options: int) -> None:
    """Let somebody ask all others, in the channel of their match."""
    if kind == "pause":
        await player.slash("pause", **(options or {"days": 3}))
        return
    (choice,) = (await player.slash(kind)).messages
    await player.press(_ASKS[kind], on=choice)


async def asks_in(kind: str, player: Player) -> str:
    """Let somebody ask all others from their direct messages; return what they are told."""
    if kind == "pause":
        return (await player.slash("pause", player.person.dm, days=3)).text
    (choice,) = (await player.slash(kind, player.person.dm)).messages
    await player.press(_ASKS[kind], on=choice)
    return player.now(choice).text


def with_button(messages: list[Seen], kind: str | None = None) -> list[Seen]:
    """Return the messages that have a button to agree, to one kind or to any."""
    verbs = VERBS.values() if kind is None else (VERBS[kind],)
    return [message for message in messages if any(map(message.control, verbs))]


def everywhere(club: Club, *players: Player) -> list[Seen]:
    """Return all that stands in the channel, and in the direct messages of some."""
    return [*club.messages, *(message for player in players for message in player.dms)]


async def opens_bets(alice: Player, bob: Player, *, away: bool = False) -> None:
    """Let both bet, Alice last, so that she could take it back if Bob agrees."""
    await (cast(bob, 4, place=bob.person.dm) if away else cast(bob, 4))
    await cast(alice, 3)
