title = Nim
heading = { $left } matches are left
ask-take = How many of the { $left } matches do you take?
action-take = Take { $count }
verb-take = take
verb-take-help = Take one to three matches.
event-matches-taken = { $seat } takes { $count }.
