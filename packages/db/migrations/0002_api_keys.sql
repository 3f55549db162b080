-- Reference table: a request brings nothing but its key. Only the hash of a key is kept, and a short form to show.
CREATE TABLE api_keys (
  id text COLLATE "C" PRIMARY KEY,
  organization_id text COLLATE "C" NOT NULL REFERENCES organizations (id),
  name text,
  hash bytea NOT NULL CONSTRAINT api_keys_hash_key UNIQUE CHECK (length(hash) = 32),
  display text NOT NULL,
  expires_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX api_keys_list ON api_keys (organization_id, created_at DESC, id DESC);

-- How a revocation reaches the processes that remember keys; packages/core/src/api-keys/key-cache.ts tells how.
-- One row: the number of revocations so far. Revoking takes its lock, so that the numbers become visible in order.
CREATE TABLE key_revocations (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  generation bigint NOT NULL
);
INSERT INTO key_revocations (generation) VALUES (0);

-- The processes that remember keys: how long each may do so after a renewal, and the generation up to which it has forgotten
-- revoked ones.
CREATE TABLE key_cache_processes (
  id text COLLATE "C" PRIMARY KEY,
  lease_ms integer NOT NULL,
  renewals bigint NOT NULL,
  confirmed_generation bigint NOT NULL
);
