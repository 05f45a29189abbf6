"""The words of simcord's page, which are a maker's and English, in words of whoever plays.

They are replaced as they appear (`static/plain.js`), each by what the catalogues say in the
language of the page. That simcord still says what is replaced is checked when this is imported.
"""

from __future__ import annotations

import json

from cogs.words.strings import nearest, speaker
from engines.core import text
from offline.simcord_changed import FOLDER

EXACTLY = {
    "Message": "write",
    "Send": "send",
    "Conversation": "page",
    "Dialog": "asked",
    "Reply": "reply",
    "Select an option": "choose",
    "Select one or more options": "choose-several",
    "SimCord selection draft": "chosen",
    "SimCord selection draft actions": "chosen",
    "Apply": "apply",
    "Cancel": "cancel",
    "Submit": "submit",
    "Search options": "search",
    "Loading options": "loading",
    "Loading commands": "loading",
    "No matching options": "nothing-fits",
    "No options match": "nothing-fits",
    "No available options": "nothing-fits",
    "Clear selection": "clear",
    "Only you can see this": "only-you",
    "(edited)": "edited",
    "Thinking…": "thinking",
    "Image preview": "picture",
    "Close image preview": "close",
    "Close modal": "close",
    "Preview viewport": "page",
    "This field is required.": "required",
    "Choose at least one value.": "required",
    "Choose one option.": "required",
    "Choose an available option.": "unfit",
    "Enter a valid value.": "unfit",
    "Integer is outside the safe range.": "unfit",
    "Value is outside the allowed range.": "unfit",
    "Value length is outside the allowed range.": "unfit",
    "No messages in this channel.": "empty",
    "New messages · jump to latest": "latest",
    "Newer messages": "newer",
    "Load earlier messages": "earlier",
    "Application commands": "commands",
    "Some commands are not shown": "more-commands",
    "Exit command mode": "leave-command",
    "This command is no longer available. Exit command mode to continue.": "command-gone",
    "OPTIONS": "options",
    "MEMBERS": "people",
    "CHANNELS": "channels",
    "+ options": "options",
    "Loading options failed": "nothing-fits",
    "Cancel reply": "cancel",
    "Cancel edit": "cancel",
    "Edit": "edit",
    "Edit message": "edit",
    "Delete": "delete",
    "Save": "save",
    "thread": "thread",
    "Archived": "archived",
    "Zoom image": "enlarge",
    "Fit image": "fit",
    "Previous image": "previous-picture",
    "Next image": "next-picture",
    "Open original image": "enlarge",
    "Image; use arrow keys to pan when zoomed": "picture",
    "Reveal spoiler": "reveal",
}
"""What stands for itself, by the end of its key."""
WITHIN = (
    ("^Message ([#@].*)$", "Message ${channel.glyph}", "write-to"),
    ("^Edited (.*)$", "Edited ${absoluteTime(", "edited-at"),
    ("^Open .* in image preview$", "in image preview", "enlarge"),
    ("^.* unavailable$", "unavailable`", "loading"),
    ("^Send message .*$", "message (Enter)", "send"),
    ("^Actions for .*$", "Actions for $", "do-with-it"),
    ("^([0-9]+) selected\\. Choose .*$", "selected. Choose", "so-many"),
    ("^This form will be submitted to .*$", "This form will be submitted to", "form-goes"),
    ("^Download (.*)$", "Download ${label}", "download"),
    ("^(.*) used $", "${invoker} used ", "used"),
    ("^Enter no more than ([0-9]+) characters\\.$", "Enter no more than ${", "longest"),
    ("^Enter at least ([0-9]+) characters\\.$", "Enter at least ${", "shortest"),
    ("^Choose no more than ([0-9]+) .*$", "Choose no more than ${", "most"),
    ("^Choose at least ([0-9]+) .*$", "Choose at least ${", "fewest"),
    ("^\\+([0-9]+) more$", '"more" : "options"', "further"),
    ("^\\+([0-9]+) (?:optional|options)$", "+${optional} optional", "optional"),
    ("^(?:.*; )?([0-9]+) required options missing$", " required options missing", "missing"),
    ("^(.*) options on this page$", " options on this page", "so-many-here"),
    ("^OPTIONS MATCHING .*$", "OPTIONS MATCHING ${", "options"),
    ("^Show (.*) commands$", "Show ${identity.name} commands", "commands-of"),
    ("^Command (/.*)$", "Command /${", "command"),
    ("^Remove (.*) option$", "Remove ${option.name} option", "leave-out"),
    ("^Replying to (.*)$", "Replying to ${", "reply-to"),
    ("^Editing message .*$", "Editing message ${", "edit"),
    ("^started a thread: (.*)$", "started a thread: {", "thread-begun"),
    ("· ([0-9]+) messages?$", '"message" : "messages"', "thread-of"),
)
"""What holds something: how it is known, a part of it in the page's source, the end of its key."""


def plain_words(discord_locale: str) -> str:
    """Return what takes the place of the words of a page in a language, as JSON."""
    say = speaker(nearest(discord_locale))

    def said(end: str, **args: str) -> str:
        return say(text(f"offline-page-{end}", **args))

    exactly = {words: said(end) for words, end in EXACTLY.items()}
    within = [[known, said(end, what="$1")] for known, _, end in WITHIN]
    return json.dumps({"exactly": exactly, "within": within})


def _check() -> None:
    """Raise `ImportError` unless the page says all that is replaced."""
    sources = "".join(one.read_text(encoding="utf-8") for one in sorted(FOLDER.glob("*.js")))
    for one in (FOLDER / "index.html", FOLDER.parent / "_messages.py"):
        sources += one.read_text(encoding="utf-8")
    for words in (*EXACTLY, *(part for _, part, _ in WITHIN)):
        if words not in sources:
            raise ImportError(f"simcord's page says no {words!r}. Install requirements/play.txt.")


_check()
