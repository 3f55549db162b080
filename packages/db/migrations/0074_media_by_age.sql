-- oldest-compatible: 0070
-- no-transaction
-- What media retention looks through, oldest first.
CREATE INDEX CONCURRENTLY IF NOT EXISTS media_stored_by_age ON media (organization_id, created_at, id)
  WHERE path IS NOT NULL;
