# Architects of the West Kingdom in English. Keys follow the code: ask-*, action-*, event-*, refusal-*, and the names of things.

title = Architects of the West Kingdom
score-name = points
tie-rule = Equal points: more virtue comes first, then more silver.
tie-virtue = virtue { $value }
tie-silver = { $value } silver
heading = { $phase } · Guildhall { $built } of { $spaces }
subtitle = Virtue, guile and a cathedral at the end of the Carolingian age
help-short = Send workers for goods, hire apprentices, put up buildings and raise the Cathedral, and keep an eye on your virtue, your debts and whoever captures your workers.
# What computer players may be called: one word each, none of them a word of the game.
computer-names = Ansgar, Gisela, Rotrude, Einhard, Odo, Adelheid, Wala, Theodrada, Pepin, Ermengard, Drogo, Hilda
# Nouns before which the sign of a good can stand, after a number.
emoji-clay = clay
emoji-wood = wood
emoji-stone = stone
emoji-gold = gold
emoji-marble = marble
emoji-silver = silver
emoji-virtue = virtue
# How computer players differ, after their name.
manner-builder = gathers, builds and climbs the Cathedral, and lets others be
manner-raider = captures whatever crowd is worth its silver
manner-trader = fills the stores, hires early and shrugs at a debt

## Goods. A message below can name any of them: it has one number for each.

good-clay = clay
good-wood = wood
good-stone = stone
good-gold = gold
good-marble = marble
good-silver = silver

# What comes between two of them hangs on whether any is still to come.
goods = { $clay ->
    [0] {""}
   *[other] { $clay } clay{ after-clay }
 }{ $wood ->
    [0] {""}
   *[other] { $wood } wood{ after-wood }
 }{ $stone ->
    [0] {""}
   *[other] { $stone } stone{ after-stone }
 }{ $gold ->
    [0] {""}
   *[other] { $gold } gold{ after-gold }
 }{ $marble ->
    [0] {""}
   *[other] { $marble } marble{ after-marble }
 }{ $silver ->
    [0] {""}
   *[other] { $silver } silver
 }
after-clay = { $wood ->
    [0] { after-wood }
   *[other] {", "}
 }
after-wood = { $stone ->
    [0] { after-stone }
   *[other] {", "}
 }
after-stone = { $gold ->
    [0] { after-gold }
   *[other] {", "}
 }
after-gold = { $marble ->
    [0] { after-marble }
   *[other] {", "}
 }
after-marble = { $silver ->
    [0] {""}
   *[other] {", "}
 }
cards = { $count ->
    [one] a building card
   *[other] { $count } building cards
 }
workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
 }
debts = { $count ->
    [one] a debt
   *[other] { $count } debts
 }
crowd ={ $crowd ->
    [0] {""}
   *[other] ; { $crowd } or more workers in the Prison
 }
cost ={ $price ->
    [0] {""}
   *[other] {" "}for { $price } silver
 }{ $tax ->
    [0] {""}
   *[other] { $price ->
        [0] {" "}for { $tax } silver to the Tax Stand
       *[other] {" "}and { $tax } tax
    }
 }

skill-carpentry = carpentry
skill-tiling = tiling
skill-masonry = masonry

means-silver = silver
means-debt = a debt

phase-characters = Choice of characters
phase-draft = Draft of buildings
phase-play = Turns
phase-last_turns = Last turns
phase-scoring = Last effects
phase-over = End of the game

## Places. What they do has its numbers from the table's figures: the second one of `location.hire`
## is $hire-2, a single one has no number behind its name. $places are the places of a turn's captures.

location-quarry = Quarry
location-quarry-effect = { $quarry-1 } stone for each of your workers here{ $quarry-2 ->
    [0] {""}
   *[other] , and { $quarry-2 } more
 }.
location-forest = Forest
location-forest-effect = { $forest-1 } wood for each of your workers here{ $forest-2 ->
    [0] {""}
   *[other] , and { $forest-2 } more
 }.
location-silversmith = Silversmith
location-silversmith-effect = { $silversmith-1 } silver for each of your workers here{ $silversmith-2 ->
    [0] {""}
   *[other] , and { $silversmith-2 } more
 }.
location-mines = Mines
location-mines-effect = { $mines_clay-1 } clay for each of your workers here and { $mines_clay-2 } more, or 1 gold for every { $mines_gold } of them.
location-storehouse = King's Storehouse
location-storehouse-effect = As many trades as you have workers here: 2 of clay, wood, stone for 1 virtue; 3 of wood, stone for 1 marble; and those of your apprentices.
location-workshop = Workshop
location-workshop-effect = Hire an apprentice for { $hire } silver ({ $hire-2 } of it goes to the Tax Stand) from { $rules ->
    [1] as many columns as you have workers here, and { $hire-3 } silver on each card you skip
   *[other] as many columns as you have workers here; each column beyond costs { $hire-3 } more, laid on that row's cards from the left
 }; or draw { $workshop_cards-1 ->
    [one] a building card
   *[other] { $workshop_cards-1 } building cards
 }, and 1 more for every { $workshop_cards-2 } workers.
location-town_centre = Town Centre
location-town_centre-effect = As many captures as you have workers here, at { $places ->
    [one] one place
   *[other] up to { $places } places
 }: the first for { $capture-1 } silver to the Tax Stand, the others for { $capture-2 } silver each. A capture takes all workers of one colour at one large circle; your own come home.
