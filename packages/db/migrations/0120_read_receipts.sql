-- oldest-compatible: 0070
-- Conversations whose messages the provider is to show as read: one row each, because reading a message reads all earlier ones.
CREATE TABLE read_receipts (
  organization_id text COLLATE "C" NOT NULL,
  conversation_id text COLLATE "C" NOT NULL,
  phone_number_id text COLLATE "C" NOT NULL,
  -- The newest inbound message.
  provider_message_id text COLLATE "C" NOT NULL,
  -- Whether to show that an answer is being written.
  typing boolean NOT NULL,
  requested_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- When the provider is called; ahead while a worker does so.
  due_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  attempt_count integer NOT NULL DEFAULT 0,
  PRIMARY KEY (organization_id, conversation_id),
  FOREIGN KEY (organization_id, conversation_id) REFERENCES conversations (organization_id, id) ON DELETE CASCADE
);
CREATE INDEX read_receipts_due ON read_receipts (due_at);
