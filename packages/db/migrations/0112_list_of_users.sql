-- oldest-compatible: 0070
-- no-transaction
-- The users of an organization in the order of their list.
CREATE INDEX CONCURRENTLY IF NOT EXISTS users_list ON users (organization_id, created_at DESC, id DESC);
