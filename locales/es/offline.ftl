# Lo que dice el propio Discord simulado, en el navegador.

# El idioma de estos catálogos, como lo llama Discord.
offline-locale = es-ES
offline-direct-messages = Mensajes directos
offline-changed = Esto ha cambiado mientras tanto. Míralo otra vez y elige de nuevo.
offline-unanswered = La aplicación no ha respondido. Quizá la terminal diga por qué.

# Los juegos de la primera página.
offline-games-title = Jugar ahora
offline-games-about = Elige un juego y enfréntate a un ordenador fácil. El tablero aparece en un hilo propio; tu mano, entre tus mensajes directos.
offline-games-play = Jugar ahora
offline-games-learn = Aprender
offline-games-beginning = Repartiendo…
offline-games-failed = No ha empezado ninguna partida. Quizá la terminal diga por qué.
