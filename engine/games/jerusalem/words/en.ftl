# Jerusalem in English. Keys follow the code: ask-*, action-*, event-*, refusal-*, and the names of things.

title = Jerusalem
score-name = floors
tie-rule = Equal floors: more prestige comes first, then the lower office number in the last round.
tie-prestige = { $value } prestige
tie-office = office { $value }
subtitle = Squires, offices and towers in the holy city
heading = Round { $round } of { $rounds } · { $phase }
help-short = Win offices at auction, send squires into the quarters of the city, and turn the prestige they bring into the tallest tower.
# What computer players may be called: one word each, none of them a word of the game.
computer-names = Baldwin, Bohemond, Tancred, Godfrey, Melisende, Raymond, Fulk, Alix, Sibylla, Yvette, Hodierna, Eustace
# Nouns before which the sign of a good can stand, after a number.
emoji-bezant = bezant, bezants
emoji-squire = squire, squires
emoji-prestige = prestige
# How computer players differ, after their name.
manner-builder = looks to income and floors, and lets others be
manner-raider = fights for every area that somebody else wants
manner-trader = saves bezants and cards, and buys the better office

## Units

squires = { $count ->
    [one] { $count } squire
   *[other] { $count } squires
 }
bezants = { $count ->
    [one] { $count } bezant
   *[other] { $count } bezants
 }

price = { $price ->
    [0] nothing
    [one] { $price } bezant
   *[other] { $price } bezants
 }
gains = { $prestige ->
    [0] {""}
   *[other] {" "}+{ $prestige } prestige
 }{ $squires ->
    [0] {""}
    [one] {" "}+{ $squires } squire
   *[other] {" "}+{ $squires } squires
 }{ $bezants ->
    [0] {""}
    [one] {" "}+{ $bezants } bezant
   *[other] {" "}+{ $bezants } bezants
 }

# The same in a sentence: "2 prestige and 1 bezant".
gained = { $prestige ->
    [0] {""}
   *[other] { $prestige } prestige{ gained-after-prestige }
 }{ $squires ->
    [0] {""}
    [one] { $squires } squire{ gained-after-squires }
   *[other] { $squires } squires{ gained-after-squires }
 }{ $bezants ->
    [0] {""}
    [one] { $bezants } bezant
   *[other] { $bezants } bezants
 }
gained-after-prestige = { $squires ->
    [0] { gained-after-squires }
   *[other] { $bezants ->
        [0] {" "}and{" "}
       *[other] ,{" "}
     }
 }
gained-after-squires = { $bezants ->
    [0] {""}
   *[other] {" "}and{" "}
 }

## Sectors and areas

sector-kings_palace = King's Palace
sector-templars = Templars
sector-patriarchate = Patriarchate
sector-market = Market
sector-nobility = Nobility
sector-davids_tower = David's Tower

area-kings_palace_large = King's Palace (large)
area-kings_palace_small_left = King's Palace (small left)
area-kings_palace_small_right = King's Palace (small right)
area-templars_large = Templars (large)
area-templars_small_left = Templars (small left)
area-templars_small_right = Templars (small right)
area-patriarchate_large = Patriarchate (large)
area-patriarchate_small_left = Patriarchate (small left)
area-patriarchate_small_right = Patriarchate (small right)
area-market_large = Market (large)
area-market_small_left = Market (small left)
area-market_small_right = Market (small right)
area-nobility_large = Nobility (large)
area-nobility_small_left = Nobility (small left)
area-nobility_small_right = Nobility (small right)
area-davids_tower = David's Tower

## Offices, phases, resources, gifts

office-constable = Constable
office-constable-ability = The Baron needs fewer new squires: { $constable_large } in a large area, { $constable_small } in a small one.
office-treasurer = Treasurer
office-treasurer-ability = The first mercenary costs { $treasurer_first }, the second { $treasurer_second }, any other { $mercenary }.
office-marshal = Marshal
office-marshal-ability = Moves up to 2 squires once a turn, or takes { $marshal_bezants ->
    [one] { $marshal_bezants } bezant
   *[other] { $marshal_bezants } bezants
 }.
office-admiral = Admiral
office-admiral-ability = Begins the turn with { $admiral_bezants ->
    [one] { $admiral_bezants } bezant
   *[other] { $admiral_bezants } bezants
 } more.
office-ability = { $number ->
    [1] { office-constable-ability }
    [2] { office-treasurer-ability }
    [3] { office-marshal-ability }
   *[4] { office-admiral-ability }
 }

