# What the pictures of Architects say; names of places, cards and goods are the game's own.

picture-draft-left = { $count ->
    [one] the last card
   *[other] { $count } cards to keep
 }
picture-turns-left = { $count } to go
picture-virtue = Virtue
picture-no-cathedral = no Cathedral
picture-no-market = no Black Market
picture-score-buildings = Buildings
picture-score-effects = Effects
picture-score-cathedral = Cathedral
picture-score-virtue = Virtue
picture-score-debts = Debts
picture-score-gold = Gold
picture-score-marble = Marble
picture-score-silver = Silver
picture-score-prison = Prison
picture-score-total = Total
picture-workers = Workers
picture-captured = Captured
picture-apprentices = Apprentices
picture-buildings = Buildings
picture-hand = Hand
picture-to-choose = To choose from
picture-no-cards = No building cards

## The position as text, for a screen reader.

text-card = Card: { $name } ({ $points } points{ $virtue }; { $cost }; { $skills }): { $effect }
text-card-offered = Card to choose: { $name } ({ $points } points{ $virtue }; { $cost }; { $skills }): { $effect }
text-no-skill = no skill
text-nothing = nothing
text-seat = { $name }: { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
 } at home, virtue { $virtue }, Cathedral { $level }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
text-good = { $count } { $good }
text-debts = { $count ->
    [one] 1 debt
   *[other] { $count } debts
 }
text-paid = { $count } paid off
text-prisoners = { $count } in the Prison
text-captured = holds { $workers }
text-apprentices = apprentices { $names }
text-buildings = buildings { $names }
text-place = { $place }: { $workers }
text-tax = { $count } silver lies there
text-market = { $place }: { $price } silver for { $offer }; { $worker }
text-service = an apprentice, or one of { $cards } building cards
text-character = { $name } plays { $character }: { $effect }
text-candidate = To be chosen: { $character }.
text-effects = What the places do:
text-effect = { $name }: { $effect }
text-free = free
text-guildhall = { $place }: { $count } of { $spaces } spaces taken{ $workers }
text-apprentice = Apprentice { $number }: { $name } ({ $skills }){ $virtue }, { $silver } silver on it: { $effect }
text-virtue-change = , virtue { $by }
text-cathedral = { $place }, level { $level } ({ $cost }; { $points } points; { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
 }): { $seats }
text-wood-or-stone = { $count } of wood and stone
text-decks = Left: { $apprentices } apprentices, { $buildings } building cards, { $rewards } rewards, { $offers } small offers
text-score = { $place }. { $name }: { $lines }
note-character = Virtue { $virtue }; { $goods }{ $prison ->
    [0] {""}
   *[other] ; { $prison } in the Prison
 }{ $debts ->
    [0] {""}
    [one] ; a debt
   *[other] ; { $debts } debts
 }{ $cards ->
    [0] {""}
    [one] ; a card
   *[other] ; { $cards } cards
 }. { $effect }
note-market = { $price } silver{ $virtue ->
    [0] {""}
   *[other] {" "}and { $virtue } virtue
 } for { $offer }
note-standing = There: { $workers }
note-gives = { $goods } now
note-mines = { $many ->
    [0] { $clay } now
   *[other] { $clay }, or { $gold }, now
 }
note-storehouse = { $count ->
    [one] 1 trade now
   *[other] { $count } trades now
 }: 2 goods for 1 virtue, 3 for 1 marble
note-workshop = Hire for { $price } silver, or draw { $count ->
    [one] 1 building card
   *[other] { $count } building cards
 }
note-town-centre = { $count ->
    [one] 1 capture now
   *[other] { $count } captures now
 }: all workers of a colour at a place
note-tax-stand = { $count } silver now{ $virtue ->
    [0] {""}
   *[other] , but { $virtue } virtue lost
 }
note-guardhouse = { $count ->
    [one] 1 action now
   *[other] { $count } actions now
 }: free your workers, send captives off, pay a debt
note-card = { $points } points{ $virtue }; { $cost }; { $skills }: { $effect }
