-- What users do in the dashboard, and operators for an organization. Calls with an API key are in api_log.
CREATE TABLE audit_log (
  organization_id text COLLATE "C" NOT NULL, -- Owner. Sign-ins of unknown users have an organization that does not exist.
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(), -- Time of the action.
  id text COLLATE "C" NOT NULL, -- The entry's id.
  action text NOT NULL, -- The action.
  outcome text NOT NULL CHECK (outcome IN ('succeeded', 'refused')), -- Outcome.
  user_id text COLLATE "C", -- The user. Null: an operator, or an unknown user.
  user_name text, -- The user's name at that time.
  user_email text, -- The user's email address at that time.
  target_id text COLLATE "C", -- The object of the action.
  details json, -- Details of the action.
  ip text, -- Address of the client.
  user_agent text, -- User agent of the client.
  request_id text COLLATE "C", -- X-Request-Id.
  PRIMARY KEY (organization_id, created_at, id)
);
-- Lists the actions of a user, newest first.
CREATE INDEX audit_log_user ON audit_log (organization_id, user_id, created_at DESC, id DESC);
-- Lists entries by action, newest first.
CREATE INDEX audit_log_action ON audit_log (organization_id, action, created_at DESC, id DESC);
