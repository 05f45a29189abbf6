# Una partida en un canal: mesa, tablero, mano, estado.

table-title = { $game } · partida { $number }
table-waiting = Se espera a { $who }.
table-won = { $many ->
    [one] ¡Gana { $who }!
   *[other] ¡Ganan { $who }!
}
table-draw = ¡Empate!
table-no-winner = No ha ganado nadie; no cuenta para nadie.
table-ended-by-draw = Quienes juegan han acordado tablas.
table-ended-together = Quienes juegan han acordado terminar aquí esta partida.
table-draw-asked = { $draw ->
    [1] 🤝 { $who } ofrece tablas.
   *[other] 🤝 { $who } propone terminar aquí esta partida, sin que gane nadie: no contaría para nadie, y se podría ver todo lo oculto.
} Hace falta el acuerdo de { $left }. La oferta vale hasta que la partida siga, dos días como mucho.
table-asked-elsewhere = -# Esta partida sigue en { $where }: responde allí.
table-asked-left = Ahora hace falta el acuerdo de { $left }.
table-asked-no-more = -# Esto ya no se pregunta.
table-draw-agreed = { $who } está de acuerdo; falta { $left }.
table-secret = Todo lo que se barajó, repartió o tiró dependía del secreto `{ $secret }`. Con { COMMAND("export") } cualquiera recibe un archivo en el que se puede comprobar. O elige *Comprobar esta partida* en el menú de este mensaje.
table-log = -# Hash del registro hasta aquí: `{ $hash }`
table-log-whole = -# Hash del registro completo: `{ $hash }`
table-starting = La partida empieza y se está repartiendo. Lo que reciba cada cual depende también de este mensaje.
table-start-promise = -# Promesa: SHA-256 `{ $hash }`
table-start-again = Hubo que enviar el comienzo { $many } veces hasta saber con seguridad que estaba. El reparto depende del mensaje que quedó.
table-start-unposted = El comienzo no se pudo publicar aquí, así que el reparto no depende de ningún mensaje de este canal.
table-called-off = Esta partida se ha cancelado.
table-called-off-by = { $who } ha cancelado esta partida. No cuenta para nadie.
table-called-off-together = Quienes la juegan han cancelado esta partida de común acuerdo. No cuenta para nadie, y { COMMAND("export") } muestra todo lo que estaba oculto.
table-off-asked = { $who } propone cancelar esta partida: no contaría para nadie, y se podría ver todo lo oculto. Hace falta el acuerdo de { $left }. La propuesta vale hasta que la partida siga.
table-off-agreed = { $who } está de acuerdo. Falta: { $left }.
table-undone = { $who } deshace su última jugada.
table-undone-agreed = { $who } deshace su última jugada; están de acuerdo quienes juegan.
table-undo-asked = { $who } pide deshacer su última jugada, aunque reveló algo: { $left }, ¿de acuerdo? Lo que se vio se sigue sabiendo, y el azar no cambia.
table-undo-agreed = { $who } está de acuerdo.
table-undone-along = Lo que habías hecho después de la jugada deshecha se ha deshecho con ella, como acordaron todos. No se entera nadie que no lo supiera.
table-undone-yours = Se ha deshecho una jugada anterior y, sin ella, lo que habías elegido después no es posible. Nadie más se entera.
table-time-out = A { $who } se le ha acabado el tiempo.
table-chosen-ahead = { $who } había elegido por adelantado lo que sigue.
table-line-unsaid = Aquí pasó algo que ya no sé poner en palabras.
table-reminder = { $who }, se te acaba el tiempo.
table-reminder-anew = { $who }, la partida te espera.
table-half = Ha pasado la mitad de tu tiempo; { COMMAND("matches") } dice cuándo se acaba.
table-nudged = 👋 { $who } pide a { $whom } que no olvide esta partida.
table-clocks-moved = ⏱️ Nadie pudo jugar durante { $hours ->
    [one] una hora más o menos
   *[other] unas { $hours } horas
}: a quien se espera le queda otro tanto de tiempo.
table-sits-in = ⏰ A { $who } se le ha acabado el tiempo. Por ahora un ordenador juega por { $who }; el asiento se recupera con *Recuperar mi asiento*.
table-sits-out = { $who } deja jugar por ahora a un ordenador ({ $level }); el asiento se recupera con *Recuperar mi asiento*.
table-seat-free = { $who } busca a alguien que siga jugando en esta partida de { $game }. Quien tome el asiento ve su mano, y su reloj sigue como está; hasta entonces juega { $who }. La oferta vale 7 días.
table-seat-offered = { $who } ofrece a { $to } su asiento en esta partida de { $game }. Quien lo tome ve su mano, y su reloj sigue como está; hasta entonces juega { $who }. La oferta vale 7 días.
table-seat-there = -# Puedes tomarlo [allí]({ $link }).
table-seat-taken = Desde aquí juega { $now } por { $who }.
table-seat-kept = { $who } conserva su asiento.
table-seat-unwanted = Nadie ha tomado el asiento; { $who } lo conserva.
table-seat-over = El asiento ya no se ofrece.
table-absent = { $who } ya no está en este servidor, así que no puedo avisarle. Alguien que juegue puede dejar que un ordenador juegue por { $who }, que recupera su asiento con una pulsación cuando vuelva a estar aquí.
table-absent-over = Ya puedo avisar de nuevo a { $who }.
table-stands-in = { $who } ya no está en este servidor: como pide { $by }, por ahora un ordenador juega por { $who }; el asiento se recupera con *Recuperar mi asiento*.
table-back = { $who } ha vuelto y juega de nuevo.
table-given-back = Ya no juega nadie más en esta partida: { $who } recupera su asiento.
table-time-lost = A { $who } se le ha acabado el tiempo, y con eso pierde.
table-resigned = { $who } se rinde.
table-computer-takes-over = Un ordenador sigue jugando por { $who }.
table-ended-by-resigning = La partida termina porque { $who } se ha rendido.
table-ended-by-falling = La partida termina porque los demás se han rendido o han quedado fuera.
table-hand-closed = No puedo enviar mensajes directos a { $who }. Pulsa *Mi mano* aquí abajo para ver la tuya; solo la verás tú.
table-asked = { $who }, se te pide una respuesta. Pulsa *Tu jugada* aquí abajo; solo la verás tú.
table-channel-shut = Ya no puedo escribir en el canal de la partida. Pide a quien modere que me devuelva Ver canal, Enviar mensajes y Adjuntar archivos, o deja que la partida siga en otro sitio: escribe { COMMAND("move-match") } en otro canal del servidor. Mientras tanto puedes jugar desde aquí, y durante 14 días a nadie se le acaba el tiempo.
table-channel-gone = El canal de la partida ya no existe. Deja que la partida siga en otro sitio: escribe { COMMAND("move-match") } en otro canal del servidor que vean todos los que juegan. Mientras tanto puedes jugar desde aquí, y durante 14 días a nadie se le acaba el tiempo.
table-moved = { $who } ha hecho que esta partida siga aquí.
table-moved-away = { $who } ha hecho que esta partida siga en { $where }.
table-chronicle = Crónica · { $game } · partida { $number }
table-chronicle-there = -# Todo lo ocurrido, línea por línea: { $where }
table-no-chronicle = No puedo llevar la crónica en un hilo aquí: no pude abrirlo, no puedo escribir en él o lo han borrado. En su lugar, *Qué ha pasado*, aquí abajo, te lo cuenta todo.

