-- Replays wait in a line of their own: those that go to a former URL, at which nobody answers any more, came before everything
-- that was newer.
DROP INDEX webhook_deliveries_waiting;
CREATE INDEX webhook_deliveries_waiting
  ON webhook_deliveries (organization_id, subscription_id,
    (CASE WHEN replayed_from IS NULL THEN least(attempt_count, 1) ELSE 2 END), next_attempt_at)
  WHERE next_attempt_at IS NOT NULL;
