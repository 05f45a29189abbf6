# What every game and every part says.

list-of-many = { $first } and { $last }
list-of-either = { $first } or { $last }
list-times = { $item } ×{ $count }
list-more = … and { $many } more.
list-earlier =
    { $many ->
        [one] -# One earlier line has no room here.
       *[other] -# { $many } earlier lines have no room here.
    }
list-rest = { $many } more
player-name = { $who }
player-seat = Player { $number }

help = **Broadside** hosts board games in this chat. People play at their own pace, for minutes or for weeks.
    • **{ COMMAND("play") }** opens a lobby: choose a game, others join there, and the host starts the match. Computers can take seats.
    • **{ COMMAND("seek") }** looks for somebody to play with, at hours that both of you share.
    • **{ COMMAND("learn") }** teaches you a game while you play it, alone, in a few minutes.
    • The **board** stands in the channel. Its buttons always open what *you* are asked now.
    • Your **hand** comes by direct message, with buttons of its own. If your direct messages are closed, a button below the board shows it: only you will see it.
    • Every move can also be typed: each game has its command, which suggests what is legal.
    Games: { $games }
help-more = **All commands**
    • **{ COMMAND("rules") }** explains a game.
    • **{ COMMAND("legend") }** shows the signs of its pictures.
    • **{ COMMAND("words") }** says in words all that pictures show.
    • **{ COMMAND("board") }** shows the board here.
    • **{ COMMAND("hand") }** shows your hand, in private.
    • **{ COMMAND("next") }** opens the match that waits for you most urgently.
    • **{ COMMAND("matches") }** lists your matches and the open lobbies.
    • **{ COMMAND("status") }** tells who is waited for.
    • **{ COMMAND("nudge") }** asks them not to forget the match.
    • **{ COMMAND("pause") }** lets clocks rest if all agree.
    • **{ COMMAND("catchup") }** tells what happened since you last moved.
    • **{ COMMAND("replay") }** goes through the match in pictures.
    • **{ COMMAND("log") }** tells it in words.
    • **{ COMMAND("ahead") }** chooses your next moves while others play.
    • **{ COMMAND("undo") }** takes a move back while nobody has learned anything from it.
    • **{ COMMAND("substitute") }** lets a computer or somebody else play for you.
    • **{ COMMAND("back") }** takes your seat back where a computer plays for you.
    • **{ COMMAND("away") }** says when you are away.
    • **{ COMMAND("draw") }** ends the match if all agree.
    • **{ COMMAND("resign") }** gives up.
    • **{ COMMAND("cancel") }** calls a match off if all agree.
    • **{ COMMAND("move-match") }** lets a match that you play go on in this channel.
    • **{ COMMAND("language") }** chooses English or Spanish.
    • **{ COMMAND("notify") }** chooses how I call you when it is your turn, and when I leave you in peace.
    • **{ COMMAND("export") }** gives a finished match as a file that proves that nobody cheated.
    • **{ COMMAND("import") }** takes such a file, to look through the match and play on from it.
    • **{ COMMAND("profile") }** tells how reliable and strong somebody is, and how your matches ended.
    • **{ COMMAND("ladder") }** tells how strong people of a server are at a game, and lets you hide there.
    • Is something wrong with a match? **{ COMMAND("report") }** tells whoever runs this bot.
    • **{ COMMAND("block") }** keeps somebody from inviting you.
    • **{ COMMAND("unblock") }** lets them invite you again.
    • **{ COMMAND("server check") }** tells what I may do in this channel, and what is missing.
    • **{ COMMAND("privacy show") }** tells what I keep of you, and deletes it if you wish.
    • **{ COMMAND("hint") }** says what a computer would do in your place, if you play against computers alone.
    • **{ COMMAND("review") }** shows where the chances turned in a match that is over.

language-en = English
language-es = Español
language-auto = As my Discord

# Refusals of the rules’ frame

