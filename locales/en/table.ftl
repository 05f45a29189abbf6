# A match in a channel: lobby, board, hand, status.

table-title = { $game } · match { $number }
table-waiting = Waiting for { $who }.
table-won = { $many ->
    [one] { $who } wins!
   *[other] { $who } win!
}
table-draw = A draw!
table-no-winner = Nobody has won; it counts for nobody.
table-ended-by-draw = All who play have agreed on a draw.
table-ended-together = All who play have agreed to end this match here.
table-draw-asked = { $draw ->
    [1] 🤝 { $who } offers a draw.
   *[other] 🤝 { $who } proposes to end this match here, without a winner: it would count for nobody, and all that is hidden could be looked at.
} That takes the agreement of { $left }. The offer stands until the match goes on, for two days at most.
table-asked-elsewhere = -# This match goes on in { $where }: answer there.
table-asked-left = Now it takes the agreement of { $left }.
table-asked-no-more = -# This is asked no more.
table-draw-agreed = { $who } agrees; it takes { $left }, too.
table-secret = Whatever was shuffled, dealt or rolled hung on the secret `{ $secret }`. { COMMAND("export") } gives anybody a file in which it can be checked. Or choose *Check this match* in the menu of this message.
table-log = -# Hash of the log so far: `{ $hash }`
table-log-whole = -# Hash of the whole log: `{ $hash }`
table-starting = The match begins and is being dealt. What everyone gets hangs on this message, too.
table-start-promise = -# Promise: SHA-256 `{ $hash }`
table-start-again = The start had to be sent { $many } times until I could be sure that it stood. The deal hangs on the message that stands.
table-start-unposted = The start could not be posted here, so the deal hangs on no message of this channel.
table-called-off = This match was called off.
table-called-off-by = { $who } has called this match off. It counts for nobody.
table-called-off-together = All who play it have called this match off. It counts for nobody, and { COMMAND("export") } tells all that was hidden.
table-off-asked = { $who } asks to call this match off: it would count for nobody, and all that is hidden could be looked at. That takes the agreement of { $left }. The question stands until the match goes on.
table-off-agreed = { $who } agrees. Still asked: { $left }.
table-undone = { $who } takes the last move back.
table-undone-agreed = { $who } takes the last move back; all who play agree.
table-undo-asked = { $who } asks to take the last move back, though it revealed something: { $left } – do you agree? What was seen stays known, and chance does not fall anew.
table-undo-agreed = { $who } agrees.
table-undone-along = What you had done since the move that was taken back went with it, as all agreed to that move. Nobody hears of it who did not know.
table-undone-yours = A move before yours was taken back, and what you had chosen since cannot stand without it. Nobody else hears of it.
table-time-out = { $who } ran out of time.
table-chosen-ahead = { $who } had chosen ahead what follows.
table-line-unsaid = Something happened here that I can no longer put into words.
table-reminder = { $who }, your time is running out.
table-reminder-anew = { $who }, the match waits for you.
table-half = Half of your time is over; { COMMAND("matches") } tells when it ends.
table-nudged = 👋 { $who } asks { $whom } not to forget this match.
table-clocks-moved = ⏱️ Nobody could play for { $hours ->
    [one] about an hour
   *[other] about { $hours } hours
}: whoever is waited for has as much more time.
table-sits-in = ⏰ { $who } ran out of time. For now a computer plays for { $who }; the seat is taken back by *Take my seat back*.
table-sits-out = { $who } lets a computer play ({ $level }) for now; the seat is taken back by *Take my seat back*.
table-seat-free = { $who } looks for somebody who plays on in this match of { $game }. Whoever takes the seat sees its hand, and its clock goes on as it stands; until then { $who } plays. The offer stands for 7 days.
table-seat-offered = { $who } offers { $to } the seat in this match of { $game }. Whoever takes it sees its hand, and its clock goes on as it stands; until then { $who } plays. The offer stands for 7 days.
table-seat-there = -# You can take it [there]({ $link }).
table-seat-taken = From here on { $now } plays for { $who }.
table-seat-kept = { $who } keeps the seat.
table-seat-unwanted = Nobody has taken the seat; { $who } keeps it.
table-seat-over = The seat is offered no more.
table-absent = { $who } is not on this server any more, so I cannot call them. Somebody who plays may let a computer play for { $who }, who takes the seat back by one press once they are here again.
table-absent-over = { $who } can be called again.
table-stands-in = { $who } is not on this server any more: as { $by } wishes, for now a computer plays for { $who }; the seat is taken back by *Take my seat back*.
table-back = { $who } is back and plays again.
table-given-back = Nobody else plays this match any more: { $who } has the seat back.
table-time-lost = { $who } ran out of time, and loses by it.
table-resigned = { $who } gives up.
table-computer-takes-over = A computer plays on for { $who }.
table-ended-by-resigning = The match ends because { $who } gave up.
table-ended-by-falling = The match ends because all others gave up or are out.
table-hand-closed = I cannot send { $who } direct messages. Press *My hand* below to see yours; only you will see it.
table-asked = { $who }, you are asked for an answer. Press *Your move* below; only you will see it.
table-channel-shut = I may not write in the match’s channel any more. Ask a moderator to give me back View Channel, Send Messages and Attach Files, or let the match go on elsewhere: type { COMMAND("move-match") } in another channel of the server. Until then you can play from here, and for 14 days nobody’s time runs out.
table-channel-gone = The match’s channel is gone. Let the match go on elsewhere: type { COMMAND("move-match") } in another channel of the server that all who play can see. Until then you can play from here, and for 14 days nobody’s time runs out.
table-moved = { $who } has let this match go on here.
table-moved-away = { $who } has let this match go on in { $where }.
table-chronicle = Chronicle · { $game } · match { $number }
table-chronicle-there = -# All that happened, line by line: { $where }
table-no-chronicle = I cannot keep the chronicle in a thread here: I could not open one, may not write in it, or it was deleted. *What happened* below tells you everything instead.

