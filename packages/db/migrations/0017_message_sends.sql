-- What is about to be sent: the outbox of messages. It is its own queue, as webhook_deliveries is, and goes with its message.
CREATE TABLE message_sends (
  organization_id text COLLATE "C" NOT NULL,
  message_id text COLLATE "C" NOT NULL,
  phone_number_id text COLLATE "C" NOT NULL,
  -- What the provider is to be given; media are named by our own ids, since the provider's do not last.
  payload json NOT NULL,
  -- uncertain: the answer was lost, so it is not sent again; what the provider tells of the message settles it.
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sent', 'failed', 'uncertain')),
  attempt_count integer NOT NULL DEFAULT 0 CHECK (attempt_count >= 0),
  -- From when it may be sent; null: not again.
  next_attempt_at timestamptz DEFAULT clock_timestamp(),
  -- Who sends it just now, and until when nobody else does.
  lease_token uuid,
  leased_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (organization_id, message_id),
  FOREIGN KEY (organization_id, message_id) REFERENCES messages (organization_id, id) ON DELETE CASCADE,
  CHECK ((state = 'pending') = (next_attempt_at IS NOT NULL)),
  CHECK ((lease_token IS NULL) = (leased_until IS NULL))
);
CREATE INDEX message_sends_due ON message_sends (next_attempt_at) WHERE state = 'pending';

-- How many messages an organization with a monthly quota has sent; others are not counted.
CREATE TABLE message_usage (
  organization_id text COLLATE "C" NOT NULL REFERENCES organizations (id),
  month date NOT NULL,
  sent integer NOT NULL CHECK (sent >= 0),
  PRIMARY KEY (organization_id, month)
);

-- Since when the contact wants no marketing; the provider tells it.
ALTER TABLE contacts ADD COLUMN marketing_opted_out_at timestamptz;
