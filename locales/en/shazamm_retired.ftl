# What earlier versions said, which stands in messages that they left. It is said by nothing
# else, and may go once `Meta.oldest_rules` of Shazamm! is higher than the rules named here.

# Matches that began by rules 1.
shazamm-event-own-choice = { $spell } waits for your choice.
shazamm-event-own-last =
    You bet { $bet } mana{ $count ->
        [0] {""}
       *[other] , with { $spells }
    }. Your rival was ready, so all is revealed: { $rival } bet { $rival-bet }{ $rival-count ->
        [0] {""}
       *[other] , with { $rival-spells }
    }.
