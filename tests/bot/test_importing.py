"""/import: a file is taken, looked through, played on from, and let go; by its owner alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.club import Club
from tests.bot.deeds import forged
from tests.bot.player import Player, Reply
from tests.bot.seen import Seen
from tests.games.shazamm.play.duels import (
    begun,
    last_match,
    nothing_changes,
    play_quickly,
    refused,
    rows,
)

EARLIER = Path(__file__).parents[1] / "earlier" / "rules_2"
ON = {"play-on": True}
FILE = ("match.json", (EARLIER / "shazamm.json").read_bytes())


def private(reply: Reply) -> Seen:
    assert reply.private, reply.text
    (message,) = reply.messages
    return message


@pytest.mark.parametrize(
    ("name", "head", "step", "heard", "choice", "mark", "none"),
    [
        ("alice", "brought along by you, unrated", "Step 0 of", "page 2 of 2", "Play as Player 2",
         "Taken from match 1", "You have brought along no match"),
        ("bob", "la has traído tú, no puntúa", "Paso 0 de", "página 2 de 2", "Jugar como Jugador 2",
         "Taken from match 1", "No has traído ninguna partida"),
    ],
)  # fmt: skip
async def test_a_file_is_taken_looked_through_played_on_from_and_let_go(
    club: Club, name: str, head: str, step: str, heard: str, choice: str, mark: str, none: str
) -> None:
    player = club[name]
    card = private(await player.slash("import", file=FILE))
    assert head in card.text
    assert not club.messages
    await club.restart()
    assert step in private(await player.press("replay", on=card)).text
    await player.press("news", on=card)
    assert heard in player.now(card).text
    place = player.person.dm  # it is seen from anywhere
    assert step in private(await player.slash("replay", place, match=1)).text
    assert heard in (await player.slash("log", match=1)).text
    exported = private(await player.slash("export", match=1))
    assert b'"seed"' in exported.pictures[0]
    page = private(await player.slash("replay", match=1, step=3, **ON))
    await player.press(choice, on=page)
    assert mark in club.messages[-1].text
    assert last_match(club) == 2
    listed = private(await player.slash("import"))
    await player.choose("import-open", "1", on=listed)
    assert head in player.now(listed).text
    await player.press("import-drop", on=player.now(listed))
    assert none in player.now(listed).text
    assert rows(club, "SELECT id FROM match") == [(2,)]


@pytest.mark.parametrize(
    ("name", "nothing", "other", "large"),
    [
        ("alice", "This is no file of a match", "another version of the program", "no more than 4"),
        ("bob", "Esto no es un archivo de una partida", "otra versión del programa", "de 4 MB"),
    ],
)
async def test_what_is_no_file_of_a_match_is_refused_in_ones_own_language(
    club: Club, name: str, nothing: str, other: str, large: str
) -> None:
    player = club[name]
    async with nothing_changes(club):
        refused(await player.slash("import", file=("x.png", b"\x89PNG")), nothing)
        refused(await player.slash("import", file=("x.json", b'{"format":9}')), other)
        refused(await player.slash("import", file=("x.json", b" " * 4_000_001)), large)


async def test_a_file_that_discord_does_not_give_is_asked_for_again(
    club: Club, alice: Player, bob: Player
) -> None:
    club.env.backend.cdn.get = lambda url: None
    async with nothing_changes(club):
        refused(await alice.slash("import", file=FILE), "Discord did not give me the file")
        refused(await bob.slash("import", file=FILE), "Discord no me entregó el archivo")


@pytest.mark.club("alice", "bob", "carol")
async def test_nobody_else_sees_it_and_the_channel_keeps_its_own_match(
    club: Club, alice: Player, bob: Player
) -> None:
    own = await begun(club)
    await play_quickly(club)
    end = club.messages[-1]
    await alice.slash("import", file=FILE)
    number = last_match(club)
    async with nothing_changes(club):
        page = private(await alice.slash("replay"))
        assert page.controls[0].custom_id.startswith(f"b:{own}:")
        for command in ("replay", "log", "export"):
            refused(
                await club["carol"].slash(command, match=number),
                "in the channel where it was played",
            )
            refused(await bob.slash(command, match=number), "en el canal donde se jugó")
        for control in ("replay:", "news:", "import-drop:", "take-up:1", "take-up-seat:1.0.easy"):
            custom_id = f"b:{number}:-1:{control}"
            (reply,) = await club.at_once(forged(bob.person.member, end, custom_id))
            assert reply.private
        custom_id = "b:0:-1:import-open:"
        (reply,) = await club.at_once(forged(bob.person.member, end, custom_id, str(number)))
        refused(reply, "no existe")
        for control in ("board-again:", "hand:", "again:", "resign:", "act:", "cancel:"):
            custom_id = f"b:{number}:-1:{control}"
            (reply,) = await club.at_once(forged(alice.person.member, end, custom_id))
            assert reply.private
    assert rows(club, "SELECT count(*) FROM match") == [(2,)]


async def test_privacy_tells_of_it_and_deletes_it(club: Club, alice: Player, bob: Player) -> None:
    await alice.slash("import", file=FILE)
    await bob.slash("import", file=FILE)
    assert "brought along as files: 1." in (await alice.slash("privacy show")).text
    assert "traído como archivos: 1." in (await bob.slash("privacy show")).text
    await alice.slash("privacy delete")
    await alice.press("forget")
    assert rows(club, "SELECT id, host_id FROM match") == [(2, bob.id)]