phase-auction = Auction of offices
phase-draft = Draft of cards
phase-deploy = Deployment
phase-income = Income and building
phase-event = Event
phase-over = End of the game

resource-squire = squire
resource-bezant = bezant
resource-prestige = prestige

gift-squires = the most squires
gift-bezants = the most bezants
gift-card = a card in hand

# Of whoever has the majority in a sector.
privilege-patriarchate = Scholar
privilege-patriarchate-effect = may give a squire in reserve for an action card.
privilege-market = Building materials
privilege-market-effect = may buy up to { $most } prestige at { $price ->
    [one] { $price } bezant
   *[other] { $price } bezants
 } each.
privilege-nobility = Court intrigue
privilege-nobility-effect = may gain { $prestige } prestige, and an opponent loses as much, down to none.
# Of whoever controls it.
privilege-davids_tower-effect = { $bezants ->
    [one] { $bezants } bezant
   *[other] { $bezants } bezants
 }, and one squire may go from here to another area, before incomes are counted.

## Calendar

event-card-succession = Succession
event-card-succession-effect = All squires leave the King's Palace. A Baron on the board takes in up to { $figure } of his own.
event-card-patriarch_election = Patriarch's election
event-card-patriarch_election-effect = In each area of Patriarchate and Nobility everyone is reduced to the smallest number of squires any player has there.
event-card-special_tax = Special tax
event-card-special_tax-effect = Market squires leave unless their owner pays { $figure ->
    [one] { $figure } bezant
   *[other] { $figure } bezants
 } for each.
event-card-war = War
event-card-war-effect = Templars squires fall; for each, its owner may remove one opposing squire anywhere, at most { $figure } per opponent.
event-effect = { $number ->
    [1] : { event-card-succession-effect }
    [2] : { event-card-patriarch_election-effect }
    [3] : { event-card-special_tax-effect }
    [4] : { event-card-war-effect }
   *[0] .
 }

## Action cards

card-gain_1_squire = +1 squire
card-gain_1_squire-effect = Take 1 squire into your reserve.
card-gain_2_bezants = +2 bezants
card-gain_2_bezants-effect = Take 2 bezants.
card-gain_2_prestige = +2 prestige
card-gain_2_prestige-effect = Gain 2 prestige.
card-gain_2_resources = Two of your choice
card-gain_2_resources-effect = Take any 2 of squire, bezant and prestige.
card-gain_squire_and_bezant = Squire and bezant
card-gain_squire_and_bezant-effect = Take 1 squire and 1 bezant.
card-turncoat = Turncoat
card-turncoat-effect = Swap one of your squires and an opposing one elsewhere, where no Baron stops you.
card-move_2_squires = Move two squires
card-move_2_squires-effect = Move up to 2 of your squires, where no Baron stops you.
card-genoese_merchants = Genoese merchants
card-genoese_merchants-effect = For the rest of this turn mercenaries cost you { $genoese } each.
influence-squires = { $influence ->
    [one] { $influence } squire
   *[other] { $influence } squires
 }
card-influence_kings_palace = Influence: King's Palace
card-influence_kings_palace-effect = Put { influence-squires } from the supply into the King's Palace.
card-influence_templars = Influence: Templars
card-influence_templars-effect = Put { influence-squires } from the supply into Templars.
card-influence_patriarchate = Influence: Patriarchate
card-influence_patriarchate-effect = Put { influence-squires } from the supply into the Patriarchate.
card-influence_market = Influence: Market
card-influence_market-effect = Put { influence-squires } from the supply into the Market.
card-influence_nobility = Influence: Nobility
card-influence_nobility-effect = Put { influence-squires } from the supply into Nobility.
card-influence_davids_tower = Influence: David's Tower
card-influence_davids_tower-effect = Put { influence-squires } from the supply into David's Tower.
card-foreign_baron = Foreign Baron
card-foreign_baron-effect = A second Baron blocks an area where { $foreign } of your squires are new this turn.

## Questions

ask-opener = Who opens the first auction?
# What an offer is worth to know stands on lines of its own: pictures show the first line.
office-brings = {"\u000A"}{ $office }: { $squires ->
    [one] { $squires } squire
   *[other] { $squires } squires
 }, turn { $turn } of { $turns }. { office-ability }
