-- oldest-compatible: 0070
-- no-transaction
-- Uploaded files that no message uses are removed, oldest first.
CREATE INDEX CONCURRENTLY IF NOT EXISTS media_uploads_by_age ON media (created_at, id) WHERE contact_id IS NULL;