hand-your-turn = Te toca.
hand-respond = Te piden una respuesta.
hand-may-act = Ya has jugado, pero todavía puedes cambiar de idea.
hand-waiting = Se espera a { $who }.
hand-sat-in = Por ahora un ordenador juega por ti. Recupera tu asiento cuando quieras.
hand-gave-up = Te has rendido; los demás siguen jugando.
hand-out = Has quedado fuera; los demás siguen jugando.
hand-then = A continuación: { $who }.
hand-then-change = A continuación: { $who }. Hasta entonces puedes cambiar de idea.
hand-over = Esta partida ha terminado.
hand-board-there = El tablero está en { $where }; *Mostrar el tablero* lo trae aquí.
hand-past = Esto ya pasó. Tu mensaje más reciente está más abajo.

board-undrawn = No se ha podido dibujar el tablero; { COMMAND("board") } lo intenta otra vez.
hand-undrawn = No se ha podido dibujar tu mano; { COMMAND("hand") } lo intenta otra vez.
picture-undrawn = No se ha podido dibujar esta imagen. Eso no cambia lo que puedes hacer; inténtalo otra vez si quieres.

lobby-open = ## { $game } · la partida { $number } busca jugadores
lobby-asks = ## { $game } · la partida { $number } espera a que se acepten los cambios
lobby-ready = ## { $game } · la partida { $number } espera a más jugadores, o a que { $host } pulse *Empezar*
lobby-full = ## { $game } · la partida { $number } espera a que { $host } pulse *Empezar*
lobby-started = ## { $game } · la partida { $number } ha empezado
lobby-since = Empezó { $when }; sus tableros están en { $where }.
lobby-returns = La vuelta de la partida { $number }: quien la jugó tiene el otro bando, salvo que se giren los asientos.
lobby-afterwards = -# Al terminar, *Jugar otra* cambia los bandos: dos partidas juntas son justas.
lobby-starting = ## { $game } · la partida { $number } empieza
lobby-cancelled = ## { $game } · la partida { $number } se ha cancelado
lobby-called-off-by = La ha cancelado { $who }.
lobby-waited = Pasó demasiado tiempo sin que nadie la empezara. { COMMAND("play") } abre otra.
lobby-left = Todo el mundo se ha ido.
lobby-hostless = Se ha ido quien la abrió, y las demás personas ya tienen abiertas tantas mesas como puede tener una.
lobby-removed = Mientras tanto me echaron de este servidor.
lobby-taken-out = { $host } ha sacado de la mesa a { $who }.
lobby-room = -# Asientos ocupados: { $taken } de { $most }; necesarios: { $least }
lobby-standard = La partida estándar
lobby-seat = `{ $number }` { $who }
lobby-seat-tier = `{ $number }` { $who } · { $tier }
lobby-computer = `{ $number }` { $who } ({ $level })
lobby-option = { $name }: **{ $value }**
lobby-to-agree = Falta que { $who } { $many ->
    [one] acepte
   *[other] acepten
} lo que ha cambiado:
lobby-change = • { $name }: { $old } → **{ $new }**
lobby-company = Quiénes juegan, por este orden
lobby-member = un ordenador ({ $level })
lobby-call = { $who }: { $host } ha cambiado algo de esta partida. Ninguna partida empieza mientras a alguien de su mesa le falte pulsar *Aceptar*.
lobby-there = [A la mesa]({ $link })
lobby-promise = -# Promesa `{ $hash }`
lobby-promised = -# Promesa: todo lo que se baraje, reparta o tire en esta partida depende de un secreto cuyo SHA-256 es `{ $hash }`, con la sal de cada persona que se une. Se revela al final.
lobby-table = -# Juego, opciones, promesa y quién se sienta aquí, como hash: `{ $hash }`
lobby-thread = { $game } · { $who }
lobby-level-beginner = principiante
lobby-level-easy = fácil
lobby-level-normal = normal
lobby-level-hard = difícil

option-number = { $value }
option-clock = Tiempo por jugada
option-clock-none = sin límite
option-clock-1h = 1 hora
option-clock-12h = 12 horas
option-clock-1d = 1 día
option-clock-3d = 3 días
option-clock-7d = 7 días
option-clock-1h-5m = reserva 1 h, +5 min/jugada
option-clock-1d-2h = reserva 1 día, +2 h/jugada
option-clock-3d-8h = reserva 3 días, +8 h/jugada
option-clock-7d-12h = reserva 7 días, +12 h/jugada
option-clock-about = El mismo para cada jugada, o una reserva: lo que no gastas se queda, y cada jugada le suma algo, sin pasar de lo que tenía al principio. Quien tiene 11 minutos o más para una jugada recibe un aviso antes de que se acaben.
option-expired = Cuando se acaba el tiempo
option-expired-default = una jugada, luego ordenador
option-expired-computer = juega un ordenador
option-expired-loss = se pierde la partida
option-expired-before = un movimiento sencillo
option-expired-about = Un movimiento sencillo y, dos veces seguidas, un ordenador (con su ayuda nadie sube) hasta recuperar el asiento. Ninguno si no juega nadie más; en turno ajeno, respuesta sencilla.
option-response = Tiempo para responder
option-response-about = Para responder en turnos ajenos, mientras esperan los demás. Las órdenes permanentes responden al instante.
option-response-none = como para una jugada
option-response-10m = 10 minutos
option-response-1h = 1 hora
option-response-6h = 6 horas
option-response-1d = 1 día
option-welcome = Quién puede unirse
option-welcome-anybody = cualquiera
option-welcome-mostly = gente que casi siempre acaba
option-welcome-reliable = solo gente de fiar
option-welcome-about = De las diez últimas partidas con otra gente cuenta cuántas ha acabado alguien; rendirse al final es acabarla, dejar a los demás con un ordenador no.
reliability-reliable = de fiar
reliability-mostly = casi siempre acaba
reliability-shaky = se va a menudo
reliability-new = recién llegado
reliability-hidden = oculto
reliability-numbers =
    { $played ->
        [0] Ninguna de las partidas con otra gente que guardo cuenta aquí.
        [one] { $tier }: de la última partida, { $finished } hasta el final y { $late } sin tiempo.
       *[other] { $tier }: de las { $played } últimas partidas, { $finished } hasta el final y { $late } sin tiempo.
    }
profile-head = **Sobre** { $who }
profile-hidden = Esta persona no está en ninguna clasificación, y no deja saber cuántas veces se queda.
profile-rating = { $game }: { $points ->
        [one] un punto
       *[other] { $points } puntos
    } en este servidor, tras { $played ->
        [one] una partida puntuada
       *[other] { $played } partidas puntuadas
    }
profile-met = **Contigo**
profile-never-met = Ninguna de las partidas que guardo cuenta aquí.
profile-record = { $game }: quedaste por delante { $won } ×, por detrás { $lost } × y a la par { $drawn } ×
profile-bar-reliability = Llega al final
profile-bar-finished = acabadas, de las últimas
profile-bar-strength = Fuerza aquí
profile-bar-points = puntos
profile-bar-met = Contigo
profile-bar-record = delante – a la par – detrás
profile-bar-matches = Partidas
refusal-profile-bot = Los bots no tienen perfil.
refusal-unreliable-reliable = Esta mesa no te deja sentarte.
refusal-unreliable-mostly = En esta mesa puede sentarse { $wanted }. De tus últimas partidas has acabado la mayoría, y aquí no basta.
refusal-unreliable-shaky = En esta mesa puede sentarse { $wanted }. De tus diez últimas partidas has dejado demasiadas antes de su final; cada una que acabes cuenta.
refusal-unreliable-new = En esta mesa puede sentarse { $wanted }. De las partidas con otra gente que guardo, cuentan menos de tres para ti; cada una que acabes cuenta.
refusal-unreliable-hidden = Esta mesa pregunta lo fiable que es la gente, y tú lo ocultas. { COMMAND("ladder") } tiene un botón que vuelve a mostrarte.
option-board = Tablero
option-board-one = uno que permanece
option-board-turn = uno nuevo en cada turno
option-board-thread = uno por turno, y un hilo
option-board-about = El que se queda se mantiene al día, y un mensaje directo avisa a quien le toca. Uno nuevo en cada turno avisa también en el canal; la crónica, un hilo en el primero, guarda cada línea.

