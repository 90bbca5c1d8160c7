-- Tables, their seats, the journal, and what must still be said.

CREATE TABLE tables (
    id                   INTEGER PRIMARY KEY,
    channel_id           INTEGER NOT NULL,
    guild_id             INTEGER,
    game_id              TEXT    NOT NULL,
    status               TEXT    NOT NULL
        CHECK (status IN ('lobby', 'running', 'over', 'abandoned')),
    host_id              INTEGER NOT NULL,
    lang                 TEXT    NOT NULL,
    options              TEXT    NOT NULL,              -- JSON
    seats                TEXT    NOT NULL,              -- JSON: who sits where
    version              INTEGER NOT NULL,              -- goes up with every change; an append must know it
    events_told          INTEGER NOT NULL DEFAULT 0,    -- that the channel has been told
    events_on_board      INTEGER NOT NULL DEFAULT 0,    -- of them, those before the newest table message
    news_from            INTEGER NOT NULL DEFAULT 0,    -- and those before the one before that
    computer_due         INTEGER NOT NULL DEFAULT 0,    -- a computer seat has to answer
    opened_at            TEXT    NOT NULL,
    hours                INTEGER NOT NULL DEFAULT 0,    -- that a move may take; 0: no limit
    log                  TEXT    NOT NULL DEFAULT 'here' CHECK (log IN ('here', 'thread', 'within')),
    waits                TEXT    NOT NULL DEFAULT '[]', -- JSON: for whom, since when
    next_reminder_at     INTEGER,                       -- nobody is reminded before this second
    -- Numbers of interactions only go up: one that comes again, to another process or after a
    -- restart, is known by it.
    last_interaction_ids TEXT    NOT NULL DEFAULT '[]', -- JSON: by seat, the one that acted last
    practice             TEXT,                          -- JSON: what the tutor has taught; none: no lesson
    undo_seconds         INTEGER NOT NULL DEFAULT 0,    -- that computers leave a person's turn alone
    computer_at          INTEGER NOT NULL DEFAULT 0,    -- before this second no computer answers
    paces                TEXT    NOT NULL DEFAULT '[]'  -- JSON: by seat, how long its last answers took
) STRICT;

-- One table per channel, whatever two processes do at once; of practice games, which share the DM
-- with a person, one of each kind.
CREATE UNIQUE INDEX one_table_per_channel ON tables (channel_id)
    WHERE status IN ('lobby', 'running') AND practice IS NULL;
CREATE UNIQUE INDEX one_practice_per_game ON tables (channel_id, game_id)
    WHERE status = 'running' AND practice IS NOT NULL;
-- The last table of a channel that has none running now is found without reading every table.
CREATE INDEX tables_by_channel ON tables (channel_id, id);
CREATE INDEX tables_with_computer_due ON tables (id) WHERE computer_due = 1;
-- A move never writes next_reminder_at or guild_id, so it never writes to these indexes.
CREATE INDEX tables_by_next_reminder ON tables (next_reminder_at)
    WHERE status = 'running' AND next_reminder_at IS NOT NULL;
CREATE INDEX running_tables_by_guild ON tables (guild_id) WHERE status = 'running';

CREATE TABLE sitters (                      -- which tables a person sits at, for DMs
    user_id   INTEGER NOT NULL,
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    PRIMARY KEY (user_id, table_id)
) STRICT, WITHOUT ROWID;

-- Journal and outbox have rowids, so that they grow at their end: without, a new entry would come
-- between those of other tables, and pages would be split and written again.
CREATE TABLE journal (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    number    INTEGER NOT NULL,             -- 1, 2, 3 ... of this table
    at        TEXT    NOT NULL,
    kind      TEXT    NOT NULL CHECK (kind IN ('start', 'play', 'undo')),
    seat      INTEGER,
    user_id   INTEGER,                      -- who did it; none: a computer, or of itself
    action    TEXT,
    events    TEXT    NOT NULL,             -- JSON, secrets included
    snapshot  BLOB    NOT NULL,             -- the table after it, compressed JSON
    PRIMARY KEY (table_id, number)
) STRICT;

-- The newest row is never deleted, so the next id is the next one without a count kept elsewhere.
CREATE TABLE outbox (
    id         INTEGER PRIMARY KEY,         -- also the order of saying
    table_id   INTEGER NOT NULL REFERENCES tables (id),
    kind       TEXT    NOT NULL,
    payload    TEXT    NOT NULL,            -- JSON: what to say, or the events to tell of
    state      TEXT    NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'said', 'dropped')),
    attempts   INTEGER NOT NULL DEFAULT 0,
    message_id INTEGER,
    note       TEXT
) STRICT;
CREATE INDEX outbox_due ON outbox (table_id, id) WHERE state = 'due';

CREATE TABLE posts (                        -- messages of ours that are edited or looked for later
    table_id   INTEGER NOT NULL REFERENCES tables (id),
    role       TEXT    NOT NULL,            -- 'table', 'screen N', 'call N', 'last KIND' ...
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    PRIMARY KEY (table_id, role)
) STRICT, WITHOUT ROWID;

CREATE TABLE user_settings (
    user_id          INTEGER PRIMARY KEY,
    lang             TEXT,
    theme            TEXT,
    takes_everything INTEGER NOT NULL DEFAULT 0, -- is not asked whether to take less than is due
    notify           TEXT CHECK (notify IN ('dm', 'channel', 'both', 'none')) -- where they are called
) STRICT;

CREATE TABLE guild_settings (
    guild_id INTEGER PRIMARY KEY,
    lang     TEXT NOT NULL
) STRICT;

CREATE TABLE welcomes (                     -- servers that we came to, and whether we have said hello
    guild_id INTEGER PRIMARY KEY,
    said     INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE closed_dms (                   -- people whose DMs were closed to us
    user_id  INTEGER PRIMARY KEY,
    day      INTEGER NOT NULL,              -- of the last try, counted from the epoch
    table_id INTEGER NOT NULL               -- the newest one that it was tried for
) STRICT;

CREATE TABLE notices (                      -- what the host of a table was told in a DM
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind     TEXT    NOT NULL CHECK (kind IN ('gone', 'refused')),
    about    TEXT    NOT NULL,
    PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE departed_guilds (              -- servers that we were removed from
    guild_id INTEGER PRIMARY KEY,
    since    INTEGER NOT NULL               -- second of the epoch
) STRICT;

CREATE TABLE dm_erasures (                  -- our messages in somebody's DMs that are to be deleted
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,            -- 0: all of them
    PRIMARY KEY (channel_id, message_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE tidying (                      -- our messages that have served their time
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    PRIMARY KEY (channel_id, message_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE upkeep (
    name     TEXT    PRIMARY KEY
        CHECK (name IN ('people_forgotten', 'scrub_due')), -- how often; since which second
    value    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE explained_terms (              -- words of a game that a person was told the meaning of
    user_id  INTEGER NOT NULL,
    game_id  TEXT    NOT NULL,
    term     TEXT    NOT NULL,
    question TEXT    NOT NULL,              -- with which it was explained, and stays
    PRIMARY KEY (user_id, game_id, term)
) STRICT, WITHOUT ROWID;
