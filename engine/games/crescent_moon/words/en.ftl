# Crescent Moon in English. Keys follow the code: ask-*, action-*, event-*, refusal-*, and the names of things.

title = Crescent Moon
score-name = victory points
tie-rule = Equal victory points: more coins come first, then whoever takes turns earlier.
tie-coins = { $value ->
    [one] { $value } coin
   *[other] { $value } coins
 }
tie-turn = turn { $value }
subtitle = Five powers, one river, and promises that do not bind
heading = Year { $year } of { $years } · { $phase }
help-short = Five very different powers share one land: fight, build, spread influence, trade cards and mercenaries, and score what your own character wants.
# What computer players may be called: one word each, none of them a word of the game.
computer-names = Zahra, Idris, Layla, Harun, Safiya, Yusuf, Maryam, Tariq, Nadira, Jabir, Amina, Rashid
# Nouns before which the sign of a good can stand, after a number.
emoji-coin = coin, coins
emoji-points = victory point, victory points
emoji-mercenary = mercenary, mercenaries

## Characters

# By the number of the seat, for whoever sits down.
role-0 = { character-warlord }
role-1 = { character-murshid }
role-2 = { character-sultan }
role-3 = { character-caliph }
role-4 = { character-nomad }

character-warlord = Warlord
character-warlord-ability = Takes points at once for enemy units that fall and for buildings he sacks. Up to { $limits-warlord_units } units in a hex, { $move ->
    [one] one move
   *[other] { $move } moves
 } an action, { $build ->
    [0] never builds
   *[other] builds up to { $build }
 }; Campaign always returns to his hand.
character-murshid = Murshid
character-murshid-ability = Decides ties where his token lies, joins every contest and combat near his tokens, and sells his support for up to { $talks-deal } victory points. Schemes for his own cards.
character-sultan = Sultan
character-sultan-ability = Alone builds towns and cities, is present wherever one stands, and earns from them whoever holds the land. { $build ->
    [one] One building
   *[other] { $build } buildings
 } an action. Sells cards of his own market.
character-caliph = Caliph
character-caliph-ability = Has the palace, which he may relocate; builds forts for { $fort } and castles for { $castle }, and recruits { $recruit ->
    [one] one unit
   *[other] { $recruit } units
 } at a time.
character-nomad = Nomad
character-nomad-ability = All his units are mercenaries; others hire and bribe them at a price he agrees to, and he makes theirs desert. Recruits { $recruit ->
    [one] one unit
   *[other] { $recruit } units
 } at a time, also where nobody rules.

## Pieces, land, hexes

piece-unit = unit
unit-kind-ordinary = ordinary unit
unit-kind-mercenary = mercenary
piece-fort = fort
piece-castle = castle
piece-town = town
piece-city = city
piece-palace = palace
piece-influence_token = influence token

building-fort = fort
building-castle = castle
building-town = town
building-city = city

terrain-fertile = fertile land
terrain-wilderness = wilderness
terrain-mountain = mountain
terrain-quarry = quarry
terrain-desert = desert

tile-crossing = crossing
tile-river = river
tile-fertile = fertile land
tile-wilderness = wilderness
tile-mountain = mountain
tile-quarry = quarry
tile-desert = desert
tile-holy_site = holy site

hex-1 = hex 1
hex-2 = hex 2
hex-3 = hex 3
hex-4 = hex 4
hex-5 = hex 5
hex-6 = hex 6
hex-7 = hex 7
hex-8 = hex 8
hex-9 = hex 9
hex-10 = hex 10
hex-11 = hex 11
hex-12 = hex 12
hex-13 = hex 13
hex-14 = hex 14
hex-15 = hex 15
hex-16 = hex 16

## Phases, markets, cards in general

phase-setup = Setting up
phase-income = Income
phase-reserves = Reserves
phase-upkeep = Upkeep
phase-actions = Actions
phase-scoring = Scoring
phase-over = End of the game

market-near = near market
market-middle = middle market
market-far = far market

card-type-event = event
card-type-character = character
card-type-battalion = battalion
card-type-strategy = strategy

keyword-combat = Combat
keyword-influence_contest = Influence contest
keyword-action = Action
keyword-anytime = Anytime

clash-kind-combat = combat
clash-kind-contest = influence contest

side-attack = attack
side-defence = defence

talk-hire = hiring mercenaries
talk-bribe = bribing mercenaries
talk-card = a card of the Sultan's market

deed-influence = Influence
deed-influence-help = Put a token into a hex where you're present, or next door; others there may contest it
deed-build = Build
deed-build-help = Pay for forts, castles, towns or cities, each in another hex
deed-move = Move
deed-move-help = March units into hexes that no other player controls
deed-assault = Assault
deed-assault-help = Attack a neighbouring hex of another player, or sack a settlement
deed-recruit = Recruit
deed-recruit-help = Bring units from your reserves card to where you're present
deed-hire_mercenaries = Hire mercenaries
deed-hire_mercenaries-help = Pay for one or two mercenaries, who fight at once
deed-bribe_mercenaries = Bribe mercenaries
deed-bribe_mercenaries-help = Pay the Nomad for mercenaries on the map: they change sides
deed-buy_cards = Buy cards
deed-buy_cards-help = Buy power cards, one from each market: for 2, 4 or 6 coins
deed-play_card = Play a card
deed-play_card-help = Play a card of your hand that says Action
deed-collect = Collect a coin
deed-collect-help = Take a coin from the bank: when nothing better is left
deed-revolt = Revolt
deed-revolt-help = Your token in another's hex becomes two units, which attack
deed-muster = Muster
deed-muster-help = Each of your tokens brings a unit and stays, or two and goes
deed-scheme = Scheme
deed-scheme-help = Look at the top of the deck and secretly keep a card of your own
deed-conspire = Conspire
deed-conspire-help = Look at ten cards and fill your market with them
deed-relocate_palace = Relocate the palace
deed-relocate_palace-help = Put the palace into another hex where you're present
deed-desertion = Desertion
deed-desertion-help = Send others' mercenaries in one hex home; you gain as many in reserve

## Power cards

card-campaign = Campaign
card-campaign-effect = Combat, resolved first: of every { $campaign-count } of your units one must be assigned here for +{ $campaign }; those go to your supply afterwards. Returns to your hand.
card-infantry = Infantry
card-infantry-effect = Combat: you lose { $spare ->
    [one] { $spare } unit
   *[other] { $spare } units
 } fewer.
