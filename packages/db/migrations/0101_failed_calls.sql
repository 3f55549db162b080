-- oldest-compatible: 0070
-- Failed calls are what is looked for, and few. An index on the whole log would block writing while it is built. So existing
-- partitions stay without it: they are dropped within 37 days, and a search in them reads their primary key.
CREATE INDEX api_log_failed ON ONLY api_log (organization_id, created_at DESC, request_id DESC) WHERE status >= 400;
CREATE INDEX api_log_default_failed ON api_log_default (organization_id, created_at DESC, request_id DESC)
  WHERE status >= 400;
ALTER INDEX api_log_failed ATTACH PARTITION api_log_default_failed;