refusal-match-over = This match is over. { COMMAND("play") } starts a new one.
refusal-not-asked = You have nothing to decide right now. The board names who is waited for.
refusal-malformed = I could not read that as a move of this game. Use the buttons, or pick from the suggestions of the command.
refusal-not-a-number = “{ $typed }” is not a whole number. Type one like 12.
refusal-choices = “{ $typed }” is not possible here. Choose { $known }.
refusal-missing-choice = Something is still to be chosen: “{ $step }”. Choose { $known }.
refusal-words-alike = These two do not go together, for they say the same: { $first } and { $second }. Write one of them otherwise.
refusal-missing = Something is still to be filled in. { $step }
refusal-line-empty = Type what you want to do.
refusal-line-unknown = “{ $typed }” cannot be understood here. Begin with { $ways }.
refusal-line-if = What is done only if another does something cannot be typed in a line. Choose both by *{ $button }* below your hand.
refusal-line-several = “{ $clause }” can mean more than one thing. Begin it with { $ways }.
refusal-line-more = “{ $typed }” is more than is asked for. Leave it out.
refusal-line-number = “{ $typed }” is not possible here. Type a whole number from { $least } to { $most }.
refusal-line-nothing = “{ $typed }” is not possible here.
refusal-line-clause = Nothing was done, because of part { $number }, “{ $clause }”. { $reason }
refusal-bad-option = “{ $value }” is not possible there. Pick from the suggestions.
refusal-old-command = This command has changed since your Discord loaded it. Press Ctrl+R, or close and open the app, and try again.
refusal-server-only = This works only in a server, not in direct messages.
refusal-no-right = You need more permissions in this server for that. Ask a moderator.
refusal-unknown-control = I do not know this button any more. { COMMAND("board") } and { COMMAND("hand") } show fresh ones.

reply-board-rests = This match keeps one board, which was posted a short while ago. It can be posted anew { $when }; if it was deleted, it is posted now. Your hand is sent anew.
reply-done = Done.
reply-broken = Something went wrong on my side, and nothing was changed. Please try again; if it happens again, tell whoever runs this bot.
reply-made = That is done and stands; only my answer to it failed. { COMMAND("board") } and { COMMAND("hand") } show how things are now.
reply-unsure = Something went wrong on my side, and I cannot say whether that was done. Please look how things stand before you try again; if it happens again, tell whoever runs this bot.

# Permissions, by the names that Discord shows

permission-view-channel = View Channel
permission-view-channel-use = to be in this channel at all
permission-send-messages = Send Messages
permission-send-messages-use = lobbies, boards and what happens
permission-attach-files = Attach Files
permission-attach-files-use = the pictures of boards
permission-read-message-history = Read Message History
permission-read-message-history-use = finding what I have sent already, so that nothing is told twice, and counting the votes of polls
permission-create-public-threads = Create Public Threads
permission-create-public-threads-use = matches in threads of their own, and chronicles in threads
permission-create-public-threads-else = Matches can be opened only in the channel itself, and keep no chronicle in a thread.
permission-send-messages-in-threads = Send Messages in Threads
permission-send-messages-in-threads-use = matches and chronicles in threads
permission-send-messages-in-threads-else = Matches can be opened only in the channel itself, and keep no chronicle in a thread.
permission-create-polls = Create Polls
permission-create-polls-use = the votes on the best and the worst sound of a match
permission-create-polls-else = Menus ask the same.
permission-add-reactions = Add Reactions
permission-add-reactions-use = a mark on sounds that people write into the channel
permission-add-reactions-else = Only the board shows that I have heard a sound.
button-chosen = ✓ { $choice }
panel-more = More…
panel-less = Back to the move
menu-more = More… (page { $page } of { $pages })
# What people type for nothing, one word or another.
typed-nothing = none, nothing

# Actions that are chosen ahead

