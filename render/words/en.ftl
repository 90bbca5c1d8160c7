# What the pictures of every game say; a game's own words go before these.

picture-seat = Seat { $number }
picture-turn = { $name }’s turn
picture-waiting = { $count } to answer
picture-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
 }
picture-option = { $number } { $name }
picture-option-noted = { $number } { $name }: { $note }
