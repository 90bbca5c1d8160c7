# Goofspiel in English.

title = Goofspiel
score-name = points
heading = Round { $round } of { $rounds }
help-short = Thirteen prizes, and sealed bids for each: spend your high cards where they pay.

## What is asked, offered and done

ask-bid = At stake: { $prizes } ({ $points } { $points ->
    [one] point
   *[other] points
 }). What do you bid?
action-bid = Bid { $card }
verb-bid = Bid
verb-bid-help = Bid a card of yours for what is at stake.

event-prize-turned-up = Round { $round }: the prize is { $prize }.
event-bid-sealed = You have bid { $card }.
event-bid-sealed-hidden = { $seat } has bid.
event-bid-opened = { $seat } has bid { $card }.
    .brief = { $seat } { $card }
event-prizes-won = { $seat } wins { $prizes }. ({ $bids })
event-prizes-carried-over = The highest bids are equal: { $prizes } stays at stake. ({ $bids })
event-prizes-lost = The highest bids are equal: { $prizes } is lost. ({ $bids })

refusal-not-in-hand = You have no { $card } any more.

## Names

card-ace = Ace
card-two = 2
card-three = 3
card-four = 4
card-five = 5
card-six = 6
card-seven = 7
card-eight = 8
card-nine = 9
card-ten = 10
card-jack = Jack
card-queen = Queen
card-king = King

## Options: what each is about, then what each of its values means

option-ties = What happens to the prize when the highest bids are equal.
option-ties-carry = It stays at stake; whoever wins the next round has it, too.
option-ties-discard = Nobody ever has it.

## Help, for /rules

help-aim = Whoever has won the most points after thirteen rounds wins. The Ace is worth 1 point, the other cards their number, Jack, Queen and King 11, 12 and 13.
help-round = Each round a prize is turned up. Everybody bids one of thirteen cards in secret, at the same time; the highest card wins the prize. Cards that were bid are gone, whether they won or not.
help-ties = When the highest bids are equal, nobody wins the prize: it is carried over to the next round, or lost, as the table has chosen. What is carried over after the last round is lost.

## What a position is worth, for a hint: "It would gain most in ..."

worth-prizes = the prizes already won
worth-hand = the cards left for later prizes

## What only the pictures say

picture-at-stake = { $points } { $points ->
    [one] point
   *[other] points
 } at stake
picture-to-come = To come
picture-opened = Last bids
picture-score = { $score } { $score ->
    [one] point
   *[other] points
 }
picture-sealed = You have bid { $card }. When all have, the cards are opened.
picture-won = won: { $ranks }
text-stake = At stake: { $cards } ({ $points } { $points ->
    [one] point
   *[other] points
 })
text-come = To come, in an order that nobody knows: { $cards }
text-lost = Lost: { $cards }
text-seat = { $name }: { $score } { $score ->
    [one] point
   *[other] points
 }
text-won = won: { $cards }
text-hand = still to bid: { $cards }
text-opened = last bid: { $card }