ask-name = You open the auction. Name an office, then your opening bid. You have { $bezants }.{ $constable ->
    [0] {""}
   *[other] {"\u000A"}{ office-constable }: { $constable_squires ->
        [one] { $constable_squires } squire
       *[other] { $constable_squires } squires
     }, turn { $constable } of { $turns }. { office-constable-ability }
 }{ $treasurer ->
    [0] {""}
   *[other] {"\u000A"}{ office-treasurer }: { $treasurer_squires ->
        [one] { $treasurer_squires } squire
       *[other] { $treasurer_squires } squires
     }, turn { $treasurer } of { $turns }. { office-treasurer-ability }
 }{ $marshal ->
    [0] {""}
   *[other] {"\u000A"}{ office-marshal }: { $marshal_squires ->
        [one] { $marshal_squires } squire
       *[other] { $marshal_squires } squires
     }, turn { $marshal } of { $turns }. { office-marshal-ability }
 }{ $admiral ->
    [0] {""}
   *[other] {"\u000A"}{ office-admiral }: { $admiral_squires ->
        [one] { $admiral_squires } squire
       *[other] { $admiral_squires } squires
     }, turn { $admiral } of { $turns }. { office-admiral-ability }
 }
ask-open = Your opening bid for { $office }? You have { $bezants }; 0 is allowed.{ office-brings }
ask-bid = { $leader_seat } holds the { $office } at { $price }. Raise or pass? You have { $bezants }.{ office-brings }
ask-limit = { $leader_seat } opens the { $office } at { $price }. What is the most you would pay? You have { $bezants }. Nobody sees this.{ office-brings }
ask-limit-opener = You opened the { $office } at { $price }. What is the most you would pay if others raise? You have { $bezants }. Nobody sees this.{ office-brings }
ask-keep = Keep one card and pass the rest on: { $cards }.
ask-deploy = Your turn, { $office }: { $squires ->
    [one] { $squires } squire
   *[other] { $squires } squires
 }, { $bezants ->
    [one] { $bezants } bezant
   *[other] { $bezants } bezants
 }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }. A mercenary costs you { $mercenary } now.
ask-move = Move which squire, and where? { $exactly ->
    [0] { $left ->
        [one] One more may move.
       *[other] Up to { $left } may move.
     }
   *[1] { $left ->
        [one] One more must move.
       *[other] { $left } must move.
     }
 }
ask-turncoat = Which of your squires changes places?
ask-swap = Which squire changes places with yours in { $area }?
ask-put = Where in { $sector } do they go? { $left } left.
ask-take = Take { $supply ->
    [0] 1 bezant or 1 prestige
   *[other] 1 squire, 1 bezant or 1 prestige
 }. { $left } left.
ask-foreign-baron = Where does the Foreign Baron stand?
ask-sell = Which squires do you sell? { $left } more.
ask-sell-now = You may sell influence first.
ask-tower = You control David's Tower: move a squire out of it?
ask-scholar = Scholar: give up { $squires ->
    [one] your one squire
   *[other] one of your { $squires } squires
 } in reserve for a card?
ask-materials = Building materials: buy up to { $most } prestige at { $price ->
    [one] { $price } bezant
   *[other] { $price } bezants
 } each? You have { $bezants }.
ask-intrigue = Court intrigue: whose prestige do you cut by { $prestige }, for { $prestige } of your own?
ask-income = Income from { $areas }: take it all, or less?
ask-rescue = Succession: your Baron in { $area } takes in up to { $most } of your { $squires } Palace squires. How many?
ask-tax = Special tax: { $squires ->
    [one] your { $squires } squire
   *[other] your { $squires } squires
 } in { $areas } would cost { $cost ->
    [one] { $cost } bezant
   *[other] { $cost } bezants
 } ({ $price } each). Which do you keep? You have { $bezants }.
ask-war = War: whose squire do you remove? { $left } left.

## Actions

action-opener = { $seat } opens
action-name = { $office }
action-bid = Bid { $amount }
action-limit = Up to { $amount }
action-pass = Pass
    .limit-opener = Stay at my bid
action-keep = Keep { $card }
action-place = Place { $count } in { $area }
action-play = Play { $card }
action-hire = Hire { $count }
action-sell = Sell influence
action-remove = Take { $count } out of { $area }
action-march = Move squires (Marshal)
action-levy = Take { $bezants ->
    [one] 1 bezant
    [other] { $bezants } bezants
   *[none] the bezant
 } instead (Marshal)