hand-your-turn = It is your turn.
hand-respond = You are asked for an answer.
hand-may-act = You are done, but you may still change your mind.
hand-waiting = Waiting for { $who }.
hand-sat-in = For now a computer plays for you. Take your seat back whenever you like.
hand-gave-up = You have given up; the others play on.
hand-out = You are out; the others play on.
hand-then = Next: { $who }.
hand-then-change = Next: { $who }. Until then you may still change your mind.
hand-over = This match is over.
hand-board-there = The board stands in { $where }; *Show the board* brings it here.
hand-past = This has passed. Your newest message stands below.

board-undrawn = The picture of the board could not be drawn; { COMMAND("board") } tries again.
hand-undrawn = The picture of your hand could not be drawn; { COMMAND("hand") } tries again.
picture-undrawn = This picture could not be drawn. What you can do is not affected; you may try again.

lobby-open = ## { $game } · match { $number } needs players
lobby-asks = ## { $game } · match { $number } waits for everyone to agree
lobby-ready = ## { $game } · match { $number } waits for more players, or for { $host } to press *Start*
lobby-full = ## { $game } · match { $number } waits for { $host } to press *Start*
lobby-started = ## { $game } · match { $number } has begun
lobby-since = It began { $when }; its boards are in { $where }.
lobby-returns = The return of match { $number }: whoever played there has the other side, unless the host turns the seats.
lobby-afterwards = -# When it is over, *Play again* swaps the sides: two matches are fair together.
lobby-starting = ## { $game } · match { $number } begins
lobby-cancelled = ## { $game } · match { $number } was called off
lobby-called-off-by = By { $who }.
lobby-waited = Nobody started it for too long. { COMMAND("play") } opens another.
lobby-left = Everybody has left it.
lobby-hostless = Its host has left, and all others here host as many open lobbies as one person may.
lobby-removed = I was removed from this server meanwhile.
lobby-taken-out = { $host } has taken { $who } out of the lobby.
lobby-room = -# Seats taken: { $taken } of { $most }; needed: { $least }
lobby-standard = The standard game
lobby-seat = `{ $number }` { $who }
lobby-seat-tier = `{ $number }` { $who } · { $tier }
lobby-computer = `{ $number }` { $who } ({ $level })
lobby-option = { $name }: **{ $value }**
lobby-to-agree = { $who } { $many ->
    [one] has
   *[other] have
} still to agree to what was changed:
lobby-change = • { $name }: { $old } → **{ $new }**
lobby-company = Who plays, in this order
lobby-member = a computer ({ $level })
lobby-call = { $who }: { $host } has changed something about this match. No match starts while somebody in its lobby has still to press *Agree*.
lobby-there = [To the lobby]({ $link })
lobby-promise = -# Promise `{ $hash }`
lobby-promised = -# Promise: whatever is shuffled, dealt or rolled in this match hangs on a secret whose SHA-256 is `{ $hash }`, salted by everyone who joins. It is told at the end.
lobby-table = -# Game, options, promise and who sits here, as a hash: `{ $hash }`
lobby-thread = { $game } · { $who }
lobby-level-beginner = beginner
lobby-level-easy = easy
lobby-level-normal = normal
lobby-level-hard = hard

option-number = { $value }
option-clock = Time for a move
option-clock-none = no limit
option-clock-1h = 1 hour
option-clock-12h = 12 hours
option-clock-1d = 1 day
option-clock-3d = 3 days
option-clock-7d = 7 days
option-clock-1h-5m = bank 1 hour, +5 min per move
option-clock-1d-2h = bank 1 day, +2 h per move
option-clock-3d-8h = bank 3 days, +8 h per move
option-clock-7d-12h = bank 7 days, +12 h per move
option-clock-about = The same for each move, or a bank: what you do not use stays, and each move adds to it, never beyond what it began with. Whoever has 11 minutes or more for a move is reminded before they are over.
option-expired = When time runs out
option-expired-default = a move, then a computer
option-expired-computer = a computer sits in
option-expired-loss = the match is lost
option-expired-before = a default move
option-expired-about = A default move and, twice running, a computer (by its help nobody rises) until the seat is taken back. No computer where nobody else plays; answers on others’ turns are defaults.
option-response = Time to answer
option-response-about = For answers on other people’s turns, while all wait. Standing orders answer at once.
option-response-none = as for a move
option-response-10m = 10 minutes
option-response-1h = 1 hour
option-response-6h = 6 hours
option-response-1d = 1 day
option-welcome = Who may join
option-welcome-anybody = anybody
option-welcome-mostly = people who mostly stay
option-welcome-reliable = reliable people only
option-welcome-about = Of the last ten matches with others it counts how many somebody finished; giving up at the end is finishing, leaving others to a computer is not.
reliability-reliable = reliable
reliability-mostly = mostly stays to the end
reliability-shaky = often leaves
reliability-new = new here
reliability-hidden = hidden
reliability-numbers =
    { $played ->
        [0] None of the matches with others that I keep counts here.
        [one] { $tier }: of the last match { $finished } finished, { $late } out of time.
       *[other] { $tier }: of the last { $played } matches { $finished } finished, { $late } out of time.
    }
profile-head = **About** { $who }
profile-hidden = This person stands on no ladder, and lets nobody know how often they stay.
profile-rating = { $game }: { $points ->
        [one] one point
       *[other] { $points } points
    } in this server, after { $played ->
        [one] one rated match
       *[other] { $played } rated matches
    }
profile-met = **With you**
profile-never-met = None of the matches that I keep counts here.
profile-record = { $game }: you came before them { $won } ×, after them { $lost } ×, level { $drawn } ×
profile-bar-reliability = Stays to the end
profile-bar-finished = finished, of the last
profile-bar-strength = Strength here
profile-bar-points = points
profile-bar-met = With you
profile-bar-record = before – level – after
profile-bar-matches = Matches
refusal-profile-bot = Bots have no profile.
refusal-unreliable-reliable = This lobby lets you not sit down.
refusal-unreliable-mostly = This lobby is for { $wanted }. Of your last matches you have finished most, which is not enough here.
refusal-unreliable-shaky = This lobby is for { $wanted }. Of your last ten matches you have left too many before their end; each that you finish counts.
refusal-unreliable-new = This lobby is for { $wanted }. Of the matches with others that I keep, fewer than three count for you; each that you finish counts.
refusal-unreliable-hidden = This lobby asks how reliable people are, and you hide that. { COMMAND("ladder") } has a button that shows you again.
option-board = Board
option-board-one = one that stays
option-board-turn = a new one each turn
option-board-thread = one each turn, and a thread
option-board-about = One that stays is kept up to date, and a direct message calls whoever’s turn it is. A new one each turn calls in the channel as well; the chronicle, a thread at the first, keeps every line.