button-act = Tu jugada
button-hand = Mi mano
button-board-here = Mostrar el tablero
button-board-again = Publicarlo de nuevo
button-rest-agree = De acuerdo
button-rest-days = { $days ->
    [one] 1 día
   *[other] { $days } días
}
button-rest-end = Que corran los relojes
button-back = Recuperar mi asiento
button-rules = Reglas
button-legend = Signos
button-words = En palabras
button-page = Página { $page }
button-orders = Órdenes permanentes
button-again = Jugar otra
button-join = Unirme
button-agree = Aceptar
button-leave = Salir
button-start = Empezar
button-cancel = Cancelar
button-computer = + Ordenador ({ $level })
button-no-computer = − Ordenador
button-rotate = Cambiar asientos
button-add-computer = + Ordenador
button-options = Opciones
menu-take-out = Sacar a alguien
menu-preset = Elegirlo todo de una vez
button-resign = Sí, me rindo
button-play-on = No, sigo jugando
button-off-ask = Preguntar a los demás
button-off-agree = Acepto cancelarla
button-draw-ask = Ofrecer tablas
button-end-ask = Proponer terminar sin que gane nadie
button-draw-agree = Acepto terminarla
button-form-again = Rellenarlo otra vez
button-form-open = Abrir el formulario

options-head = ### Opciones · { $game } · partida { $number }
options-host = Lo que cambies aquí tendrán que aceptarlo de nuevo quienes se sientan, antes de empezar.
options-guest = Las elige { $who }; al unirte las aceptas, y de nuevo si cambian.
options-started = La partida empieza con lo elegido aquí; ya no cambia nada de ello.
options-match = Partida
options-game = Reglas
options-seats = Asientos
options-further = -# Tiempo para responder, qué pasa cuando se acaba, ausencias y quién puede unirse.
options-further-button = Más opciones
options-whole = **Todo de una vez** · después puedes cambiar partes
options-choose = **{ $name }**
    -# { $about }
options-option = { $name }: **{ $value }**
    -# { $about }
options-out = -# ¿Alguien no aparece? Su asiento queda libre para otra persona.
options-go = -# Puedes irte mientras la partida no haya empezado.
options-computers = Que juegue también un ordenador: el principiante se equivoca a menudo, el fácil a veces, y los demás piensan más.
options-go-host = -# Si te vas, la siguiente persona pasa a llevar la mesa.
preset-first = Primera partida
preset-first-about = La partida estándar; un día por jugada.
preset-standard = Estándar
preset-standard-about = La partida estándar; tres días por jugada.
preset-long = Larga
preset-long-about = La partida estándar; una semana por jugada.

orders-head = ### Órdenes permanentes · { $game } · partida { $number }
orders-what = Responden por ti en los turnos de los demás, para que nadie tenga que esperar. Solo las ves tú, y puedes cambiarlas cuando quieras.
orders-further = Más órdenes
orders-first = Volver
orders-true = sí
orders-false = no

rules-which = ¿Las reglas de qué juego?
legend-which = ¿Los signos de qué juego?
button-help-more = Todos los comandos
which-game-first = ¿Qué juego?
which-game = Otro juego
which-match = [{ $game } · partida { $number }]({ $where })
which-meant = ¿A qué partida te refieres?
rules-menu = Otra sección

reply-lobby-open = La mesa está abierta en { $channel }.
reply-channel-taken = Este canal ya tiene una partida. La tuya puede jugarse en un hilo propio.
reply-channel-taken-bot = Este canal ya tiene una partida. Escribe { COMMAND("play") } en otro canal; o aquí, para un hilo, cuando alguien que modera me conceda { $missing }.
reply-channel-taken-own = Este canal ya tiene una partida. Escribe { COMMAND("play") } en otro canal: te falta { $missing }, así que no puedes hacer que se abra un hilo aquí.
reply-channel-taken-kind = Este canal ya tiene una partida, y un hilo solo se puede abrir desde un canal de texto normal. Escribe { COMMAND("play") } en otro canal.
reply-thread-taken = Este hilo ya tiene una partida. Escribe { COMMAND("play") } en su canal, o en otro hilo.
button-in-thread = En un hilo nuevo
reply-lobby-without = Aquí no tengo el permiso **{ $permission }**. { $instead }
reply-joined = Tienes un asiento. Quien lleva la mesa empieza la partida; lo que se te muestre y pregunte llegará por mensaje directo.
reply-agreed = Has aceptado la partida tal como está ahora.
reply-left = Has dejado la mesa.
reply-blocked = { $who } ya no puede invitarte ni sentarse a una mesa contigo. Solo lo sabes tú; una partida en curso sigue.
reply-unblocked = { $who } puede volver a invitarte y jugar contigo.
reply-blocked-all = Has bloqueado a { $who }. { COMMAND("unblock") } lo deshace.
reply-nobody-blocked = No has bloqueado a nadie.
reply-cancelled = Cancelada.
reply-off-how = Tú también tienes un asiento en esta partida, así que solo se cancela si { $who } { $many ->
    [one] está
   *[other] están
} de acuerdo. { $plays ->
    [0] ¿Quieres preguntar?
   *[other] ¿Quieres preguntar, o rendirte?
}
reply-off-alone = Nadie más juega esta partida. ¿Quieres cancelarla? Entonces no cuenta para nada.
reply-off-asked = He preguntado a los demás. En cuanto la partida siga, la propuesta ya no vale.
reply-off-agreed = Has aceptado cancelarla. En cuanto la partida siga, eso ya no vale.
reply-undo-asked = Se pregunta a los demás. Si todos están de acuerdo, tu jugada se deshace.
reply-undo-agreed = Estás de acuerdo. La jugada se deshace en cuanto lo estén todos los demás.
reply-undo-done = Todos están de acuerdo: la jugada queda deshecha.
button-undo = Deshacer
button-nudge = Dar un toque
button-hint = Pista
hint-head = 💡 Un ordenador haría esto: **{ $what }**
hint-before = -# Antes no hay nada que elegir: { $what }.
hint-leads = -# → { $line }
hint-only = Tal como lo veo, ahora no hay otra cosa que hacer.
hint-sole = Tal como lo veo, ahora no merece la pena pensar en otra cosa.
hint-wins = Gana, hagan lo que hagan los demás.
hint-sure = Por lo que puedes saber, gana casi con seguridad.
hint-likely = Por lo que veo, gana, salvo que alguien tenga justo la respuesta correcta.
hint-saves = Por lo que veo, todo lo demás pierde ante la respuesta correcta.
hint-clear = Tal como lo veo, te deja claramente mejor que lo segundo mejor: { $other }.
hint-slight = Tal como lo veo, te deja un poco mejor que lo segundo mejor: { $other }.
hint-even = Tal como lo veo, esto es más o menos igual de bueno: { $other }.
hint-best = Tal como lo veo, nada es mejor.
hint-changed = -# La posición ha cambiado desde que preguntaste, así que puede que ya no valga. Vuelve a preguntar.
hint-lesson = 💡 **{ $what }**
refusal-hint-people = Las pistas son para partidas en las que solo juegas contra ordenadores. En esta juegan otras personas.
refusal-hint-thinking = Todavía estoy pensando la última pista que pediste.
refusal-hint-late = No se me ocurrió nada a tiempo. Vuelve a preguntar.
refusal-hint-drafted = Tu borrador ya decide todo lo que se te pregunta. Envíalo, o retira algo, y vuelve a preguntar.
button-undo-ask = Preguntar a los demás
button-undo-agree = Puede deshacerse
reply-undone = Tu última jugada queda deshecha.
reply-resign-sure = ¿De verdad quieres rendirte en { $game } · partida { $number }?
reply-resign-anew = { $game } · partida { $number } ha seguido desde que se te preguntó. ¿Aún quieres rendirte?
reply-resigned = Te has rendido.
reply-rest-how = ¿Cuánto deben descansar los relojes de esta partida? Hace falta el acuerdo de quienes juegan, que mientras tanto pueden seguir jugando.
reply-rest-asked = He preguntado a los demás.
reply-rest-agreed = Queda anotado tu acuerdo.
reply-rests = Los relojes descansan hasta { $when }.
reply-rest-over = Los relojes vuelven a correr.
reply-draw-how = { $draw ->
    [1] ¿Quieres ofrecer tablas?
   *[other] ¿Quieres proponer que esta partida termine aquí, sin que gane nadie? Entonces no cuenta para nadie, y se puede ver todo lo oculto.
} Termina si { $who } { $many ->
    [one] está
   *[other] están
} de acuerdo. La oferta vale hasta que la partida siga, dos días como mucho.
reply-draw-offered = { $who } { $draw ->
    [1] ofrece tablas. ¿Estás de acuerdo?
   *[other] propone terminar aquí esta partida, sin que gane nadie. No cuenta para nadie, y se puede ver todo lo oculto. ¿Estás de acuerdo?
} La oferta vale hasta que la partida siga, dos días como mucho.
reply-draw-asked = He preguntado a los demás. En cuanto la partida siga, tu oferta ya no vale.
reply-draw-agreed = Queda anotado tu acuerdo. En cuanto la partida siga, ya no vale.
reply-draw-done = Todos están de acuerdo: la partida ha terminado.
reply-back = Vuelves a jugar.
reply-sits-out = Por ahora un ordenador juega por ti. Recupera tu asiento cuando quieras; puede volver a ti por sí solo cuando ya no juegue nadie más. Si la partida termina antes, cuenta como que no la has terminado, y lo que se gane no te sube en la clasificación.
reply-seat-how = ¿Quién debe jugar por ti? Un ordenador juega hasta que recuperes tu asiento con una pulsación. Otra persona se queda con tu asiento y ve tu mano; { COMMAND("substitute") } con un nombre se lo pide solo a ella. En ambos casos la clasificación te cuenta la partida, y solo si se pierde.
reply-seat-offered = Tu asiento se ofrece en el canal, y sigues jugando hasta que alguien lo tome.
reply-seat-asked = He preguntado en el canal. Mientras nadie tome el asiento, sigues jugando.
reply-seat-sought = He preguntado en el canal. Quien pulse primero toma tu asiento; hasta entonces sigues jugando.
reply-seat-kept = Conservas tu asiento.
reply-seat-taken = Desde ahora juegas aquí.
reply-again-unseen = La mesa está abierta, pero no puedo llamar a quien no ve este canal: { $who }.
reply-moved = { $game } sigue en este canal.
move-match = { $game } · partida { $number }
button-seat-how = Que juegue otro
button-seat-computer = Ordenador: { $level }
button-seat-seek = Preguntar en el canal
button-seat-withdraw = Conservar mi asiento
button-seat-take = Tomar este asiento
button-absent = Que juegue un ordenador
reply-nudged = He avisado a { $whom }.
reply-plays-on = Sigues jugando.
reply-export =
    La partida { $number } como archivo. Compruébala con: python -m tables.verify PROMISE LAST match-{ $number }.json
    PROMISE es el hash prometido en el mensaje de la mesa, LAST el hash del registro completo en el último mensaje de la partida.
