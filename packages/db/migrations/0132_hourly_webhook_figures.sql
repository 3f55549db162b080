-- oldest-compatible: 0070
-- As hourly_figures, by subscription: the attempts of an hour that succeeded, failed or were the last one.
CREATE TABLE hourly_webhook_figures (
  organization_id text COLLATE "C" NOT NULL,
  subscription_id text COLLATE "C" NOT NULL,
  hour timestamptz NOT NULL,
  -- delivery_succeeded, delivery_failed, delivery_dead
  kind text COLLATE "C" NOT NULL,
  slot smallint NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (organization_id, subscription_id, hour, kind, slot)
) WITH (fillfactor = 50);
-- To remove old ones.
CREATE INDEX hourly_webhook_figures_hour ON hourly_webhook_figures (organization_id, hour);
