# What the host says, whatever the game.

## The first words

welcome = **Hello, I'm { $me }.** I host board games for groups who play a move at lunch and a move tonight. You press buttons; the board comes as a picture; what only you may see reaches you alone.
welcome-begin = **New here?** Press a game to read what it is. Then **Learn** it in a first game with a tutor, or **play against the computer** at once: neither keeps anybody waiting. **Open a table** to play with others.
welcome-game = **{ $title }** ({ $low }–{ $high } players)
welcome-ways = How would you like to begin?
button-versus = Play against the computer
button-learn = Learn
button-play = Open a table
choose-play = Which game shall the table be for?
choose-versus = Which game would you like to play against the computer?
choose-learn = Which game would you like to learn? I'll deal you a practice game against computer players, and explain each decision as it comes.
choose-proposed = This channel is named for **{ $title }**.
versus-name = { $title } · { $name }
versus-begun = Your game has begun in { $channel }: the board is there. When it's your move, I write to you in a direct message, too.
versus-goes-on = Your game goes on in { $channel }.
begun = The game has begun. When it's your move, I write to you in a direct message, too.

## Lobby

lobby-title = **{ $title }** · a table is open · { $low }–{ $high } players
lobby-length = about { $moves } moves
lobby-seat = { $shape } { $who }
sitter = { $name }
sitter-host = { $name } (host)
sitter-computer = { $name } (computer, { $level })
lobby-seat-free = { $shape } *free*
part-held = { $shape } **{ $role }**: { $who }
part-free = { $shape } **{ $role }**: *free*
parts-without = Without a character yet: { $people }. Who chooses none gets one that is left.
parts-drafting = Still to choose, in this order: { $people }.
parts-dealt = Characters are dealt by chance when the game begins.
parts-drafted = Characters are drafted when **Start** is pressed: one after the other chooses.
parts-how-chosen = **Which character would you like to play?** Press again to give yours back.
parts-how-dealt = **These are the characters.** They're dealt by chance when the game begins.
parts-how-drafted = **These are the characters.** They're drafted, one after the other, when the host presses **Start**.
parts-your-pick = **It's your turn to choose a character.**
parts-waits = **These are the characters.** { $name } is choosing.
button-parts = Characters
button-part = Play the { $role }
button-part-own = { $role }: you
button-part-taken = { $role }: { $name }
button-undraft = Stop the draft
part-chosen = You play the **{ $role }**.
part-given-back = You've given your character back.
draft-call = { $person }: choose your character. Press **Characters** above.
lobby-house = Some numbers are house values (the printed ones aren't known): see `/rules`.
lobby-digital = Some numbers aren't in the rulebook but from a public digital edition: see `/rules`.
lobby-started = **{ $title }** · the game has begun below.
lobby-abandoned = **{ $title }** · this table was abandoned.
lobby-welcome = You're at **{ $title }** in { $channel } as { $seat }. When it's your turn I'll write to you here, with what only you may see. Nothing to do until then. (`/settings` changes where I call you.)
button-join = Join
button-leave = Leave
computer-add = Add a computer player
computer-remove = Remove a computer player
level-easy = easy
level-normal = normal
level-hard = hard
level-easy-help = Plays what looks good at first sight
level-normal-help = Weighs what each move leads to
level-hard-help = Looks ahead; takes a few seconds
button-options = Options
button-start = Start
button-fill = Fill with computers
button-fill-start = Fill with computers and start
lobby-lonely = You're alone at this table so far. Wait for others to press **Join**, or begin at once against computer players.
button-abandon = End it for everybody
really-abandon = End this game for everyone ({ $moves ->
    [one] one move
   *[other] { $moves } moves
 } in)? It can't be resumed. If only you have to go, `/leave` lets a computer player take over for you.
option-pick = Other options: pick up to five
options-title = Options of this table
button-settings = Table settings
option-on = yes
option-off = no
option-value = { $option }: { $help }
option-set = **{ $option }: { $value }.** { $help }
option-told = **{ $option }: { $value }.** { $help }
option-told-changed = **{ $option }: { $value }** (changed). { $help }
option-figures = Numbers of the game
figures-title = Numbers of this table
figures-label = One on each line: name = number
figures-help = List only what you change. Leave it empty to keep all values. The names are in /rules.
figures-of-house = House values: the printed ones aren't known
figures-of-digital = From a public digital edition: the rulebook doesn't print them
figures-of-table = Changed at this table
figures-changed = { $count ->
    [0] usual numbers
    [one] one number changed, see `/rules`
   *[other] { $count } numbers changed, see `/rules`
 }
setting-clock = Time for a move
setting-clock-help = One reminder after that. I never move for anyone.
setting-log = Log
setting-log-help = Where each turn is reported. The board stays here.
setting-undo = Time to undo
setting-undo-help = Computer players leave a person's turn alone this long; whoever is done can let them go on at once.
undo-seconds = { $count ->
    [0] computers go on at once
   *[other] { $count } s to undo a turn
 }
clock-0 = no clock
clock-8 = 8 h a move
clock-24 = 24 h a move
clock-48 = 48 h a move
clock-72 = 72 h a move
clock-168 = a week a move
log-here = log here
log-thread = log in a thread
log-within = log here, as a thread has no threads
set-clock-0 = Nobody will be reminded.
set-clock-8 = Whoever is asked will be reminded after 8 hours.
set-clock-24 = Whoever is asked will be reminded after 24 hours.
set-clock-48 = Whoever is asked will be reminded after two days.
set-clock-72 = Whoever is asked will be reminded after three days.
set-clock-168 = Whoever is asked will be reminded after a week.
set-undo = { $count ->
    [0] Computer players go on at once after a person's turn.
   *[other] Computer players wait { $count } s after a person's turn, so that it can be undone.
 }
set-log-here = The log will be told in this channel.
set-log-thread = The log will go to its own thread.
set-log-within = The log stays in this thread, as a thread has no threads.
computer-name = Computer { $number }
# Where a game has no names of its own world: one word each.
computer-names = Ada, Bruno, Clara, Dario, Edith, Felix, Greta, Hugo, Ines, Jonas, Klara, Leo
lobby-manner = **{ $name }** { $manner }.
stand-in-name = { $name } (stand-in)
replaced = **{ $name }** leaves; a computer player ({ $level }) takes over. `/join` takes the seat back at any time.
rematch-invite = { $people }: { $host } would like to play again. Press **Join** above.
left = A computer player takes over for you. `/join` takes your seat back at any time.
came-back = **{ $name }** is back.
hint = I'd choose **{ $action }**.
hint-then = { "**, then **" }
hint-why = It does most for { $part }.
hint-placed = The alternatives leave you slightly worse off.
hint-even = It's a close choice: more than one thing looks about as good.
hint-others = I also weighed: { $actions }.
hint-close = { $action } (about as good)
hint-behind = { $action } (a little behind)
hint-far = { $action } (well behind)
hint-only = There is only one thing to do: **{ $action }**.

## How a story runs on

and = and
and-short = { $first } and { $last }
and-long = { $first }, and { $last }

## Table

button-screen = My screen
button-board = Board
button-log = Log
button-rules = Rules
button-undo = Undo
button-back = Back
button-other = Other…
button-go-on = Go on
button-each = { $count } each
button-several = { $verb }: several at once…
button-different = Different numbers…
button-more = More ({ $page } of { $pages })
button-rematch = Rematch
button-record = Record
button-replay = Replay
button-earlier = ◀
button-later = ▶
replay-page = { $number } of { $count }
waiting-for = Waiting for { $people }.
table-thinking = The computer is thinking.
your-turn = { $people }: your move.
choose = Choose…
choose-several = { $what }: pick several
each-title = How many of each?
each-label = { $name }: 0 to { $high }
unspent = Not used yet: { $what }. Go on all the same?
number-title = How many?
number-label = A number from { $low } to { $high }
screen-nothing = Nothing is asked of you now. Waiting for { $people }.
screen-computers-wait = You can still **Undo**: { $people } answers { $at }. **Go on** if you are done.
remind = { $mention }, the table has waited { $time } for you. Press **My screen** when you have a moment.
remind-others = If { $name } is gone, the host may let a computer player go on with `/replace`.
time-hours = { $count } hours
time-days = { $count } days
taken-back = { $name } takes the last action back.
stale = The table has moved on; here is where it stands.
final-title = **{ $names } { $count ->
    [one] wins
   *[other] win
 }**
final-seed = The shuffles are as promised at the start: seed and commitment are under **Record**.
final-proof = Shuffles: seed `{ $seed }`, commitment `{ $commitment }` published at the start: matches.
final-commitment = Shuffles are fixed: commitment `{ $commitment }`.
log-name = { $title }: the log
log-no-thread = I could not open a thread for the log, so it is told here. (I need **Create Public Threads** and **Send Messages in Threads**.)
log-lost = I can no longer write in the log’s thread; the log goes on here.
log-empty = Nothing has happened yet.
record-public = The public part of the record; the rest follows when the game is over.
record-whole = The whole record. `seneschal verify` checks it.
rules-house = **House values**, used where the printed numbers aren't known, are in the file. The host can set others under **Options**.
rules-digital = **Numbers of a public digital edition**, used where the rulebook prints none, are in the file. The host can set others under **Options**.
rules-title = **{ $title }** · { $heading }
rules-all = the rules
rules-place = Rules, page { $number } of { $count }
rulings-place = Rulings where the rulebook is silent, page { $number } of { $count }
rules-words = Words of the game
rules-pick = Turn to…
rules-example = Example: { $example }
button-rulings = Rulings
button-why = { $what }?
button-page = Read page { $number }
button-explain = ?
explain-example = *Example:* { $example }
explain-page = Rules, page { $number }: { $heading }
explain-figures = These are the usual numbers; this table has changed some: see the last pages of `/rules`.
command-rules-game = Which game; without it, the one played here
closed-dm = { $mention }, it is your turn: press **My screen**. (Your DMs are closed to me; that is fine.)
permission-missing = I cannot speak in { $channel }: I need **{ $permissions }** there. The game waits and loses nothing.
thread-locked = I cannot speak in { $channel }: the thread is locked. Unlock it, or allow me **Manage Threads** there. The game waits and loses nothing.
refused-for-now = Discord does not let me speak in { $channel } for now (“{ $reason }”). I keep trying; the game waits and loses nothing.
channel-gone = The channel of your table of { $title } is gone. The game is safe: use `/adopt` in another channel to go on there.
adopted = The table of { $title } goes on here.
language-set = I speak { $language } to you from now on.
language-guild-set = Tables opened on this server speak { $language } from now on.

## Invitations, profiles, reports

invitation = { $person }: { $inviter } invites you to a table of **{ $title }**. Press **Join** above to take a seat.
invited = { $name } has been invited to the table.
invite-no-table = No table is open in this channel, so there's nothing to invite { $name } to yet.
profile = **{ $name }** has finished { $played ->
    [one] one game
   *[other] { $played } games
 } and won { $won }.
profile-game = { $title }: { $played } played, { $won } won
profile-people = { $people } of them with other people.
profile-own = Your newest { $most } games on all servers are counted. Only you see this.
profile-here = The newest { $most } games on this server are counted. Only you see this.
profile-nothing = I know of no finished game of { $name } here.
report-title = Report a problem
report-label = What is wrong?
report-help = It goes to the log of whoever runs this bot, with the table it is about, and without your name.
reported = Thank you. It has been written down as `{ $code }`; quote that to whoever runs this bot.

## People's data

neutral-name = Player { $number }
neutral-someone = somebody
seat-forgotten = A computer player goes on as **{ $name }**.
new-host = { $host } hosts the table now.
mydata = Everything I keep of you is in this file: your settings, { $tables ->
    [0] no tables
    [one] one table
   *[other] { $tables } tables
 }, what you did there, and where I wrote to you. Nobody else's data is in it.
mydata-policy = More about it: { $url }
button-forget = Forget me
forget-title = Forget me for good
forget-word = forget me
forget-label = Type “{ $word }”
forget-help = Your running games go on without you; lobbies you host close. This can't be undone.
forgotten = Done: I no longer know who you are. Your games go on with computer players under neutral names, and my messages in our DMs are being deleted. What I posted in channels before stays there, but for open boards and lobbies. Ask a moderator to delete messages you want gone.

## A typed move that isn't one action: nothing is played

move-near = “{ $text }” isn't a move you can make now, so nothing was done. Did you mean one of these?
move-many = “{ $text }” fits more than one move, so nothing was done. Which one?
move-more = and { $count } more: type a little more of it
move-nothing = “{ $text }” fits nothing you can do now, so nothing was done. Here is what you can do.
move-blank = You typed nothing, so nothing was done. Here is what you can do.
## A first game

button-hint = Hint
practice-place = { $title } · first game · lesson { $number } of { $count }
practice-progress = lesson { $number } of { $count }
practice-taught = That was the last lesson I planned. Play on to the end if you like (I'll speak up when something new comes), or press **Stop here**.
practice-greeting = **Your first game of { $title }** begins here. I explain each decision before it comes and say afterwards what it did. The computer players answer at once and nobody waits for you: leave whenever you like, `/learn` takes it up again.
practice-begins = Your first game of **{ $title }** is ready in our direct messages: { $link }
practice-begins-here = Your first game of **{ $title }** begins below. I explain each decision before it comes. Leave whenever you like: `/learn` takes it up again.
practice-goes-on = Your first game of **{ $title }** goes on in our direct messages: { $link }
practice-goes-on-here = Your first game of **{ $title }** goes on below.
practice-under-way = You're in the middle of your first game of **{ $title }** ({ $progress }).
practice-paused = Your first game of **{ $title }** is set aside ({ $progress }). Nothing is lost: press **Go on**, or type `/learn`, whenever you like.
practice-ended = This practice game of **{ $title }** is over: `/learn` deals another.
practice-over = That was your first game of **{ $title }**. Ready for a real one? `/play` in a channel opens a table, for friends or against the computer.
practice-named = your practice game of { $title } (press **Leave for now** there to set it aside)
button-practice-resume = Go on
button-practice-again = Start over
button-practice-pause = Leave for now
button-practice-stop = Stop here

## Refusals

error-not-taught = I can't teach that game. I can teach: { $games }.
error-practice-dms = The lessons come by direct message, and yours are closed to me. Allow direct messages from this server, then use `/learn` again.
error-practice-begun = You've begun that practice game already: `/learn` shows it.

error-no-table = There is no table in this channel. `/play` opens one.
error-no-table-of-yours = You aren't in a running game.
error-which-waits = More than one table waits for you: { $tables }. Please do that there; nothing was done here.
error-which-table = You sit at more than one table: { $tables }. Please do that there.
error-drafting = Characters are being drafted: { $name } is choosing. The host can stop the draft.
error-not-your-pick = { $name } is choosing a character now; your turn comes.
error-part-taken = { $name } plays the { $role }.
error-part-absent = With { $count } players nobody plays the { $role }: { $name } has to choose another character.
error-parts-later = Characters are given out when the game begins.
error-invite-bot = { $name } is a bot and can't sit down. **Fill with computers** adds computer players.
error-invite-seated = { $name } sits at this table already.
error-invited-before = They've been invited to this table already.
error-no-game = I don't know that game. I can host: { $games }.
error-one-deal = Your game is being set up already.
error-permissions = I can't host a game in { $channel } yet, so nothing was begun. I lack { $count ->
    [one] the permission
   *[other] the permissions
 } **{ $permissions }** there. Whoever manages this server can give { $count ->
    [one] it
   *[other] them
 } to me: **Edit Channel** → **Permissions** → add **{ $me }** and allow { $count ->
    [one] it
   *[other] them
 }. Then try again.
log-warning = The log goes to this channel: for a thread of its own I'd need **{ $permissions }** here.
right-view-channel = View Channel
right-send-messages = Send Messages
right-send-messages-in-threads = Send Messages in Threads
right-create-public-threads = Create Public Threads
right-embed-links = Embed Links
right-attach-files = Attach Files
right-read-message-history = Read Message History
error-taken = There is a table in this channel already: { $link }
error-not-lobby = The game has begun; that was for the lobby.
error-not-running = This table is not running.
error-not-begun = The game hasn't begun yet: the host presses **Start**, or types `/start`.
error-wrong-game = { $title } isn't played at this table. Here it is { $here }: its moves are under `/{ $group }`, and `/move` takes any of them.
error-full = All { $count } seats are taken.
error-seated = You're already at this table.
error-not-seated-lobby = You aren't at this table.
error-host-only = Only the host, { $host }, or someone who manages this server can do that.
error-too-few = { $missing ->
    [one] One more player is
   *[other] { $missing } more players are
 } needed. A computer player can take a seat: add one below the seats.
error-not-yours = You aren't at this table; you're welcome to watch.
error-no-computer = No computer player sits here.
error-no-seat-kept = The game has begun, and none of its seats is yours.
error-not-at-table = { $name } isn't at this table.
error-not-asked-hint = Nothing is asked of you now, so there is nothing to advise.
error-replay-early = The replay opens when the game is over.
error-no-replay = I could not draw that just now. Please try again.
error-one-hint = I am still thinking about your last question; one at a time, please.
error-no-hint = I came to no opinion this time. Please try again.
error-nobody-to-leave = Nobody but computers would be left: `/abandon` ends the table.
error-store = The table could not be saved, so nothing was done: { $reason } Please try again; if it stays, tell whoever runs me.
error-damaged = What I have stored of this table (number { $table }) is damaged, and I could not rebuild it from its journal. All other tables go on. Whoever runs me finds out more with `seneschal check`, and may have a backup. `/abandon` ends this table, so that another can be opened here.
error-busy = Somebody was quicker; please look again.
error-ours = That is our fault. The table is safe at move { $move }; report `{ $code }`.
error-ours-no-table = That is our fault, and it has been written down as `{ $code }`.
error-number = “{ $text }” is not a number from { $low } to { $high }.
error-figure-line = I cannot read “{ $line }”. Write a figure as `name = 3`, or `name = 1, 0, 2` where it has several numbers.
error-slow-down = That was a lot at once. I’ll answer you again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }. Moves on your own turn always count.
error-too-many-tables = You host { $count } tables that are open or running, and more I can't look after for one person. End one with `/abandon`, or let somebody else open the next.
error-button = This button is not mine any more.
error-adopt = No running table of yours on this server has lost its channel.
error-channel-kind = A table needs a text channel or a thread of a server.

