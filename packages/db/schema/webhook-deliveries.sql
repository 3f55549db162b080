-- The delivery of an event to a subscription. The table is its own queue, because its state is part of the API. Half of each page is
-- free, so that a claim updates its row in place.
CREATE TABLE webhook_deliveries (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  id text COLLATE "C" NOT NULL, -- The delivery's id.
  subscription_id text COLLATE "C" NOT NULL, -- The subscription.
  event_id text COLLATE "C" NOT NULL, -- The event.
  event_type text NOT NULL, -- The event's type, for the list.
  url text NOT NULL, -- The subscription's URL when the delivery was created; replays go there too.
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'succeeded', 'failed', 'dead')), -- Status.
  dead_reason text, -- Why it is dead without a last attempt, if the service ended it.
  attempt_count integer NOT NULL DEFAULT 0, -- Number of attempts so far.
  last_attempt_at timestamptz, -- Time of the last attempt.
  next_attempt_at timestamptz, -- Time of the next attempt. Null: none.
  response_status integer, -- HTTP status of the last response.
  response_body_snippet text, -- Start of the last response's body.
  duration_ms integer, -- Duration of the last attempt.
  replayed_from text COLLATE "C", -- The delivery that it replays.
  payload_erased_at timestamptz, -- Copy of the event's, so that lists need not read events.
  lease_token uuid, -- The worker that delivers it. Not indexed, so that a claim updates the row in place.
  leased_until timestamptz, -- End of the lease; then another worker may take over.
  traceparent text, -- The span of the change, or of the request for a replay. Null: not traced.
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(), -- Not now(): deliveries of one transaction keep their order.
  PRIMARY KEY (organization_id, id),
  FOREIGN KEY (organization_id, subscription_id) REFERENCES webhook_subscriptions (organization_id, id),
  FOREIGN KEY (organization_id, event_id) REFERENCES events (organization_id, id),
  CHECK ((lease_token IS NULL) = (leased_until IS NULL))
) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 5000);
-- Lists deliveries, newest first.
CREATE INDEX webhook_deliveries_list ON webhook_deliveries (organization_id, created_at DESC, id DESC);
-- Lists deliveries by subscription.
CREATE INDEX webhook_deliveries_subscription_list
  ON webhook_deliveries (organization_id, subscription_id, created_at DESC, id DESC);
-- Lists deliveries by status.
CREATE INDEX webhook_deliveries_status_list ON webhook_deliveries (organization_id, status, created_at DESC, id DESC);
-- Lists deliveries by event type.
CREATE INDEX webhook_deliveries_type_list ON webhook_deliveries (organization_id, event_type, created_at DESC, id DESC);
-- Lists deliveries by event, and finds those whose payload is erased.
CREATE INDEX webhook_deliveries_event ON webhook_deliveries (organization_id, event_id);
-- Claims pending deliveries subscription by subscription, however many each has: first attempts, then retries, then replays, which
-- may go to a former URL that no longer responds. The included columns are those of the expression: without them, PostgreSQL would
-- read rows where it needs only the index.
CREATE INDEX webhook_deliveries_pending
  ON webhook_deliveries (organization_id, subscription_id,
    (CASE WHEN replayed_from IS NULL THEN least(attempt_count, 1) ELSE 2 END), next_attempt_at)
  INCLUDE (replayed_from, attempt_count)
  WHERE next_attempt_at IS NOT NULL;

-- The attempts of a delivery. A delivery whose first attempt succeeded has none: its own row has everything. No foreign key, because the
-- statement that writes an attempt has just updated its delivery, and the check would take a fifth of its time.
CREATE TABLE webhook_delivery_attempts (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  delivery_id text COLLATE "C" NOT NULL, -- The delivery.
  number integer NOT NULL, -- 1 for the first attempt.
  started_at timestamptz NOT NULL, -- Time of the attempt.
  duration_ms integer NOT NULL, -- Duration.
  response_status integer, -- HTTP status of the response.
  error text, -- Why there was no response, or why it does not count.
  response_body_snippet text, -- Start of the response's body.
  PRIMARY KEY (organization_id, delivery_id, number)
);
