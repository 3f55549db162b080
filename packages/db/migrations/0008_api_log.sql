-- Every call under /v1. Partitions by day (UTC) let a day be dropped whole; packages/core/src/api-log makes and drops them.
CREATE TABLE api_log (
  -- No reference: calls that show no valid key are kept under an organization that does not exist.
  organization_id text COLLATE "C" NOT NULL,
  created_at timestamptz NOT NULL,
  request_id text COLLATE "C" NOT NULL,
  key_id text COLLATE "C",
  method text NOT NULL,
  path text NOT NULL,
  status smallint NOT NULL,
  latency_ms double precision NOT NULL,
  ip text,
  PRIMARY KEY (organization_id, created_at, request_id)
) PARTITION BY RANGE (created_at);

-- Takes the rows of a day whose partition was not made in time, so that none is refused.
CREATE TABLE api_log_default PARTITION OF api_log DEFAULT;
