"""Two people play in the offline Discord, each in a browser of their own language."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, expect

from cogs.words.strings import speaker
from engines.core import text
from tests.browser.pages import Place
from tests.sampled import sampled


def words(key: str, locale: str) -> str:
    return speaker(locale)(text(key))


def revealed(player: str, bet: int) -> str:
    told = text("shazamm-event-reveal", player=player, bet=bet, count=0, spells="")
    return speaker("en")(told).removesuffix(".")


@pytest.mark.parametrize("turns", sampled([1, 4]))
def test_two_people_play(chromium: BrowserContext, offline: str, turns: int) -> None:
    alice = Place(chromium, offline, "alice", "games")
    bob = Place(chromium, offline, "bob", "games")
    alice.type_command("play", game="Shazamm")
    bob.press(words("button-join", "en"))
    alice.press(words("button-start", "en"))
    letters = Place(chromium, offline, "bob", "dm")
    letters.see_picture()
    for turn in range(1, turns + 1):
        alice.press(words("button-act", "en"))
        alice.fill(bet=str(turn + 1))
        letters.press(words("shazamm-cast", "es"))
        letters.fill(bet="1")
        alice.read(revealed("Alice", turn + 1))
    for place in (alice, letters):
        place.see_picture()
        assert (place.noticed, place.failed) == ([], [])


def test_everyone_stands_side_by_side(chromium: BrowserContext, offline_for_all: str) -> None:
    page = chromium.new_page()
    page.goto(offline_for_all)
    for person in ("alice", "bob"):
        frame = page.frame_locator(f"iframe[title='{person}: #games']")
        expect(frame.locator("#channel-composer-input")).to_be_visible()


@pytest.mark.soak
def test_a_game_is_begun_by_its_cover(chromium: BrowserContext, offline: str) -> None:
    page = chromium.new_page()
    page.set_viewport_size({"width": 400, "height": 860})
    page.goto(offline)
    name, tagline = words("shazamm-name", "en"), words("shazamm-tagline", "en")
    cover = page.get_by_alt_text(f"{name}: {tagline}", exact=True)
    expect(cover).not_to_have_js_property("naturalWidth", 0)
    cover.click()
    thread = page.frame_locator(f"iframe[title='alice: #{name} · Alice']")
    expect(thread.get_by_role("button", name=words("button-act", "en")).last).to_be_visible()
    expect(page.get_by_role("tab", name=name, selected=True)).to_be_in_viewport()
    expect(cover).to_be_hidden()


@pytest.mark.soak
@pytest.mark.parametrize("offline", ["shazamm"], indirect=True)
def test_a_hand_leads_to_its_board(chromium: BrowserContext, offline: str) -> None:
    """A link to a channel leads to that place on the page, and to no server far away."""
    board, act = words("button-board", "en"), words("button-act", "en")
    alone = Place(chromium, offline, "alice", "dm")
    alone.messages.get_by_role("link", name=board).last.click()
    expect(alone.button(act)).to_be_visible()
    page = chromium.new_page()
    page.set_viewport_size({"width": 400, "height": 860})
    page.goto(offline)
    page.get_by_role("tab", name=words("offline-direct-messages", "en")).first.click()
    channel = page.get_by_role("tab", name="#games").first
    expect(channel).to_have_attribute("aria-selected", "false")
    letters = page.frame_locator("iframe[title^='alice: '][src$='/dm']")
    letters.get_by_role("link", name=board).last.click()
    expect(channel).to_have_attribute("aria-selected", "true")


def test_what_takes_a_while_was_answered(chromium: BrowserContext, offline: str) -> None:
    """Of a hint the bot says, after a moment in which it only waits, that it will follow."""
    alice = Place(chromium, offline, "alice", "games")
    alice.type_command("play", game="Shazamm")
    alice.press(words("button-add-computer", "en"))
    alice.press(words("button-start", "en"))
    alice.type_command("hint")
    alice.read("A computer would do this")
    assert alice.noticed == []


@pytest.mark.soak
def test_suggestions_come_before_anything_is_typed(chromium: BrowserContext, offline: str) -> None:
    alice = Place(chromium, offline, "alice", "games")
    assert len(alice.suggestions("play", "game")) >= 1


@pytest.mark.soak
def test_a_button_that_is_gone_says_so(chromium: BrowserContext, offline: str) -> None:
    """The page shows a button that another person's move has just taken away."""
    alice = Place(chromium, offline, "alice", "games")
    bob = Place(chromium, offline, "bob", "games")
    alice.type_command("play", game="Shazamm")
    bob.press(words("button-join", "en"))
    bob.page.route("**/api/state", lambda route: route.abort())  # bob sees no news for a while
    alice.press(words("button-start", "en"))
    bob.page.bring_to_front()
    bob.button(words("button-options", "en")).click()
    expect(bob.notice).to_contain_text("ha cambiado")


@pytest.mark.soak
@pytest.mark.parametrize("offline", ["magblast"], indirect=True)
def test_a_menu_opens_on_a_phone(chromium: BrowserContext, offline: str) -> None:
    """The long words of a picture that is drawn anew push nothing out of sight."""
    letters = Place(chromium, offline, "alice", "dm")
    letters.page.set_viewport_size({"width": 320, "height": 640})
    letters.see_picture()
    letters.messages.get_by_role("combobox", name="blue").click()
    expect(letters.page.get_by_role("option").first).to_be_visible()
