-- Counts by hour, so that charts need not count rows. They outlive what they count. Rows are updated in place, many times an hour.
CREATE TABLE hourly_figures (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  hour timestamptz NOT NULL, -- Start of the hour.
  kind text COLLATE "C" NOT NULL, -- What is counted: message_inbound, delivery_failed, log_2xx, …; message_canceled is a part of message_outbound.
  slot smallint NOT NULL, -- The count is the sum over all slots. Concurrent writers use different ones and do not block each other; messages have one per five minutes.
  count bigint NOT NULL, -- Number.
  PRIMARY KEY (organization_id, hour, kind, slot)
) WITH (fillfactor = 50);
-- Finds the counts of the last hours, of all organizations. Of an expression, so that the planner never prefers it for those of one.
CREATE INDEX hourly_figures_hour ON hourly_figures ((hour AT TIME ZONE 'UTC'));

-- Counts of delivery attempts by hour and subscription, as in hourly_figures.
CREATE TABLE hourly_webhook_figures (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  subscription_id text COLLATE "C" NOT NULL, -- The subscription.
  hour timestamptz NOT NULL, -- Start of the hour.
  kind text COLLATE "C" NOT NULL, -- delivery_succeeded, delivery_failed or delivery_dead.
  slot smallint NOT NULL, -- As in hourly_figures.
  count bigint NOT NULL, -- Number.
  PRIMARY KEY (organization_id, subscription_id, hour, kind, slot)
) WITH (fillfactor = 50);
-- Finds old counts to delete.
CREATE INDEX hourly_webhook_figures_hour ON hourly_webhook_figures (organization_id, hour);

-- The progress of the sweeps that count. Reference table.
CREATE TABLE figure_progress (
  name text PRIMARY KEY, -- The sweep.
  counted_until timestamptz NOT NULL -- The time of the last count: everything older was counted at this age.
);
