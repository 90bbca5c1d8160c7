# The guide of Crescent Moon in English: headings of /rules, the rule behind each question, words.

## Headings of the pages, and what one should know before the rules on them

page-aim = What it is about
    .text = Five very different powers share one land. Nobody scores for the same things, so ask what each of the others wants before you fight them. Your own goals are listed on your screen.
page-land = The land: control and presence
    .text = Two words matter most. You're *present* where you have any piece at all; you *control* a hex where you have something that can fight. One lets you build and recruit, the other pays.
page-year = The year, its income and your actions
    .text = A game lasts three years, or four. First everybody is paid, then each takes four actions, one at a time in turn; then the year is scored.
page-influence = Influence and contests
    .text = A token of influence is the cheapest way to be somewhere. Where others are present they may object: that's a contest, and nobody dies in it.
page-build = Building
    .text = Buildings hold land when your units march on. A stronghold keeps control of a hex by itself.
page-move = Moves and assaults
    .text = Moving is peaceful, assaulting isn't. Both go one hex at a time, and the river is a wall unless a card says otherwise.
page-units = Recruits and mercenaries
    .text = Soldiers come in two kinds. Your own wait on the reserves card and come back to it when beaten; mercenaries are for hire and go home.
page-cards = Power cards
    .text = Cards decide close fights. Everybody sees how many you hold, nobody sees which; so even an unplayed card protects you a little.
page-characters = What only one character can do
    .text = Each character has actions of their own. You'll find yours among the buttons.
page-combat = Combat
    .text = Both sides count strength, add secret cards, and the higher total wins. Even the winner loses units, so fight where it pays.
page-murshid = The Murshid, and deals
    .text = The Murshid lives by other people's fights: near the Murshid's tokens, help can be bought with victory points.
page-table = How this table plays
    .text = What the host chose under **Options** is marked as changed; all else is usual.

## The rule behind each question: setting up

explain-lay = The players make the map together, one hex each in turn. A river hex has to lengthen the river; any other hex goes where it touches as many hexes as it can. The hexes in your hand are secret until you lay them.
    .example = Lay a quarry where you mean to place your pieces: it pays 3 coins a year to whoever controls it.
explain-settle = Your starting pieces come in two groups, each into a hex of its own. The hex has to be empty, and may be neither a quarry nor the holy site. From these hexes you spread, since most actions need a piece of yours there or next door.
    .example = Fertile land pays a coin a year from the start, and a quarry next door is the next step.
explain-group = You have two groups of starting pieces and place one now, the other in the second round. Whichever comes first has the wider choice of hexes. Everybody else places in between.
    .example = Place the one with the units first if you need a certain hex held.
explain-palace = The palace is the Caliph's own piece: strength 2, and it counts as a stronghold and as a settlement. It stands in a hex where the Caliph has a piece already. Once it stands, it takes an action to move it.
    .example = Beside a castle it makes strength 4, without a single unit.
explain-palace-usual = The palace is the Caliph's own piece: strength 2, and it counts as a stronghold and as a settlement. It stands in a hex where the Caliph has a piece already; the named one is where it usually begins. Once it stands, it takes an action to move it.
    .example = Beside a castle it makes strength 4, without a single unit.
explain-disband = At the end of every action a hex may hold 5 units of one player at the most, 7 of the Warlord's. You choose which leave: ordinary units go to your reserves card, mercenaries back to the supply.
    .example = Keep the mercenaries if you can recruit the others again.

## The rule behind each question: your action

explain-action = Each of you takes one action in turn, four times a year; then the year is scored. What pays depends on your character: your screen lists what you score for. Before the actions of a year you earn coins for the hexes you control, so land taken now pays next year.
    .example = Four actions a year are few: choose the one that moves your largest scoring line.
explain-detail-influence = Your influence token comes into a hex where you're present, or one beside it. If nobody else is present there, it's yours at once; otherwise there is a contest, which the attacker wins on a tie. A token keeps you present without any unit, and a hex holds only one token.
    .example = A token beside a quarry lets you build or recruit there next.
explain-detail-build = You may put up several buildings in one action, each in another hex. A fort, of strength 1, goes where you're present and nobody else controls; a castle, of strength 2, replaces a fort of yours. Only the Sultan builds towns, anywhere, and cities on towns. Mountain and quarry cost 1 coin more, desert 2.
    .example = A fort holds a hex with no unit in it, and keeps paying you every year.
