# Lo que dicen todos los juegos y todas las partes.

# «Y» pasa a «e» ante el sonido i, y «o» a «u» ante el sonido o.
list-of-many =
    { $first } { $sound ->
        [i] e
       *[other] y
    } { $last }
list-of-either =
    { $first } { $sound ->
        [o] u
       *[other] o
    } { $last }
list-times = { $item } ×{ $count }
list-more = … y { $many } más.
list-earlier =
    { $many ->
        [one] -# Una línea anterior no cabe aquí.
       *[other] -# { $many } líneas anteriores no caben aquí.
    }
list-rest = { $many } más
player-name = { $who }
player-seat = Jugador { $number }

help = **Broadside** organiza juegos de mesa en este chat. Cada cual juega a su ritmo, durante minutos o durante semanas.
    • **{ COMMAND("play") }** abre una mesa: elige un juego, los demás se unen allí y quien la lleva empieza la partida. Los ordenadores también pueden ocupar asientos.
    • **{ COMMAND("seek") }** busca a alguien con quien jugar, a horas que compartáis.
    • **{ COMMAND("learn") }** te enseña un juego mientras lo juegas, a solas, en unos minutos.
    • El **tablero** está en el canal. Sus botones abren siempre lo que se te pregunta *a ti* en ese momento.
    • Tu **mano** llega por mensaje directo, con sus propios botones. Si tienes cerrados los mensajes directos, un botón debajo del tablero la muestra: solo la verás tú.
    • Toda jugada se puede escribir también: cada juego tiene su comando, que sugiere lo que es legal.
    Juegos: { $games }
help-more = **Todos los comandos**
    • **{ COMMAND("rules") }** explica un juego.
    • **{ COMMAND("legend") }** muestra los signos de sus imágenes.
    • **{ COMMAND("words") }** dice en palabras todo lo que muestran las imágenes.
    • **{ COMMAND("board") }** muestra aquí el tablero.
    • **{ COMMAND("hand") }** muestra tu mano, en privado.
    • **{ COMMAND("next") }** abre la partida que más prisa tiene.
    • **{ COMMAND("matches") }** enumera tus partidas y las mesas abiertas.
    • **{ COMMAND("status") }** dice a quién se espera.
    • **{ COMMAND("nudge") }** le pide que no olvide la partida.
    • **{ COMMAND("pause") }** deja descansar los relojes si hay acuerdo.
    • **{ COMMAND("catchup") }** dice lo que ha pasado desde tu última jugada.
    • **{ COMMAND("replay") }** recorre la partida en imágenes.
    • **{ COMMAND("log") }** la cuenta en palabras.
    • **{ COMMAND("ahead") }** elige tus próximas jugadas mientras juegan otros.
    • **{ COMMAND("undo") }** deshace una jugada mientras nadie haya aprendido nada de ella.
    • **{ COMMAND("substitute") }** deja jugar por ti a un ordenador u otra persona.
    • **{ COMMAND("back") }** te devuelve el asiento donde un ordenador juega por ti.
    • **{ COMMAND("away") }** dice cuándo no estás.
    • **{ COMMAND("draw") }** termina la partida si todos quieren.
    • **{ COMMAND("resign") }** abandona.
    • **{ COMMAND("cancel") }** cancela una partida si todos quieren.
    • **{ COMMAND("move-match") }** hace que una partida que juegas siga en este canal.
    • **{ COMMAND("language") }** elige español o inglés.
    • **{ COMMAND("notify") }** elige cómo te aviso cuando te toca, y cuándo te dejo en paz.
    • **{ COMMAND("export") }** da una partida terminada como archivo que demuestra que nadie hizo trampa.
    • **{ COMMAND("import") }** toma un archivo así, para repasar la partida y seguir jugando desde ella.
    • **{ COMMAND("profile") }** dice lo fiable y lo fuerte que es alguien, y cómo acabaron vuestras partidas.
    • **{ COMMAND("ladder") }** dice lo fuerte que es en un juego la gente de un servidor, y deja que te ocultes ahí.
    • ¿Algo va mal en una partida? **{ COMMAND("report") }** se lo dice a quien se encarga de este bot.
    • **{ COMMAND("block") }** impide que alguien te invite.
    • **{ COMMAND("unblock") }** deja que vuelva a invitarte.
    • **{ COMMAND("server check") }** dice qué puedo hacer en este canal y qué falta.
    • **{ COMMAND("privacy show") }** dice lo que guardo de ti, y lo borra si quieres.
    • **{ COMMAND("hint") }** dice lo que haría un ordenador en tu lugar, si solo juegas contra ordenadores.
    • **{ COMMAND("review") }** muestra dónde cambiaron las posibilidades en una partida terminada.

