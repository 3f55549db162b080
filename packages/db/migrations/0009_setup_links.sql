-- What lets an end-customer connect an account through the provider's signup. A redirect URL that is null is our own page.
CREATE TABLE customer_setup_links (
  organization_id text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  customer_id text COLLATE "C" NOT NULL,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'completed', 'expired', 'revoked')),
  success_redirect_url text,
  failure_redirect_url text,
  expires_at timestamptz NOT NULL,
  completed_at timestamptz,
  account_id text COLLATE "C",
  last_failure_reason text CHECK (last_failure_reason IN (
    'user_cancelled', 'signup_error', 'token_exchange_failed', 'number_already_connected', 'registration_failed'
  )),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, id),
  FOREIGN KEY (organization_id, customer_id) REFERENCES customers (organization_id, id),
  FOREIGN KEY (organization_id, account_id) REFERENCES channel_accounts (organization_id, id)
);
CREATE INDEX customer_setup_links_customer ON customer_setup_links (organization_id, customer_id);

-- Reference table: who opens a link brings nothing but its token. Only the hash of the token is kept.
CREATE TABLE setup_link_tokens (
  hash bytea PRIMARY KEY CHECK (length(hash) = 32),
  organization_id text COLLATE "C" NOT NULL REFERENCES organizations (id),
  setup_link_id text COLLATE "C" NOT NULL
);
