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
