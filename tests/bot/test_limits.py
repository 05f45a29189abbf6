"""Each of Discord's limits is noticed when it is broken, and only then."""

# ruff: noqa: E501 - a broken payload reads best on one line
from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from offline.simcord_inside import Request, Upload
from tests.bot.limits import MIB, Kind, problems

PICTURE = Upload("board.png", 1000, None)
MENTIONS = {"parse": []}


def button(number: int = 1, **changes: Any) -> dict[str, Any]:
    plain = {"type": Kind.BUTTON, "style": 2, "label": "Join", "custom_id": f"b{number}"}
    return {**plain, "id": number, **changes}


def menu(options: int = 3, **changes: Any) -> dict[str, Any]:
    listed = [{"label": f"Option {n}", "value": str(n)} for n in range(options)]
    return {"type": Kind.MENU, "custom_id": "menu", "id": 99, "options": listed, **changes}


def row(*children: dict[str, Any]) -> dict[str, Any]:
    return {"type": Kind.ROW, "components": list(children)}


def text(words: str) -> dict[str, Any]:
    return {"type": Kind.TEXT, "content": words}


def gallery(
    name: str = "board.png", alt: str | None = "The board", many: int = 1
) -> dict[str, Any]:
    item = {"media": {"url": f"attachment://{name}"}, "description": alt}
    return {"type": Kind.GALLERY, "items": [item] * many}


def board(*more: dict[str, Any], **body: Any) -> dict[str, Any]:
    inside = [gallery(), text("Alice to move"), row(button()), *more]
    box = {"type": Kind.CONTAINER, "components": inside}
    return {"flags": 1 << 15, "components": [box], "allowed_mentions": MENTIONS, **body}


def sent(body: Any, *uploads: Upload, path: str = "/channels/1/messages", method: str = "POST"):
    return problems(Request(method, path, body, uploads))


def plain(*uploads: Upload, **body: Any) -> list[str]:
    return sent({"allowed_mentions": MENTIONS, **body}, *uploads)


def laid_out(*more: dict[str, Any], **body: Any) -> list[str]:
    return sent(board(*more, **body), PICTURE)


def answered(kind: int, data: Any, *uploads: Upload) -> list[str]:
    return sent({"type": kind, "data": data}, *uploads, path="/interactions/1/t/callback")


def field(**changes: Any) -> dict[str, Any]:
    return {"type": Kind.TEXT_INPUT, "custom_id": "mana", "style": 1, **changes}


def label(component: dict[str, Any], words: str = "Mana", **changes: Any) -> dict[str, Any]:
    return {"type": Kind.LABEL, "label": words, "component": component, **changes}


def form(*rows: dict[str, Any], **changes: Any) -> list[str]:
    shown = list(rows) or [label(field())]
    return answered(9, {"title": "Bet", "custom_id": "bet", "components": shown, **changes})


def suggested(*choices: dict[str, Any]) -> list[str]:
    return answered(8, {"choices": list(choices)})


def command(name: str = "play", **changes: Any) -> dict[str, Any]:
    return {"name": name, "description": "Start a match", "type": 1, **changes}


def option(name: str, **changes: Any) -> dict[str, Any]:
    return {"name": name, "description": "Which one", "type": 3, **changes}


def registered(*commands: dict[str, Any]) -> list[str]:
    return sent(list(commands), path="/applications/1/commands", method="PUT")


CASTLE = {"es-ES": "castillo"}

FINE = {
    "plain message": plain(content="x" * 2000, nonce="n" * 25),
    "picture with alt text": plain(Upload("a.png", 10 * MIB, "A picture"), content="x"),
    "file that is no picture": plain(Upload("match.json", 1, None), content="x"),
    "layout": laid_out(),
    "words with all that is named in them": laid_out(text("Alice (6 of 10): … and ready!\n– Bob")),
    "bold words side by side": laid_out(text("**Bob** fires: **at Alice’s ship** (**hit**)")),
    "layout of 40 components": laid_out(*[text("x")] * 35),
    "menu of 25 options": laid_out(row(menu(25, max_values=25))),
    "link": laid_out(row({"type": 2, "style": 5, "label": "Rules", "url": "https://x.example"})),
    "edit without components": sent({"content": "x"}, method="PATCH"),
    "modal": form(label(field(max_length=3, value="5")), label(menu()), text("How much?")),
    "suggestions": suggested(*[{"name": "x" * 100, "value": n} for n in range(25)]),
    "commands": registered(
        command(name_localizations={"es-ES": "jugar"}),
        command("castle", options=[option("a", required=True), option("b", autocomplete=True)]),
    ),
    "what has no body": sent(None, method="GET"),
}

