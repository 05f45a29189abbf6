"""Every lesson leads from its first prompt to its end, whatever else is pressed on the way."""

from __future__ import annotations

import re

import pytest

import engines
from cogs.panels.ids import ControlId
from cogs.panels.lesson_pressed import Next, Stay
from cogs.panels.lessons import Page
from cogs.panels.panel import Form
from cogs.words.names import chat_voice
from cogs.words.strings import LOCALES, has
from engines import lessons
from engines.core import Refusal, Say
from tests.lessons import comes_of, meant, presses, reached, shout

LONGEST_ID = 100
"""Characters that Discord lets a control carry."""
SHORTEST, LONGEST = 8, 14
"""How many prompts a lesson has."""
_LABEL = re.compile(r"\*+[^*]+\*+")
_END_OF_SENTENCE = re.compile(r"[.!?:](?=\s|$)")
every_lesson = pytest.mark.parametrize("key", lessons.keys())


def voice(key: str, locale: str) -> Say:
    """Return the voice in which a lesson is told."""
    return chat_voice(reached(key, 0).scene.seats, locale)


def is_one_sentence(words: str) -> bool:
    """Tell whether words are one sentence, whatever the labels in it: but a clause may end."""
    plain = _LABEL.sub("label", words).strip()
    ends = [end.group() for end in _END_OF_SENTENCE.finditer(plain)]
    return plain[-1] in ".!?" and [end for end in ends if end != ":"] == [plain[-1]]


@every_lesson
def test_a_lesson_is_a_dozen_sentences_in_every_language(key: str) -> None:
    prompts = lessons.lesson(key).prompts
    assert SHORTEST <= len(prompts) <= LONGEST
    for locale in LOCALES:
        say = voice(key, locale)
        told = [prompt.says for prompt in prompts]
        told += [prompt.otherwise for prompt in prompts if prompt.otherwise is not None]
        assert [words for words in map(say, told) if not is_one_sentence(words)] == []
        for part in ("", "-about", "-ends"):
            assert has(f"{key}-lesson{part}", locale)


@every_lesson
def test_every_prompt_is_done_by_pressing_one_thing(key: str) -> None:
    """On the panel that stands there; a form that opens is part of it. What follows is the end."""
    done, said = 0, ()
    for _ in lessons.lesson(key).prompts:
        here = reached(key, done, said)
        press = meant(here)
        assert len(str(press.control)) <= LONGEST_ID
        following = comes_of(here, press)
        assert isinstance(following, Next)
        done, said = following.progress.done, following.progress.said
    assert reached(key, done, said).prompt is None


@every_lesson
def test_what_is_said_in_a_lesson_is_heard_in_it(key: str) -> None:
    """And whatever it is, the lesson goes on as if it were what the script says."""
    engine = engines.load(lessons.game_of(key))
    done, said = 0, ()
    for _ in lessons.lesson(key).prompts:
        here = reached(key, done, said)
        following = comes_of(here, meant(here))
        assert isinstance(following, Next)
        done, said = following.progress.done, following.progress.said
        own, script = reached(key, done, said), reached(key, done)
        assert engine.to_act(own.moment.state) == engine.to_act(script.moment.state)
    assert said == tuple(map(shout, range(len(said))))


@every_lesson
def test_whatever_else_is_pressed_is_answered_and_leads_back(key: str) -> None:
    """With a reason, or with more of the panel, on which what the prompt says is done still."""
    for done in range(len(lessons.lesson(key).prompts)):
        here = reached(key, done)
        wanted = meant(here)
        for press in presses(here, here.draft):
            try:
                answer = comes_of(here, press)
            except Refusal as refusal:
                assert refusal.text.key
                continue
            match answer:
                case Next(progress):
                    assert (press.control, press.picked) == (wanted.control, wanted.picked)
                    assert progress.done == done + 1
                case Stay(draft):
                    assert leads_on(here, draft)
                case Form():
                    assert answer.fields


def leads_on(here: Page, draft: str) -> bool:
    """Tell whether what a prompt says can be done on a panel, or on one that it leads to."""
    if draft == here.draft:
        return True
    found = [comes_of(here, press) for press in presses(here, draft)]
    return any(isinstance(one, Next | Form) or one == Stay(here.draft) for one in found)


@every_lesson
def test_what_was_pressed_before_is_known_as_old(key: str) -> None:
    """Every control bears the number of its prompt."""
    for done in range(len(lessons.lesson(key).prompts)):
        here = reached(key, done)
        found = [press.control for press in presses(here, here.draft)]
        assert {control.decision for control in found} == {done}
        assert all(isinstance(control, ControlId) for control in found)
