-- Servers that we have left, and what is to be erased for people who asked for it.

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
