# What is kept of one person, and how all of it is deleted.

player-former = a former player

privacy-head = ### What I keep of you
privacy-language = Your language: { $language }.
privacy-calls = How I call you: { $how }, by the clocks of { $zone }. { COMMAND("notify") } tells it whole.
privacy-away = Holidays that you took or planned: { $many }. { COMMAND("away") } tells whether your nights and weekends count.
privacy-blocked = You have blocked { $who }.
privacy-blocked-more = You have blocked { $who }, and { $many } more; the file names them all.
privacy-blocked-nobody = You have blocked nobody.
privacy-lessons = Lessons that you have begun: { $many }; of each I keep how far you are, and the sounds you made in it.
privacy-matches = Lobbies and running matches: { $live }. Matches that are over: { $over }. Of each I keep your seat, your name as it was when you sat down, your moves with their times, standing orders and drafts.
privacy-imported = Matches that you brought along as files: { $many }. Nobody but you sees them.
privacy-ratings = Ratings, one for each server and game: { $many }.
privacy-ranked = Others see you on ladders; { COMMAND("ladder") } hides you.
privacy-unranked = Nobody but you sees you on ladders.
privacy-sounds = Sounds that you made: { $sounds }. Votes in menus: { $votes }.
privacy-seeks = What you look for somebody to play: { $many }. { COMMAND("seek") } shows it.
privacy-for-ever = Matches that are over are kept until somebody deletes them; your part in them, until you delete it here.
privacy-days = Matches that are over are deleted { $days ->
    [one] one day
   *[other] { $days } days
} after their end; your part in them also before, if you delete it here.
privacy-who-sees = -# Other people see what boards, lobbies and ladders show. Whoever runs this bot can read all that is kept, hands too, and has backups; their privacy policy tells more. What I have sent to Discord stays there, as Discord’s own rules have it.

button-own-file = All of it as a file
button-forget-ask = Delete all of it…
button-forget = Yes, delete everything
button-forget-no = No, keep it

privacy-sure =
    ### Delete all that I keep of you?
    • Lobbies that you leave: { $lobbies }. Running matches that you give up: { $running }; a computer plays on for you, or they end and somebody else wins.
    • Your language, how I call you, your lessons, whom you have blocked, your ratings in all servers, votes, drafts and standing orders are gone for good.
    • Matches stay whole for those who played them with you. You are a former player in them, without a name; your moves and the words of your sounds stay, and are nobody’s.
    • Messages that are in Discord already stay there, with your name. Backups of whoever runs this bot hold you until they are thrown away.
    This cannot be taken back. If you use me again later, you are somebody new.
privacy-changed = You have come into a match since you were asked, or out of one, so nothing was deleted. This is how it stands now:

reply-privacy-deleted = Done: nothing that I keep names you any more.
reply-privacy-kept = Nothing was deleted.
reply-privacy-file = This is all that I keep of you. What others hold, did, or are called is not in it.
refusal-privacy-nothing = I keep nothing of you, so there is nothing to delete.
refusal-privacy-not-yours = This button is not yours, and nothing was deleted. { COMMAND("privacy delete") } asks you about what I keep of you.
refusal-privacy-paused = Match { $number } is paused because of a fault in the program, and nobody can give it up while it is. So nothing was deleted. Try again when it goes on; a moderator can call it off with { COMMAND("cancel") }, and whoever runs this bot can help.
