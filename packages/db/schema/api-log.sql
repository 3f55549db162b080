-- Calls of the API. Partitioned by day (UTC), so that a day can be dropped as a whole: see partitions.sql.
CREATE TABLE api_log (
  organization_id text COLLATE "C" NOT NULL, -- Owner. Calls without a known key have an organization that does not exist.
  created_at timestamptz NOT NULL, -- Start of the call.
  request_id text COLLATE "C" NOT NULL, -- X-Request-Id.
  key_id text COLLATE "C", -- The API key.
  method text NOT NULL, -- HTTP method.
  path text NOT NULL, -- Path without query.
  status smallint NOT NULL, -- HTTP status.
  error_code text COLLATE "C", -- Error code. Null: the call succeeded.
  latency_ms double precision NOT NULL, -- Duration.
  ip text, -- Address of the client.
  PRIMARY KEY (organization_id, created_at, request_id)
) PARTITION BY RANGE (created_at);
-- Lists failed calls, newest first. They are few.
CREATE INDEX api_log_failed ON api_log (organization_id, created_at DESC, request_id DESC) WHERE status >= 400;

-- Takes rows of a day whose partition does not exist yet.
CREATE TABLE api_log_default PARTITION OF api_log DEFAULT;
