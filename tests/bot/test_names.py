"""Names are shown, never trusted: markdown, mentions, directions, blanks, emoji, any script."""

from __future__ import annotations

import pytest

from cogs.words.computers import MARK, NAMES, computer_name
from cogs.words.names import clean, literal, told_apart
from cogs.words.strings import LOCALES, files
from tables.limits import Limits
from tests.bot.club import Club
from tests.games.shazamm.play.duels import begun, cast

NASTY = (
    "**bold** __x__",
    "@everyone",
    "<@&1> <#2> <t:0:R>",
    "# heading",
    "> quote",
    "[link](https://evil.example)",
    "`code` ||spoiler||",
    "a\u202eb\u2066c",
    "z\u200be\u200cr\u2060o\ufeff",
    "line\nbreak\ttab",
    "W" * 32,
    "漢" * 32,
    "👨‍👩‍👧‍👦" * 4,
    "\u0301" * 32,
)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann   Lee ", "Ann Lee"),
        ("a\u202eb\u2066c", "abc"),
        ("z\u200be\u200cr\u2060o\ufeff", "zero"),
        ("line\nbreak", "line break"),
        ("\u200b\u2060\ufeff", "?"),
        ("\u200d\u200d", "?"),
        ("\u3164\u2800\u115f", "?"),
        ("", "?"),
        ("z" + "\u0316" * 30 + "o", "z" + "\u0316" * 4 + "o"),
        ("e\u0301" * 3, "\u00e9" * 3),
        ("\u0915\u093c\u0947\u0902", "\u0915\u093c\u0947\u0902"),
        ("漢" * 40, "漢" * 32),
        ("👨‍👩‍👧", "👨‍👩‍👧"),
    ],
)
def test_a_name_is_one_line_without_what_hides_or_turns_text(name: str, shown: str) -> None:
    assert clean(name) == shown


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("**b**", r"\*\*b\*\*"),
        ("a_b", r"a\_b"),
        ("||s||", r"\|\|s\|\|"),
        ("`c`", r"\`c\`"),
        ("<#1>", r"\<#1>"),
        ("@everyone", "@\u200beveryone"),
        ("https://x.example/*a*", "https:\u200b//x.example/\\*a\\*"),
        ("discord.gg/abc", "discord.gg\u200b/abc"),
        ("Discord.com/Invite/abc", "Discord.com\u200b/Invite/abc"),
    ],
)
def test_a_name_is_shown_as_it_is_written(name: str, shown: str) -> None:
    assert literal(name) == shown


@pytest.mark.parametrize("pair", [(NASTY[0], NASTY[5]), (NASTY[7], NASTY[11])])
async def test_any_name_plays(club: Club, pair: tuple[str, str]) -> None:
    """Nothing Discord would refuse, nobody called who is not asked, no name left unescaped."""
    people = (club["alice"], club["bob"])
    for player, name in zip(people, pair, strict=True):
        club.rename(player, name)
    await begun(club)
    await cast(people[0], 3)
    await cast(people[1], 4)
    board = club.messages[-1].text
    for name, bet in zip(pair, (3, 4), strict=True):
        assert f"**{literal(clean(name))}** bets {bet}" in board
    assert set(club.pings[-1].user_ids) == {people[0].id}
    assert all(club.messages[-1].alt_texts)


async def test_any_name_opens_a_lobby_in_a_thread(club: Club) -> None:
    club.bot.services.tables.allowance.limits = Limits(lobbies_person=len(NASTY))
    for name in NASTY:
        club.rename(club["alice"], name)
        await club["alice"].slash("play", game="shazamm", where="thread")
    assert [t.name for t in club.threads] == [f"Shazamm! · {clean(name)}" for name in NASTY]


async def test_a_computer_takes_no_persons_name(club: Club) -> None:
    """Who is called as one is not taken for one: people are mentioned, computers marked."""
    alice = club["alice"]
    club.rename(alice, computer_name(1, 1))
    await alice.slash("play", game="shazamm", computers=1)
    assert alice.mention in club.messages[-1].text
    assert f"{MARK} **{computer_name(1, 1)} (2)**" in club.messages[-1].text


def test_computers_of_a_match_bear_names_of_their_own_and_keep_them() -> None:
    for match_id in range(1, 200):
        names = [computer_name(match_id, seat) for seat in range(8)]
        assert len(set(names)) == len(names)
    assert computer_name(7, 3) == computer_name(7, 3)
    assert len({computer_name(match_id, 1) for match_id in range(100)}) > 10


@pytest.mark.parametrize("locale", LOCALES)
def test_a_computers_name_means_nothing_else(locale: str) -> None:
    words = "".join(path.read_text(encoding="utf-8") for path in files(locale)).casefold()
    assert not [name for name in NAMES if name.casefold() in words]
    assert all(clean(name) == literal(name) == name for name in NAMES)


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (("Ann", "Bob"), ("Ann", "Bob")),
        (("Ann", "Bob", "Ann"), ("Ann (1)", "Bob", "Ann (2)")),
        (("Ann", "ANN"), ("Ann (1)", "ANN (2)")),
        (("Ann", "\uff21nn"), ("Ann (1)", "\uff21nn (2)")),
        (("Ann (1)", "Ann", "Ann"), ("Ann (1)", "Ann (2)", "Ann (3)")),
        (("W" * 32, "W" * 32), ("W" * 28 + " (1)", "W" * 28 + " (2)")),
    ],
)
def test_who_is_called_alike_is_told_apart(names: tuple[str, ...], told: tuple[str, ...]) -> None:
    assert told_apart(names) == told


async def test_two_of_one_name_are_numbered_wherever_they_are_named(club: Club) -> None:
    people = (club["alice"], club["bob"])
    for player in people:
        club.rename(player, "Ann")
    await begun(club)
    await cast(people[0], 3)
    await cast(people[1], 4)
    board = club.messages[-1]
    assert "**Ann (1)** bets 3" in board.text
    assert "**Ann (2)** bets 4" in board.text
    assert "Ann (1)" in board.alt_texts[0]
    assert "Ann (2)" in board.alt_texts[0]


async def test_a_name_that_is_a_link_makes_none(club: Club) -> None:
    club.rename(club["alice"], "https://evil.example")
    await begun(club)
    await cast(club["alice"], 3)
    await cast(club["bob"], 4)
    assert "https:\u200b//evil.example" in club.messages[-1].text
    assert "https://evil" not in "".join(message.text for message in club.messages)