action-baron = Baron in { $area }
action-move = Move from { $origin } to { $goal }
action-offer = The one in { $area }
action-swap = { $seat } in { $area }
action-put = Put { $count } into { $area }
action-take = Take 1 { $resource }
action-draw = Give up a squire, draw a card
action-buy = Buy { $count } prestige
action-intrigue = Against { $seat }
action-decline = No, thank you
action-collect = Take all of it
action-accept = { $area }: { $prestige ->
    [0] { $squires ->
        [0] { $bezants ->
            [0] nothing
           *[other] only { gained }
         }
       *[other] only { gained }
     }
   *[other] only { gained }
 }
action-rescue = Rescue { $count }
action-pay = Keep { $count } in { $area }
action-payall = Keep them all{ $bezants ->
    [one] {" "}for 1 bezant
    [other] {" "}for { $bezants } bezants
   *[none] {""}
 }
action-strike = { $seat } in { $area }
action-done = Done
    .deploy = End turn
    .move = Move no more
    .tax = Keep no more
    .war = Remove no more

# What a group of actions is called: the first button of a panel, the name of a slash command.
verb-opener = Opener
verb-name = Name an office
verb-bid = Bid
verb-limit = Limit
verb-pass = Pass
verb-keep = Keep a card
verb-place = Place
verb-play = Play a card
verb-hire = Hire
verb-sell = Sell influence
verb-remove = Take off the board
verb-march = Marshal: move
verb-levy = Marshal: bezant
verb-baron = Baron
verb-move = Move
verb-offer = Own squire
verb-swap = Swap with
verb-put = Put
verb-take = Take
verb-draw = Draw
verb-buy = Buy prestige
verb-intrigue = Intrigue
verb-decline = No
verb-collect = Take all
verb-accept = Take less
verb-rescue = Rescue
verb-pay = Pay for
verb-payall = Keep all
verb-strike = Strike
verb-done = Done

verb-opener-help = Name who opens the first auction
verb-name-help = Put an office up for auction
verb-bid-help = Bid for the office
verb-limit-help = Seal the most you would pay; nobody sees it
verb-pass-help = Leave this auction
verb-keep-help = Keep this card and hand the others on
verb-place-help = Put squires from your reserve into an area
verb-play-help = Play an action card
verb-hire-help = Hire mercenaries into your reserve
verb-sell-help = Sell influence: squires off the board for bezants
verb-remove-help = Choose the squires that you sell
verb-march-help = Marshal: move up to two squires
verb-levy-help = Marshal: take the bezant instead of moving squires
verb-baron-help = Place your Baron
verb-move-help = Move one squire
verb-offer-help = Turncoat: choose your own squire
verb-swap-help = Turncoat: choose the squire it changes places with
verb-put-help = Put influence squires into an area
verb-take-help = Take 1 squire, 1 bezant or 1 prestige
verb-draw-help = Scholar: give up a squire and draw a card
verb-buy-help = Building materials: buy prestige
verb-intrigue-help = Court intrigue: take prestige from someone
verb-decline-help = Do without
verb-collect-help = Take all income that is due
verb-accept-help = Take less income from an area
verb-rescue-help = Succession: bring Palace squires to your Baron
verb-pay-help = Special tax: pay to keep squires in an area
verb-payall-help = Special tax: pay for all your Market squires
verb-strike-help = War: remove an opposing squire
verb-done-help = End your turn, or stop choosing

# What the end of a turn leaves unused: "Not used yet: 3 squires, the Baron."
unspent-squires = { $count ->
    [one] 1 squire
   *[other] { $count } squires
 } in reserve
unspent-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
 } to play
unspent-baron = the Baron
unspent-marshal = the Marshal’s ability

## Slash commands: what each is for, and what goes into its options (100 characters at the most)

command-marshal = As Marshal: move squires, or take the bezant instead
command-sell = Sell influence: choose the squires that leave the board for bezants
command-turncoat = Turncoat: choose your squire, then the one it changes places with
command-influence = Put the squires of an Influence card into its sector
command-privilege = Use the privilege of a sector (Scholar, Building materials, Court intrigue), or decline
command-income = Take your income, or what a card gives
command-event = Answer the event of the round: rescue, pay or strike
argument-office = The office that you put up for auction
argument-bid-amount = Your bid, in bezants
argument-limit-amount = The most you would pay, in bezants; nobody sees it
argument-card = The card
argument-area = The area of the city
argument-count = How many
argument-origin = The area that the squire leaves
argument-goal = The area that it goes to

## Events

event-round-began = Round { $round } begins; { $opener } opens the auction.
event-event-turned-up = The event of this round is { $card }{ event-effect }
event-office-named = { $seat } names the { $office }.
event-bid-made = { $seat } bids { $amount }.
    .brief = { $seat } { $amount }
