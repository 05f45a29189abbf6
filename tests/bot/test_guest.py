"""An open game, the smallest there is: laid beside the others, played by panel and by command."""

from __future__ import annotations

import subprocess
import sys
from io import BytesIO

import pytest
from PIL import Image

import engines
from cogs.panels.game import offered
from tests.bot.club import Club
from tests.bot.player import Player
from tests.bot.running import begin
from tests.guests import GUEST, ROOT, offered_by_the_bot

MOST_FILES, MOST_LINES = 12, 305
COMMANDS = (("alice", 3, 5), ("bob", 1, 1))
"""Who takes from which heap how many by command, of what is left by panels."""


async def test_an_open_game_is_played_to_its_end(club: Club, alice: Player, bob: Player) -> None:
    """By panel and by command, in English and in Spanish; there is a board, and no hand."""
    await begin(club, "nim")
    assert "The heaps hold 1, 3, 5 and 7 matches." in club.messages[-1].text
    assert club.messages[-1].alt_texts == ("Heaps of matches: 1, 3, 5 and 7.",)
    assert alice.dms[-1].alt_texts == ("Heaps of matches: 1, 3, 5 and 7.",)
    assert bob.dms[-1].alt_texts == ("Montones de cerillas: 1, 3, 5 y 7.",)
    assert bob.dms[-1].control("take") is None
    panel = (await alice.press("act", on=club.messages[-1])).messages[0]
    assert len(panel.pictures) == 1
    await alice.press("Heap 4", on=panel)
    await alice.choose("How many matches?", "4/7", on=club.look_up(panel.channel_id, panel.id))
    assert "**Alice** takes 7 from heap 4." in club.messages[-1].text
    await bob.press("Montón 2", on=bob.dms[-1])
    await bob.press("✓ Montón 2", on=bob.dms[-1])
    await bob.press("3 cerillas", on=bob.dms[-1])
    assert "**Bob** takes 3 from heap 2." in club.messages[-1].text
    for player, heap, count in COMMANDS:
        offered = await club[player].suggestions("nim take", "how-many", "", heap=heap)
        assert count in offered
        assert (await club[player].slash("nim take", heap=heap, **{"how-many": count})).private
    assert "**Bob** took the last match." in club.messages[-2].text
    assert "Alice" in club.messages[-2].text.split("took the last match.")[1]


async def test_an_open_game_is_played_in_lines(club: Club, alice: Player, bob: Player) -> None:
    """Alice types English and takes what is suggested, Bob types Spanish."""
    await begin(club, "nim")
    assert "take 4 2" in await alice.suggestions("nim do", "line", "take 4 ")
    assert (await alice.slash("nim do", line="take 4 2 [2 matches]")).private
    assert "**Alice** takes 2 from heap 4." in club.messages[-1].text
    reply = await bob.slash("nim do", line="montón 9")
    assert reply.private
    assert "«montón 9» no se entiende aquí." in reply.text
    assert (await bob.slash("nim do", line="Montón 3 > 5")).private
    assert "**Bob** takes 5 from heap 3." in club.messages[-1].text


async def test_what_cannot_be_is_refused_in_words(club: Club, bob: Player) -> None:
    await begin(club, "nim", ("bob", "alice"))
    said = "Ese montón no tiene tantas cerillas"
    for heap, count, why in (
        (1, 2, said),
        (5, 1, "No he podido leer"),
        (-1, 1, "No he podido leer"),
    ):
        reply = await bob.slash("nim take", heap=heap, **{"how-many": count})
        assert why in reply.text
        assert reply.private


async def test_the_board_is_a_picture(club: Club) -> None:
    await begin(club, "nim")
    with Image.open(BytesIO(club.messages[-1].pictures[0])) as drawn:
        assert drawn.size == (1200, 600)
        assert len(drawn.convert("RGB").getcolors(1 << 20) or ()) > 3


def test_the_guest_is_small() -> None:
    """Whoever adds a game sees here how little there is to say."""
    files = [p for p in GUEST.rglob("*") if p.is_file() and "__pycache__" not in p.parts]
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files)
    assert len(files) <= MOST_FILES
    assert lines <= MOST_LINES


def test_the_guest_is_found_by_tests_and_by_nobody_else() -> None:
    assert set(engines.keys()) - set(offered_by_the_bot()) == {"nim"}
    assert set(offered()) - set(offered_by_the_bot()) == {"nim"}


@pytest.mark.parametrize("module", ["bot", "offline.__main__"])
def test_the_bot_does_not_offer_the_guest(module: str) -> None:
    """As it is started to run, and to be played in a browser."""
    asked = f"import {module}, engines; from cogs.panels.game import offered; print(*offered())"
    command = [sys.executable, "-c", f"{asked}; assert offered() == engines.keys()"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert tuple(told.stdout.split()) == offered_by_the_bot() != ()
