# Lo que una mesa dice de alguien, dicho a esa persona: se dice donde la clave de antes de `-you`
# nombraría a quien lee.

table-won-you-who = { $many ->
    [one] ¡Ganas!
   *[other] ¡La victoria es de { $who }!
}
table-ended-by-resigning-you-who = La partida termina porque te has rendido.
