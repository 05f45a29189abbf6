"""Text: what can be written, and that it fits."""

from __future__ import annotations

import pytest
from PIL import Image

from render.kit.lettering import (
    FOLDER,
    READABLE,
    Face,
    covers,
    fit,
    font,
    line,
    wrap,
    writable,
    write,
)
from render.kit.lettering import width as text_width

SPANISH = "áéíóúüñÁÉÍÓÚÜÑ¡¿«»—–…"
SAMPLES = ("W" * 32, "i" * 90, "Potenciador de ataque", "a b c d", "Ñandú, ¿qué?", "12→15")


@pytest.mark.parametrize("face", Face)
def test_a_face_writes_spanish_and_numbers(face: Face) -> None:
    assert [c for c in SPANISH + "0123456789+-×" if not covers(face, c)] == []


def test_names_are_also_written_in_greek_and_cyrillic() -> None:
    assert [c for c in "Αλέξης Дмитрий" if not covers(Face.TEXT, c)] == []


@pytest.mark.parametrize("char", ["王", "🎲", "ש", "\u200d", "\ue000", "\U0010fffd"])
def test_what_a_face_lacks_is_known(char: str) -> None:
    assert not covers(Face.TEXT, char)


def test_every_font_has_its_licence_beside_it_and_is_small() -> None:
    for face in Face:
        family = face.split("-", maxsplit=1)[0]
        assert "SIL Open Font License" in (FOLDER / f"{family}-OFL.txt").read_text("utf-8")
        assert (FOLDER / face).stat().st_size < 400_000
    assert len(list(FOLDER.iterdir())) == 2 * len(Face)


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Ana", "Ana"),
        ("Ana 🎲", "Ana"),
        ("𝓜𝓪𝓰𝓸", "Mago"),
        ("Ｗｉｄｅ", "Wide"),
        ("  a\u200d  b ", "a b"),
        ("e\u0301l", "él"),
        ("王", "Red"),
        ("🎲🎲", "Red"),
        ("...", "Red"),
        ("", "Red"),
    ],
)
def test_a_name_loses_what_cannot_be_written(name: str, written: str) -> None:
    assert writable(name, Face.TEXT, "Red") == written


@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize("room", [40, 120, 300])
@pytest.mark.parametrize("words", SAMPLES)
def test_a_fitted_line_is_no_wider_than_its_room(words: str, room: int, face: Face) -> None:
    fitted = fit(words, face, 40, room)
    assert inked_width(fitted.lines[0], face, fitted.size) <= room + 2


def inked_width(words: str, face: Face, size: int) -> float:
    left, _, right, _ = font(face, size).getbbox(words, anchor="ls")
    return right - left


@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize("size", [18, 27, 50])
def test_the_width_reckoned_is_the_width_drawn(face: Face, size: int) -> None:
    for words in SAMPLES:
        assert text_width(words, face, size) == pytest.approx(
            font(face, size).getlength(words), rel=0.04, abs=2
        )


@pytest.mark.parametrize("words", ["word " * 18, "M" * 90, "some longer words " * 5, "x", ""])
def test_wrapped_text_stays_in_its_box(words: str) -> None:
    block = wrap(words, Face.TEXT, 30, 240, height=140, least=18)
    assert block.height <= 140
    assert all(inked_width(x, block.face, block.size) <= 242 for x in block.lines)


LONG = ("W" * 32, "TheRealGalacticEmperorPalpatine", "i" * 32)


@pytest.mark.parametrize("name", LONG)
@pytest.mark.parametrize("room", [140, 240, 356])
@pytest.mark.parametrize("height", [72, 140, 234])
def test_a_long_name_makes_nothing_small_beside_empty_room(
    name: str, room: int, height: int
) -> None:
    for words in (f"{name} is asked", f"Bo wins against {name}."):
        block = wrap(words, Face.TEXT, 30, room, height=height, least=14)
        assert block.size >= READABLE or block.height > height / 2
        if not block.lines[-1].endswith("…"):
            assert "".join(block.lines).replace(" ", "") == words.replace(" ", "")
            assert all(len(one) > 1 for one in block.lines)


def test_a_long_word_of_ours_is_never_broken() -> None:
    block = wrap("fragmentación", Face.TEXT, 40, 120, height=300, least=14)
    assert block.lines == ("fragmentación",)


def test_wrapping_keeps_every_word_that_has_room() -> None:
    words = "one two three four five six seven"
    block = wrap(words, Face.TEXT, 24, 200, height=300, least=18)
    assert " ".join(block.lines) == words


@pytest.mark.parametrize("mode", ["RGB", "RGBA"])
@pytest.mark.parametrize(
    ("anchor", "sides"), [("lm", (True, False)), ("rm", (False, True)), ("mm", (True, True))]
)
def test_text_is_written_at_its_anchor(anchor: str, sides: tuple[bool, bool], mode: str) -> None:
    paper = Image.new(mode, (200, 80))
    write(paper, line("8", Face.DISPLAY, 40), (100, 40), (255, 255, 255), anchor)
    box = paper.getbbox()
    assert box is not None
    right, left = box[2] > 104, box[0] < 96
    assert (right, left) == sides
    assert abs((box[1] + box[3]) / 2 - 40) <= 2


def test_an_outline_lies_round_the_letters() -> None:
    bare, ringed = (Image.new("RGB", (80, 80)) for _ in range(2))
    write(bare, line("8", Face.DISPLAY, 40), (40, 40), (255, 255, 255), "mm")
    write(ringed, line("8", Face.DISPLAY, 40), (40, 40), (255, 255, 255), "mm", outline=(9, 0, 0))
    inner, outer = bare.getbbox(), ringed.getbbox()
    assert inner is not None
    assert outer is not None
    assert outer[0] < inner[0]
    assert outer[3] > inner[3]
