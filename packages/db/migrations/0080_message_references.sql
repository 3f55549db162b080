-- oldest-compatible: 0070
-- no-transaction
-- The messages that answer or react to a message that retention removes. A reaction that was sent names its message in the
-- payload only.
CREATE INDEX CONCURRENTLY IF NOT EXISTS messages_references ON messages
  (organization_id, coalesce(reply_to_message_id, CASE WHEN type = 'reaction' THEN payload #>> '{reaction,message_id}' END))
  WHERE reply_to_message_id IS NOT NULL OR type = 'reaction';
