# What the pictures of Crescent Moon say; names of characters, hexes and cards are the game's own.

picture-year = Year { $year }
picture-round = { $phase } { $round }/{ $rounds }
picture-market-near = Near
picture-market-middle = Middle
picture-market-far = Far
picture-bazaar = Sultan’s market
picture-keyword-combat = Combat
picture-keyword-influence_contest = Contest
picture-keyword-action = Action
picture-keyword-anytime = Anytime

picture-combat-in = Combat in hex { $hex }
picture-contest-in = Contest in hex { $hex }
picture-talk-hire = { $buyer } hires { $units } of { $seller }
picture-talk-bribe = { $buyer } bribes { $units } in hex { $hex }
picture-talk-card = { $buyer } asks for { $card }
picture-price = { $text }: { $price } offered
picture-no-clash = No combat or contest so far
picture-laying = Hexes bear column · row
picture-ships = Ships: the river parts nothing

picture-key-unit = Unit
picture-key-mercenary = Mercenary
picture-key-token = Influence
picture-key-fort = Fort
picture-key-castle = Castle
picture-key-palace = Palace
picture-key-town = Town
picture-key-city = City
picture-key-changed = Changed
picture-key-strength = The number on a shield is combat strength.
picture-key-coin = Coins
picture-key-cards = Cards in hand
picture-key-front = Cards spent, face up
picture-key-points = Victory points
picture-key-tent = Units in reserve
picture-key-income = Next income
picture-key-control = The border and the shape below say who controls a hex.

picture-attacks = attacks
picture-defends = defends
picture-supports = supports
picture-joins = joins
picture-pieces = Pieces in the hex
picture-pieces-contest = Presence in the hex
picture-sealed = Cards are being chosen in secret
picture-chosen = has chosen
picture-choosing = is choosing
picture-attack-wins = { $name } wins
picture-defence-wins = { $name } holds
picture-lost = Lost
picture-captured = Captured
picture-sacked = Sacked
picture-deal = Deal
picture-open = Not decided yet
picture-dealing = A deal is being proposed
picture-proposal = { $name } pays the Murshid { $points } for the { $side ->
    [attack] attack
   *[other] defence
 }?
picture-promise = { $name } pays the Murshid { $points } for a win

picture-no-cards = No cards in hand
picture-hand = Hand
picture-spent = Spent: { $cards }
picture-ability = What you can do
picture-tiles = To lay
picture-scores = Points scored
picture-goals = What you score for
picture-scores-for = Scores for
goal-at-once = { $points } each, at once
goal-yearly = { $points } a year
goal-each = { $each ->
    [1] { $points } each a year
   *[other] { $points } for every { $each } a year
 }
goal-first-year-each = { $each ->
    [1] { $points } each, once
   *[other] { $points } for every { $each }, once
 }
goal-first-year = { $points }, once
goal-exchange = { $points } for { $each } coins a year
goal-most = { $pay }, up to { $most }

## The position as text, for a screen reader.

text-own = Yours: { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
 }, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }
text-card = Card: { $name } ({ $kind }), { $effect }
text-card-offered = Card to choose: { $name } ({ $kind }), { $effect }
text-ability = { $character }: { $ability }
text-tile = Hex to lay: { $tile }
text-known = You know of { $name }’s hand: { $cards }
text-goal = You score for { $objective }: { $pay }.
text-score = Year { $year }: { $points } for { $objective }
text-seat = { $name }, { $character }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }, income { $income }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }
text-reserves = { $count ->
    [one] { $count } unit
   *[other] { $count } units
 } in reserve
text-points = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
 }
text-supply = supply: { $pieces }
text-front = face up: { $cards }
text-piece-unit = { $count ->
    [one] { $count } unit
   *[other] { $count } units
 }
text-piece-fort = { $count ->
    [one] { $count } fort
   *[other] { $count } forts
 }
text-piece-castle = { $count ->
    [one] { $count } castle
   *[other] { $count } castles
 }
text-piece-town = { $count ->
    [one] { $count } town
   *[other] { $count } towns
 }
text-piece-city = { $count ->
    [one] { $count } city
   *[other] { $count } cities
 }
text-piece-palace = { $count ->
    [one] the palace
   *[other] { $count } palaces
 }
text-piece-influence_token = { $count ->
    [one] { $count } influence token
   *[other] { $count } influence tokens
 }
text-ordinary = { $count } ordinary { $count ->
    [one] unit
   *[other] units
 }
text-mercenaries = { $count ->
    [one] { $count } mercenary
   *[other] { $count } mercenaries
 }
text-owned = { $name }’s { $piece }
text-control = controlled by { $name }
text-free = nobody controls it
text-token = influence of { $name }
text-near = next to { $hexes }
text-hex = { $number } { $tile }: { $facts }
text-laid = { $tile } at column { $column }, row { $row }
text-market = { $market }, { $price ->
    [one] { $price } coin
   *[other] { $price } coins
 }: { $card }
text-bazaar = Sultan’s market: { $cards }
text-posted-card = { $card } ({ $price ->
    [one] { $price } coin
   *[other] { $price } coins
 } posted)
text-posted = The Sultan posts prices: { $cards }
text-posted-price = { $card } { $price }
text-deck = Deck: { $count }; discard pile: { $cards }
text-sides = { $attackers } against { $defenders }
text-from = from hex { $hex }
text-played = { $name } plays { $card } ({ $bonus })
text-played-quietly = { $name } plays { $card }
text-played-struck = { $name } plays { $card } (struck down)
text-total = { $attack } to { $defence }
text-pieces-total = pieces { $attack } to { $defence } so far
text-winner-attack = the attack wins
text-winner-defence = the defence wins
text-lost = { $name } loses { $count }
text-captured = captured: { $piece }
text-sacked = sacked: { $pieces }
text-proposal = a deal is proposed: { $name } pays the Murshid { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
 } for the { $side ->
    [attack] attack
   *[other] defence
 }, if { $name } wins
text-deal = { $name } has promised the Murshid { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
 } for a win
text-holds = { $name } controls { $hexes }
text-gained = { $name } { $change }
text-changed = { $name } changed
text-ranking = { $place }. { $name }: { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
 }
