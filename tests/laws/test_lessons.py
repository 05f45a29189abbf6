"""Every lesson leads from its first prompt to its end, whatever else is pressed on the way."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import permutations

import pytest

import engines
from cogs.chat.books import marked
from cogs.chat.messages import ROOM_FOR_LINES
from cogs.panels.drafts import draft_of, gone, standing
from cogs.panels.hint import words_of
from cogs.panels.ids import ControlId
from cogs.panels.lesson_pressed import Next, Stay
from cogs.panels.lessons import Page, heard, hint, panel
from cogs.panels.panel import Act, Button, Form, Menu, Show, Style, Submit
from cogs.panels.rulebook import edition_of, standard
from cogs.panels.spoken import spoken_to
from cogs.words.names import chat_voice
from cogs.words.strings import LOCALES, has
from engines import lessons
from engines.choosing import Path
from engines.core import Arg, Refusal, Say, Text, encode, text
from tests.by_language import ByLanguage
from tests.guests import offered_by_the_bot
from tests.laws.catalogues import messages
from tests.lessons import Press, comes_of, done_by, presses, reached, shout, way_through

LONGEST = 100
"""Characters that Discord lets a control carry."""
PROMPTS = range(8, 15)
"""How many prompts a lesson has."""
TITLE = 100
"""Characters that the title of a lesson has at most."""
SAMPLED = 7
"""Of what else can be pressed, one in so many is."""
_LABEL = re.compile(r"\*+[^*]+\*+")
_END_OF_SENTENCE = re.compile(r"[.!?:](?=\s|$)")
PRESS = ByLanguage("press, of a button", en="press", es="pulsa")
CHOOSE = ByLanguage("choose, of a menu", en="choose", es="elige")
MENUS = ByLanguage(
    "first menu, second menu, third menu",
    en=("first menu", "second menu", "third menu"),
    es=("primer menú", "segundo menú", "tercer menú"),
)
"""How a prompt says what is to be done with a button and with a menu, and which menu is meant."""
every_lesson = pytest.mark.parametrize("key", lessons.keys())


def voice(key: str, locale: str) -> Say:
    """Return the voice in which a lesson is told."""
    return chat_voice(reached(key, 0).scene.seats, locale)


def is_one_sentence(words: str) -> bool:
    """Tell whether words are one sentence, whatever the labels in it: but a clause may end."""
    plain = _LABEL.sub("label", words).strip()
    ends = [end.group() for end in _END_OF_SENTENCE.finditer(plain)]
    return plain[-1] in ".!?" and [end for end in ends if end != ":"] == [plain[-1]]


def test_every_game_that_is_offered_has_a_lesson_of_each_of_its_rules() -> None:
    """Mag·Blast has two editions."""
    assert {lessons.game_of(key) for key in lessons.keys()} == {*offered_by_the_bot()}
    editions = {encode(lessons.lesson(key).config) for key in lessons.keys()}
    assert len(editions) == len(lessons.keys())


@every_lesson
def test_a_lesson_is_a_dozen_sentences_in_every_language(key: str) -> None:
    prompts = lessons.lesson(key).prompts
    assert len(prompts) in PROMPTS
    for locale in LOCALES:
        say = voice(key, locale)
        told = [prompt.says for prompt in prompts]
        told += [prompt.otherwise for prompt in prompts if prompt.otherwise is not None]
        assert [words for words in map(say, told) if not is_one_sentence(words)] == []
        for part in ("", "-about", "-ends"):
            assert has(f"{key}-lesson{part}", locale)


@every_lesson
@pytest.mark.parametrize("locale", LOCALES)
def test_a_lesson_calls_its_game_as_everything_else_does(key: str, locale: str) -> None:
    say = voice(key, locale)
    assert say(text(f"{lessons.game_of(key)}-name")) in say(text(f"{key}-lesson"))


@every_lesson
def test_every_prompt_is_done_by_pressing_one_thing(key: str) -> None:
    """On the panel that stands there; a form that opens is part of it. What follows is the end."""
    way = way_through(key)
    assert len(way) == len(lessons.lesson(key).prompts)
    assert [len(str(press.control)) for _, press in way if len(str(press.control)) > LONGEST] == []


@every_lesson
def test_a_hint_names_what_a_prompt_asks_for_or_leads_to(key: str) -> None:
    """In the words of the game, at every prompt; where a draft is led on or done, the button.

    That is the one that the prompt names, if it stands there under this very name.
    """
    for page, press in way_through(key):
        said, *leads = hint(page)
        match done_by(page, press):
            case (*_, _) if _named(page) in [one.label for one in _buttons(page)]:
                assert said.args["what"] == _label(page, press)
            case Act(action) | (*_, action):
                found = words_of(page.ways, action)
                assert said.args["what"] == found.words
                assert [line.args["line"] for line in leads] == [
                    *spoken_to(page.scene.seat, found.details)
                ]
            case Submit():
                assert said.args["what"] == _label(page, press)
            case _:
                pass
        for locale in LOCALES:
            assert all(map(voice(key, locale), (said, *leads)))


def _named(page: Page) -> Arg:
    """Return what a prompt names that is to be pressed."""
    assert page.prompt is not None
    return page.prompt.says.args.get("press", "")


def _buttons(page: Page) -> list[Button]:
    return [one for row in panel(page, page.draft) if not isinstance(row, Menu) for one in row]


def _label(page: Page, press: Press) -> Text:
    """Return what stands on a button of a lesson that is pressed."""
    (label,) = (one.label for one in _buttons(page) if one.extra == press.control.extra)
    return label


@every_lesson
def test_a_hint_is_said_to_the_pupil(key: str) -> None:
    """And tells nothing that it leads to twice."""
    for page, _ in way_through(key):
        told = hint(page)
        assert told == spoken_to(page.scene.seat, told)
        assert len(set(map(encode, told))) == len(told)


@every_lesson
def test_just_what_a_prompt_names_shines(key: str) -> None:
    """Whoever sees a button that shines presses it, whatever is written. A tick is no such."""
    lit = 0
    for page, _ in way_through(key):
        assert page.prompt is not None
        named = page.prompt.says.args.get("press")
        rows = [row for row in panel(page, page.draft) if not isinstance(row, Menu)]
        buttons = [one for row in rows for one in row if one.label.key != "button-chosen"]
        shining = [one.label for one in buttons if one.style in (Style.MAIN, Style.GOOD)]
        assert shining == [one.label for one in buttons if one.label == named]
        lit += len(shining)
    assert lit


@every_lesson
def test_what_a_prompt_names_is_there_to_be_pressed(key: str) -> None:
    """In the words that stand on it; nothing that a sentence speaks of is left empty."""
    spoken_of = {message.key: message.placeholders for message in messages(LOCALES[0])}
    for page, _ in way_through(key):
        assert page.prompt is not None
        says = page.prompt.says
        used = {name: says.args[name] for name in spoken_of[says.key]}
        assert all(value != "" for value in used.values()), says
        named = used.get("press", "")
        assert isinstance(named, Text | str)
        for say in (voice(key, locale) for locale in LOCALES):
            name = say(named) if isinstance(named, Text) else named
            assert any(name in say(label) for label in _labels(page)), says


@every_lesson
@pytest.mark.parametrize("locale", LOCALES)
def test_only_a_button_is_pressed(key: str, locale: str) -> None:
    """What stands in a menu is chosen: whoever looks for a button of that name finds none."""
    say, pressed = voice(key, locale), 0
    for page, _ in way_through(key):
        assert page.prompt is not None
        labels = [say(button.label) for button in _buttons(page)]
        for name in re.findall(rf"{PRESS[locale]} \*\*([^*]+)\*\*", say(page.prompt.says)):
            assert any(name in label for label in labels), say(page.prompt.says)
            pressed += 1
    assert pressed


@every_lesson
@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_to_be_chosen_leads_on_wherever_it_stands(key: str, locale: str) -> None:
    """Or the sentence says in which menu: whoever chooses it in another one did what was said."""
    say = voice(key, locale)
    for page, press in way_through(key):
        assert page.prompt is not None
        says = say(page.prompt.says)
        menus = [row for row in panel(page, page.draft) if isinstance(row, Menu)]
        meant = [
            MENUS[locale][n] for n, one in enumerate(menus) if one.extra == press.control.extra
        ]
        for name in re.findall(rf"{CHOOSE[locale]} \*\*([^*]+)\*\*", says, re.IGNORECASE):
            chosen = (one for menu in menus for one in _choices_named(page, menu, name, say))
            astray = [one for one in chosen if not _leads_on(page, one)]
            assert not astray or meant[0] in says, says


def _choices_named(page: Page, menu: Menu, name: str, say: Say) -> Iterator[Press]:
    """Yield the choices of a menu that bear a name."""
    control = ControlId(0, page.progress.done, menu.verb, menu.extra)
    yield from (Press(control, (one.value,)) for one in menu.choices if name in say(one.label))


def _leads_on(page: Page, press: Press) -> bool:
    with suppress(Refusal):
        return isinstance(comes_of(page, press), Next | Form)
    return False


def _labels(page: Page) -> Iterator[Text]:
    """Yield what stands on all buttons and choices of a lesson."""
    for row in panel(page, page.draft):
        yield from (one.label for one in (row.choices if isinstance(row, Menu) else row))


@every_lesson
def test_at_the_end_stand_the_rules_that_were_learned(key: str) -> None:
    """In the edition that was played, where a game has several."""
    game, config = lessons.game_of(key), lessons.lesson(key).config
    end = reached(key, len(lessons.lesson(key).prompts))
    (rules,) = (one for one in _buttons(end) if one.verb == "rules")
    book = standard(*marked(rules.extra))
    assert (book.game, book.edition) == (game, edition_of(game, config))


@every_lesson
def test_what_is_heard_is_said_to_the_pupil(key: str) -> None:
    """Nobody is spoken of by name in what they alone are shown."""
    for page, _ in way_through(key):
        told = heard(page)
        assert told == spoken_to(page.scene.seat, told)


@every_lesson
@pytest.mark.parametrize("locale", LOCALES)
def test_all_that_a_prompt_has_led_to_is_told(key: str, locale: str) -> None:
    """It is what the prompt teaches: there is room for all of it, title included."""
    say = voice(key, locale)
    for page, _ in way_through(key):
        told = page.game.telling.lasting(page.moment.heard)
        assert heard(page) == spoken_to(page.scene.seat, told)
        assert len("\n".join(map(say, heard(page)))) + TITLE < ROOM_FOR_LINES


@every_lesson
def test_nothing_that_is_heard_is_said_in_another_line_as_well(key: str) -> None:
    """What sums up a turn says again what stands above it."""
    for page, _ in way_through(key):
        for locale in LOCALES:
            lines = [voice(key, locale)(line).rstrip(".") for line in heard(page)]
            again = [one for one, other in permutations(lines, 2) if one in other]
            assert again == [], lines


@every_lesson
def test_a_lesson_goes_on_whatever_is_said_in_it(key: str) -> None:
    """As if it were what the script says; and it is the pupil's words that are heard."""
    engine = engines.load(lessons.game_of(key))
    for page, _ in way_through(key):
        done, said = page.progress.done, page.progress.said
        own, script = reached(key, done, said), reached(key, done)
        assert engine.to_act(own.moment.state) == engine.to_act(script.moment.state)
        assert said == tuple(map(shout, range(len(said))))