card-siege_engines = Siege engines
card-siege_engines-effect = Combat in a hex with a stronghold: +{ $strength-defending_stronghold } in defence, +{ $strength-attacking_stronghold } in attack.
card-cavalry = Cavalry
card-cavalry-effect = Combat: assign { $assign-count ->
    [one] { $assign-count } unit for +{ $assign }
   *[other] up to { $assign-count } units for +{ $assign } each
 }.
card-veteran_captain = Veteran captain
card-veteran_captain-effect = Combat: +{ $strength }.
card-forced_march = Forced march
card-forced_march-effect = Action: { $march ->
    [one] { $march } move
   *[other] up to { $march } moves
 }, then an assault.
card-assassination = Assassination
card-assassination-effect = Combat or contest: strike down a character card before it is resolved.
card-imam = Imam
card-imam-effect = Contest: +{ $influence }.
card-bribery = Bribery
card-bribery-effect = Contest: aim at a player of the other side, which has { $bribe } less; that player gets this card.
card-uprising = Uprising
card-uprising-effect = Contest: +{ $influence-city } with a city in the hex, +{ $influence-town } with a town.
card-informers = Informers
card-informers-effect = Anytime: look at one player's hand.
card-missionaries = Missionaries
card-missionaries-effect = Action: spread influence in any hex of the map.
card-sabotage = Sabotage
card-sabotage-effect = Combat: the other side has { $weaken } less.
card-garrison = Garrison
card-garrison-effect = Combat: +{ $strength-own_stronghold } with a stronghold of your own in the hex; if you lose, your buildings there cannot be sacked.
card-archers = Archers
card-archers-effect = Combat: your opponent loses { $wound ->
    [one] { $wound } unit
   *[other] { $wound } units
 } more.
card-general = General
card-general-effect = Combat: +{ $strength }, and +{ $strength-own_units } more with { $strength-own_units-count } or more units of your own.
card-vizier = Vizier
card-vizier-effect = Contest: +{ $influence }, and +{ $influence-control } more if you control the hex.
card-master_builders = Master builders
card-master_builders-effect = Action: build one building { $build ->
    [1] at its full price
    [2] at half price, without surcharge
   *[other] at 1/{ $build } of its price, without surcharge
 }.
card-tribute = Tribute
card-tribute-effect = Anytime: take { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }.
card-elder = Elder
card-elder-effect = Combat: another player's mercenary in an adjacent hex goes home, and one of yours joins the fight.
card-ships = Ships
card-ships-effect = Anytime: during your present action the river does not part hexes for you.
card-camel_riders = Camel riders
card-camel_riders-effect = Combat with a mercenary of your own: +{ $strength-own_mercenary }, and +{ $strength-own_mercenary_in_desert } more in the desert.
card-caravan = Caravan
card-caravan-effect = Action: take { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }.
card-guides = Guides
card-guides-effect = Anytime: move { $guide ->
    [one] { $guide } of your units by one hex
   *[other] up to { $guide } of your units by one hex each
 }.

# What a card does that has no sentence of its own: put together from its lines in data.toml.
card-of-lines = { $keywords }: { $lines }.
card-line-when = { $line } ({ $conditions })
does-strength = +{ $value } strength
does-influence = +{ $value } influence
does-weaken = the other side has { $value } less
does-spare = you lose { $value } fewer units
does-wound = your opponent loses { $value } more units
does-protect = if you lose, your buildings there cannot be sacked
does-assign = assign up to { $count } units for +{ $value } each
does-campaign = of every { $count } of your units one is spent for +{ $value }
does-lure = another player's mercenary in an adjacent hex goes home, and one of yours joins the fight
does-assassinate = strike down a character card before it is resolved
does-bribe = a player of the other side gets this card, and that side has { $value } less
does-coins = take { $value ->
    [one] { $value } coin
   *[other] { $value } coins
 }
does-march = up to { $value ->
    [one] { $value } move
   *[other] { $value } moves
 }
does-assault = an assault
does-recruit = recruit up to { $value ->
    [one] { $value } unit
   *[other] { $value } units
 }
does-preach = spread influence in any hex of the map
does-build = build one building at 1/{ $value } of its price, without surcharge
does-look = look at one player's hand
does-sail = during your present action the river does not part hexes for you
does-guide = move up to { $value } of your units by one hex each
condition-attacking = in attack
condition-defending = in defence
condition-stronghold = with a stronghold in the hex
condition-own_stronghold = with a stronghold of your own in the hex
condition-settlement = with a town or city in the hex
condition-town = with a town in the hex
condition-city = with a city in the hex
condition-control = if you control the hex
condition-own_token = with your influence in the hex
condition-own_units = with { $count } or more units of your own
condition-own_mercenary = with a mercenary of your own
condition-in_fertile = on fertile land
condition-in_wilderness = in the wilderness
condition-in_mountain = in the mountains
condition-in_quarry = in a quarry
condition-in_desert = in the desert
condition-in_river = at the river
condition-in_crossing = at the crossing
condition-in_holy_site = at the holy site

## Objectives

objective-enemy_casualty = enemy units fallen
objective-sack_fort = a fort sacked
objective-sack_city = a city sacked
objective-sack_town = a town sacked
objective-sack_castle = a castle sacked
objective-sack_palace = the palace sacked
objective-capture = a stronghold captured
objective-warlord_holy_site = control of the holy site
objective-warlord_hexes = control of 3 hexes
objective-warlord_first_year = a year of terror: 4 enemy units or 2 buildings
objective-murshid_tokens = influence on the map
objective-murshid_holy_site = influence on the holy site
objective-murshid_crossing = influence on the crossing
objective-murshid_first_year = 5 influence tokens in the first year
objective-sultan_towns = towns
objective-sultan_cities = cities
objective-sultan_holy_site = settlement or influence on the holy site
objective-sultan_waterside = a settlement at the river
objective-sultan_first_year = 3 settlements in the first year
objective-caliph_hexes = hexes under control
objective-caliph_quarries = quarries under control
objective-caliph_crossing = control of the crossing
objective-caliph_holy_site = control of the holy site
objective-caliph_palace = the palace standing
objective-caliph_first_year = crossing or quarry in the first year
objective-nomad_exchange = coins spent on renown
objective-nomad_holy_site = influence on the holy site
objective-nomad_mercenaries = other players' mercenaries on the map
objective-nomad_first_year = 3 foreign mercenaries in the first year
objective-start = starting points
objective-deal = the Murshid's deal

## Questions

