# Shazamm!: commands, buttons, menus and forms.

shazamm-name = Shazamm!
shazamm-command = shazamm
shazamm-command-about = Play Shazamm!
shazamm-command-cast = cast
shazamm-command-cast-about = Bet mana and lay spells face down; you may change it until your rival has cast too
shazamm-command-cast-bet = bet
shazamm-command-cast-bet-about = From 1 to all your mana
shazamm-command-cast-spells = spells
shazamm-command-cast-spells-about = Any number of cards, by number or name: 7, 10; or none. Left out: those that lie there already
shazamm-command-arrange = arrange
shazamm-command-arrange-about = Put your spells in the order in which you will draw them
shazamm-command-arrange-stock = order
shazamm-command-arrange-stock-about = All fourteen spells, first to last: 9, 7, 8, …
shazamm-command-clone = clone
shazamm-command-clone-about = Clone: take a spell of your rival’s previous turn
shazamm-command-clone-spell = spell
shazamm-command-clone-spell-about = Which one; leave it out to take none
shazamm-command-steal = steal
shazamm-command-steal-about = Theft: which of your rival’s spells work for you
shazamm-command-steal-spells = spells
shazamm-command-steal-spells-about = Those you use; the others are discarded
shazamm-command-recycle = recycle
shazamm-command-recycle-about = Recycle: change your bet
shazamm-command-recycle-change = change
shazamm-command-recycle-change-about = From -5 to 5

shazamm-numbered = { $number } { $spell }
shazamm-cast = Bet and cast
shazamm-cast-again = Change my bet and spells
shazamm-arrange = Order my spells
shazamm-clone-ask = Clone: which do you take?
shazamm-clone-nothing = Take none
shazamm-steal-ask = Theft: which do you use?
shazamm-steal-nothing = Discard them all
shazamm-recycle-ask = Recycle: your new bet
shazamm-recycle-choice = { $change } → bet { $bet }

shazamm-choose-bet = Bet at once, without a card
shazamm-expected-won = loses the clash, and nothing else changes
shazamm-expected-tied = bets as much, and nothing else changes
shazamm-expected-lost = wins the clash, and nothing else changes
shazamm-bet = Bet { $bet }
shazamm-form-cast = Turn { $turn }: bet and cast
shazamm-form-bet = Your bet, from 1 to { $mana }
shazamm-form-bet-about = As a rule the higher pushes one slab, by however much. Both pay; do not run out of mana.
shazamm-hint-cast = Bets and spells are turned up together once both have cast: the stronger side pushes the wall, both pay, and whoever runs out of mana loses more ground.
shazamm-hint-laid =
    Face down: { $bet } mana{ $count ->
        [0] {""}
       *[other] {" "}with { $spells }
    }. Both sides are turned up at once.
shazamm-hint-arrange = You will draw your spells in this order for the whole match; nobody else sees it.
shazamm-hint-clone = The spell that you take works for you in this turn, as if you had laid it.
shazamm-hint-steal = What you use works for you instead of your rival in this turn; the rest is discarded.
shazamm-hint-recycle = Both bets are known now: change yours, and the turn is decided with the new one, which you pay.
shazamm-hint-bet = Without spells, the higher bet pushes the wall one slab towards the other wizard, however much higher it is. Both pay what they bet, and the mana must last the whole round: the wall is pushed on towards whoever runs out.
shazamm-form-spells = Cards to lay
shazamm-form-spells-about = Any number, or none. The decoy does nothing and comes back to you.
shazamm-form-spells-silenced = Silence rules this round: spells are lost without effect.
shazamm-form-order = Your spells, the next to be drawn first
shazamm-form-order-about = All fourteen numbers, separated by commas.