BROKEN = {
    "content is 2001": plain(content="x" * 2001),
    "nonce is 26": plain(content="x", nonce="n" * 26),
    "not explicit": sent({"content": "x"}),
    "mention everyone": sent({"content": "x", "allowed_mentions": {"parse": ["everyone"]}}),
    "11 attachments": plain(*[Upload(f"{n}.png", 1, "x") for n in range(11)], content="x"),
    "alt text of a.png": plain(Upload("a.png", 1, None), content="x"),
    "alt text of b.png is 1025": plain(Upload("b.png", 1, "x" * 1025), content="x"),
    "not at most 10 MiB": plain(Upload("a.png", 10 * MIB + 1, "x"), content="x"),
    "would be renamed": plain(Upload("a b.png", 1, "x"), content="x"),
    "6 rows": plain(content="x", components=[row(button(n)) for n in range(1, 7)]),
    "poll question is 301": plain(poll={"question": {"text": "x" * 301}, "answers": [{"poll_media": {"text": "x"}}]}),
    "poll answer is 56": plain(poll={"question": {"text": "x"}, "answers": [{"poll_media": {"text": "x" * 56}}]}),
    "11 poll answers": plain(poll={"question": {"text": "x"}, "answers": [{"poll_media": {"text": "x"}}] * 11}),
    "content in a message of components": laid_out(content="x"),
    "poll in a message of components": laid_out(poll={"question": {"text": "x"}, "answers": [{"poll_media": {"text": "x"}}]}),
    "41 components": laid_out(*[text("x")] * 36),
    "4001 characters of text": laid_out(text("x" * (4001 - len("Alice to move")))),
    "text is 0": laid_out(text("")),
    "heading in small letters": laid_out(text("x\n-# ## x")),
    "bold in bold": laid_out(text("**Bob** fires: **at **Alice**’s ship**")),
    "missing: ' have still to agree": laid_out(text(" have still to agree:")),
    "missing: 'Everybody waits for '": laid_out(text("Everybody waits for \nBob is asked")),
    "missing: 'Alice takes  from": laid_out(text("Alice takes  from Bob")),
    "missing: 'Everybody waits for .'": plain(content="Everybody waits for ."),
    "missing: 'Alice ( and Bob)'": laid_out(text("Alice ( and Bob)")),
    "kind 2 alone": sent({**board(), "components": [button()]}, PICTURE),
    "shows other.png": laid_out(gallery("other.png")),
    "sends board.png, which nothing shows": sent(board() | {"components": [text("x")]}, PICTURE),
    "alt text of a picture": sent(board() | {"components": [gallery(alt=None)]}, PICTURE),
    "alt text of a picture is 1025": sent(board() | {"components": [gallery(alt="x" * 1025)]}, PICTURE),
    "11 pictures": sent(board() | {"components": [gallery(many=11)]}, PICTURE),
    "alt text of a thumbnail": laid_out({"type": Kind.SECTION, "components": [text("x")], "accessory": {"type": Kind.THUMBNAIL, "media": {"url": "https://x.example"}}}),
    "0 texts in a section": laid_out({"type": Kind.SECTION, "components": [], "accessory": button(2)}),
    "section without": laid_out({"type": Kind.SECTION, "components": [text("x")]}),
    "container in a container": laid_out({"type": Kind.CONTAINER, "components": [text("x")]}),
    "6 buttons in a row": laid_out(row(*(button(n) for n in range(2, 8)))),
    "menu that shares its row": laid_out(row(button(2), menu())),
    "custom_id 'b1' twice": laid_out(row(button(2, custom_id="b1"))),
    "id 1 twice": laid_out(row(button(1, custom_id="other"))),
    "button label is 81": laid_out(row(button(2, label="x" * 81))),
    "neither label nor emoji": laid_out(row(button(2, label=""))),
    "custom_id is 101": laid_out(row(button(2, custom_id="x" * 101))),
    "id 2147483648 is no id": laid_out(row(button(2**31))),
    "id 0 is no id": laid_out(text("x") | {"id": 0}),
    "no id of its own": laid_out(row(button(2, id=None))),
    "known by what it carries": laid_out(row(button(2, custom_id="b:1:1:act:\n"))),
    "link is 513": laid_out(row({"type": 2, "style": 5, "label": "x", "url": "x" * 513})),
    "26 options in a menu": laid_out(row(menu(26))),
    "0 options in a menu": laid_out(row(menu(0))),
    "placeholder is 151": laid_out(row(menu(placeholder="x" * 151))),
    "menu of 2 to 1 values": laid_out(row(menu(min_values=2))),
    "menu for 4 values with 3 options": laid_out(row(menu(max_values=4))),
    "option '0' twice": laid_out(row(menu() | {"options": menu()["options"] + menu(1)["options"]})),
    "option label is 101": laid_out(row(menu() | {"options": [{"label": "x" * 101, "value": "x"}]})),
    "option value is 101": laid_out(row(menu() | {"options": [{"label": "x", "value": "x" * 101}]})),
    "would take for forged": laid_out(row(menu() | {"options": [{"label": "x", "value": "a\n"}]})),
    "option description is 101": laid_out(row(menu() | {"options": [{"label": "x", "value": "x", "description": "x" * 101}]})),
    "more options chosen": laid_out(row(menu() | {"options": [{"label": n, "value": n, "default": True} for n in "ab"]})),
    "modal title is 46": form(title="x" * 46),
    "modal custom_id is 101": form(custom_id="x" * 101),
    "6 rows in a modal": form(*(label(field(custom_id=str(n))) for n in range(6))),
    "modal label is 46": form(label(field(), "x" * 46)),
    "modal description is 101": form(label(field(), description="x" * 101)),
    "custom_id 'mana' twice": form(label(field()), label(field())),
    "placeholder is 101": form(label(field(placeholder="x" * 101))),
    "text input of 5 to 3": form(label(field(min_length=5, max_length=3))),
    "value of a text input is 4": form(label(field(max_length=3, value="1000"))),
    "menu of 0 to 26": form(label(menu(25, min_values=0, max_values=26))),
    "26 suggestions": suggested(*[{"name": "x", "value": n} for n in range(26)]),
    "suggestion is 101": suggested({"name": "x" * 101, "value": 1}),
    "suggestion is 0": suggested({"name": "x", "value": 1, "name_localizations": {"es-ES": ""}}),
    "value of a suggestion is 101": suggested({"name": "x", "value": "x" * 101}),
    "is too large": suggested({"name": "x", "value": 2**53 + 1}),
    "thread name is 101": sent({"name": "x" * 101}, path="/channels/1/threads"),
    "101 commands": registered(*(command(f"c{n}") for n in range(101))),
    "6 commands of kind 2": registered(*(command(f"c{n}", type=2) for n in range(6))),
    "'play' twice (default)": registered(command(), command()),
    "'castillo' twice (es-ES)": registered(command("a", name_localizations=CASTLE), command("b", name_localizations=CASTLE)),
    "'castillo' twice": registered(command("a", name_localizations=CASTLE), command("castillo")),
    "is no name": registered(command("Play")),
    "is no name for": registered(command(name_localizations={"es-ES": "jugar partida"})),
    "no language of Discord": registered(command(name_localizations={"es": "jugar"})),
    "description of 1 to 100": registered(command(description="x" * 101)),
    "(es-ES): a description": registered(command(description_localizations={"es-ES": ""})),
    "26 options or subcommands": registered(command(options=[option(f"o{n}") for n in range(26)])),
    "'a' twice": registered(command(options=[option("a"), option("a")])),
    "beside subcommands": registered(command(options=[option("a"), option("b", type=1)])),
    "after an optional": registered(command(options=[option("a"), option("b", required=True)])),
    "26 choices": registered(command(options=[option("a", choices=[{"name": str(n), "value": n} for n in range(26)])])),
    "choice 'xx": registered(command(options=[option("a", choices=[{"name": "x" * 101, "value": 1}])])),
    "choices: 'x' twice": registered(command(options=[option("a", choices=[{"name": "x", "value": n} for n in range(2)])])),
    "both choices and suggestions": registered(command(options=[option("a", autocomplete=True, choices=[{"name": "x", "value": 1}])])),
    "not at most 8000": registered(command(options=[option(f"s{n}", type=1, options=[option(f"o{m}", description="x" * 90, description_localizations={"es-ES": "x" * 100}) for m in range(8)]) for n in range(10)])),
}  # fmt: skip


@pytest.mark.parametrize("what", FINE)
def test_what_discord_accepts_passes(what: str) -> None:
    assert FINE[what] == []


@pytest.mark.parametrize("what", BROKEN)
def test_what_discord_refuses_is_told(what: str) -> None:
    found = BROKEN[what]
    assert len(found) >= 1
    assert any(what in problem for problem in found)


def test_the_request_is_left_as_it_was() -> None:
    body = board()
    before = deepcopy(body)
    sent(body, PICTURE)
    assert body == before
