"""What the page says besides Discord's own messages is said to people, in their language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext

from cogs.words.strings import speaker
from engines.core import text
from tests.browser.pages import Place

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
