# Names and descriptions of commands, as Discord's menu shows them. Names are in small letters,
# without blanks, at most 32 long; descriptions at most 100.

command-play = play
command-play-about = Open a lobby for a game
command-play-game = game
command-play-game-about = Which game
command-play-opponent = opponent
command-play-opponent-about = Somebody to invite
command-play-computers = computers
command-play-computers-about = How many seats computers take
command-play-level = level
command-play-level-about = How well the computers play
command-play-where = where
command-play-where-about = Here, or in a thread of its own
command-play-here = here
command-play-thread = in a new thread
command-cancel = cancel
command-cancel-about = Call off this channel's lobby; a match as a moderator, or if all agree
command-hand = hand
command-hand-about = Show me my hand, in private
command-board = board
command-board-about = Show me the board
command-board-again = again
command-board-again-about = Post it for everyone once more
command-orders = orders
command-orders-about = What is answered for me on other people’s turns: look and change
command-do = do
command-do-about = Do it in one line: what, with whom, where or how; a semicolon parts two things
command-do-line = line
command-do-line-about = What you do, in short; the suggestions go on from what you have typed
command-status = status
command-status-about = Who is waited for here, and which of my matches wait for me
command-undo = undo
command-undo-about = Take back my last move, while nobody has learned anything from it
command-resign = resign
command-resign-about = Give up this match
command-export = export
command-export-about = Get a finished match as a file that proves it was fair
menu-verify = Check this match
command-rules = rules
command-rules-about = The rules of a game, section by section
command-rules-game = game
command-rules-game-about = Which game; this channel's, if you name none
command-legend = legend
command-legend-about = The signs of a game, and what they mean
command-legend-game = game
command-legend-game-about = Which game; this channel's, if you name none
command-help = help
command-help-about = How this bot works
command-language = language
command-language-about = Choose English or Spanish
command-language-language = language
command-language-language-about = Which language
command-language-whom = whom
command-language-whom-about = For me, or for this server's public messages
command-language-me = for me
command-language-server = for this server

command-server = server
command-server-about = What concerns this server
command-server-check = check
command-server-check-about = What I may do in this channel, what is missing, and what for

command-ladder = ladder
command-ladder-about = Show how strong people are at a game
command-ladder-game = game
command-ladder-game-about = Which game; this channel's, if you name none

command-report = report
command-report-about = Tell whoever runs this bot that something is wrong with this match

command-block = block
command-block-about = Not be invited by somebody, nor seated with them; only you are told
command-block-person = person
command-block-person-about = Whom; without anybody, the list of those you have blocked
command-unblock = unblock
command-unblock-about = Take back that you have blocked somebody
command-unblock-person = person
command-unblock-person-about = Whom

command-privacy = privacy
command-privacy-about = What I keep of you
command-privacy-show = show
command-privacy-show-about = Show me what is kept of me, and give it to me as a file
command-privacy-delete = delete
command-privacy-delete-about = Delete all that is kept of me, once I have been asked
