# Mag·Blast: las órdenes de quienes hacen ruido.

magblast-command-sound = sonido
magblast-command-sound-about = Haz el sonido que espera tu disparo
magblast-command-sound-words = palabras
magblast-command-sound-words-about = Por ejemplo, ¡Cata-BUUM! Al menos dos letras, y que no sea el último que hiciste
magblast-command-sounds = sonidos
magblast-command-sounds-about = Los mejores sonidos de esta partida y de este servidor
magblast-command-heckle = abuchear
magblast-command-heckle-about = Cuando te hayan eliminado: que te oiga todo el mundo
magblast-command-heckle-words = palabras
magblast-command-heckle-words-about = Lo que gritas; sin enlaces ni menciones

magblast-refusal-sound-unread = Veo que me llamas, pero no lo que dices: Discord me lo oculta. Mencióname en tu mensaje o escribe { COMMAND("magblast sound") }.
