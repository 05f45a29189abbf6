# A match in a channel: lobby, board, hand, status.

table-title = { $game } · match { $number }
table-waiting = Waiting for { $who }.
table-won = { $many ->
    [one] { $who } wins!
   *[other] { $who } win!
}
table-draw = A draw!
table-secret = Whatever was shuffled, dealt or rolled hung on the secret `{ $secret }`. Whoever played gets a file with { COMMAND("export") } in which anybody can check it.
table-called-off = This match was called off.
table-undone = { $who } takes the last move back.
table-time-out = { $who } ran out of time.
table-reminder = { $who }, your time is running out.
table-resigned = { $who } gives up.
table-computer-takes-over = A computer plays on for { $who }.
table-ended-by-resigning = The match ends because { $who } gave up.
table-hand-closed = I cannot send { $who } direct messages. Press *My hand* below to see yours; only you will see it.
table-asked = { $who }, you are asked for an answer. Press *Your move* below; only you will see it.
table-channel-shut = I may not write in the match's channel any more. Ask a moderator to give me back View Channel, Send Messages and Attach Files; until then you can play from here.

hand-your-turn = It is your turn.
hand-respond = You are asked for an answer.
hand-may-act = You are done, but you may still change your mind.
hand-waiting = Waiting for { $who }.
hand-over = This match is over.
hand-past = This has passed. Your newest message stands below.

board-undrawn = The picture of the board could not be drawn; { COMMAND("board") } tries again.
hand-undrawn = The picture of your hand could not be drawn; { COMMAND("hand") } tries again.
picture-undrawn = This picture could not be drawn. What you can do is not affected; you may try again.

lobby-open = ## { $game } · match { $number } needs players
lobby-asks = ## { $game } · match { $number } waits for everyone to agree
lobby-ready = ## { $game } · match { $number } waits for more players, or for { $host } to press *Start*
lobby-full = ## { $game } · match { $number } waits for { $host } to press *Start*
lobby-started = ## { $game } · match { $number } has begun
lobby-cancelled = ## { $game } · match { $number } was called off
lobby-room = Seats: { $taken } taken, { $least ->
    [one] at least one
   *[other] at least { $least }
}, at most { $most }.
lobby-seat = `{ $number }` { $who }
lobby-computer = `{ $number }` { $who } ({ $level })
lobby-option = { $name }: **{ $value }**
lobby-to-agree = { $who } { $many ->
    [one] has
   *[other] have
} still to agree to what was changed:
lobby-change = • { $name }: { $old } → **{ $new }**
lobby-company = Who plays, in this order
lobby-member = a computer ({ $level })
lobby-call = { $who }: { $host } has changed something about this match. It starts once you have pressed *Agree* in the lobby.
lobby-there = [To the lobby]({ $link })
lobby-promise = -# Promise: whatever is shuffled, dealt or rolled in this match hangs on a secret whose SHA-256 is `{ $hash }`, salted by everyone who joins. It is told at the end.
lobby-thread = { $game } · { $who }
lobby-level-easy = easy
lobby-level-normal = normal
lobby-level-hard = hard

option-number = { $value }
option-choice = { $name }: { $value }
option-clock = Time for a move
option-clock-none = no limit
option-clock-1h = 1 hour
option-clock-12h = 12 hours
option-clock-1d = 1 day
option-clock-3d = 3 days
option-clock-7d = 7 days
option-response = Time to answer
option-response-none = as for a move
option-response-10m = 10 minutes
option-response-1h = 1 hour
option-response-6h = 6 hours
option-response-1d = 1 day

button-act = Your move
button-hand = My hand
button-rules = Rules
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
button-resign = Yes, give up
button-play-on = No, play on
button-form-again = Fill it in again

orders-head =
    ### Standing orders · { $game } · match { $number }
    They answer for you on other people’s turns, so that nobody has to wait. Only you see them, and you can change them whenever you like.
orders-true = yes
orders-false = no

rules-which = The rules of which game?
which-game = Another game
which-match = [{ $game } · match { $number }]({ $where })
rules-menu = Another section

reply-lobby-open = The lobby is open in { $channel }.
reply-joined = You have a seat. The host starts the match; your hand will come by direct message.
reply-agreed = You have agreed to the match as it stands now.
reply-left = You have left the lobby.
reply-cancelled = Called off.
reply-undone = Your last move is taken back.
reply-resign-sure = Do you really want to give up { $game } · match { $number }?
reply-resign-anew = { $game } · match { $number } has gone on since you were asked. Do you still want to give it up?
reply-resigned = You have given up.
reply-plays-on = You play on.
reply-export = Match { $number } as a file. Check it with: python -m tables.verify match-{ $number }.json
reply-form-forgotten = What you had typed there is lost. Here is what is asked now.
reply-language-me = From now on I speak English with you.
reply-language-server = From now on, the public messages of new matches in this server follow that choice.

