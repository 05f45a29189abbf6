"""/away: its panel, what a lobby shows of it, and what a match's boards say."""

from __future__ import annotations

from datetime import timedelta

import pytest
from msgspec.structs import replace

from cogs.chat import messages
from tables.away import ALLOWANCE, YEAR, Holiday
from tables.options import DAY
from tables.wishes import local
from tests.bot.club import Club
from tests.bot.deeds import forged
from tests.bot.lobbies import sets
from tests.bot.player import Player
from tests.bot.seen import Seen
from tests.games.shazamm.play.duels import begun, cast, lobby, nothing_changes, refused


async def panel(player: Player) -> Seen:
    (shown,) = (await player.slash("away")).messages
    return shown


async def sleeps(player: Player, start: str, end: str) -> Seen:
    """Choose quiet hours, and let them count."""
    (shown,) = (await player.slash("notify")).messages
    await player.choose("calls-from", start, on=shown)
    await player.choose("calls-till", end, on=player.now(shown))
    shown = await panel(player)
    await player.choose("away-night", "count", on=shown)
    return player.now(shown)


async def test_nothing_counts_until_somebody_says_so(club: Club, alice: Player) -> None:
    shown = await panel(alice)
    assert "you have no quiet hours" in shown.text and "Weekends** do not count" in shown.text
    assert "28 days left of 28" in shown.text
    assert "\n\n" not in shown.text
    assert shown.control("away-night") is None and shown.control("away-back") is None
    await alice.choose("away-weekend", "count", on=shown)
    assert "Weekends** count" in alice.now(shown).text
    await alice.choose("away-weekend", "not", on=shown)
    assert "Weekends** do not count" in alice.now(shown).text


async def test_a_night_that_is_too_long_cannot_count(club: Club, alice: Player) -> None:
    shown = await sleeps(alice, "22", "10")
    assert "from 22:00 to 10:00 count" in shown.text
    (wished,) = (await alice.slash("notify")).messages
    await alice.choose("calls-till", "11", on=wished)
    shown = await panel(alice)
    assert "more than 12 hours, so they cannot count" in shown.text
    assert shown.control("away-night") is None


async def test_a_lobby_shows_who_is_away_when(club: Club, alice: Player, bob: Player) -> None:
    await lobby(alice)
    posted = club.messages[-1]

    def text() -> str:
        return club.look_up(posted.channel_id, posted.id).text

    assert "away from" not in text()
    await sleeps(bob, "23", "7")
    await bob.press("join")
    assert f"{bob.mention}: away from <t:" in text() and "28 days of holidays left" in text()
    assert f"{alice.mention}: " not in text()
    await bob.slash("away", days=2)
    assert "on holiday until <t:" in text() and "26 days of holidays left" in text()
    await sets(alice, "away", "none")
    assert "do not count" in text()
    assert f"{bob.mention}: away" not in text()