ask-lay = Lay one of your hexes ({ $tiles }): a river must lengthen the river, any other touches as many hexes as possible.
ask-settle = Put group { $group } of your starting pieces ({ group-pieces }) into an empty hex.
ask-group = Which starting pieces do you place first: group 1 ({ first-pieces }) or group 2 ({ second-pieces })?
first-pieces = { $first_ordinary ->
    [0] {""}
    [one] { $first_ordinary } unit
   *[other] { $first_ordinary } units
 }{ $first_mercenaries ->
    [0] {""}
    [one] { $first_ordinary ->
        [0] {""}
       *[other] ,{" "}
     }{ $first_mercenaries } mercenary
   *[other] { $first_ordinary ->
        [0] {""}
       *[other] ,{" "}
     }{ $first_mercenaries } mercenaries
 }{ $first_buildings ->
    [0] {""}
   *[other] { $first_units ->
        [0] {""}
       *[other] ,{" "}
     }{ $first_rest }
 }
second-pieces = { $second_ordinary ->
    [0] {""}
    [one] { $second_ordinary } unit
   *[other] { $second_ordinary } units
 }{ $second_mercenaries ->
    [0] {""}
    [one] { $second_ordinary ->
        [0] {""}
       *[other] ,{" "}
     }{ $second_mercenaries } mercenary
   *[other] { $second_ordinary ->
        [0] {""}
       *[other] ,{" "}
     }{ $second_mercenaries } mercenaries
 }{ $second_buildings ->
    [0] {""}
   *[other] { $second_units ->
        [0] {""}
       *[other] ,{" "}
     }{ $second_rest }
 }
ask-palace = Where does the palace stand? In a hex with a piece of yours.
ask-palace-usual = Where does the palace stand? In a hex with a piece of yours; { $hex } is usual.
ask-action = Year { $year }, action { $round }: what do you do? You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }.
ask-detail-influence = Spread influence: in which hex?
ask-detail-build = What do you build, and where? { purse }{ build-prices }.
ask-detail-move = Move which units, and where?
ask-detail-assault = Assault what, and from where?
ask-detail-recruit = Recruit where, and how many?
ask-detail-hire_mercenaries = How many mercenaries do you hire? { purse }; { $bank ->
    [0] the Nomad has to agree to your price
   *[other] one costs { $one }, two cost { $two }
 }.
ask-detail-bribe_mercenaries = Which of the Nomad's mercenaries do you bribe, and how many? He has to agree to your price.
ask-detail-buy_cards = Which card do you buy? { purse }{ card-prices }.
ask-detail-play_card = Which card do you play?
ask-detail-revolt = Where does the revolt break out?
ask-detail-relocate_palace = Move the palace where?
ask-detail-desertion = Where do mercenaries desert, and how many?
ask-anytime = You may act out of turn now.
ask-withdraw = You may take your offer back.
ask-last-word = Year { $year } is about to be scored: play anytime cards now, or be done.
ask-move = Move again? { $left ->
    [one] One move
   *[other] { $left } moves
 } left.
ask-guide = Guides: which unit moves one hex? { $left } left.
ask-send = How many units move from { $origin } to { $goal }?
ask-assault-units = How many units attack { $goal } from { $origin }?{ $defence ->
    [0] {""}
   *[other] {" "}It is held with strength { $defence }, cards aside{ $ties ->
        [murshid] {""}
       *[attacker] ; a tie is yours
     }.
 }
ask-may-assault = You may assault now.
ask-follow-up = The mercenaries in { $hex } are yours: one move or an assault with them?
ask-recruit = Recruit more? { $left } left.
ask-place = Where does the mercenary go? { $left } to place.
ask-muster = Muster in { $hex }: { $few ->
    [one] { $few } unit
   *[other] { $few } units
 } and keep the token, or { $many } and remove it?
ask-disband = Too many of your units are in { $hex }: which { $count } leave?
ask-build = Build more? { $left } left. { purse }{ build-prices }.
ask-build-cheaply = What do the master builders build, and where? { purse }{ build-prices }.
ask-buy = Buy more cards? { purse }{ card-prices }.
ask-discard = Your hand is over its limit of { $limit }: discard { $count } more.
ask-scheme = You see { $cards }. Take { $count } of your own.
ask-conspire = You see { $cards }. Choose { $count } more for your market.
ask-preach = Where do the missionaries go?
ask-informers = Whose hand do you look at?
ask-exchange = Buy victory points at { $price } coins for { $points }? You have { $coins }.
ask-price-hire = What do you offer { $other_seat } for { mercenaries }? { purse }.
ask-price-bribe = What do you offer { $other_seat } for { mercenaries } in { $hex }? { purse }.
ask-price-card = What do you offer { $other_seat } for { $card }? { purse }.
ask-answer-hire = { $sells ->
    [1] { $other_seat } offers { price-coins } for { mercenaries }, and has { $coins }. Agree, ask for more, or walk away?
   *[other] { $other_seat } asks for { price-coins } for { mercenaries }; you have { $coins }. Agree, offer less, or walk away?
 }
ask-answer-bribe = { $sells ->
    [1] { $other_seat } offers { price-coins } for { mercenaries } in { $hex }, and has { $coins }. Agree, ask for more, or walk away?
   *[other] { $other_seat } asks for { price-coins } for { mercenaries } in { $hex }; you have { $coins }. Agree, offer less, or walk away?
 }
ask-answer-card = { $sells ->
    [1] { $other_seat } offers { price-coins } for { $card }, and has { $coins }. Agree, ask for more, or walk away?
   *[other] { $other_seat } asks for { price-coins } for { $card }; you have { $coins }. Agree, offer less, or walk away?
 }
ask-pledge = { $kind ->
    [combat] Combat
   *[other] Influence contest
 } in { $hex }: what do you offer the Murshid for his support, paid only if you win? Up to { $most } of your { $vp } victory points.
ask-propose = { clash-in }: propose a deal to the Murshid, paid only if you win, or pass? You have { $vp } victory points.
ask-propose-murshid = { clash-in }: propose that somebody pays you for your support, only if they win, or pass? Up to { $most } points.
ask-answer-deal = { clash-in }: { $other_seat } { $pays ->
    [1] asks you for { deal-points } for supporting the { $side }, paid only if you win; you have { $vp }.
   *[other] offers { deal-points } if you support the { $side }, paid only if { $payer_seat } wins.
 } { $final ->
    [0] Agree, counter once, or decline?
   *[other] Agree or decline?
 }
clash-in = { $kind ->
    [combat] Combat
   *[other] Influence contest
 } in { $hex }