reply-export-earlier =
    La partida { $number } como archivo. Compruébala con: python -m tables.verify PROMISE - match-{ $number }.json
    PROMISE es el hash prometido en el mensaje de la mesa. Esta partida empezó antes de que yo mostrara un hash del registro, así que su archivo demuestra menos; lo que no demuestra se dice allí.
verify-promise = **Partida { $number }.** Antes de que nadie se uniera prometí un secreto cuyo SHA-256 es `{ $promise }`. Compáralo con el mensaje de la mesa.
verify-table = El juego, las opciones, la promesa y quién se sienta allí quedaron fijados con el hash `{ $hash }`, que también está en el mensaje de la mesa.
verify-later = Cuando la partida termine diré el secreto. Entonces quien tenga estos hashes puede volver a calcular cada barajado, tirada y jugada, y ver si algo se cambió: aquí, en el menú de sus mensajes, o sin mí con el archivo que da { COMMAND("export") }.
verify-never-begun = Esta mesa se ha cancelado antes de que empezara la partida: no se repartió nada, así que no hay nada que comprobar, y el secreto queda sin decir.
verify-earlier = Esta partida empezó antes de que yo mostrara un hash del registro. Cuando termine, el archivo que da { COMMAND("export") } demuestra los barajados, las tiradas y que las jugadas se siguen unas de otras.
verify-held = ✅ Lo he vuelto a jugar todo y se cumple: el secreto es el prometido, y `{ $hash }` es el hash del registro tras la entrada { $entry } de { $entries }. De ahí salen cada barajado, tirada y jugada y el resultado.
verify-failed = ❌ Esto no se cumple: la partida que tengo registrada no lleva al hash `{ $hash }`. Quien mantiene este bot debería saberlo: { COMMAND("report") }.
verify-yourself = Eso es solo mi palabra. Sin mí: toma el archivo que da { COMMAND("export") } y ejecuta `python -m tables.verify { $promise } { $last } match-{ $number }.json`
reply-form-ready = He tardado un momento. El formulario ya está listo.
reply-form-forgotten = Lo que habías escrito ahí se ha perdido. Esto es lo que se pregunta ahora.
reply-language-me = A partir de ahora te hablo en español.
reply-language-server = A partir de ahora, los mensajes públicos de las próximas partidas de este servidor siguen esa elección.

status-here = **{ $game } · partida { $number }**
status-lobby = **{ $game }**: aquí hay una mesa abierta con { $taken ->
    [one] un asiento ocupado
   *[other] { $taken } asientos ocupados
}.
status-lobby-full = **{ $game }**: aquí hay una mesa, con todos los asientos ocupados.
status-sought = **{ $game }**: aquí se pregunta a dos personas que se buscaban si juegan. No puede unirse nadie más.
status-starting = **{ $game }**: la partida empieza aquí en este momento.
status-deadline = El tiempo de { $who } se acaba { $when }.
status-yours = 🔔 **Te toca**: { $game } · partida { $number } → { $where }{ $until }
status-theirs = ⏳ { $game } · partida { $number } → { $where }
status-asked = ✋ **Se te pide tu acuerdo**: { $game } · partida { $number } → { $where }
status-sat-in = 🤖 Un ordenador juega por ti: { $game } · partida { $number } → { $where }
status-until = { " " }· tu tiempo se acaba { $when }
status-stands = { " " }· los relojes están parados, porque no puedo escribir en el canal
matches-lobby = 🪑 **Mesa abierta**: { $game } · partida { $number }, con { $taken ->
    [one] un asiento ocupado
   *[other] { $taken } asientos ocupados
} → { $where }
matches-lobby-full = 🪑 **Mesa completa**: { $game } · partida { $number }, con todos los asientos ocupados → { $where }
matches-none = Ninguna partida te espera. { COMMAND("matches") } enumera todas las tuyas.
matches-count = -# { $many ->
    [one] No te espera ninguna otra partida.
   *[other] { $at } de { $many } partidas que te esperan.
}{ $until }
matches-left = -# { $many ->
    [0] No te espera ninguna otra partida.
    [one] Te espera otra partida.
   *[other] Te esperan otras { $many } partidas.
}
button-next = Siguiente partida
button-skip = Saltar
button-there = Ir allí
status-none = No estás en ninguna partida en curso. { COMMAND("play") } en un canal de un servidor abre una mesa.
catchup-before =
    { $count ->
        [one] … y otra cosa más.
       *[other] … y { $count } cosas más.
    }