location-tax_stand = Tax Stand
location-tax_stand-effect = Take all the silver here and lose { $tax_stand } virtue.
location-guardhouse = Guardhouse
location-guardhouse-effect = As many actions as you have workers here: send captured workers to the Prison for { $send } silver each; release your own from it for nothing; ransom those that others hold, for { $ransom } silver ({ $ransom-2 } of it tax) or for { $ransom_debt-1 ->
    [one] a debt
   *[other] { $ransom_debt-1 } debts
 } and { $ransom_debt-2 } virtue; pay off a debt for { $repay } silver ({ $repay-2 } of it tax), which gives { $repay-3 } virtue. Tax goes to the Tax Stand.
location-bm_small = Black Market (left)
location-bm_small-effect = { $cost-1 } silver and { $virtue-1 } virtue for the small offer.
location-bm_middle = Black Market (middle)
location-bm_middle-effect = { $cost-2 } silver and { $virtue-2 } virtue: hire any apprentice on display, or keep one of { $looked_at } building cards.
location-bm_large = Black Market (right)
location-bm_large-effect = { $cost-3 } silver and { $virtue-3 } virtue for the large offer.
location-guildhall = Guildhall
location-guildhall-effect = Construct a building from your hand, or advance on the Cathedral. The worker stays for good.
location-prison = Prison
location-prison-effect = At a reset of the Black Market { $crowd-1 } or more of your workers here cost { $crowd-2 } virtue, and the most of all bring { $most ->
    [one] a debt
   *[other] { $most } debts
 }.
location-black_market = Black Market
location-cathedral = Cathedral
location-cathedral-effect = Pay, discard a building card, move up a level, draw a reward. Needs virtue { $cathedral } and a free space.

slot-top_1 = top row, 1st
slot-top_2 = top row, 2nd
slot-top_3 = top row, 3rd
slot-top_4 = top row, 4th
slot-bottom_1 = bottom row, 1st
slot-bottom_2 = bottom row, 2nd
slot-bottom_3 = bottom row, 3rd
slot-bottom_4 = bottom row, 4th

## Characters: the variable side of the boards. $number is how much the ability is worth, $limit
## how many apprentices Rudolf may have.

character-therese = Therese
character-therese-effect = Gold and marble are one and the same to her.
character-caroline = Caroline
character-caroline-effect = Draws { $number ->
    [one] a building card
   *[other] { $number } building cards
 } with every action in the Black Market.
character-ada = Ada
character-ada-effect = Ignores { $number } tax on every payment.
character-frederick = Frederick
character-frederick-effect = Discards no building card for the Cathedral.
character-rudolf = Rudolf
character-rudolf-effect = Hires for { $number } silver less in the Workshop, and may have { $limit } apprentices.

character-lothaire = Lothaire
character-lothaire-effect = Pays { $number } wood or stone less for each building and each level of the Cathedral.
character-hugo = Hugo
character-hugo-effect = May pay { $number } silver instead of taking a debt, at any time.
character-clovis = Clovis
character-clovis-effect = Draws { $number ->
    [one] a building card
   *[other] { $number } building cards
 } whenever he constructs a building.
character-fara = Fara
character-fara-effect = May release { $number ->
    [one] 1 of her workers
   *[other] { $number } of her workers
 } from the Prison at each reset of the Black Market.
character-bertha = Bertha
character-bertha-effect = Gains { $number } more silver when she sends her captured workers to the Prison.

## Rewards and offers

reward-reward_silver = 1 virtue and 3 silver
reward-reward_wood = 1 virtue and 2 wood
reward-reward_stone = 1 virtue and 2 stone
reward-reward_building = 1 virtue and a building card
reward-reward_virtue = 2 virtue
reward-reward_gold = 1 virtue and 1 gold

market-card-bm_01 = card 1
market-card-bm_02 = card 2
market-card-bm_03 = card 3
market-card-bm_04 = card 4
market-card-bm_05 = card 5
market-card-bm_06 = card 6
market-card-bm_07 = card 7
market-card-bm_08 = card 8
market-card-bm_09 = card 9
market-card-bm_10 = card 10

## Trades

deal-virtue_two_clay = 2 clay for 1 virtue
deal-virtue_clay_wood = 1 clay, 1 wood for 1 virtue
deal-virtue_clay_stone = 1 clay, 1 stone for 1 virtue
deal-virtue_two_wood = 2 wood for 1 virtue
deal-virtue_wood_stone = 1 wood, 1 stone for 1 virtue
deal-virtue_two_stone = 2 stone for 1 virtue
deal-marble_three_wood = 3 wood for 1 marble
deal-marble_two_wood_stone = 2 wood, 1 stone for 1 marble
deal-marble_wood_two_stone = 1 wood, 2 stone for 1 marble
deal-marble_three_stone = 3 stone for 1 marble
deal-merchant_clay = 1 silver for 3 clay (Merchant)
deal-merchant_gold = 2 silver for 1 gold (Merchant)
deal-merchant_marble = 3 silver for 1 marble (Merchant)
deal-merchant_stone = 1 silver for 2 stone (Merchant)
deal-merchant_wood = 1 silver for 2 wood (Merchant)
deal-patron_clay = 1 clay for 1 virtue (Patron)
deal-patron_silver = 2 silver for 1 virtue (Patron)
deal-patron_stone = 1 stone for 1 virtue (Patron)
deal-patron_wood = 1 wood for 1 virtue (Patron)
deal-trader_clay = 3 clay for 1 marble (Trader)
deal-trader_stone = 2 stone for 1 marble (Trader)
deal-trader_wood = 2 wood for 1 marble (Trader)

## Buildings