@every_lesson
def test_other_things_that_are_pressed_are_answered_and_lead_back(key: str) -> None:
    """As the next law, for all buttons and some of what can be chosen in menus."""
    for number, (page, press) in enumerate(way_through(key)):
        others = [*presses(page, page.draft)]
        chosen = [other for other in others if other.picked][number % SAMPLED :: SAMPLED]
        for other in (*chosen, *(other for other in others if not other.picked)):
            must_be_answered(page, press, other)


@pytest.mark.soak
@every_lesson
def test_whatever_else_is_pressed_is_answered_and_leads_back(key: str) -> None:
    """With a reason, or with more of the panel, on which what the prompt says is done still."""
    for page, press in way_through(key):
        for other in presses(page, page.draft):
            must_be_answered(page, press, other)


def must_be_answered(here: Page, wanted: Press, press: Press) -> None:
    """Assert that a press goes on if it does what is wanted, and else leads nobody astray.

    One menu may offer the likely orders of another: the same order is as right there.
    """
    try:
        answer = comes_of(here, press)
    except Refusal as refusal:
        assert refusal.text.key
        return
    match answer:
        case Next(progress):
            assert done_by(here, press) == done_by(here, wanted)
            assert progress.done == here.progress.done + 1
        case Stay(draft):
            assert is_done_on(here, draft)
        case Form():
            assert answer.fields


