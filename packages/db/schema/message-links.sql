-- A public link to one message: anyone with its token can see the message without signing in.
CREATE TABLE message_links (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  id text COLLATE "C" NOT NULL, -- The link's id.
  message_id text COLLATE "C" NOT NULL, -- The message. Its deletion deletes the link.
  hash bytea NOT NULL CHECK (length(hash) = 32), -- SHA-256 of the token, which is not stored. It leads its key, because the page has only the token.
  created_by text COLLATE "C" NOT NULL, -- The user who created it. No foreign key: the link outlives the user.
  expires_at timestamptz NOT NULL, -- End of its validity.
  revoked_at timestamptz, -- Time of its revocation.
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(), -- Time of creation.
  PRIMARY KEY (organization_id, id),
  CONSTRAINT message_links_hash_key UNIQUE (hash, organization_id),
  FOREIGN KEY (organization_id, message_id) REFERENCES messages (organization_id, id) ON DELETE CASCADE
);
-- Lists the links to a message, newest first.
CREATE INDEX message_links_list ON message_links (organization_id, message_id, created_at DESC, id DESC);
-- Finds the links whose validity ended long ago.
CREATE INDEX message_links_expired ON message_links (organization_id, expires_at);
