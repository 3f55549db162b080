-- What has to go before a message, found by this index alone: with the predicate of the others, a planner that believes the
-- table to be nearly empty took another one, and read all that waits of the organization for each message that it claimed.
DROP INDEX message_sends_order;
CREATE INDEX message_sends_order ON message_sends (organization_id, conversation_id, created_at, message_id)
  WHERE next_attempt_at IS NOT NULL AND settle_by IS NULL;
