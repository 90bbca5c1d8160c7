-- From the last schema before names were made plain.

ALTER TABLE tables RENAME COLUMN game TO game_id;
ALTER TABLE tables RENAME COLUMN told TO events_told;
ALTER TABLE tables RENAME COLUMN fresh TO events_on_board;
ALTER TABLE tables RENAME COLUMN robots_due TO computer_due;
ALTER TABLE tables RENAME COLUMN look_at TO next_reminder_at;
ALTER TABLE tables RENAME COLUMN last_said TO last_message_id;
ALTER TABLE tables RENAME COLUMN heard TO last_interaction_ids;

DROP INDEX robots_to_move;
DROP INDEX tables_to_look_at;
CREATE INDEX tables_with_computer_due ON tables (id) WHERE computer_due = 1;
CREATE INDEX tables_by_next_reminder ON tables (next_reminder_at)
    WHERE status = 'running' AND next_reminder_at IS NOT NULL;

UPDATE outbox SET payload = json_remove(payload, '$.people') WHERE kind = 'tell';
UPDATE outbox SET kind = CASE kind
    WHEN 'lobby' THEN 'refresh_lobby'
    WHEN 'say' THEN 'say_in_channel'
    WHEN 'thread' THEN 'open_log'
    WHEN 'tell' THEN 'tell_log'
    WHEN 'table' THEN 'post_board'
    WHEN 'board' THEN 'refresh_board'
    WHEN 'ask' THEN 'ask_seat'
    WHEN 'final' THEN 'post_result'
    WHEN 'abandoned' THEN 'post_abandoned'
    ELSE kind
END;

CREATE TABLE user_settings (
    user_id  INTEGER PRIMARY KEY,
    lang     TEXT,
    theme    TEXT
) STRICT;

CREATE TABLE guild_settings (
    guild_id INTEGER PRIMARY KEY,
    lang     TEXT NOT NULL
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

INSERT INTO user_settings
    SELECT CAST(substr(subject, 6) AS INTEGER), MAX(value) FILTER (WHERE name = 'lang'),
        MAX(value) FILTER (WHERE name = 'theme')
    FROM preferences WHERE subject LIKE 'user %' AND name IN ('lang', 'theme') GROUP BY subject;
INSERT INTO guild_settings
    SELECT CAST(substr(subject, 7) AS INTEGER), value
    FROM preferences WHERE subject LIKE 'guild %' AND name = 'lang';
-- 'closed DAY TABLE'; an open one need not be noted, and a bare 'closed' is worth a try.
INSERT INTO closed_dms
    SELECT user_id, CAST(rest AS INTEGER), CAST(substr(rest, instr(rest, ' ') + 1) AS INTEGER)
    FROM (
        SELECT CAST(substr(subject, 6) AS INTEGER) AS user_id, substr(value, 8) AS rest
        FROM preferences
        WHERE subject LIKE 'user %' AND name = 'dms' AND value LIKE 'closed%'
    );
INSERT INTO notices
    SELECT CAST(substr(subject, 7) AS INTEGER), substr(name, 6), value
    FROM preferences WHERE subject LIKE 'table %' AND name LIKE 'told-%' AND value <> '';
DROP TABLE preferences;
