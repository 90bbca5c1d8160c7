-- The last table of a channel that has none running now is found without reading every table.

CREATE INDEX tables_by_channel ON tables (channel_id, id);
