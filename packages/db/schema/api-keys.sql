-- An API key. Reference table: a request has only its key.
CREATE TABLE api_keys (
  id text COLLATE "C" PRIMARY KEY, -- The key's id.
  organization_id text COLLATE "C" NOT NULL REFERENCES organizations (id), -- Owner.
  name text, -- Display name.
  hash bytea NOT NULL CONSTRAINT api_keys_hash_key UNIQUE CHECK (length(hash) = 32), -- SHA-256 of the key, which is not stored.
  display text NOT NULL, -- Short form of the key to show.
  expires_at timestamptz, -- End of its validity. Null: none.
  revoked_at timestamptz, -- Time of its revocation.
  created_at timestamptz NOT NULL DEFAULT now(), -- Time of creation.
  created_by text COLLATE "C", -- The user who created it. Null: an operator.
  last_used_at timestamptz -- Time of the last request with it, to the minute.
);
-- Lists the keys of an organization, newest first.
CREATE INDEX api_keys_list ON api_keys (organization_id, created_at DESC, id DESC);

-- The number of revocations so far, in one row. Processes that cache keys compare it with the one they have seen:
-- packages/core/src/mechanisms/authentication. Revoking locks the row, so that the numbers become visible in order. Reference table.
CREATE TABLE key_revocations (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row), -- Allows one row.
  generation bigint NOT NULL -- Number of revocations.
);
INSERT INTO key_revocations (generation) VALUES (0);

-- A process that caches API keys. Reference table.
CREATE TABLE key_cache_processes (
  id text COLLATE "C" PRIMARY KEY, -- The process.
  lease_ms integer NOT NULL, -- How long it may use cached keys after a renewal.
  renewals bigint NOT NULL, -- Number of renewals.
  confirmed_generation bigint NOT NULL -- It has removed all keys that were revoked up to this generation.
);