language-en = English
language-es = Español
language-auto = Como mi Discord

# Negativas del marco de las reglas

refusal-match-over = Esta partida ha terminado. { COMMAND("play") } empieza otra.
refusal-not-asked = Ahora mismo no tienes nada que decidir. El tablero dice a quién se espera.
refusal-malformed = No he podido leer eso como una jugada de este juego. Usa los botones o elige entre las sugerencias del comando.
refusal-not-a-number = «{ $typed }» no es un número entero. Escribe uno como 12.
refusal-choices = «{ $typed }» no es posible aquí. Elige { $known }.
refusal-missing-choice = Falta elegir algo: «{ $step }». Elige { $known }.
refusal-words-alike = Estos dos no pueden ir juntos, porque dicen lo mismo: { $first } y { $second }. Escribe uno de otro modo.
refusal-missing = Falta rellenar algo. { $step }
refusal-line-empty = Escribe lo que quieres hacer.
refusal-line-unknown = «{ $typed }» no se entiende aquí. Empieza con { $ways }.
refusal-line-if = Lo que solo se hace si otro hace algo no se puede escribir en una línea. Elige ambas cosas con *{ $button }* bajo tu mano.
refusal-line-several = «{ $clause }» puede querer decir más de una cosa. Empieza con { $ways }.
refusal-line-more = «{ $typed }» es más de lo que se pide. Quítalo.
refusal-line-number = «{ $typed }» no es posible aquí. Escribe un número entero del { $least } al { $most }.
refusal-line-nothing = «{ $typed }» no es posible aquí.
refusal-line-clause = No se ha hecho nada por culpa de la parte { $number }, «{ $clause }». { $reason }
refusal-bad-option = «{ $value }» no es posible ahí. Elige entre las sugerencias.
refusal-old-command = Este comando ha cambiado desde que tu Discord lo cargó. Pulsa Ctrl+R, o cierra y abre la aplicación, e inténtalo otra vez.
refusal-server-only = Esto solo funciona en un servidor, no en mensajes directos.
refusal-no-right = Necesitas más permisos en este servidor para eso. Pídeselo a quien modere.
refusal-unknown-control = Ya no conozco ese botón. { COMMAND("board") } y { COMMAND("hand") } muestran otros nuevos.

reply-board-rests = Esta partida tiene un solo tablero, que se publicó hace poco. Se podrá volver a publicar { $when }; si se había borrado, se publica ahora. Tu mano se envía otra vez.
reply-done = Hecho.
reply-broken = Algo ha fallado por mi parte y no ha cambiado nada. Inténtalo otra vez; si se repite, avisa a quien administra este bot.
reply-made = Eso está hecho y vale; solo ha fallado mi respuesta. { COMMAND("board") } y { COMMAND("hand") } muestran cómo está todo ahora.
reply-unsure = Algo ha fallado por mi parte y no sé decirte si eso se ha hecho. Mira cómo está todo antes de intentarlo otra vez; si se repite, avisa a quien administra este bot.

# Permisos, con los nombres que muestra Discord

permission-view-channel = Ver canal
permission-view-channel-use = estar siquiera en este canal
permission-send-messages = Enviar mensajes
permission-send-messages-use = las mesas, los tableros y lo que ocurre
permission-attach-files = Adjuntar archivos
permission-attach-files-use = las imágenes de los tableros
permission-read-message-history = Leer el historial de mensajes
permission-read-message-history-use = encontrar lo que ya he enviado, para no contar nada dos veces, y contar los votos de las encuestas
permission-create-public-threads = Crear hilos públicos
permission-create-public-threads-use = partidas en hilos propios, y crónicas en hilos
permission-create-public-threads-else = Las partidas solo pueden abrirse en el propio canal, y no tienen crónica en un hilo.
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-send-messages-in-threads-use = partidas y crónicas en hilos
permission-send-messages-in-threads-else = Las partidas solo pueden abrirse en el propio canal, y no tienen crónica en un hilo.
permission-create-polls = Crear encuestas
permission-create-polls-use = las votaciones sobre el mejor y el peor sonido de una partida
permission-create-polls-else = Unos menús preguntan lo mismo.
permission-add-reactions = Añadir reacciones
permission-add-reactions-use = una marca en los sonidos que la gente escribe en el canal
permission-add-reactions-else = Solo el tablero muestra que he oído un sonido.
button-chosen = ✓ { $choice }
panel-more = Más…
panel-less = Volver a la jugada
menu-more = Más… (página { $page } de { $pages })
# What people type for nothing, one word or another.
typed-nothing = ninguno, ninguna, nada

# Acciones que se eligen por adelantado

