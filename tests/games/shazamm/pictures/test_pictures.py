"""The pictures of Shazamm!: whole, legible, the same for the same view, and only of the view."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec.structs import replace
from PIL import Image

from cogs.words.strings import FOLDER, LOCALES
from engines.core import Say, text
from engines.shazamm.model import (
    SPELLS,
    Cast,
    Deal,
    Fate,
    Laid,
    Phase,
    RoundEnd,
    Turn,
    View,
)
from render.kit import palette
from render.kit.canvas import WIDTH, Picture
from render.kit.lettering import Face, covers, fit, wrap
from render.kit.palette import GOLD, IVORY, READABLE, SAND, Colour, contrast
from render.shazamm import board, bridge, hand, private
from render.shazamm import seen as seen_in
from render.shazamm.backdrop import HEIGHT, backdrop
from render.shazamm.cards import FRAME, card
from render.shazamm.duel import FATE_LOOKS, name_beside_fate
from render.shazamm.emblems import HUES, emblem
from render.shazamm.scene import scene
from render.shazamm.words import FATE_ICONS, laid_name
from tests.games.shazamm.pictures.views import BY_HAND, choosing, met_in_play, side, turn, view
from tests.render.pictures import LONG_NAMES, canvas_of, named, seen_of
from tests.render.pictures import assert_sound as assert_sound_picture
from tests.sampled import every_other

Draw = Callable[[View, Say], Picture]
every_locale = pytest.mark.parametrize("locale", LOCALES)


def assert_sound(picture: Picture) -> None:
    """A small picture is narrower than the others."""
    assert_sound_picture(picture, narrowest=800)


@every_locale
@pytest.mark.parametrize("seen", BY_HAND.values(), ids=BY_HAND.keys())
def test_every_board_made_by_hand_is_drawn(seen: View, locale: str) -> None:
    assert_sound(board(seen, named(locale)))


@pytest.mark.soak
def test_every_kind_of_view_met_in_play_is_drawn() -> None:
    """Matches of every deal; the languages take turns, and so do board and hand."""
    for number, seen in enumerate(met_in_play()):
        say = named(LOCALES[number % len(LOCALES)])
        assert_sound(board(seen, say) if seen.seat is None else hand(seen, say))


@every_locale
@pytest.mark.parametrize("count", [0, 1, 2, 4, 7, 10, 13, 15])
def test_a_hand_of_any_size_is_drawn(count: int, locale: str) -> None:
    cards = (0, *SPELLS)[:count]
    cast = Cast(17, cards[1:3]) if count > 2 else None
    assert_sound(hand(view(seat=1, hand=cards, cast=cast), named(locale)))


@every_locale
def test_a_spectators_hand_says_that_there_is_none(locale: str) -> None:
    assert_sound(hand(view(), named(locale)))


@every_locale
def test_a_stock_to_be_put_in_order_is_drawn_as_cards(locale: str) -> None:
    """Rulebook, "Variantes": all fourteen must be seen to be put in order."""
    facts = {"seat": 0, "phase": Phase.ARRANGE, "deal": Deal.ARRANGED, "hand": (0,)}
    one = hand(view(**facts, stock=SPELLS), named(locale))
    assert_sound(one)
    other = hand(view(**facts, stock=SPELLS[::-1]), named(locale))
    assert seen_of(one).rows != seen_of(other).rows


def test_a_view_has_one_picture_in_every_thread() -> None:
    say = named("es")
    seen = list(BY_HAND.values())[:6]
    alone = [seen_of(board(v, say)) for v in seen]
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(lambda v: seen_of(board(v, say)), seen * 3))
    assert together == alone * 3


def test_a_board_is_the_same_from_every_seat() -> None:
    """It is posted for all: nothing of the viewer's own may get onto it."""
    say = named("en")
    own = {"hand": (0, 5, 9), "stock": (3, 1), "cast": Cast(9, (5,))}
    public = seen_of(board(view(), say))
    assert [seen_of(board(view(seat=seat, **own), say)) for seat in (0, 1)] == [public, public]


def changes(seen: View) -> Iterator[tuple[str, View]]:
    """Yield the view with each public fact changed in turn."""
    simple: dict[str, object] = {
        "deal": Deal.FULL,
        "round": 3,
        "turn_number": 5,
        "wall": 12,
        "middle": 11,
        "collapsed": 2,
        "silenced": True,
    }
    for name, value in simple.items():
        yield name, replace(seen, **{name: value})
    for seat in (0, 1):
        for name, value in (
            ("wizard", 8 + 4 * seat),
            ("mana", 24),
            ("hand_size", 5),
            ("stock_size", 8),
            ("discard", (3, 7, 9)),
        ):
            changed = replace(seen.sides[seat], **{name: value})
            sides = (changed, seen.sides[1]) if seat == 0 else (seen.sides[0], changed)
            yield f"{name} of {seat}", replace(seen, sides=sides)