explain-detail-move = A move takes any number of your units from one hex to the next, as long as no other player controls it. You have several moves, and the same units may use them all. Rivers can't be crossed, and a move never starts a fight.
    .example = Two moves take a unit two hexes on, or spread two units into two hexes.
explain-detail-assault = An assault takes your units into the next hex, if another player controls it: that's a combat. You may also march into a hex nobody else controls to sack a town or city there. Both sides may add secret cards, and a tie goes to the attacker.
    .example = Three units against a fort and a unit win 3 to 2, unless cards change it.
explain-detail-recruit = Recruiting brings units from your reserves card onto the map, into hexes where you're present and no other player controls. The Nomad may also recruit where nobody is in control. The card fills up at the start of a year.
    .example = Put two where an assault may come and one where you want to march from.
explain-detail-hire_mercenaries = Mercenaries fight like units. You hire one or two and put them where you're present and nobody else controls. With five players they're the Nomad's, and the two of you have to agree on a price; with four the bank sells them. When they lose a combat they go home.
    .example = Hire two just before an assault nobody expects.
explain-detail-bribe_mercenaries = You choose a hex with the Nomad's mercenaries and offer a price for one or two of them. If the Nomad agrees, yours take their place there. If other pieces of the Nomad hold that hex, there's a combat; if not, the bribed ones may move or assault at once.
    .example = It turns the strongest army on the map into yours, for coins.
explain-detail-buy_cards = You may buy one card from each market: near ones cost 2, middle ones 4, far ones 6. The coins go to the character the card belongs to, and a card of your own costs half. A card from the Sultan's market costs what the Sultan posts or agrees to.
    .example = A near card of your own costs 1 coin.
explain-detail-play_card = You play a card that says Action, and do what it says. It takes the place of your action this round. Afterwards the card is spent.
    .example = Forced march: two moves and then an assault, in one action.
explain-detail-revolt = Your influence token in a hex that another player controls turns into two units, which attack at once. The token is gone. It needs no army nearby.
    .example = It strikes a hex behind their lines, where no unit of yours could march.
explain-detail-relocate_palace = The palace moves to a hex where you're present and no other player controls. If it was sacked, it comes back the same way. It's strength 2 wherever it stands.
    .example = Bring it where the next attack will come.
explain-detail-desertion = Other players' mercenaries in one hex go home, as many as you like, and you get as many for your reserves card. It costs nothing and starts no fight.
    .example = Empty a hex of its defenders just before you assault it.

## The rule behind each question: within an action

explain-move = You have moves left in this action. Each takes any number of your units one hex on, the same units or others. You may stop at any time.
    .example = Leave one unit behind: it keeps control of the hex it stands in.
explain-guide = Guides let two of your units walk one hex each, whoever's turn it is. Not into a hex another player controls, nor into or out of a fight.
    .example = Slip a unit out of a hex that's about to be attacked.
explain-send = You choose how many of the units in this hex go. Those who stay keep control of it; if none stays and nothing of strength is left there, control is lost.
    .example = With a fort standing there, all of them may go.
explain-assault-units = You choose how many units attack. Each adds 1 to your strength; the defender adds units, forts (1), castles and the palace (2 each). Then both sides may add cards, and each side loses half the other's total in units, rounded down.
    .example = Against strength 3 bring 4 or more: you win, and lose only one unit.
explain-may-assault = Your card allows an assault now. It's the same as the assault action: into a neighbouring hex that another player controls, or to sack a settlement. You may decline.
    .example = Attack only what you outnumber before any card.
explain-follow-up = The mercenaries you've bribed may go on at once: one move or one assault with just them. You may also let them stay.
    .example = Let them march into the quarry next door.
explain-recruit = You may bring more units in this action, into the same hex or others. They come from your reserves card, into hexes where you're present. You may stop at any time.
    .example = Keep some on the card if you've nowhere to put them safely.
explain-place = The mercenary you hired comes into a hex where you're present and no other player controls. Two may go to different hexes. From the next action on it can march and fight.
    .example = A single mercenary in an empty quarry controls it.
explain-muster = Each of your influence tokens calls up soldiers where no other player controls. Either one unit comes and the token stays, or two come and the token is gone. You decide hex by hex.
    .example = Keep the token where nobody threatens it: next year it calls again.
explain-build = You may put up another building in this action, in another hex than before, and pay for it. You may stop at any time.
    .example = Keep 2 coins if you want a card next.
explain-build-cheaply = The master builders put up one of your buildings at half price, rounded up, and without the surcharge of the terrain. The usual places apply.
    .example = Use them for a castle, where half is the most.
