"""The sound effect ("Realizar disparos", step 2; "Escaramuza en 5.1"), ruling 9."""

from __future__ import annotations

import pytest

from cogs.words.strings import LOCALES, speaker
from engines.core import IllegalAction
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.model import (
    Agree,
    EditionName,
    End,
    Fire,
    Hush,
    Launch,
    PlayCard,
    Respond,
    Sound,
)
from engines.magblast.sounds import (
    KEPT,
    SUGGESTIONS,
    check_sound,
    fit_to_print,
    has_letters,
    remember,
    suggestion,
    voiced,
)
from engines.magblast.state import State
from tests.games.magblast.positions import (
    after,
    damage,
    do,
    fire,
    launch,
    passes,
    refusal,
    refusal_text,
    side,
    table,
    told,
    unopposed,
)

every_locale = pytest.mark.parametrize("locale", LOCALES)
SILENT = fire("laser-blast", "scout-dink", "cruiser-tash", None)


def range_(*, skirmish: bool = False) -> State:
    return table(
        side(
            Flagship.FREEP,
            yellow=("scout-dink", "scout-plutt", "carrier-woden"),
            hand=("laser-blast", "laser-blast", "fighter-star", "strategic-allocation"),
        ),
        side(yellow=("cruiser-tash",)),
        skirmish=skirmish,
    )


def test_a_shot_with_its_sound_flies_at_once() -> None:
    step = do(range_(), 0, fire("laser-blast", "scout-dink", "cruiser-tash", "Pium!"))
    assert told(step) == ["fires"]
    assert step.events[0].text.args["noise"] == "Pium!"
    assert step.state.top.sound == "Pium!"


def test_a_shot_without_its_sound_waits_for_it_and_nobody_is_asked() -> None:
    step = do(range_(), 0, SILENT)
    assert told(step) == ["fires-silently"]
    assert step.state.shot is not None
    assert step.state.stack == ()
    assert ENGINE.to_act(step.state) == {0}
    assert ENGINE.view(step.state, 1).shot == step.state.shot


def test_the_sound_may_be_made_afterwards() -> None:
    state = after(range_(), (0, SILENT))
    step = do(state, 0, Sound("  Zzzap!\n ka-blam "))
    assert step.state.shot is None
    assert step.state.top.sound == "Zzzap! ka-blam"
    assert damage(passes(step.state), "cruiser-tash") == 1


@pytest.mark.parametrize(
    "other",
    [
        Hush(),
        End(),
        fire("laser-blast", "scout-plutt", "cruiser-tash"),
        launch("fighter-star", "cruiser-tash"),
        PlayCard("strategic-allocation"),
    ],
)
def test_doing_anything_else_makes_the_shot_miss(other: Fire) -> None:
    """The card is discarded and the ship has fired."""
    step = do(after(range_(), (0, SILENT)), 0, other)
    assert told(step)[0] == "misses"
    assert step.state.shot is None
    assert "laser-blast" in step.state.action_discard
    assert len(step.state.fleets[0].ships[0].shots) == (0 if isinstance(other, End) else 1)


def test_the_ship_of_a_shot_that_missed_has_fired() -> None:
    state = after(range_(), (0, SILENT), (0, Hush()))
    assert refusal(state, 0, fire("laser-blast", "scout-dink", "cruiser-tash")) == "has-fired"
    assert damage(state, "cruiser-tash") == 0


def test_the_clock_makes_a_silent_shot_miss() -> None:
    state = after(range_(), (0, SILENT))
    assert ENGINE.default_action(state, 0) == Hush()


def test_a_shot_that_missed_cannot_be_followed_up() -> None:
    state = after(range_(), (0, SILENT), (0, Hush()))
    assert state.chain is None


def test_in_a_skirmish_a_shot_without_its_sound_misses_at_once() -> None:
    step = do(range_(skirmish=True), 0, SILENT)
    assert told(step) == ["fires-silently", "misses"]
    assert step.state.shot is None
    assert step.state.stack == ()
    assert "laser-blast" in step.state.action_discard
    assert refusal(step.state, 0, Sound("Too late")) == "no-silent-shot"
    again = fire("laser-blast", "scout-dink", "cruiser-tash")
    assert refusal(step.state, 0, again) == "has-fired"


def test_in_a_skirmish_a_shot_with_its_sound_flies() -> None:
    shot = fire("laser-blast", "scout-dink", "cruiser-tash", "Bang")
    assert damage(unopposed(range_(skirmish=True), 0, shot), "cruiser-tash") == 1


