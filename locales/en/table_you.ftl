# What a table says of somebody, said to them: each stands where the key before `-you` would name
# whoever reads it.

table-won-you-who = { $many ->
    [one] You win!
   *[other] The winners are { $who }!
}
table-ended-by-resigning-you-who = The match ends because you gave up.
table-time-out-you-who = You ran out of time.
table-time-lost-you-who = You ran out of time, and lose by it.
table-chosen-ahead-you-who = You had chosen ahead what follows.
table-resigned-you-who = You give up.
table-computer-takes-over-you-who = A computer plays on for you.
table-sits-in-you-who = ⏰ You ran out of time. For now a computer plays for you; *Take my seat back* takes the seat back.
table-sits-out-you-who = You let a computer play ({ $level }) for now; *Take my seat back* takes the seat back.
table-stands-in-you-who = You are not on the server of this match any more: as { $by } wishes, for now a computer plays for you; *Take my seat back* takes the seat back.
table-stands-in-you-by = { $who } is not on this server any more: as you wish, for now a computer plays for { $who }; the seat is taken back by *Take my seat back*.
table-back-you-who = You are back and play again.
table-given-back-you-who = Nobody else plays this match any more: you have the seat back.
table-seat-taken-you-now = From here on you play for { $who }.
table-absent-you-who = You are not on the server of this match any more, so I cannot call you there. Somebody who plays may let a computer play for you; you take the seat back by one press once you are there again.
table-absent-over-you-who = You can be called again.
table-undone-you-who = You take the last move back.
table-undone-agreed-you-who = You take the last move back; all who play agree.
