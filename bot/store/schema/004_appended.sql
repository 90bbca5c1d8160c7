-- The journal and the outbox are only ever added to: let them grow at their end.

-- Without rowids a table's entries lay together, and every new one came between those of others:
-- pages were split and written anew, more of them with every table.
CREATE TABLE journal_anew (
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
INSERT INTO journal_anew SELECT * FROM journal ORDER BY at, table_id, number;
DROP TABLE journal;
ALTER TABLE journal_anew RENAME TO journal;

-- Nothing is ever deleted from it, so the next id is the next one without a count kept elsewhere.
CREATE TABLE outbox_anew (
    id         INTEGER PRIMARY KEY,         -- also the order of saying
    table_id   INTEGER NOT NULL REFERENCES tables (id),
    kind       TEXT    NOT NULL,
    payload    TEXT    NOT NULL,            -- JSON: what to say, or the events to tell of
    state      TEXT    NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'said', 'dropped')),
    attempts   INTEGER NOT NULL DEFAULT 0,
    message_id INTEGER,
    note       TEXT
) STRICT;
INSERT INTO outbox_anew SELECT * FROM outbox ORDER BY id;
DROP TABLE outbox;
ALTER TABLE outbox_anew RENAME TO outbox;
CREATE INDEX outbox_due ON outbox (table_id, id) WHERE state = 'due';
