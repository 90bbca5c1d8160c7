# The guide of Jerusalem in English: headings of /rules, the rule behind each question, words.

## Headings of the pages

page-aim = What it is about
page-auction = The auction of offices
page-offices = What the offices do
page-draft = The draft of action cards
page-deploy = Your turn: squires, cards, mercenaries
page-baron = The Baron
page-privileges = David's Tower and the privileges
page-income = Income and the King's gifts
page-building = Building the tower
page-events = The events of rounds 2 to 4
page-table = How this table plays

## The rule behind each question

explain-opener = Somebody has to put the first office up for auction. In round 1 this table lets the first seat say who; in later rounds it's whoever has the tallest tower, then the most prestige.
    .example = The opener chooses which office is fought over first, but has to make a bid for it.
explain-name = Each player gets one office a round, and you choose which one is auctioned now. An office says how many squires you get, in which order you act and which extra you have; its number also breaks ties in the city. Once you've named one you must bid for it, 0 at least.
    .example = If you'd like the Treasurer for little, name it while the others are saving their bezants for something else.
explain-open = The opener has to bid, and 0 is a bid. You only pay if you win, and you pay what the auction came to. The others may then outbid you.
    .example = You open at 1. If nobody wants to pay more than that, the office is yours for 1 bezant.
explain-bid = Bidding goes clockwise: raise the price by 1 or more, or pass. Whoever passes is out for this office, not for the next. The last one left pays and takes the office.
    .example = The price is 3. You say 4, everyone passes: you pay 4 bezants.
explain-limit = Everyone who could top the bid writes down the most they'd pay, all at once and in secret. The bidding is then played out for you, 1 bezant at a time and clockwise, as far as your limit goes. So you pay just enough to win, and never more than your limit; if highest limits are equal, the first clockwise after the opener wins.
    .example = You name 6, and the next-highest limit is 3: the office costs you 4, or less.
explain-limit-opener = You've opened, so your bid stands whatever you do. You may name a higher limit, which is used only if others raise; or stay at your bid. The bidding is played out 1 bezant at a time, and among equal highest limits the opener comes last.
    .example = You opened at 2 and name 5. If the others stop at 3, you get the office for 4.
explain-keep = There are as many cards as players. In turn order each player looks, keeps one and hands the rest on, so the first chooses from all of them and the last takes what is left. Cards are secret until played, and you may keep them for later rounds.
    .example = In round 5 whoever still holds a card is given 1 prestige; but most cards are worth more on the right turn.
explain-deploy = On your turn you do as much as you like, in any order, and then end it: place squires, play cards, hire mercenaries, sell influence, bring your Baron. Whoever has the most squires in an area takes its income after everybody's turn; a tie goes to the lower office number. Nothing has to be used up: squires and bezants stay behind your screen for later rounds.
    .example = Put 3 squires into one area, bring the Baron there, and keep the rest to answer next round.
    .place = Squires go from your reserve into any area that is not shut by somebody else's Baron, any number at a time. The most squires in an area take its income; a tie goes to the lower office number. Example: against 2 squires of an earlier office you need 3, against 2 of a later one 2 are enough.
    .baron = Your Baron comes once a round, to an area where 3 of your squires are new this turn (the Constable needs fewer). Until the round ends nobody else can put squires in or move them in or out. Example: you've just placed 4 in the Market and lead by one. With the Baron there, that lead is safe.
    .hire = A mercenary is a squire for bezants: 3 each, less for the Treasurer or with Genoese merchants. It comes into your reserve, ready to be placed at once. Example: the Treasurer's first two cost 1 and 2, together as much as one of anybody else's.
    .play = Play as many action cards as you like on your own turn. What a card gives is yours at once, and the card is gone for good. Example: play “+1 squire” first, then place that squire.
    .sell = Three of your squires, taken from any areas, go back to the supply for 1 bezant. It's dear, so it pays only where those squires no longer matter. Example: after the War, stragglers in lost areas can still buy you a bezant.
    .march = The Marshal moves up to two squires, once a turn, between areas no Baron stops you in. Squires that arrive this way may count as new for the Baron. Example: take one from an area you hold safely to one that hangs by a single squire.
    .levy = Instead of moving squires, the Marshal may take a bezant, once a turn. Example: if no move changes who leads anywhere, take the coin.
    .done = Ending your turn hands over to the next office. What you haven't placed stays in reserve for the next round. Example: keep a few squires back when the areas that matter come under fire only next round.
explain-move = You move your own squires from one area to another, at most two, and never the same one twice. A Baron stops moves into and out of his area. What counts afterwards is only who has the most squires where.
    .example = Two squires from a lost area can turn two close ones.
explain-turncoat = A squire of yours and one of an opponent change places. First choose where your own stands: not where a Baron stops you. The other player can't refuse.
    .example = Take yours out of an area you've lost anyway.
explain-swap = Now choose the opposing squire that changes places with yours. It stands in another area, where no Baron stops you. One swap changes the count in two areas at once.
    .example = You have 2 against 3 somewhere: after the swap it's 3 against 2.