catchup-all = **Lo que ha pasado**
catchup-yours = **Sobre ti**
catchup-others = **Además**
catchup-nothing = Desde tu última jugada no ha pasado nada que pudieras notar.
since-yours = **Mientras tanto**
since-theirs = Desde la última jugada de { $player }:
button-news = Qué ha pasado
button-board = Tablero
button-closer = Mirar de cerca
menu-closer = Mirar de cerca…
news-page = **Qué ha pasado** · página { $page } de { $pages }
button-earlier = ◂ Antes
button-later = Después ▸
button-replay = Repasar
button-replay-first = ⏮ Inicio
button-replay-back = ◂ Atrás
button-replay-forward = Adelante ▸
button-replay-last = Lo último ⏭
replay-head = **Paso { $step } de { $steps }** · { $seen }
replay-seen-all = como lo vieron todos
replay-seen-by = como lo vio { $who }
replay-quiet = -# Aquí no se dijo nada; mira la imagen.
replay-turns = Ir a…
replay-eyes = Visto por…
replay-everybody = Todos
replay-player = { $who }
button-film-own = Película desde mi último turno
button-film-end = Película de los últimos pasos
film-progress = 🎞️ Se está haciendo la película: { $done } de { $all } imágenes.
film-told = 🎞️ **{ $game } · partida { $number }** · pasos { $first } a { $last } · { $seen }
film-alt = Película de { $game }, partida { $number }, { $seen }: { $count } imágenes, del paso { $first } al paso { $last }. La última:
refusal-film-busy = Aquí ya se está haciendo una película, y se hacen de una en una. Vuelve a pulsar cuando esté.
refusal-film-nothing = Solo hay una imagen que mostrar, así que no hay película. Mírala aquí.
refusal-film-failed = No se ha podido hacer la película. Los pasos se pueden mirar aquí uno a uno.
refusal-film-large = La película es más grande de lo que Discord admite aquí. Los pasos se pueden mirar aquí uno a uno.
refusal-film-stale = Quién juega en esta partida ha cambiado mientras se hacía la película, así que no se muestra. Vuelve a pulsar.
refusal-replay-eyes = Mientras se juega una partida, y después de una anulada, puedes mirarla como la viste tú o como la vieron todos, pero no con los ojos de otro jugador.
button-review = Análisis
button-review-turning = Ver { $number }
review-queued = Primero se analizan otras partidas. Después tarda un minuto como mucho.
review-waiting = Estoy mirando la partida jugada por jugada: va el { $part } %. Tarda un minuto como mucho.
review-title = Cómo fueron las posibilidades
review-start = Inicio
review-end = Jugada { $ply }
review-seat = { $who }
review-head = **Dónde cambió: { $game }, partida { $number }**
review-about = -# Cada curva es lo que calcula un ordenador de las posibilidades de un asiento, con lo que allí se podía saber en cada momento. El inicio cuenta como igualado. Los números son las jugadas con las que más bajaron.
review-turning = **{ $number }** · Jugada { $ply } · { $who }: { $did } ({ $before } → { $after } %)
review-better-won = ↳ Mejor: **{ $better }**, que ganaba con seguridad.
review-better-sure = ↳ Mejor: **{ $better }**, que ganaba casi con seguridad, por lo que se podía saber.
review-better-lost = ↳ Mejor: **{ $better }**, porque lo otro pierde ante la respuesta correcta.
review-better-more = ↳ Mejor: **{ $better }**, con lo que a un ordenador le va mejor de media.
review-better-leads = ↳ Mejor: **{ $better }** ({ $line })
review-none = Con ninguna jugada bajaron tanto las posibilidades de nadie que un ordenador lo notara.
refusal-review-running = Solo se analiza una partida que se haya jugado hasta el final: antes saldrían a la luz los secretos de alguien.
refusal-review-no-end = Esta partida no tiene final, así que no hay nada que analizar. { COMMAND("replay") } la recorre.
refusal-review-short = En esta partida no se hizo nada, así que no hay nada que analizar.
refusal-review-old-rules = Esta partida se jugó con una versión anterior de las reglas, que ya no puedo jugar.
refusal-review-busy = Ya se está analizando otra partida para este servidor. Tarda un minuto como mucho: inténtalo después.
refusal-review-late = No pude mirar esta partida a tiempo. Inténtalo más tarde.
button-take-up = ▶ Seguir desde aquí
button-take-up-seat = Jugar como { $who }
replay-take-up-head = **Seguir jugando: { $game }, partida { $number }, tras la jugada { $step }**
replay-take-up-turn = { $many ->
    [one] Allí le toca a { $who }.
   *[other] Allí tienen que elegir { $who }.
}
replay-take-up-about =
    Tú ocupas un asiento y los ordenadores los demás. Todo está como estaba entonces, también las manos; lo que se tire y se robe desde aquí es nuevo. No cuenta para nadie, y la partida de la que se toma queda como está.
replay-take-up-level = Cómo juegan los ordenadores…
replay-take-up-level-beginner = Ordenadores principiantes
replay-take-up-level-easy = Ordenadores fáciles
replay-take-up-level-normal = Ordenadores normales
replay-take-up-level-hard = Ordenadores difíciles
reply-taken-up = Sigue en { $channel }.
table-taken = Esta partida se ha tomado de la partida { $number }, tal como estaba tras la jugada { $step }. Lo que se tire y se robe desde aquí depende de un secreto nuevo, cuyo SHA-256 es `{ $promise }`.
table-taken-from = -# Tomada de la partida { $number } tras la jugada { $step } · no puntúa
refusal-play-on-running = Solo se puede seguir desde una partida que se haya jugado hasta el final: antes saldrían a la luz los secretos de alguien.
refusal-play-on-over = En este paso la partida ha terminado. Vuelve atrás y sigue desde allí.
refusal-play-on-old-rules = Esta partida se jugó con una versión anterior de las reglas, que ya no puedo jugar.
refusal-play-on-seat = Nadie puede seguir desde ese asiento.
refusal-play-on-server = Una partida se juega en un canal de un servidor: escribe allí { COMMAND("replay") }.
refusal-play-on-taken = Este canal ya tiene una partida. Abre en él un hilo y escribe allí { COMMAND("replay") } con el número de la partida.
refusal-undo-past = Eso se jugó en la partida de la que se ha tomado esta.
import-head = **{ $game }, partida { $number }** · { $seats } asientos · la has traído tú, no puntúa
import-no-end = No tiene final: se puede repasar y seguir jugando desde ella.
import-about = Solo tú la ves, desde cualquier sitio: { COMMAND("replay") }, { COMMAND("log") } y { COMMAND("export") } con su número { $number }. Quién la jugó no se guarda.
import-none = No has traído ninguna partida. { COMMAND("import") } toma el archivo que { COMMAND("export") } da de una partida terminada.
import-list = Lo que has traído; nadie más lo ve:
import-line = · { $game }, partida { $number }, desde { $when }
import-choice = { $game }, partida { $number }
import-open = Abrir…
button-import-drop = Borrarla
refusal-import-large = El archivo es demasiado grande: una partida no pasa de { $most } MB.
refusal-import-unread = Discord no me entregó el archivo. Inténtalo de nuevo.
refusal-import-form = Esto no es un archivo de una partida como lo da { COMMAND("export") }.
refusal-import-version = Este archivo lo hizo otra versión del programa, que no sé leer.
refusal-import-game = La partida es de un juego que no conozco.
refusal-import-rules = La partida se jugó con una versión de las reglas que no juego.
refusal-import-options = Las opciones de esta partida no son las de su juego.
refusal-import-seats = Quienes jugaron, según el archivo, no pueden haber jugado a este juego.
refusal-import-log = El registro de este archivo no es coherente: se quitó, se añadió o se cambió algo.
refusal-import-steps = Un paso de este archivo no se sigue, según las reglas, de lo que había antes.
refusal-import-end = El final de este archivo no se sigue de sus pasos.
refusal-import-long = Comprobar esta partida lleva más tiempo del que puedo dedicarle.
refusal-limit-imports = Has traído tantos archivos como puede una persona en una hora ({ $most }). Podrás traer otro { $when }.
refusal-limit-imported = Guardas tantas partidas traídas como puede una persona ({ $most }). { COMMAND("import") } sin archivo las muestra; borra antes una.
refusal-match-elsewhere = La partida { $number } no se puede ver desde aquí, sino en el canal donde se jugó.
report-times =
    { $times ->
        [2] Dos veces
       *[other] { $times } veces
    }: { $line }
