"""Whatever is forged, filled in or typed, it is answered in words, and nothing breaks of it."""

from __future__ import annotations

from collections import Counter
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests import tally
from tests.bot.club import Club
from tests.bot.deeds import COMMAND, Deed, filled_in, forged
from tests.bot.fixtures import ErrorLog
from tests.bot.malformed import Forger, Malformed
from tests.bot.monkey.monkey import PEOPLE, Monkey
from tests.bot.monkey.sight import Sight
from tests.bot.monkey.truths import Truths
from tests.bot.player import Player, Reply
from tests.bot.running import begin
from tests.games.shazamm.play.duels import nothing_changes, refused
from tests.guests import offered_by_the_bot
from tests.laws.cases import drawn_case
from tests.sampled import every_other
from tests.soak.pieces import in_pieces
from tests.tally import Tally

FEW = 20
SOAKED, PIECE = 5_000, 250
"""Malformed inputs in each game; 20,000 in all."""
ROUND = 50
"""Inputs after which a match is begun anew: one of them may have ended it."""
AT_ONCE = 5
ACTS = 4
"""What a monkey does in a match before anything malformed comes."""
KINDS = ("presses", "choices", "forms", "commands", "suggestions")


class Sent:
    """Malformed inputs that a club is sent in rounds, and how many of each kind it was sent."""

    def __init__(self, folder: Path, log: ErrorLog) -> None:
        self.counts = Counter[str](dict.fromkeys(("inputs", *KINDS), 0))
        self._folder, self._log, self._rounds = folder, log, count()

    async def inputs(self, game: str, seed: str, many: int) -> None:
        """Send so many in a match of a game, and look whether all is well after each few."""
        folder = self._folder / f"{next(self._rounds)}"
        folder.mkdir()
        async with Club(folder, PEOPLE) as club:
            await Monkey(club, seed, drawn_case(game, seed), self._log.check).play(range(ACTS))
            club.forged = True
            forger, truths = Forger(club, seed), Truths(Sight(club), self._log.check)
            for first in range(0, many, AT_ONCE):
                some = [forger.next() for _ in range(min(AT_ONCE, many - first))]
                try:
                    replies = await club.at_once(*(one.deed for one in some))
                    for one, reply in zip(some, replies, strict=True):
                        self._must_be_answered(truths, one, reply)
                    await truths.hold()
                except BaseException as error:
                    error.add_note(f"{seed}: " + "\n".join(one.told for one in some))
                    raise
                forger.opened(replies)

    def _must_be_answered(self, truths: Truths, one: Malformed, reply: Reply) -> None:
        self.counts["inputs"] += 1
        self.counts[one.kind] += 1
        truths.answered(reply)


@pytest.mark.parametrize("game", every_other(offered_by_the_bot()))
async def test_what_is_malformed_is_answered(
    tmp_path: Path, error_log: ErrorLog, game: str
) -> None:
    sent = Sent(tmp_path, error_log)
    await sent.inputs(game, f"{game} malformed", FEW)
    assert sent.counts["inputs"] == FEW


@pytest.mark.soak
@in_pieces(SOAKED, PIECE)
@pytest.mark.parametrize("game", offered_by_the_bot())
async def test_twenty_thousand_malformed_inputs_are_answered(
    tmp_path: Path, error_log: ErrorLog, game: str, numbers: range, record_property: Any
) -> None:
    sent = Sent(tmp_path, error_log)
    for first in range(numbers.start, numbers.stop, ROUND):
        await sent.inputs(game, f"{game} {first}", min(ROUND, numbers.stop - first))
    row = Tally("malformed inputs", game, dict(sent.counts), {})
    record_property(tally.PROPERTY, msgspec.to_builtins(row))


async def test_orders_of_a_game_that_has_none_are_refused(club: Club, alice: Player) -> None:
    await begin(club, "rebelmoon")
    member, board = alice.person.member, club.messages[-1]
    async with nothing_changes(club):
        (reply,) = await club.at_once(forged(member, board, "b:1:-1:orders:"))
    refused(reply, "has no standing orders")


async def test_half_a_character_makes_no_custom_id(club: Club, alice: Player) -> None:
    """No form can be opened again by it, nor be told of."""
    await begin(club, "shazamm")
    member, custom_id = alice.person.member, "b:1:1:cast:=\ud800"
    deed = filled_in(member, club.channel.id, custom_id, {"bet": "much"})
    async with nothing_changes(club):
        (reply,) = await club.at_once(deed)
    refused(reply, "I do not know this button any more")


async def test_half_a_character_is_no_choice(club: Club, alice: Player) -> None:
    number = await begin(club, "rebelmoon")
    for player in (alice, club["bob"]):
        await player.press("pass")
    member, board = alice.person.member, club.messages[-1]
    custom_id = f"b:{number}:-1:fly:#upgrade"
    async with nothing_changes(club):
        (reply,) = await club.at_once(forged(member, board, custom_id, "left/\udfff"))
    refused(reply, "I do not know this button any more")


@pytest.mark.parametrize(
    ("command", "options", "odd"),
    [
        ("language", {"language": (3, "elvish"), "whom": (3, "me")}, "elvish"),
        ("language", {"language": (3, "es"), "whom": (3, "elves")}, "elves"),
        ("block", {"person": (6, "4711")}, "4711"),
    ],
)
async def test_what_an_option_never_offered_is_refused(
    club: Club, alice: Player, command: str, options: dict[str, tuple[int, str]], odd: str
) -> None:
    """Discord lets nobody choose it, unless it was offered when the list was fetched."""
    visible = club.env.backend.visible_commands(user_id=alice.id, channel_id=club.channel.id)
    (number,) = [one["id"] for one in visible if one["name"] == command]
    typed = [{"name": name, "type": kind, "value": v} for name, (kind, v) in options.items()]
    data = {"id": number, "name": command, "type": 1, "options": typed}
    (reply,) = await club.at_once(Deed(alice.person.member, COMMAND, club.channel.id, data))
    refused(reply, f"“{odd}” is not possible there")
