"""What is changed of simcord's page as it is served, checked when this is imported."""

from __future__ import annotations

from pathlib import Path

from simcord.preview import _server

FOLDER = Path(_server.__file__).with_name("static")
_MENUS_SHOW_WHAT_IS = (
    "  const draft = draftValue(key);",
    """  const stands = component.type === TYPE.STRING_SELECT && scope.startsWith("message");
  if (stands && dropdown?.key !== key) {
    options.onReconcileDraft?.(key, optionDefaults(entries).slice(0, maximum));
  }
  const draft = draftValue(key);""",
)
"""What is changed of the page's menus: what was chosen in one stands there only while it is open.

simcord's page goes on showing what a person has chosen last, though the message says otherwise.
"""

_OPTIONS_FIT_WHAT_IS_TYPED = (
    "          const choices = optionChoices(option).map(",
    """          const typed = field.value.toLowerCase();
          const holds = (words) => String(words).toLowerCase().includes(typed);
          const fits = ({ name, value }) => holds(name) || holds(value);
          const choices = optionChoices(option).filter(fits).map(""",
)
"""What is changed of a command's options: what was typed counts whenever the field is come back to.

simcord's page shows the whole list then, and Enter takes the first of it.
"""

CHANGED = {"/selects.js": _MENUS_SHOW_WHAT_IS, "/commands.js": _OPTIONS_FIT_WHAT_IS_TYPED}
"""What takes the place of one part of a file each, by the path it is served at."""


def _check_page(path: str, part: str) -> None:
    """Raise `ImportError` unless a file of simcord's page has exactly this part, once."""
    file = FOLDER / path.removeprefix("/")
    if file.read_text(encoding="utf-8").count(part) != 1:
        raise ImportError(f"{file} is not the one we know inside. Install requirements/play.txt.")


for _path, (_part, _) in CHANGED.items():
    _check_page(_path, _part)
