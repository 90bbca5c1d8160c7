-- What a table said last is found without reading all that was ever said.

-- Here rather than in an index of the outbox: a page that the move has just written is written
-- again, and nothing grows.
ALTER TABLE tables ADD COLUMN last_said INTEGER NOT NULL DEFAULT 0;   -- a message of ours
UPDATE tables SET last_said = heard.newest
    FROM (SELECT table_id, MAX(message_id) AS newest FROM outbox GROUP BY table_id) AS heard
    WHERE heard.table_id = tables.id AND heard.newest IS NOT NULL;

-- The running tables of a server, for whoever looks for one that lost its channel there. A move
-- writes neither column.
CREATE INDEX running_tables_by_guild ON tables (guild_id) WHERE status = 'running';
