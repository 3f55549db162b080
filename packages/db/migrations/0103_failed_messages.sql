-- oldest-compatible: 0070
-- no-transaction
-- Few messages fail. They are counted by the hour in which they failed.
CREATE INDEX CONCURRENTLY IF NOT EXISTS messages_failed ON messages (organization_id, failed_at)
  WHERE status = 'failed';
