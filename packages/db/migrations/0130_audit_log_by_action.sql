-- oldest-compatible: 0070
-- no-transaction
-- The audit log of one action, which may be rare, in the order of its list.
CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_log_action
  ON audit_log (organization_id, action, created_at DESC, id DESC);
