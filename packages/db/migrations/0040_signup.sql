-- Our own result page as the creation of the link told it, so that whatever happens to the link later says the same.
ALTER TABLE customer_setup_links ADD COLUMN result_url text;
UPDATE customer_setup_links SET result_url = 'http://127.0.0.1:8787/setup/result';
ALTER TABLE customer_setup_links ALTER COLUMN result_url SET NOT NULL;
-- Links whose time is up are looked for in all organizations.
CREATE INDEX customer_setup_links_active ON customer_setup_links (expires_at) WHERE status = 'active';

-- Reference table: the provider gives a code once, and it is exchanged once, whichever link brings it. Only its hash is kept.
CREATE TABLE signup_codes (
  hash bytea PRIMARY KEY CHECK (length(hash) = 32),
  organization_id text COLLATE "C" NOT NULL REFERENCES organizations (id),
  setup_link_id text COLLATE "C" NOT NULL,
  begun_at timestamptz NOT NULL,
  -- Null while somebody connects a number with it, or died over that.
  ended_at timestamptz,
  failure_reason text CHECK (failure_reason IN (
    'user_cancelled', 'signup_error', 'token_exchange_failed', 'number_already_connected', 'registration_failed'
  ))
);
CREATE INDEX signup_codes_running ON signup_codes (organization_id, setup_link_id) WHERE ended_at IS NULL;

-- The six digits with which a number was registered at the provider, encrypted: the next registration needs the same.
CREATE TABLE number_pins (
  organization_id text COLLATE "C" NOT NULL REFERENCES organizations (id),
  phone_number_id text COLLATE "C" NOT NULL,
  secret_id text COLLATE "C" NOT NULL,
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, phone_number_id)
);
