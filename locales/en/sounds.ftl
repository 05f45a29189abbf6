# Sounds: polls, verdict, dealer, heckles, the lists of the best.

sounds-poll-best = The best sound effect of match { $number }?
sounds-poll-worst = The worst sound effect of match { $number }? Whoever made it deals the next match.
sounds-menu = Choose a sound…
sounds-menu-open = Everyone may vote, and change their mind, until { $until }.
sounds-menu-closed = The vote is closed.
sounds-verdict-best = 🏆 **The best sound:** “{ $words }” – by { $who }, with { $votes ->
    [one] one vote
   *[other] { $votes } votes
}.
sounds-verdict-best-nobody = 🏆 Nobody voted for a best sound. They were all the best.
sounds-verdict-worst = 🙉 **The worst sound:** “{ $words }” – by { $who }, with { $votes ->
    [one] one vote
   *[other] { $votes } votes
}.
sounds-verdict-worst-nobody = 🙉 Nobody voted for a worst sound, so nobody has to deal: I shuffle the next match myself.
sounds-deals = { $who } shuffles and deals the next match.
sounds-dealer = 🃏 { $name } shuffles and deals, for the worst sound of the last match: “{ $words }”
sounds-dealer-open = 🃏 The vote on the last match is still open: whoever made its worst sound shuffles and deals.
sounds-heckle = ## { $words }
    – { $who }, from the wreckage
sounds-of-match = **The loudest of match { $number }**
sounds-of-server = **The best of this server**
sounds-line = { $place }. { $words } – { $who }{ $damage ->
    [0] {""}
   *[other] { $destroyed ->
        [0] , { $damage } damage
        [one] , { $damage } damage, one ship destroyed
       *[other] , { $damage } damage, { $destroyed } ships destroyed
    }
}
sounds-line-voted = { $place }. { $words } – { $who }, { $votes ->
    [one] one vote
   *[other] { $votes } votes
}
sounds-of-match-none = Nobody has made a sound in match { $number } yet.
sounds-of-server-none = No sound of this server has won a vote yet. When a match ends, everyone votes.

reply-voted = Your vote: “{ $words }”. You may change it until the vote closes.
reply-heckled = Everyone has heard you.

refusal-vote-closed = This vote is closed. { COMMAND("magblast sounds") } lists the winners.
refusal-no-such-sound = That sound is none of those voted on. Choose one from the menu.
refusal-heckled = You have just been heard. In { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} you may heckle again; until then let the others be loud.
refusal-heckle-playing = You are still in play, so let your guns speak: your voice is the sound of your shots. Once you are eliminated you may heckle.
refusal-heckle-empty = A heckle needs words. Try again.
refusal-heckle-link = No links and no mentions, please: just shout. Try again.