button-act = Your move
button-hand = My hand
button-board-here = Show the board
button-board-again = Post it anew
button-rest-agree = Agree
button-rest-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
button-rest-end = Let the clocks run again
button-back = Take my seat back
button-rules = Rules
button-legend = Signs
button-words = In words
button-page = Page { $page }
button-orders = Standing orders
button-again = Play again
button-join = Join
button-agree = Agree
button-leave = Leave
button-start = Start
button-cancel = Call off
button-computer = + Computer ({ $level })
button-no-computer = − Computer
button-rotate = Switch seats
button-add-computer = + Computer
button-options = Options
menu-take-out = Take somebody out
menu-preset = Choose everything at once
button-resign = Yes, give up
button-play-on = No, play on
button-off-ask = Ask the others
button-off-agree = Agree to call it off
button-draw-ask = Offer a draw
button-end-ask = Propose an end without a winner
button-draw-agree = Agree to end it
button-form-again = Fill it in again
button-form-open = Open the form

options-head = ### Options · { $game } · match { $number }
options-host = What you change here, everybody who sits agrees to again before the start.
options-guest = { $who } chooses these; you agree to them by joining, and anew where they change.
options-started = The match begins with what was chosen here; nothing of it changes any more.
options-match = Match
options-game = Rules
options-seats = Seats
options-further = -# Time to answer, what comes when time runs out, absences, and who may join.
options-further-button = Further options
options-whole = **Everything at once** · you may change parts of it afterwards
options-choose = **{ $name }**
    -# { $about }
options-option = { $name }: **{ $value }**
    -# { $about }
options-out = -# Somebody does not show up? The seat becomes free, and others can join.
options-go = -# You may leave as long as the match has not begun.
options-computers = Let a computer play along: a beginner errs often, an easy one now and then, and the others think further ahead.
options-go-host = -# If you leave, the next person becomes host.
preset-first = First game
preset-first-about = The standard game; a day for each move.
preset-standard = Standard
preset-standard-about = The standard game; three days for each move.
preset-long = Long
preset-long-about = The standard game; a week for each move.

orders-head = ### Standing orders · { $game } · match { $number }
orders-what = They answer for you on other people’s turns, so that nobody has to wait. Only you see them, and you can change them whenever you like.
orders-further = Further orders
orders-first = Back
orders-true = yes
orders-false = no

rules-which = The rules of which game?
legend-which = The signs of which game?
button-help-more = All commands
which-game-first = Which game?
which-game = Another game
which-match = [{ $game } · match { $number }]({ $where })
which-meant = Which match do you mean?
rules-menu = Another section

reply-lobby-open = The lobby is open in { $channel }.
reply-channel-taken = This channel already has a match. Yours can be played in a thread of its own.
reply-channel-taken-bot = This channel already has a match. Type { COMMAND("play") } in another channel; or here, for a thread, once a moderator has given me { $missing }.
reply-channel-taken-own = This channel already has a match. Type { COMMAND("play") } in another channel: you lack { $missing }, so you cannot have a thread opened here.
reply-channel-taken-kind = This channel already has a match, and threads can be opened only from ordinary text channels. Type { COMMAND("play") } in another channel.
reply-thread-taken = This thread already has a match. Type { COMMAND("play") } in its channel, or in another thread.
button-in-thread = In a new thread
reply-lobby-without = I lack the permission **{ $permission }** here. { $instead }
reply-joined = You have a seat. The host starts the match; what you are shown and asked will come by direct message.
reply-agreed = You have agreed to the match as it stands now.
reply-left = You have left the lobby.
reply-blocked = { $who } can no longer invite you or sit at a table with you. Only you are told; a match that runs goes on.
reply-unblocked = { $who } can invite you again and play with you.
reply-blocked-all = You have blocked { $who }. { COMMAND("unblock") } takes that back.
reply-nobody-blocked = You have blocked nobody.
reply-cancelled = Called off.
reply-off-how = You have a seat in this match yourself, so it is called off only if { $who } { $many ->
    [one] agrees
   *[other] agree
} as well. { $plays ->
    [0] Do you want to ask?
   *[other] Do you want to ask, or give up?
}
reply-off-alone = Nobody else plays this match. Do you want to call it off? It then counts for nothing.
reply-off-asked = I have asked the others. Once the match goes on, that stands no more.
reply-off-agreed = You have agreed. Once the match goes on, that stands no more.
reply-undo-asked = The others are asked. If all agree, your move is taken back.
reply-undo-agreed = You agree. The move is taken back once all the others do, too.
reply-undo-done = All agree: the move is taken back.
button-undo = Take back
button-nudge = Nudge
button-hint = Hint
hint-head = 💡 A computer would do this: **{ $what }**
hint-before = -# Before that there is nothing to choose: { $what }.
hint-leads = -# → { $line }
hint-only = As I see it, there is nothing else to do now.
hint-sole = As I see it, nothing else is worth considering now.
hint-wins = It wins, whatever the others do.
hint-sure = As far as you can know, it is as good as certain to win.
hint-likely = As far as I can see, it wins unless somebody happens to have the right answer.
hint-saves = As far as I can see, everything else loses against the right answer.
hint-clear = As I see it, you stand clearly better after it than after the next best: { $other }.
hint-slight = As I see it, you stand a little better after it than after the next best: { $other }.
hint-even = As I see it, this is about as good: { $other }.
hint-best = As I see it, nothing else is better.
hint-changed = -# The position has changed since you asked, so this may be out of date. Ask again.
hint-lesson = 💡 **{ $what }**
refusal-hint-people = Hints are for matches in which you play against computers alone. In this one other people play.
refusal-hint-thinking = I am still thinking about the hint that you asked for last.
refusal-hint-late = I did not think of anything in time. Ask again.
refusal-hint-drafted = What you have drafted decides all that you are asked. Submit it, or take something of it back, and ask again.
button-undo-ask = Ask the others
button-undo-agree = It may be taken back
reply-undone = Your last move is taken back.
reply-resign-sure = Do you really want to give up { $game } · match { $number }?
reply-resign-anew = { $game } · match { $number } has gone on since you were asked. Do you still want to give it up?
reply-resigned = You have given up.
reply-rest-how = For how long shall the clocks of this match rest? All who play must agree, and may play on meanwhile.
reply-rest-asked = I have asked the others.
reply-rest-agreed = You have agreed.
reply-rests = The clocks rest until { $when }.
reply-rest-over = The clocks run again.
reply-draw-how = { $draw ->
    [1] Do you want to offer a draw?
   *[other] Do you want to propose that this match ends here, without a winner? It then counts for nobody, and all that is hidden can be looked at.
} It ends if { $who } { $many ->
    [one] agrees
   *[other] agree
}. The offer stands until the match goes on, for two days at most.
reply-draw-offered = { $who } { $draw ->
    [1] offers a draw. Do you agree?
   *[other] proposes to end this match here, without a winner. It then counts for nobody, and all that is hidden can be looked at. Do you agree?
} The offer stands until the match goes on, for two days at most.
reply-draw-asked = I have asked the others. Once the match goes on, your offer stands no more.
reply-draw-agreed = You have agreed. Once the match goes on, that stands no more.
reply-draw-done = All agree: the match has ended.
reply-back = You play again.
reply-sits-out = For now a computer plays for you. Take your seat back whenever you like; it may come back by itself once nobody else plays. If the match ends before, you count as not having finished it, and nothing that is won raises you on the ladder.
reply-seat-how = Who shall play for you? A computer plays until you take your seat back by one press. Another person takes your seat for good, and sees your hand; { COMMAND("substitute") } with a name asks one alone. Either way the ladder counts the match for you, only where it is lost.
reply-seat-offered = Your seat is offered in the channel, and you play on until somebody takes it.
reply-seat-asked = I have asked in the channel. Until the seat is taken, you play on.
reply-seat-sought = I have asked in the channel. Whoever presses first takes your seat; until then you play on.
reply-seat-kept = You keep your seat.
reply-seat-taken = You play here from now on.
reply-again-unseen = The lobby is open, but I cannot call { $who } to it: they cannot see this channel.
reply-moved = { $game } goes on in this channel.
move-match = { $game } · match { $number }
button-seat-how = Let somebody else play
button-seat-computer = Computer: { $level }
button-seat-seek = Ask in the channel
button-seat-withdraw = Keep my seat
button-seat-take = Take this seat
button-absent = Let a computer play
reply-nudged = I have called { $whom }.
reply-plays-on = You play on.
reply-export =
    Match { $number } as a file. Check it with: python -m tables.verify PROMISE LAST match-{ $number }.json
    PROMISE is the hash promised in the lobby’s message, LAST the hash of the whole log on the match’s last message.
