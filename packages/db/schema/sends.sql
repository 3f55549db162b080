-- The queue of messages to send. A row is deleted with its message.
CREATE TABLE message_sends (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  message_id text COLLATE "C" NOT NULL, -- The message.
  phone_number_id text COLLATE "C" NOT NULL, -- The account.
  conversation_id text COLLATE "C" NOT NULL, -- The conversation at the time of the request: its messages are sent in order.
  payload json NOT NULL, -- The request to the provider, with the service's own media ids, because the provider's expire.
  media_id text COLLATE "C", -- The file that the payload names, anywhere in it.
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('scheduled', 'pending', 'sent', 'failed', 'uncertain')), -- `scheduled`: it is not due yet. `uncertain`: the response was lost.
  attempt_count integer NOT NULL DEFAULT 0 CHECK (attempt_count >= 0), -- Number of attempts so far.
  next_attempt_at timestamptz DEFAULT clock_timestamp(), -- When it may be sent. Null: not any more.
  lease_token uuid, -- The worker that sends it. Not indexed, so that a claim updates the row in place.
  leased_until timestamptz, -- End of the lease; then another worker may take over.
  called_at timestamptz, -- Written before the provider is called. Null: the provider cannot have it.
  uncertain_until timestamptz, -- It fails at this time unless the provider reports the message before.
  is_bulk boolean NOT NULL DEFAULT false, -- Of a broadcast: messages of the account that are not are claimed first.
  traceparent text, -- The span of the request, then of the last attempt. Null: not traced.
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(), -- Time of the request; of a scheduled message the time to send it, so that it holds up no message before.
  PRIMARY KEY (organization_id, message_id),
  FOREIGN KEY (organization_id, message_id) REFERENCES messages (organization_id, id) ON DELETE CASCADE,
  CONSTRAINT message_sends_pending_check CHECK ((state = 'pending') = (next_attempt_at IS NOT NULL)),
  CONSTRAINT message_sends_lease_check CHECK ((lease_token IS NULL) = (leased_until IS NULL)),
  CONSTRAINT message_sends_uncertain_check CHECK ((state = 'uncertain') = (uncertain_until IS NOT NULL))
) WITH (fillfactor = 75, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 5000);
-- Claims pending sends account by account, those of broadcasts on their own, however many each has.
CREATE INDEX message_sends_pending ON message_sends (organization_id, phone_number_id, is_bulk, next_attempt_at) WHERE state = 'pending';
-- Finds what has become due, of whatever account, as that of deliveries does.
CREATE INDEX message_sends_due_by_time ON message_sends ((next_attempt_at AT TIME ZONE 'UTC')) WHERE (next_attempt_at AT TIME ZONE 'UTC') IS NOT NULL;
-- Finds scheduled messages that are due, of each organization in turn.
CREATE INDEX message_sends_scheduled ON message_sends (organization_id, created_at) WHERE state = 'scheduled';
-- Finds what must be sent before a message. It has a predicate of its own: with stale statistics, the planner chose another
-- partial index and read the organization's whole backlog for each claimed message.
CREATE INDEX message_sends_order ON message_sends (organization_id, conversation_id, created_at, message_id)
  WHERE next_attempt_at IS NOT NULL AND uncertain_until IS NULL;
-- Finds sends whose worker has crashed during the call.
CREATE INDEX message_sends_called ON message_sends (called_at) WHERE state = 'pending' AND called_at IS NOT NULL;
-- Finds uncertain sends to fail.
CREATE INDEX message_sends_uncertain ON message_sends (uncertain_until) WHERE state = 'uncertain';
-- Finds sends that wait for a file.
CREATE INDEX message_sends_media ON message_sends (organization_id, media_id) WHERE state = 'pending' AND media_id IS NOT NULL;
-- Finds the recipients of an uploaded file, which is deleted with the last of them.
CREATE INDEX message_sends_of_media ON message_sends (organization_id, media_id) WHERE media_id IS NOT NULL;
