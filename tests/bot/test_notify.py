"""/notify: its panel, what it makes of messages in Discord, and the list of all that waits."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from discord import ui
from msgspec.structs import replace

from cogs.chat import waiting as waiting_lines
from cogs.chat.waiting import LISTED, roll_call, roll_shown
from cogs.words.strings import speaker
from tables.calling import Awaited, Unanswered
from tables.notice import DRAW, REST
from tests.bot.club import Club
from tests.bot.deeds import forged
from tests.bot.lobbies import sets
from tests.bot.notifying import hour, menu, panel, silent, wishes
from tests.bot.player import Player, Reply
from tests.games.shazamm.play.duels import begun, cast, hands, refused


async def test_the_panel_tells_what_holds_until_something_is_chosen(
    club: Club, alice: Player, bob: Player
) -> None:
    shown = await panel(alice)
    assert "two notifications a turn" in shown.text
    assert "**Quiet hours**: none" in shown.text
    assert f"{club.env.now():%H:%M} · UTC" in shown.text
    assert menu(shown, "how").chosen == ("both",)
    assert shown.control("calls-till") is shown.control("calls-digest") is None
    assert "Son dos notificaciones por turno" in (await panel(bob)).text
    assert [m for m in club.messages if "notif" in m.text] == []


async def test_what_is_chosen_shows_at_once_and_after_a_restart(club: Club, alice: Player) -> None:
    shown = await wishes(alice, how="digest", digest="21", **{"from": "22"}, zone="Asia/Tokyo")
    assert "at 21:00: one direct message with links" in shown.text
    assert "from 22:00 to 06:00" in shown.text
    shown = await wishes(alice, till="9")
    await club.restart()
    assert (await panel(alice)).text == shown.text
    assert "from 22:00 to 09:00" in shown.text
    assert "· Asia/Tokyo" in shown.text
    assert menu(shown, "zone").chosen == ("Asia/Tokyo",)
    assert "22" not in menu(shown, "till").options
    assert "from 23:00 to 09:00" in (await wishes(alice, **{"from": "23"})).text
    shown = await wishes(alice, **{"from": "9"})
    assert "from 09:00 to 17:00" in shown.text, "no day is quiet as a whole"
    assert "**Quiet hours**: none" in (await wishes(alice, **{"from": "never"})).text


async def test_a_zone_is_found_by_the_name_of_a_city(club: Club, alice: Player) -> None:
    offered = await alice.suggestions("notify", "zone", "buenos ai")
    assert list(offered) == ["America/Argentina/Buenos_Aires", "America/Buenos_Aires"]
    assert all("Buenos Aires" in name for name in offered.values())
    assert "Europe/Lisbon" in (await alice.slash("notify", zone="lisbon")).text
    for unknown in ("Atlantis", "../../etc/passwd", "x" * 200):
        refused(await alice.slash("notify", zone=unknown), "I know no time zone")
    shown = await panel(alice)
    assert "Europe/Lisbon" in shown.text
    assert menu(shown, "zone").chosen == ("Europe/Lisbon",)


NOT_OFFERED = (
    ("how", "never"),
    ("how", ""),
    ("digest", "24"),
    ("from", "-1"),
    ("till", "²"),
    ("zone", "Nowhere"),
)


@pytest.mark.parametrize(("name", "value"), NOT_OFFERED)
async def test_what_is_not_offered_is_refused(
    club: Club, alice: Player, name: str, value: str
) -> None:
    shown = await panel(alice)
    deed = forged(alice.person.member, shown, f"b:0:-1:calls-{name}:", value)
    (reply,) = await club.at_once(deed)
    assert reply.private
    assert (await panel(alice)).text == shown.text


async def test_an_end_of_quiet_hours_that_are_no_more_is_refused(club: Club, alice: Player) -> None:
    old = await wishes(alice, **{"from": "22"})
    await wishes(alice, **{"from": "never"})
    refused(await alice.choose("calls-till", "7", on=old), "changed your quiet hours", "/notify")


@pytest.mark.parametrize(
    ("how", "mentioned", "quiet"),
    [
        ("both", True, False),
        ("mention", True, True),
        ("direct", False, False),
        ("digest", False, True),
    ],
)
async def test_a_turn_notifies_as_was_chosen_and_the_channel_reads_the_same(
    club: Club, alice: Player, bob: Player, how: str, mentioned: bool, quiet: bool
) -> None:
    await wishes(alice, how=how)
    await begun(club)
    await cast(alice, 5)
    await cast(bob, 7)
    called = [alice.id in ping.user_ids for ping in club.pings]
    assert called == [mentioned] * len(called) or called == [False, False]
    assert silent(club, alice) == [quiet, quiet]
    assert silent(club, bob) == [False], "who has just moved keeps the hand that was pressed"
    assert alice.mention in club.messages[-1].text
    newest = hands(alice)[-1]
    assert newest.controls, "a hand without a sound has all that it needs"


async def test_quiet_hours_end_with_one_list_of_what_waits_and_where(
    club: Club, alice: Player, bob: Player
) -> None:
    await wishes(bob, **{"from": hour(club, 0)}, till=hour(club, 3))
    match = await begun(club, clock="1d")
    assert silent(club, bob) == [True]
    assert all(bob.id not in ping.user_ids for ping in club.pings)
    await club.advance(hours=3)
    assert silent(club, bob) == [True, False]
    roll, hand = hands(bob)[-1], hands(bob)[0]
    assert "Te espera una partida" in roll.text
    assert f"Shazamm! · partida {match}](https://discord.com/channels/" in roll.text
    assert f"/{club.messages[-1].id})" in roll.text
    assert (
        f"[a tu jugada](https://discord.com/channels/@me/{hand.channel_id}/{hand.id})" in roll.text
    )
    assert "tu tiempo se acaba <t:" in roll.text
    await club.advance(hours=8)
    assert len(hands(bob)) == 2


async def test_a_list_that_nothing_waits_for_any_more_is_not_sent(
    club: Club, alice: Player
) -> None:
    """It is looked at once more when it is sent: here only after Discord could be reached again."""
    await wishes(alice, how="digest", digest=hour(club, 2))
    await begun(club)
    club.fail("POST", f"/channels/{alice.person.dm.id}/messages", 500, times=None)
    await club.advance(hours=2)
    before = len(hands(alice))
    await cast(alice, 5)  # whoever looks at a match lets be tried again what waits there
    club.heal()
    await club.advance(hours=2)
    assert len(hands(alice)) == before
    assert not any("wait" in m.text and "###" in m.text[:4] for m in hands(alice)[1:])


async def test_what_was_chosen_is_told_taken_along_and_forgotten(club: Club, alice: Player) -> None:
    await wishes(alice, how="mention", zone="Asia/Tokyo")
    told: Reply = await alice.slash("privacy show")
    assert "In the channel, by the clocks of Asia/Tokyo" in told.text
    exported = await club.bot.services.tables.own.export(alice.id)
    assert b'"calls":{"how":"mention","zone":"Asia/Tokyo"' in exported
    await alice.slash("privacy delete")
    await alice.press("forget")
    assert "two notifications a turn" in (await panel(alice)).text


async def test_an_invitation_always_mentions(club: Club, alice: Player, bob: Player) -> None:
    await wishes(bob, how="digest", **{"from": hour(club, 0)})
    await alice.slash("play", game="shazamm", opponent=bob.person.member)
    assert [ping.user_ids for ping in club.pings] == [(bob.id,)]
    await sets(alice, "deal", "full")


async def the_roll(
    club: Club,
    waiting: Sequence[Awaited],
    unanswered: Sequence[Unanswered] = (),
    locale: str = "en",
) -> str:
    """Return the words of the message that tells somebody which matches wait for them."""
    roll = await roll_call(club.bot, waiting, unanswered)
    shown = roll_shown(roll, speaker(locale), "nonce")
    displays = (one for one in shown.view.walk_children() if isinstance(one, ui.TextDisplay))
    return "\n".join(one.content for one in displays)


async def test_a_list_says_how_many_matches_it_leaves_out(club: Club, alice: Player) -> None:
    await begun(club)
    (waiting,) = await club.bot.services.tables.calling.awaiting(alice.id)
    for more in (0, 1, 3):
        told = await the_roll(club, [waiting] * (LISTED + more))
        assert told.count("\n• ") == LISTED
        assert told.endswith(f"… and {more} more.") == bool(more)


async def test_a_list_names_what_waits_for_agreement_last_and_counts_each_match_once(
    club: Club, alice: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = 3  # so that there is room for many more
    monkeypatch.setattr(waiting_lines, "LISTED", few)
    await begun(club)
    (waiting,) = await club.bot.services.tables.calling.awaiting(alice.id)
    asked = Unanswered(waiting.match, waiting.seat, REST)
    other = replace(asked, match=replace(asked.match, id=9))
    for turns, questions, matches in (
        ([waiting], [asked], 1),
        ([waiting], [other], 2),
        ([], [asked, replace(asked, surface=DRAW)], 1),
        ([waiting], [asked, other], 2),
        ([waiting] * (few - 1), [asked, other, other], few),
        ([waiting] * few, [asked], few),
    ):
        told = await the_roll(club, turns, questions)
        head, *lines = told.splitlines()
        one = "A match waits for you"
        assert head == "### " + (one if matches == 1 else f"{matches} matches wait for you")
        listed = ["your agreement" in line for line in lines if line.startswith("• ")]
        assert listed == ([False] * len(turns) + [True] * len(questions))[:few]
        left = len(turns) + len(questions) - len(listed)
        assert told.endswith(f"… and {left} more.") == bool(left)


@pytest.mark.club("alice", "bob", server_locale="es-ES")
async def test_a_list_without_room_keeps_its_head_and_what_is_most_urgent(
    club: Club, alice: Player
) -> None:
    """Numbers of matches grow, and so do the addresses in lines."""
    await begun(club)
    (waiting,) = await club.bot.services.tables.calling.awaiting(alice.id)
    match = waiting.match
    long = [
        replace(waiting, match=replace(match, id=10**9 + n, channel_id=10**19 + n))
        for n in range(LISTED + 3)
    ]
    told = (await the_roll(club, long)).splitlines()
    assert told[0] == "### 18 matches wait for you"
    assert "1000000000" in told[1]
    assert told[-1] == f"… and {len(long) - (len(told) - 2)} more."


async def test_a_list_leads_to_the_board_where_no_hand_could_be_sent(
    club: Club, alice: Player
) -> None:
    """And tells of no time where none runs out."""
    club.close_dms(alice)
    await begun(club, clock="none")
    (waiting,) = await club.bot.services.tables.calling.awaiting(alice.id)
    told = await the_roll(club, [waiting])
    board = club.messages[-1]
    assert told.count(f"/{board.channel_id}/{board.id})") == 2
    assert "it is your turn · [to your move](https://" in told
    assert "time runs out" not in told