building-aqueduct = Aqueduct
building-aqueduct-effect = At the end 1 point for each of your buildings, this one included.
building-armoury = Armoury
building-armoury-effect = You may make 1 capture, for nothing.
building-barracks = Barracks
building-barracks-effect = You may bring home all your workers that others hold, or make 1 capture, for nothing.
building-betting_house = Betting House
building-betting_house-effect = Take 1 debt.
building-carpenters_hut = Carpenter's Hut
building-carpenters_hut-effect = At the end 1 point for each of your apprentices with carpentry.
building-castle = Castle
building-castle-effect = Before scoring 1 virtue for every 2 gold you have.
building-chapel = Chapel
building-chapel-effect = Before scoring 2 virtue if you are highest on the Cathedral, alone.
building-church = Church
building-church-effect = You may destroy 1 of your unpaid debts.
building-clay_market = Clay Market
building-clay_market-effect = At the end 2 points if nobody has as much clay as you.
building-clay_pit = Clay Pit
building-clay_pit-effect = Take 1 gold or 1 marble.
building-drafting_room = Drafting Room
building-drafting_room-effect = Draw 2 building cards.
building-dungeon = Dungeon
building-dungeon-effect = Before scoring lose 2 virtue, before or after what your other buildings give.
building-factory = Factory
building-factory-effect = Take 2 marble.
building-fortress = Fortress
building-fortress-effect = You may make up to 2 captures, for nothing.
building-fountain = Fountain
building-fountain-effect = At the end each of your unpaid debts costs 1 point less.
building-gamblers_den = Gambler's Den
building-gamblers_den-effect = At the end each of your unpaid debts costs 1 point more.
building-hideout = Hideout
building-hideout-effect = All your workers come back from the Prison.
building-keep = Keep
building-keep-effect = At the end 1 point for every 3 captured workers that you hold.
building-library = Library
building-library-effect = You may discard 1 building card for 2 gold.
building-lighthouse = Lighthouse
building-lighthouse-effect = At the end 1 point for every 4 virtue.
building-lumber_camp = Lumber Camp
building-lumber_camp-effect = Take 4 wood.
building-masons_hut = Mason's Hut
building-masons_hut-effect = At the end 1 point for each of your apprentices with masonry.
building-moneylender = Moneylender
building-moneylender-effect = At the end 1 point for each debt you have paid off.
building-monument = Monument
building-monument-effect = Everyone gains 1 virtue.
building-observatory = Observatory
building-observatory-effect = Before scoring 1 virtue for every 2 marble you have.
building-palace = Palace
building-palace-effect = Take 1 gold for every 4 virtue you have now.
building-reservoir = Reservoir
building-reservoir-effect = Before scoring 1 virtue for every 2 debts you have paid off.
building-silver_market = Silver Market
building-silver_market-effect = At the end 2 points if nobody has as much silver as you.
building-smithy = Smithy
building-smithy-effect = Take 4 stone.
building-steeple = Steeple
building-steeple-effect = At the end 2 points if you are highest on the Cathedral, alone.
building-stone_market = Stone Market
building-stone_market-effect = At the end 2 points if nobody has as much stone as you.
building-tavern = Tavern
building-tavern-effect = You may hire any apprentice on display, for nothing.
building-thieves_den = Thieves' Den
building-thieves_den-effect = Take 4 silver.
building-tilers_hut = Tiler's Hut
building-tilers_hut-effect = At the end 1 point for each of your apprentices with tiling.
building-trading_post = Trading Post
building-trading_post-effect = Before scoring 1 virtue for every 4 of your clay, wood and stone together.
building-treasury = Treasury
building-treasury-effect = Take 1 gold or 3 silver.
building-university = University
building-university-effect = At the end 2 points if you have no unpaid debt.
building-watchtower = Watchtower
building-watchtower-effect = Everyone with 3 or more workers in the Prison loses 1 virtue.
building-well = Well
building-well-effect = Take 4 clay.
building-wood_market = Wood Market
building-wood_market-effect = At the end 2 points if nobody has as much wood as you.
building-crane = Crane
building-crane-effect = You may place another worker in the Guildhall and build or advance once more.
building-graveyard = Graveyard
building-graveyard-effect = Discard 1 of your apprentices.
building-museum = Museum
building-museum-effect = Before scoring 1 virtue for every 2 of your buildings, this one included.

## Apprentices. Where several share a name, the bracket says what theirs is about.

apprentice-acolyte_carpentry = Acolyte (cards)
apprentice-acolyte_carpentry-effect = Draw a building card when you advance on the Cathedral.
apprentice-acolyte_tiling = Acolyte (clay)
apprentice-acolyte_tiling-effect = Take 2 clay when you advance on the Cathedral.
apprentice-acolyte_masonry = Acolyte (silver)
apprentice-acolyte_masonry-effect = Take 2 silver when you advance on the Cathedral.
apprentice-conspirator = Conspirator
apprentice-conspirator-effect = { $reading ->
    [visit] You pay 1 silver less in all for the captures of a visit to the Town Centre; never less tax.
    [capture] Each capture after the first of a visit to the Town Centre costs you 1 silver less; never less tax.
   *[other] Captures in the Town Centre cost you 1 silver less, in a visit or each, by the table's option; never less tax.
 }
