"""What must be true whatever anybody does: all is delivered, and whoever is asked can answer."""

from __future__ import annotations

from collections.abc import Callable

from cogs.panels.ids import parse
from cogs.words.strings import LOCALES, speaker
from engines.core import text
from store import Match
from tables.notice import BOARD, hand
from tests.bot.deeds import forged
from tests.bot.monkey.sight import Sight
from tests.bot.player import Player, Reply
from tests.games.shazamm.play.duels import rows

LONG = 10_000
"""How often a computer may think before it thinks for ever."""


class Truths:
    """What is looked at after each act. `listen` raises what was logged."""

    def __init__(self, sight: Sight, listen: Callable[[], None]) -> None:
        self._sight, self._listen = sight, listen
        self._club = sight.club
        excuses = ("reply-broken", "reply-made", "reply-unsure")
        self._sorry = {speaker(locale)(text(key)) for locale in LOCALES for key in excuses}
        self._passed = {speaker(locale)(text("refusal-stale")) for locale in LOCALES}

    def answered(self, reply: Reply) -> None:
        """Check that the bot answered, and had nothing to be sorry for."""
        self._listen()
        assert reply.acknowledged, "nobody answered"
        said = set(reply.text.split("\n"))
        assert not self._sorry & said, "the bot apologised"
        shown = any(message.pictures for message in reply.messages)
        assert shown or not self._passed & said, "what stands now is announced, and not shown"

    async def hold(self) -> None:
        """Check that all was delivered, and that whoever is asked can answer."""
        await self._at_rest()
        self._listen()
        async for match, player in self._sight.asked():
            await self._can_answer(match, player)

    async def _at_rest(self) -> None:
        """Wait until no computer thinks and everything was delivered.

        Who is asked in truth: the public waits for all that were, until the last has answered.
        """
        tables = self._club.bot.services.tables
        for _ in range(LONG):
            await self._club.rest()
            matches = await self._sight.running()
            there = [await tables.live.position(match.id) for match in matches]
            seats = [one.seats[seat] for one in there for seat in one.asked]
            if rows(self._club, "SELECT count(*) FROM outbox") == [(0,)] and not any(
                row.level is not None or row.sat_in_at is not None for row in seats
            ):
                return
        raise AssertionError("a computer thinks, or something is delivered, without end")

    async def _can_answer(self, match: Match, player: Player) -> None:
        """Check that the hand a person was sent, or the channel's button, offers the question."""
        store = self._club.store
        scene = await self._club.bot.services.tables.scene_for(match.id, player.id)
        assert scene.legal, f"{player.name} is asked and may not act"
        assert scene.seat is not None
        sent = await store.outbox.message(match.id, hand(scene.seat))
        if sent and any(knob.asks(match.id, scene.question) for knob in self._sight.on(sent)):
            return
        board = await store.outbox.message(match.id, BOARD)
        assert board is not None, "no board stands"
        act = [knob for knob in self._sight.on(board) if knob.verb == "act"]
        assert act, f"{player.name} finds nothing to press"
        deed = forged(player.person.member, act[0].message, act[0].raw["custom_id"])
        (reply,) = await self._club.at_once(deed)
        self.answered(reply)
        offered = [c.custom_id for m in reply.messages for c in m.controls]
        offered += [reply.form.custom_id] if reply.form else []
        named = [parse(name) for name in offered]
        assert any(c and (c.match, c.question) == (match.id, scene.question) for c in named), (
            f"{player.name} is asked question {scene.question}, and offered {offered}"
        )
