# Nombres y descripciones de los comandos, como los muestra el menú de Discord. Nombres en
# minúsculas, sin espacios, de 32 letras como mucho; descripciones de 100 como mucho.

command-play = jugar
command-play-about = Abrir una mesa para un juego
command-play-game = juego
command-play-game-about = Qué juego
command-play-opponent = rival
command-play-opponent-about = A quién invitas
command-play-computers = ordenadores
command-play-computers-about = Cuántos asientos ocupan los ordenadores
command-play-level = nivel
command-play-level-about = Lo bien que juegan los ordenadores
command-play-where = dónde
command-play-where-about = Aquí, o en un hilo propio
command-play-here = aquí
command-play-thread = en un hilo nuevo
command-cancel = cancelar
command-cancel-about = Cancelar la mesa de este canal; una partida, si moderas o con el acuerdo de todos
command-hand = mano
command-hand-about = Mostrarme mi mano, en privado
command-board = tablero
command-board-about = Mostrarme el tablero
command-board-again = otra-vez
command-board-again-about = Publicarlo de nuevo para todos
command-orders = órdenes
command-orders-about = Lo que se responde por mí en los turnos de otros: ver y cambiar
command-do = haz
command-do-about = Hazlo en una línea: qué, con quién, dónde o cómo; un punto y coma separa dos cosas
command-do-line = línea
command-do-line-about = Lo que haces, en breve; las sugerencias siguen lo que has escrito
command-status = estado
command-status-about = A quién se espera aquí, y qué partidas mías me esperan
command-undo = deshacer
command-undo-about = Retirar mi última jugada, mientras nadie haya aprendido nada de ella
command-resign = rendirse
command-resign-about = Abandonar esta partida
command-export = exportar
command-export-about = Recibir una partida terminada como archivo que demuestra que fue limpia
menu-verify = Comprobar esta partida
command-rules = reglas
command-rules-about = Las reglas de un juego, sección por sección
command-rules-game = juego
command-rules-game-about = Qué juego; si no lo dices, el de este canal
command-legend = leyenda
command-legend-about = Los signos de un juego y lo que significan
command-legend-game = juego
command-legend-game-about = Qué juego; si no lo dices, el de este canal
command-help = ayuda
command-help-about = Cómo funciona este bot
command-language = idioma
command-language-about = Elegir español o inglés
command-language-language = idioma
command-language-language-about = Qué idioma
command-language-whom = para
command-language-whom-about = Para mí, o para los mensajes públicos de este servidor
command-language-me = para mí
command-language-server = para este servidor

command-server = servidor
command-server-about = Lo que concierne a este servidor
command-server-check = comprobar
command-server-check-about = Qué puedo hacer en este canal, qué falta y para qué

command-ladder = clasificación
command-ladder-about = Mostrar lo fuerte que es cada cual en un juego
command-ladder-game = juego
command-ladder-game-about = Qué juego; si no lo dices, el de este canal

command-report = avisar
command-report-about = Avisar a quien se encarga de este bot de que algo va mal en esta partida

command-block = bloquear
command-block-about = Que alguien no te invite ni se siente contigo; solo lo sabes tú
command-block-person = persona
command-block-person-about = A quién; sin nadie, la lista de a quiénes has bloqueado
command-unblock = desbloquear
command-unblock-about = Deshacer que has bloqueado a alguien
command-unblock-person = persona
command-unblock-person-about = A quién

command-privacy = privacidad
command-privacy-about = Lo que guardo de ti
command-privacy-show = ver
command-privacy-show-about = Mostrarme lo que se guarda de mí, y dármelo en un archivo
command-privacy-delete = borrar
command-privacy-delete-about = Borrar todo lo que se guarda de mí, tras preguntármelo
