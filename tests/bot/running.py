"""Matches that tests play in Discord: how they begin, and how they are driven by commands."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

import simcord

from tests.bot.club import Club
from tests.bot.lobbies import sets
from tests.bot.player import Player, Reply
from tests.games.shazamm.play.duels import has_boards, last_match, rows
from tests.tables.house import put

State = TypeVar("State")
LOOKING_BACK = ("export", "log", "replay", "review")
"""The commands that may name any match, and without a number mean the last of their place."""
LONG = 10_000
"""Looks at a match after which something is stuck; it is far fewer in fact."""


async def begin(
    club: Club,
    game: str,
    names: tuple[str, ...] = ("alice", "bob"),
    place: simcord.ChannelHandle | None = None,
    board: str = "turn",
    **options: str,
) -> int:
    """Let people begin a match of a game, the first on seat 0, and return its number.

    It has a board each turn unless said otherwise, so that what was told can be read afterwards.
    """
    host, *guests = (club[name] for name in names)
    where = place or club.channel
    await host.slash("play", where, game=game)
    await has_boards(club, last_match(club), board)
    for field, value in options.items():
        await sets(host, field, value, on=club.messages_in(where)[-1])
    for guest in guests:
        await guest.press("join", on=club.messages_in(where)[-1])
    await host.press("start", on=club.messages_in(where)[-1])
    return last_match(club)


class Running(Generic[State]):
    """A running match, driven by commands in its channel. `game` is its key and its command."""

    game: ClassVar[str]

    def __init__(
        self,
        club: Club,
        number: int,
        names: tuple[str, ...] = ("alice", "bob"),
        place: simcord.ChannelHandle | None = None,
    ) -> None:
        self.club = club
        self.number = number
        self.players = tuple(club[name] for name in names)
        self.place = place or club.channel

    async def does(self, player: Player, command: str, **options: Any) -> Reply:
        """Let a player type one of the game's commands."""
        return await player.slash(f"{self.game} {command}", self.place, **options)

    async def suggestions(
        self, player: Player, command: str, option: str, typed: str = "", **filled: Any
    ) -> dict[Any, str]:
        """Return what autocomplete offers a player in this match."""
        command = f"{self.game} {command}"
        return await player.suggestions(command, option, typed, self.place, **filled)

    async def state(self) -> State:
        """Return the position as the rules see it."""
        return (await self.club.bot.services.tables.live.position(self.number)).state

    async def stand(self, state: State) -> None:
        """Let the match stand at a position that a test has laid out."""
        await put(self.club.store, self.club.bot.services.tables, self.number, state)

    async def told(self) -> State:
        """Return the position once no computer thinks and everything was delivered."""
        for _ in range(LONG):
            await self.club.rest()
            scene = await self.club.bot.services.tables.scene(self.number, None)
            thinking = any(scene.seats[seat].level is not None for seat in scene.asked)
            if not thinking and rows(self.club, "SELECT count(*) FROM outbox") == [(0,)]:
                return await self.state()
        raise AssertionError("a computer thinks, or something is delivered, without end")