event-limit-sealed = You have sealed your limit: { $limit ->
    [0] { $bid ->
        [one] you stay at { $bid }
        [other] you stay at { $bid }
       *[none] you pass
     }
   *[other] up to { $limit }
 }.
event-limit-sealed-hidden = { $seat } has sealed a limit.
event-bid-passed = { $seat } passes.
    .brief = { $seat } passes
event-seat-passed-over = { $seat } cannot top it.
    .brief = { $seat } cannot top it
event-office-won = { $seat } becomes { $office } for { price }.
event-office-sold = { $seat } becomes { $office } for { price } ({ $bids }).
event-cards-shown = You look at { $cards }.
event-cards-shown-hidden = { $seat } looks at { $count ->
    [one] a card
   *[other] { $count } cards
 }.
event-card-kept = You keep { $card }.
event-card-kept-hidden = { $seat } keeps a card.
event-cards-kept = { $seats } keep { $count ->
    [one] a card
   *[other] { $count } cards
 } each.
event-turn-began = { $seat }, { $office }, takes { $squires ->
    [one] { $squires } squire
   *[other] { $squires } squires
 }{ $bezants ->
    [0] {""}
    [one] {" "}and { $bezants } bezant
   *[other] {" "}and { $bezants } bezants
 }.
event-squires-placed = { $seat } places { $count ->
    [one] { $count } squire
   *[other] { $count } squires
 } in { $area }.
    .again = { $count } in { $area }.
event-card-played = { $seat } plays { $card }.
event-gained = { $seat } gains { gained }.
    .brief = { $seat }{ gains }
event-mercenaries-hired = { $seat } hires { $count ->
    [one] { $count } mercenary
   *[other] { $count } mercenaries
 } for { $price ->
    [one] { $price } bezant
   *[other] { $price } bezants
 }.
event-squires-removed = { $seat } takes { $count ->
    [one] { $count } squire
   *[other] { $count } squires
 } out of { $area }.
    .again = { $count } out of { $area }.
event-influence-sold = { $seat } sells { $squires } squires for { $bezants ->
    [one] { $bezants } bezant
   *[other] { $bezants } bezants
 }.
event-influence-put = { $seat } puts { $count ->
    [one] { $count } squire
   *[other] { $count } squires
 } into { $area }.
    .again = { $count } into { $area }.
event-squire-moved = { $seat } moves a squire from { $origin } to { $goal }.
    .again = another from { $origin } to { $goal }.
event-squires-swapped = { $seat }'s squire in { $area } and { $other }'s in { $other_area } change places.
event-baron-placed = { $seat } puts the Baron into { $area }.
event-foreign-baron-placed = A foreign Baron holds { $area } for { $seat }.
event-turn-ended = { $seat } ends the turn.
event-tower-paid = David's Tower pays { $seat } { $bezants ->
    [one] { $bezants } bezant
   *[other] { $bezants } bezants
 }.
event-card-drawn = You give up a squire and draw the card ‘{ $card }’.
event-card-drawn-hidden = { $seat } gives up a squire and draws a card.
event-prestige-bought = { $seat } buys { $count } prestige for { $price ->
    [one] { $price } bezant
   *[other] { $price } bezants
 }.
event-intrigue-spun = { $seat } spins an intrigue and gains { $gained } prestige; { $victim } { $lost ->
    [0] has none to lose
   *[other] loses { $lost }
 }.
event-income-taken = { $area } pays { $seat }{ gains }.
event-income-paid = **Income** { $gains }
event-screens-removed = The King gives gifts: the screens are removed.
event-gift-given = { $seat } gains { $prestige } prestige for { $gift }.
event-floor-built = { $seat } builds floor { $floor } for { $price } prestige.
event-floors-built = { $seat } builds floors { $floors } for { $price } prestige.
event-palace-cleared = Succession: { $seat } loses { $lost ->
    [one] { $lost } squire
   *[other] { $lost } squires
 } in the Palace{ $rescued ->
    [0] {""}
   *[other] {" "}and brings { $rescued } to { $area }
 }.
event-election-lost = Election: { $seat } loses { $count ->
    [one] { $count } squire
   *[other] { $count } squires
 } in { $area }.
event-tax-settled = Special tax: { $seat } { $kept ->
    [0] pays nothing and loses { $lost } in { $area }
   *[other] pays { price } to keep { $kept } in { $area }{ $lost ->
        [0] {""}
       *[other] {" "}and loses { $lost }
     }
 }.