apprentice-debt_collector_tiling = Debt Collector (clay)
apprentice-debt_collector_tiling-effect = Take 2 clay for each debt you pay off.
apprentice-debt_collector_masonry = Debt Collector (stone)
apprentice-debt_collector_masonry-effect = Take 2 stone for each debt you pay off.
apprentice-debt_collector_carpentry = Debt Collector (wood)
apprentice-debt_collector_carpentry-effect = Take 2 wood for each debt you pay off.
apprentice-gatekeeper = Gatekeeper
apprentice-gatekeeper-effect = At a reset of the Black Market release up to 2 of your workers from the Prison.
apprentice-illusionist = Illusionist
apprentice-illusionist-effect = You lose no virtue in the Black Market.
apprentice-jeweller = Jeweller
apprentice-jeweller-effect = 1 silver more at the Silversmith.
apprentice-labourer = Labourer
apprentice-labourer-effect = Has all three skills.
apprentice-merchant_clay = Merchant (clay)
apprentice-merchant_clay-effect = Trade in the Storehouse: 1 silver for 3 clay.
apprentice-merchant_gold = Merchant (gold)
apprentice-merchant_gold-effect = Trade in the Storehouse: 2 silver for 1 gold.
apprentice-merchant_marble = Merchant (marble)
apprentice-merchant_marble-effect = Trade in the Storehouse: 3 silver for 1 marble.
apprentice-merchant_stone = Merchant (stone)
apprentice-merchant_stone-effect = Trade in the Storehouse: 1 silver for 2 stone.
apprentice-merchant_wood = Merchant (wood)
apprentice-merchant_wood-effect = Trade in the Storehouse: 1 silver for 2 wood.
apprentice-miner = Miner
apprentice-miner-effect = 1 clay more in the Mines, whatever you take there.
apprentice-patron_clay = Patron (clay)
apprentice-patron_clay-effect = Trade in the Storehouse: 1 clay for 1 virtue.
apprentice-patron_silver = Patron (silver)
apprentice-patron_silver-effect = Trade in the Storehouse: 2 silver for 1 virtue.
apprentice-patron_stone = Patron (stone)
apprentice-patron_stone-effect = Trade in the Storehouse: 1 stone for 1 virtue.
apprentice-patron_wood = Patron (wood)
apprentice-patron_wood-effect = Trade in the Storehouse: 1 wood for 1 virtue.
apprentice-pickpocket = Pickpocket
apprentice-pickpocket-effect = 1 gold when you take the silver of the Tax Stand.
apprentice-squire_gold = Squire (gold)
apprentice-squire_gold-effect = At a reset of the Black Market 1 gold if none of your workers is in the Prison.
apprentice-squire_marble = Squire (marble)
apprentice-squire_marble-effect = At a reset of the Black Market 1 marble if none of your workers is in the Prison.
apprentice-squire_virtue = Squire (virtue)
apprentice-squire_virtue-effect = At a reset of the Black Market 2 virtue if none of your workers is in the Prison.
apprentice-stonecutter = Stonecutter
apprentice-stonecutter-effect = 1 stone more in the Quarry.
apprentice-swindler_tiling = Swindler (clay)
apprentice-swindler_tiling-effect = 2 clay with every action in the Black Market.
apprentice-swindler_masonry = Swindler (stone)
apprentice-swindler_masonry-effect = 1 stone with every action in the Black Market.
apprentice-swindler_carpentry = Swindler (wood)
apprentice-swindler_carpentry-effect = 1 wood with every action in the Black Market.
apprentice-thief = Thief
apprentice-thief-effect = You lose 1 virtue less at the Tax Stand.
apprentice-trader_clay = Trader (clay)
apprentice-trader_clay-effect = Trade in the Storehouse: 3 clay for 1 marble.
apprentice-trader_stone = Trader (stone)
apprentice-trader_stone-effect = Trade in the Storehouse: 2 stone for 1 marble.
apprentice-trader_wood = Trader (wood)
apprentice-trader_wood-effect = Trade in the Storehouse: 2 wood for 1 marble.
apprentice-trickster = Trickster
apprentice-trickster-effect = You pay 1 silver less in the Black Market.
apprentice-woodcutter = Woodcutter
apprentice-woodcutter-effect = 1 wood more in the Forest.
apprentice-enforcer = Enforcer
apprentice-enforcer-effect = 1 gold when you send captured workers to the Prison.
apprentice-overseer = Overseer
apprentice-overseer-effect = One trade more in the Storehouse.
apprentice-peddler = Peddler
apprentice-peddler-effect = 2 silver at a reset of the Black Market.

## Questions

ask-character = Which character do you play? The highest virtue goes first.
ask-keep = { $left ->
    [one] Keep one; the rest goes under the deck. (Pick { $pick } of { $picks })
   *[other] Keep one and pass the rest left. (Pick { $pick } of { $picks })
 }
ask-place = Your turn. You have { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
 }, { $silver } silver and virtue { $virtue }. Where do you send a worker?
ask-recall = You have no worker at home. Which one do you take back? That's your whole turn.
ask-mine = What do you take from the Mines, { $clay } clay or { $gold } gold?
ask-trade = What do you trade? { $left ->
    [one] One trade
   *[other] { $left } trades
 } left.
ask-workshop = { $hires ->
    [0] Draw { draws } in the Workshop. An apprentice costs { hire-price }; you have { $silver }.
   *[other] { $draws ->
        [0] Hire an apprentice for { hire-price }, or leave it? There is no building card left to draw. You have { $silver } silver.
       *[other] Hire an apprentice for { hire-price }, or draw { draws }? You have { $silver } silver.
     }
 }
draws = { $draws ->
    [one] a building card
   *[other] { $draws } building cards
 }
hire-price = { $price } silver{ $tax ->
    [0] {""}
   *[other] {" "}({ $tax } of it for the Tax Stand)
 }{ $coins ->
    [0] {""}
   *[other] {" "}in { $plain ->
        [one] column 1
       *[other] columns 1–{ $plain }
     }, { $coin } silver more for each column beyond
 }
ask-hire-free = The Tavern: which apprentice do you hire, for nothing?
ask-dismiss = { $cause ->
    [graveyard] The Graveyard: which of your apprentices do you discard?
   *[other] You may have { $limit } apprentices. Which one makes room for the new one?
 }
