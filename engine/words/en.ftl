# What every game says.

seat-name = seat { $number }
score-name = score
option-figures = Figures of the game's data file to replace, by name.

## Refusals: what is wrong, and what would be legal.

refusal-try = Try { $hints }.
refusal-not-seated = There is no such seat at this table.
refusal-not-asked = This is not your decision: { $seats } { $count ->
    [one] is
   *[other] are
 } asked now.
refusal-unreadable = “{ $tried }” is not an action of this game.
refusal-not-offered = “{ $tried }” is not possible now.
refusal-over = The game is over.
refusal-nothing-to-undo = You have nothing to take back.
refusal-undo-revealed = Your last action cannot be taken back: something was revealed since.
refusal-undo-acted = Your last action cannot be taken back: { $seat } has acted since.
refusal-unknown-game = There is no game called “{ $game_id }”. There are: { $games }.
refusal-wrong-seats = { $title } is for { $low } to { $high } players, not { $seats_wanted }.{ $few ->
    [1] {" "}A computer player can take an empty seat.
   *[other] {""}
 }
refusal-bad-seed = The seed of a table is a text.
refusal-bad-option = The option “{ $option }” cannot be “{ $value }”: { $problem }.
refusal-unknown-option = This game has no option “{ $option }”. It has: { $options }.
refusal-figure-unknown = This game has no figure “{ $figure }”.
refusal-figure-shape = The figure “{ $figure }” takes { $wanted ->
    [one] one number
   *[other] { $wanted } numbers
 }.
refusal-figure-range = The figure “{ $figure }” goes from { $low } to { $high }.
refusal-save-damaged = This saved table is damaged and was not opened.
refusal-save-foreign = This is not a saved table of ours.
refusal-save-version = This table was saved by rules of version { $version }; this program knows { $title } up to version { $known }.
refusal-record-unreadable = Line { $line } of the record cannot be read: “{ $text }”.
refusal-record-action = Line { $line } of the record is wrong: { $problem }
refusal-record-check = Line { $line } of the record was changed: “{ $text }” does not match its check.
refusal-record-seed = Line { $line } of the record is wrong: the seed does not match the commitment.
refusal-record-result = Line { $line } of the record is wrong: the game ends otherwise.
refusal-record-cut = The record ends too soon: line { $line } is missing.
refusal-record-rules = Line { $line } of the record: it was played by rules of version { $version }, and this program has version { $known }.
refusal-what-if = This table is a what-if; it has no record.