event-templars-fell = War: { $seat } loses { $count ->
    [one] { $count } squire
   *[other] { $count } squires
 } in Templars.
event-squire-struck = { $seat } removes a squire of { $victim } from { $area }.
    .again = one of { $victim } from { $area }.
event-round-ended = Round { $round } ends.
event-game-ended = { $seat } wins with { $tower ->
    [one] { $tower } floor
   *[other] { $tower } floors
 } and { $prestige } prestige left.

## Refusals

refusal-purse = You cannot offer { $amount }: you have { $bezants ->
    [one] { $bezants } bezant
   *[other] { $bezants } bezants
 }.
refusal-bid-low = { $amount } is not enough: the price is { $price } already.
refusal-buy-most = You can buy { $most } prestige at the most.
refusal-purse-buy = { $count } prestige would cost { $cost }: you have { $bezants ->
    [one] { $bezants } bezant
   *[other] { $bezants } bezants
 }.
refusal-place = You cannot place { $count } in { $area }: you have { $squires ->
    [one] { $squires } squire
   *[other] { $squires } squires
 }.
refusal-place-at-once = You can place { $most } at once; the others with a second move.
refusal-area-closed = { $area } is closed with two players.
refusal-area-blocked = { $seat }'s Baron stands in { $area }.
refusal-baron-used = Your Baron already stands in { $area }; he comes once a round.
refusal-baron-need-area = The Baron needs { $need ->
    [one] { $need } new squire
   *[other] { $need } new squires
 } in { $area } this turn; you have { $new } there.
refusal-baron-need-sector = The Baron needs { $need ->
    [one] { $need } new squire
   *[other] { $need } new squires
 } this turn in the sector of { $area }; you have { $new } there.
refusal-baron-barred = Whoever leads may not block { $area }.
refusal-baron-barred-level = Everyone is level on prestige, so nobody may block { $area }.
refusal-baron-barred-round-one = Nobody may block { $area } in round 1 at this table.
refusal-hire = You can hire { $most ->
    [0] no mercenaries
    [one] { $most } mercenary at the most
   *[other] { $most } mercenaries at the most
 }.
refusal-not-in-hand = { $card } is not in your hand.
refusal-card-idle = { $card } would do nothing now.
refusal-marshal-only = Only the Marshal can do that.
refusal-marshal-used = The Marshal's part is done for this turn.
refusal-marshal-idle = You have no squire that can move.
refusal-sell = Selling influence takes { $need } squires on the board; you have { $squires }.

# One for each question: something was tried that it does not offer.
refusal-first-opener = First say who opens the auction.
refusal-first-name = First name an office.
refusal-first-open = First make your opening bid.
refusal-first-bid = First raise the bid or pass.
refusal-first-limit = First name your limit or pass.
refusal-first-limit-opener = First name your limit or stay at your bid.
refusal-first-keep = First keep one of the cards.
refusal-first-deploy = In your turn you place squires, play cards, hire, sell influence, set your Baron, or end it.
refusal-first-move = First choose which squire moves, and where to.
refusal-first-turncoat = First choose the squire of yours that changes places.
refusal-first-swap = First choose the squire that yours changes places with.
refusal-first-put = First put the influence squires into their sector.
refusal-first-take = First take what the card gives you.
refusal-first-foreign-baron = First choose where the Foreign Baron stands.
refusal-first-sell = First choose the squires that you sell.
refusal-first-tower = First move a squire out of David's Tower, or decline.
refusal-first-scholar = First draw a card for a squire, or decline.
refusal-first-materials = First buy prestige, or decline.
refusal-first-intrigue = First choose whose prestige you cut, or decline.
refusal-first-income = First take your income.
refusal-first-rescue = First say how many squires your Baron takes in.
refusal-first-tax = First say how many squires you keep and pay for.
refusal-first-war = First choose whose squire you remove, or stop.

## Options: what each is about, then what each of its values means (100 characters at the most)

option-auction = Sealed: all name their limit at once; open: raise or pass in turn.
    .name = Auction
option-auction-sealed = All name in secret the most they would pay, at the same time.
    .name = Sealed limits
option-auction-open = Clockwise, raise or pass, as in the rulebook.
    .name = Open bidding
option-income_table = Income of the areas; all but the Market are house figures.
    .name = Incomes
option-income_table-proposed_a = Our more modest proposal, with fewer squires.
    .name = Modest house values
