"""What the monkey finds: controls, commands, and who is asked."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping
from typing import Any, NamedTuple

import simcord
from simcord.interactions import command_leaves

from cogs.panels.ids import parse
from offline import simcord_inside
from store import Match, Status
from tests.bot.club import Club
from tests.bot.command_limits import CHAT
from tests.bot.limits import walk
from tests.bot.player import Player
from tests.bot.seen import Seen, seen
from tests.games.shazamm.play.duels import rows

LOOK_BACK = 12
"""How many messages of a place the monkey looks at: those further up are like them."""
NO_ANSWERS = {"orders", "resign"}
"""Verbs of controls that are bound to a question and do not answer it."""
Json = Mapping[str, Any]


class Knob(NamedTuple):
    """A control on a message, with what simcord knows of it."""

    message: Seen
    raw: Json

    @property
    def verb(self) -> str:
        known = parse(self.raw["custom_id"])
        return known.verb if known else ""

    def asks(self, match: int, question: int) -> bool:
        """Tell whether it belongs to this question of this match."""
        known = parse(self.raw["custom_id"])
        return (
            known is not None
            and (known.match, known.question) == (match, question)
            and known.verb not in NO_ANSWERS
        )


class Sight:
    """What there is to be seen in a club."""

    def __init__(self, club: Club) -> None:
        self.club = club

    def places(self, player: Player) -> list[simcord.ChannelHandle]:
        return [self.club.channel, *self.club.threads, player.person.dm]

    def viewer(self, player: Player, where: Seen | int) -> Any:
        channel = where if isinstance(where, int) else where.channel_id
        return player.person.user if channel == player.person.dm.id else player.person.member

    def knobs(self, player: Player) -> list[Knob]:
        """Return all that a person can press now, wherever it stands, the oldest first."""
        found: list[Knob] = []
        for place in self.places(player):
            viewer = self.viewer(player, place.id)
            for record in simcord_inside.messages(self.club.env, place, viewer)[-LOOK_BACK:]:
                found += self._on(record)
        return sorted(found, key=lambda knob: knob.message.id)

    def on(self, sent: Any) -> list[Knob]:
        """Return the controls of a message that delivery keeps."""
        record = self.club.env.backend.messages.get(sent.channel_id, {}).get(sent.message_id)
        return [] if record is None else list(self._on(record))

    def _on(self, record: Any) -> Iterator[Knob]:
        raws = [raw for raw in walk(record.components) if raw.get("custom_id")]
        if raws:
            shown = seen(self.club.env, record)
            yield from (Knob(shown, raw) for raw in raws)

    def commands(self, player: Player, place: simcord.ChannelHandle) -> list[tuple[str, Json]]:
        visible = self.club.env.backend.visible_commands(user_id=player.id, channel_id=place.id)
        typed = (command for command in visible if command.get("type", CHAT) == CHAT)
        leaves = (leaf for command in typed for leaf in command_leaves(command))
        return sorted((" ".join(path), leaf) for path, leaf in leaves)

    async def running(self) -> list[Match]:
        """Return the matches that are being played."""
        found = rows(self.club, "SELECT id FROM match WHERE status = 'playing' ORDER BY id")
        matches = [await self.club.store.match(number) for (number,) in found]
        return [m for m in matches if m is not None and m.status is Status.PLAYING]

    async def asked(self) -> AsyncIterator[tuple[Match, Player]]:
        """Yield every person who is asked, with the match that asks."""
        tables = self.club.bot.services.tables
        for match in await self.running():
            assert not match.paused, f"match {match.id} is paused"
            position = await tables.live.position(match.id)
            for seat in sorted(position.asked):
                row = position.seats[seat]
                player = next((p for p in self.club.players.values() if p.id == row.user_id), None)
                if player is not None:
                    yield match, player
