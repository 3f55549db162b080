-- Who is at work on a delivery, and until when. Neither is indexed and pages keep room, so that taking a delivery rewrites
-- its row in place and touches no index.
ALTER TABLE webhook_deliveries
  ADD COLUMN lease_token uuid,
  ADD COLUMN leased_until timestamptz,
  ADD CHECK ((lease_token IS NULL) = (leased_until IS NULL));
ALTER TABLE webhook_deliveries SET (
  fillfactor = 75, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 5000
);

-- What waits, by subscription, first attempts apart from later ones: a worker steps from subscription to subscription, so
-- that a million deliveries of one cost no more to pass than a single one.
CREATE INDEX webhook_deliveries_waiting
  ON webhook_deliveries (organization_id, subscription_id, least(attempt_count, 1), next_attempt_at)
  WHERE next_attempt_at IS NOT NULL;

-- What became of each attempt, written with the delivery's own result.
CREATE TABLE webhook_delivery_attempts (
  organization_id text COLLATE "C" NOT NULL,
  delivery_id text COLLATE "C" NOT NULL,
  number integer NOT NULL,
  started_at timestamptz NOT NULL,
  duration_ms integer NOT NULL,
  response_status integer,
  -- Why there was no answer, or none that counts.
  error text,
  response_body_snippet text,
  PRIMARY KEY (organization_id, delivery_id, number),
  FOREIGN KEY (organization_id, delivery_id) REFERENCES webhook_deliveries (organization_id, id)
);

-- The moment of the first of the failures that no success has followed.
ALTER TABLE webhook_subscriptions ADD COLUMN failing_since timestamptz;
