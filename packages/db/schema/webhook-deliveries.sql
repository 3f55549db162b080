-- The delivery of an event to a subscription. The table is its own queue, because its state is part of the API. Partitioned by week (UTC)
-- of its id, so that a week can be dropped as a whole.
CREATE TABLE webhook_deliveries (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  id text COLLATE "C" NOT NULL, -- The delivery's id.
  subscription_id text COLLATE "C" NOT NULL, -- The subscription. Without a foreign key, because dropping a partition would lock subscriptions too.
  event_id text COLLATE "C" NOT NULL, -- The event. Without a foreign key, so that partitions of events can be dropped.
  event_type text NOT NULL, -- The event's type, for the list.
  url text NOT NULL, -- The subscription's URL when the delivery was created; replays go there too.
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'succeeded', 'failed', 'dead')), -- Status.
  dead_reason text, -- Why it is dead without a last attempt, if the service ended it.
  attempt_count integer NOT NULL DEFAULT 0, -- Number of attempts so far.
  last_attempt_at timestamptz, -- Time of the last attempt.
  next_attempt_at timestamptz, -- Time of the next attempt. Null: none, or it waits for an earlier delivery of its conversation.
  response_status integer, -- HTTP status of the last response.
  response_body_snippet text, -- Start of the last response's body.
  duration_ms integer, -- Duration of the last attempt.
  conversation_id text COLLATE "C", -- The event's conversation, if the subscription sends its events in order or groups its messages.
  replayed_from text COLLATE "C", -- The delivery that it replays.
  payload_erased_at timestamptz, -- Copy of the event's, so that lists need not read events.
  lease_token uuid, -- The worker that delivers it. Not indexed, so that a claim updates the row in place.
  leased_until timestamptz, -- End of the lease; then another worker may take over.
  traceparent text, -- The span of the change, or of the request for a replay. Null: not traced.
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(), -- Not now(): deliveries of one transaction keep their order.
  PRIMARY KEY (organization_id, id),
  CHECK ((lease_token IS NULL) = (leased_until IS NULL))
) PARTITION BY RANGE (id);
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
-- read rows where it needs only the index. The id is there for the bound of a claim, which selects its partitions.
CREATE INDEX webhook_deliveries_pending
  ON webhook_deliveries (organization_id, subscription_id,
    (CASE WHEN replayed_from IS NULL THEN least(attempt_count, 1) ELSE 2 END), next_attempt_at, id)
  INCLUDE (replayed_from, attempt_count)
  WHERE next_attempt_at IS NOT NULL;
-- Finds what has become due, of whatever subscription, and passes what was done before. Of an expression, as is its predicate, so that
-- the planner cannot use it for a claim: with stale statistics it would read the whole backlog for each delivery.
CREATE INDEX webhook_deliveries_due_by_time ON webhook_deliveries ((next_attempt_at AT TIME ZONE 'UTC')) WHERE (next_attempt_at AT TIME ZONE 'UTC') IS NOT NULL;
-- Finds what a delivery of a conversation has to wait for, and the group of messages that takes another one.
CREATE INDEX webhook_deliveries_conversation ON webhook_deliveries (organization_id, subscription_id, conversation_id, created_at, id)
  WHERE conversation_id IS NOT NULL AND next_attempt_at IS NOT NULL;
-- Finds the next delivery of a conversation. Those that wait for an earlier one are in no other index of the queue, so that they cost it nothing.
CREATE INDEX webhook_deliveries_blocked ON webhook_deliveries (organization_id, subscription_id, conversation_id, created_at, id)
  WHERE conversation_id IS NOT NULL AND next_attempt_at IS NULL AND status IN ('pending', 'failed');

-- Takes deliveries of a week whose partition does not exist yet. Half of each page is free, here and in all partitions, so that a claim
-- updates its row in place.
CREATE TABLE webhook_deliveries_default PARTITION OF webhook_deliveries DEFAULT
  WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 5000);

-- Makes the next delivery of a conversation due when an earlier one has ended, whatever ended it. A delivery is blocked only under the lock of
-- the one it waits for, so each statement here, with its own snapshot, sees all that wait. A locked one is about to end without an attempt.
CREATE FUNCTION unblock_next_webhook_delivery() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE webhook_deliveries SET next_attempt_at = clock_timestamp()
  WHERE organization_id = NEW.organization_id AND id = (
    SELECT id FROM webhook_deliveries
    WHERE organization_id = NEW.organization_id AND subscription_id = NEW.subscription_id AND conversation_id = NEW.conversation_id
      AND next_attempt_at IS NULL AND status IN ('pending', 'failed')
    ORDER BY created_at, id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED
  );
  IF FOUND THEN
    -- The channel of a cell begins with its schema.
    PERFORM pg_notify(concat(substring(TG_TABLE_SCHEMA FROM '^cell_.*') || '_', 'webhook_deliveries'), NEW.organization_id || ' ' || NEW.subscription_id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER webhook_delivery_ended AFTER UPDATE ON webhook_deliveries
  FOR EACH ROW WHEN (NEW.conversation_id IS NOT NULL AND OLD.next_attempt_at IS NOT NULL AND NEW.next_attempt_at IS NULL
    AND NEW.status IN ('succeeded', 'dead'))
  EXECUTE FUNCTION unblock_next_webhook_delivery();

-- The attempts of a delivery. A delivery whose first attempt succeeded has none: its own row has everything. Partitioned by week (UTC) of
-- their delivery's id, so that they are dropped with it. No foreign key, because the statement that writes an attempt has just updated its
-- delivery, and the check would take a fifth of its time.
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
) PARTITION BY RANGE (delivery_id);

-- Takes attempts of a week whose partition does not exist yet.
CREATE TABLE webhook_delivery_attempts_default PARTITION OF webhook_delivery_attempts DEFAULT;