async def test_a_lobby_without_room_says_how_many_more_are_away(
    club: Club, alice: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord refuses a message that is too long, and nobody could begin."""
    await sleeps(alice, "23", "7")
    await sleeps(bob, "23", "7")
    await lobby(alice)
    monkeypatch.setattr(messages, "CHARACTERS", len(club.messages[-1].text) + 20)
    await bob.press("join")
    shown = club.messages[-1].text
    assert len(shown) <= messages.CHARACTERS
    assert shown.endswith("… and 2 more.")
    assert bob.mention in shown


async def test_a_holiday_is_told_and_ends_as_one_comes_back(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club, clock="1d")
    shown = await panel(bob)
    assert "tu tiempo se acaba <t:" in shown.text
    await bob.choose("away-days", "7", on=shown)
    assert "estás ausente hasta <t:" in bob.now(shown).text
    assert "te quedan 21 días de 28" in bob.now(shown).text
    assert "**Bob** is away until <t:" in club.messages[-1].text
    async with nothing_changes(club):
        refused(await bob.slash("away", days=3), "Ya estás ausente")
    await cast(alice, 5)
    await club.advance(days=2)
    told = "\n".join(message.text for message in club.messages)
    assert "**Bob** is away, so that the time is over later" in told
    assert "ran out of time" not in told
    await club.restart()
    shown = await panel(bob)
    await bob.press("away-back", on=shown)
    assert "te quedan 26 días de 28" in bob.now(shown).text
    assert "**Bob** is back." in "\n".join(message.text for message in club.messages)
    await club.advance(days=1, hours=1)
    assert "**Bob** ran out of time" in "\n".join(message.text for message in club.messages)


async def test_what_nobody_was_offered_is_refused(club: Club, alice: Player) -> None:
    shown = await panel(alice)
    async with nothing_changes(club):
        for verb, value in (("away-days", "29"), ("away-night", "always"), ("away-days", "x")):
            deed = forged(alice.person.member, shown, f"b:0:-1:{verb}:", value)
            (reply,) = await club.at_once(deed)
            assert reply.private
        (reply,) = await club.at_once(forged(alice.person.member, shown, "b:0:-1:away-back:"))
        refused(reply, "You are not on holiday")


async def test_a_holiday_is_planned_and_seen_before_a_match(
    club: Club, alice: Player, bob: Player
) -> None:
    """By the panel, in a lobby and in a match; and it is called off as it was planned."""
    await lobby(alice)
    posted = club.messages[-1]

    def text() -> str:
        return club.look_up(posted.channel_id, posted.id).text

    await bob.press("join")
    shown = await panel(bob)
    offered = shown.control("away-from")
    assert offered is not None
    begins = list(offered.options)[2]
    await bob.choose("away-from", begins, on=shown)
    assert begins in str(bob.now(shown).control("away-days"))
    await bob.choose("away-days", "7", on=bob.now(shown))
    assert "Previstas**: estás ausente desde <t:" in bob.now(shown).text
    assert "te quedan 21 días de 28" in bob.now(shown).text
    assert f"{bob.mention}: on holiday from <t:" in text() and "21 days of holidays left" in text()
    await club.restart()
    await bob.press("away-drop", on=await panel(bob))
    assert "on holiday" not in text()


async def test_days_are_offered_as_they_are_left_when_a_holiday_would_begin(
    club: Club, alice: Player
) -> None:
    """Almost a year after all were taken: tomorrow none are left, and in three weeks all are."""
    tables = club.bot.services.tables
    until = tables.now() - YEAR + 10 * DAY
    taken = Holiday(until - ALLOWANCE * DAY, until, ALLOWANCE)
    await tables.people.wish_away(alice.id, lambda away: replace(away, holidays=(taken,)))
    shown = await panel(alice)
    assert "none left of 28" in shown.text and shown.control("away-days") is None
    tomorrow = local("UTC", tables.now()).date() + timedelta(days=1)
    refused(await alice.slash("away", **{"from": tomorrow.isoformat()}), "no day of holidays left")
    offered = shown.control("away-from")
    assert offered is not None and tomorrow.isoformat() not in offered.options
    await alice.choose("away-from", [*offered.options][-1], on=shown)
    await alice.choose("away-days", "28", on=alice.now(shown))
    assert "**Planned**: you are away from" in alice.now(shown).text


async def test_time_that_would_be_over_in_a_planned_holiday_is_over_later(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club, clock="1d")
    (asked,) = (await bob.slash("away", **{"from": "2026-01-02"})).messages
    assert asked.control("away-days") is not None and "te quedan 28" in asked.text
    await bob.slash("away", days=2, **{"from": "2026-01-02"})
    assert "**Bob** will be away from <t:" in club.messages[-1].text
    async with nothing_changes(club):
        refused(await bob.slash("away", days=3, **{"from": "2026-01-03"}), "días en común")
        refused(await bob.slash("away", days=3, **{"from": "2020-01-03"}), "Escríbelo como")
    await cast(alice, 5)
    await club.advance(days=2)
    told = "\n".join(message.text for message in club.messages)
    assert "**Bob** is away, so that the time is over later" in told
    await club.advance(days=2)
    assert "**Bob** ran out of time" in "\n".join(message.text for message in club.messages)


async def test_what_is_answered_is_how_things_stand_from_then_on(
    club: Club, alice: Player, bob: Player
) -> None:
    """By a command as by a menu or a button: whoever looks again reads the same, word for word."""
    await begun(club, clock="1d")
    shown = (await bob.slash("away", days=3)).messages[0]
    assert "estás ausente hasta <t:" in shown.text and "Previstas" not in shown.text
    assert shown.control("away-back") is not None and shown.control("away-drop") is None
    steps = (("away-back", ""), ("away-days", "2"), ("away-back", ""), ("away-from", "2026-01-09"))
    for verb, value in (*steps, ("away-days", "1"), ("away-weekend", "count"), ("away-drop", "")):
        on = bob.now(shown)
        await (bob.choose(verb, value, on=on) if value else bob.press(verb, on=on))
        if verb != "away-from":
            again = await panel(bob)
            assert (bob.now(shown).text, bob.now(shown).controls) == (again.text, again.controls)
