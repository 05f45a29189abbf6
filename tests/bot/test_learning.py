"""/learn: a guided first game, as it is shown and pressed in the chat."""

from __future__ import annotations

import json

import pytest
from simcord import ChannelHandle

from cogs.panels.ids import ANY, ControlId
from cogs.panels.lessons import OPEN_LOBBY, hint
from cogs.panels.panel import Filled
from cogs.words.names import chat_voice
from cogs.words.strings import speaker
from engines import lessons
from engines.core import text
from tests.bot.club import Club
from tests.bot.deeds import forged
from tests.bot.player import Player
from tests.bot.pupil import Pupil
from tests.bot.seen import Seen
from tests.games.shazamm.play.duels import lobby
from tests.lessons import reached, stand_at

MOST_WORDS, MOST_PRESSES = 60, 4
"""What is read and pressed between /learn and the first legal move."""
every_lesson = pytest.mark.parametrize("key", lessons.keys())


async def begin(player: Player, key: str, place: ChannelHandle | None = None) -> Pupil:
    """Open a lesson by its command."""
    reply = await player.slash("learn", place, game=key)
    (page,) = reply.messages
    return Pupil(player, key, page)


def is_at(page: Seen, key: str, done: int, locale: str = "en") -> bool:
    """Tell whether a page is that of a lesson with so many prompts done."""
    here = reached(key, done)
    say = chat_voice(here.scene.seats, locale)
    if here.prompt is None:
        return say(text("lesson-over", says=text(f"{key}-lesson-ends"))) in page.text
    return say(text("lesson-prompt", says=here.prompt.says)) in page.text


@every_lesson
@pytest.mark.parametrize("name", ["alice", "bob"])
async def test_who_learns_moves_after_few_words_and_presses(
    club: Club, name: str, key: str
) -> None:
    """Alice reads English, Bob Spanish; both come by the list of all games."""
    player = club[name]
    (page,) = (await player.slash("learn")).messages
    words = len(page.text.split())
    await player.press(f"b:0:-1:learn-other:{key}", on=page)
    pupil = Pupil(player, key, player.now(page))
    presses = 1
    for prompt in lessons.lesson(key).prompts:
        words += len(pupil.page.text.split())
        press = stand_at(key, pupil.done).press
        presses += 1 + (press.form is not None)
        await pupil.goes_on()
        if prompt.does or prompt.keeps:
            break
    assert (words <= MOST_WORDS, presses <= MOST_PRESSES) == (True, True), (words, presses)


async def test_a_lesson_is_played_to_its_end(club: Club) -> None:
    await play_to_the_end(club, "shazamm")


@pytest.mark.soak
@every_lesson
async def test_every_lesson_is_played_to_its_end(club: Club, key: str) -> None:
    await play_to_the_end(club, key)


async def play_to_the_end(club: Club, key: str) -> None:
    """Let Bob play it in Spanish, where nobody else sees it; nothing of it is a match."""
    bob = club["bob"]
    pupil = await begin(bob, key)
    for number, _ in enumerate(lessons.lesson(key).prompts):
        assert pupil.page.ephemeral and pupil.page.pictures
        assert is_at(pupil.page, key, number, "es")
        await pupil.goes_on()
    assert is_at(pupil.page, key, pupil.done, "es")
    assert not await club.store.matches.live()


async def test_a_lesson_is_taken_up_where_it_was_left(club: Club, alice: Player) -> None:
    """On whatever device: in direct messages it is an ordinary message, which stays."""
    pupil = await begin(alice, "shazamm")
    await pupil.goes_on()
    await club.restart()
    again = await begin(alice, "shazamm", alice.person.dm)
    assert is_at(again.page, "shazamm", 1)
    assert not again.page.ephemeral
    again.done = 1
    await again.goes_on()
    assert is_at(alice.dms[-1], "shazamm", 2)
    (listed,) = (await alice.slash("learn")).messages
    assert speaker("en")(text("lesson-line-begun", line="", number=3, of=9)).strip() in listed.text
    await alice.press("learn-again", on=again.page)
    assert is_at(alice.now(again.page), "shazamm", 0)


async def test_an_old_page_and_a_second_press_do_no_harm(club: Club, alice: Player) -> None:
    first = await begin(alice, "shazamm")
    second = await begin(alice, "shazamm")
    press = stand_at("shazamm", 0).press
    await second.goes_on()
    await first.presses(press._replace(form=None))
    assert is_at(first.page, "shazamm", 1)
    assert speaker("en")(text("lesson-past")) in first.page.text
    await second.goes_on()
    await second.goes_on()
    await second.goes_on()
    control = str(stand_at("shazamm", 4).press.control)
    deed = forged(alice.person.member, second.page, control, "8")
    await club.at_once(deed, deed)
    assert is_at(alice.now(second.page), "shazamm", 5)


