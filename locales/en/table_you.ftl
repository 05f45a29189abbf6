# What a table says of somebody, said to them: each stands where the key before `-you` would name
# whoever reads it.

table-won-you-who = { $many ->
    [one] You win!
   *[other] The winners are { $who }!
}
table-ended-by-resigning-you-who = The match ends because you gave up.