deal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
ask-strike = For your support in { $hex } { $first_seat } offers { $first }{ $second ->
    [0] {""}
   *[other] , { $second_seat } { $second }
 }{ $third ->
    [0] {""}
   *[other] , { $third_seat } { $third }
 }{ $fourth ->
    [0] {""}
   *[other] , { $fourth_seat } { $fourth }
 }, paid if they win: accept one?
ask-commit = { $kind ->
    [combat] Combat in { $hex }: { $attacker_seat } attacks with { $attack } against { $defender_seat }'s { $defence }. Without cards { $ahead ->
        [attack] the attack wins
        [tie] it is a tie
       *[defence] the defence holds
     }; ties go to { $ties ->
        [murshid] whomever the Murshid likes
       *[attacker] the attacker
     }. Which cards do you commit?
   *[other] Influence contest in { $hex }, started by { $attacker_seat }: which cards do you commit?
 } Nobody sees how many.
ask-stance = { $attacker_seat } spreads influence in { $hex }: do you support that, or defend?
ask-back = Whose side are your cards in { $hex } on?
ask-resolve = Which of your side's cards is resolved next?
ask-assign = { $card } takes { $count } of your units: which?
ask-assassinate = Whom does Assassination strike in { $hex }?
ask-bribery = Whom do you bribe in { $hex }?
ask-lure = From which hex does the elder lure a mercenary to { $hex }?
ask-tie = A tie at { $total } in { $hex }: does { $attacker_seat } succeed?
ask-casualties = You lose { $count ->
    [one] one unit
   *[other] { $count } units
 } in { $hex }: which?
ask-capture = Take over the { $piece } in { $hex }? Otherwise it is { $coins ->
    [0] removed
    [one] sacked for { $coins } coin
   *[other] sacked for { $coins } coins
 }.
ask-sack = Sack the { $piece } in { $hex } for { $coins } coins?

# What questions about money have in common: the purse, and the prices of what is on offer.
mercenaries = { $units ->
    [one] 1 mercenary
   *[other] { $units } mercenaries
 }
price-coins = { $price ->
    [one] { $price } coin
   *[other] { $price } coins
 }
purse = You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }
group-pieces = { $ordinary ->
    [0] {""}
    [one] { $ordinary } unit
   *[other] { $ordinary } units
 }{ $mercenaries ->
    [0] {""}
    [one] { $ordinary ->
        [0] {""}
       *[other] ,{" "}
     }{ $mercenaries } mercenary
   *[other] { $ordinary ->
        [0] {""}
       *[other] ,{" "}
     }{ $mercenaries } mercenaries
 }{ $buildings ->
    [0] {""}
   *[other] { $units ->
        [0] {""}
       *[other] ,{" "}
     }{ $rest }
 }
build-prices = { $fort ->
    [no] {""}
   *[other] ; a fort costs { $fort }
 }{ $castle ->
    [no] {""}
   *[other] ; a castle costs { $castle }
 }{ $town ->
    [no] {""}
   *[other] ; a town costs { $town }
 }{ $city ->
    [no] {""}
   *[other] ; a city costs { $city }
 }{ $fertile ->
    [0] {""}
   *[other] ; fertile land { $fertile } more ({ $fertile_hexes })
 }{ $wilderness ->
    [0] {""}
   *[other] ; wilderness { $wilderness } more ({ $wilderness_hexes })
 }{ $mountain ->
    [0] {""}
   *[other] ; mountain { $mountain } more ({ $mountain_hexes })
 }{ $quarry ->
    [0] {""}
   *[other] ; quarry { $quarry } more ({ $quarry_hexes })
 }{ $desert ->
    [0] {""}
   *[other] ; desert { $desert } more ({ $desert_hexes })
 }
card-prices = { $near ->
    [no] {""}
   *[other] ; near market { $near }{ $near_count ->
        [0] {""}
       *[other] {" "}(your own { $near_own }: { $near_less })
     }
 }{ $middle ->
    [no] {""}
   *[other] ; middle market { $middle }{ $middle_count ->
        [0] {""}
       *[other] {" "}(your own { $middle_own }: { $middle_less })
     }
 }{ $far ->
    [no] {""}
   *[other] ; far market { $far }{ $far_count ->
        [0] {""}
       *[other] {" "}(your own { $far_own }: { $far_less })
     }
 }{ $bazaar ->
    [ask] ; the Sultan's market at a price he agrees to
    [take] ; one card of your own market for nothing
   *[no] {""}
 }{ $first ->
    [no] {""}
   *[other] ; posted by the Sultan: { $first_card } { $first }
 }{ $second ->
    [no] {""}
   *[other] , { $second_card } { $second }
 }{ $third ->
    [no] {""}
   *[other] , { $third_card } { $third }
 }

## Actions

action-lay = { $tile } at column { $column }, row { $row }
action-river = River at column { $column }, row { $row }, turned { $rotation }
action-begin = Group { $group } first
action-settle = Into { $hex }
action-palace = Palace in { $hex }
action-act = { $action }
action-influence = Influence in { $hex }
action-build = Build a { $building } in { $hex }
action-move = Move from { $origin } to { $goal }
action-assault = Assault { $goal } from { $origin }
action-recruit = Recruit { $count ->
    [one] 1 unit
   *[other] { $count } units
 } in { $hex }
action-hire = Hire { $count ->
    [one] 1 mercenary
   *[other] { $count } mercenaries
 }
action-bribe = Bribe { $count ->
    [one] 1 mercenary
   *[other] { $count } mercenaries
 } in { $hex }
action-buy = Buy { $card } ({ $market })
action-haggle = Ask the Sultan for { $card }
action-pay = Buy { $card } at the Sultan's posted price
action-post = Post { $card } for { $price }
action-unpost = Take back the price of { $card }
action-claim = Take { $card } from your market
action-play = Play { $card }
action-revolt = Revolt in { $hex }
action-levy = Muster { $count } in { $hex }{ $count ->
    [1] , keep the token
    [2] , remove the token
   *[other] {""}
 }
action-relocate = Move the palace to { $hex }
action-desertion = { $count ->
    [one] { $count } mercenary deserts
   *[other] { $count } mercenaries desert
 } in { $hex }
action-units = { both-kinds }
action-place = Mercenary into { $hex }
action-take = Take { $card }
action-discard = Discard { $card }
action-exchange = { $count ->
    [0] Buy none
    [one] Buy { $count } point
   *[other] Buy { $count } points
 }