ask-capture = Town Centre: whom do you capture, and where? { $left ->
    [one] One capture
   *[other] { $left } captures
 } left; the next costs { $tax ->
    [0] { $price ->
        [0] nothing
       *[other] { $price } silver
     }
   *[other] { $tax } silver to the Tax Stand
 }.
ask-capture-free = { $building }: { $left ->
    [0] { rescue }?
   *[other] whom do you capture, and where? { $left ->
        [one] One capture
       *[other] { $left } captures
     }, for nothing{ $held ->
        [0] {""}
       *[other] ; or { rescue } instead
     }.
 }
rescue = bring home your { $held ->
    [one] worker
   *[other] { $held } workers
 } on other boards
ask-guardhouse = What do you do in the Guardhouse? { $left ->
    [one] One action
   *[other] { $left } actions
 } left; you have { $silver } silver.{ $captured ->
    [0] {""}
   *[other] {" "}Captured workers pay { $send } silver each{ $send_more ->
        [0] .
       *[other] , and { $send_more } more.
     }
 }{ $held ->
    [0] {""}
   *[other] {" "}Ransom of your { $held }: { $ransom_silver } silver{ $ransom_tax ->
        [0] {""}
       *[other] {" "}and { $ransom_tax } tax
     }, or { $ransom_debts ->
        [one] a debt
       *[other] { $ransom_debts } debts
     } and { $ransom_virtue } virtue lost.
 }{ $debts ->
    [0] {""}
   *[other] {" "}Paying off a debt: { $repay_silver } silver{ $repay_tax ->
        [0] {""}
       *[other] {" "}and { $repay_tax } tax
     }; it gives { $repay_virtue } virtue.
 }
ask-market-service = { $cards ->
    [0] Hire an apprentice, or leave it? There is no building card left.
   *[other] { $hires ->
        [0] Take { look }.
       *[other] Hire an apprentice, or take { look }?
     }
 }
look = { $cards ->
    [one] the last building card
   *[other] one of { $cards } building cards
 }
ask-keep-one = Keep one of these building cards. The others go under the deck.
ask-use = Which of your apprentices acts next at the reset?
ask-squire = The { $apprentice } brings { $count } virtue, and you are at { $virtue }. Do you take it? Above { $market } the Black Market is closed to you, and low virtue lets you ignore tax; the Tax Stand costs { $tax_stand } virtue.
ask-parole = { $whose ->
    [fara] Fara
   *[gatekeeper] The Gatekeeper
 } can release { $held ->
    [one] your worker from the Prison. Shall that be done?
   *[other] workers from the Prison, where you have { $held }. How many?
 }
ask-crane = The Crane lets you send another worker to the Guildhall. What do you build?
ask-spend = Pay { $total } of wood and stone for level { $level } of the Cathedral: which mix?
ask-save = Lothaire pays { $saved } wood or stone less for { $building }: what do you pay?
ask-avoid = { $cause ->
    [most] You have the most workers in the Prison and
    [below] Virtue cannot fall below 0, so you
   *[other] You
 } take { $count ->
    [one] a debt
   *[other] { $count } debts
 }. { $count ->
    [one] Pay { $price } silver instead?
   *[other] For how many of them do you pay { $price } silver each instead?
 } You have { $silver }.
ask-gild = Pay { $total } of gold and marble for { $level ->
    [0] { $building }
   *[other] level { $level } of the Cathedral
 }: which mix?
ask-cathedral-card = Which building card do you discard for the Cathedral?
ask-discard = You hold { $over ->
    [one] a card
   *[other] { $over } cards
 } more than { $limit }. Which one goes under the deck?
ask-library = The Library: which building card do you discard for { $gold } gold?
ask-take = { $building }: do you take { $one } { $first } or { $two } { $second }?
ask-destroy = { $cause ->
    [church] The Church: how many of your unpaid debts does it destroy?
   *[other] Your virtue is at its top: for each point beyond it you may destroy an unpaid debt. How many?
 } You have { $debts }; up to { $most }.
ask-resolve = Your virtue is { $virtue }. Which of your buildings takes effect next?

## Actions

action-character = Play { $character }
action-keep = Keep { $card }
action-place = { $location }
action-recall = Back from the { $location }
action-reclaim = Back from { $seat }
action-mine = Take { $good }
action-trade = { $deal }
action-hire = Hire { $apprentice } ({ $slot }){ $known ->
    [price] {" "}for { price }
   *[other] {""}
 }
    .choice = { $apprentice } ({ $slot }): { price }
price = { $price ->
    [0] nothing
   *[other] { $price } silver
 }
action-draw = Draw building cards
action-capture = { $seat } at { $location }{ $known ->
    [count] : { workers }
   *[other] {""}
 }
    .choice = { $seat } at { $location }: { workers }
action-send = Send captured workers to the Prison
action-release = Release yours from the Prison
action-ransom = Ransom yours for { $known ->
    [price] { price }
    [debts] { debts } and { $virtue } virtue
   *[other] { $means }
 }
    .choice = For { $known ->
        [price] { price }
       *[debts] { debts } and { $virtue } virtue
     }
action-repay = Pay off a debt
action-rescue = Bring yours home
action-build = Build { $building }
action-advance = Advance on the Cathedral
action-spend = { $wood } wood, { $stone } stone
action-gild = { $gold } gold, { $marble } marble
action-discard = Discard { $card }
action-take = Take { $good }
action-destroy = { $count ->
    [0] Keep them
   *[other] Destroy { $count }
 }
action-avoid = { $count ->
    [0] Pay nothing
    [one] Pay { $known ->
        [price] { price }
       *[other] silver
     } instead of a debt
   *[other] Pay { $known ->
        [price] { price }
       *[other] silver
     } instead of { $count } debts
 }
