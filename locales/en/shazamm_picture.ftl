# Shazamm!: what is written in pictures, and what pictures say to those who cannot see them.

## In the pictures; short

shazamm-picture-red = Red
shazamm-picture-green = Green
shazamm-picture-round = Round { $round }
shazamm-picture-turn = Turn { $turn }
shazamm-picture-deal-full = All fourteen in hand
shazamm-picture-deal-arranged = Stock in chosen order
shazamm-picture-silenced = Silence: no spell works
shazamm-picture-middle = middle
shazamm-picture-choosing = choosing
shazamm-picture-fallen = fallen
shazamm-picture-winner = winner
shazamm-picture-wins = { $who } wins!
shazamm-picture-falls = { $who } falls into the lava
shazamm-picture-draw = A draw!
shazamm-picture-both-fall = Both wizards fall into the lava
shazamm-picture-this-turn = Turn { $turn } is being resolved
shazamm-picture-last-turn = Round { $round } · turn { $turn }
shazamm-picture-turn-before = Turn before: bet { $bet }
shazamm-picture-clone-may = Clone may take
shazamm-picture-steal-may = Theft may use
shazamm-picture-bet = bet
shazamm-picture-power = power
shazamm-picture-wall = wall
shazamm-picture-no-spells = no cards
shazamm-picture-cloned = { $spell } (cloned)
shazamm-picture-fate-applied = applied
shazamm-picture-fate-pending = pending
shazamm-picture-fate-cancelled = cancelled
shazamm-picture-fate-silenced = silenced
shazamm-picture-fate-stolen = stolen
shazamm-picture-fate-discarded = discarded
shazamm-picture-fate-cut-off = cut off
shazamm-picture-ended-wizard-hit = The fire reached a wizard: end of the round
shazamm-picture-ended-spell = End of round: bets are neither compared nor paid
shazamm-picture-ended-run-out = Out of mana: end of the round
shazamm-picture-opening = Both wizards bet mana and lay spells face down
shazamm-picture-arranging = Both wizards put their spells in order
shazamm-picture-hand = Your hand
shazamm-picture-order = Your spells, in the order you will draw them
shazamm-picture-stock = Your stock, the next card first
shazamm-picture-no-hand = Spectators hold no cards

## For those who cannot see them; whole sentences

shazamm-alt-round = Shazamm!, round { $round }, turn { $turn }.
shazamm-alt-deal-drawn = Played with a shuffled stock each.
shazamm-alt-deal-full = Played with all fourteen spells in hand.
shazamm-alt-deal-arranged = Played with stocks in the order that each player chose.
shazamm-alt-silenced = The round is silenced: no spell works.
shazamm-alt-bridge = The wall of fire burns on slab { $wall }; the round began with it on { $middle }. Slabs { $first } to { $last } stand.
shazamm-alt-side =
    { $who } ({ $seat ->
        [0] red
       *[other] green
    }): slab { $slab }, mana { $mana } of 50, { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand, { $stock } in stock, discard: { $discard }; { $status }.
shazamm-alt-nothing = none
shazamm-alt-status-secret = deciding
shazamm-alt-status-arrange = putting spells in order
shazamm-alt-status-cast = choosing bet and spells
shazamm-alt-status-chosen = choice made
shazamm-alt-status-clone = choosing for Clone
shazamm-alt-status-steal = choosing for Theft
shazamm-alt-status-recycle = choosing for Recycle
shazamm-alt-status-waiting = waiting
shazamm-alt-status-winner = victorious
shazamm-alt-status-fallen = fallen into the lava
shazamm-alt-choices = To choose from: { $spells }.
shazamm-alt-this-turn = Turn { $turn } of round { $round } is being resolved.
shazamm-alt-last-turn = Last: turn { $turn } of round { $round }.
shazamm-alt-bets =
    { $seat ->
        [0] Red
       *[other] Green
    } bet { $bet }; cards laid: { $spells }.
shazamm-alt-powers = Power { $first } against { $second }.
shazamm-alt-wall-stayed = The wall stayed on slab { $slab }.
shazamm-alt-wall-moved = The wall went from slab { $before } to { $after }.
shazamm-alt-wall-ran-on = From there it ran on to slab { $slab }.
shazamm-alt-ended-wizard-hit = The fire reached a wizard and the round ended.
shazamm-alt-ended-spell = The spell End of round ended the round.
shazamm-alt-ended-run-out = Mana ran out and the round ended.
shazamm-alt-draw = Both fell: a draw.
shazamm-alt-laid = { $spell } ({ $fate })
shazamm-alt-hand = Your hand, mana { $mana } of 50: { $spells }.
shazamm-account-turn = The turn that is being resolved
shazamm-account-hand =
    { $count ->
        [0] Your hand is empty.
        [one] Your hand: 1 card.
       *[other] Your hand: { $count } cards.
    }
shazamm-alt-no-hand = A spectator’s hand: no cards.
shazamm-alt-spell = { $number } { $spell }: { $effect }
shazamm-alt-cast = You have bet { $bet }; cards laid: { $spells }.
shazamm-alt-stock = Your stock, the next card first: { $spells }.
shazamm-alt-hand-silenced = The round is silenced: spells you lay are lost.
shazamm-cover = Two wizards face each other on a stone bridge over lava, with a wall of fire between them.

## The legend: what signs mean; short

shazamm-legend-bridge = On the bridge
shazamm-legend-players = Of the players
shazamm-legend-fates = What became of a card
shazamm-legend-wizards = The wizards of red and green
shazamm-legend-wall = Wall of fire: who it reaches loses the round
shazamm-legend-plates = Numbers where red, green and the wall stand
shazamm-legend-middle = Gem: where the round began
shazamm-legend-slabs = A slab that stands
shazamm-legend-broken = Broken off: one more at both ends every round
shazamm-legend-thinks = Is choosing
shazamm-legend-crowned = Has won the match
shazamm-legend-sunk = Has fallen into the lava
shazamm-legend-sides = Sun: red; moon: green
shazamm-legend-mana = Mana left of fifty
shazamm-legend-bet = Mana bet
shazamm-legend-power = Power: bet and spells
shazamm-legend-hand = Cards in hand
shazamm-legend-stock = Cards in stock
shazamm-legend-discards = Cards discarded
shazamm-legend-way = The wall’s way; the bar: it stays
shazamm-legend-states = Chooses; won; fell
shazamm-legend-fate-applied = it worked
shazamm-legend-fate-pending = its number is still to come
shazamm-legend-fate-cancelled = both laid the same
shazamm-legend-fate-silenced = lost to Silence
shazamm-legend-fate-stolen = it worked for the thief
shazamm-legend-fate-discarded = the thief did not use it
shazamm-legend-fate-cut-off = the round ended first
shazamm-legend-number = A spell’s number