reply-export-earlier =
    Match { $number } as a file. Check it with: python -m tables.verify PROMISE - match-{ $number }.json
    PROMISE is the hash promised in the lobby’s message. This match began before I showed a hash of the log, so its file proves less; what it does not prove is said there.
verify-promise = **Match { $number }.** Before anybody joined I promised a secret, whose SHA-256 is `{ $promise }`. Compare it with the lobby’s message.
verify-table = Game, options, promise and who sits there were bound by the hash `{ $hash }`, which stands in the lobby’s message, too.
verify-later = Once the match has ended I tell the secret. Then whoever has these hashes can compute each shuffle, roll and move again, and sees whether anything was changed: here, in the menu of its messages, or without me by the file that { COMMAND("export") } gives.
verify-never-begun = This lobby was called off before its match began: nothing was dealt, so there is nothing to check, and the secret stays untold.
verify-earlier = This match began before I showed a hash of the log. Once it has ended, the file that { COMMAND("export") } gives proves the shuffles, the rolls and that the moves follow from each other.
verify-held = ✅ I have played it all again, and it holds: the secret is the one that was promised, and `{ $hash }` is the hash of the log after entry { $entry } of { $entries }. Every shuffle, roll and move and the outcome follow from it.
verify-failed = ❌ This does not hold: the match that I have on record does not lead to the hash `{ $hash }`. Whoever runs this bot should hear of it: { COMMAND("report") }.
verify-yourself = That was my own word. Without me: take the file that { COMMAND("export") } gives, and run `python -m tables.verify { $promise } { $last } match-{ $number }.json`
reply-form-ready = That took me a moment. The form is ready now.
reply-form-forgotten = What you had typed there is lost. Here is what is asked now.
reply-language-me = From now on I speak English with you.
reply-language-server = From now on, the public messages of new matches in this server follow that choice.

status-here = **{ $game } · match { $number }**
status-lobby = **{ $game }**: a lobby is open here with { $taken ->
    [one] one seat
   *[other] { $taken } seats
} taken.
status-lobby-full = **{ $game }**: a lobby stands here, and all its seats are taken.
status-sought = **{ $game }**: two who looked for each other are asked here whether they play. Nobody else can join.
status-starting = **{ $game }**: the match begins here at this moment.
status-deadline = Time runs out { $when } for { $who }.
status-yours = 🔔 **Your turn**: { $game } · match { $number } → { $where }{ $until }
status-theirs = ⏳ { $game } · match { $number } → { $where }
status-asked = ✋ **Your agreement is asked for**: { $game } · match { $number } → { $where }
status-sat-in = 🤖 A computer plays for you: { $game } · match { $number } → { $where }
status-until = { " " }· your time runs out { $when }
status-stands = { " " }· the clocks stand still, since I may not write in the channel
matches-lobby = 🪑 **Open lobby**: { $game } · match { $number }, { $taken ->
    [one] one seat
   *[other] { $taken } seats
} taken → { $where }
matches-lobby-full = 🪑 **Full lobby**: { $game } · match { $number }, all seats taken → { $where }
matches-none = No match waits for you. { COMMAND("matches") } lists all of yours.
matches-count = -# { $many ->
    [one] No other match waits for you.
   *[other] { $at } of { $many } matches that wait for you.
}{ $until }
matches-left = -# { $many ->
    [0] No other match waits for you.
    [one] One other match waits for you.
   *[other] { $many } other matches wait for you.
}
button-next = Next match
button-skip = Skip
button-there = Go there
status-none = You are in no running match. { COMMAND("play") } in a server’s channel opens a lobby.
catchup-before =
    { $count ->
        [one] … and one thing more.
       *[other] … and { $count } things more.
    }