action-dismiss = Discard { $apprentice }
action-use = { $apprentice }{ $known ->
    [count] : gain { $count } virtue
   *[other] {""}
 }
action-parole = { $count ->
    [0] Nobody
   *[other] Release { $count }
 }
action-resolve = { $building }
action-done = Done
    .capture-free = Nobody
    .crane = Nothing
    .hire-free = Nobody
    .library = Keep them all
    .market-service = Leave it
    .squire = Decline
    .workshop = Leave it

# What a group of actions is called: the first button of a panel, the name of a slash command.

verb-character = Character
verb-keep = Keep a card
verb-place = Place a worker
verb-recall = Take back
verb-reclaim = Take back from
verb-mine = Mine
verb-trade = Trade
verb-hire = Hire
verb-draw = Draw
verb-capture = Capture
verb-send = To the Prison
verb-release = Release
verb-ransom = Ransom
verb-repay = Pay off
verb-rescue = Bring home
verb-build = Build
verb-advance = Cathedral
verb-spend = Pay
verb-gild = Pay
verb-discard = Discard
verb-take = Take
verb-destroy = Destroy debts
verb-avoid = Pay silver instead
verb-dismiss = Discard an apprentice
verb-use = Use
verb-parole = Release
verb-resolve = Resolve
verb-done = Done

verb-character-help = Choose the character you play
verb-keep-help = Keep this building card
verb-place-help = Place a worker and use the place
verb-recall-help = Take a worker back from a place: your whole turn
verb-reclaim-help = Take back a worker that somebody holds: your whole turn
verb-mine-help = Take clay or gold from the Mines
verb-trade-help = Trade in the King's Storehouse
verb-hire-help = Hire an apprentice on display
verb-draw-help = Draw building cards
verb-capture-help = Take all workers of one colour at one place
verb-send-help = Send captured workers to the Prison for silver
verb-release-help = Release your workers from the Prison
verb-ransom-help = Get your workers back from other players' boards
verb-repay-help = Pay off a debt
verb-rescue-help = Barracks: your workers come back from other players' boards
verb-build-help = Construct a building from your hand
verb-advance-help = Advance a level on the Cathedral
verb-spend-help = Choose how much wood and stone you pay
verb-gild-help = Therese: choose how much gold and marble you pay
verb-discard-help = Put a building card under the deck
verb-take-help = Choose the goods you take
verb-destroy-help = Destroy some of your unpaid debts
verb-avoid-help = Hugo: pay silver instead of taking debts
verb-dismiss-help = Discard one of your apprentices
verb-use-help = Choose which apprentice acts next at the reset
verb-parole-help = Gatekeeper, Fara: release workers from the Prison
verb-resolve-help = Choose which building takes effect next
verb-done-help = Stop, or do without

# What the end of a visit leaves unused: "Not used yet: 2 trades."
unspent-trades = { $count ->
    [one] 1 trade
   *[other] { $count } trades
 }
unspent-captures = { $count ->
    [one] 1 capture
   *[other] { $count } captures
 }
unspent-guardhouse = { $count ->
    [one] 1 action in the Guardhouse
   *[other] { $count } actions in the Guardhouse
 }

## Slash commands: what each is for, and what goes into its options (100 characters at the most)

command-takeback = Take a worker back when none is at home: from a place, or from another player
command-goods = Mine, trade, or choose the goods you take
command-apprentice = Hire, use or discard an apprentice
command-card = Keep, draw or discard a building card
command-prison = At the Guardhouse: send captured workers to the Prison, release or ransom your own
command-debt = Pay off, destroy or avoid a debt
command-pay = Choose which goods you pay with
argument-location = The place your worker goes to
argument-building = The building, from the cards in your hand
argument-seat = Whose workers
argument-character = The character you want to play

## Events

event-character-taken = { $seat } plays { $character }{ $whose ->
    [therese] : { character-therese-effect }
    [caroline] : { character-caroline-effect }
    [ada] : { character-ada-effect }
    [frederick] : { character-frederick-effect }
    [rudolf] : { character-rudolf-effect }
    [lothaire] : { character-lothaire-effect }
    [hugo] : { character-hugo-effect }
    [clovis] : { character-clovis-effect }
    [fara] : { character-fara-effect }
    [bertha] : { character-bertha-effect }
   *[other] .
 }
event-cards-dealt = You choose from { $cards }.
event-cards-dealt-hidden = { $seat } has { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } to choose from.
event-card-kept = You keep { $card }.
event-card-kept-hidden = { $seat } keeps a card.
event-cards-kept = { $seats } keep { $count ->
    [one] a card
   *[other] { $count } cards
 } each.
event-play-began = The game begins. { $seat } goes first.
event-worker-placed = { $seat } sends a worker to the { $location }{ $price ->
    [0] {""}
   *[other] {" "}for { $price } silver
 }.
event-worker-recalled = { $seat } takes back a worker from the { $location }.
event-worker-reclaimed = { $seat } takes back a worker from { $holder }.
event-gained = { $seat } gains { goods }.
event-virtue-gained = { $seat } gains { $count } virtue (now { $virtue }).
event-virtue-lost = { $seat } loses { $count } virtue (now { $virtue }{ crowd }).
event-debts-taken = { $seat } takes { debts }{ $cause ->
    [most] {" "}(the most workers in the Prison)
    [below] {" "}(virtue cannot fall below 0{ crowd })
   *[other] {""}
 }.
