"""Add to the list of texts that messages keep, `tests/earlier/texts.txt`.

`python -m tests.earlier` adds the keys that may be kept by now. It takes none away: what the
catalogues lack by then, `tests/earlier/test_earlier_texts.py` names.
"""

from __future__ import annotations

import argparse

from tests.earlier.texts import LIST, to_list, written


def main() -> None:
    """Do what the module says."""
    argparse.ArgumentParser(prog="python -m tests.earlier", description=__doc__).parse_args()
    LIST.write_text(written(to_list()), encoding="utf-8")


if __name__ == "__main__":
    main()
