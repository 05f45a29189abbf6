"""What the page says besides Discord's own messages is said to people, in their language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, expect

from cogs.words.strings import speaker
from engines.core import text
from tests.browser.page_words import makers_words
from tests.browser.pages import Place

SPANISH = "es-ES"
FAR_TOO_LONG = "9" * 300
MAKERS = re.compile(r"simcord|preview|snapshot|scenario|gallery|draft|inspector|viewport", re.I)
ENGLISH = re.compile(
    r"\b(Select|Submit|submitted|Cancel|Only you|[Ee]dited|Message|message|used|Close|Dialog"
    r"|Thinking|Download)\b"
)
SAID = """() => {
    const said = [], spoken = ["aria-label", "placeholder", "title"];
    for (const one of document.querySelectorAll("body *")) {
        if (!one.checkVisibility()) continue;
        said.push(...spoken.map(name => one.getAttribute(name)));
        said.push(...[...one.childNodes].map(it => it.nodeType === Node.TEXT_NODE && it.data));
    }
    return said.filter(words => words && words.trim());
}"""


@pytest.mark.soak
@pytest.mark.parametrize("offline", ["shazamm"], indirect=True)
def test_the_page_speaks_as_people_do(chromium: BrowserContext, offline: str) -> None:
    """With a form open, and a menu in it of which several things can be chosen."""
    for person, language in (("alice", "en"), ("bob", "es")):
        say, hand = speaker(language), Place(chromium, offline, person, "dm")
        hand.page.set_viewport_size({"width": 400, "height": 860})
        hand.type_command(say(text("command-help")))
        said: list[str] = hand.page.evaluate(SAID)
        hand.press(say(text("shazamm-cast")))
        hand.modal.get_by_role("combobox").first.click()
        said += hand.page.evaluate(SAID)
        assert len(said) > 30
        assert [words for words in said if MAKERS.search(words)] == []
        if language != "en":
            assert [words for words in said if ENGLISH.search(words)] == []


@pytest.mark.soak
@pytest.mark.parametrize("offline", ["shazamm"], indirect=True)
def test_what_a_page_rarely_says_is_said_to_people_too(
    chromium: BrowserContext, offline: str
) -> None:
    """Of an empty channel, of commands and what they ask, of a long field, of what is unread."""
    say = speaker("es")
    channel = Place(chromium, offline, "bob", "games")
    channel.page.set_viewport_size({"width": 390, "height": 420})
    _must_be_plain(channel)
    channel.composer.fill("/")
    expect(channel.page.get_by_role("option").locator("visible=true").first).to_be_visible()
    _must_be_plain(channel)
    command = say(text("command-play"))
    channel.composer.fill(f"/{command}")
    channel.page.get_by_role("option").filter(has_text=command).locator(
        "visible=true"
    ).first.click()
    channel.page.locator(".command-ghost").click()
    expect(channel.page.locator(".command-suggestion-label").first).to_be_visible()
    _must_be_plain(channel)
    channel.page.locator(".command-context-close").click()
    _must_say_plainly_what_is_unread(channel, Place(chromium, offline, "alice", "games"))
    hand = Place(chromium, offline, "bob", "dm")
    hand.press(say(text("shazamm-cast")))
    field = hand.modal.locator(".modal-input").first
    field.evaluate("it => it.removeAttribute('maxlength')")
    field.fill(FAR_TOO_LONG)
    hand.modal.locator("button[type=submit]").click()
    expect(field).to_have_attribute("aria-invalid", "true")
    _must_be_plain(hand)


def _must_say_plainly_what_is_unread(reader: Place, writer: Place) -> None:
    """Let somebody write while another has gone up to what was written before."""
    for number in range(8):
        writer.write(f"{number}\n\n.")
    reader.read("7")
    reader.page.bring_to_front()
    reader.page.locator("#channel-timeline").hover()
    reader.page.mouse.wheel(0, -5000)
    writer.write("8")
    expect(reader.page.locator("#new-messages")).to_be_visible()
    _must_be_plain(reader)


def _must_be_plain(place: Place) -> None:
    assert makers_words(place.page.evaluate(SAID), SPANISH) == []
