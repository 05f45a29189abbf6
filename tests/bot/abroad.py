"""Another server, and a match with somebody of it."""

from __future__ import annotations

from tests.bot.club import Club
from tests.bot.player import Player, Reply
from tests.bot.seen import Seen


class Elsewhere:
    """Another server, whose owner Bob is; he is in the club's no more."""

    def __init__(self, club: Club, bob: Player) -> None:
        self._club = club
        guild = club.env.create_guild("Elsewhere", owner=bob.person.user)
        self.channel = guild.create_text_channel("here")
        self.member = guild.add_member(bob.person.user)
        club.env.backend.remove_member(club.world.guild.id, bob.id)

    async def slash(self, command: str, **options: object) -> Reply:
        return Reply(self._club, await self.member.slash(self.channel, command, **options))

    async def press(self, what: str, on: Seen) -> None:
        control = on.control(what)
        assert control is not None
        await self.member.click(self._club.record(on), custom_id=control.custom_id)


async def abroad(club: Club, alice: Player, bob: Player) -> Elsewhere:
    """Let a match begin of Alice here and Bob in another server, and return that."""
    there = Elsewhere(club, bob)
    club.promote(alice, manage_guild=True)
    (shown,) = (await alice.slash("server others")).messages
    await alice.press("let-in", on=shown)
    (shown,) = (await there.slash("server others")).messages
    await there.press("let-in", shown)
    await alice.slash("seek", game="shazamm", abroad=True)
    await there.slash("seek", game="shazamm", abroad=True)
    await club.rest()
    await bob.press("found-yes", on=bob.dms[-1])
    await alice.press("found-yes", on=club.messages[-1])
    return there
