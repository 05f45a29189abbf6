# What every game and every part says.

list-of-many = { $first } and { $last }

refusal-match-over = This match is over. /play starts a new one.
refusal-not-asked = You have nothing to decide right now. Watch the board: it names who is waited for.
refusal-malformed = I could not read that as a move of this game. Use the buttons, or pick from the suggestions of the command.
