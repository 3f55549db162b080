-- oldest-compatible: 0070
-- Reference table: who opens a link brings nothing but its token. Only the hash of the token is kept.
CREATE TABLE sign_in_links (
  id text COLLATE "C" PRIMARY KEY,
  organization_id text COLLATE "C" NOT NULL REFERENCES organizations (id),
  hash bytea NOT NULL CONSTRAINT sign_in_links_hash_key UNIQUE CHECK (length(hash) = 32),
  purpose text NOT NULL CHECK (purpose IN ('invitation', 'password_reset')),
  -- In lower case.
  email text NOT NULL,
  -- The role of an invited user.
  role text CHECK (role IN ('owner', 'member', 'read_only')),
  -- Null for an operator, and for a user who has forgotten the password.
  created_by text COLLATE "C",
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CHECK ((purpose = 'invitation') = (role IS NOT NULL))
);
CREATE INDEX sign_in_links_list ON sign_in_links (organization_id, purpose, created_at DESC, id DESC);
