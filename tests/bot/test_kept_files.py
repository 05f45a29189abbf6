"""What a private panel shows already is not sent again, however often it is pressed."""

from __future__ import annotations

from tests.bot.club import Club
from tests.bot.player import Player
from tests.bot.running import begin

LEFT, RIGHT = "Turn left → A2", "Turn right → B1"


async def test_a_picture_that_an_answer_brought_is_not_sent_again(
    club: Club, alice: Player
) -> None:
    """Which files a message shows then is told by the answer to the press, and nowhere else."""
    await begin(club, "rebelmoon")
    for player in (alice, club["bob"]):
        await player.press("pass")
    panel, sent = (await alice.press("act")).messages[0], list[int]()
    for label in (LEFT, f"✓ {LEFT}", RIGHT):
        before = len(club.requests)
        await alice.press(label, on=alice.now(panel))
        sent.append(sum(len(request.uploads) for request in club.requests[before:]))
    assert sent == [1, 0, 1]