option-income_table-proposed_b_doubling = A large area pays twice what a small one does, as in the printed Market.
    .name = Doubling house values
option-income_table-custom = As the modest one, to be replaced row by row with figures of your own.
    .name = Your own values
option-baron_requirement_scope = Where the Baron's new squires must stand.
    .name = The Baron's new squires
option-baron_requirement_scope-area = All of them in the Baron's own area.
    .name = In his area
option-baron_requirement_scope-sector = Anywhere in the sector of the Baron's area.
    .name = Anywhere in his sector
option-baron_new_sources = Which squires are new for the Baron.
    .name = New for the Baron
option-baron_new_sources-all_arrivals = All that came this turn, the Marshal's moves included.
    .name = All that came this turn
option-baron_new_sources-reserve_and_action_cards = Those from the reserve or brought by a card, not by the Marshal.
    .name = Not those the Marshal moved
option-own_baron_blocks_own_moves = Your own Baron stops your own moves, swaps and influence, too.
    .name = Your own Baron
option-own_baron_blocks_own_moves-true = You cannot move, swap or put influence where your own Baron stands.
    .name = Stops you, too
option-own_baron_blocks_own_moves-false = Your own Baron never stops you, only the other players.
    .name = Never stops you
option-round1_palace_baron = Who may block the large Palace area in round 1.
    .name = Large Palace in round 1
option-round1_palace_baron-computed = Anyone but the leaders at that moment, as in later rounds.
    .name = Leaders may not block it
option-round1_palace_baron-never = Nobody, whatever cards were played.
    .name = Nobody may block it
option-first_builder_surcharge = Whether the first to build a floor pays more.
    .name = First builder pays more
option-first_builder_surcharge-game = The first in the game to build that floor pays more.
    .name = First in the game
option-first_builder_surcharge-round = The first in the round to build that floor pays more.
    .name = First in the round
option-first_builder_surcharge-off = Nobody pays more.
    .name = Nobody
option-kings_gift_tie = Who is rewarded when a King's gift is tied.
    .name = Tied King's gift
option-kings_gift_tie-tied_players = Each of the tied players, with the smaller gift.
    .name = To those who tie
option-kings_gift_tie-all_players = Every player, with the smaller gift.
    .name = To everyone
option-gift_zero_tie = Whether a King's gift is given when all have nothing.
    .name = King's gift when all have nothing
option-gift_zero_tie-pay = Everyone is tied, and rewarded as in any tie.
    .name = Given as in any tie
option-gift_zero_tie-none = Nobody is rewarded for having nothing.
    .name = Not given
option-marshal_move = How the Marshal moves squires.
    .name = The Marshal's moves
option-marshal_move-up_to_2_free = Up to two squires, each from any area to any other.
    .name = Two free moves
option-marshal_move-one_origin_one_goal = Up to two squires, both from one area to one other.
    .name = From one area to one other
option-move_card_count = How many squires the move card moves.
    .name = The card Move two squires
option-move_card_count-up_to_2 = One or two, as its player likes.
    .name = One or two
option-move_card_count-exactly_2 = Always two; with fewer that can move it is not played.
    .name = Exactly two
option-sell_influence_timing = When influence may be sold.
    .name = Selling influence
option-sell_influence_timing-own_deploy_turn = Only in your own deploy turn.
    .name = On your own turn
option-sell_influence_timing-any_own_decision = Also whenever you are asked something, before you answer.
    .name = Whenever you're asked
option-war_may_hit_templars = Whether the War may strike squires inside Templars.
    .name = War inside Templars
option-war_may_hit_templars-true = Squires may be struck in any area.
    .name = Strikes anywhere
option-war_may_hit_templars-false = Squires inside Templars are safe from strikes.
    .name = Templars are safe
option-squire_supply = Whether a colour can run out of squires.
    .name = Supply of squires
option-squire_supply-capped_50 = Each colour has as many squires as are in the box.
    .name = 50 of each colour
option-squire_supply-unlimited = There are always more squires.
    .name = Unlimited
option-round1_opener = Who opens the first auction: chance, or the first seat names one.
    .name = First opener
option-round1_opener-random = Chance decides.
    .name = By chance
option-round1_opener-host_choice = The first seat says who, such as the tallest person at the table.
    .name = The first seat decides
option-ask_income_decline = Who is asked whether to take less income than is due.
    .name = Taking less income
option-ask_income_decline-never = Nobody: all take all that is due, which is quickest.
    .name = Never asked
