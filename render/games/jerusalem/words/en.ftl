# What the pictures of Jerusalem say; names of places, offices and cards are the game's own.

picture-closed = Closed
picture-round = Round { $round }
picture-event = Event: { $event }
picture-gifts = At the end: the King’s gifts
picture-squires = { $count ->
    [one] squire
   *[other] squires
 }
picture-reserve = in reserve
picture-bezants = { $count ->
    [one] bezant
   *[other] bezants
 }
picture-no-cards = No action cards
picture-sealed = Your limit is given
picture-hired = Hired: { $count }
picture-baron-home = Baron at home
picture-baron-barred = Not in the large Palace
picture-passed-on = Handed on: { $cards }

## The position as text, for a screen reader.

text-own = Yours: { $squires } { $squires ->
    [one] squire
   *[other] squires
 } in reserve, { $bezants } { $bezants ->
    [one] bezant
   *[other] bezants
 }
text-card = Card: { $name }, { $effect }
text-passed-on = You handed on, and others still hold: { $cards }
text-card-offered = Card to choose: { $name }, { $effect }
text-seat = { $name }: tower { $tower }, prestige { $prestige } (next floor { $next_floor }), { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
text-baron = Baron in { $area }
text-revealed = { $squires } { $squires ->
    [one] squire
   *[other] squires
 } in reserve, { $bezants } { $bezants ->
    [one] bezant
   *[other] bezants
 }
text-office = { $number } { $office } ({ $squires } squires): { $holder }
text-bid = Bid for { $office }: { $price } by { $leader }
text-ability = { $name }: { $effect }
text-prices = In a turn: a mercenary costs { $mercenary }, { $squires } squires off the board bring { $bezants }, a Baron needs { $new } new squires in his area
text-barred = May not block { $area }: { $names }
text-gifts = The most squires in reserve and the most bezants bring { $most } prestige each ({ $tied } to each who ties), a card in hand { $card }.
text-privilege = { $name }: the holder { $effect }
text-deck = Action cards: { $count } left, { $played } played
text-sector = { $sector }, majority: { $holder }
text-closed = { $sector }: closed
text-control = held by { $name }
text-blocked = blocked by { $name }’s Baron
text-blocked-foreign = blocked by { $name }’s foreign Baron
text-income = pays { $goods }
text-prestige = { $count } prestige
text-squires = { $count } { $count ->
    [one] squire
   *[other] squires
 }
text-bezants = { $count } { $count ->
    [one] bezant
   *[other] bezants
 }
text-holds = { $name } holds { $places }
text-leads = { $name } has the majority: { $sectors }

