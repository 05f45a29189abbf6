# Lo que dice el propio Discord simulado, en el navegador.

# El idioma de estos catálogos, como lo llama Discord.
offline-locale = es-ES
offline-direct-messages = Mensajes directos
offline-changed = Esto ha cambiado mientras tanto. Míralo otra vez y elige de nuevo.
offline-unanswered = La aplicación no ha respondido. Quizá la terminal diga por qué.

# Los juegos de la primera página.
offline-games-title = Jugar ahora
offline-games-about = Elige un juego y enfréntate a un ordenador principiante. El tablero aparece en un hilo propio; tu mano, entre tus mensajes directos.
offline-games-play = Jugar ahora
offline-games-learn = Aprender
offline-games-beginning = Repartiendo…
offline-games-failed = No ha empezado ninguna partida. Quizá la terminal diga por qué.

# Las palabras de la propia página, en lugar de las de quien hace bots.
offline-page-write = Mensaje
offline-page-send = Enviar
offline-page-reply = Responder
offline-page-choose = Elige
offline-page-choose-several = Elige una o varias
offline-page-chosen = Lo que eliges
offline-page-apply = Tomarlo
offline-page-cancel = Cancelar
offline-page-submit = Enviar
offline-page-search = Buscar
offline-page-loading = Un momento…
offline-page-nothing-fits = Nada coincide
offline-page-clear = No elegir nada
offline-page-only-you = Solo tú puedes verlo
offline-page-thinking = Pensando…
offline-page-download = Descargar { $what }
offline-page-edited = (editado)
offline-page-picture = Imagen
offline-page-close = Cerrar
offline-page-page = Mensajes
offline-page-required = Aquí falta algo.
offline-page-write-to = Escribir a { $what }
offline-page-edited-at = Editado { $what }
offline-page-enlarge = Ver la imagen en grande
offline-page-used = { $what } ha usado{ " " }
offline-page-asked = Lo que se pregunta
offline-page-do-with-it = Qué hacer con esto
offline-page-so-many = Elegidas: { $what }
offline-page-form-goes = El bot lee lo que envías aquí.
