-- Servers that we came to and have left, what is to be erased for people who asked for it, first
-- games with a tutor, words that were explained, people who always take everything, the time to
-- undo, what the channel was told last, and where people are called.

CREATE TABLE departed_guilds (              -- servers that we were removed from
    guild_id INTEGER PRIMARY KEY,
    since    INTEGER NOT NULL               -- second of the epoch
) STRICT;

CREATE TABLE dm_erasures (                  -- our messages in somebody's DMs that are to be deleted
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,            -- 0: all of them
    PRIMARY KEY (channel_id, message_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE upkeep (
    name     TEXT    PRIMARY KEY
        CHECK (name IN ('people_forgotten', 'scrub_due')), -- how often; since which second
    value    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

ALTER TABLE tables ADD COLUMN practice TEXT;  -- JSON: what the tutor has taught; none: no lesson
ALTER TABLE tables ADD COLUMN undo_seconds INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN computer_at INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET undo_seconds = 10 WHERE status IN ('lobby', 'running');

DROP INDEX one_table_per_channel;
CREATE UNIQUE INDEX one_table_per_channel ON tables (channel_id)
    WHERE status IN ('lobby', 'running') AND practice IS NULL;
CREATE UNIQUE INDEX one_practice_per_game ON tables (channel_id, game_id)
    WHERE status = 'running' AND practice IS NOT NULL;

CREATE TABLE welcomes (                     -- servers that we came to, and whether we have said hello
    guild_id INTEGER PRIMARY KEY,
    said     INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE tidying (                      -- our messages that have served their time
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    PRIMARY KEY (channel_id, message_id)
) STRICT, WITHOUT ROWID;

ALTER TABLE tables ADD COLUMN news_from INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN paces TEXT NOT NULL DEFAULT '[]'; -- JSON: by seat, of its last answers
ALTER TABLE user_settings ADD COLUMN notify TEXT
    CHECK (notify IN ('dm', 'channel', 'both', 'none')); -- where they are called

-- The newest message of ours is remembered by kind: they no longer go out one after the other.
INSERT INTO posts SELECT id, 'last ' || column1, channel_id, last_message_id
    FROM tables, (VALUES ('refresh_lobby'), ('say_in_channel'), ('tell_log'), ('remind'), ('board'),
        ('post_result'), ('post_abandoned'))
    WHERE status IN ('lobby', 'running') AND last_message_id > 0;
ALTER TABLE tables DROP COLUMN last_message_id;

CREATE TABLE explained_terms (              -- words of a game that a person was told the meaning of
    user_id  INTEGER NOT NULL,
    game_id  TEXT    NOT NULL,
    term     TEXT    NOT NULL,
    question TEXT    NOT NULL,              -- with which it was explained, and stays
    PRIMARY KEY (user_id, game_id, term)
) STRICT, WITHOUT ROWID;

ALTER TABLE user_settings ADD COLUMN takes_everything INTEGER NOT NULL DEFAULT 0;
