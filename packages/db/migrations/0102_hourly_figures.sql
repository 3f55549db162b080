-- oldest-compatible: 0070
-- What happened in an hour, so that plots need not count rows. Figures outlive what they count.
CREATE TABLE hourly_figures (
  organization_id text COLLATE "C" NOT NULL,
  hour timestamptz NOT NULL,
  -- message_inbound, message_outbound, message_failed, delivery_succeeded, delivery_failed, delivery_dead, log_2xx …
  kind text COLLATE "C" NOT NULL,
  -- A figure is the sum over its slots. Concurrent writers use different ones, and do not wait for each other.
  slot smallint NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (organization_id, hour, kind, slot)
  -- Rows are updated in place, many times in their hour.
) WITH (fillfactor = 50);

-- Up to which hour the messages are counted for good.
CREATE TABLE figure_progress (
  name text PRIMARY KEY,
  complete_until timestamptz NOT NULL
);
