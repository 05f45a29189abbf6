"""One reads what is newest, and menus show what is."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize, expect

from tests.browser.pages import Place

TO_THE_END = """() => {
    const timeline = document.getElementById("channel-timeline");
    return timeline.scrollHeight - timeline.clientHeight - timeline.scrollTop;
}"""
FRAMES = """() => new Promise(done => {
    let left = 20;
    const next = () => left-- ? requestAnimationFrame(next) : done();
    next();
})"""
GROWS = """() => new Promise(done => {
    const timeline = document.getElementById("channel-timeline");
    const messages = document.getElementById("channel-message-list");
    const grow = () => {
        const picture = document.createElement("div");
        picture.style.height = "300px";
        messages.append(picture);
    };
    requestAnimationFrame(() => {
        timeline.scrollTop -= 1;
        grow();
        const seen = new ResizeObserver(() => {  // runs after the page's own
            seen.disconnect();
            requestAnimationFrame(() => { grow(); done(); });
        });
        seen.observe(messages);
    });
})"""
"""Lets two pictures come in frame after frame, the first while a scroll is still to be told."""
AT_THE_END = f"() => ({TO_THE_END})() < 2"
PHONE: ViewportSize = {"width": 400, "height": 860}
PICTURES = "() => [...document.querySelectorAll('img.gallery-image')].every(it => it.naturalWidth)"


def stays_at_the_end(page: Page) -> None:
    """Wait until everything is loaded and the page has settled, and look where it stands."""
    page.wait_for_function("window.simcordPreview?.ready === true")
    page.wait_for_function(PICTURES)
    page.wait_for_function(AT_THE_END)
    page.evaluate(FRAMES)
    assert page.evaluate(TO_THE_END) < 2


@pytest.mark.soak
@pytest.mark.parametrize("offline", ["shazamm"], indirect=True)
def test_a_place_begins_at_its_newest_message(chromium: BrowserContext, offline: str) -> None:
    """Also where it holds many more than when it was opened, and after one's own words."""
    earlier = Place(chromium, offline, "alice", "games")
    for boards in (2, 3, 4):
        earlier.type_command("board")
        expect(earlier.messages.locator("img.gallery-image")).to_have_count(boards)
    alice = Place(chromium, offline, "alice", "games")
    stays_at_the_end(alice.page)
    alice.page.evaluate(GROWS)
    stays_at_the_end(alice.page)
    alice.page.mouse.move(300, 300)
    alice.page.mouse.wheel(0, -20_000)
    alice.page.wait_for_function("document.getElementById('channel-timeline').scrollTop === 0")
    alice.type_command("help")
    alice.read("hosts board games in this chat")
    stays_at_the_end(alice.page)


@pytest.mark.soak
@pytest.mark.parametrize("offline", ["magblast"], indirect=True)
def test_menus_show_what_is(chromium: BrowserContext, offline: str) -> None:
    """Ships that change places change both menus, as they do on a page that is opened anew."""
    letters = Place(chromium, offline, "alice", "dm")
    letters.see_picture()
    menus = letters.messages.locator("article").last.get_by_role("combobox")
    first, second = menus.all_inner_texts()[:2]
    letters.choose(first.split(":")[0], second.split(": ")[1])
    anew = Place(chromium, offline, "alice", "dm")
    fresh = anew.messages.locator("article").last.get_by_role("combobox")
    expect(fresh.first).not_to_have_text(first)
    expect(menus).to_have_text(fresh.all_inner_texts())


@pytest.mark.soak
@pytest.mark.parametrize("offline", ["shazamm"], indirect=True)
def test_nothing_lies_over_anything_on_a_phone(chromium: BrowserContext, offline: str) -> None:
    """That a message was edited stands above it, not over its time; a notice takes the room."""
    alice = Place(chromium, offline, "alice", "games")
    alice.page.set_viewport_size(PHONE)
    message = alice.messages.locator("article:has(.message-edited-compact)").last
    message.hover()
    time, edited = (
        message.locator(part).bounding_box()
        for part in (".message-gutter-time", ".message-edited-compact")
    )
    assert time is not None
    assert edited is not None
    assert edited["x"] >= time["x"] + time["width"]
    alice.page.evaluate("notify('This has changed in the meantime. Look again and choose anew.')")
    notice = alice.notice.bounding_box()
    assert notice is not None
    assert notice["width"] > PHONE["width"] / 2
    assert alice.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.soak
@pytest.mark.parametrize("offline", ["shazamm"], indirect=True)
def test_a_notice_is_gone_with_the_next_press(chromium: BrowserContext, offline: str) -> None:
    """What it said was about an earlier one; here it would stand for ever."""
    alice = Place(chromium, offline, "alice", "games")
    alice.page.evaluate("window.setTimeout = () => 0; notify('This has changed in the meantime.')")
    expect(alice.notice).to_be_visible()
    alice.button("Rules").click()
    expect(alice.notice).to_have_count(0, timeout=20_000)