@every_locale
@pytest.mark.parametrize("phase", [Phase.CAST, Phase.ARRANGE])
def test_a_choice_in_secret_changes_nothing_that_all_see(phase: Phase, locale: str) -> None:
    """The words beside the board say whom all wait for; so nothing is drawn or sent anew."""
    say, seen = named(locale), view(phase=phase)
    red, green = (replace(one, committed=True) for one in seen.sides)
    for sides in ((red, seen.sides[1]), (seen.sides[0], green), (red, green)):
        assert seen_of(board(replace(seen, sides=sides), say)) == seen_of(board(seen, say))


def turn_changes(shown: Turn) -> Iterator[tuple[str, Turn]]:
    simple: dict[str, object] = {
        "number": 2,
        "round": 1,
        "bets": (12, 10),
        "powers": (20, 9),
        "wall_before": 7,
        "wall_pushed": 8,
        "wall_after": 10,
        "ended": RoundEnd.WIZARD_HIT,
    }
    for name, value in simple.items():
        yield name, replace(shown, **{name: value})
    first, *rest = shown.laid
    for fate in set(Fate) - {first.fate}:
        yield fate, replace(shown, laid=(replace(first, fate=fate), *rest))
    yield "cloned", replace(shown, laid=(replace(first, cloned=True), *rest))
    yield "spell", replace(shown, laid=(replace(first, spell=12), *rest))
    yield "seat", replace(shown, laid=(replace(first, seat=1), *rest))
    yield "one more", replace(shown, laid=(*shown.laid, Laid(13, 0, Fate.APPLIED)))


def assert_all_differ(pictures: dict[str, Picture]) -> None:
    seen = {name: seen_of(picture) for name, picture in pictures.items()}
    for fact in ("rows", "alt"):
        known: dict[object, str] = {}
        for name, picture in seen.items():
            twin = known.setdefault(getattr(picture, fact), name)
            assert twin == name, f"{name} and {twin} have the same {fact}"


def test_every_public_fact_shows_in_picture_and_alt_text() -> None:
    say = named("es")
    pictures = {"as it was": board(view(), say)}
    pictures |= {name: board(seen, say) for name, seen in changes(view())}
    assert_all_differ(pictures)


def test_every_fact_of_the_last_turn_shows_in_picture_and_alt_text() -> None:
    say, seen = named("en"), view()
    assert seen.last is not None
    pictures = {"as it was": board(seen, say)}
    for name, last in turn_changes(seen.last):
        pictures[name] = board(replace(seen, last=last), say)
    assert_all_differ(pictures)


def test_every_fact_of_a_choice_shows_in_picture_and_alt_text() -> None:
    say, seen = named("en"), choosing()
    assert seen.turn is not None
    assert seen.last is not None
    views = {
        "as it was": seen,
        "other chooser": replace(seen, choosing=frozenset({1})),
        "other choices": replace(seen, choices=(8, 12)),
        "for theft": replace(seen, phase=Phase.STEAL),
        "other bet": replace(seen, turn=replace(seen.turn, bets=(13, 9))),
        "other fate": replace(seen, turn=turn(((2, Fate.CANCELLED),), powers=None)),
        "other bet before": replace(seen, last=replace(seen.last, bets=(12, 8))),
        "other card before": replace(seen, last=turn(((9, Fate.APPLIED),))),
    }
    assert_all_differ({name: board(v, say) for name, v in views.items()})


def test_every_ending_has_its_own_picture() -> None:
    ends = {name: v for name, v in BY_HAND.items() if v.phase is Phase.OVER}
    assert_all_differ({name: board(v, named("en")) for name, v in ends.items()})


def test_every_fact_of_a_hand_shows_in_picture_and_alt_text() -> None:
    say = named("es")
    seen = view(seat=0, hand=(0, 3, 5, 9), stock=(4, 2))
    rich = (side(mana=24), side(13))
    views = {
        "as it was": seen,
        "hand": replace(seen, hand=(0, 3, 5, 10)),
        "stock": replace(seen, stock=(2, 4)),
        "mana": replace(seen, sides=rich),
        "silenced": replace(seen, silenced=True),
    }
    assert_all_differ({name: hand(v, say) for name, v in views.items()})


