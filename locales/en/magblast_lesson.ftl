# The guided first game of Mag·Blast, third edition.

magblast-lesson = Mag·Blast
magblast-lesson-about = noisy fleet battles
magblast-lesson-keep = Four ships guard your flagship, one in each zone: press **{ $press }**.
magblast-lesson-pay = The coach has hit your { $ship }, so buy help with three resources alike on cards that you can spare: press **{ $press }**.
magblast-lesson-place = The gunship { $ship } has come: press **{ $zone }**, the zone of { $prey }, which shot at you, for ships hit only what is in their own zone.
magblast-lesson-on = One new ship is enough for now: press **{ $press }**.
magblast-lesson-mover = Ships change zones before they fire: choose **{ $ship }** in the second menu, for its beam is strong.
magblast-lesson-zone = Send { $ship } beside your newcomer: press **{ $zone }**.
magblast-lesson-move = Other ships could move as well, but this is all you need: press **{ $press }**.
magblast-lesson-gun = Now you attack: choose **{ $ship }** as the ship that fires.
magblast-lesson-shot = The target and the { $card } are the only ones that fit, and no shot counts without its sound: press **{ $press }** and shout whatever you like.
magblast-lesson-second-gun = { $prey } has a single point of hull left, and each ship fires once: choose **{ $ship }**.
magblast-lesson-card = Both cards do the same damage, and resources buy ships, so keep those: press **{ $card }** without any.
magblast-lesson-second-shot = Finish { $prey }: press **{ $press }** and make another noise.
magblast-lesson-end = { $prey } is destroyed, and the resource on your last card helps to buy a ship, so keep it: press **{ $press }**.
magblast-lesson-ends = You have lost no ship and destroyed one: go on like this and, once a zone of theirs is empty, shoot through it at the flagship.

# The same of the second edition.

magblast-second-lesson = Mag·Blast, second edition
magblast-second-lesson-about = with upgrades
magblast-second-lesson-keep = Four ships guard your flagship, one in each zone: press **{ $press }**.
magblast-second-lesson-pay = The coach has hit your { $ship }, so buy help with one resource of each kind, which your two cards show: press **{ $press }**.
magblast-second-lesson-place = { $ship } has come: press **{ $zone }**, the zone of { $near }, for ships hit only what is in their own zone.
magblast-second-lesson-on = One new ship is enough for now: press **{ $press }**.
magblast-second-lesson-stay = Other ships could change zones now, but a dreadnought cannot, and it need not: press **{ $press }**.
magblast-second-lesson-upgrade = Upgrades are the pride of this edition: choose **{ $card }** in the second menu.
magblast-second-lesson-upgraded = It lets one ship fire into the zones next to its own: press **{ $ship }**.
magblast-second-lesson-play = Cards for ships stay under them: press **{ $press }**.
magblast-second-lesson-gun = Now you attack: choose **{ $ship }** as the ship that fires.
magblast-second-lesson-card = Your destroyer cannot fire mag blasts, so use yours here: press **{ $card }**.
magblast-second-lesson-target = The Long-Range Cannon reaches the blue zone: choose **{ $far }**.
magblast-second-lesson-shot = No shot counts without its sound: press **{ $press }** and shout whatever you like.
magblast-second-lesson-second-gun = { $far } is gone, and every other ship may fire once as well: choose **{ $ship }**.
magblast-second-lesson-second-shot = { $near } in its zone, and your last blast, are all that fits: press **{ $press }** and make another noise.
magblast-second-lesson-ends = Two ships destroyed with two shots: two of their zones are empty now, and through those you can shoot at the flagship next turn.
