# Looking for somebody to play with, and the lobby of two who were found for each other.

seek-head = ### Looking for somebody to play with
seek-others = Others who look in this server: { $games }. Nobody is told who.
seek-count = { $game } ({ $many })
seek-nobody = Nobody else looks in this server right now.
seek-others-abroad = Others who look in other servers and would play with somebody of this one: { $games }.
seek-abroad = It may also be somebody of another server. The match then stands in one of the two servers, where your name is read, and whoever is of the other plays by direct messages.
seek-hours-told = You play from { $start } to { $end } by the clocks of { $zone }, as { COMMAND("notify") } knows your quiet hours.
seek-any-hour = You have set no quiet hours, so I take it that you play at any hour. { COMMAND("notify") } keeps them.
seek-few-hours = With these quiet hours you share { $hours ->
    [one] one hour
   *[other] { $hours } hours
} a day with nobody. Choose fewer under *With whom…*, or shorten your quiet hours.
seek-with = With whom: { $strength } · { $welcome } · at least { $hours ->
    [one] one hour
   *[other] { $hours } hours
} a day in which both of you may play.
seek-begun =
    -# When somebody of this server fits, a lobby opens in this channel or where they look, or in a new thread there: where both of you see it. It names you both, and calls you as { COMMAND("notify") } says. It begins when both of you have said yes. Nobody whom you have blocked, or who has blocked you, is found for you.
seek-in-server = Type { COMMAND("seek") } in a channel of a server to look for somebody there.
seek-own-head = **What you look for**
seek-own = `{ $number }` { $what } · in { $where } · until { $until }
seek-own-hindered = -# { $why }
seek-no-place = { $where } has a match, and no thread can be opened there for you, so only somebody who looks in another channel is found. { COMMAND("seek") } in a channel without a match looks there.
seek-own-found = `{ $number }` { $what } · **somebody was found**: { $where }
seek-own-over = `{ $number }` { $what } · nobody was found in time
seek-own-none = You are not looking for anybody.
seek-what = { $games } · { $setups } · { $clocks }
seek-over =
    Nobody was found for what you looked for: { $what }. You do not look any more. { COMMAND("seek") } looks again, perhaps for more games, or for fewer hours that both of you share.
seek-over-hindered =
    Nobody was brought together with you for what you looked for: { $what }. You do not look any more. { $why }

seek-menu-games = Which games?
seek-menu-setups = How set up?
seek-menu-clocks = How much time?
seek-menu-strength = How strong?
seek-menu-welcome = How reliable?
seek-menu-hours = How many hours a day do both play?
seek-strength-any = of any strength
seek-strength-about = about as strong as I
seek-strength-any-about = Whoever comes
seek-strength-about-about = By the ratings of each one’s server; newcomers count as the average
seek-hours = { $hours ->
    [one] One hour
   *[other] { $hours } hours
} a day, or more

button-seek-begin = Look for somebody
button-seek-with = With whom…
button-seek-back = Back
button-seek-hours = My hours…
button-seek-abroad = Also other servers
button-seek-here = This server only
button-seek-stop = Stop { $number }

reply-seek-begun = You look for somebody now.
reply-seek-stopped = You do not look for that any more.

refusal-seek-nothing = Choose at least one game, one set-up and one kind of clock.
refusal-seek-hidden = You hide from ladders, so nobody is told how strong you are, and nobody can be found who is about as strong. Let anybody come, however strong, or show yourself with { COMMAND("ladder") }.
refusal-seek-abroad = This server is not open to people of others. Whoever manages it can change that with { COMMAND("server others") }; look for somebody of this server meanwhile.
refusal-seek-gone = You do not look for that any more.
refusal-seek-found = Somebody was found for you just now. Say yes or no in the lobby.
refusal-limit-seeks-person = You look for { $most ->
    [one] one thing
   *[other] { $most } things
} already. { COMMAND("seek") } shows them; stop one of them first.

lobby-sought = ## { $game } · match { $number }: two who looked for each other
lobby-sought-off = It came to nothing: not both wanted to play now.
sought-asks = Still to say yes, until { $until }: { $who }. The match begins when both have.
sought-call = { $who }: somebody was found to play with you. Press *Let us play* in the lobby, or *Not now*.
sought-from-abroad = { $who } is of another server, and plays by direct messages.
sought-where-abroad = another server; you play right here, by direct messages
sought-found = Somebody was found to play with you: { $who }, in { $where }. The match begins when both of you have said yes, until { $until }.
sought-waits = You have said yes. Until { $until } I wait for { $who }.
sought-begins = Both of you have said yes: it is played in { $where }.
sought-again = The other does not play now. You go on looking, in the same place of the line.
sought-called-off = { $who } has called this lobby off. You go on looking, in the same place of the line, for somebody else.
sought-gone = The place of this lobby is gone, so nothing comes of it, and you do not look for that any more. { COMMAND("seek") } looks again in another channel.
sought-gone-again = The place of this lobby is gone, so nothing comes of it. You go on looking, in the same place of the line.
sought-ended = Nothing comes of it, and you do not look for that any more. { COMMAND("seek") } looks again.

button-sought-yes = Let us play
button-sought-no = Not now

reply-sought-yes = You have said yes. The match begins when the other has, too.
reply-sought-begins = Both of you have said yes: the match begins.
reply-sought-no = Nothing comes of it, and you do not look for that any more. { COMMAND("seek") } looks again.

refusal-sought = This lobby is for two who looked for each other. Both say yes or no there; nobody else joins, and nothing is changed.
refusal-sought-over = This is settled already. { COMMAND("seek") } shows what you look for.
refusal-sought-others = Others were found for each other here. { COMMAND("seek") } looks for somebody for you.
refusal-sought-said = You have said yes already. Now the other is waited for.