explain-put = Influence puts new squires from the supply straight onto the board, into one sector. You may split them over its areas; they don't pass through your reserve. They count as new, so they help to bring the Baron.
    .example = One into each small area may tip both.
explain-take = The card gives you any two of squire, bezant and prestige, also twice the same. Squires go into your reserve, ready to be placed.
    .example = One prestige short of a floor? Take the prestige, and a squire besides.
explain-foreign-baron = The Foreign Baron works as a second Baron of yours for this round. Until the round ends nobody else can place or move squires there. He comes where 3 of your squires are new this turn, as your own would.
    .example = With both Barons you can shut two areas in one turn.
explain-sell = Selling influence takes squires of yours off the board, three for each sale, from any areas you like. They go back to the supply, not to your reserve.
    .example = Take them where you've lost anyway or lead by more than enough.
explain-sell-now = At this table influence may also be sold while something else is asked of you. Three squires of yours leave the board and you get 1 bezant; then the question goes on.
    .example = One bezant more may be what you need to raise the bid.
explain-tower = Whoever controls David's Tower is paid before all others, 1 bezant, and may move one squire from there to any other open area. All deployment is over by then, so nobody can answer. The move counts for the incomes that follow.
    .example = An area stands 2 to 2 and the tie goes against you: this squire makes it yours.
explain-scholar = You have the most squires in the Patriarchate, counted over all its areas. The Scholar lets you give up one squire from your reserve, not from the board, for an action card. It's your choice, and only while you have a squire in reserve.
    .example = A spare squire becomes “+2 prestige”, if you're lucky.
explain-materials = You have the most squires in the Market, counted over all its areas. You may turn bezants into prestige, 2 bezants for each and 4 prestige at the most. It happens before building, so it can buy the floor you're short of.
    .example = You have 3 prestige and the next floor costs 5: 4 bezants make it possible.
explain-intrigue = You have the most squires in the Nobility, counted over all its areas. You gain 1 prestige, and an opponent you choose loses 1, if there is any to lose. Incomes and building follow, so it can decide who gets the next floor.
    .example = Choose the player with exactly enough for the next floor.
explain-income = You control these areas, so their income is yours, but you need not take all of it. Whoever can build must build, and whoever leads may not bring the Baron to the large Palace: that's the only reason to take less.
    .example = Without the last prestige you don't build yet, and stay behind the leader for a round.
explain-rescue = Succession takes all squires out of the King's Palace. If your Baron is on the board, up to 2 of your Palace squires may go to his area instead of being lost. You choose how many.
    .example = Your Baron stands in the Market: two Palace squires join him there.
explain-tax = The special tax drives squires out of the Market unless you pay for them, 1 bezant for each that stays. You decide area by area; those you don't pay for go back to the supply. The income of this round has been paid already, so you're paying for the next one.
    .example = You have 4 squires and 2 bezants: pay for the 2 that keep the lead in the large area.
explain-war = In the War your Templars squires fall, and each that falls may take an opposing squire with it, from any area. At most 2 may be from the same opponent. Barons protect nobody from this.
    .example = Three of yours fell: remove two from the leader and one from somebody else, where it changes who leads.

## Words, explained where somebody meets them first; .forms: how they are spelt

term-office = **Office**: the role you play for one round, won at auction. It brings squires and a place in the turn order; the lower number wins ties in the city.
    .forms = office, offices, Constable, Treasurer, Marshal, Admiral
term-bezant = **Bezant**: a coin. Bezants buy offices and mercenaries.
    .forms = bezant, bezants
term-squire = **Squire**: one of your pieces in the city. Where you have the most of them, an area pays you.
    .forms = squire, squires
term-limit = **Limit**: the most you'd pay, written down in secret. You pay no more than it takes to win.
    .forms = limit, limits, the most you would pay
term-prestige = **Prestige**: what floors of your tower are built with. The tallest tower wins.
    .forms = prestige
term-card = **Action card**: a one-time effect, secret until you play it on your own turn.
    .forms = keep one card, action card, action cards
term-reserve = **Reserve**: your squires that aren't on the board yet, hidden behind your screen.
    .forms = reserve
term-mercenary = **Mercenary**: a squire you pay for on your turn, usually 3 bezants.
    .forms = mercenary, mercenaries
term-baron = **Baron**: your lord on the board. Where he stands nobody else can put or move squires this round. He comes where 3 of your squires are new this turn.
    .forms = Baron, Barons
term-influence = **Influence**: squires that come straight onto the board by a card. *Selling influence* takes three of yours off it for 1 bezant.
    .forms = influence
term-sector = **Sector**: a quarter of the city, one large area and two small ones. The most squires in all three together win its privilege.
    .forms = sector, sectors
term-area = **Area**: one numbered space of the city. Whoever has the most squires there controls it and takes its income.
    .forms = area, areas, control, controls
term-privilege = **Privilege**: what the most squires in a whole sector bring, besides income: a card, cheap prestige, or an intrigue.
    .forms = privilege, privileges, Scholar, Building materials, Court intrigue
term-event = **Event**: what befalls the city at the end of rounds 2, 3 and 4. It's known from the start of the round.
    .forms = Succession, Special tax, War, Election
