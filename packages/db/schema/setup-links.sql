-- A link with which a customer connects an account through the provider's signup.
CREATE TABLE customer_setup_links (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  id text COLLATE "C" NOT NULL, -- The link's id.
  customer_id text COLLATE "C" NOT NULL, -- The customer.
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'completed', 'expired', 'revoked')), -- Status.
  success_redirect_url text, -- Where to go after a signup. Null: result_url.
  failure_redirect_url text, -- Where to go after a failure. Null: result_url.
  result_url text NOT NULL, -- The service's own result page, as configured when the link was created.
  expires_at timestamptz NOT NULL, -- End of its validity.
  completed_at timestamptz, -- Time of the signup.
  account_id text COLLATE "C", -- The connected account.
  last_failure_reason text CHECK (last_failure_reason IN ( -- Why the last signup failed.
    'user_cancelled', 'signup_error', 'token_exchange_failed', 'number_already_connected', 'registration_failed'
  )),
  created_at timestamptz NOT NULL DEFAULT now(), -- Time of creation.
  PRIMARY KEY (organization_id, id),
  FOREIGN KEY (organization_id, customer_id) REFERENCES customers (organization_id, id),
  FOREIGN KEY (organization_id, account_id) REFERENCES channel_accounts (organization_id, id)
);
-- Lists the setup links of a customer, newest first.
CREATE INDEX customer_setup_links_list ON customer_setup_links (organization_id, customer_id, created_at DESC, id DESC);
-- Finds links to expire, in all organizations.
CREATE INDEX customer_setup_links_active ON customer_setup_links (expires_at) WHERE status = 'active';

-- The setup link of a token. Reference table: the page of a link has only its token.
CREATE TABLE setup_link_tokens (
  hash bytea PRIMARY KEY CHECK (length(hash) = 32), -- SHA-256 of the token, which is not stored.
  organization_id text COLLATE "C" NOT NULL REFERENCES organizations (id), -- Owner.
  setup_link_id text COLLATE "C" NOT NULL -- The link.
);

-- A code of the provider's signup, which must be exchanged only once, whichever link it arrives by. Reference table.
CREATE TABLE signup_codes (
  hash bytea PRIMARY KEY CHECK (length(hash) = 32), -- SHA-256 of the code, which is not stored.
  organization_id text COLLATE "C" NOT NULL REFERENCES organizations (id), -- Owner.
  setup_link_id text COLLATE "C" NOT NULL, -- The link by which it arrived.
  started_at timestamptz NOT NULL, -- When the signup started.
  ended_at timestamptz, -- When it ended. Null: it is running, or its process has crashed.
  failure_reason text CHECK (failure_reason IN ( -- Why it failed. Null: it succeeded or is running.
    'user_cancelled', 'signup_error', 'token_exchange_failed', 'number_already_connected', 'registration_failed'
  ))
);
-- Finds running signups of a link.
CREATE INDEX signup_codes_running ON signup_codes (organization_id, setup_link_id) WHERE ended_at IS NULL;
