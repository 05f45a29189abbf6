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
    sources += (FOLDER / "index.html").read_text(encoding="utf-8")
    for words in (*EXACTLY, *(part for _, part, _ in WITHIN)):
        if words not in sources:
            raise ImportError(f"simcord's page says no {words!r}. Install requirements/play.txt.")


_check()
