"""The known faults: each as an edit of the program, with the law that must turn red for it."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import NamedTuple, TypeAlias

PANELS = ("tests/laws/test_panels.py", "-k", "recorded and imperium")
DUEL = ("tests/laws/test_panels.py", "-k", "every_control_leads_on and shazamm")
PICTURES = ("tests/laws/test_pictures.py", "-k", "shazamm")
KEYS = ("tests/laws/test_keys.py", "-k", "every_key")
POSITIONS = ("tests/laws/test_invariants.py", "-k", "sound and magblast")

REACH = "tests/laws/test_reach.py"
DUEL_REACH = (REACH, "-k", "shazamm")
MOON_REACH = (REACH, "-k", "rebelmoon")
FLEET_REACH = (REACH, "-k", "magblast")
EMPIRE_REACH = (REACH, "-k", "imperium")
GUEST_REACH = (REACH, "-k", "nim")
OFFERS = ("tests/laws/test_suggestions.py", "-k", "shazamm")
DRAFTS = "tests/laws/test_drafts.py"
WAYS = "tests/laws/test_ways.py"
AHEAD = "tests/laws/test_ahead.py"
GIVEN = "tests/laws/test_given.py"
SECRET_ACTS = "tests/laws/test_secret_acts.py"
SECRET_ANSWERS = (SECRET_ACTS, "-k", "magblast")
SECRET_CARDS = (SECRET_ACTS, "-k", "imperium")
TIME_LEFT = (SECRET_ACTS, "-k", "time_that_was_left and imperium")


class Edit(NamedTuple):
    """A pattern in a file, or in each file that a glob names, and what takes its place."""

    files: str
    pattern: str
    instead: str

    def apply(self, root: Path) -> None:
        """Edit the files below `root`. Raises `ValueError` where there is nothing to edit."""
        paths = sorted(root.glob(self.files))
        for path in paths:
            before = path.read_text(encoding="utf-8")
            after, times = re.subn(self.pattern, self.instead, before, flags=re.MULTILINE)
            if times != 1:
                raise ValueError(f"{path.relative_to(root)} has {times} × {self.pattern}")
            path.write_text(after, encoding="utf-8")
        if not paths:
            raise ValueError(f"no file {self.files}")


class Copy(NamedTuple):
    """A folder that is laid beside another as its copy."""

    folder: str
    beside: str

    def apply(self, root: Path) -> None:
        """Copy the folder below `root`."""
        shutil.copytree(root / self.folder, root / self.beside)


Change: TypeAlias = Edit | Copy


class Mutation(NamedTuple):
    """A fault: its changes, the law that is run, and what that law must say of it."""

    name: str
    changes: tuple[Change, ...]
    law: tuple[str, ...]
    says: str


NO_ANSWER = Edit(
    "cogs/chat/game.py",
    r"^        return pressed\.answer\($",
    '        raise RuntimeError("no answer")\n        return pressed.answer(',
)

MUTATIONS = (
    Mutation(
        "a text is missing in every language",
        (Edit("locales/*/shazamm_panel.ftl", r"^shazamm-cast = .*\n", ""),),
        KEYS,
        "shazamm-cast (engines/shazamm/",
    ),
    Mutation(
        "a new language has no name",
        (
            Edit(
                "cogs/words/strings.py",
                r'^LOCALES = \("en", "es"\)',
                'LOCALES = ("en", "es", "xx")',
            ),
            Copy("locales/en", "locales/xx"),
        ),
        KEYS,
        "language-xx",
    ),
    Mutation(
        "the board cannot be drawn at the end",
        (
            Edit(
                "render/shazamm/__init__.py",
                r"^    over = view.phase is Phase.OVER$",
                r"\g<0>\n    if over:\n        raise RuntimeError('no board')",
            ),
        ),
        PICTURES,
        "RuntimeError: no board",
    ),
    Mutation(
        "a game has no picture of the hand",
        (Edit("render/shazamm/__init__.py", r"^def hand\(", "def fingers("),),
        PICTURES,
        "render/shazamm/__init__.py lacks the function `hand`",
    ),
    Mutation(
        "nothing can be pressed, and nothing is answered",
        (
            Edit("cogs/chat/game.py", r"return chooser\.panel\(.*$", "return ()"),
            NO_ANSWER,
        ),
        DUEL,
        "whoever is asked has something to press",
    ),
    Mutation("what is pressed is not answered", (NO_ANSWER,), DUEL, "RuntimeError: no answer"),
    Mutation(
        "a button offers what the rules refuse",
        (
            Edit(
                "engines/imperium/ways/turn.py",
                r"if look.possible\(Buy\(n\)\)$",
                "if n == 3 or look.possible(Buy(n))",
            ),
        ),
        PANELS,
        "pressed buy 3#count",
    ),
    Mutation(
        "a draft never comes to the button that submits it",
        (
            Edit(
                "engines/imperium/plan.py",
                r"complete = not in_turn\(step.view\)$",
                "complete = order == End(Phase.COMBAT)",
            ),
        ),
        PANELS,
        "IllegalAction: imperium-refusal-",
    ),
    Mutation(
        "something refers to a piece that has left play",
        (
            Edit(
                "engines/magblast/damage.py",
                r"^    if not state.since\(2\) or all\(s.target not in gone.*\):$",
                "    if gone:",
            ),
        ),
        POSITIONS,
        "which is not in play",
    ),
    Mutation(
        "a spell is left out of the form",
        (
            Edit(
                "engines/shazamm/ways.py",
                r"map\(_card, view\.hand\)",
                "map(_card, view.hand[:-1])",
            ),
        ),
        DUEL_REACH,
        "no way on the panel",
    ),
    Mutation(
        "a weapon is left out of the form that places",
        (
            Edit(
                "engines/rebelmoon/ways.py",
                r"for weapon in \(self\.view\.reserve if",
                "for weapon in (self.view.reserve[:-1] if",
            ),
        ),
        MOON_REACH,
        "no way on the panel",
    ),
    Mutation(
        "a weapon is left out of the menu that activates",
        (
            Edit(
                "engines/rebelmoon/ways.py",
                r"in known_weapons\(self\.view\)\.items\(\)$",
                "in tuple(known_weapons(self.view).items())[1:]",
            ),
        ),
        MOON_REACH,
        "no way on the panel",
    ),
    Mutation(
        "a course of the bomb has no button",
        (Edit("engines/rebelmoon/ways.py", r"if self\._flies\(chosen, turn=by\)", "if by < 1"),),
        MOON_REACH,
        "no way on the panel",
    ),
    Mutation(
        "the last choice is left out of what still fits",
        (
            Edit(
                "engines/listed.py",
                r"^        return Pick\(self\.titled\(verb, key\), choices\)$",
                "        return Pick(self.titled(verb, key), choices[:-1] or choices)",
            ),
        ),
        FLEET_REACH,
        "no way on the panel",
    ),
    Mutation(
        "a card is left out of the menu that throws away",
        (
            Edit(
                "engines/magblast/ways/laid.py",
                r"view\.hand, len\(view\.hand\)",
                "view.hand[:-1], len(view.hand)",
            ),
        ),
        FLEET_REACH,
        "no way on the panel",
    ),
    Mutation(
        "a ship is left out of the menus of the zones",
        (
            Edit(
                "engines/magblast/ways/laid.py",
                r"for ship in view\.dealt if",
                "for ship in view.dealt[:-1] if",
            ),
        ),
        FLEET_REACH,
        "no way on the panel",
    ),
    Mutation(
        "the pages of a menu never turn",
        (
            Edit(
                "cogs/panels/chooser.py",
                r"^    return \(\*choices\[page \* PAGE : \(page \+ 1\) \* PAGE\], turn\)$",
                "    return choices[page * PAGE : (page + 1) * PAGE]",
            ),
        ),
        ("tests/games/imperium/play/test_many_choices.py",),
        "no way on the panel",
    ),
    Mutation(
        "a choice is left out of every menu",
        (
            Edit(
                "cogs/panels/chooser.py",
                r"^        return choices$",
                "        return choices[:-1] or choices",
            ),
        ),
        EMPIRE_REACH,
        "no way on the panel",
    ),
    Mutation(
        "an attacker is left out of the menu of several",
        (
            Edit(
                "engines/imperium/ways/fights.py",
                r"choices = tuple\(_fighter\(look, order.unit\) for order in orders\)",
                "choices = tuple(_fighter(look, order.unit) for order in orders[:-1] or orders)",
            ),
        ),
        EMPIRE_REACH,
        "no way on the panel",
    ),
    Mutation(
        "a heap is left out of the menu",
        (
            Edit(
                "engines/listed.py",
                r"^            for value, action in found\.items\(\)$",
                "            for value, action in tuple(found.items())[:-1]",
            ),
        ),
        GUEST_REACH,
        "no way on the panel",
    ),
    Mutation(
        "a command does not read what it is told",
        (
            Edit(
                "cogs/panels/typed.py",
                r"str\(whole_number\(typed\)\)",
                "str(min(whole_number(typed), 9))",
            ),
        ),
        DUEL_REACH,
        "cast",
    ),
    Mutation(
        "a bet is offered that nobody can make",
        (
            Edit(
                "engines/shazamm/ways.py",
                r"\(\*\(bet for bet in _LIKELY_BETS if bet < mana\), mana\)",
                "(mana + 1,)",
            ),
            Edit("cogs/panels/typed.py", r"if ask\.least <= number <= ask\.most", "if number"),
        ),
        OFFERS,
        "nothing comes of it",
    ),
    Mutation(
        "a step offers what the rules refuse",
        (
            Edit(
                "engines/shazamm/ways.py",
                r"in reversed\(recycle_range\(imagine\(view\), self\.seat\)\)",
                "in (-7, *recycle_range(imagine(view), self.seat))",
            ),
        ),
        (WAYS, "-k", "shazamm"),
        "shazamm-refusal-recycle",
    ),
    Mutation(
        "what is chosen ahead is done whatever came to light",
        (
            Edit(
                "tables/match/ahead.py",
                r"if first\.before is not None and first\.before != _mark\(ways\.ground\(\)\):",
                "if False:",
            ),
        ),
        ("tests/tables/test_ahead.py", "-k", "another_plays"),
        "was evaded",
    ),
    Mutation(
        "what is chosen ahead is done though it does something else",
        (
            Edit(
                "tables/match/ahead.py",
                r"if now is not None and _mark\(now\) != first\.promise:",
                "if False:",
            ),
        ),
        ("tests/tables/test_ahead.py", "-k", "must_be_true_still"),
        "AssertionError",
    ),
    Mutation(
        "what is given is done whatever another does",
        (
            Edit(
                "tables/match/ahead.py",
                r"if first\.before is not None and first\.before != _mark\(ways\.ground\(\)\):",
                "if first.given is None and first.before is not None:",
            ),
        ),
        (GIVEN, "-k", "whatever_else and nim"),
        "is not Given",
    ),
    Mutation(
        "others see that something is chosen ahead",
        (
            Edit(
                "tables/match/position.py",
                r"orders=b\"\", ahead=None, bank=None",
                'orders=b"", bank=None',
            ),
        ),
        (GIVEN, "-k", "nobody_else and nim"),
        "AssertionError",
    ),
    Mutation(
        "what is foreseen forgets what others do",
        (
            Edit(
                "engines/foresight.py",
                r"^        if seat in asked:$",
                "        if True:",
            ),
        ),
        (AHEAD, "-k", "comes_true_if"),
        "led elsewhere",
    ),
    Mutation(
        "a control of what is gone does something else",
        (Edit("cogs/panels/pressed.py", r"^    if not turned and any\(.*$", "    if False:"),),
        (WAYS, "-k", "rebelmoon"),
        "DID NOT RAISE",
    ),
    Mutation(
        "a preview leaves an order out",
        (
            Edit(
                "engines/imperium/plan.py",
                r"else step\.view,$",
                "else (step.view if plan.orders else plan.view),",
            ),
        ),
        (DRAFTS, "-k", "imperium"),
        "is another",
    ),
    Mutation(
        "a preview tells another damage",
        (
            Edit(
                "engines/magblast/ways/words.py",
                r"hull_left\(target\) - amount\)",
                "hull_left(target) - amount - 1)",
            ),
        ),
        (DRAFTS, "-k", "magblast"),
        "came of it",
    ),
    Mutation(
        "a preview shows another turn of the bomb",
        (
            Edit(
                "engines/rebelmoon/ways.py",
                r"return Foretold\(\(move,\), lines\)",
                "return Foretold((Fly(),), lines)",
            ),
        ),
        (DRAFTS, "-k", "rebelmoon"),
        "is shown",
    ),
    Mutation(
        "undo looks at the last entry of anybody",
        (
            Edit(
                "tables/match/undo.py",
                r"^    own = next\(\(entry for entry in reversed\(line\) if .*$",
                "    own = line[-1] if line and line[-1].seat == seat else None",
            ),
        ),
        SECRET_ANSWERS,
        "hears who takes back",
    ),
    Mutation(
        "what was taken back in secret is told to all",
        (Edit("tables/match/undo.py", r"^    if None in witnesses:$", "    if witnesses:"),),
        SECRET_ANSWERS,
        "taken back: letters",
    ),
    Mutation(
        "undo gives the full time again",
        (
            Edit(
                "tables/match/undo.py",
                r"^        if due is not None:$",
                "        if due is None:",
            ),
        ),
        TIME_LEFT,
        "seconds left",
    ),
    Mutation(
        "undo gives back the time that was used up since",
        (
            Edit(
                "tables/match/undo.py",
                r"^    if seat not in running or given is None:$",
                "    if True:",
            ),
        ),
        TIME_LEFT,
        "seconds left",
    ),
    Mutation(
        "an answer that is taken back is waited for longer",
        (Edit("tables/match/undo.py", r"^    if seat in before.responding:$", "    if False:"),),
        SECRET_ANSWERS,
        "until when answers are waited for",
    ),
    Mutation(
        "a clock tells that a card was laid in secret",
        (
            Edit(
                "tables/match/consequences.py",
                r"^        newly = self.newly_asked if self.is_noticed else .*$",
                "        newly = self.newly_asked",
            ),
        ),
        SECRET_CARDS,
        "until when answers are waited for",
    ),
    Mutation(
        "the number of a question tells who has answered",
        (
            Edit(
                "engines/imperium/engine.py",
                r"^        return \(\)$",
                "        return (state.board.window and state.board.window.ready,)",
            ),
        ),
        SECRET_CARDS,
        "is made",
    ),
    Mutation(
        "an edit of the board tells that somebody has answered",
        (
            Edit(
                "tables/match/consequences.py",
                r"^        if self._turns - \{self.actor\}:$",
                "        if self.newly_asked or before.asked != after.asked:",
            ),
        ),
        SECRET_ANSWERS,
        "is made",
    ),
    Mutation(
        "a drawn position keeps what others have really seen",
        (
            Edit(
                "engines/magblast/resampling.py",
                r"^    return _glances\(_answers\(drawn, seat, dice\), seat, dice\)$",
                "    return _answers(drawn, seat, dice)",
            ),
        ),
        ("tests/laws/test_secrets.py", "-k", "is_a_state and magblast-8"),
        "drawn for",
    ),
    Mutation(
        "half a surrogate pair becomes an action",
        (Edit("engines/core/encoding.py", r"^        encode\(made\)\n", ""),),
        ("tests/laws/test_junk.py", "-k", "from_outside and magblast"),
        "UnicodeEncodeError",
    ),
    Mutation(
        "a picture is sent to where it stands",
        (
            Edit(
                "cogs/chat/standing.py", r"Kept\(known\[file\.filename\]\) if .*? else file", "file"
            ),
        ),
        ("tests/wire/test_calm.py",),
        "sent_again",
    ),
    Mutation(
        "whoever waits is sent the board once more",
        (Edit("cogs/chat/pictures.py", r"every if deciding or .*? else frozenset.*$", "every"),),
        ("tests/laws/test_private.py", "-k", "draws_for_it and magblast"),
        "assert",
    ),
    Mutation(
        "what was pressed is not changed as the answer",
        (
            Edit(
                "cogs/chat/answer.py",
                r"^ *self\._standings\.note_answer.*$",
                "            pass",
            ),
        ),
        ("tests/wire/test_light.py", "-k", "as_the_answer"),
        "assert",
    ),
    Mutation(
        "what Discord has refused to keep is tried again",
        (Edit("cogs/chat/standing.py", r"self\._keeps = self\._keeps or False", "pass"),),
        ("tests/wire/test_light.py", "-k", "always"),
        "assert",
    ),
    Mutation(
        "a refusal speaks of another match than was meant",
        (Edit("cogs/chat/services.py", r" or interaction\.extras\.get\(_ABOUT\)", ""),),
        ("tests/bot/test_which_match.py", "-k", "refusal_names"),
        "IndexError",
    ),
    Mutation(
        "too few things are suggested for a list",
        (Edit("cogs/panels/typed.py", r"max\(0, ask\.least - len\(values\)\)", "0"),),
        ("tests/laws/test_lists.py",),
        "assert",
    ),
    Mutation(
        "a message is marked with a number that Discord cannot hold",
        (
            Edit(
                "cogs/panels/ids.py",
                r"^    return zlib\.crc32\(nonce\.encode\(\)\) % \(2\*\*31 - 2\) \+ 1$",
                "    return zlib.crc32(nonce.encode()) + 1",
            ),
        ),
        ("tests/wire/test_calm.py",),
        "is greater than the maximum of 2147483647",
    ),
    Mutation(
        "an answer in words is taken for the message that was pressed",
        (
            Edit("cogs/chat/answer.py", r"self\._given in \(None, First\.UPDATE\) and ", ""),
            Edit(
                "cogs/chat/answer.py",
                r"^            if self\._given is not First\.UPDATE:\n.*\n(?=        return)",
                "",
            ),
        ),
        ("tests/bot/test_agreement.py", "-k", "what_was_changed"),
        "assert",
    ),
    Mutation(
        "what lies open counts as unseen",
        (Edit("engines/magblast/catalogue.py", r"^        yield from ship\.upgrades$", ""),),
        ("tests/laws/test_catalogues.py", "-k", "record and magblast-second"),
        "assert",
    ),
    Mutation(
        "accents hinder a search",
        (Edit("cogs/panels/finding.py", r"unicodedata\.combining\(one\)", "False"),),
        ("tests/laws/test_rulebook.py", "-k", "listed and shazamm"),
        "Error",
    ),
    Mutation(
        "whoever presses is told first that an answer follows",
        (
            Edit(
                "cogs/chat/answer.py",
                r"^        self\._timer = asyncio\..*$",
                "        self._time_is_up()",
            ),
        ),
        ("tests/bot/test_at_once.py",),
        "did not respond with a modal",
    ),
)