catchup-all = **What has happened**
catchup-yours = **About you**
catchup-others = **Besides**
catchup-nothing = Nothing that you could notice has happened since your last move.
since-yours = **Meanwhile**
since-theirs = Since { $player } last moved:
button-news = What happened
button-board = Board
button-closer = Look closely
menu-closer = Look closely at…
news-page = **What happened** · page { $page } of { $pages }
button-earlier = ◂ Earlier
button-later = Later ▸
button-replay = Replay
button-replay-first = ⏮ Start
button-replay-back = ◂ Back
button-replay-forward = Forward ▸
button-replay-last = Latest ⏭
replay-head = **Step { $step } of { $steps }** · { $seen }
replay-seen-all = as everybody saw it
replay-seen-by = as { $who } saw it
replay-quiet = -# Nothing was said here; look at the picture.
replay-turns = Go to…
replay-eyes = Seen by…
replay-everybody = Everybody
replay-player = { $who }
button-film-own = Film since my last turn
button-film-end = Film of the last steps
film-progress = 🎞️ The film is being made: { $done } of { $all } pictures.
film-told = 🎞️ **{ $game } · match { $number }** · steps { $first } to { $last } · { $seen }
film-alt = Film of { $game }, match { $number }, { $seen }: { $count } pictures, from step { $first } to step { $last }. The last one:
refusal-film-busy = A film is being made here already, and there is one at a time. Press again once it is there.
refusal-film-nothing = There is but one picture to show, so there is no film. Look at it here.
refusal-film-failed = The film could not be made. The steps can be looked at one by one here.
refusal-film-large = The film is larger than what Discord takes here. The steps can be looked at one by one here.
refusal-film-stale = Who plays in this match has changed while the film was made, so it is not shown. Press again.
refusal-replay-eyes = While a match is played, and after one that was called off, you can look at it as you saw it yourself or as everybody did, but not through another player’s eyes.
button-review = Review
button-review-turning = See { $number }
review-queued = Other matches are being reviewed first. Then it takes up to a minute.
review-waiting = I am looking through the match, move by move: { $part } % is done. It takes up to a minute.
review-title = How the chances went
review-start = Start
review-end = Move { $ply }
review-seat = { $who }
review-head = **Where it turned: { $game }, match { $number }**
review-about = -# Each curve is what a computer makes of a seat’s chances, by what could be known there at the time. The start counts as even. The numbers are the moves by which a chance fell most.
review-turning = **{ $number }** · Move { $ply } · { $who }: { $did } ({ $before } → { $after } %)
review-better-won = ↳ Better: **{ $better }**, which won for certain.
review-better-sure = ↳ Better: **{ $better }**, which was as good as certain to win, by what could be known.
review-better-lost = ↳ Better: **{ $better }**, since the other loses against the right answer.
review-better-more = ↳ Better: **{ $better }**, after which a computer does better on average.
review-better-leads = ↳ Better: **{ $better }** ({ $line })
review-none = By nobody’s move did a chance fall so far that a computer could tell.
refusal-review-running = Only a match that has been played to its end is reviewed: before that somebody’s secrets would come out.
refusal-review-no-end = This match has no end, so there is nothing to review. { COMMAND("replay") } goes through it.
refusal-review-short = Nothing was done in this match, so there is nothing to review.
refusal-review-old-rules = This match was played by an earlier version of the rules, which I cannot play any more.
refusal-review-busy = Another match is being reviewed for this server. That takes a minute at most: try again then.
refusal-review-late = I could not look through this match in time. Try again later.
button-take-up = ▶ Play on from here
button-take-up-seat = Play as { $who }
replay-take-up-head = **Play on: { $game }, match { $number }, after move { $step }**
replay-take-up-turn = { $many ->
    [one] It is { $who }’s turn there.
   *[other] { $who } are to choose there.
}
replay-take-up-about =
    You take one seat, and computers the others. Everything stands as it did then, hands too; what is rolled and drawn from here on is new. It counts for nobody, and the match that it is taken from stays as it is.
replay-take-up-level = How well the computers play…
replay-take-up-level-beginner = Computers that are beginners
replay-take-up-level-easy = Easy computers
replay-take-up-level-normal = Normal computers
replay-take-up-level-hard = Hard computers
reply-taken-up = It goes on in { $channel }.
table-taken = This match was taken from match { $number }, as it stood after move { $step }. What is rolled and drawn from here on hangs on a new secret, whose SHA-256 is `{ $promise }`.
table-taken-from = -# Taken from match { $number } after move { $step } · unrated
refusal-play-on-running = Only a match that has been played to its end can be played on from: before that somebody’s secrets would come out.
refusal-play-on-over = The match is over at this step. Go back, and play on from there.
refusal-play-on-old-rules = This match was played by an earlier version of the rules, which I cannot play any more.
refusal-play-on-seat = Nobody can play on from that seat.
refusal-play-on-server = A match is played in a channel of a server: type { COMMAND("replay") } there.
refusal-play-on-taken = This channel has a match already. Open a thread in it, and type { COMMAND("replay") } with the number of the match there.
refusal-undo-past = That was played in the match from which this one was taken.
import-head = **{ $game }, match { $number }** · { $seats } seats · brought along by you, unrated
import-no-end = It has no end: it can be looked through, and played on from.
import-about = You alone see it, from anywhere: { COMMAND("replay") }, { COMMAND("log") } and { COMMAND("export") } with its number { $number }. Who played it is not kept.
import-none = You have brought along no match. { COMMAND("import") } takes the file that { COMMAND("export") } gives of a match that is over.
import-list = What you have brought along; nobody else sees it:
import-line = · { $game }, match { $number }, since { $when }
import-choice = { $game }, match { $number }
import-open = Open…
button-import-drop = Let it go
refusal-import-large = The file is too large: a match has no more than { $most } MB.
refusal-import-unread = Discord did not give me the file. Try again.
refusal-import-form = This is no file of a match as { COMMAND("export") } gives it.
refusal-import-version = This file was made by another version of the program, which I do not read.
refusal-import-game = The match is of a game that I do not know.
refusal-import-rules = The match was played by a version of the rules that I do not play.
refusal-import-options = The options of this match are none of its game.
refusal-import-seats = Who sat there, as the file tells it, cannot have played this game.
refusal-import-log = The log in this file does not hold together: something was left out, added or changed.
refusal-import-steps = A step in this file does not follow by the rules from what was before it.
refusal-import-end = The end in this file does not follow from its steps.
refusal-import-long = This match takes longer to be checked than I may spend on it.
refusal-limit-imports = You have brought along as many files as one person may within an hour ({ $most }). You may bring another { $when }.
refusal-limit-imported = You keep as many matches that you brought along as one person may ({ $most }). { COMMAND("import") } without a file lists them; let one go first.
refusal-match-elsewhere = Match { $number } cannot be looked at from here, but in the channel where it was played.
report-times =
    { $times ->
        [2] Twice
       *[other] { $times } times
    }: { $line }