action-done = Done
    .strike = Decline
    .assassinate = Nobody
    .follow-up = Stay
    .may-assault = Don't assault
    .last-word = Pass
    .capture = Sack it instead
    .sack = Leave it
action-offer = { $sells ->
    [0] Offer { price-coins }
    [1] Ask for { price-coins }
   *[other] { price-coins }
 }
    .choice = { $sells ->
        [1] Ask for { $price }
       *[other] Offer { $price }
    }
action-counter = { $sells ->
    [0] Offer { price-coins }
    [1] Ask for { price-coins }
   *[other] { price-coins }
 } for { $count ->
    [one] 1 mercenary
   *[other] { $count } mercenaries
 }
    .choice = { $sells ->
        [1] Ask for { $price }
       *[other] Offer { $price }
    }
action-accept = Agree
action-refuse = Walk away
    .answer-deal = Decline
action-withdraw = Take the offer back
action-pledge = Offer { $points }
action-propose = { $seat } pays { deal-points } for the { $side }
action-pass = Pass
action-strike = Deal with { $seat }
action-hold = Nothing
action-commit1 = Commit { $first }
action-commit2 = Commit { $first }, { $second }
action-commit3 = Commit { $first }, { $second }, { $third }
action-commit4 = Commit { $first }, { $second }, { $third }, { $fourth }
action-commit5 = Commit { $first }, { $second }, { $third }, { $fourth }, { $fifth }
action-commit6 = Commit { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth }
action-commit7 = Commit { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth }, { $seventh }
action-commit8 = Commit { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth }, { $seventh }, { $eighth }
action-support = Support
action-oppose = Defend
action-back = For { $seat }
action-resolve = { $card }
action-assassinate = Strike down { $seat }'s { $card }
action-target = { $seat }
action-lure = From { $hex }
action-favour = The { $side } wins
action-capture = Capture
action-sack = Sack

# What a group of actions is called: the first button of a panel, the name of a slash command.
verb-lay = Lay a hex
verb-river = Lay a river
verb-begin = First group
verb-settle = Starting pieces
verb-palace = Palace
verb-act = Action
verb-influence = Influence
verb-build = Build
verb-move = Move
verb-assault = Assault
verb-recruit = Recruit
verb-hire = Hire
verb-bribe = Bribe
verb-buy = Buy a card
verb-haggle = Sultan's market
verb-pay = Posted price
verb-post = Post a price
verb-unpost = Take a price back
verb-claim = Own market
verb-play = Play a card
verb-revolt = Revolt
verb-levy = Levy
verb-relocate = Move the palace
verb-desertion = Desertion
verb-units = Units
verb-place = Place
verb-take = Take
verb-discard = Discard
verb-exchange = Buy points
verb-done = Done
verb-offer = Name a price
    .answer-hire = { more-or-less }
    .answer-bribe = { more-or-less }
    .answer-card = { more-or-less }
more-or-less = { $sells ->
    [1] Ask for more
   *[other] Offer less
 }
verb-counter = Another number
verb-accept = Agree
verb-refuse = Walk away
verb-withdraw = Withdraw
verb-pledge = Offer points
verb-propose = Propose a deal
verb-pass = Pass
verb-strike = Make the deal
verb-hold = Nothing
verb-commit1 = One card
verb-commit2 = Two cards
verb-commit3 = Three cards
verb-commit4 = Four cards
verb-commit5 = Five cards
verb-commit6 = Six cards
verb-commit7 = Seven cards
verb-commit8 = Eight cards
verb-support = Support
verb-oppose = Defend
verb-back = Take a side
verb-resolve = Resolve
verb-assassinate = Assassinate
verb-target = Choose a player
verb-lure = Lure
verb-favour = Decide the tie
verb-capture = Capture
verb-sack = Sack

verb-lay-help = Lay one of your hexes beside the map
verb-river-help = Lay a river hex that lengthens the river
verb-begin-help = Choose which group of starting pieces you place first
verb-settle-help = Put a group of starting pieces into an empty hex
verb-palace-help = Place the palace
verb-act-help = Choose the action of your turn
verb-influence-help = Bring an influence token into a hex
verb-build-help = Build a fort, castle, town or city
verb-move-help = Move units to an adjacent hex
verb-assault-help = Attack an adjacent hex or sack its settlement
verb-recruit-help = Bring units from your reserves card
verb-hire-help = Hire mercenaries
verb-bribe-help = Bribe the Nomad's mercenaries
verb-buy-help = Buy a card of the near, middle or far market
verb-haggle-help = Negotiate with the Sultan for a card of his market
verb-pay-help = Buy a card of the Sultan's market at the price he has posted
verb-post-help = Sultan: post a price that anyone may pay for a card
verb-unpost-help = Sultan: take a posted price back
verb-claim-help = Sultan: take a card of your own market
verb-play-help = Play an action or anytime card
verb-revolt-help = Warlord: your token becomes an attacking force
verb-levy-help = Warlord: how many units muster here
verb-relocate-help = Caliph: put the palace elsewhere
verb-desertion-help = Nomad: send others' mercenaries home
verb-units-help = So many ordinary units and mercenaries
verb-place-help = Put a hired mercenary into a hex
verb-take-help = Take one of the cards you see
verb-discard-help = Discard down to the hand limit
verb-exchange-help = Nomad: buy victory points with coins
verb-done-help = Stop, or do without
verb-offer-help = Name a price
verb-counter-help = Name another number of mercenaries and its price
verb-accept-help = Agree to the price
verb-refuse-help = Walk away from the negotiation
verb-withdraw-help = Take your unanswered offer back
verb-pledge-help = Offer the Murshid points if you win
verb-propose-help = Deal with the Murshid: who pays how many points for which side
verb-pass-help = Propose no deal
verb-strike-help = Murshid: accept an offer
verb-hold-help = Commit no card, offer nothing
verb-commit1-help = Commit one card in secret
verb-commit2-help = Commit two cards in secret
verb-commit3-help = Commit three cards in secret
verb-commit4-help = Commit four cards in secret
verb-commit5-help = Commit five cards in secret
verb-commit6-help = Commit six cards in secret
verb-commit7-help = Commit seven cards in secret
verb-commit8-help = Commit eight cards in secret
verb-support-help = Contest: take the attacker's side
verb-oppose-help = Contest: take the defenders' side
verb-back-help = Murshid: name the side that your cards are for
verb-resolve-help = Choose the card that is resolved next
verb-assassinate-help = Strike down a character card
verb-target-help = Choose whom the card is aimed at
verb-lure-help = Elder: choose whose mercenary leaves
verb-favour-help = Murshid: decide a tie
verb-capture-help = Replace the stronghold by one of yours
verb-sack-help = Sack the town or city