def is_done_on(here: Page, draft: str) -> bool:
    """Tell whether what a prompt says can be done on a panel."""
    return draft == here.draft or any(_leads_on(here, one) for one in presses(here, draft))


def test_what_stands_already_is_no_mistake() -> None:
    """Whoever chooses once more what is chosen goes on from there, and reads of no mistake."""
    seen = 0
    for here in (stand.page for key in lessons.keys() for stand in way_through(key)):
        for press in presses(here, here.draft) if any(here.moment.chosen.values()) else ():
            with suppress(Refusal):
                if done_by(here, press) == Show(here.draft):
                    assert comes_of(here, press) == Stay(here.draft)
                    seen += 1
    assert seen > 9


def test_what_an_earlier_prompt_had_chosen_is_not_given_up() -> None:
    """Whoever chooses otherwise reads why not, and has it still."""
    seen = 0
    for here in (stand.page for key in lessons.keys() for stand in way_through(key)):
        wanted = {key: values for key, values in here.moment.chosen.items() if values}
        for press in presses(here, here.draft) if wanted else ():
            with suppress(Refusal):
                done, answer = done_by(here, press), comes_of(here, press)
                if isinstance(done, Show) and isinstance(answer, Stay) and _path(here, done.draft):
                    kept = _path(here, answer.draft)
                    assert kept is not None
                    assert {key: kept.chosen.get(key) for key in wanted} == wanted, press
                    seen += 1
    assert seen > 9


def _path(here: Page, draft: str) -> Path | None:
    return gone(here.ways, standing(here.ways, draft_of(draft)))


@every_lesson
def test_what_was_pressed_before_is_known_as_old(key: str) -> None:
    """Every control bears the number of its prompt."""
    for number, (page, _) in enumerate(way_through(key)):
        found = [press.control for press in presses(page, page.draft)]
        assert {control.question for control in found} == {number}