option-ask_income_decline-where_it_matters = Whoever would build, pay or lead otherwise with less prestige.
    .name = Asked where it matters
option-ask_income_decline-always = Everyone who is due anything, in every round.
    .name = Always asked
option-promo_foreign_baron = Add the promo card Foreign Baron to the deck.
    .name = Promo card Foreign Baron
option-promo_foreign_baron-true = The deck has one card more: a second Baron for one round.
    .name = In the deck
option-promo_foreign_baron-false = The deck is that of the box.
    .name = Left out

## Help, for /rules: all of it within 3500 characters, and with the printed figures

earlier-rules-1 = This game keeps the rules it began with. What differs from what is said below: of equal highest limits, the one wins who can raise to it by single bezants; squires that leave an area count less as new there at once; who holds each privilege is settled before the first is used; your own Baron never stops influence, or the squire that leaves David's Tower.
help-aim = After five rounds the tallest tower wins; then the most prestige left, then the lower office number.
help-auction = Offices are auctioned one by one. Whoever opens names one and bids 0 or more. { $auction ->
    [open] Clockwise the others raise or pass until one is left, who pays his bid.
   *[sealed] Then all who can top that, the opener too, name in secret the most they would pay, or pass. Bids are raised for them clockwise, by 1, as far as their limits go; of equal highest limits the first clockwise after the opener wins, at that limit, and the opener last.
 } The winner is out, and the next player without an office opens; the last one takes the last office for nothing. In round 1 { $round1_opener ->
    [host_choice] the first seat says
   *[random] chance decides
 } who opens, later whoever would win now does. An office's number is its place in the turn order and breaks ties over areas and sectors; a low number comes early, with more squires.
help-offices = Constable (7 squires): his Baron needs 2 new squires in a large area, 1 in a small one. Treasurer (6): his first mercenary costs 1, the second 2. Marshal (5): once a turn he moves up to 2 squires, or takes 1 bezant. Admiral (4): 1 bezant each turn.
help-draft = In turn order everyone keeps one action card and passes the rest on.
help-deploy = On your turn place squires, play cards, hire mercenaries (3 bezants each) and sell influence (3 squires off the board for 1 bezant), in any order and as often as you can; once a round you may set your Baron.
help-baron = Three squires that are new in an area this turn let your Baron stand there: until the round ends nobody else puts squires in, or moves them in or out{ $own_baron_blocks_own_moves ->
    [true] {""}, and you only place there
   *[other] {""}
 }. Whoever leads (the tallest tower, then the most prestige) may not block the large Palace area, nor may those who tie for it.
help-tower = David's Tower pays first: 1 bezant, and one squire may go from it to another area.
help-privileges = Then the most squires in a whole sector give its privilege. Patriarchate, the Scholar: a squire in reserve for a card. Market, Building materials: up to 4 prestige at 2 bezants each. Nobility, Court intrigue: 1 prestige, which an opponent loses.
help-income = Then whoever has the most squires in an area controls it and takes its income{ $ask_income_decline ->
    [never] {""}
    [false] {""}
   *[other] {""}, or less of it, so as not to build or lead yet
 }.
help-gifts = In round 5, before the building, the King gives 3 prestige for the most squires in reserve, 3 for the most bezants, and 1 to each who holds a card. Those who tie get 1 each instead of 3.
help-building = Floor 1 costs 2 prestige, floor 2 costs 3, and so on; whoever builds a floor first pays 1 more. Whoever can build must.
help-events = Rounds 2, 3 and 4 have an event, known from the start of the round and resolved at its end. Barons protect from none of them.
help-succession = Succession: all squires leave the King's Palace; a Baron on the board takes in up to 2 of his own.
help-election = Patriarch's election: in each area of Patriarchate and Nobility everyone is reduced to the smallest number of squires any player has there.
help-tax = Special tax: squires leave the Market unless their owner pays 1 bezant for each that stays.
help-war = War: Templars squires fall; for each, its owner may remove one opposing squire anywhere, at most 2 per opponent.
help-figures = These are the usual figures; what a table has changed stands in its list of figures.

## What a position is worth, for a hint: "It would gain most in ..."

worth-tower = the height of the tower
worth-income = this round's income
worth-footing = squires that will pay in later rounds
worth-privileges = the privileges of the sectors
worth-squires = squires still to be placed
worth-purse = bezants
worth-cards = action cards
worth-office = the office

## Numbers of an action that has several

number-prestige = { $count } prestige
number-squires = { squires }
number-bezants = { bezants }
