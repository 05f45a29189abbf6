# When somebody is away: nights, weekends, holidays.

away-head = ### When you are away
away-what = Time that would be over while you are away is over later: an hour after the end of a night or weekend, a day after that of a holiday. Your clocks run on meanwhile, and you may play. That holds where you play with other people, if the lobby says so, and not for answers on others’ turns.
away-night-none = • **Nights**: you have no quiet hours. Choose some with { COMMAND("notify") }, and they can count here.
away-night-long = • **Nights**: your quiet hours from { $start } to { $end } are more than { $most ->
    [one] one hour
   *[other] { $most } hours
}, so they cannot count. { COMMAND("notify") } changes them.
away-night-on = • **Nights**: your quiet hours from { $start } to { $end } count.
away-night-off = • **Nights**: your quiet hours from { $start } to { $end } do not count.
away-weekend-on = • **Weekends** count, from Saturday 00:00 to Monday 00:00 by your clock, which { COMMAND("notify") } knows.
away-weekend-off = • **Weekends** do not count.
away-holiday = • **Holidays**: { $days ->
        [0] none
        [one] 1 day
       *[other] { $days } days
    } left of { $all } in twelve months.
away-until = • **Holidays**: you are away until { $when }. After that { $days ->
        [0] no day is left
        [one] 1 day is left
       *[other] { $days } days are left
    } of { $all } in twelve months.
away-planned = • **Planned**: you are away from { $start } until { $end }.
away-ends = • { $game } · match { $number }: your time is over { $when }, all that counted in.
away-stands = • { $game } · match { $number }: the clocks stand still, since I may not write in the match’s channel.
away-always =
    -# Nights and weekends count in a match as they stood when you sat down, and everybody reads them there, with your days of holidays that are left, before it begins.
    -# A holiday begins at once, or at midnight by your clock on a day that you choose, and is told wherever it counts; what you have planned stands in lobbies too, and its days are taken until you call it off. A day that has begun counts, also if you come back sooner.

away-menu-night = Do your quiet hours count?
away-night-count = My nights count
away-night-not = My nights do not count
away-menu-weekend = Do weekends count?
away-weekend-count = Weekends count
away-weekend-not = Weekends do not count
away-menu-days = Begin a holiday now
away-days = { $days ->
        [one] Away for one day from now on
       *[other] Away for { $days } days from now on
    }
away-menu-days-later = A holiday from { $day } on: for how many days?
away-days-later = { $days ->
        [one] Away for one day
       *[other] Away for { $days } days
    }
away-menu-from = Plan a holiday: from which day on?
away-from = From { $day } on
button-away-drop = Not away from { $day }
button-away-back = I am back

table-away = 🏖️ { $who } is away until { $when }: time that would be over before ends a day after that.
table-away-planned = 🏖️ { $who } will be away from { $start } until { $end }: time that would be over then ends a day after that.
table-away-dropped = 🏖️ { $who } will not be away from { $start } on after all.
table-away-back = 🏖️ { $who } is back.
table-away-moved = 🌙 { $who } is away, so that the time is over later; { COMMAND("status") } tells when.
table-away-other = ⏱️ { $who } plays here now, so that the time is over sooner; { COMMAND("status") } tells when.

lobby-away = { $who }: { $what }
lobby-away-night = away from { $start } to { $end }
lobby-away-weekend = away at weekends
lobby-away-days = { $days ->
        [0] no day of holidays left
        [one] 1 day of holidays left
       *[other] { $days } days of holidays left
    }
lobby-away-until = on holiday until { $when }
lobby-away-planned = on holiday from { $start } until { $end }

option-away = Nights and holidays
option-away-none = do not count
option-away-count = count, 28 days a year
option-away-about = Whose time would be over in their own nights, weekends or holidays has it later. { COMMAND("away") } sets them; they stand here before the match begins. Alone with computers nothing counts.

refusal-away-already = You are away already. { COMMAND("away") } lets you come back.
refusal-away-meets = You are away from { $start } until { $end }, which has days in common with that. Choose others, or call that off with { COMMAND("away") }.
refusal-away-many = You have planned { $most ->
        [one] a holiday
       *[other] { $most } holidays
    } already, which is all there may be. { COMMAND("away") } calls one off.
refusal-away-not-planned = That holiday is not planned any more, or has begun. { COMMAND("away") } shows how things stand.
refusal-away-day = A holiday begins on a day from { $first } to { $last }, by your clock. Write it like { $first }.
refusal-away-not = You are not on holiday. { COMMAND("away") } shows how things stand.
refusal-away-enough = { $days ->
        [0] You have no day of holidays left
        [one] You have only 1 day of holidays left
       *[other] You have only { $days } days of holidays left
    }: there are 28 in any twelve months.
