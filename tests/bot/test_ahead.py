"""/ahead as people meet it: what is given, what is chosen for it, and what they read of it."""

from __future__ import annotations

import pytest

from tests.bot.club import Club
from tests.bot.player import Player
from tests.bot.running import begin
from tests.bot.seen import Seen
from tests.games.magblast.play.ambushes import ambushed
from tests.games.shazamm.play.duels import nothing_changes, refused


async def opened(player: Player) -> Seen:
    """Open in the channel what somebody chooses ahead."""
    return (await player.slash("ahead")).messages[0]


async def given(player: Player, panel: Seen, *words: str) -> Seen:
    """Say what must come first, by words of its line in the menu."""
    menu = panel.control("if")
    assert menu is not None
    value = next(v for v, label in menu.options.items() if all(word in label for word in words))
    await player.choose("if", value, on=panel)
    return player.now(panel)


async def press(player: Player, panel: Seen, label: str) -> Seen:
    """Press a button that says something, and return the panel as it is then."""
    await player.press(label, on=panel)
    return player.now(panel)


async def planned_by_bob(club: Club, bob: Player) -> Seen:
    """Let Bob take the whole second heap if Alice takes the whole fourth."""
    await begin(club, "nim")
    async with nothing_changes(club):
        panel = await given(bob, await opened(bob), "Alice", "7")
        assert "solo si" in panel.text
        panel = await press(bob, panel, "Montón 2")
    return await press(bob, panel, "3 cerillas")


async def test_what_was_given_comes_and_it_is_done_at_once_after_a_restart(
    club: Club, alice: Player, bob: Player
) -> None:
    panel = await planned_by_bob(club, bob)
    assert "**Tu plan** (1)" in panel.text and "solo si" in panel.text
    await club.restart()
    pings = len(club.pings)
    await alice.slash("nim take", heap=4, **{"how-many": 7})
    told = club.messages[-1].text
    assert "**Bob** had chosen ahead what follows." in told
    assert "**Bob** takes 3 from heap 2." in told
    called = {user for ping in club.pings[pings:] for user in ping.user_ids}
    assert bob.id not in called, "it is Alice's turn again"


@pytest.mark.club("alice", "bob", "carol")
async def test_the_button_of_a_hand_says_whether_anything_is_chosen(
    club: Club, bob: Player
) -> None:
    await ambushed(club, ())
    before = await _opening(bob)
    await press(bob, await opened(bob), "Terminar mi turno")
    assert (before, await _opening(bob)) == ("Elegir por adelantado…", "Elegido por adelantado…")


async def _opening(player: Player) -> str:
    """Return what is written on the button of a hand that opens what is chosen ahead."""
    shown = (await player.slash("hand")).messages
    (button,) = (one for message in shown for one in message.controls if ":+:" in one.custom_id)
    return button.label


async def test_what_comes_otherwise_drops_it_with_a_word_to_its_owner_alone(
    club: Club, alice: Player, bob: Player
) -> None:
    await planned_by_bob(club, bob)
    await alice.slash("nim take", heap=4, **{"how-many": 6})
    told = club.messages[-1].text
    assert "takes 6 from heap 4" in told and "chosen" not in told and "Bob** takes" not in told
    assert club.pings[-1].user_ids == (bob.id,), "he is called as ever"
    assert "No se ha hecho lo que habías elegido por adelantado" in bob.dms[-1].text
    assert bob.dms[-1].control("take") is not None


async def test_several_in_line_are_shown_and_dropped_one_by_one_or_all(
    club: Club, bob: Player
) -> None:
    panel = await given(bob, await planned_by_bob(club, bob), "Alice", "5")
    panel = await press(bob, panel, "Montón 1")
    assert "**Tu plan** (2)" in panel.text
    await bob.choose("drop", "1", on=panel)
    panel = bob.now(panel)
    assert "**Tu plan** (1)" in panel.text
    panel = await press(bob, panel, "Quitar todo")
    assert "Tu plan" not in panel.text
    assert panel.control("undo") is None


async def test_it_stands_in_the_own_hand_and_is_nobody_elses(
    club: Club, alice: Player, bob: Player
) -> None:
    """Bob's hand tells it in private; on Alice's, and on the board, there is no trace."""
    await planned_by_bob(club, bob)
    everybody = [message.text for message in (*club.messages, *alice.dms)]
    assert not any("3 from heap 2" in text or "chosen ahead" in text.lower() for text in everybody)
    assert "**Tu plan** (1)" in (await opened(bob)).text


@pytest.mark.club("alice", "bob", "carol")
async def test_who_cannot_choose_ahead_reads_why(club: Club, alice: Player, bob: Player) -> None:
    await begin(club, "nim")
    async with nothing_changes(club):
        refused(await alice.slash("ahead"), "It is your turn")
        panel = await given(bob, await opened(bob), "Alice", "7")
    await alice.slash("nim take", heap=4, **{"how-many": 7})
    refused(await bob.slash("ahead"), "Te toca")
    await bob.press("Montón 2", on=panel)
    assert "**Bob**" not in club.messages[-1].text, "that was for another question"
    refused(await club["carol"].slash("ahead"), "You are not in this match")


async def test_who_types_a_condition_reads_where_it_is_chosen(club: Club, bob: Player) -> None:
    await begin(club, "nim")
    async with nothing_changes(club):
        for line in ("si 4 7: 2 3", "if Alice takes 7; 2 3"):
            refused(await bob.slash("nim do", line=line), "Elegir por adelantado")
