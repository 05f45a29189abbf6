# Cuándo está ausente alguien: noches, fines de semana, vacaciones.

away-head = ### Cuándo estás ausente
away-what = El tiempo que se acabaría mientras estás ausente se acaba más tarde: una hora después de una noche o un fin de semana, un día después de unas vacaciones. Tus relojes siguen corriendo, y puedes jugar. Vale donde juegas con otras personas, si la mesa lo dice, y no para respuestas en turnos ajenos.
away-night-none = • **Noches**: no tienes horas de silencio. Elígelas con { COMMAND("notify") }, y podrán contar aquí.
away-night-long = • **Noches**: tus horas de silencio de { $start } a { $end } son más de { $most ->
    [one] una hora
   *[other] { $most } horas
}, así que no pueden contar. { COMMAND("notify") } las cambia.
away-night-on = • **Noches**: tus horas de silencio de { $start } a { $end } cuentan.
away-night-off = • **Noches**: tus horas de silencio de { $start } a { $end } no cuentan.
away-weekend-on = • **Los fines de semana** cuentan, del sábado a las 00:00 al lunes a las 00:00 de tu reloj, que conoce { COMMAND("notify") }.
away-weekend-off = • **Los fines de semana** no cuentan.
away-holiday = • **Vacaciones**: { $days ->
        [0] no te queda ningún día
        [one] te queda 1 día
       *[other] te quedan { $days } días
    } de { $all } en doce meses.
away-until = • **Vacaciones**: estás ausente hasta { $when }. Después { $days ->
        [0] no te queda ningún día
        [one] te queda 1 día
       *[other] te quedan { $days } días
    } de { $all } en doce meses.
away-planned = • **Previstas**: estás ausente desde { $start } hasta { $end }.
away-ends = • { $game } · partida { $number }: tu tiempo se acaba { $when }, contándolo todo.
away-stands = • { $game } · partida { $number }: los relojes están parados, porque no puedo escribir en el canal de la partida.
away-always =
    -# Las noches y los fines de semana cuentan en una partida como estaban cuando te sentaste, y antes de empezar todos los leen allí, con los días de vacaciones que te quedan.
    -# Las vacaciones empiezan enseguida, o a medianoche según tu reloj el día que elijas, y se dice donde cuentan; las previstas se leen también en las mesas por empezar, y sus días quedan tomados hasta que las anules. Un día empezado cuenta, aunque vuelvas antes.

away-menu-night = ¿Cuentan tus horas de silencio?
away-night-count = Mis noches cuentan
away-night-not = Mis noches no cuentan
away-menu-weekend = ¿Cuentan los fines de semana?
away-weekend-count = Los fines de semana cuentan
away-weekend-not = No cuentan fines de semana
away-menu-days = Empezar unas vacaciones ahora
away-days = { $days ->
        [one] Un día de ausencia desde ahora
       *[other] { $days } días de ausencia desde ahora
    }
away-menu-days-later = Vacaciones desde el { $day }: ¿cuántos días?
away-days-later = { $days ->
        [one] Un día de ausencia
       *[other] { $days } días de ausencia
    }
away-menu-from = Prever unas vacaciones: ¿desde qué día?
away-from = Desde el { $day }
button-away-drop = No ausentarme el { $day }
button-away-back = He vuelto

table-away = 🏖️ { $who } no está hasta { $when }: el tiempo que se acabaría antes se acaba un día después.
table-away-planned = 🏖️ { $who } no estará desde { $start } hasta { $end }: el tiempo que se acabaría entonces se acaba un día después.
table-away-dropped = 🏖️ Al final { $who } no se ausenta desde { $start }.
table-away-back = 🏖️ { $who } ha vuelto.
table-away-moved = 🌙 { $who } no está, así que su tiempo se acaba más tarde; { COMMAND("status") } dice cuándo.
table-away-other = ⏱️ Ahora juega aquí { $who }, así que su tiempo se acaba antes; { COMMAND("status") } dice cuándo.

lobby-away = { $who }: { $what }
lobby-away-night = no está de { $start } a { $end }
lobby-away-weekend = no está los fines de semana
lobby-away-days = { $days ->
        [0] no le quedan días de vacaciones
        [one] le queda 1 día de vacaciones
       *[other] le quedan { $days } días de vacaciones
    }
lobby-away-until = de vacaciones hasta { $when }
lobby-away-planned = de vacaciones desde { $start } hasta { $end }

option-away = Noches y vacaciones
option-away-none = no cuentan
option-away-count = cuentan, 28 días al año
option-away-about = El tiempo que se acabaría en noches, fines de semana o vacaciones de alguien se acaba más tarde. { COMMAND("away") } los elige; se leen aquí antes de empezar. A solas con ordenadores nada cuenta.

refusal-away-already = Ya estás ausente. { COMMAND("away") } te deja volver.
refusal-away-meets = Estás ausente desde { $start } hasta { $end }, que tiene días en común con eso. Elige otros, o anula aquello con { COMMAND("away") }.
refusal-away-many = Ya tienes previstas { $most ->
        [one] unas vacaciones
       *[other] { $most } vacaciones
    }, y no puede haber más. { COMMAND("away") } anula unas.
refusal-away-not-planned = Esas vacaciones ya no están previstas, o han empezado. { COMMAND("away") } muestra cómo está todo.
refusal-away-day = Unas vacaciones empiezan un día del { $first } al { $last }, según tu reloj. Escríbelo como { $first }.
refusal-away-not = No estás de vacaciones. { COMMAND("away") } muestra cómo están las cosas.
refusal-away-enough = { $days ->
        [0] No te queda ningún día de vacaciones
        [one] Solo te queda 1 día de vacaciones
       *[other] Solo te quedan { $days } días de vacaciones
    }: hay 28 en doce meses.