async def test_a_mistake_is_explained_and_costs_nothing(club: Club, alice: Player) -> None:
    """What the rules forbid in their words, and what they allow in the lesson's."""
    pupil = await begin(alice, "shazamm")
    await pupil.goes_on()
    press = stand_at("shazamm", 1).press
    for bet, said in (
        ("8", text("shazamm-lesson-other-cast")),
        ("99", text("shazamm-refusal-bet", mana=43, bet=99)),
        ("much", text("refusal-not-a-number", typed="much")),
    ):
        wrong = Filled({"bet": bet}, {"spells": ()})
        await pupil.presses(press._replace(form=wrong))
        assert is_at(pupil.page, "shazamm", 1)
        assert speaker("en")(text("lesson-why", why=said)) in pupil.page.text
    await pupil.goes_on()
    assert is_at(pupil.page, "shazamm", 2)


async def test_every_lobby_has_the_lesson_of_its_rules(club: Club, bob: Player) -> None:
    """Nobody has to sit there, and the lobby stays as it is."""
    await lobby(club["alice"])
    before = club.messages[-1]
    reply = await bob.press("learn", on=before)
    assert reply.private
    assert is_at(reply.messages[0], "shazamm", 0, "es")
    assert club.messages[-1] == before


async def test_help_leads_to_the_lessons(club: Club, alice: Player) -> None:
    (page,) = (await alice.slash("help")).messages
    reply = await alice.press("learn", on=page)
    assert speaker("en")(text("lesson-which")) in reply.text
    assert "learn" in page.text


async def test_the_end_of_a_lesson_opens_the_rules_others_and_a_lobby(
    club: Club, alice: Player
) -> None:
    pupil = await begin(alice, "shazamm")
    for _ in lessons.lesson("shazamm").prompts:
        await pupil.goes_on()
    assert "Shazamm!" in (await alice.press("rules", on=pupil.page)).text
    await alice.press("learned", on=pupil.page)
    (match,) = await club.store.matches.live()
    assert (match.game, match.host_id) == ("shazamm", alice.id)
    await alice.press("learn-other", on=pupil.page)
    listed = alice.now(pupil.page).text
    assert speaker("en")(text("lesson-line-done", line="")).strip() in listed


async def test_no_lobby_is_opened_in_direct_messages(club: Club, alice: Player) -> None:
    pupil = await begin(alice, "shazamm", alice.person.dm)
    for _ in lessons.lesson("shazamm").prompts:
        await pupil.goes_on()
    assert pupil.page.control("rules") is not None
    assert pupil.page.control("learned") is None
    old = str(ControlId(0, ANY, OPEN_LOBBY, "shazamm"))
    (reply,) = await club.at_once(forged(alice.person.user, pupil.page, old))
    assert reply.text == speaker("en")(text("refusal-server-only"))


async def test_what_is_kept_of_a_pupil_is_told_and_deleted(club: Club, alice: Player) -> None:
    pupil = await begin(alice, "shazamm")
    await pupil.goes_on()
    shown = await alice.slash("privacy show")
    assert speaker("en")(text("privacy-lessons", many=1)) in shown.text
    (data,) = (await alice.press("own-file")).messages[-1].pictures
    (kept,) = json.loads(data)["lessons"]
    assert (kept["lesson"], kept["done"]) == ("shazamm", 1)
    await alice.slash("privacy delete")
    await alice.press("forget")
    assert is_at((await begin(alice, "shazamm")).page, "shazamm", 0)


async def test_a_lesson_that_is_not_there_is_refused(club: Club, alice: Player) -> None:
    pupil = await begin(alice, "shazamm")
    for control in ("b:0:0:learn:chess", "b:0:0:learn-do:x", "b:0:0:learn-do:chess|cast|"):
        deed = forged(alice.person.member, pupil.page, control)
        (reply,) = await club.at_once(deed)
        assert reply.text == speaker("en")(text("refusal-unknown-control"))


@pytest.mark.parametrize("name", ["alice", "bob"])
async def test_a_hint_stands_above_the_prompt_and_changes_nothing_else(
    club: Club, name: str
) -> None:
    player, locale = club[name], {"alice": "en", "bob": "es"}[name]
    pupil = await begin(player, "shazamm")
    say = chat_voice(reached("shazamm", 0).scene.seats, locale)
    await player.press("learn-hint", on=pupil.page)
    hinted = player.now(pupil.page)
    assert all(say(line) in hinted.text for line in hint(reached("shazamm", 0)))
    assert is_at(hinted, "shazamm", 0, locale)
    assert [c.custom_id for c in hinted.controls] == [c.custom_id for c in pupil.page.controls]


async def test_a_hint_that_is_pressed_once_all_is_done_shows_the_end(
    club: Club, alice: Player
) -> None:
    pupil = await begin(alice, "shazamm")
    first = pupil.page
    (asks,) = (c for c in first.controls if ":learn-hint:" in c.custom_id)
    for _ in lessons.lesson("shazamm").prompts:
        await pupil.goes_on()
    await club.at_once(forged(alice.person.member, pupil.page, asks.custom_id))
    assert is_at(alice.now(first), "shazamm", len(lessons.lesson("shazamm").prompts))