report-item-times =
    { $item }, { $times ->
        [2] dos veces
       *[other] { $times } veces
    }
report-several = { $times } × { $item }
report-turns = En { $turns } turnos: { $line }
report-more =
    { $count ->
        [one] -# Una línea más: *{ $button }*.
       *[other] -# { $count } líneas más: *{ $button }*.
    }

refusal-no-match-here = En este canal no hay ninguna partida. { COMMAND("play") } abre una mesa.
refusal-no-such-match = Esa partida ya no existe. Quien se encarga de este bot puede borrar las partidas un tiempo después de su final; { COMMAND("play") } empieza otra.
refusal-none-kept = No se guarda ninguna partida de este canal. Las partidas se borran { $days ->
    [one] un día
   *[other] { $days } días
} después de su final; { COMMAND("export") } da antes el archivo de una. { COMMAND("play") } abre una mesa.
refusal-elsewhere = Este botón es de una partida de otro sitio, y no ha cambiado nada. Púlsalo en el canal de su partida o, si la juegas, en tus mensajes directos conmigo.
refusal-not-begun = Esta partida no ha empezado: quien lleva la mesa la empieza cuando esté todo el mundo.
refusal-never-begun = Esta mesa se ha cancelado antes de que empezara la partida, así que no hay nada que mirar.
refusal-not-seated = No estás en esta partida; la juegan { $players }. { COMMAND("play") } en otro canal abre la tuya.
refusal-resigned = Te has rendido en esta partida y solo puedes mirarla.
refusal-out = Has quedado fuera de esta partida; los demás siguen jugando.
refusal-sat-in = Por ahora un ordenador juega por ti. Con *Recuperar mi asiento*, debajo de tu mano, o con { COMMAND("back") } vuelves a jugar.
refusal-nudged = Hoy ya has avisado en esta partida; podrás de nuevo { $when }.
refusal-rest-days = Los relojes descansan días enteros, { $most } como mucho.
refusal-rest-none = Los relojes no descansan.
refusal-rest-already = Los relojes ya descansan, hasta { $when }.
refusal-rest-no-clock = Esta partida no tiene reloj: a nadie se le acaba el tiempo.
refusal-rest-alone = Aquí no juega nadie más que pueda estar de acuerdo: los ordenadores no esperan.
refusal-rest-enough = Los relojes de una partida descansan 60 días como mucho; { $days ->
    [0] no queda ninguno
    [one] queda 1
   *[other] quedan { $days }
}.
refusal-rest-stale = Eso ya no se pregunta. { COMMAND("pause") } pregunta de nuevo.
refusal-rest-agreed = Ya estás de acuerdo; falta { $who }.
refusal-draw-alone = Aquí no juega nadie más que pueda estar de acuerdo: a los ordenadores no se les pregunta. { COMMAND("resign") } abandona.
refusal-draw-agreed = Ya estás de acuerdo; falta { $who }.
refusal-draw-stale = La partida ha seguido desde que se ofreció, o ha pasado demasiado tiempo. { COMMAND("draw") } pregunta de nuevo.
refusal-nudge-rests = Los relojes descansan de común acuerdo, así que no se da prisa a nadie.
refusal-nudge-yourself = La partida te espera a ti.
refusal-nudge-nobody = Ahora no se puede dar un toque a nadie: la partida espera a ordenadores, o respuestas que se dan en privado y tienen su propio reloj.
refusal-not-sat-in = Aquí ningún ordenador juega por ti.
refusal-lapsed = Se te acabó el tiempo y un ordenador está respondiendo por ti. Podrás volver en cuanto lo haya hecho.
refusal-sit-out-alone = No quedaría nadie más para jugar esta partida. { COMMAND("resign") } la abandona.
refusal-seat-both = Nombra a una persona o un ordenador, no ambos.
refusal-seat-private = Esta partida no está en ningún servidor, así que nadie más puede tomar un asiento. Un ordenador sí: { COMMAND("substitute") }.
refusal-seat-offered = Tu asiento ya se ofrece. Con { COMMAND("substitute") } puedes conservarlo y pedírselo después a otra persona.
refusal-seat-gone = Este asiento ya no se ofrece.
refusal-seat-other = Este asiento se ofrece solo a { $who }.
refusal-seat-unseen = { $who } no puede ver el canal de esta partida, y allí no podría ocupar el asiento. Pídeselo a alguien que lo vea.
refusal-seat-own = Este es tu propio asiento.
refusal-seat-forgotten = Ya no se guarda nada de alguien que conocía otra mano de esta partida, así que ninguno de sus asientos puede pasar a otra persona.
refusal-seat-knows = { $who } juega o ha jugado en esta partida, y conocería dos manos.
refusal-move-here = Esa partida ya está en este canal.
refusal-absent-here = { $who } está en este servidor y decide por su cuenta quién juega.
refusal-absent-abroad = { $who } juega desde otro servidor y decide por su cuenta quién juega.
refusal-absent-alone = No quedaría nadie que jugara esta partida.
refusal-absent-played = En ese asiento ya juega alguien, o nadie puede.
refusal-move-none = No juegas ninguna partida de este servidor que se pueda traer aquí.
refusal-move-which = Juegas varias partidas en este servidor. { COMMAND("move-match") } las sugiere y toma la que nombres: { $matches }.
refusal-move-unseen = { $who } no podría ver este canal. Elige uno que vean todos los que juegan.
refusal-stale = Esa pregunta ya pasó y no ha cambiado nada. Así está todo ahora.
refusal-draft-changed = Tu borrador ha cambiado en ese mismo momento. Míralo de nuevo y repite esto si aún quieres.
refusal-crowded = En esta partida ocurren demasiadas cosas a la vez. No ha cambiado nada; inténtalo dentro de un momento.
refusal-other-rules = Esta partida empezó con otra versión del programa que la que responde aquí. No ha cambiado nada, y sigue donde funcione esa versión: inténtalo dentro de un momento.
refusal-waiting-for = No te toca: se espera a { $who }.
refusal-other-game = La partida de este canal es de { $game }, que tiene su propio comando.
refusal-no-own-match = No estás en ninguna partida en curso de { $game }. { COMMAND("play") } en un canal de un servidor abre una.
refusal-no-match-yours = No estás en ninguna partida en curso. { COMMAND("play") } en un canal de un servidor abre una.
refusal-several-matches = Estás en varias partidas: { $matches }. No sé a cuál te refieres: usa el comando en el canal de esa partida, o los botones bajo su imagen.
refusal-several-choose = Estás en varias partidas: { $matches }. Elige abajo a cuál te refieres, o usa el comando en el canal de esa partida.
refusal-undo-not-yours = No hay nada tuyo que deshacer: el juego ha seguido desde tu última jugada, o aún no has jugado.
refusal-undo-nobody = Eso ya no se puede deshacer: desde entonces se ha revelado algo, y no juega nadie más que pueda aceptarlo.
refusal-undo-asking = Eso ya se ha preguntado; falta { $who }.
refusal-undo-late = Ya no hay nada que aceptar: la partida ha seguido, o la jugada se ha deshecho.
refusal-undo-alone = Para eso no necesitas a nadie: { COMMAND("undo") } deshace tu última jugada.
refusal-undo-revealed = Eso ya no se puede deshacer: desde entonces se ha revelado algo.
refusal-undo-asked = Eso ya no se puede deshacer: se ha preguntado por ello a los demás.
refusal-undo-computer = Eso no se puede deshacer: lo hizo un ordenador en tu lugar.
refusal-undo-clock = Eso no se puede deshacer: se te acabó el tiempo y la jugada se hizo por ti.
refusal-undo-order = Eso no se puede deshacer: respondieron tus órdenes permanentes. Cámbialas para lo que venga.
refusal-undo-no-time = Eso no se puede deshacer: del tiempo para esa jugada no queda nada.
refusal-lobby-full = En este juego solo hay { $most } asientos y todos están ocupados.
refusal-invited-full = En este juego solo hay { $most } asientos: contigo y { $computers ->
    [one] un ordenador
   *[other] { $computers } ordenadores
} no queda ninguno para quien invitas.
refusal-lobby-closed = Esta mesa está cerrada: su partida ha empezado o se ha cancelado.
refusal-starting = Ya se ha pulsado Empezar: la partida se está repartiendo y ya no se puede cambiar nada. Es solo un momento.
refusal-match-left = Ese mensaje es de la partida { $number }, que dejó este canal y está en { $where }. Compruébala allí, en el menú de una mesa o de un tablero.
refusal-unproved-message = Con este mensaje no puedo comprobar ninguna partida. Prueba con una mesa o un tablero.
refusal-no-match-message = Este no es un mensaje mío sobre una partida. Prueba con una mesa o un tablero.
refusal-lobby-changed = La mesa ha cambiado en ese mismo momento. Mírala otra vez y repítelo si aún quieres.
refusal-match-changed = La partida ha cambiado en ese mismo momento. Mírala otra vez y repítelo si aún quieres.
refusal-already-seated = Ya tienes un asiento.
refusal-not-in-lobby = No tienes asiento en esta mesa.
refusal-not-sitting = Aquí no se sienta nadie más con ese nombre. Elige en el menú.
refusal-blocked-here = Has bloqueado a { $who }. Si lo deshaces con { COMMAND("unblock") }, podréis jugar juntos.
refusal-not-together = No puedes sentarte en esta mesa. { COMMAND("play") } en otro canal abre la tuya.
refusal-not-invited = No puedes invitar a { $who }. { COMMAND("play") } abre una mesa sin llamar a nadie.
refusal-block-whom = Elige a una persona que no seas tú.
refusal-block-full = Has bloqueado a tantas personas como se puede ({ $most }). { COMMAND("unblock") } deshace uno.
refusal-not-blocked = No has bloqueado a esa persona. { COMMAND("block") } sin nombre enumera a quiénes sí.
refusal-no-computer = Aquí no se sienta ningún ordenador.
refusal-host-only = Eso solo puede hacerlo { $host }, que lleva la mesa.
refusal-not-agreed = Falta que { $who } { $many ->
    [one] acepte
   *[other] acepten
} lo que ha cambiado, con un botón de la mesa.
refusal-agreed-already = Ya lo has aceptado: no ha cambiado nada desde entonces.
refusal-too-few = Faltan jugadores: hay que ocupar al menos { $least } asientos. La gente se une en la mesa; quien la lleva puede añadir ordenadores.
refusal-no-such-option = Esa no es una de las opciones. Elige en el menú.
refusal-no-orders = Este juego no tiene órdenes permanentes: a nadie se le pregunta en el turno de otro.
refusal-channel-taken = Este canal ya tiene una partida. Hay que terminarla antes; o abre la tuya en un hilo: { COMMAND("play", where: "thread") }.
refusal-cancel-running = Una partida en curso solo puede cancelarla quien modere (Gestionar canales) y no la juegue ni la haya jugado, o quienes la juegan de común acuerdo. Si la partida se mudó con { COMMAND("move-match") }, modera quien tenga ese permiso en todo el servidor o en el canal donde empezó.
refusal-off-seated = Esta partida también la juegas tú, así que solo se cancela si los demás están de acuerdo.
refusal-off-agreed = Ya has aceptado cancelarla; falta: { $who }.
refusal-off-withdrawn = La partida ha seguido desde que se propuso, así que no hay nada que aceptar. { COMMAND("cancel") } vuelve a proponerlo.
refusal-opponent = Invita a otra persona. Para los ordenadores hay una opción de { COMMAND("play") }, y los botones de la mesa.
refusal-limit-lobbies-person = Ya tienes abiertas tantas mesas como puede tener una persona ({ $most }). Empieza una, o cancela una con { COMMAND("cancel") }, antes de abrir otra.
refusal-limit-lobbies-server = Este servidor ya tiene tantas mesas abiertas como puede tener ({ $most }). Únete a una, o inténtalo cuando haya empezado alguna.
refusal-limit-matches-person = Ya estás en tantas mesas y partidas como puede estar una persona ({ $most }); { COMMAND("status") } enumera las que están en curso. Termina antes una.
refusal-limit-matches-server = Este servidor ya tiene tantas mesas y partidas como puede tener ({ $most }). Inténtalo cuando haya terminado alguna.
refusal-limit-computers-person = Ya juegas tantas partidas con ordenadores como puede jugar a la vez una persona ({ $most }). Termina antes una, o juega con personas.
refusal-limit-computers-server = Este servidor ya tiene tantas partidas con ordenadores como puede tener a la vez ({ $most }). Inténtalo cuando haya terminado alguna, o juega con personas.
refusal-limit-invitations = Ya has llamado a tantas personas como se puede en una hora ({ $most }). Podrás llamar a más { $when }; mientras tanto, { COMMAND("play") } abre una mesa sin llamar a nadie.
refusal-limit-reposts = Ya has vuelto a publicar el tablero tantas veces como se puede en una hora ({ $most }). Podrás otra vez { $when }; { COMMAND("board") } te lo muestra solo a ti.
refusal-limit-pictures = Ya has mirado tantas imágenes como se puede en un minuto ({ $most }); exportar o comprobar una partida cuenta como una. Podrás otra vez { $when }. Cuando se te pregunte algo, verás tu mano enseguida.
refusal-limit-openings = Ya has abierto tantas mesas como se puede en una hora ({ $most }). Podrás abrir otra { $when }; mientras tanto, puedes unirte a otras.
refusal-limit-changes = Ya has cambiado esto tantas veces como se puede ({ $most }). Queda lo último que elegiste, y la partida sigue.
refusal-no-thread-here = Un hilo solo se puede abrir desde un canal de texto normal. Usa el comando allí, o juega aquí.
refusal-no-thread-permission = Aquí no puedo crear hilos. Dame el permiso Crear hilos públicos, o juega en este canal.
refusal-no-thread-opened = Discord no abre ningún hilo en este canal. Usa el comando en un hilo que ya exista o en un canal sin partida.
refusal-threads-full = Este servidor tiene tantos hilos abiertos como Discord permite, así que no puedo abrir otro. Usa el comando en un hilo que ya exista o en un canal sin partida; o que quien gestione los hilos cierre alguno.
refusal-own-thread = Aquí no puedes abrir hilos: te falta { $missing }. Juega en este canal, o usa el comando en un hilo que ya exista.
refusal-own-lobby = Una partida se juega en mensajes que aquí lee todo el mundo, y tú no puedes escribir ninguno: te falta { $missing }. Usa un canal en el que puedas escribir, o pídeselo a quien modere.
refusal-own-words = Eso lo leería todo el mundo en el canal de la partida, y tú no puedes escribir nada allí: te falta { $missing }. Pídeselo a quien modere. Quien juega en ella sigue como hasta ahora.
refusal-chronicle-in-thread = Esta mesa está en un hilo, y dentro de un hilo no se abre otro. De todos modos, un botón debajo del tablero lo cuenta todo.
refusal-own-chronicle = La crónica abre un hilo, y tú no puedes abrir ninguno aquí: te falta { $missing }. Pídeselo a quien modere, o elige otro tablero.
refusal-nothing-closer = Aquí no hay nada que mirar más de cerca.
refusal-permissions = No puedo jugar aquí hasta que quien modere me dé { $missing } en los permisos del canal; { COMMAND("server check") } dice para qué sirve cada uno.
refusal-opponent-unseen = { $who } no puede ver este canal, así que aquí no puedo llamarle. Elige un canal que veáis ambos.
refusal-again-unseen = Aquí no hay a quién llamar para otra partida: este canal no es visible para { $who }. { COMMAND("play") } abre una mesa para otra gente, y { COMMAND("seek") } busca a alguien.
refusal-again-changed = La mesa para la vuelta de esta partida ya está abierta, pero con otras opciones. Mírala y únete ahí si quieres jugar con ellas.
refusal-again-players = Solo quien jugó esta partida puede abrir desde aquí la siguiente. { COMMAND("play") } abre la tuya.
refusal-export-running = Una partida se puede exportar cuando ha terminado: antes, su archivo lo contaría todo.
refusal-export-called-off = Esta partida se canceló antes de terminar, y no de común acuerdo. Por eso lo que estaba oculto sigue oculto.
refusal-export-old-rules = Esta partida se jugó con una versión anterior de las reglas que ya no puedo repetir, así que no puedo demostrarla.
refusal-form-late = El formulario tardó demasiado en abrirse; pulsa otra vez.
refusal-no-such-section = Las reglas no tienen esa sección.

