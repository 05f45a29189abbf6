"""What a private answer says of buttons holds for a reader whose language the channel has not."""

from __future__ import annotations

import re

import pytest

from cogs.words.strings import LOCALES, speaker
from engines.core import text
from tests.bot.club import Club
from tests.bot.player import Player
from tests.games.shazamm.play.duels import lobby

BUTTONS = ("button-join", "button-start", "button-hand", "button-act")


@pytest.mark.parametrize(("host", "said"), [("alice", "Too few"), ("bob", "Faltan jugadores")])
async def test_who_begins_too_early_reads_of_no_button_that_stands_nowhere(
    club: Club, host: str, said: str
) -> None:
    """Alice reads English, Bob Spanish; the lobby of the server is in English for both."""
    await lobby(club[host])
    answer = await club[host].press("start")
    assert said in answer.text
    shown = club.messages[-1]
    assert shown.control("start") is not None
    assert _named(answer.text) <= _named(shown.text)


@pytest.mark.parametrize("name", ["alice", "bob"])
async def test_help_names_no_button_of_a_channel(club: Club, name: str) -> None:
    player: Player = club[name]
    assert not _named((await player.slash("help")).text)


def _named(words: str) -> set[str]:
    """Return what of the labels of public buttons stands in italics, in any language."""
    labels = {speaker(locale)(text(key)) for locale in LOCALES for key in BUTTONS}
    return labels & set(re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", words))