# What the end of an action leaves unused: "Not used yet: 1 move."
unspent-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
 }
unspent-recruits = { $count ->
    [one] 1 unit to recruit
   *[other] { $count } units to recruit
 }
unspent-buildings = { $count ->
    [one] 1 building
   *[other] { $count } buildings
 }
unspent-guides = { $count ->
    [one] 1 move of the Guides
   *[other] { $count } moves of the Guides
 }

## Slash commands: what each is for, and what goes into its options (100 characters at the most)

command-power = A power only your character has: revolt, muster, relocate, desertion, buying renown
command-sultan = The Sultan's market: ask for a card, buy it, or post a price for it
command-price = Agree on a price: offer, accept, or walk away
command-murshid = Offer the Murshid points for his support, or answer as the Murshid
command-commit = Commit cards in secret to a combat or contest, or none
command-side = Say which side you are on in a contest
command-card = Resolve, aim, take or discard a card
command-units = Say how many units go, or where they go
command-victory = After a combat: capture the stronghold, or sack the town
command-map = Before the game: lay hexes, place your starting pieces and the palace
argument-action = What you do with your turn
argument-hex = The hex, by its number on the map
argument-building = What you build
argument-origin = The hex they leave, by its number on the map
argument-goal = The hex they go to, by its number on the map
argument-count = How many
argument-market = Which of the three markets the card lies in
argument-card = The card

## Events

units-of = { $units ->
    [one] { $units } unit
   *[other] { $units } units
 }
# Units of one kind or of both, never of neither.
both-kinds = { $ordinary ->
    [0] { $mercenaries ->
        [one] { $mercenaries } mercenary
       *[other] { $mercenaries } mercenaries
     }
   *[other] { $mercenaries ->
        [0] { $ordinary ->
            [one] { $ordinary } unit
           *[other] { $ordinary } units
         }
        [one] { $ordinary ->
            [one] { $ordinary } unit
           *[other] { $ordinary } units
         } and { $mercenaries } mercenary
       *[other] { $ordinary ->
            [one] { $ordinary } unit
           *[other] { $ordinary } units
         } and { $mercenaries } mercenaries
     }
 }

event-tiles-dealt = You are dealt { $tiles }.
event-tiles-dealt-hidden = { $seat } is dealt { $count } hexes.
event-tile-laid = { $seat } lays { $tile } at column { $column }, row { $row }.
event-map-completed = The map is complete: { $hexes } hexes.
event-group-placed = { $seat } has starting pieces in { $hex }.
event-palace-placed = { $seat } puts the palace into { $hex }.
event-year-began = Year { $year } begins.
event-income-taken = { $seat } earns { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }.
    .brief = { $seat } { $coins }
event-income-paid = **Income** { $gains }
event-role-taken = { $seat } is the { $character }.
    .brief = { $seat } is the { $character }
event-cast-told = { $roles }.
event-reserves-filled = { $seat } adds { $units ->
    [0] no units
    [one] { $units } unit
   *[other] { $units } units
 } to the reserves card.
event-cards-returned = { $seat } takes { $cards } back.
event-market-cleared = { $cards } leave the near market.
event-market-filled = New in the market: { $cards }.
event-deck-shuffled = { $cards } discarded cards become the new deck.
event-round-began = Year { $year }, action { $round }.
event-card-discarded = { $seat } discards { $card }.
event-token-placed = { $seat } has influence in { $hex }.
event-token-removed = { $seat } loses influence in { $hex }.
event-built = { $seat } builds a { $building } in { $hex } for { price-coins }.
    .again = a { $building } in { $hex } for { price-coins }.
event-units-moved = { $seat } moves { both-kinds } from { $origin } to { $goal }.
    .again = { both-kinds } from { $origin } to { $goal }.
event-units-recruited = { $seat } recruits { units-of } in { $hex }.
    .again = { units-of } in { $hex }.
event-mercenary-placed = { $seat } puts a mercenary into { $hex }.
    .again = another into { $hex }.
event-mercenaries-hired = { $seat } hires { mercenaries } for { price-coins }.
event-mercenaries-bribed = { $seat } bribes { mercenaries } in { $hex } for { price-coins }.
event-card-bought = { $seat } buys { $card } in the { $market } for { price-coins }.
    .again = { $card } in the { $market } for { price-coins }.
event-card-sold = { $seat } buys { $card } from the Sultan for { price-coins }.
event-card-claimed = { $seat } takes { $card } out of the Sultan's market.
event-card-played = { $seat } plays { $card }.
event-coins-taken = { $seat } takes { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }.
event-revolt-broke = { $seat }'s followers in { $hex } rise: { $units ->
    [one] { $units } unit
   *[other] { $units } units
 }.
event-units-mustered = { $seat } musters { units-of } in { $hex }.
    .again = { units-of } in { $hex }.
event-cards-looked-at = You look at { $count ->
    [0] an empty deck
   *[other] { $cards }
 }.
event-cards-looked-at-hidden = { $seat } looks at { $count ->
    [one] one card
   *[other] { $count } cards
 } of the deck.
event-scheme-ended = You keep { $count ->
    [0] none
   *[other] { $cards }
 }{ $coins ->
    [0] {""}
    [one] {" "}and take { $coins } coin
   *[other] {" "}and take { $coins } coins
 }.
event-scheme-ended-hidden = { $seat } keeps { $count ->
    [0] none
    [one] one of them
   *[other] { $count } of them
 }{ $coins ->
    [0] {""}
    [one] {" "}and takes { $coins } coin
   *[other] {" "}and takes { $coins } coins
 }.
event-sultan-market-filled = New in the Sultan's market: { $cards }.
event-mercenaries-deserted = { $units ->
    [one] One mercenary of { $other } in { $hex } goes
   *[other] { $units } mercenaries of { $other } in { $hex } go
 } home{ $gained ->
    [0] ; { $seat } has no unit left to gain
    [one] , and { $seat } has { $gained } unit more in reserve
   *[other] , and { $seat } has { $gained } units more in reserve
 }.
event-hand-shown = You see { $other }'s hand: { $cards }.
event-hand-shown-hidden = { $seat } looks at { $other }'s hand.
event-units-disbanded = { $seat } has too many units in { $hex } and gives up { both-kinds }.
event-price-offered = { $seat } { $sells ->
    [1] asks { $other } for { price-coins }
   *[other] offers { $other } { price-coins }
 } for { $cards ->
    [0] { $units ->
        [0] { $talk }
       *[other] { mercenaries }
     }
   *[other] { $card }
 }.
