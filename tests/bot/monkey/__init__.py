"""Somebody who presses whatever there is: in all languages, at any time, whether it makes sense.

`monkey.py` says what it does, `hands.py` how, `whims.py` what it chooses and types (`choosing.py`
what is chance of that), `sight.py` what it finds, `truths.py` what must be true after each act, and
`shortening.py` which of its acts a failure needs. `tests/wire/monkey.py` is one that presses the
real process.
"""