# /servidor comprobar

server-others-open = A la gente de este servidor se le puede encontrar también a gente de otros servidores abiertos, si ambas personas lo desean con { COMMAND("seek") }. La partida está en un canal de uno de los dos servidores; quien es del otro aparece allí con su nombre, juega por mensajes directos y no ve nada más de ese servidor.
server-others-closed = En este servidor la gente solo se encuentra entre sí. Si lo abres, también se le puede encontrar a gente de otros servidores abiertos, si ambas personas lo desean con { COMMAND("seek") }: la partida está en un canal de uno de los dos servidores; quien es del otro aparece allí con su nombre, juega por mensajes directos y no ve nada más de ese servidor.
button-server-open = Cerrar a otros servidores
button-server-closed = Abrir a otros servidores
server-check-head = **Lo que puedo hacer en { $channel }**
server-check-granted = ✅ **{ $permission }**: { $use }
server-check-missing = ❌ **{ $permission }** (sin él no puedo jugar): { $use }
server-check-lacking = ⚠️ **{ $permission }** (útil): { $use }. Sin él: { $instead }
server-check-open = Aquí se puede jugar.
server-check-shut = Aquí no se puede jugar hasta que quien modere me dé, en los permisos del canal, lo marcado con ❌.
server-check-no-match = En este canal no hay ninguna partida.
server-check-shown = { $game } · partida { $number }: aquí se muestra todo lo que ha ocurrido.
server-check-waits = { $game } · partida { $number }: { $many ->
    [one] falta por mostrar aquí una novedad, de { $since }
   *[other] faltan por mostrar aquí { $many } novedades, la más antigua de { $since }
}. Lo intento otra vez ahora.

