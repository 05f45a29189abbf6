# Mag·Blast: the commands of those who make noise.

magblast-command-sound = sound
magblast-command-sound-about = Make the sound that your shot waits for
magblast-command-sound-words = words
magblast-command-sound-words-about = Such as Kra-KOOM! Two letters at least, and not the one you made last
magblast-command-sounds = sounds
magblast-command-sounds-about = The best sounds of this match and of this server
magblast-command-heckle = heckle
magblast-command-heckle-about = Once you are eliminated: let everyone hear you
magblast-command-heckle-words = words
magblast-command-heckle-words-about = What you shout; no links, no mentions

magblast-refusal-sound-unread = I see that you call me, but not what you say: Discord hides it. Mention me in your message, or type { COMMAND("magblast sound") }.
