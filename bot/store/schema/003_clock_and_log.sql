-- How long a move may take, since when people are waited for, and where the log goes.

ALTER TABLE tables ADD COLUMN hours INTEGER NOT NULL DEFAULT 0;   -- for a move; 0: no clock
ALTER TABLE tables ADD COLUMN log TEXT NOT NULL DEFAULT 'here'
    CHECK (log IN ('here', 'thread', 'within'));
ALTER TABLE tables ADD COLUMN waits TEXT NOT NULL DEFAULT '[]';   -- JSON: for whom, since when
ALTER TABLE tables ADD COLUMN look_at INTEGER;                    -- nobody is reminded before

-- Games that run already go on as they began; a lobby can still be asked.
UPDATE tables SET hours = 24 WHERE status = 'lobby';

-- A move never writes look_at, so it never writes to this index.
CREATE INDEX tables_to_look_at ON tables (look_at)
    WHERE status = 'running' AND look_at IS NOT NULL;
