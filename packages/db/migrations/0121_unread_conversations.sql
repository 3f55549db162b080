-- oldest-compatible: 0070
-- no-transaction
-- The status is part of it, so that every combination of the two filters reads its own range. Without a status, the list merges
-- the three.
CREATE INDEX CONCURRENTLY IF NOT EXISTS conversations_unread_list ON conversations
  (organization_id, phone_number_id, (unread_count > 0), status, last_message_at DESC NULLS LAST, id DESC);