@pytest.mark.parametrize(
    "words",
    [
        *(
            "Pium!",
            "pew",
            "ZzzzzuuUT!",
            "FFFFIUUU!",
            "¡Ñiiií!",
            "Ka-BOOM 2000",
            "bä",
            "бум",
            "砰砰",
        ),
        "<:pew:123456789012345678> pew",
        "B.O.O.M.",
    ],
)
def test_what_is_a_sound(words: str) -> None:
    assert do(range_(), 0, fire("laser-blast", "scout-dink", "cruiser-tash", words)).state.stack


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("", "sound-letters"),
        ("   ", "sound-letters"),
        ("!!!", "sound-letters"),
        ("...?", "sound-letters"),
        ("1234", "sound-letters"),
        ("z", "sound-letters"),
        ("<:pew:123456789012345678>", "sound-letters"),
        ("💥💥", "sound-letters"),
        ("\u3164\u3164\uffa0", "sound-letters"),
        ("\u200b\u202e\u2066", "sound-letters"),
        ("https://example.org/boom", "sound-link"),
        ("hear www.boom.example", "sound-link"),
        ("boom.com now", "sound-link"),
        ("boom.\u200bcom now", "sound-link"),
        ("[boom](x)", "sound-link"),
        ("<@123456789012345678> boom", "sound-mention"),
        ("<#123456789012345678> boom", "sound-mention"),
        ("</play:123456789012345678> boom", "sound-mention"),
        ("@everyone boom", "sound-mention"),
        ("@\u2060everyone boom", "sound-mention"),
    ],
)
def test_what_is_no_sound_is_explained_and_is_no_miss(words: str, reason: str) -> None:
    state = range_()
    assert refusal(state, 0, fire("laser-blast", "scout-dink", "cruiser-tash", words)) == reason
    waiting = after(state, (0, SILENT))
    assert refusal(waiting, 0, Sound(words)) == reason
    assert do(waiting, 0, Sound("Pew pew")).state.stack


@pytest.mark.parametrize("again", ["Pium!", "PIUM", "  pi-um ?!"])
def test_ones_own_last_sound_is_refused(again: str) -> None:
    state = unopposed(range_(), 0, fire("laser-blast", "scout-dink", "cruiser-tash", "Pium!"))
    shot = fire("laser-blast", "scout-plutt", "cruiser-tash", again)
    text = refusal_text(state, 0, shot)
    assert text.key == "magblast-refusal-sound-repeated"
    for locale in LOCALES:
        said = speaker(locale)(text)
        assert any(said.endswith(sound) for sound in SUGGESTIONS[locale])


def test_another_sound_in_between_and_the_sounds_of_others_are_no_repetition() -> None:
    state = table(
        side(
            Flagship.FREEP,
            yellow=("scout-dink", "scout-plutt", "scout-galha"),
            hand=("laser-blast",) * 3,
        ),
        side(yellow=("cruiser-tash",), hand=("beam-blast",)),
    )
    for ship, words in (("scout-dink", "Pium"), ("scout-plutt", "Zap"), ("scout-galha", "Pium")):
        state = unopposed(state, 0, fire("laser-blast", ship, "cruiser-tash", words))
    assert state.fleets[0].sounds == ("Zap", "Pium")
    state = after(state, (0, End()))
    while state.phase != "attack":
        state = after(state, (1, ENGINE.default_action(state, 1)))
    assert do(state, 1, fire("beam-blast", "cruiser-tash", "scout-dink", "Pium")).state.stack


def test_squadrons_need_no_sound_but_may_have_one() -> None:
    """ "Técnicamente, los escuadrones son cartas de acción, no disparos"."""
    assert told(do(range_(), 0, launch("fighter-star", "cruiser-tash"))) == ["launches"]
    loud = Launch("fighter-star", "cruiser-tash", "Vroom")
    step = do(range_(), 0, loud)
    assert told(step) == ["launches-loudly"]
    assert step.state.fleets[0].sounds == ("Vroom",)
    bad = Launch("fighter-star", "cruiser-tash", "!")
    assert refusal(range_(), 0, bad) == "sound-letters"


def test_a_ramming_ship_needs_a_sound() -> None:
    state = table(
        side(Flagship.FREEP, yellow=("scout-dink",), hand=("ramming-speed",)),
        side(yellow=("cruiser-tash",)),
    )
    state = after(state, (0, fire("ramming-speed", "scout-dink", "cruiser-tash", None)))
    assert state.fleets[0].ships == ()
    state = after(state, (0, Hush()))
    assert damage(state, "cruiser-tash") == 0
    assert state.action_discard == ("ramming-speed",)


def test_a_sound_needs_a_shot() -> None:
    assert refusal(range_(), 0, Sound("Boom")) == "no-silent-shot"
    assert refusal(range_(), 0, Hush()) == "no-silent-shot"
    assert refusal(after(range_(), (0, SILENT)), 1, Sound("Boom")) == "not-your-turn"