status-here = **{ $game } · match { $number }**
status-lobby = **{ $game }**: a lobby is open here with { $taken ->
    [one] one seat
   *[other] { $taken } seats
} taken.
status-deadline = Time runs out { $when } for { $who }.
status-yours = 🔔 **Your turn**: { $game } · match { $number } → { $where }
status-theirs = ⏳ { $game } · match { $number } → { $where }
status-none = You are in no running match. { COMMAND("play") } opens a lobby.

refusal-no-match-here = There is no match in this channel. { COMMAND("play") } opens a lobby.
refusal-no-such-match = That match does not exist any more.
refusal-not-begun = This match has not begun: its host presses *Start* when everyone is here.
refusal-not-seated = You are not in this match; { $players } play it. { COMMAND("play") } in another channel opens your own.
refusal-resigned = You have given up this match and can only watch it.
refusal-stale = That question has passed, and nothing was changed. Here is what stands now.
refusal-draft-changed = Your draft was changed at the same moment. Look at it again, then repeat this if you still want to.
refusal-crowded = Too much is happening in this match at once. Nothing was changed; try again in a moment.
refusal-waiting-for = It is not your turn: we are waiting for { $who }.
refusal-other-game = The match in this channel is of { $game }, which has a command of its own.
refusal-no-own-match = You are in no running match of { $game }. { COMMAND("play") } in a server's channel opens one.
refusal-no-match-yours = You are in no running match. { COMMAND("play") } in a server's channel opens one.
refusal-several-matches = You are in several matches: { $matches }. I cannot tell which you mean: use the command in the channel of that match, or the buttons under its picture.
refusal-undo-not-yours = There is nothing of yours to take back: the last move was not yours.
refusal-undo-revealed = That cannot be taken back: something has been revealed since.
refusal-lobby-full = There are only { $most } seats in this game, and all are taken.
refusal-lobby-closed = This lobby is closed: its match has begun or was called off.
refusal-lobby-changed = The lobby changed at the same moment. Look again and repeat it if you still want to.
refusal-already-seated = You have a seat already.
refusal-not-in-lobby = You have no seat in this lobby.
refusal-no-computer = No computer has a seat here.
refusal-host-only = Only { $host }, who opened this lobby, can do that.
refusal-not-agreed = { $who } { $many ->
    [one] has
   *[other] have
} still to agree to what was changed, with the lobby's button *Agree*.
refusal-agreed-already = You have agreed already: nothing was changed since.
refusal-too-few = Too few players: at least { $least } seats must be taken. People press *Join*; the host can add computers.
refusal-no-such-option = That is not one of the options. Choose from the menu.
refusal-no-orders = This game has no standing orders: nobody is asked on other people’s turns.
refusal-channel-taken = This channel already has a match. Finish it, or open yours in a thread: { COMMAND("play", where: "thread") }.
refusal-cancel-running = A running match can be called off only by a moderator (Manage Channels). You can give up with { COMMAND("resign") }.
refusal-opponent = Invite a person other than yourself. For computers there is an option of { COMMAND("play") }, and there are the lobby's buttons.
refusal-no-thread-here = A thread can be opened only from an ordinary text channel. Use the command there, or play here.
refusal-no-thread-permission = I may not create threads here. Give me the permission Create Public Threads, or play in this channel.
refusal-permissions = I cannot play in this channel yet. A moderator must give me: { $missing }.
refusal-again-players = Only those who played this match can open the next one from here. { COMMAND("play") } opens your own.
refusal-export-running = A match can be exported once it has ended: before that its file would tell everything.
refusal-export-old-rules = This match was played by an earlier version of the rules, which I cannot play again, so I cannot prove it.
refusal-no-such-section = There is no such section of the rules.

# /ladder

ladder-which = The ladder of which game?
ladder-title = **{ $game }: the ladder**
ladder-rung = **{ $points }** ({ $played ->
        [one] 1 match
       *[other] { $played } matches
    })
ladder-empty = Nobody stands on it yet: finish a match against another person.

# When the program fails at a match

table-paused = ⏸ This match is paused because of a fault in the program: nothing is lost, its clocks stand still, and it goes on here once that is mended.
table-goes-on = ▶ This match goes on, and nobody has lost any time.
table-stands-still = ⏸ Paused; the clocks stand still.
status-paused = ⏸ { $game } · match { $number } is paused → { $where }
refusal-paused = This match is paused because of a fault in the program: nothing is lost, and it goes on here once that is mended; if you would rather not wait, a moderator can call it off with { COMMAND("cancel") }.
reply-reported = Thank you: I have noted how this match stands for whoever runs this bot.
