"""What playing takes: presses, waits, messages, pings, words and bytes of whole matches.

People who know the game play it in the simulated Discord, by menus and buttons alone or by lines
that they type. `python -m benchmarks.play` writes `docs/play.md`.
"""
