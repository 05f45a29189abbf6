"""/rules as a book: it chooses its game and edition, lists what is unseen, and is searched."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.panels.finding import MOST_FOUND
from cogs.panels.game import offered
from cogs.words.strings import speaker
from engines.core import text
from store import Changes
from tests.bot.club import Club
from tests.bot.deeds import forged
from tests.bot.player import Player, Reply
from tests.bot.running import begin
from tests.bot.seen import Seen
from tests.games.shazamm.play.duels import (
    begun,
    cast,
    hand,
    last_match,
    lobby,
    nothing_changes,
    refused,
)

WITHOUT = "Try one word"
EARLIER = Path(__file__).parents[1] / "earlier" / "rules_2"


def page_of(reply: Reply) -> Seen:
    """Return the one page that somebody was shown in private."""
    assert reply.private
    (page,) = reply.messages
    return page


async def chapter(player: Player, page: Seen, title: str) -> Seen:
    """Turn to a chapter by its title; return the page as it stands then."""
    menu = page.control("section")
    assert menu is not None
    (number,) = (value for value, label in menu.options.items() if label == title)
    await player.choose("section", number, on=page)
    return player.now(page)


async def test_where_no_match_is_near_one_chooses_game_and_edition(
    club: Club, alice: Player, bob: Player
) -> None:
    """Each page says whose rules it tells."""
    for player, place, locale in ((alice, club.channel, "en"), (bob, bob.person.dm, "es")):
        say = speaker(locale)
        page = page_of(await player.slash("rules", place))
        assert say(text("rules-which")) in page.text
        menu = page.control("rules-of")
        assert menu is not None
        assert len(menu.options) >= len(offered())
        for book, label in menu.options.items():
            await player.choose("rules-of", book, on=page)
            page = player.now(page)
            assert f"## {label} · " in page.text
            chosen = page.control("rules-of")
            assert chosen is not None and chosen.chosen == (book,)


async def test_each_edition_lists_its_own_cards(club: Club, alice: Player) -> None:
    page = page_of(await alice.slash("rules", game="magblast"))
    cards = await chapter(alice, page, "All cards")
    assert "**2 × Ramming Speed**" in cards.text
    assert "EMP Cannon" not in cards.text
    assert "unseen" not in cards.text
    await alice.choose("rules-of", "magblast.second", on=cards)
    cards = await chapter(alice, alice.now(cards), "All cards")
    assert "**2 × EMP Cannon** · 1 without, 1 B" in cards.text
    assert "Ramming Speed" not in cards.text


async def test_the_match_that_is_near_chooses_its_edition(
    club: Club, alice: Player, bob: Player
) -> None:
    await begin(club, "magblast", edition="second")
    for reply in (
        await alice.slash("rules"),
        await alice.slash("rules", game="magblast"),
        await alice.slash("rules", alice.person.dm),
        await alice.press("rules", on=club.messages[-1]),
        await alice.press("rules", on=alice.dms[-2]),
    ):
        assert "## Mag·Blast · Second edition (2002) · " in page_of(reply).text
    other = page_of(await bob.slash("rules", game="shazamm"))
    assert "## ¡Shazamm! · " in other.text
    await bob.choose("rules-of", "magblast.third", on=other)
    assert "Tercera edición (2006)" in bob.now(other).text
    await bob.choose("rules-of", "magblast.second", on=bob.now(other))
    cards = await chapter(bob, bob.now(other), "Todas las cartas")
    assert "sin ver" in cards.text


@pytest.mark.club("alice", "bob", "carol")
async def test_what_is_unseen_is_told_to_each_from_the_own_view(club: Club, alice: Player) -> None:
    """Who looks on is told what all have seen: that is less than either player knows."""
    await begun(club, deal="drawn")
    cards: dict[str, Seen] = {}
    for name in ("alice", "carol"):
        page = page_of(await club[name].slash("rules"))
        title = "All cards"
        cards[name] = await chapter(club[name], page, title)
    own, other = "Unseen is what you have not seen", "what has not lain open for everybody"
    assert own in cards["alice"].text and other not in cards["alice"].text
    assert other in cards["carol"].text and own not in cards["carol"].text
    alices = [line for line in cards["alice"].text.splitlines() if line.startswith("**")]
    carols = [line for line in cards["carol"].text.splitlines() if line.startswith("**")]
    assert sum("yours" in line for line in alices) == 14 - 5
    assert all("**Bob**’s" in line for line in alices[1:])
    assert all("unseen: **Alice**’s and **Bob**’s" in line for line in carols[1:])
    assert "all seen" in alices[0] and "all seen" in carols[0]


async def test_what_has_lain_open_is_unseen_no_more(club: Club, alice: Player, bob: Player) -> None:
    await begun(club, deal="drawn")
    page = page_of(await alice.slash("rules", game="shazamm"))
    before = await chapter(alice, page, "All cards")
    held = [n for n in range(1, 15) if "yours" not in line_of(before, n)]
    laid = held[-1]
    await cast(alice, 1, laid)
    await cast(bob, 1)
    after = await chapter(bob, page_of(await bob.slash("rules")), "Todas las cartas")
    assert "**Alice**" not in line_of(after, laid)
    assert all("**Alice**" in line_of(after, n) for n in range(1, 15) if n != laid)


def line_of(page: Seen, number: int) -> str:
    """Return what is told of a spell."""
    return next(x for x in page.text.splitlines() if x.startswith(f"**{number} "))


async def test_a_search_suggests_finds_and_opens_in_ones_own_language(
    club: Club, alice: Player, bob: Player
) -> None:
    for player, typed, term, title in (
        (alice, "LINE OF s", "Line of sight", "Line of sight"),
        (bob, "linea de v", "La línea de visión", "La línea de visión"),
    ):
        offered_ = await player.suggestions("rules", "search", typed, game="rebelmoon")
        assert term in offered_.values()
        found = page_of(await player.slash("rules", game="rebelmoon", search=term))
        assert f"**{title}**" in found.text
        opener = next(one for one in found.controls if one.label.endswith(title))
        await player.press(opener.custom_id, on=found)
        page = player.now(found)
        assert f"## Rebel Moon Defense · {title}" in page.text
        assert len(page.pictures) == 1


async def test_a_search_is_a_button_with_a_form(club: Club, alice: Player, bob: Player) -> None:
    page = page_of(await bob.slash("rules", game="imperium"))
    form = await bob.press("seek", on=page)
    assert form.form is not None
    async with nothing_changes(club):
        await bob.submit(form, words="CAÑON de iones")
    found = bob.now(page)
    assert "**18 × Cañón de iones** · 10 PC" in found.text
    assert sum(one.label.startswith("Abrir: ") for one in found.controls) <= MOST_FOUND
    await bob.submit(await bob.press("seek", on=found), words="xyzzy")
    nothing = bob.now(page)
    assert "No hay nada de eso" in nothing.text
    assert "Todas las unidades" in nothing.text
    await bob.submit(await bob.press("seek", on=nothing), words="aniqilador")
    assert "Aniquilador de planetas" in bob.now(page).text


async def test_where_no_game_is_meant_all_are_searched(club: Club, alice: Player) -> None:
    found = page_of(await alice.slash("rules", search="decoy"))
    assert "**Shazamm! · All cards**" in found.text
    assert "0 Decoy" in (await alice.suggestions("rules", "search", "deco")).values()
    asked = page_of(await alice.slash("rules"))
    await alice.submit(await alice.press("seek", on=asked), words="line of sight")
    found = alice.now(asked)
    assert "**Rebel Moon Defense · Line of sight**" in found.text
    await alice.press(found.controls[0].custom_id, on=found)
    assert "## Rebel Moon Defense · Line of sight" in alice.now(found).text


async def test_a_search_in_a_match_is_of_its_game_and_opens_what_is_unseen_there(
    club: Club, alice: Player
) -> None:
    await begun(club)
    found = page_of(await alice.slash("rules", search="suction"))
    assert "“suction”" in found.text
    await alice.press(found.controls[0].custom_id, on=found)
    assert "Only you read this" in alice.now(found).text


async def test_what_was_typed_is_shown_as_it_was(club: Club, alice: Player) -> None:
    """Nothing that somebody types becomes markup, a mention or a link, and nothing is too long."""
    for typed in ("**x** @everyone `a`", "[a](http://b.ru)", "\n\n# x", "w " * 2000, "…"):
        found = page_of(await alice.slash("rules", game="shazamm", search=typed))
        assert WITHOUT in found.text
        assert "@everyone" not in found.text
        assert "[a]" not in found.text.replace("\\[a]", "")


async def test_a_section_with_a_picture_shows_it_with_words(
    club: Club, alice: Player, bob: Player
) -> None:
    for player, locale in ((alice, "en"), (bob, "es")):
        say = speaker(locale)
        page = page_of(await player.slash("rules", game="shazamm"))
        assert not page.pictures
        end = await chapter(player, page, say(text("shazamm-rules-8-title")))
        caption = say(text("shazamm-rules-8-figure"))
        assert caption in end.text
        (alt,) = end.alt_texts
        assert alt.startswith(caption)
        last = await chapter(player, end, say(text("shazamm-rules-9-title")))
        assert not last.pictures


async def test_the_smallest_game_has_a_book_as_well(club: Club, alice: Player) -> None:
    page = page_of(await alice.slash("rules", game="nim"))
    assert "## Nim · Nim in a minute" in page.text
    await alice.submit(await alice.press("seek", on=page), words="heap")
    found = alice.now(page)
    assert "**heap**" in found.text
    await alice.press(found.controls[0].custom_id, on=found)
    assert "## Nim · Nim in a minute" in alice.now(found).text


@pytest.mark.parametrize(
    ("control", "values"),
    [
        ("b:0:-1:leaf:shazamm..1.99", ()),
        ("b:0:-1:leaf:shazamm..11.1", ()),
        ("b:0:-1:leaf:magblast.third.16.2", ()),
    ],
)
async def test_pages_that_are_there_are_shown(
    club: Club, alice: Player, control: str, values: tuple[str, ...]
) -> None:
    """Of leaves beyond the last the last is shown, as a list may have become shorter."""
    await lobby(alice)
    member, message = alice.person.member, club.messages[-1]
    (reply,) = await club.at_once(forged(member, message, control, *values))
    assert page_of(reply).control("section")


@pytest.mark.parametrize(
    ("control", "values"),
    [
        ("b:0:-1:leaf:shazamm..99.1", ()),
        ("b:0:-1:leaf:shazamm", ()),
        ("b:0:-1:leaf:", ()),
        ("b:0:-1:leaf:chess..1.1", ()),
        ("b:0:-1:leaf:magblast.fourth.1.1", ()),
        ("b:0:-1:section:magblast.fourth", ("1",)),
        ("b:0:-1:rules-of:", ("magblast.fourth",)),
        ("b:0:-1:rules-of:", ("chess",)),
        ("b:0:-1:rules:chess", ()),
    ],
)
async def test_pages_that_are_not_there_are_refused(
    club: Club, alice: Player, control: str, values: tuple[str, ...]
) -> None:
    await lobby(alice)
    member, message = alice.person.member, club.messages[-1]
    (reply,) = await club.at_once(forged(member, message, control, *values))
    refused(reply, "no such section")


async def test_the_book_of_anothers_match_tells_ones_own_view(
    club: Club, alice: Player, bob: Player
) -> None:
    """Whoever forges the control of a match they do not see is refused, as everywhere."""
    await begun(club)
    before = hand(bob)
    page = page_of(await alice.slash("rules"))
    leaf = next(one.custom_id for one in page.controls if ":section:" in one.custom_id)
    assert leaf.split(":")[1] != "0"
    (reply,) = await club.at_once(forged(bob.person.member, club.messages[-1], leaf, "11"))
    assert "Esto solo lo lees tú" in page_of(reply).text
    assert hand(bob).text == before.text


@pytest.mark.parametrize(
    ("name", "choice", "note", "title", "told"),
    [
        ("alice", "Play as Player 2", "keeps the earlier rules", "What is otherwise here",
         "Defeat the Enemy knows no supremacy"),
        ("bob", "Jugar como Jugador 2", "conserva las reglas anteriores", "Qué es distinto aquí",
         "Derrotar al Enemigo no conoce la supremacía"),
    ],
)  # fmt: skip
async def test_of_a_match_that_began_before_the_rules_changed_the_book_says_so(
    club: Club, name: str, choice: str, note: str, title: str, told: str
) -> None:
    player = club[name]
    await player.slash("import", file=("match.json", (EARLIER / "imperium.json").read_bytes()))
    usual = page_of(await player.slash("rules", game="imperium"))
    assert note not in usual.text
    taken = page_of(await player.slash("replay", match=1, step=3, **{"play-on": True}))
    await player.press(choice, on=taken)
    page = page_of(await player.slash("rules"))
    assert note in page.text
    other = await chapter(player, page, title)
    assert told in other.text


async def test_a_lobby_is_told_the_rules_that_it_will_begin_by(club: Club, alice: Player) -> None:
    """Also where an earlier release has opened it."""
    await alice.slash("play", game="imperium")
    opened = last_match(club)
    await club.store.commit(Changes().update_match(opened, rules_version=1))
    page = page_of(await alice.press("rules"))
    assert "earlier rules" not in page.text
