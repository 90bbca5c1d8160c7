-- From the schema of the last release.

ALTER TABLE tables ADD COLUMN practice TEXT;  -- JSON: what the tutor has taught; none: no lesson

DROP INDEX one_table_per_channel;
CREATE UNIQUE INDEX one_table_per_channel ON tables (channel_id)
    WHERE status IN ('lobby', 'running') AND practice IS NULL;
CREATE UNIQUE INDEX one_practice_per_game ON tables (channel_id, game_id)
    WHERE status = 'running' AND practice IS NOT NULL;

CREATE TABLE welcomes (                     -- servers that we came to, and whether we have said hello
    guild_id INTEGER PRIMARY KEY,
    said     INTEGER NOT NULL DEFAULT 0
) STRICT;
