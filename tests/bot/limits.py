"""Discord's limits on what a bot sends, where simcord is more lenient than Discord.

`problems` reads one request of the bot and says what Discord, or our own rules about what
people see (alt texts, explicit mentions, ids of controls), would not accept.
"""

# Only some of what there is concerns us.
# pyright: reportMatchNotExhaustive=false

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from functools import cache
from typing import Any

from offline.simcord_inside import Request, Upload
from tests.bot.command_limits import command_problems
from tests.laws.markup import bold_in_bold, gaps, recounted

Json = Mapping[str, Any]
Problems = Iterator[str]
GAP = "something is missing"

MIB = 1024 * 1024
V2 = 1 << 15
LINK_STYLE = 5
PICTURES = (".png", ".jpg", ".jpeg", ".gif", ".webp")


class Kind(IntEnum):
    """What a component is."""

    ROW = 1
    BUTTON = 2
    MENU = 3
    TEXT_INPUT = 4
    USER_MENU = 5
    ROLE_MENU = 6
    MENTIONABLE_MENU = 7
    CHANNEL_MENU = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18


class Answer(IntEnum):
    """How the bot answers an interaction."""

    MESSAGE = 4
    EDIT = 7
    SUGGESTIONS = 8
    MODAL = 9


MENUS = {Kind.MENU, Kind.USER_MENU, Kind.ROLE_MENU, Kind.MENTIONABLE_MENU, Kind.CHANNEL_MENU}
IN_A_ROW = {Kind.BUTTON, *MENUS}
INNER = {*IN_A_ROW, Kind.TEXT_INPUT, Kind.THUMBNAIL, Kind.LABEL}
"""What stands only within other components of a message."""

_MESSAGES = re.compile(r"/channels/\d+/messages(/\d+)?|/webhooks/\d+/[^/]+(/messages/[^/]+)?")
_CALLBACK = re.compile(r"/interactions/\d+/[^/]+/callback")
_COMMANDS = re.compile(r"/applications/\d+(/guilds/\d+)?/commands")
_THREADS = re.compile(r"/channels/\d+(/messages/\d+)?/threads")
_SMALL_HEADING = re.compile(r"^-# #+ .*$", re.MULTILINE)


def problems(request: Request) -> list[str]:
    """Return everything about `request` that Discord would refuse; empty when all is well."""
    return [f"{request.method} {request.path}: {what}" for what in _problems(request)]


def _problems(request: Request) -> Problems:
    body = request.json
    if request.method not in {"POST", "PATCH", "PUT"} or body is None:
        return
    if _COMMANDS.fullmatch(request.path):
        yield from _registered(json.dumps(body if isinstance(body, list) else [body]))
    elif _CALLBACK.fullmatch(request.path):
        yield from _callback_problems(body, request.uploads)
    elif _MESSAGES.fullmatch(request.path):
        yield from message_problems(body, request.uploads, new=request.method == "POST")
    elif _THREADS.fullmatch(request.path):
        yield from length("thread name", body.get("name"), 1, 100)


@cache
def _registered(commands: str) -> tuple[str, ...]:
    """Look at what every bot of every test registers only once."""
    return tuple(command_problems(json.loads(commands)))


def _callback_problems(body: Json, uploads: Sequence[Upload]) -> Problems:
    data = body.get("data") or {}
    match body["type"]:
        case Answer.MESSAGE | Answer.EDIT as kind:
            yield from message_problems(data, uploads, new=kind == Answer.MESSAGE)
        case Answer.SUGGESTIONS:
            yield from suggestion_problems(data["choices"])
        case Answer.MODAL:
            yield from modal_problems(data)


def length(what: str, words: object, least: int, most: int) -> Problems:
    """Tell when `words` is no text of `least` to `most` characters."""
    if not isinstance(words, str) or not least <= len(words) <= most:
        size = len(words) if isinstance(words, str) else repr(words)
        yield f"{what} is {size} long, not {least} to {most}"


