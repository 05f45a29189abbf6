"""Somebody goes through lessons on a page as wide as a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, ViewportSize, expect

from cogs.panels.lessons import panel
from cogs.panels.panel import Button, Form, Menu, Pick
from cogs.words.names import plain_voice
from cogs.words.strings import speaker
from engines import lessons
from engines.core import text
from tests.browser.pages import Place
from tests.lessons import Stand, comes_of, way_through

PHONE: ViewportSize = {"width": 400, "height": 860}


def test_a_lesson_is_played_to_its_end_on_a_phone(chromium: BrowserContext, offline: str) -> None:
    play_to_the_end(Place(chromium, offline, "alice", "games"), "shazamm")


@pytest.mark.soak
@pytest.mark.parametrize("key", lessons.keys())
def test_every_lesson_is_played_to_its_end_on_a_phone(
    chromium: BrowserContext, offline: str, key: str
) -> None:
    play_to_the_end(Place(chromium, offline, "alice", "games"), key)


def play_to_the_end(alice: Place, key: str) -> None:
    """Open a lesson, and do what each of its prompts says."""
    alice.page.set_viewport_size(PHONE)
    alice.type_command("learn", game=words(f"{key}-lesson"))
    for number, stand in enumerate(way_through(key), start=1):
        alice.read(f"{number} of {len(way_through(key))}")
        alice.see_picture()
        press(alice, stand)
    alice.read(words(f"{key}-lesson-ends"))
    alice.see_picture()
    expect(alice.button(words("button-learned-play"))).to_be_visible()
    assert alice.failed == []


def words(key: str) -> str:
    return speaker("en")(text(key))


def press(alice: Place, stand: Stand) -> None:
    """Press what a prompt wants, choose in its menu, and fill in the form that opens."""
    say = plain_voice(stand.page.scene.seats, "en")
    _, picked, form = stand.press
    found = control_on(stand)
    if isinstance(found, Menu):
        labels = [say(choice.label) for choice in found.choices if choice.value in picked]
        alice.choose(say(found.title), *labels)
    else:
        alice.press(say(found.label))
    if form is None:
        return
    opened = comes_of(stand.page, stand.press._replace(form=None))
    assert isinstance(opened, Form)
    for field in opened.fields:
        values = form.picks.get(field.name, ())
        if isinstance(field, Pick) and values:
            labels = [say(choice.label) for choice in field.choices if choice.value in values]
            alice.choose(say(field.label), *labels)
    alice.fill(**form.lines)


def control_on(stand: Stand) -> Button | Menu:
    """Return the control that is pressed, as the panel has it."""
    wanted = stand.press.control
    for row in panel(stand.page, stand.page.draft):
        for one in (row,) if isinstance(row, Menu) else row:
            if (one.verb, one.extra) == (wanted.verb, wanted.extra):
                return one
    raise AssertionError(f"{wanted} is not on the panel")
