-- oldest-compatible: 0070
-- Reference tables: a request to sign in brings nothing but an email address, and a later one nothing but the token of its
-- session. packages/sign-in reads and writes them.

-- The users who may sign in to the dashboard. A user who may not is only an assignee, and has just a row in users.
CREATE TABLE sign_in_users (
  id text COLLATE "C" PRIMARY KEY,
  organization_id text COLLATE "C" NOT NULL,
  role text NOT NULL CHECK (role IN ('owner', 'member', 'read_only')),
  -- In lower case. One address signs in to one organization.
  email text NOT NULL CONSTRAINT sign_in_users_email_key UNIQUE CHECK (email = lower(email)),
  name text NOT NULL,
  email_verified boolean NOT NULL DEFAULT false,
  image text,
  two_factor_enabled boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (organization_id, id) REFERENCES users (organization_id, id)
);
CREATE INDEX sign_in_users_list ON sign_in_users (organization_id, created_at DESC, id DESC);

CREATE TABLE sign_in_sessions (
  id text COLLATE "C" PRIMARY KEY,
  -- The cookie has it with a signature, so a copy of the table is no sign-in.
  token text COLLATE "C" NOT NULL CONSTRAINT sign_in_sessions_token_key UNIQUE,
  user_id text COLLATE "C" NOT NULL REFERENCES sign_in_users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sign_in_sessions_user ON sign_in_sessions (user_id, created_at DESC, id DESC);
CREATE INDEX sign_in_sessions_expires ON sign_in_sessions (expires_at);

-- How a user signs in: with a password (provider_id credential), or through a provider of identities.
CREATE TABLE sign_in_accounts (
  id text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES sign_in_users (id) ON DELETE CASCADE,
  provider_id text COLLATE "C" NOT NULL,
  account_id text COLLATE "C" NOT NULL,
  -- A scrypt hash.
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT sign_in_accounts_key UNIQUE (provider_id, account_id)
);
CREATE INDEX sign_in_accounts_user ON sign_in_accounts (user_id);

-- Short-lived values: the state of a sign-in through a provider of identities, the second step of one with two factors.
CREATE TABLE sign_in_verifications (
  id text COLLATE "C" PRIMARY KEY,
  identifier text COLLATE "C" NOT NULL,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sign_in_verifications_identifier ON sign_in_verifications (identifier);

-- Encrypted with a key derived from CHANNEL_SECRET.
CREATE TABLE sign_in_two_factors (
  id text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL CONSTRAINT sign_in_two_factors_user_key UNIQUE
    REFERENCES sign_in_users (id) ON DELETE CASCADE,
  secret text NOT NULL,
  backup_codes text NOT NULL,
  verified boolean NOT NULL DEFAULT false,
  failed_verification_count integer NOT NULL DEFAULT 0,
  locked_until timestamptz
);