event-debts-avoided = { $seat } pays { $price } silver instead of taking { debts }.
event-debts-destroyed = { $seat } destroys { debts }.
event-debt-repaid = { $seat } pays off a debt{ cost }.
event-cards-drawn = You draw { $cards }.
event-cards-drawn-hidden = { $seat } draws { cards }.
event-cards-looked-at = You look at { $cards }.
event-cards-looked-at-hidden = { $seat } looks at { cards }.
event-card-discarded = You put { $card } under the deck.
event-card-discarded-hidden = { $seat } puts a building card under the deck.
event-cards-discarded = { $seat } puts { cards } under the deck.
event-traded = { $seat } trades { $deal }.
event-apprentice-hired = { $seat } hires the { $apprentice }{ cost }{ $found ->
    [0] {""}
   *[other] {" "}and finds { $found } silver there
 }.
event-apprentice-shown = A new apprentice: { $apprentice }.
event-apprentice-dismissed = { $seat } discards the { $apprentice }.
event-workers-captured = { $seat } captures { workers } of { $victim } at the { $location }{ cost }.
event-workers-returned = { $seat } brings { workers } home from the { $location }{ cost }.
event-workers-sent = { $seat } sends { workers } to the Prison.
event-workers-released = { $seat } gets { workers } out of the Prison.
event-workers-ransomed = { $seat } gets { workers } back from other boards{ cost }.
event-tax-stolen = { $seat } takes { $silver } silver from the Tax Stand.
event-workers-caught = { $seat } has { workers } taken to the Prison.
    .brief = { $seat } { $count }
event-market-reset = The Black Market is reset{ $count ->
    [0] {""}
   *[other] ; its workers go to the Prison: { $caught }
 }.
event-offer-turned = The large offer is now { goods }.
event-offers-shuffled = The offers of the Black Market are shuffled anew; the printed large offer holds again.
event-small-offers-ended = No small card is left: until the next reset the small offer is the printed one, { goods }.
event-offer-shown = The new small offer is { goods }.
event-building-constructed = { $seat } constructs the { $building }.
event-mix-paid = { $seat } pays { $stone ->
    [0] { $wood } wood
   *[other] { $wood ->
        [0] { $stone } stone
       *[other] { $wood } wood and { $stone } stone
     }
 }.
event-precious-paid = { $seat } pays { $marble ->
    [0] { $gold } gold
   *[other] { $gold ->
        [0] { $marble } marble
       *[other] { $gold } gold and { $marble } marble
     }
 }.
event-cathedral-raised = { $seat } reaches level { $level } of the Cathedral.
event-reward-drawn = { $seat } draws a reward: { $reward }.
event-last-turns-began = The Guildhall is full: everyone has one more turn.
event-game-ended = The game ends. First, with { $points } points: { $seats }.

## Refusals

refusal-no-workers = You have no worker at home to place: take one back.
refusal-recall-circle = As long as a worker of yours stands on a large circle, you take back one from there: { $locations }.
refusal-recall-nobody = No worker of yours can come back from there: { $location }.
refusal-reclaim-nobody = { $seat } holds none of your workers.
refusal-no-seat = There is no seat { $number } at this table: they go from 0 to { $last }.
refusal-workers-at-home = You take a worker back only when none is at home; you have { $workers }.
refusal-workshop = You can neither pay for an apprentice nor draw a card in the { $location }.
refusal-town-centre = You cannot pay the tax of a first capture.
refusal-tax-stand = No silver lies on the { $location }.
refusal-guardhouse = There is nothing you could do in the { $location } now.
refusal-guildhall = To send a worker to the Guildhall, say what he does: build a card of your hand, or advance on the Cathedral.
refusal-prison = Nobody is placed in the { $location }; one is sent there.
refusal-market-virtue = Your virtue is { $virtue }; the Black Market is for { $most } and less.
refusal-market-taken = { $seat } stands there already.
refusal-market-price = That costs { $price } silver; you have { $silver }.
refusal-trade-apprentice = That trade takes the { $apprentice }, whom you have not hired.
refusal-trade-goods = You lack the goods for this trade: { $deal }.
refusal-hire-gone = The { $apprentice } does not lie there ({ $slot }).
refusal-hire-column = Column { $column } takes as many of your workers in the Workshop; you have { $workers }.
refusal-hire-price = Column { $column } costs { $price } silver with tax{ $coins ->
    [0] {""}
    [one] {" "}and 1 coin on a skipped card
   *[other] {" "}and { $coins } coins on skipped cards
 }; you have { $silver }.
refusal-capture-place = Nobody can be captured there: { $location }.
refusal-capture-nobody = { $seat } has no workers there: { $location }.
refusal-capture-places = You may capture at { $places ->
    [one] one place
   *[other] { $places } places
 } in a turn.
refusal-not-in-hand = { $card } is not in your hand.
refusal-character-taken = { $seat } plays { $character } already.
refusal-character-out = { $character } is not in this game: the option more_characters brings five more.
refusal-not-hired = The { $apprentice } does not work for you.
refusal-dismiss-later = You can discard an apprentice in your turn when you have { $limit }, and one who keeps you from losing virtue when that can matter. Until then it would change nothing.
refusal-build-skills = { $building } takes an apprentice with { $skills }.
refusal-build-goods = You lack goods for { $building }.
refusal-cathedral-virtue = Your virtue is { $virtue }; the Cathedral takes at least { $least }.
refusal-cathedral-space = There is no free space on level { $level } of the Cathedral.
refusal-cathedral-top = You stand on level { $level } of the Cathedral, the top.
refusal-cathedral-goods = You lack goods for level { $level } of the Cathedral.
refusal-cathedral-card = You have no building card to discard for the Cathedral.

## Options

option-boards = Whether all start alike or each plays a character.
    .name = Player boards