# /clasificación

ladder-which = ¿La clasificación de qué juego?
ladder-title = **{ $game }: la clasificación de este servidor**
ladder-rung = **{ $points }** ({ $played ->
        [one] 1 partida
       *[other] { $played } partidas
    })
ladder-yours = **{ $game }: lo fuerte que eres**
ladder-in-server = { $server } · { $worth }
ladder-elsewhere = un servidor sin mí
ladder-unrated = Todavía no has terminado ninguna partida contra otra persona.
ladder-server-only = Cada servidor tiene su propia clasificación: { COMMAND("ladder") } la muestra allí.
ladder-hidden = Solo tú te ves en las clasificaciones, en cualquier servidor.
ladder-hide = Ocultarme en las clasificaciones
ladder-show = Mostrarme otra vez
ladder-empty = Todavía no hay nadie: termina una partida contra otra persona.

# Cuando el programa falla en una partida

table-paused = ⏸ Esta partida está en pausa por un fallo del programa: no se ha perdido nada, sus relojes están parados y seguirá aquí en cuanto se arregle.
table-goes-on = ▶ Esta partida sigue, y nadie ha perdido tiempo.
table-restored = ⏪ El bot se ha restaurado desde una copia de seguridad: aquí todo está como estaba el { $when }. Lo que se haya publicado aquí después ya no vale.
table-rest-asked = ⏸️ { $who } propone que los relojes de esta partida descansen { $days ->
    [one] un día
   *[other] { $days } días
}. Hace falta el acuerdo de { $left }; hasta entonces todo sigue.
table-rest-agreed = { $who } está de acuerdo; falta { $left }.
table-rest-end-asked = ▶️ { $who } propone que los relojes vuelvan a correr ya. Hace falta el acuerdo de { $left }.
table-rests = ⏸️ De común acuerdo, los relojes descansan hasta { $when }. Quien quiera puede seguir jugando.
table-rest-over = ▶️ Los relojes vuelven a correr.
table-resting = ⏸️ De común acuerdo, los relojes descansan hasta { $when }.
table-stands-still = ⏸ En pausa; los relojes están parados.
table-stands-shut = ⏸ Los relojes están parados, porque no puedo escribir en el canal de la partida.
status-paused = ⏸ { $game } · partida { $number }, en pausa → { $where }
refusal-paused = Esta partida está en pausa por un fallo del programa: no se ha perdido nada y seguirá aquí en cuanto se arregle; si no queréis esperar, quien modere puede cancelarla con { COMMAND("cancel") }.
reply-reported = Gracias: he anotado cómo está esta partida para quien se encarga de este bot.

# La imagen de una partida acabada.
ending-name = { $who }
ending-noise = ¡PIUM!
ending-moment = El mayor golpe
ending-sound = El mejor sonido, de { $who }: { $damage ->
    [0] ningún daño
   *[other] { $damage } de daño
}
ending-length = Partida { $number } · { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
} en { $days ->
    [0] { $hours ->
        [0] menos de una hora
        [one] una hora
       *[other] { $hours } horas
    }
    [one] un día
   *[other] { $days } días
}
ending-held = A { $who } le quedaban en la mano { $cards }.
ending-both = Esta partida y la partida { $number } suman: { $first } { $one }, { $second } { $other }.
ending-rating = { $who }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} en la clasificación ({ $change }).