def twice(what: str, values: Iterable[Hashable]) -> Problems:
    """Tell which of `values` occur more than once."""
    yield from (f"{what} {value!r} twice" for value, n in Counter(values).items() if n > 1)


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Yield every component, the nested ones after what they stand in."""
    for component in components:
        yield component
        yield from walk(component.get("components") or ())
        yield from walk(
            inner for key in ("accessory", "component") if (inner := component.get(key))
        )


# -- Messages ------------------------------------------------------------------------------


def message_problems(body: Json, uploads: Sequence[Upload], *, new: bool) -> Problems:
    """Tell what Discord would refuse of a message (`new`) or of an edit of one."""
    yield from length("content", body.get("content") or "", 0, 2000)
    yield from _markup_problems(body.get("content") or "")
    yield from length("nonce", str(body.get("nonce") or ""), 0, 25)
    yield from _mention_problems(body, new=new)
    yield from _poll_problems(body.get("poll"))
    components = body.get("components") or ()
    layout = (body.get("flags") or 0) & V2 or any(c["type"] != Kind.ROW for c in components)
    yield from _upload_problems(uploads, need_alt_text=not layout)
    yield from _component_problems(components)
    if layout and (new or "components" in body):
        listed = body.get("attachments")
        keeps = not new and (listed is None or len(listed) > len(uploads))
        yield from _layout_problems(body, components, uploads, keeps=keeps)
    elif len(components) > 5:
        yield f"{len(components)} rows, not at most 5"


def _mention_problems(body: Json, *, new: bool) -> Problems:
    allowed = body.get("allowed_mentions")
    if new and allowed is None:
        yield "allowed mentions are not explicit"
    for kind in {"everyone", "roles"} & set((allowed or {}).get("parse", ())):
        yield f"anyone may be made to mention {kind}"


def _poll_problems(poll: Json | None) -> Problems:
    if poll is None:
        return
    yield from length("poll question", poll["question"].get("text"), 1, 300)
    if not 1 <= len(poll["answers"]) <= 10:
        yield f"{len(poll['answers'])} poll answers, not 1 to 10"
    for answer in poll["answers"]:
        yield from length("poll answer", answer["poll_media"].get("text"), 1, 55)


def _upload_problems(uploads: Sequence[Upload], *, need_alt_text: bool) -> Problems:
    if len(uploads) > 10:
        yield f"{len(uploads)} attachments, not at most 10"
    for upload in uploads:
        words, shown = upload.description or "", upload.name.endswith(PICTURES)
        yield from length(f"alt text of {upload.name}", words, int(need_alt_text and shown), 1024)
        if upload.size > 10 * MIB:
            yield f"{upload.name} has {upload.size} bytes, not at most 10 MiB"
        if not re.fullmatch(r"[\w.-]+", upload.name, re.ASCII):
            yield f"{upload.name!r} would be renamed, and no longer be found by its name"


def _layout_problems(
    body: Json, components: Sequence[Json], uploads: Sequence[Upload], *, keeps: bool
) -> Problems:
    for plain in ("content", "embeds", "poll", "sticker_ids"):
        if body.get(plain):
            yield f"{plain} in a message of components"
    everything = list(walk(components))
    if not 1 <= len(everything) <= 40:
        yield f"{len(everything)} components, not 1 to 40"
    words = sum(len(c["content"]) for c in everything if c["type"] == Kind.TEXT)
    if words > 4000:
        yield f"{words} characters of text, not at most 4000"
    yield from (f"a component of kind {c['type']} alone" for c in components if c["type"] in INNER)
    shown = {url for c in everything for url in _attachments(c)}
    sent = {upload.name for upload in uploads}
    if not keeps:  # what it shows may stand there already; simcord knows
        yield from (f"shows {name}, which is not sent with it" for name in sorted(shown - sent))
    yield from (f"sends {name}, which nothing shows" for name in sorted(sent - shown))


def _attachments(component: Json) -> Iterator[str]:
    media = [item["media"] for item in component.get("items") or ()]
    media += [component[key] for key in ("media", "file") if component.get(key)]
    for url in (str(one["url"]) for one in media):
        if url.startswith("attachment://"):
            yield url.removeprefix("attachment://")


# -- Components ------------------------------------------------------------------------------


def _component_problems(components: Sequence[Json]) -> Problems:
    everything = list(walk(components))
    for what in ("custom_id", "id"):
        yield from twice(what, (c[what] for c in everything if c.get(what)))
    yield from (f"id {c['id']!r} is no id" for c in everything if not _is_id(c.get("id", 1)))
    for component in everything:
        yield from _one_component_problems(component)


def _is_id(number: object) -> bool:
    return isinstance(number, int) and 1 <= number < 2**31


def _one_component_problems(component: Json) -> Problems:
    match component["type"]:
        case Kind.ROW:
            yield from _row_problems(component["components"])
        case Kind.BUTTON:
            yield from _button_problems(component)
        case Kind.TEXT:
            yield from length("text", component["content"], 1, 4000)
            yield from _markup_problems(component["content"])
        case Kind.GALLERY:
            yield from _gallery_problems(component["items"])
        case Kind.THUMBNAIL:
            yield from length("alt text of a thumbnail", component.get("description"), 1, 1024)
        case Kind.SECTION:
            yield from _section_problems(component)
        case Kind.CONTAINER:
            if any(inner["type"] == Kind.CONTAINER for inner in component["components"]):
                yield "a container in a container"
        case kind if kind in MENUS:
            yield from menu_problems(component)
            yield from _id_problems(component)


def _markup_problems(content: str) -> Problems:
    """Yield what Discord would show otherwise than it is meant.

    In small letters the sign of a heading stands as it is, and what is to be bold within bold words
    is the only part of them that is not.
    """
    yield from (f"a heading in small letters: {line}" for line in _SMALL_HEADING.findall(content))
    yield from (f"bold in bold: {line}" for line in bold_in_bold(content))
    yield from (f"{GAP}: {line!r}" for line in gaps(content))
    yield from (f"Discord counts otherwise: {line!r}" for line in recounted(content))
    if content != content.strip("\n"):
        yield f"an empty line at an end: {content!r}"


def _section_problems(section: Json) -> Problems:
    if not 1 <= len(section["components"]) <= 3:
        yield f"{len(section['components'])} texts in a section, not 1 to 3"
    if not section.get("accessory"):
        yield "a section without an accessory"


def _row_problems(children: Sequence[Json]) -> Problems:
    if any(child["type"] in MENUS for child in children):
        if len(children) > 1:
            yield "a menu that shares its row"
    elif not 1 <= len(children) <= 5:
        yield f"{len(children)} buttons in a row, not 1 to 5"


def _button_problems(button: Json) -> Problems:
    yield from length("button label", button.get("label") or "", 0, 80)
    if not button.get("label") and not button.get("emoji"):
        yield "a button with neither label nor emoji"
    if button["style"] == LINK_STYLE:
        yield from length("link", button.get("url"), 1, 512)
    else:
        yield from length("custom_id", button.get("custom_id"), 1, 100)
        yield from _id_problems(button)


def _id_problems(control: Json) -> Problems:
    if not isinstance(control.get("id"), int):
        yield f"control {control.get('custom_id')!r} has no id of its own: {control.get('id')!r}"
    if not str(control.get("custom_id")).isprintable():
        yield f"control {control.get('custom_id')!r} would not be known by what it carries"


def _gallery_problems(items: Sequence[Json]) -> Problems:
    if not 1 <= len(items) <= 10:
        yield f"{len(items)} pictures in a gallery, not 1 to 10"
    for item in items:
        yield from length("alt text of a picture", item.get("description"), 1, 1024)


def menu_problems(menu: Json) -> Problems:
    """Tell what Discord would refuse of a menu, in a message or in a modal."""
    yield from length("custom_id", menu.get("custom_id"), 1, 100)
    yield from length("placeholder", menu.get("placeholder") or "", 0, 150)
    least, most = menu.get("min_values", 1), menu.get("max_values", 1)
    if not 0 <= least <= most <= 25 or most < 1:
        yield f"a menu of {least} to {most} values"
    if menu["type"] == Kind.MENU:
        yield from _option_problems(menu["options"], most)


def _option_problems(options: Sequence[Json], most: int) -> Problems:
    if not 1 <= len(options) <= 25:
        yield f"{len(options)} options in a menu, not 1 to 25"
    if most > len(options):
        yield f"a menu for {most} values with {len(options)} options"
    if sum(bool(option.get("default")) for option in options) > most:
        yield f"more options chosen beforehand than the {most} that may be"
    yield from twice("option", (option["value"] for option in options))
    for option in options:
        yield from length("option label", option["label"], 1, 100)
        yield from length("option value", option["value"], 1, 100)
        if not option["value"].isprintable():
            yield f"an option that the bot would take for forged: {option['value']!r}"
        yield from length("option description", option.get("description") or "", 0, 100)


# -- Modals and suggestions ------------------------------------------------------------------


def modal_problems(modal: Json) -> Problems:
    """Tell what Discord would refuse of a modal."""
    yield from length("modal title", modal["title"], 1, 45)
    yield from length("modal custom_id", modal["custom_id"], 1, 100)
    rows = modal["components"]
    if not 1 <= len(rows) <= 5:
        yield f"{len(rows)} rows in a modal, not 1 to 5"
    yield from twice("custom_id", (c["custom_id"] for c in walk(rows) if c.get("custom_id")))
    for component in walk(rows):
        yield from _modal_component_problems(component)


def _modal_component_problems(component: Json) -> Problems:
    match component["type"]:
        case Kind.LABEL:
            yield from length("modal label", component["label"], 1, 45)
            yield from length("modal description", component.get("description") or "", 0, 100)
        case Kind.TEXT_INPUT:
            yield from _text_input_problems(component)
        case Kind.TEXT:
            yield from length("text", component["content"], 1, 4000)
        case kind if kind in MENUS:
            yield from menu_problems(component)


def _text_input_problems(field: Json) -> Problems:
    yield from length("custom_id", field["custom_id"], 1, 100)
    yield from length("placeholder", field.get("placeholder") or "", 0, 100)
    yield from length("modal label", field.get("label") or "", 0, 45)
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    if not 0 <= least <= most <= 4000:
        yield f"a text input of {least} to {most} characters"
    if field.get("value"):
        yield from length("value of a text input", field["value"], least, most)


def suggestion_problems(choices: Sequence[Json]) -> Problems:
    """Tell what Discord would refuse of the answers of an autocomplete."""
    if len(choices) > 25:
        yield f"{len(choices)} suggestions, not at most 25"
    for choice in choices:
        for name in (choice["name"], *(choice.get("name_localizations") or {}).values()):
            yield from length("suggestion", name, 1, 100)
        if isinstance(choice["value"], str):
            yield from length("value of a suggestion", choice["value"], 1, 100)
        elif abs(choice["value"]) > 2**53:
            yield f"value {choice['value']} of a suggestion is too large"
