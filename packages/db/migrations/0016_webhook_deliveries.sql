-- One event on its way to one subscription. The table is its own queue: its state is part of the API.
CREATE TABLE webhook_deliveries (
  organization_id text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  subscription_id text COLLATE "C" NOT NULL,
  event_id text COLLATE "C" NOT NULL,
  event_type text NOT NULL,
  -- The subscription's when the delivery was made, and what its replays are sent to.
  url text NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'succeeded', 'failed', 'dead')),
  attempt_count integer NOT NULL DEFAULT 0,
  last_attempt_at timestamptz,
  -- Null: it is not tried again.
  next_attempt_at timestamptz,
  response_status integer,
  response_body_snippet text,
  duration_ms integer,
  replayed_from text COLLATE "C",
  -- Not now(): what one transaction makes stays in order.
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (organization_id, id),
  FOREIGN KEY (organization_id, subscription_id) REFERENCES webhook_subscriptions (organization_id, id),
  FOREIGN KEY (organization_id, event_id) REFERENCES events (organization_id, id)
);
CREATE INDEX webhook_deliveries_list ON webhook_deliveries (organization_id, created_at DESC, id DESC);
CREATE INDEX webhook_deliveries_subscription_list
  ON webhook_deliveries (organization_id, subscription_id, created_at DESC, id DESC);
CREATE INDEX webhook_deliveries_status_list ON webhook_deliveries (organization_id, status, created_at DESC, id DESC);
CREATE INDEX webhook_deliveries_type_list ON webhook_deliveries (organization_id, event_type, created_at DESC, id DESC);
CREATE INDEX webhook_deliveries_event ON webhook_deliveries (organization_id, event_id);