def test_a_bet_leaves_the_picture_it_was_made_by_as_it_is() -> None:
    """It is told in words: so nothing is drawn or sent anew for it."""
    say, before = named("es"), view(seat=0, hand=(0, 3, 5, 9))
    first, second = before.sides
    after = replace(before, cast=Cast(7, (3,)), sides=(replace(first, committed=True), second))
    assert seen_in("hand", after) == seen_in("hand", before)
    assert seen_of(hand(after, say)) == seen_of(hand(before, say))


def test_a_hand_has_all_of_the_board_that_its_owner_decides_by() -> None:
    """Nothing else is shown in private: the board stands in the channel."""
    say, seen = named("en"), view(seat=0, hand=(0, 3, 5))
    assert private(seen, True) == {"hand"}
    facts = {"as it was": seen} | {n: v for n, v in changes(seen) if n != "deal"}
    assert seen.last is not None
    for name, last in (
        ("bets", replace(seen.last, bets=(11, 9))),
        ("laid", turn(((9, Fate.APPLIED),))),
    ):
        facts[f"{name} before"] = replace(seen, last=last)
    assert_all_differ({name: hand(v, say) for name, v in facts.items()})


def test_whoever_chooses_for_a_spell_sees_the_turn_in_the_hand() -> None:
    say, seen = named("es"), choosing(seat=0, hand=(0, 3, 5))
    assert seen.turn is not None
    views = {
        "as it was": seen,
        "other choices": replace(seen, choices=(8, 12)),
        "other bet": replace(seen, turn=replace(seen.turn, bets=(13, 9))),
        "other cards": replace(seen, turn=turn(((2, Fate.CANCELLED),), powers=None)),
    }
    assert_all_differ({name: hand(v, say) for name, v in views.items()})


def test_what_happens_to_the_other_shows_in_a_hand_while_one_waits() -> None:
    """Whoever waits for a choice of the other is shown no turn that is not done."""
    say, seen = named("es"), choosing(seat=1, hand=(0, 3, 5))
    other = replace(seen, choices=(8, 12))
    assert seen_of(hand(seen, say)) == seen_of(hand(other, say))


@every_locale
def test_an_alt_text_names_everything_a_player_must_know(locale: str) -> None:
    say = named(locale)
    words = board(view(), say).alt
    for fact in ("Ana", "Íñigo", "23", "31", "19", say(text("shazamm-spell-7"))):
        assert fact in words
    own = hand(view(seat=0, hand=(0, *SPELLS)), say).alt
    assert [n for n in (0, *SPELLS) if say(text(f"shazamm-spell-{n}")) not in own] == []


@every_locale
def test_a_name_that_cannot_be_written_is_still_in_the_alt_text(locale: str) -> None:
    picture = board(view(), named(locale, red="王王"))
    assert "王王" in picture.alt
    colour = named(locale)(text("shazamm-picture-red"))
    called = board(view(), named(locale, red=colour))
    assert seen_of(picture).rows == seen_of(called).rows


PLATES = ((18, 18, 430, 202), (770, 18, 1182, 202))
"""Where the players' names may be written on a board."""


@pytest.mark.parametrize("cards", [(0, 3), (0, *SPELLS)], ids=len)
@pytest.mark.parametrize("name", every_other(LONG_NAMES))
def test_a_long_name_stays_inside_its_plate_above_a_hand(name: str, cards: tuple[int, ...]) -> None:
    seen = view(seat=0, hand=cards)
    images = [canvas_of(lambda n=n: hand(seen, named("es", n, n))) for n in ("I", name)]
    for image in images:
        for left in (19, image.width - 19 - 330):
            image.paste((0, 0, 0), (left + 6, 12 + 62, left + 324, 12 + 112))
    assert images[0].tobytes() == images[1].tobytes()


@pytest.mark.parametrize("name", every_other(LONG_NAMES, 1))
@pytest.mark.parametrize("seen", ["usual", "red fell"])
def test_a_long_name_stays_inside_its_plate(name: str, seen: str) -> None:
    """Outside the plates and the banner of the end, no pixel depends on a name."""
    view = BY_HAND[seen]
    images = [canvas_of(lambda n=n: board(view, named("es", n, n))) for n in ("I", name)]
    assert images[0].size == images[1].size
    banner = (138, HEIGHT + 14, WIDTH - 138, HEIGHT + 134)
    for image in images:
        for box in (*PLATES, *((banner,) if seen == "red fell" else ())):
            inset = (box[0] + 6, box[1] + 6, box[2] - 6, box[3] - 6)
            image.paste((0, 0, 0), inset)
    assert images[0].tobytes() == images[1].tobytes()


