-- oldest-compatible: 0070
-- no-transaction
-- As 0121, in the order of changes.
CREATE INDEX CONCURRENTLY IF NOT EXISTS conversations_unread_updated_list ON conversations
  (organization_id, phone_number_id, (unread_count > 0), status, updated_at DESC, id DESC);
