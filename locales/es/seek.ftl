# Buscar a alguien con quien jugar, y la mesa de dos personas que se han encontrado.

seek-head = ### Buscar a alguien con quien jugar
seek-others = Otras personas que buscan en este servidor: { $games }. A nadie se le dice quiénes son.
seek-count = { $game } ({ $many })
seek-nobody = Ahora mismo nadie más busca en este servidor.
seek-others-abroad = Otras personas que buscan en otros servidores y jugarían con alguien de este: { $games }.
seek-abroad = También puede ser alguien de otro servidor. La partida está entonces en uno de los dos servidores, donde se lee tu nombre, y quien es del otro juega por mensajes directos.
seek-hours-told = Juegas de { $start } a { $end } según los relojes de { $zone }, por lo que { COMMAND("notify") } sabe de tus horas de silencio.
seek-any-hour = No has dicho horas de silencio, así que entiendo que juegas a cualquier hora. { COMMAND("notify") } las guarda.
seek-few-hours = Con estas horas de silencio no compartes { $hours ->
    [one] una hora
   *[other] { $hours } horas
} al día con nadie. Elige menos en *Con quién…*, o acorta tus horas de silencio.
seek-with = Con quién: { $strength } · { $welcome } · al menos { $hours ->
    [one] una hora
   *[other] { $hours } horas
} al día en que podáis jugar ambos.
seek-begun =
    -# Cuando alguien de este servidor encaje, se abre una mesa en este canal o donde busque esa persona, o en un hilo nuevo de uno de los dos: donde ambos la veáis. Os nombra a ambos y os avisa como diga { COMMAND("notify") }. Empieza cuando ambos hayáis dicho que sí. Nunca te encuentro a nadie a quien hayas bloqueado ni que te haya bloqueado.
seek-in-server = Escribe { COMMAND("seek") } en un canal de un servidor para buscar a alguien allí.
seek-own-head = **Lo que buscas**
seek-own = `{ $number }` { $what } · en { $where } · hasta { $until }
seek-own-hindered = -# { $why }
seek-no-place = En { $where } hay una partida, y allí no se te puede abrir ningún hilo, así que solo se encuentra a quien busque en otro canal. { COMMAND("seek") } en un canal sin partida busca allí.
seek-own-found = `{ $number }` { $what } · **hay alguien**: { $where }
seek-own-over = `{ $number }` { $what } · no apareció nadie a tiempo
seek-own-none = No buscas a nadie.
seek-what = { $games } · { $setups } · { $clocks }
seek-over =
    No ha aparecido nadie para lo que buscabas: { $what }. Ya no buscas. { COMMAND("seek") } vuelve a buscar, quizá más juegos, o menos horas compartidas.
seek-over-hindered =
    No has podido jugar con nadie a lo que buscabas: { $what }. Ya no buscas. { $why }

seek-menu-games = ¿Qué juegos?
seek-menu-setups = ¿Con qué reglas?
seek-menu-clocks = ¿Con cuánto tiempo?
seek-menu-strength = ¿De qué fuerza?
seek-menu-welcome = ¿Cómo de fiable?
seek-menu-hours = ¿Cuántas horas al día jugáis ambos?
seek-strength-any = de cualquier fuerza
seek-strength-about = más o menos de mi fuerza
seek-strength-any-about = Quien venga
seek-strength-about-about = Según las puntuaciones del servidor de cada cual; quien empieza cuenta como la media
seek-hours = { $hours ->
    [one] Una hora
   *[other] { $hours } horas
} al día, o más

button-seek-begin = Buscar a alguien
button-seek-with = Con quién…
button-seek-back = Atrás
button-seek-hours = Mis horas…
button-seek-abroad = También otros servidores
button-seek-here = Solo este servidor
button-seek-stop = Dejar { $number }

reply-seek-begun = Ya buscas a alguien.
reply-seek-stopped = Ya no buscas eso.

refusal-seek-nothing = Elige al menos un juego, unas reglas y un reloj.
refusal-seek-hidden = Te ocultas de las clasificaciones, así que a nadie se le dice tu fuerza y no se puede encontrar a nadie de una parecida. Acepta a quien sea, de la fuerza que sea, o muéstrate con { COMMAND("ladder") }.
refusal-seek-abroad = Este servidor no está abierto a gente de otros. Quien lo administra puede cambiarlo con { COMMAND("server others") }; mientras, busca a alguien de este servidor.
refusal-seek-gone = Ya no buscas eso.
refusal-seek-found = Justo ahora se ha encontrado a alguien para ti. Di que sí o que no en la mesa.
refusal-limit-seeks-person = Ya buscas { $most ->
    [one] una cosa
   *[other] { $most } cosas
}. { COMMAND("seek") } las muestra; deja antes una de ellas.

lobby-sought = ## { $game } · partida { $number }: dos personas que se buscaban
lobby-sought-off = No ha podido ser: no querían jugar ahora los dos.
sought-asks = Falta que digan que sí, hasta { $until }: { $who }. La partida empieza cuando lo hayan dicho ambos.
sought-call = { $who }: hay alguien con quien jugar. Pulsa *Juguemos* en la mesa, o *Ahora no*.
sought-from-abroad = { $who } es de otro servidor, y juega por mensajes directos.
sought-where-abroad = otro servidor; tú juegas aquí mismo, por mensajes directos
sought-found = Hay alguien con quien jugar: { $who }, en { $where }. La partida empieza cuando ambos hayáis dicho que sí, hasta { $until }.
sought-waits = Has dicho que sí. Hasta { $until } espero a { $who }.
sought-begins = Ambos habéis dicho que sí: se juega en { $where }.
sought-again = La otra persona no juega ahora. Sigues buscando, en el mismo lugar de la cola.
sought-called-off = { $who } ha cancelado esta mesa. Sigues buscando a otra persona, en el mismo lugar de la cola.
sought-gone = El lugar de esta mesa ya no existe, así que no ha podido ser, y ya no buscas eso. { COMMAND("seek") } vuelve a buscar en otro canal.
sought-gone-again = El lugar de esta mesa ya no existe, así que no ha podido ser. Sigues buscando, en el mismo lugar de la cola.
sought-ended = No ha podido ser, y ya no buscas eso. { COMMAND("seek") } vuelve a buscar.

button-sought-yes = Juguemos
button-sought-no = Ahora no

reply-sought-yes = Has dicho que sí. La partida empieza cuando lo diga también la otra persona.
reply-sought-begins = Ambos habéis dicho que sí: empieza la partida.
reply-sought-no = No ha podido ser, y ya no buscas eso. { COMMAND("seek") } vuelve a buscar.

refusal-sought = Esta mesa es para dos personas que se buscaban. Ambas dicen allí que sí o que no; no se une nadie más ni se cambia nada.
refusal-sought-over = Esto ya está resuelto. { COMMAND("seek") } muestra lo que buscas.
refusal-sought-others = Aquí se han encontrado otras personas. { COMMAND("seek") } busca a alguien para ti.
refusal-sought-said = Ya has dicho que sí. Ahora se espera a la otra persona.
