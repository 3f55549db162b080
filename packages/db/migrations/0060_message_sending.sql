-- What a worker needs to send what is in the outbox: as of deliveries, who is at work on it and until when; and since when
-- the provider may have it.
ALTER TABLE message_sends
  -- As it was when the message was taken. What is sent in one conversation goes out in the order in which it was taken.
  ADD COLUMN conversation_id text COLLATE "C",
  -- Written before the provider is called. Null: the provider surely does not have it.
  ADD COLUMN called_at timestamptz,
  -- Until when what is uncertain waits for the provider to tell of it.
  ADD COLUMN settle_by timestamptz,
  ADD CHECK ((state = 'uncertain') = (settle_by IS NOT NULL));
UPDATE message_sends send SET conversation_id = message.conversation_id
FROM messages message WHERE message.organization_id = send.organization_id AND message.id = send.message_id;
ALTER TABLE message_sends ALTER COLUMN conversation_id SET NOT NULL;
-- Pages keep room, so that taking a message rewrites its row in place: neither lease column is indexed.
ALTER TABLE message_sends SET (
  fillfactor = 75, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 5000
);

DROP INDEX message_sends_due;
-- What waits, by account: a worker steps from one to the next, however much waits for each.
CREATE INDEX message_sends_waiting ON message_sends (organization_id, phone_number_id, next_attempt_at)
  WHERE state = 'pending';
-- What has to go before a message.
CREATE INDEX message_sends_order ON message_sends (organization_id, conversation_id, created_at, message_id)
  WHERE state = 'pending';
-- What is being sent just now, or was when a worker died.
CREATE INDEX message_sends_called ON message_sends (called_at) WHERE state = 'pending' AND called_at IS NOT NULL;
CREATE INDEX message_sends_uncertain ON message_sends (settle_by) WHERE state = 'uncertain';