report-item-times =
    { $item }, { $times ->
        [2] twice
       *[other] { $times } times
    }
report-several = { $times } × { $item }
report-turns = In { $turns } turns: { $line }
report-more =
    { $count ->
        [one] -# One more line: *{ $button }*.
       *[other] -# { $count } more lines: *{ $button }*.
    }

refusal-no-match-here = There is no match in this channel. { COMMAND("play") } opens a lobby.
refusal-no-such-match = That match does not exist any more. Whoever runs this bot may let matches go some time after their end; { COMMAND("play") } begins a new one.
refusal-none-kept = No match of this channel is kept here. Matches are deleted { $days ->
    [one] a day
   *[other] { $days } days
} after their end; { COMMAND("export") } gives one as a file before. { COMMAND("play") } opens a lobby.
refusal-elsewhere = This button belongs to a match of another place, and nothing was changed. Press it in the channel of its match, or, if you play it, in your direct messages with me.
refusal-not-begun = This match has not begun: its host starts it when everyone is here.
refusal-never-begun = This lobby was called off before its match began, so there is nothing to look at.
refusal-not-seated = You are not in this match; { $players } play it. { COMMAND("play") } in another channel opens your own.
refusal-resigned = You have given up this match and can only watch it.
refusal-out = You are out of this match; the others play on.
refusal-sat-in = For now a computer plays for you. *Take my seat back*, below your hand, or { COMMAND("back") } lets you play again.
refusal-nudged = You have nudged somebody in this match today; you can again { $when }.
refusal-rest-days = Clocks rest for a whole number of days, at most { $most }.
refusal-rest-none = The clocks do not rest.
refusal-rest-already = The clocks rest already, until { $when }.
refusal-rest-no-clock = This match has no clock: nobody’s time runs out.
refusal-rest-alone = Nobody else plays here who could agree: computers do not wait.
refusal-rest-enough = The clocks of one match rest for 60 days at most; { $days ->
    [0] none is left
    [one] 1 is left
   *[other] { $days } are left
}.
refusal-rest-stale = That is not asked any more. { COMMAND("pause") } asks anew.
refusal-rest-agreed = You have agreed already; it takes { $who }, too.
refusal-draw-alone = Nobody else plays here who could agree: computers are not asked. { COMMAND("resign") } gives up.
refusal-draw-agreed = You have agreed already; it takes { $who }, too.
refusal-draw-stale = The match has gone on since that was offered, or too much time has passed. { COMMAND("draw") } asks anew.
refusal-nudge-rests = The clocks rest by agreement, so nobody is nudged.
refusal-nudge-yourself = It is you whom the match waits for.
refusal-nudge-nobody = Nobody can be nudged now: the match waits for computers, or for answers that are given in private and have a clock of their own.
refusal-not-sat-in = No computer plays for you here.
refusal-lapsed = Your time was over, so a computer is answering this for you. You can come back as soon as it has.
refusal-sit-out-alone = Nobody else would be left to play this match. { COMMAND("resign") } gives it up.
refusal-seat-both = Name a person or a computer, not both.
refusal-seat-private = This match stands in no server, so nobody else can take a seat. A computer can: { COMMAND("substitute") }.
refusal-seat-offered = Your seat is offered already. { COMMAND("substitute") } lets you keep it, or ask somebody else then.
refusal-seat-gone = This seat is offered no more.
refusal-seat-other = This seat is offered to { $who } alone.
refusal-seat-unseen = { $who } cannot see the channel of this match, and could not take the seat there. Ask somebody who sees it.
refusal-seat-own = This is your own seat.
refusal-seat-forgotten = Nothing is kept any more of somebody who knew another hand of this match, so none of its seats can be handed on.
refusal-seat-knows = { $who } plays or has played in this match, and would know two hands.
refusal-move-here = That match stands in this channel already.
refusal-absent-here = { $who } is on this server, and decides alone who plays.
refusal-absent-abroad = { $who } plays from another server, and decides alone who plays.
refusal-absent-alone = Nobody would be left who plays this match.
refusal-absent-played = Somebody plays on that seat already, or nobody can.
refusal-move-none = You play no match of this server that could be moved here.
refusal-move-which = You play several matches in this server. { COMMAND("move-match") } suggests them, and takes the one that you name: { $matches }.
refusal-move-unseen = { $who } could not see this channel. Choose one that all who play can see.
refusal-stale = That question has passed, and nothing was changed. Here is what stands now.
refusal-draft-changed = Your draft was changed at the same moment. Look at it again, then repeat this if you still want to.
refusal-crowded = Too much is happening in this match at once. Nothing was changed; try again in a moment.
refusal-other-rules = This match was begun by another version of the program than the one that answers here. Nothing was changed, and it goes on where that version runs: try again in a moment.
refusal-waiting-for = It is not your turn: we are waiting for { $who }.
refusal-other-game = The match in this channel is of { $game }, which has a command of its own.
refusal-no-own-match = You are in no running match of { $game }. { COMMAND("play") } in a server’s channel opens one.
refusal-no-match-yours = You are in no running match. { COMMAND("play") } in a server’s channel opens one.
refusal-several-matches = You are in several matches: { $matches }. I cannot tell which you mean: use the command in the channel of that match, or the buttons under its picture.
refusal-several-choose = You are in several matches: { $matches }. Choose below which you mean, or use the command in the channel of that match.
refusal-undo-not-yours = There is nothing of yours to take back: play has gone on since your last move, or you have not moved yet.
refusal-undo-nobody = That cannot be taken back: something has been revealed since, and no other person plays who could agree to it.
refusal-undo-asking = That is asked already; it waits for { $who }.
refusal-undo-late = There is nothing to agree to any more: play has gone on, or the move was taken back.
refusal-undo-alone = You need nobody’s agreement for that: { COMMAND("undo") } takes your last move back.
refusal-undo-revealed = That cannot be taken back: something has been revealed since.
refusal-undo-asked = That cannot be taken back: others have been asked about it.
refusal-undo-computer = That cannot be taken back: a computer did it in your place.
refusal-undo-clock = That cannot be taken back: your time had run out, so the move was made for you.
refusal-undo-order = That cannot be taken back: your standing orders answered. Change them for what comes next.
refusal-undo-no-time = That cannot be taken back: of the time for that move, nothing is left.
refusal-lobby-full = There are only { $most } seats in this game, and all are taken.
refusal-invited-full = There are only { $most } seats in this game: with you and { $computers ->
    [one] a computer
   *[other] { $computers } computers
} none is left for whom you invite.
refusal-lobby-closed = This lobby is closed: its match has begun or was called off.
refusal-starting = The start was pressed: this match is being dealt, and nothing of it can be changed now. It takes a moment.
refusal-match-left = That message is of match { $number }, which has left this channel for { $where }. Check it there, in the menu of any lobby or board.
refusal-unproved-message = By this message I can check no match. Try it on a lobby or a board.
refusal-no-match-message = This is no message of mine about a match. Try it on a lobby or a board.
refusal-lobby-changed = The lobby changed at the same moment. Look again and repeat it if you still want to.
refusal-match-changed = The match changed at the same moment. Look again and repeat it if you still want to.
refusal-already-seated = You have a seat already.
refusal-not-in-lobby = You have no seat in this lobby.
refusal-not-sitting = Nobody else of that name has a seat here. Choose from the menu.
refusal-blocked-here = You have blocked { $who }. { COMMAND("unblock") } takes that back; then you can play together.
refusal-not-together = You cannot take a seat here. { COMMAND("play") } in another channel opens your own.
refusal-not-invited = You cannot invite { $who }. { COMMAND("play") } opens a lobby without calling anybody.
refusal-block-whom = Choose a person other than yourself.
refusal-block-full = You have blocked as many people as one may ({ $most }). { COMMAND("unblock") } takes one back.
refusal-not-blocked = You have not blocked that person. { COMMAND("block") } without a name lists whom you have.
refusal-no-computer = No computer has a seat here.
refusal-host-only = Only the host, { $host }, can do that.
refusal-not-agreed = { $who } { $many ->
    [one] has
   *[other] have
} still to agree to what was changed, with a button of the lobby.
refusal-agreed-already = You have agreed already: nothing was changed since.
refusal-too-few = Too few players: at least { $least } seats must be taken. People join in the lobby; the host can add computers.
refusal-no-such-option = That is not one of the options. Choose from the menu.
refusal-no-orders = This game has no standing orders: nobody is asked on other people’s turns.
refusal-channel-taken = This channel already has a match. Finish it, or open yours in a thread: { COMMAND("play", where: "thread") }.
refusal-cancel-running = A running match can be called off only by a moderator (Manage Channels) who does not play it and never has, or by all who play it together. Once a match has been moved with { COMMAND("move-match") }, a moderator is whoever has that permission in the whole server, or in the channel where the match began.
refusal-off-seated = You play this match yourself, so it is called off only if the others agree.
refusal-off-agreed = You have agreed to call it off already; still asked: { $who }.
refusal-off-withdrawn = The match has gone on since that was asked, so there is nothing to agree to. { COMMAND("cancel") } asks anew.
refusal-opponent = Invite a person other than yourself. For computers there is an option of { COMMAND("play") }, and there are the lobby’s buttons.
refusal-limit-lobbies-person = You host as many open lobbies as one person may ({ $most }). Start one, or call one off with { COMMAND("cancel") }, before you open another.
refusal-limit-lobbies-server = This server has as many open lobbies as it may ({ $most }). Join one of them, or try again once one has started.
refusal-limit-matches-person = You sit in as many lobbies and matches as one person may ({ $most }); { COMMAND("status") } lists those that run. Finish one first.
refusal-limit-matches-server = This server has as many lobbies and matches as it may ({ $most }). Try again once one has ended.
refusal-limit-computers-person = You play as many matches with computers as one person may at once ({ $most }). Finish one first, or play with people.
refusal-limit-computers-server = This server has as many matches with computers as it may at once ({ $most }). Try again once one has ended, or play with people.
refusal-limit-invitations = You have called as many people as one person may within an hour ({ $most }). You may call others again { $when }; until then { COMMAND("play") } opens a lobby without calling anybody.
refusal-limit-reposts = You have posted boards anew as often as one person may within an hour ({ $most }). You may again { $when }; { COMMAND("board") } shows it to you alone.
refusal-limit-pictures = You have looked at as many pictures as one person may within a minute ({ $most }); a match that is exported or checked counts as one. You may again { $when }. Whenever you are asked something you see your hand at once.
refusal-limit-openings = You have opened as many lobbies as one person may within an hour ({ $most }). You may open another { $when }; until then you can join others.
refusal-limit-changes = You have changed this as often as one may ({ $most }). What you chose last stands, and the match goes on.
refusal-no-thread-here = A thread can be opened only from an ordinary text channel. Use the command there, or play here.
refusal-no-thread-permission = I may not create threads here. Give me the permission Create Public Threads, or play in this channel.
refusal-no-thread-opened = Discord opens no thread in this channel. Use the command in a thread that is there already, or in a channel without a match.
refusal-threads-full = This server has as many open threads as Discord allows, so I cannot open another. Use the command in a thread that is there already, or in a channel without a match; or have somebody who manages threads close some.
refusal-own-thread = You may open no thread here yourself: you lack { $missing }. Play in this channel, or use the command in a thread that is there already.
refusal-own-lobby = A match is played in messages that everybody here reads, and you may write none here yourself: you lack { $missing }. Use a channel in which you may write, or ask a moderator for it.
refusal-own-words = Everybody in the match’s channel would read that, and you may write nothing there yourself: you lack { $missing }. Ask a moderator for it. Whoever plays in the match plays on as before.
refusal-chronicle-in-thread = This lobby stands in a thread, and no thread opens within a thread. A button below the board tells everything anyway.
refusal-own-chronicle = A chronicle opens a thread, and you may open none here yourself: you lack { $missing }. Ask a moderator for it, or choose another board.
refusal-nothing-closer = There is nothing here to look at more closely.
refusal-permissions = I cannot play here until a moderator gives me { $missing } in the permissions of the channel; { COMMAND("server check") } tells what each is for.
refusal-opponent-unseen = { $who } cannot see this channel, so I cannot call them here. Choose a channel that both of you see.
refusal-again-unseen = { $who } cannot see this channel, so there is nobody whom I could call to another match here. { COMMAND("play") } opens a lobby for others, and { COMMAND("seek") } looks for somebody.
refusal-again-changed = The lobby for the return of this match is open already, with other options. Look at it, and join there if you want to play with these.
refusal-again-players = Only those who played this match can open the next one from here. { COMMAND("play") } opens your own.
refusal-export-running = A match can be exported once it has ended: before that its file would tell everything.
refusal-export-called-off = This match was called off before its end, and not by all who played it. So what was hidden in it stays hidden.
refusal-export-old-rules = This match was played by an earlier version of the rules, which I cannot play again, so I cannot prove it.
refusal-form-late = Opening the form took too long; press once more.
refusal-no-such-section = There is no such section of the rules.

