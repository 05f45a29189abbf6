"""/draw as people meet it: what is offered, who agrees, and what everybody reads at the end."""

from __future__ import annotations

from tests.bot.club import Club
from tests.bot.deeds import forged
from tests.bot.player import Player
from tests.games.shazamm.play.duels import begun, cast, nothing_changes, refused


async def test_a_draw_is_offered_and_agreed_to_by_a_button(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    async with nothing_changes(club):
        choice = (await alice.slash("draw")).messages[0]
    assert "Do you want to offer a draw? It ends if **Bob** agrees" in choice.text
    await alice.press("Offer a draw", on=choice)
    assert "I have asked the others" in alice.now(choice).text
    asked = club.messages[-1]
    assert "**Alice** offers a draw" in asked.text
    assert bob.mention in asked.text and club.pings[-1].user_ids == (bob.id,)
    async with nothing_changes(club):
        refused(await alice.press("draw-agree", on=asked), "You have agreed already", "Bob")
    await club.restart()
    refused(await bob.press("draw-agree", on=asked), "la partida ha terminado")
    told = "\n".join(message.text for message in club.messages)
    assert "All who play have agreed on a draw." in told and "A draw!" in told
    assert not club.look_up(asked.channel_id, asked.id).controls
    refused(await bob.slash("draw"), "ha terminado")


async def test_whoever_would_give_up_can_offer_a_draw_instead(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    choice = (await bob.slash("resign")).messages[0]
    await bob.press("Ofrecer tablas", on=choice)
    asked = club.messages[-1]
    assert "**Bob** offers a draw" in asked.text
    await cast(alice, 5)
    assert not alice.now(asked).controls
    pressed = forged(alice.person.member, asked, asked.controls[0].custom_id)  # a moment ago
    async with nothing_changes(club):
        (reply,) = await club.at_once(pressed)
        refused(reply, "gone on since that was offered")


async def test_elsewhere_a_match_ends_without_a_winner(
    club: Club, alice: Player, bob: Player
) -> None:
    await alice.slash("play", game="magblast")
    await bob.press("join")
    await alice.press("start")
    choice = (await alice.slash("draw")).messages[0]
    assert "ends here, without a winner? It then counts for nobody" in choice.text
    await alice.press("Propose an end without a winner", on=choice)
    await bob.press("draw-agree", on=club.messages[-1])
    told = "\n".join(message.text for message in club.messages)
    assert "All who play have agreed to end this match here." in told
    assert "Nobody has won; it counts for nobody." in told
    shown = await alice.slash("profile", person=bob.person.user)
    assert "None of the matches that I keep counts here" in shown.text


async def test_nobody_agrees_with_computers_alone(club: Club, alice: Player) -> None:
    await alice.slash("play", game="magblast")
    await alice.press("computer")
    await alice.press("start")
    async with nothing_changes(club):
        refused(await alice.slash("draw"), "computers are not asked")
        assert "Propose an end" not in (await alice.slash("resign")).messages[0].text
