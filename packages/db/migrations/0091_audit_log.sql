-- oldest-compatible: 0070
-- What users do in the dashboard, and operators for an organization. Calls with an API key are in api_log.
CREATE TABLE audit_log (
  -- No reference: attempts to sign in to no known user are kept under an organization that does not exist.
  organization_id text COLLATE "C" NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  id text COLLATE "C" NOT NULL,
  action text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('succeeded', 'refused')),
  -- Null for an operator, and for nobody who is known. Name and address stay as they were.
  user_id text COLLATE "C",
  user_name text,
  user_email text,
  target_id text COLLATE "C",
  details json,
  ip text,
  user_agent text,
  request_id text COLLATE "C",
  PRIMARY KEY (organization_id, created_at, id)
);
CREATE INDEX audit_log_user ON audit_log (organization_id, user_id, created_at DESC, id DESC);
