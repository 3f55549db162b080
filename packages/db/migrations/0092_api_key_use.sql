-- oldest-compatible: 0070
-- The user who created the key, null for an operator; and when a request last used it, to the minute.
ALTER TABLE api_keys ADD COLUMN created_by text COLLATE "C", ADD COLUMN last_used_at timestamptz;