# /server check

server-others-open = People of this server can be found for those of other servers that are open, too, if both wish it with { COMMAND("seek") }. The match stands in a channel of one of the two servers; whoever is of the other is named there and plays by direct messages, and sees no more of that server.
server-others-closed = People of this server are found for each other alone. If you open it, they can also be found for people of other open servers, if both wish it with { COMMAND("seek") }: the match stands in a channel of one of the two servers; whoever is of the other is named there and plays by direct messages, and sees no more of that server.
button-server-open = Close to other servers
button-server-closed = Open to other servers
server-check-head = **What I may do in { $channel }**
server-check-granted = ✅ **{ $permission }**: { $use }
server-check-missing = ❌ **{ $permission }** (I cannot play without): { $use }
server-check-lacking = ⚠️ **{ $permission }** (useful): { $use }. Without it: { $instead }
server-check-open = Matches can be played here.
server-check-shut = No match can be played here until a moderator gives me what is marked ❌, in the permissions of the channel.
server-check-no-match = There is no match in this channel.
server-check-shown = { $game } · match { $number }: all that has happened is shown here.
server-check-waits = { $game } · match { $number }: { $many ->
    [one] one piece of news, from { $since }, is not shown here yet
   *[other] { $many } pieces of news, the oldest from { $since }, are not shown here yet
}. I try again now.

