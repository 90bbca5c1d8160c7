-- What each seat's person did last, by Discord's number of the interaction: numbers only go up, so
-- one that comes again, to another process or after a restart, is known by it.

ALTER TABLE tables ADD COLUMN heard TEXT NOT NULL DEFAULT '[]';   -- JSON: an interaction by seat
