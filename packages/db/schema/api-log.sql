-- Calls of the API. Partitioned by day (UTC), so that a day can be dropped as a whole. The worker creates and drops partitions by
-- functions that have the rights of the owner, so that the role of the service need not own anything.
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

-- Creates the partition of a day, and moves the day's rows there. Attached afterwards, because creating it in place would lock the
-- whole log. The default partition may hold no rows of another partition's day.
CREATE FUNCTION create_api_log_partition(day date) RETURNS void LANGUAGE plpgsql STRICT SECURITY DEFINER AS $$
DECLARE
  partition text := 'api_log_' || to_char(day, 'YYYYMMDD');
  from_time timestamptz := day::timestamp AT TIME ZONE 'UTC';
  to_time timestamptz := (day + 1)::timestamp AT TIME ZONE 'UTC';
BEGIN
  EXECUTE format('CREATE TABLE %I (LIKE api_log INCLUDING ALL)', partition);
  LOCK TABLE api_log_default IN ACCESS EXCLUSIVE MODE;
  EXECUTE format('WITH moved AS (DELETE FROM api_log_default WHERE created_at >= $1 AND created_at < $2 RETURNING *)
    INSERT INTO %I SELECT * FROM moved', partition) USING from_time, to_time;
  EXECUTE format('ALTER TABLE api_log ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', partition, from_time, to_time);
END $$;

-- Drops the partition of a day with its rows.
CREATE FUNCTION drop_api_log_partition(day date) RETURNS void LANGUAGE plpgsql STRICT SECURITY DEFINER AS $$
BEGIN
  EXECUTE format('DROP TABLE %I', 'api_log_' || to_char(day, 'YYYYMMDD'));
END $$;

-- A caller's search_path or temporary tables must not lead a function with the owner's rights to other tables.
DO $$ BEGIN
  EXECUTE format('ALTER FUNCTION create_api_log_partition(date) SET search_path = %I, pg_temp', current_schema());
  EXECUTE format('ALTER FUNCTION drop_api_log_partition(date) SET search_path = %I, pg_temp', current_schema());
END $$;
REVOKE EXECUTE ON FUNCTION create_api_log_partition(date), drop_api_log_partition(date) FROM PUBLIC;
