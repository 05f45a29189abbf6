"""Everything from /play to the first move by keys alone, as Discord takes them."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import BrowserContext, Locator, Route, expect

from cogs.words.strings import speaker
from engines.core import text
from tests.browser.pages import Place
from tests.sampled import sampled

FAR = 40
"""More presses of Tab than lie between any two things on the page."""
READY_WHEN_EMPTY = """() => {
    const line = document.querySelector(".command-row").closest("form");
    window.readyWhenEmpty = new Promise(tell => new MutationObserver((_, observer) => {
        if (!document.getElementById("channel-composer-input")) return;
        observer.disconnect();
        setTimeout(() => tell(!document.getElementById("send-message").disabled));
    }).observe(line, { childList: true, subtree: true }));
}"""
"""Notes whether a command can be sent when the line is empty, which is when the next key comes."""


class Keys:
    """Somebody at a place who has no mouse."""

    def __init__(self, place: Place) -> None:
        self.place, self.page = place, place.page
        self.sent: list[dict[str, object]] = []
        self.page.on("request", lambda request: self._note(request.post_data))
        place.composer.focus()

    def type(self, words: str) -> None:
        """Type words where the focus is."""
        self.page.keyboard.type(words)

    def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def command(self, command: str) -> None:
        """Type a command and take it from the list."""
        expect(self.place.composer).to_be_focused()
        self.type(f"/{command}")
        expect(self.page.locator(".command-entry.is-active")).to_contain_text(f"/{command}")
        self.press("Enter")
        expect(self.page.locator(".command-chip")).to_have_text(f"/{command}")

    def suggested(self, words: str) -> None:
        """Wait until a suggestion with these words is the one that would be taken."""
        expect(self.page.locator(".command-suggestion.is-active")).to_contain_text(words)

    def option(self, name: str) -> Locator:
        """Return the field of a command's option."""
        return self.page.locator(f".command-option-input[data-option={name}]")

    def go_back_to(self, wanted: Locator) -> None:
        """Press Shift and Tab until something has the focus."""
        expect(wanted).to_be_visible()
        for _ in range(FAR):
            if wanted.evaluate("it => it === document.activeElement"):
                return
            self.press("Shift+Tab")
        raise AssertionError("it is not to be reached by Tab")

    def is_done(self) -> dict[str, object]:
        """Wait until the command was sent and the line is empty again; return its options."""
        expect(self.place.composer).to_be_focused()
        expect(self.place.composer).to_have_value("")
        return self.sent[-1]

    def _note(self, body: str | None) -> None:
        said = json.loads(body) if body and body.startswith("{") else {}
        if said.get("kind") == "run_command":
            self.sent.append(said["options"])


def words(key: str) -> str:
    return speaker("en")(text(key))


@pytest.fixture
def keys(chromium: BrowserContext, offline_for_all: str) -> Keys:
    return Keys(Place(chromium, offline_for_all, "alice", "games"))


def test_from_play_to_the_first_move(chromium: BrowserContext, offline: str) -> None:
    keys = Keys(Place(chromium, offline, "alice", "games"))
    keys.command("play")
    keys.type("sha")
    keys.suggested("Shazamm!")
    keys.press("Tab")
    expect(keys.option("game")).to_have_value("shazamm")
    keys.press("Tab", "Enter", "ArrowDown")
    keys.suggested("computers")
    keys.press("Enter")
    expect(keys.option("computers")).to_be_focused()
    keys.type("1")
    keys.press("Enter")
    assert keys.is_done() == {"game": "shazamm", "computers": "1"}
    keys.go_back_to(keys.place.button(words("button-start")))
    keys.press("Enter")
    keys.place.see_picture()
    expect(keys.place.composer).to_be_focused()  # Start is gone
    keys.place.read("is ready")  # so the board is changed no more
    keys.go_back_to(keys.place.button(words("button-act")))
    keys.press("Enter")
    expect(keys.place.modal.locator(".modal-input").first).to_be_focused()
    keys.type("3")
    keys.press("Enter")
    keys.place.read("bets 3")
    assert keys.place.failed == []