event-price-posted = { $seat } posts a price: { price-coins } for { $card }.
    .again = { price-coins } for { $card }.
event-price-unposted = { $seat } takes the price of { $card } back.
event-talks-failed = { $seat } and { $other } cannot agree on a price.
event-scored = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
 } for { $objective }.
    .brief = { $points } for { $objective }
event-points-taken = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
 }: { $parts }.
event-year-ended = Year { $year } is over.
event-game-ended = { $seat } wins with { $points } victory points.
event-clash-began = { $seat } starts { $kind ->
    [combat] a { $kind }
   *[other] an { $kind }
 } in { $hex } against { $others }.
event-offer-sealed = You offer the Murshid { $points ->
    [0] nothing
    [one] { $points } point
   *[other] { $points } points
 }.
event-offer-sealed-hidden = { $seat } has decided what to offer the Murshid.
event-deal-offered = { $seat } offers the Murshid { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-deal-proposed = { $seat } proposes to { $other }: { $payer } pays the Murshid { deal-points } for supporting the { $side }, if { $payer } wins.
event-deal-refused = { $seat } declines { $other }'s proposal.
event-deal-made = The Murshid accepts { $seat }'s { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-deal-paid = { $seat } pays the Murshid { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-cards-sealed = You commit { $count ->
    [0] no card
   *[other] { $cards }
 }.
event-cards-sealed-hidden = { $seat } has chosen in secret.
event-stance-taken = { $seat } { $side ->
    [attack] supports the attack
   *[other] defends
 }.
event-cards-revealed = { $seat } reveals { $count ->
    [0] no card
   *[other] { $cards }
 }.
event-side-backed = { $seat } backs { $other }.
event-card-resolved = { $seat }'s { $card } adds { $bonus }.
event-side-weakened = { $seat }'s { $card } takes { $points } from the { $side }.
event-losses-eased = { $seat }'s { $card }: the { $side } will lose { $units ->
    [one] { $units } unit
   *[other] { $units } units
 } fewer.
event-losses-raised = { $seat }'s { $card }: the { $side } will lose { $units ->
    [one] { $units } unit
   *[other] { $units } units
 } more.
event-buildings-guarded = { $seat }'s { $card }: buildings of { $other } cannot be sacked here.
event-card-idle = { $seat }'s { $card } has no effect.
event-bribe-kept = { $seat } takes the card { $card } into hand.
event-card-struck = { $seat } strikes down { $other }'s { $card }.
event-card-aimed = { $seat } aims { $card } at { $other }.
event-units-assigned = { $seat } assigns { both-kinds } to { $card }.
event-mercenary-lured = { $seat } lures a mercenary of { $other } away from { $hex }.
event-tie-decided = { $seat } decides the tie for the { $side }.
event-clash-won = The { $side } wins the { $kind } in { $hex }, { $attack } to { $defence } (cards { $attack_cards } to { $defence_cards }).
event-units-spent = { $seat } spends { $units ->
    [one] { $units } unit
   *[other] { $units } units
 } on the campaign.
event-units-lost = { $seat } loses { both-kinds } in { $hex }.
event-units-retreated = { $seat } retreats from { $hex } with { both-kinds }.
event-stronghold-captured = { $seat } captures the { $piece } in { $hex }.
event-building-sacked = { $seat } sacks the { $piece } in { $hex } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }.
event-building-removed = { $seat }'s { $piece } in { $hex } is given up.

## Refusals

refusal-act-first = First choose the action: `act { $deed_id }`.
refusal-no-such-hex = There is no { $hex } on this map.
refusal-not-in-hand = { $card } is not in your hand.
refusal-card-idle = { $card } would do nothing now.
refusal-card-is-an-action = { $card } is an action of your own turn: choose `act play_card` first.
refusal-card-between-actions = { $card } is played before or after an action, not within one.
refusal-card-not-now = { $card } waits until the actions go on and you have a choice: not while you look into the deck, discard or have committed it.
refusal-card-for-clash = { $card } is committed in a combat or contest, not played by itself.
refusal-no-token = You have no influence token left.
refusal-token-there = Your token is already in { $hex }.
refusal-out-of-reach = You are neither present in { $hex } nor next to it.
refusal-not-your-building = You cannot build a { $building }.
refusal-none-in-supply = You have no { $building } left.
refusal-no-site = A { $building } cannot stand in { $hex } now.
refusal-purse = That costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
 }; you have { $coins }.
refusal-no-units = You have no units in { $hex }.
refusal-not-adjacent = { $goal } is not adjacent to { $origin }.
refusal-held = { $seat } controls { $hex }; that would be an assault.
refusal-nothing-to-assault = There is nothing to assault in { $hex }.
refusal-not-on-sale = { $card } is not in the market.
refusal-nomad-hires-nobody = The Nomad neither hires nor bribes: all mercenaries are his.
refusal-no-nomad = There is nobody to bribe: the Nomad is not in a game of four.
refusal-nobody-to-bribe = The Nomad has no mercenaries in { $hex }; { $count ->
    [0] he has none on the map
   *[other] he has some in { $hexes }
 }.
refusal-so-many-mercenaries = Here and now it can be { $most ->
    [0] none
    [one] one mercenary
   *[other] 1 to { $most } mercenaries
 }.
refusal-talk-failed = You could not agree on that in this action; choose something else.
refusal-deal-countered = It was countered once: agree or decline.
refusal-deal-of-others = You can only propose what you would pay yourself.
refusal-deal-points = A deal can be about { $most ->
    [0] no points: you have none
    [1] 1 point
   *[other] 1 to { $most } points
 }.
refusal-no-other-number = No other number of mercenaries can be named here.
refusal-not-sultans = { $card } is not in the Sultan's market.
refusal-not-posted = The Sultan has posted no price for { $card }.
refusal-sultan-posts = Only the Sultan posts prices, for the cards of his market.
refusal-price-in-purse = The price can be { $count ->
    [1] only { $low }
   *[other] { $low } to { $high }
 } now; in the purse there are { $coins }.
refusal-price-between = With every offer the prices come closer: yours can be { $count ->
    [1] only { $low }
   *[other] { $low } to { $high }
 } now.
