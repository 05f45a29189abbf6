"""A menu of more choices than Discord shows is turned page by page, and loses none of them."""

from __future__ import annotations

import pytest

from cogs.panels.chooser import paged
from cogs.panels.drafts import TURNED
from cogs.panels.panel import MOST_CHOICES, Choice
from engines.core import text

WORDS = text("button-play-on")
MANY = (1, MOST_CHOICES, MOST_CHOICES + 1, 2 * MOST_CHOICES - 2, 2 * MOST_CHOICES - 1, 120)


def choices(many: int, chosen: int | None = None) -> tuple[Choice, ...]:
    """Return so many choices, of which one may be chosen."""
    return tuple(Choice(str(at), WORDS, chosen=at == chosen) for at in range(many))


def turned(shown: tuple[Choice, ...]) -> int | None:
    """Return to which page the last line of a menu turns; None if there is none that does."""
    before, sign, page = shown[-1].value.partition(TURNED)
    assert before == ("what was chosen before/" if sign else shown[-1].value)
    return int(page) if sign else None


def page(many: int, turned_to: int, chosen: int | None = None) -> tuple[Choice, ...]:
    return paged(choices(many, chosen), turned_to, "what was chosen before/")


@pytest.mark.parametrize("many", MANY)
@pytest.mark.parametrize("chosen", [None, 0, MOST_CHOICES + 5])
def test_whoever_turns_all_pages_has_seen_each_choice_once(many: int, chosen: int | None) -> None:
    shown, seen = page(many, 0, chosen), list[str]()
    while True:
        assert 1 <= len(shown) <= MOST_CHOICES
        following = turned(shown)
        seen += [choice.value for choice in (shown if following is None else shown[:-1])]
        if following is None or len(seen) >= many:
            break
        shown = page(many, following, chosen)
    assert sorted(seen, key=int) == [choice.value for choice in choices(many)]


@pytest.mark.parametrize("many", MANY)
def test_the_page_with_what_was_chosen_is_shown_at_first(many: int) -> None:
    for chosen in range(many):
        assert any(choice.chosen for choice in page(many, 0, chosen))
    assert page(many, 0)[0].value == "0"


def test_another_page_is_shown_once_it_is_turned_to() -> None:
    assert page(60, 1, chosen=50)[0].value == page(60, 1)[0].value != "0"