# /ladder

ladder-which = The ladder of which game?
ladder-title = **{ $game }: the ladder of this server**
ladder-rung = **{ $points }** ({ $played ->
        [one] 1 match
       *[other] { $played } matches
    })
ladder-yours = **{ $game }: how strong you are**
ladder-in-server = { $server } · { $worth }
ladder-elsewhere = a server without me
ladder-unrated = You have finished no match against another person yet.
ladder-server-only = Each server has a ladder of its own: { COMMAND("ladder") } shows it there.
ladder-hidden = Nobody but you sees you on ladders, in any server.
ladder-hide = Hide me on all ladders
ladder-show = Show me on ladders again
ladder-empty = Nobody stands on it yet: finish a match against another person.

# When the program fails at a match

table-paused = ⏸ This match is paused because of a fault in the program: nothing is lost, its clocks stand still, and it goes on here once that is mended.
table-goes-on = ▶ This match goes on, and nobody has lost any time.
table-restored = ⏪ The bot was restored from a backup: what stands here is how things stood on { $when }. Whatever was posted here after that no longer holds.
table-rest-asked = ⏸️ { $who } proposes that the clocks of this match rest for { $days ->
    [one] a day
   *[other] { $days } days
}. { $left } must agree; until then all goes on.
table-rest-agreed = { $who } agrees; it takes { $left }, too.
table-rest-end-asked = ▶️ { $who } proposes that the clocks run again now. { $left } must agree.
table-rests = ⏸️ All agree: the clocks rest until { $when }. Whoever likes may play on.
table-rest-over = ▶️ The clocks run again.
table-resting = ⏸️ By agreement the clocks rest until { $when }.
table-stands-still = ⏸ Paused; the clocks stand still.
table-stands-shut = ⏸ The clocks stand still, since I may not write in the match’s channel.
status-paused = ⏸ { $game } · match { $number } is paused → { $where }
refusal-paused = This match is paused because of a fault in the program: nothing is lost, and it goes on here once that is mended; if you would rather not wait, a moderator can call it off with { COMMAND("cancel") }.
reply-reported = Thank you: I have noted how this match stands for whoever runs this bot.

# The picture of a match that is over.
ending-name = { $who }
ending-noise = PEW!
ending-moment = The greatest blow
ending-sound = The best sound, by { $who }: { $damage ->
    [0] no damage at all
   *[other] { $damage } damage
}
ending-length = Match { $number } · { $moves ->
    [one] one move
   *[other] { $moves } moves
} in { $days ->
    [0] { $hours ->
        [0] less than an hour
        [one] an hour
       *[other] { $hours } hours
    }
    [one] a day
   *[other] { $days } days
}
ending-held = { $who } still held { $cards }.
ending-both = This match and match { $number } together: { $first } { $one }, { $second } { $other }.
ending-rating = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
} on the ladder ({ $change }).
