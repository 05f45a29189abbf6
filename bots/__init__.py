"""Computer opponents over the engine contract."""


def choose(engine, state, seat, dice, level, keep_going):
    return dice.choice(list(engine.legal_actions(engine.resample(state, seat, dice), seat)))
