# The guided first game of Shazamm!.

shazamm-lesson = Shazamm!
shazamm-lesson-about = two wizards push fire
shazamm-lesson-bid = You are red, and the higher bet pushes the fire: press **{ $press }** and bet { $bet }, without spells.
shazamm-lesson-boost = A spell helps a small bet, for you pay only what you bet: bet { $bet } and lay *{ $spell }*, which adds 7.
shazamm-lesson-pushed = Nobody wins every push, so save mana this time: bet { $bet }, without spells.
shazamm-lesson-clone = Double dose has pushed the fire back to you, so borrow it: bet { $bet } and lay *{ $spell }*.
shazamm-lesson-cloned = Your Clone may take what your rival laid last turn: choose **{ $choice }**, and your bet counts twice.
shazamm-lesson-recycle = You can also bet with hindsight: bet { $bet } and lay *{ $spell }*.
shazamm-lesson-recycled = Your rival bet 6, so 4 would lose: choose **{ $choice }** to win by one.
shazamm-lesson-inferno = The fire has reached your rival, so a new round begins on a shorter bridge: bet { $bet } and lay *{ $spell }*, which pushes two slabs.
shazamm-lesson-fall = One more push drives your rival off what is left of the bridge: bet { $bet }, without spells.
shazamm-lesson-ends = Your rival has fallen into the lava and you have won: now you know bets, spells, rounds and the bridge.
shazamm-lesson-other-cast = The rules allow that, but this lesson needs exactly the bet and the cards that the arrow names.