def test_the_last_ten_different_sounds_are_remembered() -> None:
    state = range_()
    for letter in "abcdefghijklm":
        state = remember(state, 0, letter * 2)
    assert state.fleets[0].sounds == tuple(letter * 2 for letter in "defghijklm")
    assert len(state.fleets[0].sounds) == KEPT
    assert remember(state, 0, "FF!").fleets[0].sounds[-1] == "FF!"
    assert len(remember(state, 0, "FF!").fleets[0].sounds) == KEPT


@pytest.mark.parametrize("edition", EditionName)
def test_a_suggestion_is_always_accepted(edition: EditionName) -> None:
    """What computers shout is never what they shouted last."""
    ships = ("scout-dink",) if edition is EditionName.THIRD else ("scout-1",)
    state = table(side(yellow=ships), side(Flagship.FREEP), edition=edition)
    state = remember(state, 0, suggestion(state, 0))
    assert suggestion(state, 0) != state.fleets[0].sounds[-1]


def test_sounds_are_suggested_in_every_language() -> None:
    assert set(SUGGESTIONS) == set(LOCALES), "add to SUGGESTIONS of engines/magblast/sounds.py"


@every_locale
def test_a_computer_makes_its_sounds_in_the_language_of_the_match(locale: str) -> None:
    state = range_()
    for action in ENGINE.legal_actions(state, 0):
        said = ENGINE.voiced(state, 0, action, locale)
        ENGINE.check(state, 0, said)
        if isinstance(said, Fire) and said.sound is not None:
            assert said.sound in SUGGESTIONS[locale]
        else:
            assert said == action
    waiting = after(state, (0, SILENT))
    said = voiced(waiting, 0, Sound("Pew!"), locale)
    assert isinstance(said, Sound)
    assert said.words in SUGGESTIONS[locale]
    assert voiced(state, 0, fire("laser-blast", "scout-dink", "cruiser-tash"), "eo") == fire(
        "laser-blast", "scout-dink", "cruiser-tash"
    )


@every_locale
def test_a_computer_never_repeats_itself_in_any_language(locale: str) -> None:
    state = range_()
    for sound in SUGGESTIONS[locale]:
        assert has_letters(sound)
        heard = remember(state, 0, sound)
        assert suggestion(heard, 0, locale) != sound
        check_sound(heard, 0, suggestion(heard, 0, locale))
    assert len({sound.casefold() for sound in SUGGESTIONS[locale]}) == 16


@pytest.mark.parametrize(
    "words", ["evil.ru", "come to evil.ru/abc!", "evil.example/abc", "10.0.0.1", "bum.co.uk"]
)
def test_an_address_is_not_printed(words: str) -> None:
    with pytest.raises(IllegalAction) as raised:
        fit_to_print(words)
    assert raised.value.text.key == "magblast-refusal-sound-link"


@pytest.mark.parametrize(
    "words",
    [
        "B.O.O.M.",
        "Ka...BOOM",
        "Pew.Pew.Pew",
        "bum. bum",
        "ÑÍÍÍ",
        "mo\u0323\u0302t",
        "บึ้ม",
        "💥👩\u200d🚀",
    ],
)
def test_what_may_be_printed_is_printed_as_it_was_typed(words: str) -> None:
    assert fit_to_print(f" {words} ") == words


def test_no_letter_bears_a_tower_of_marks() -> None:
    assert fit_to_print("a" + 99 * "\u0301" + "b" + 99 * "\u0489") == (
        "a" + 3 * "\u0301" + "b" + 3 * "\u0489"
    )
    assert fit_to_print(4 * "\u0301" + "pew") == 3 * "\u0301" + "pew", "nor where no letter is"


def test_a_sound_is_posted_once() -> None:
    """As the headline of its shot, not again where that hits."""
    state = range_()
    fired = do(state, 0, fire("laser-blast", "scout-dink", "cruiser-tash", "Pium!"))
    hit = do(fired.state, 1, Respond(fired.state.top.number))
    for locale in LOCALES:
        say = speaker(locale)
        told = [say(event.text) for step in (fired, hit) for event in step.events]
        assert sum("Pium!" in words for words in told) == 1


def test_a_brutal_call_and_the_others_cards_do_not_make_a_shot_miss() -> None:
    state = table(
        side(Flagship.FREEP, yellow=("scout-dink",), hand=("laser-blast",)),
        side(yellow=("cruiser-tash",), hand=("strategic-allocation",)),
    )
    state = after(state, (0, SILENT), (0, Agree()))
    assert state.shot is not None
    state = unopposed(state, 1, PlayCard("strategic-allocation"))
    assert state.shot is not None
    assert damage(unopposed(state, 0, Sound("Pium")), "cruiser-tash") == 1
