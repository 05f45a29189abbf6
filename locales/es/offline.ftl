# Lo que dice el propio Discord simulado, en el navegador.

# El idioma de estos catálogos, como lo llama Discord.
offline-locale = es-ES
offline-direct-messages = Mensajes directos
offline-changed = Esto ha cambiado mientras tanto. Míralo otra vez y elige de nuevo.
offline-unanswered = La aplicación no ha respondido. Quizá la terminal diga por qué.