ahead-several = Plan several moves…
ahead-open = Choose ahead…
ahead-change = Chosen ahead…
ahead-add = Add to the plan
ahead-undo = Drop the last
ahead-cut = Drop what cannot be done
ahead-clear = Drop all
ahead-back = Back
ahead-submit = { $count ->
    [one] Do it
   *[other] Do all { $count }
    }
ahead-submit-first = { $count ->
    [one] Do the first
   *[other] Do the first { $count }
    }
ahead-hint = Choose what you do first, then what comes after it, and let all be done at once. If something unforeseen comes up in between, the rest is not done.
ahead-hint-waiting = Choose what is done as soon as it is your turn. Nobody else sees it. If what you are told of it is no longer true then, you are asked instead.
ahead-supposed = The first picture shows it as if nobody else did anything until then.
ahead-hint-apart = Go on now: what you choose is done on your turn, and nobody sees it before. What cannot be done by then is left out.
ahead-chosen = **Your plan** ({ $count }), seen by nobody else:
ahead-standing = **Chosen ahead** ({ $count }), done as soon as it is your turn:
ahead-chosen-anyway = **Your plan** ({ $count }), seen by nobody else, and done whatever others do before:
ahead-standing-anyway = **Chosen ahead** ({ $count }), done as soon as it is your turn, whatever others do before:
ahead-line = `{ $number }` { $action }
way-words = { $way }: { $what }
way-number = { $step }: { $number }
ahead-refused = From `{ $number }` on it cannot be done: { $why }
ahead-left-out = Cannot be done any more, and will be left out: { $what }. { $why }
ahead-rest = What comes of that nobody can foresee. The rest stays in your plan until you have seen it:
ahead-untold = something that can only be said by then
ahead-gone = something that cannot be chosen any more
ahead-no-further = What comes after it nobody can foresee. Up to here it can be done.
ahead-given = { $who }: { $what }
ahead-line-given = **only if** “{ $given }” → { $action }
ahead-if = if
ahead-line-anyway = { $action } · whatever others do before
ahead-line-exactly = { $action } · if it comes as foreseen
ahead-choose-given = Only if the other does…
ahead-choose-drop = Drop one of them
ahead-choose-drop-from = Drop one, and what follows
ahead-not-given = On nothing that others do
ahead-next-given = Next: what you do **only if** it comes exactly so: “{ $what }”.
ahead-next-anyway = Next: what you do if all that you are told of it is still true then, whatever others do.
ahead-next-if = Next: say first what the other must do for it.
ahead-words-title = What is still to be said
ahead-unforeseen = something came to light that nobody could foresee.
ahead-unexpected = it did not come as you had chosen it for: “{ $given }”.
ahead-otherwise = it would not do what you were told when you chose it.
ahead-dropped = What you had chosen ahead was not done: { $why } Dropped: { $what }.
ahead-dropped-several = Not done of what you had chosen ahead: { $listed }
ahead-dropped-one = { $what } ({ $why })
refusal-ahead-most = At most { $most ->
        [one] one move
       *[other] { $most } moves
    } can be chosen ahead.
refusal-ahead-unforeseeable = That cannot be chosen ahead: nobody can foresee how things will stand by then.
refusal-ahead-not-given = The other cannot do that any more, as things stand now.
refusal-ahead-asked = It is your turn: choose what you do now.
refusal-ahead-nothing = Nothing can be chosen ahead at this moment: nobody can foresee with what your next turn begins.
legend-title = The signs of { $game }

# A match in words

account-match = The match
account-players = Players
account-board = Board
account-yours = Yours
account-last = What happened last
account-you = You
account-now = Now
account-heard = Since your last move
account-heard-all = What has happened
account-line = { $words }.
account-notes = { $words }; { $notes }.
account-said = { $words }
account-head = ## In words · { $game } · match { $number }
account-page = -# Page { $page } of { $pages }
account-asked-too = Waited for besides: { $who }.
spoken-you = you
