# Lo que una mesa dice de alguien, dicho a esa persona: se dice donde la clave de antes de `-you`
# nombraría a quien lee.

table-won-you-who = { $many ->
    [one] ¡Ganas!
   *[other] ¡La victoria es de { $who }!
}
table-ended-by-resigning-you-who = La partida termina porque te has rendido.
table-time-out-you-who = Se te ha acabado el tiempo.
table-time-lost-you-who = Se te ha acabado el tiempo, y con eso pierdes.
table-chosen-ahead-you-who = Habías elegido por adelantado lo que sigue.
table-resigned-you-who = Te rindes.
table-computer-takes-over-you-who = Un ordenador sigue jugando por ti.
table-sits-in-you-who = ⏰ Se te ha acabado el tiempo. Por ahora un ordenador juega por ti; recuperas el asiento con *Recuperar mi asiento*.
table-sits-out-you-who = Dejas jugar por ahora a un ordenador ({ $level }); recuperas el asiento con *Recuperar mi asiento*.
table-stands-in-you-who = Ya no estás en el servidor de esta partida: como pide { $by }, por ahora un ordenador juega por ti; recuperas el asiento con *Recuperar mi asiento*.
table-stands-in-you-by = { $who } ya no está en este servidor: como pides, por ahora un ordenador juega por { $who }; el asiento se recupera con *Recuperar mi asiento*.
table-back-you-who = Has vuelto y juegas de nuevo.
table-given-back-you-who = Ya no juega nadie más en esta partida: recuperas tu asiento.
table-seat-taken-you-now = Desde aquí juegas tú por { $who }.
table-absent-you-who = Ya no estás en el servidor de esta partida, así que no puedo avisarte allí. Alguien que juegue puede dejar que un ordenador juegue por ti; recuperas tu asiento con una pulsación cuando vuelvas a estar allí.
table-absent-over-you-who = Ya puedo avisarte de nuevo.
table-undone-you-who = Deshaces tu última jugada.
table-undone-agreed-you-who = Deshaces tu última jugada; están de acuerdo quienes juegan.