explain-buy = You may buy one more card, from a market you haven't bought from in this action. You may stop at any time. What you don't buy slides on to the nearer markets.
    .example = If a far card can wait, it'll be cheaper when it has slid down.
explain-discard = A hand never holds more than 8 cards. What is over is discarded at once, and you choose which.
    .example = Let go of the card that fits none of your fights.
explain-scheme = You look at the top cards of the deck and secretly keep one of your own colour, or two if your hand was empty. For each you should have found and didn't, you get a coin. The rest goes back.
    .example = Use it with an empty hand: two cards for one action.
explain-conspire = You look at the top ten cards and choose which of them fill your market. The others go under the deck. Others can only buy these at a price you agree to.
    .example = Put up what a rich player needs for the next fight.
explain-preach = The missionaries bring your influence into any hex of the map. If others are present there, it comes to a contest as usual.
    .example = A token far from home makes you present there.
explain-informers = You look at the whole hand of one player. Only you see it, and nobody learns what you saw.
    .example = Look before you attack.
explain-exchange = When the year is scored the Nomad may turn coins into victory points, up to a limit. You choose how many. Coins only break ties at the end, but they also buy next year's cards.
    .example = In the last year spend all you can.

## The rule behind each question: prices and deals

explain-price-hire = With five players, mercenaries come from the Nomad, and the price is whatever the two of you agree on. You name the first price; the Nomad accepts, asks for more or walks away. A price once agreed is paid.
    .example = 2 or 3 coins each is a usual opening.
explain-price-bribe = You offer the Nomad coins for mercenaries that stand on the map. If the Nomad agrees they become yours where they stand. If not, you choose another action.
    .example = Offer more than they would be worth to the Nomad there.
explain-price-card = A card of the Sultan's market costs what the two of you agree on. You name the first price; the Sultan accepts, asks for more or walks away. You may still buy from the other markets in the same action.
    .example = If it helps you against the leader, the Sultan may sell it cheaply.
explain-answer-hire = One of you has named a price for mercenaries, and it's your turn to answer: agree, name another price, or walk away. Prices only come closer, so it can't go on for ever. If nothing is agreed, the buyer chooses another action.
    .example = They offer 2 and you'd like 4: ask for 4, and settle on 3.
explain-answer-bribe = A price has been named for mercenaries on the map: agree, name another price, or walk away. If it's agreed, they change sides where they stand, and may fight on at once.
    .example = As the Nomad, think of who will be their next target.
explain-answer-card = A price has been named for a card of the Sultan's market: agree, name another price, or walk away. The coins go to the Sultan.
    .example = A card can be refused at any price to somebody who'd use it against you.
explain-withdraw = Your offer hasn't been answered yet. You may take it back as long as that is so, and choose something else.
    .example = Do it if the position has changed since you offered.
explain-pledge = When a fight is near a token of the Murshid's, you may offer victory points for support. It's secret, and offers are opened together; the Murshid accepts one or none. You pay only if you win, and then in any case.
    .example = Offer 1 if it's a sideshow, 3 if your city is at stake.
explain-propose = Near the Murshid's tokens everyone involved may propose one deal, in the open: points for support, paid only if the payer wins. The other may agree, counter once, or decline. Passing costs nothing.
    .example = 2 points for a fight that brings you 5 is a fair price.
explain-propose-murshid = You're the Murshid, and a fight is near your tokens. You may ask one of those involved to pay you points for your support, only if they win. Only one deal can be made for this fight.
    .example = Ask whoever has most to lose.
explain-answer-deal = A deal is a promise in victory points: whoever pays does so only if they win, and then in any case, even if the Murshid played no card. You may agree, counter once with another number, or decline. Once it's agreed it binds.
    .example = They ask for 3; counter with 2.
explain-strike = Offers for your support lie open. You may accept one, and are paid if that player wins, on whatever side. Accepting doesn't oblige you to play a card.
    .example = Take the offer of whoever is going to win anyway.

## The rule behind each question: fights

explain-commit = Before a fight is settled everyone involved secretly chooses power cards, any number or none, and all are revealed together. A card counts only if it fits this kind of fight and its condition is met. Characters and battalions come back to your hand next year, events are spent.
    .example = If you win by 2 without cards, keep them for a closer fight.
explain-stance = Somebody spreads influence where you're present. You support the attacker or defend: each side counts 1 if anyone on it has units or a stronghold there, 1 for each player with a settlement or token, and its cards. Ties go to the attacker.
    .example = Defend if the token would come between you and land you want.