ahead-several = Planear varias jugadas…
ahead-open = Elegir por adelantado…
ahead-change = Elegido por adelantado…
ahead-add = Añadir al plan
ahead-undo = Quitar la última
ahead-cut = Quitar lo que no se puede
ahead-clear = Quitar todo
ahead-back = Volver
ahead-submit = { $count ->
    [one] Hacerlo
   *[other] Hacer las { $count }
    }
ahead-submit-first = { $count ->
    [one] Hacer lo primero
   *[other] Hacer las { $count } primeras
    }
ahead-hint = Elige lo que haces primero y lo que sigue, y que se haga todo a la vez. Si entretanto pasa algo imprevisto, el resto no se hace.
ahead-hint-waiting = Elige lo que se hará en cuanto te toque. Nadie más lo ve. Si para entonces ya no es cierto lo que se te dice de ello, se te pregunta.
ahead-supposed = La primera imagen lo muestra como si nadie más hiciera nada hasta entonces.
ahead-hint-apart = Sigue ya: lo que elijas se hará en tu turno, y nadie lo ve antes. Lo que entonces no se pueda se omite.
ahead-chosen = **Tu plan** ({ $count }), que nadie más ve:
ahead-standing = **Elegido por adelantado** ({ $count }), se hace en cuanto te toque:
ahead-chosen-anyway = **Tu plan** ({ $count }), que nadie más ve y se hace hagan lo que hagan los demás:
ahead-standing-anyway = **Elegido por adelantado** ({ $count }), se hace en cuanto te toque, hagan lo que hagan los demás:
ahead-line = `{ $number }` { $action }
way-words = { $way }: { $what }
way-number = { $step }: { $number }
ahead-refused = Desde `{ $number }` no se puede hacer: { $why }
ahead-left-out = Ya no se puede hacer, y se omitirá: { $what }. { $why }
ahead-rest = Nadie puede prever qué resulta de eso. Lo demás se queda en tu plan hasta que lo hayas visto:
ahead-untold = algo que solo se podrá decir entonces
ahead-gone = algo que ya no se puede elegir
ahead-no-further = Lo que viene después nadie puede preverlo. Hasta aquí se puede hacer.
ahead-given = { $who }: { $what }
ahead-line-given = **solo si** «{ $given }» → { $action }
ahead-if = si
ahead-line-anyway = { $action } · hagan lo que hagan los demás
ahead-line-exactly = { $action } · si todo sale como se prevé
ahead-choose-given = Solo si la otra parte…
ahead-choose-drop = Quitar una
ahead-choose-drop-from = Quitar una y lo que sigue
ahead-not-given = Sin depender de nadie
ahead-next-given = Ahora: lo que haces **solo si** sucede exactamente esto: «{ $what }».
ahead-next-anyway = Ahora: lo que haces si para entonces sigue siendo cierto todo lo que se te dice de ello, hagan lo que hagan los demás.
ahead-next-if = Ahora: di primero qué debe hacer la otra parte para ello.
ahead-words-title = Lo que falta por decir
ahead-unforeseen = ha salido a la luz algo que nadie podía prever.
ahead-unexpected = no ha sucedido aquello para lo que lo habías elegido: «{ $given }».
ahead-otherwise = no haría lo que se te dijo cuando lo elegiste.
ahead-dropped = No se ha hecho lo que habías elegido por adelantado: { $why } Descartado: { $what }.
ahead-dropped-several = De lo que habías elegido por adelantado no se ha hecho: { $listed }
ahead-dropped-one = { $what } ({ $why })
refusal-ahead-most = Se puede elegir por adelantado { $most ->
        [one] una jugada
       *[other] { $most } jugadas
    } como mucho.
refusal-ahead-unforeseeable = Eso no se puede elegir por adelantado: nadie puede prever cómo estarán las cosas entonces.
refusal-ahead-not-given = Tal como está todo, la otra parte ya no puede hacer eso.
refusal-ahead-asked = Te toca: elige lo que haces ahora.
refusal-ahead-nothing = En este momento no se puede elegir nada por adelantado: nadie puede prever con qué empieza tu próximo turno.
legend-title = Los signos de { $game }

# Una partida en palabras

account-match = La partida
account-players = Jugadores
account-board = Tablero
account-yours = Lo tuyo
account-last = Lo último que pasó
account-you = Tú
account-now = Ahora
account-heard = Desde tu última jugada
account-heard-all = Lo que ha pasado
account-line = { $words }.
account-notes = { $words }; { $notes }.
account-said = { $words }
account-head = ## En palabras · { $game } · partida { $number }
account-page = -# Página { $page } de { $pages }
account-asked-too = También se espera a: { $who }.
spoken-you = tú
