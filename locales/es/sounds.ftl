# Sonidos: votaciones, veredicto, quién reparte, abucheos, las listas de los mejores.

sounds-poll-best = ¿Cuál fue el mejor efecto de sonido de la partida { $number }?
sounds-poll-worst = ¿Y el peor de la partida { $number }? Quien lo hizo reparte en la siguiente.
sounds-menu = Elige un sonido…
sounds-menu-open = Todo el mundo puede votar, y cambiar de idea, hasta { $until }.
sounds-menu-closed = La votación ha terminado.
sounds-verdict-best = 🏆 **El mejor sonido:** «{ $words }», de { $who }, con { $votes ->
    [one] un voto
   *[other] { $votes } votos
}.
sounds-verdict-best-nobody = 🏆 Nadie ha votado por el mejor sonido. Todos fueron el mejor.
sounds-verdict-worst = 🙉 **El peor sonido:** «{ $words }», de { $who }, con { $votes ->
    [one] un voto
   *[other] { $votes } votos
}.
sounds-verdict-worst-nobody = 🙉 Nadie ha votado por el peor sonido, así que a nadie le toca repartir: la próxima partida la barajo yo.
sounds-deals = { $who } baraja y reparte en la próxima partida.
sounds-dealer = 🃏 Baraja y reparte { $name }, por el peor sonido de la última partida: «{ $words }»
sounds-dealer-open = 🃏 La votación de la última partida sigue abierta: quien hizo el peor sonido baraja y reparte.
sounds-heckle = ## { $words }
    – { $who }, desde los restos de su flota
sounds-of-match = **Los más sonados de la partida { $number }**
sounds-of-server = **Los mejores de este servidor**
sounds-line = { $place }. { $words } – { $who }{ $damage ->
    [0] {""}
   *[other] { $destroyed ->
        [0] , { $damage } de daño
        [one] , { $damage } de daño, una nave destruida
       *[other] , { $damage } de daño, { $destroyed } naves destruidas
    }
}
sounds-line-voted = { $place }. { $words } – { $who }, { $votes ->
    [one] un voto
   *[other] { $votes } votos
}
sounds-of-match-none = En la partida { $number } aún no se ha oído nada.
sounds-of-server-none = Ningún sonido de este servidor ha ganado aún una votación. Cuando termina una partida, todos votan.

reply-voted = Tu voto: «{ $words }». Puedes cambiarlo hasta que termine la votación.
reply-heckled = Todo el mundo te ha oído.

refusal-vote-closed = Esta votación ha terminado. Con { COMMAND("magblast sounds") } ves quién ganó.
refusal-no-such-sound = Ese sonido no está entre los que se votan. Elige uno del menú.
refusal-heckled = Te acaban de oír. Podrás volver a abuchear dentro de { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}; mientras tanto, deja gritar a los demás.
refusal-heckle-playing = Sigues en juego, así que deja hablar a tus cañones: tu voz es el sonido de tus disparos. Cuando te eliminen podrás abuchear.
refusal-heckle-empty = Para abuchear hacen falta palabras. Inténtalo otra vez.
refusal-heckle-link = Sin enlaces ni menciones, por favor: solo grita. Inténtalo otra vez.
