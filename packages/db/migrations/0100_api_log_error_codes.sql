-- oldest-compatible: 0070
-- Null for a call that succeeded, and for calls of programs before this migration.
ALTER TABLE api_log ADD COLUMN error_code text COLLATE "C";
