# Lo que se guarda de una persona, y cómo se borra todo.

player-former = un antiguo jugador

privacy-head = ### Lo que guardo de ti
privacy-language = Tu idioma: { $language }.
privacy-calls = Cómo te aviso: { $how }, según los relojes de { $zone }. { COMMAND("notify") } lo dice entero.
privacy-away = Vacaciones que has tomado o previsto: { $many }. { COMMAND("away") } dice si cuentan tus noches y tus fines de semana.
privacy-blocked = Has bloqueado a { $who }.
privacy-blocked-more = Has bloqueado a { $who }, y a { $many } más; el archivo los nombra a todos.
privacy-blocked-nobody = No has bloqueado a nadie.
privacy-lessons = Lecciones que has empezado: { $many }; de cada una guardo por dónde vas y los sonidos que hiciste en ella.
privacy-matches = Mesas y partidas en curso: { $live }. Partidas terminadas: { $over }. De cada una guardo tu asiento, tu nombre tal como era cuando te sentaste, tus jugadas con sus horas, tus órdenes permanentes y tus borradores.
privacy-imported = Partidas que has traído como archivos: { $many }. Solo tú las ves.
privacy-ratings = Puntuaciones, una por servidor y juego: { $many }.
privacy-ranked = Los demás te ven en las clasificaciones; { COMMAND("ladder") } te oculta.
privacy-unranked = Solo tú te ves en las clasificaciones.
privacy-sounds = Sonidos que has hecho: { $sounds }. Votos en menús: { $votes }.
privacy-seeks = Lo que buscas jugar con alguien: { $many }. { COMMAND("seek") } lo muestra.
privacy-for-ever = Las partidas terminadas se guardan hasta que alguien las borre; tu parte en ellas, hasta que la borres aquí.
privacy-days = Las partidas terminadas se borran { $days ->
    [one] un día
   *[other] { $days } días
} después de su final; tu parte en ellas, también antes si la borras aquí.
privacy-who-sees = -# Los demás ven lo que muestran tableros, mesas y clasificaciones. Quien se encarga de este bot puede leer todo lo guardado, también las manos, y tiene copias de seguridad; su política de privacidad dice más. Lo que he enviado a Discord se queda allí, según las normas de Discord.

button-own-file = Todo en un archivo
button-forget-ask = Borrarlo todo…
button-forget = Sí, borrarlo todo
button-forget-no = No, que se quede

privacy-sure =
    ### ¿Borrar todo lo que guardo de ti?
    • Mesas que dejas: { $lobbies }. Partidas en curso que abandonas: { $running }; un ordenador sigue por ti, o terminan y gana otra persona.
    • Tu idioma, cómo te aviso, tus lecciones, a quién has bloqueado, tus puntuaciones en todos los servidores, tus votos, borradores y órdenes permanentes desaparecen para siempre.
    • Las partidas quedan enteras para quienes las jugaron contigo. En ellas eres un antiguo jugador, sin nombre; tus jugadas y las palabras de tus sonidos se quedan, y no son de nadie.
    • Los mensajes que ya están en Discord se quedan allí, con tu nombre. Las copias de seguridad de quien se encarga de este bot te contienen hasta que se tiren.
    No se puede deshacer. Si más adelante vuelves a usarme, serás alguien nuevo.
privacy-changed = Desde que te pregunté has entrado en una partida o has salido de una, así que no se ha borrado nada. Esto es lo que hay ahora:

reply-privacy-deleted = Hecho: nada de lo que guardo te nombra ya.
reply-privacy-kept = No se ha borrado nada.
reply-privacy-file = Esto es todo lo que guardo de ti. Lo que otros tienen, hicieron o cómo se llaman no está aquí.
refusal-privacy-nothing = No guardo nada de ti, así que no hay nada que borrar.
refusal-privacy-not-yours = Este botón no es tuyo, y no se ha borrado nada. { COMMAND("privacy delete") } te pregunta por lo que guardo de ti.
refusal-privacy-paused = La partida { $number } está en pausa por un fallo del programa, y mientras tanto nadie puede abandonarla. Por eso no se ha borrado nada. Inténtalo cuando siga; quien modere puede cancelarla con { COMMAND("cancel") }, y quien se encarga de este bot puede ayudarte.