## Help: what can be done in this place, in a line; the commands stand below it

help-asked = **{ $title }: it's your move.** Press **My screen**, choose, done. Or type a command:
help-asked-more = A few letters are enough: `/move` with “pl mar 3”. Every kind of move is under `/{ $group }`, too. Play in { $channel } or in your DMs with me.
help-seated = **You're at this table of { $title }**, and nothing is asked of you right now. I'll call you. Until then:
help-seated-more = The host can also use `/replace` for somebody who is gone, and `/abandon` to end the game.
help-watching = **A game of { $title } is being played here.** You're welcome to watch:
help-lobby = **A table of { $title } is open here.** Press **Join** to take a seat; the host presses **Start**.
help-lobby-more = The host adds computer players and changes options with the lists under the seats.
help-over = **The game of { $title } here is over.** You can open the next one:
help-channel = **No table is open in this channel.** I host board games for groups who play a move now and a move tonight.
help-channel-more = There's one table per channel. Your moves work here and in your DMs with me.
help-direct = **No game is waiting for you.** Open a table with `/play` in a channel of a server we share; when it's your turn, I'll write to you here.

## Commands

command-help = What you can do here and now
command-play = Open a table in this channel
command-play-game = Which game
command-join = Sit down at the table in this channel, or take your seat back
command-leave = Leave the table; in a running game a computer player goes on for you
command-replace = Let a computer player go on for somebody who is gone
command-replace-player = For whom
command-replace-level = How well it plays
command-learn = Learn a game: a first game against the computer, with a tutor
command-learn-game = Which game
command-hint = What a computer player would do in your place, and why
command-start = Start the game
command-abandon = End the table in this channel for good
command-adopt = Bring a table whose channel is gone into this one
command-screen = What only you may see, and what you are asked
command-board = The board
command-board-text = As text, for a screen reader
command-log = What has happened
command-undo = Take your last action back
command-rules = How the game goes
command-record = The game so far as text
command-move = Make a move by typing it
command-move-action = What you do, as in “pl mar 3”
command-settings = Your language, theme, notifications and habits, and the server's language
command-settings-theme = How your own pictures look
command-settings-language = The language I speak
command-settings-notifications = Where I call you when it's your move
command-settings-everything = Always take all you're due, such as income, without being asked whether you'd rather take less
command-settings-server = For the whole server (needs Manage Server)
menu-invite = Invite to the table here
menu-profile = Games played
menu-report = Report a problem here
command-profile = How many games you, or somebody else, have played and won
command-profile-person = Whose games; yours, if you name nobody
command-mydata = What I keep of you, as a file; and how to be forgotten
command-do = Whatever else you can do now
command-do-what = Start typing, or pick from the list of what you can do now
group-help = Moves of { $title }
language-en = English
language-cs = Čeština
language-hu = Magyar
language-it = Italiano
language-sk = Slovenčina
done = Done.
dms-closed = Your DMs are closed to me. Nothing is lost by it: press **My screen** at the table when it is your turn.
table-opened = Your table is open and you have a seat. Others can press **Join**; or play against computers right away.
error-one-mydata = I'm still collecting your data; one at a time, please.
error-forget-word = Nothing was deleted. To be forgotten, type “{ $word }” into the field.
error-manage-server = That needs the permission Manage Server.
command-board-part = One part of it, large
notify-dm = By direct message
notify-channel = In the game's channel
notify-both = Both
notify-none = Not at all
notify-dm-set = I'll write to you when it's your move. Where your DMs are closed to me, I'll mention you in the channel.
notify-channel-set = I'll mention you in the game's channel when it's your move, and send no DMs for it.
notify-both-set = When it's your move I'll write to you and mention you in the game's channel.
notify-none-set = I won't call you any more: look at the board, or use `/screen`.
everything-taken = From now on I take all you're due for you, and tell you each time. `/undo` takes it back where that is still possible; then you choose yourself.
everything-asked = From now on I ask you whether you'd rather take less than you're due.
answered-everything = “{ $action }”: I answered that for you, as you always take everything. `/undo` takes it back as long as that is possible; `/settings` changes your rule.
theme-set = Your pictures now use the theme “{ $theme }”.
settings-title = Your settings
settings-language = Language
settings-theme = Pictures
settings-notifications = When it's your move
settings-everything = Income and whatever you're due
settings-usual-language = The language of your Discord
settings-usual-theme = Parchment, as is usual
settings-everything-no = Ask me
settings-everything-yes = Always take all of it
settings-saved = Saved. These are your settings:
error-no-part = There is no part “{ $part }”. There are: { $parts }.