MENUS = (
    ("language", "language", "Esp", "Español", "es"),
    ("rules", "game", "Reb", "Rebel Moon", "rebelmoon"),
    ("legend", "game", "Mag", "Mag·Blast", "magblast"),
    ("play", "game", "Sha", "Shazamm!", "shazamm"),
    ("ladder", "game", "Mag", "Mag·Blast", "magblast"),
)
"""Every command whose option has a menu; the first of the menu is never what is meant."""


@pytest.mark.parametrize(("command", "option", "typed", "label", "value"), sampled(MENUS))
def test_what_was_taken_is_sent(
    keys: Keys, command: str, option: str, typed: str, label: str, value: str
) -> None:
    keys.command(command)
    if not keys.option(option).is_visible():
        keys.suggested(option)
        keys.press("Tab")
    expect(keys.option(option)).to_be_focused()
    keys.type(typed)
    keys.suggested(label)
    keys.press("Enter")
    expect(keys.option(option)).to_have_value(value)
    keys.press("Enter")
    assert keys.is_done()[option] == value


@pytest.mark.soak
def test_a_command_is_sent_without_what_it_may_have(keys: Keys) -> None:
    keys.command("ladder")
    keys.press("Enter")
    assert keys.is_done() == {}


def test_what_was_typed_still_counts_after_the_field_was_left(keys: Keys) -> None:
    keys.command("language")
    keys.type("Esp")
    keys.suggested("Español")
    keys.press("Shift+Tab")
    expect(keys.page.locator(".command-chip")).to_be_focused()
    keys.option("language").focus()
    keys.suggested("Español")
    keys.press("Enter", "Enter")
    assert keys.is_done() == {"language": "es"}


def test_nothing_is_under_way_when_the_line_is_empty(keys: Keys) -> None:
    keys.command("help")
    keys.page.evaluate(READY_WHEN_EMPTY)
    keys.press("Enter")
    assert keys.page.evaluate("window.readyWhenEmpty")


@pytest.mark.soak
def test_a_command_waits_until_the_page_sends_it(keys: Keys) -> None:
    """Nothing is sent while suggestions are asked for."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    keys.command("play")
    keys.type("Sha")
    keys.suggested("Shazamm!")
    keys.press("Enter", "Tab", "Enter")
    keys.suggested("opponent")
    keys.press("Enter")
    keys.type("B")
    keys.suggested("Bob")
    keys.page.route("**/api/action", hold, times=1)
    with keys.page.expect_request("**/api/action"):
        keys.type("o")
    keys.suggested("Bob")
    keys.press("Enter", "Enter")
    expect(keys.option("opponent")).to_be_hidden()
    expect(keys.page.locator("#send-message")).to_be_disabled()
    held[0].continue_()
    assert keys.is_done().keys() == {"game", "opponent"}
    assert len(keys.sent) == 1


@pytest.mark.soak
def test_what_is_typed_into_an_option_is_to_be_read(keys: Keys) -> None:
    keys.command("play")
    field = keys.option("game")
    for typed in ("W", "Shazamm", "Imperium Galáctica, or whatever else may be"):
        field.fill(typed)
        room = field.evaluate("it => it.clientWidth - it.scrollWidth")
        shown = field.evaluate(
            """it => {
                const style = getComputedStyle(it), pen = document.createElement("canvas");
                const ink = pen.getContext("2d");
                ink.font = style.font;
                const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
                return it.clientWidth - padding - ink.measureText(it.value).width;
            }"""
        )
        assert room >= 0
        assert shown >= -1


@pytest.mark.soak
def test_after_a_refused_command_the_line_is_empty(keys: Keys) -> None:
    keys.command("undo")
    keys.press("Enter")
    keys.is_done()
    keys.place.read("Only you can see this")
    keys.command("help")
    keys.page.locator(".command-context-close").click()
    keys.is_done()
    keys.command("help")
    keys.press("Enter")
    keys.is_done()
