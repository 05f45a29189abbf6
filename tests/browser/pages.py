"""What a person does on a page of the offline Discord, for Playwright. It never sleeps."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Locator, Page, Response, expect

PATIENCE = 120_000
"""Milliseconds that anything may take: the machine may be busy with other tests."""
expect.set_options(timeout=PATIENCE)


NOTED = """
window.noted = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node.id === "notice") window.noted.push(node.textContent);
}).observe(document, { childList: true, subtree: true });
"""
"""Remembers notices, which go by themselves after a while."""


class Place:
    """One place as one person sees it, in a tab of its own."""

    def __init__(self, context: BrowserContext, address: str, person: str, place: str) -> None:
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self._failed: list[tuple[str, str]] = []
        self.page.on("response", self._note)
        self.page.add_init_script(NOTED)
        self.page.goto(f"{address}as/{person}/{place}")
        self.messages = self.page.locator("#channel-message-list")
        self.modal = self.page.locator("#modal-root form")
        self.notice = self.page.locator("#notice")
        self.composer = self.page.locator("#channel-composer-input")
        self._settle()

    def type_command(self, command: str, **options: str) -> None:
        """Type a slash command; each option is the beginning of a suggestion, which is taken."""
        self.page.bring_to_front()
        self.composer.fill(f"/{command}")
        self._suggestion(command).first.click()
        for option, typed in options.items():
            field = self._option(option)
            field.fill(typed)
            self._suggestion(typed).first.click()
        self.page.locator("#send-message").click()
        self._settle()
        expect(self.composer).to_be_visible()

    def write(self, words: str) -> None:
        """Write a message, as people do to each other."""
        self.page.bring_to_front()
        self.composer.fill(words)
        self.page.locator("#send-message").click()
        expect(self.composer).to_have_value("")
        self._settle()

    def suggestions(self, command: str, option: str) -> list[str]:
        """Return what is offered for an option before anything is typed; leave the command."""
        self.page.bring_to_front()
        self.composer.fill(f"/{command}")
        self._suggestion(command).first.click()
        self._option(option).focus()
        labels = self.page.locator(".command-suggestion-label")
        expect(labels.first).to_be_visible()
        offered = labels.all_inner_texts()
        self.page.locator(".command-context-close").click()
        return offered

    def press(self, label: str) -> None:
        """Press the newest button with this label, and wait until it was answered."""
        self.page.bring_to_front()
        self.button(label).click()
        self._settle()

    def button(self, label: str) -> Locator:
        """Return the newest button with this label."""
        return self.messages.get_by_role("button", name=label, exact=True).last

    def choose(self, menu: str, *options: str) -> None:
        """Choose options in the newest menu with this placeholder, or in the open form's."""
        self.page.bring_to_front()
        in_form = self.modal.is_visible()
        within = self.modal if in_form else self.messages
        within.get_by_role("combobox", name=menu).last.click()
        for option in options:
            self.page.get_by_role("option", name=option).locator("visible=true").click()
        if in_form:  # where Escape would undo it
            self.modal.locator(".modal-title").click()
        else:
            self.page.keyboard.press("Escape")
        self._settle()

    def fill(self, **fields: str) -> None:
        """Fill in the open form's text inputs, by their custom_id, and send it."""
        for custom_id, words in fields.items():
            self.modal.locator(f"[data-custom-id={custom_id}] .modal-input").fill(words)
        self.modal.locator("button[type=submit]").click()
        expect(self.modal).to_be_hidden()
        self._settle()

    def read(self, words: str) -> None:
        """Wait until these words stand here."""
        expect(self.messages.get_by_text(words).last).to_be_visible()

    def see_picture(self) -> None:
        """Wait until the newest picture is drawn."""
        picture = self.messages.locator("img.gallery-image").last
        expect(picture).to_be_visible()
        expect(picture).not_to_have_js_property("naturalWidth", 0)

    @property
    def noticed(self) -> list[str]:
        """The notices that were shown here, also those that are gone."""
        return self.page.evaluate("window.noted")

    @property
    def failed(self) -> list[str]:
        """The requests that failed, but for pictures that an edit has replaced since."""
        return [line for url, line in self._failed if not self._was_replaced(url)]

    def _was_replaced(self, url: str) -> bool:
        path = url[url.find("/api/") :]
        return path.startswith("/api/assets/") and not self.page.locator(f'[src*="{path}"]').count()

    def _note(self, answer: Response) -> None:
        if answer.status >= 400:
            self._failed.append((answer.url, f"{answer.status} {answer.url}"))

    def _option(self, name: str) -> Locator:
        field = self.page.locator(f".command-option-input[data-option={name}]")
        if not field.is_visible():
            self.page.locator(".command-ghost").click()
            self._suggestion(name).first.click()
        return field

    def _suggestion(self, words: str) -> Locator:
        return self.page.get_by_role("option").filter(has_text=words).locator("visible=true")

    def _settle(self) -> None:
        self.page.wait_for_function("window.simcordPreview?.ready === true")