@pytest.mark.parametrize("words", ["M" * 90, "Wie " * 22, "palabra " * 11, "i"])
def test_the_text_of_a_card_stays_inside_its_box(words: str) -> None:
    bare, full = (card(7, "", w) for w in ("", words))
    box = FRAME.text_box
    for face in (bare, full):
        assert face.size == FRAME[:2]
    cut = [face.copy() for face in (bare, full)]
    for face in cut:
        face.paste((0, 0, 0), box)
    assert cut[0].tobytes() == cut[1].tobytes()
    assert bare.tobytes() != full.tobytes()


@every_locale
def test_no_text_of_the_rules_is_cut_on_a_card(locale: str) -> None:
    """Names and effects are written whole: an ellipsis would hide a rule."""
    say = named(locale)
    left, top, right, bottom = FRAME.text_box
    for spell in (0, *SPELLS):
        effect = say(text(f"shazamm-effect-{spell}"))
        lines = wrap(effect, Face.TEXT, 27, right - left, height=bottom - top, least=22).lines
        assert " ".join(lines) == effect
        name = say(text(f"shazamm-spell-{spell}"))
        assert fit(name, Face.TEXT, 29, FRAME.width - 30, 20).lines == (name,)


@every_locale
def test_no_laid_card_loses_its_name_to_its_fate(locale: str) -> None:
    """The longest name with the mark of Clone still fits beside the longest fate."""
    say = named(locale)
    for card_laid in (Laid(n, 0, fate, cloned=True) for n in SPELLS for fate in Fate):
        name = laid_name(card_laid, say)
        assert name_beside_fate(card_laid, say)[0].lines == (name,)


@every_locale
def test_every_character_has_a_glyph(locale: str) -> None:
    lines = [
        re.sub(r"\{[^}]*\}", "", line.split(" = ", 1)[1])
        for path in (FOLDER / locale).glob("shazamm*.ftl")
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.match(r"shazamm-(picture|spell|effect)-[a-z0-9-]+ = ", line)
    ]
    assert len(lines) > 60
    characters = {c for line in lines for c in line} | set("0123456789/–…+×.:")
    assert {c for c in characters if not covers(Face.TEXT, c)} == set()
    shown_large = named(locale)(text("shazamm-picture-round", round=1234567890))
    assert {c for c in shown_large if not covers(Face.DISPLAY, c)} == set()


def test_every_fate_has_a_sign_of_its_own_and_can_be_read() -> None:
    assert set(FATE_LOOKS) == set(Fate)
    assert len(set(FATE_ICONS.values())) == len(Fate)
    assert [f for f, look in FATE_LOOKS.items() if contrast(*look[:2]) < READABLE] == []


def test_every_spell_has_an_emblem_of_its_own() -> None:
    assert len({emblem(spell, 60).tobytes() for spell in range(15)}) == 15


def test_the_names_of_spells_can_be_read_on_their_cards() -> None:
    for hue in HUES:
        assert contrast(IVORY, palette.mixed(hue.dark, palette.INK, 0.25)) >= READABLE


def brightest(image: Image.Image, box: tuple[int, int, int, int]) -> Colour:
    """Return the colour that all but one in a hundred pixels are darker than."""
    pixels = image.crop(box).convert("RGB").tobytes()
    colours = sorted(zip(*[iter(pixels)] * 3, strict=True), key=palette.luminance)
    red, green, blue = colours[len(colours) * 99 // 100]
    return red, green, blue


@pytest.mark.parametrize("silenced", [False, True])
def test_what_is_written_on_the_sky_can_be_read(silenced: bool) -> None:
    sky = scene(view(silenced=silenced, wall=18), HEIGHT).whole()
    ground = brightest(sky, (430, 20, 770, 150))
    assert min(contrast(ink, ground) for ink in (GOLD, IVORY, SAND)) >= READABLE


def test_the_numbers_of_the_slabs_can_be_read() -> None:
    stone = backdrop()
    bridge.build(stone, 0)
    for slab in range(1, 20):
        x, y = bridge.middle(slab)[0], bridge.plate_height(slab)
        ground = brightest(stone, (round(x) - 20, round(y) - 14, round(x) + 20, round(y) + 14))
        assert contrast(IVORY, ground) >= READABLE