explain-back = You've committed cards to somebody else's fight; now you say which side they're for. Your cards then work as if that side had played them. You choose before anything is revealed.
    .example = Join the side that pays you, or the one that fights the leader.
explain-resolve = Cards of one side take effect one after the other, and where the order can matter you choose it. Cards that bring units in are best before those that need units.
    .example = The Elder's mercenary first, then the cavalry that rides with it.
explain-assign = This card works only with units put on it. They come from this hex, each on one card only, and they still count for everything else. You choose which units.
    .example = Put mercenaries on a card that costs them, if your own units matter more.
explain-assassinate = Assassination strikes one character card that's about to take effect, of any player in this fight. That card is lost without effect. It goes to the discard pile, not back to its owner.
    .example = Strike the card that adds most to the other side.
explain-bribery = Bribery weakens the other side of this contest by 1. Afterwards the card goes to the player you aimed it at. So choose to whom you'd rather give it.
    .example = Aim it at somebody who has few contests.
explain-lure = The Elder calls a mercenary away from a neighbouring hex: it goes home, and one of your own joins this fight instead. You choose whose it is.
    .example = Weaken the player whose hex you want next.
explain-tie = It's a tie in a hex with your token, and as the Murshid you decide who wins. Nobody else can. What you've been promised depends on who wins.
    .example = Let the one win whose deal pays you.
explain-casualties = Each side loses half of the other side's total in units, rounded down, the winner too. You choose which units go back to your supply. Buildings aren't lost this way.
    .example = Give up mercenaries: they leave anyway if you lose.
explain-capture = You won as the attacker and still have a unit there, so the fort or castle can become yours, if you've the same piece in supply. Otherwise it's sacked for coins: fort 1, castle 3.
    .example = A captured castle holds the hex without your units.
explain-sack = You won as the attacker and still have a unit there. A town brings 2 coins when it's sacked, a city 4, and its owner loses it. You may spare it.
    .example = A town you leave standing pays you a coin each year while you hold the hex.
explain-anytime = Some cards may be played at any moment of the actions, also on other players' turns. They cost no action. Nobody waits for you, and nobody sees that you could.
    .example = Tribute, just before you want to buy.
explain-last-word = The year is about to be scored. Whoever holds cards is asked once more, and may play anytime cards. After that points are counted.
    .example = Guides can still walk a unit onto the holy site.

## Words, explained where somebody meets them first; .forms: how they are spelt

term-influence = **Influence**: a token of yours in a hex. It makes you present there without a unit, and there's room for only one token in a hex.
    .forms = influence, token
term-present = **Present**: you have any piece in the hex, a unit, a building or a token. That's enough to build or recruit there.
    .forms = present
term-control = **Control**: you have something with strength in the hex: a unit, fort, castle or the palace. Control earns coins each year.
    .forms = control, controls
term-unit = **Unit**: a soldier, strength 1. Ordinary ones retreat to your reserves card when beaten, mercenaries go home.
    .forms = unit, units
term-mercenary = **Mercenary**: a unit for hire. Fights like any other, and goes home when it loses.
    .forms = mercenary, mercenaries
term-reserves = **Reserves card**: units of yours that wait off the map. It fills up each year; Recruit brings them in.
    .forms = reserves card, recruit
term-coin = **Coin**: buys buildings, cards and mercenaries. Coins are open; victory points are hidden.
    .forms = coin, coins
term-card = **Power card**: a one-time help in fights, contests or on your turn. Secret; bought in the markets.
    .forms = power card, buy cards, buy a card, play a card, commit
term-assault = **Assault**: units march into a neighbouring hex that another player controls, and fight. A tie goes to the attacker.
    .forms = assault
term-contest = **Contest**: a fight for a hex's influence, without losses. Everyone present takes a side; a tie goes to the attacker.
    .forms = contest, spreads influence
term-stronghold = **Fort, castle**: strongholds, strength 1 and 2. They hold a hex with no unit in it.
    .forms = fort, castle, forts, castles, Build
term-settlement = **Town, city**: the Sultan's settlements. They pay whoever controls the hex, and can be sacked for coins.
    .forms = town, towns, city, cities
term-sack = **Sack**: the winner of a fight removes a building there and takes coins for it.
    .forms = sack, sacked
term-anytime = **Anytime card**: may be played in anybody's turn, for no action.
    .forms = anytime card, anytime cards, out of turn
term-casualties = **Casualties**: in a fight each side loses half the other side's total in units, rounded down.
    .forms = casualties, you lose
term-deal = **Deal with the Murshid**: victory points for support, paid only if the payer wins.
    .forms = deal, offer the Murshid
