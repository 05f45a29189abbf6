# Cómo se avisa a alguien cuando una partida le espera, y la lista de todo lo que espera.

notify-head = ### Cómo te aviso cuando una partida te espera
notify-told-both = • **En el canal y por mensaje directo**: una mención allí, y tu mano con sonido. Son dos notificaciones por turno (una si la partida tiene un solo tablero), y es lo que hago si no eliges otra cosa.
notify-told-mention = • **En el canal**: una mención allí; tu mano llega por mensaje directo sin sonido. Lo que se te pregunta en turnos ajenos llega solo por mensaje directo, con sonido; y así llega todo aviso de una partida con un solo tablero.
notify-told-direct = • **Por mensaje directo**: tu mano con sonido, y también el final de una partida. Tu nombre en el canal no te notifica.
notify-told-digest = • **Una vez al día**, a las { $at }: un mensaje directo con enlaces a todo lo que te espera, y ninguno si nada te espera. Tu nombre en el canal no te notifica, y el final de una partida tampoco.
notify-quiet = • **Horas de silencio** de { $start } a { $end }: solo te notifica lo que no puede esperar. Lo demás que te haya llamado y aún te espere llega a las { $end } en un mensaje directo.
notify-not-quiet = • **Horas de silencio**: ninguna.
notify-clock = • **Tu reloj**: { $clock }. Si el tuyo marca otra cosa, elige abajo, o nombra una ciudad con { COMMAND("notify") }.
notify-always =
    -# Lo que te dejaría menos de una hora de tu tiempo no puede esperar y llega enseguida. Si no aceptas mis mensajes directos, te menciono en el canal, elijas lo que elijas. Las mesas que te invitan, o que te piden aceptar de nuevo, te mencionan siempre.
    -# Esto solo lo ves tú. El canal dice lo mismo elijas lo que elijas.

notify-menu-how = ¿Cómo te aviso?
notify-how-both = Canal y mensaje directo
notify-how-mention = En el canal
notify-how-direct = Por mensaje directo
notify-how-digest = Una vez al día, todo junto
notify-about-both = Dos notificaciones por turno
notify-about-mention = Una mención; tu mano llega sin sonido
notify-about-direct = Tu mano, con sonido; nada del canal te notifica
notify-about-digest = Un mensaje directo con enlaces a todo lo que te espera
notify-menu-digest = ¿Cuándo llega la lista?
notify-at = La lista llega a las { $at }
notify-menu-from = ¿Cuándo empiezan tus horas de silencio?
notify-never = Sin horas de silencio
notify-from = Silencio desde las { $at }
notify-menu-till = ¿Cuándo acaban tus horas de silencio?
notify-till = Silencio hasta las { $at }
notify-menu-zone = ¿Qué hora es para ti?
notify-clock-there = { $clock }

roll-head = ### { $many ->
        [one] Te espera una partida
       *[other] Te esperan { $many } partidas
    }
roll-match = • { $match }: { $asked } · { $controls }
roll-timed = • { $match }: { $asked }, tu tiempo se acaba { $until } · { $controls }
roll-stands = • { $match }: { $asked }, y los relojes están parados porque no puedo escribir en el canal · { $controls }
roll-turn = es tu turno
roll-answer = se te pide una respuesta
roll-controls = [a tu jugada]({ $where })
roll-agreement = se te pide tu acuerdo
roll-question = [a lo que se pregunta]({ $where })

refusal-no-zone = No conozco ningún huso horario llamado { $name }. Elige uno de los que sugiero mientras escribes, por ejemplo Europe/Madrid.
refusal-quiet-hours = Has cambiado tus horas de silencio desde que se mostró esto. { COMMAND("notify") } muestra cómo están.