refusal-no-price-between = No other price is left: accept or walk away.
refusal-last-offer = That was the last offer: accept or walk away.
refusal-no-camp = There is no hex for them: you are present nowhere that no other player controls.
refusal-no-units-left = You have no units left.
refusal-nomad-has-none = The Nomad has no units on his reserves card.
refusal-no-recruits = Your character does not recruit.
refusal-reserves-empty = Your reserves card is empty.
refusal-no-such-map = There is no map { $map } for { $players } players; there are: { $maps }.
refusal-tiles = The map would have { $tiles } hexes; it can have { $low } to { $high }.
refusal-groups = The starting pieces of { $seat } are more than the pieces that there are.

## Options

option-map = Which map is played on.
    .name = Map
option-map-preset = The usual map, the first of the named ones.
    .name = The usual map
option-map-great_bend = The river turns round the crossing in a great bend.
    .name = Great Bend
option-map-twin_quarries = Both quarries lie side by side.
    .name = Twin Quarries
option-map-river_shrine = The river passes the holy site.
    .name = River Shrine
option-map-dealt = One of the named maps, by chance.
    .name = Dealt by chance
option-map-variable = The players lay the hexes in turn and place their starting pieces.
    .name = Laid by the players
option-length = How many years are played.
    .name = Length
option-length-standard = Three years: twelve actions each.
    .name = Three years
option-length-long = Four years: sixteen actions each.
    .name = Four years
option-characters = How characters are given out.
    .name = Characters
option-characters-chosen = Everyone takes a free character before the start.
    .name = Chosen
option-characters-dealt = By chance, when the game begins.
    .name = Dealt
option-characters-drafted = One after the other chooses, in an order drawn by lot.
    .name = Drafted
option-deals = How the Murshid is paid for support.
    .name = Deals with the Murshid
option-deals-negotiated = He and those involved propose deals in the open, one after the other.
    .name = Negotiated
option-deals-sealed = Offers to him are made in secret and opened together, which is quicker.
    .name = Sealed offers
option-last_word = Whether anytime cards may still be played before a year is scored.
    .name = Last word before scoring
option-last_word-asked = Whoever holds cards is asked once more before the scoring.
    .name = Asked
option-last_word-unasked = The year is scored at once, which is quicker.
    .name = Not asked

## Help

# /rules shows these lines in this order; all of them must fit into one message of 3500 characters.
help-aim = Each character scores other things each year, the Warlord while he fights. At the end most points win, then most coins, then turn order.
help-year = A year: income, reserves, upkeep (not in the first), four rounds of one action each, scoring.
help-control = You control a hex with a unit, fort, castle or palace of yours; you are present with any piece, the Sultan with every town and city.
help-income = Control earns 1 for fertile land, river and crossing, 3 for a quarry, 1 for a town or the Sultan's token, 2 for a city. The Sultan earns the last three once more, whoever has control.
help-limits = After every action a hex holds at most 5 of your units (the Warlord's: 7). A hand never has more than 8 cards.
help-influence = **Influence**: your token comes where you are present, or next to it. If others are present or a token of the Murshid is next to it, there is a contest.
help-build = **Build**: forts where you are present and no other controls, castles on your forts; the Sultan towns anywhere and cities on towns. Mountain and quarry cost 1 more, desert 2.
help-move = **Move**: units to adjacent hexes that no other controls. **Assault**: into one that another controls, or to sack a town or city where no other does.
help-recruit = **Recruit**: units from your reserves card to where you are present, the Nomad's also where nobody rules.
help-mercenaries = **Hire mercenaries**: of the Nomad at an agreed price; of the bank if four play. **Bribe mercenaries**: yours replace the Nomad's on the map; what he has left there fights, else yours may go on.
help-cards = **Buy cards**: one of each market for 2, 4 and 6, paid to the card's character; your own cost half. One of the Sultan's at his posted price or one you agree on. **Play a card** that says Action. **Collect a coin**.
help-anytime = Anytime cards cost no action: play them at any question of the actions, anyone's. Characters and battalions return at upkeep, events are spent.
help-warlord = Warlord: **Revolt**: a token where another controls becomes 2 attacking units. **Muster**: each other token brings 1 unit and stays, or 2 and is removed.
help-secrets = Murshid: **Scheme**: look at 7 cards, take one of your own (two with an empty hand) and a coin for each that is missing. Sultan: **Conspire**: look at 10 cards, fill your market. Cards that were seen cannot be undone.
help-others = Caliph: **Relocate the palace** to where you are present and no other controls. Nomad: **Desertion**: others' mercenaries in a hex go home; you gain as many in reserve.
help-combat = Combat: both commit cards in secret, the higher total wins, ties go to the attacker. Each side loses half the other side's total in units, rounded down; the loser retreats; an attacker who stays captures or sacks: fort 1 coin, town 2, palace 2, castle 3, city 4.
help-contest = Contest: everyone present, and a Murshid nearby, commits cards and takes a stance. Military counts once a side, settlements and tokens for each who has them. Ties go to the attacker.
help-murshid = Near his tokens the Murshid joins combats and contests: he names his side before cards are revealed, and decides ties where his token lies. For support you may offer him points, or he asks: if he accepts yours and you win, you pay.
help-deals = Agreed prices and deals with the Murshid bind; other promises don't.
help-house = Many numbers are house values (the printed ones aren't known); questions and cards tell your table's.

## What was played otherwise before, said in the rules of a table that began under that version.
earlier-rules-1 = This game keeps the rules it began with. They differ from what is said below: in a combat the Murshid names his side after all cards are revealed, and decides himself what his cards do; Assassination may strike nobody; a kind of negotiation that fails is over for the action; offers to the Murshid are sealed; on the variable map group 1 is placed first; anytime cards are played between actions, Ships also while moving; nobody sacks towns in his own hexes.
earlier-rules-2 = When this game began there was one map to deal: a map that is dealt is the usual one.

## What a position is worth, for a hint: "It would gain most in ..."

worth-points = victory points at once
worth-objectives = what the coming scorings will pay
worth-income = income
worth-coins = money
worth-army = units, strongholds and tokens
worth-cards = power cards
worth-raids = what your armies can sack
worth-actions = actions still to come

## Numbers of an action that has several

number-ordinary = { $count ->
    [one] { $count } unit
   *[other] { $count } units
 }
number-mercenaries = { $count ->
    [one] { $count } mercenary
   *[other] { $count } mercenaries
 }
number-count = { $count ->
    [one] { $count } mercenary
   *[other] { $count } mercenaries
 }
number-price = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
 }
number-column = column { $count }
number-row = row { $count }
number-rotation = turned { $count } times
