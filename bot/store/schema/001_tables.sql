-- Tables, their seats, the journal, and what must still be said.

CREATE TABLE tables (
    id          INTEGER PRIMARY KEY,
    channel_id  INTEGER NOT NULL,
    guild_id    INTEGER,
    game        TEXT    NOT NULL,
    status      TEXT    NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'abandoned')),
    host_id     INTEGER NOT NULL,
    lang        TEXT    NOT NULL,
    options     TEXT    NOT NULL,          -- JSON
    seats       TEXT    NOT NULL,          -- JSON: who sits where
    version     INTEGER NOT NULL,          -- goes up with every change; an append must know it
    told        INTEGER NOT NULL DEFAULT 0,-- events that the channel has been told
    fresh       INTEGER NOT NULL DEFAULT 0,-- of them, those told before the newest table message
    robots_due  INTEGER NOT NULL DEFAULT 0,-- a computer seat has to answer
    opened_at   TEXT    NOT NULL
) STRICT;

-- One table per channel, whatever two processes do at once.
CREATE UNIQUE INDEX one_table_per_channel ON tables (channel_id)
    WHERE status IN ('lobby', 'running');
CREATE INDEX robots_to_move ON tables (id) WHERE robots_due = 1;

CREATE TABLE sitters (                      -- which tables a person sits at, for DMs
    user_id   INTEGER NOT NULL,
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    PRIMARY KEY (user_id, table_id)
) STRICT, WITHOUT ROWID;

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
) STRICT, WITHOUT ROWID;

CREATE TABLE outbox (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,  -- also the order of saying
    table_id   INTEGER NOT NULL REFERENCES tables (id),
    kind       TEXT    NOT NULL,
    payload    TEXT    NOT NULL,            -- JSON
    state      TEXT    NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'said', 'dropped')),
    attempts   INTEGER NOT NULL DEFAULT 0,
    message_id INTEGER,
    note       TEXT
) STRICT;
CREATE INDEX outbox_due ON outbox (table_id, id) WHERE state = 'due';

CREATE TABLE posts (                        -- messages of ours that are edited later
    table_id   INTEGER NOT NULL REFERENCES tables (id),
    role       TEXT    NOT NULL,            -- 'table', or 'screen N' for a seat's DM
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    PRIMARY KEY (table_id, role)
) STRICT, WITHOUT ROWID;

CREATE TABLE preferences (
    subject  TEXT NOT NULL,                 -- 'user 1' or 'guild 2'
    name     TEXT NOT NULL,
    value    TEXT NOT NULL,
    PRIMARY KEY (subject, name)
) STRICT, WITHOUT ROWID;