option-boards-standard = All start alike, without abilities.
    .name = All alike
option-boards-variable = Each plays a character with a start and an ability of their own.
    .name = A character each
option-characters = How characters are given out, where each plays one.
    .name = Characters
option-characters-dealt = By chance.
    .name = Dealt
option-characters-chosen = One after the other, from the last seat on.
    .name = Chosen
option-more_characters = Whether Lothaire, Hugo, Clovis, Fara and Bertha of a public digital edition join.
    .name = Five more characters
option-more_characters-true = Ten characters to deal or choose from.
    .name = Added
option-more_characters-false = Only the five of the box.
    .name = Left out
option-conspirator = How often a Conspirator saves silver in the Town Centre.
    .name = The Conspirator
option-conspirator-visit = Saves 1 silver in a whole visit.
    .name = Once a visit
option-conspirator-capture = Saves 1 silver on each capture after the first.
    .name = On each further capture
option-promo_cards = Whether the promo cards are played with.
    .name = Promo cards
option-promo_cards-true = Three promo buildings and three promo apprentices are shuffled in.
    .name = Shuffled in
option-promo_cards-false = Only the cards of the box.
    .name = Left out

## The score sheet

score-buildings = Buildings
score-effects = Effects of buildings
score-cathedral = Cathedral
score-virtue = Virtue
score-debts = Debts
score-gold = Gold
score-marble = Marble
score-silver = Silver
score-prison = Workers in the Prison
score-total = Total

## Help

help-aim = The most points win: buildings, Cathedral, virtue, 1 for each gold and marble and for every 10 silver. An unpaid debt costs 2, two workers of yours in the Prison 1. Ties go by virtue, then silver.
help-draft = Draft: keep one of four building cards and pass the rest left, until you have three; the last card goes under the deck.
help-turn = On your turn place one worker: the more of yours at a place, the more it gives. With none at home, take one back.
help-goods-places = Quarry, Forest: 1 stone or wood for each of your workers. Silversmith: 1 silver each, plus 1. Mines: 1 clay each, plus 1, or 1 gold for every two. King's Storehouse: a trade each, 2 of clay, wood, stone for 1 virtue or 3 of wood, stone for 1 marble, or your apprentices' trades. Tax Stand: all its silver, for 2 virtue.
help-tax = Tax is silver that goes to the Tax Stand. At virtue 0–1 you ignore 2 of each payment, at 2–3 you ignore 1.
help-workshop = Workshop: hire an apprentice for 4 silver (2 of it tax), or draw 1 building card, plus 1 for every two of your workers. Columns up to your number of workers cost 4, each beyond 1 more, laid on that row's cards from the left. Whoever hires a card takes its silver.
help-town-centre = Town Centre: a capture for each of your workers there, the first for 1 tax, the others for 1 silver each, at up to two places in a turn, with four or five players at one.
help-guardhouse = Guardhouse, an action for each of your workers there: send captured workers to the Prison for 1 silver each; release yours; ransom yours from others for 3 silver and 2 tax, or for a debt and 1 virtue; pay off a debt for 3 silver and 3 tax, which gives 1 virtue.
help-market-spaces = Black Market (virtue 9 or less), 1 virtue a space: left, the small offer for 1 silver; middle, any apprentice or one of five building cards for 2; right, the large offer for 3.
help-market = The third worker there, and the first in rows 3 and 4 of the Guildhall, reset it: its workers go to the Prison, three or more of yours there cost virtue (1), and the most bring a debt.
help-guildhall = Guildhall: construct a building with the right skills and goods, or work on the Cathedral. The worker you send to the Guildhall for it stays there. Its 12 spaces (16, 20, 24 with three, four, five players) full, everyone has one more turn.
help-cathedral = Cathedral (virtue 5 or more): a level takes a building card from your hand and gives a reward. Level 1: 1 gold, 2 points. 2: 4 wood or stone, 4 points. 3: 1 marble, 7 points. 4: 8 wood or stone, 12 points. 5: 2 gold, 2 marble, 20 points. Only your highest scores; 3, 3, 2, 2, 1 players fit.
help-virtue = Virtue scores −9 at 0, none from 6 to 9, 7 at 14. A point below 0 is a debt; one above 14 may destroy one.
help-limits = When your turn ends you hold six building cards at the most. You have five apprentices at the most, Rudolf six; discard them at any time.
help-characters = Characters: to Therese gold and marble are the same; Caroline draws a card with each Black Market action; Ada ignores 1 tax a payment; Frederick discards no card for the Cathedral; Rudolf hires for 1 silver less. Five more: Lothaire builds and advances for 1 wood or stone less; Hugo may avoid a debt for 2 silver; Clovis draws a card with every building; Fara may release a worker at a reset; Bertha sends captured workers for 2 silver more.

## What a position is worth, for hints: "It would gain most in ..."

worth-buildings = buildings that stand
worth-cathedral = the Cathedral
worth-virtue = virtue
worth-debts = debts avoided
worth-goods = goods and silver
worth-plans = what you are about to build
worth-apprentices = apprentices
worth-workers = workers and where they stand

## Numbers of an action that has several

number-wood = { $count } wood
number-stone = { $count } stone
number-gold = { $count } gold
number-marble = { $count } marble

## What was played otherwise before, said in the rules of a table that began under that version.
earlier-rules-1 = This game keeps its earlier rules: column 3 of the Workshop needs 3 workers of yours and a coin on each card to its left, and so on. Apprentices are discarded only to make room; a Squire always gives.
earlier-rules-2 = This game keeps its earlier rules: nobody is asked about the virtue of a Squire that would cost something only after a later visit to the Tax Stand.
