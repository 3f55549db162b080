-- Reference tables: a sign-in starts with an email address, and later requests have only a session token. packages/sign-in maps
-- them to the models of better-auth.

-- Someone who may sign in to the dashboard, to one organization or several. Reference table.
CREATE TABLE sign_in_users (
  id text COLLATE "C" PRIMARY KEY, -- The id of the user in the first organization.
  email text NOT NULL CONSTRAINT sign_in_users_email_key UNIQUE CHECK (email = lower(email)), -- Lower case.
  name text NOT NULL, -- Display name.
  email_verified boolean NOT NULL DEFAULT false, -- Whether the user has proved to own the address.
  address_proved boolean NOT NULL DEFAULT true, -- False: the link of an owner's invitation was shown to the owner, who may have accepted it instead.
  image text, -- URL of a picture.
  two_factor_enabled boolean NOT NULL DEFAULT false, -- Whether sign-in requires a second factor.
  created_at timestamptz NOT NULL DEFAULT now(), -- Time of creation.
  updated_at timestamptz NOT NULL DEFAULT now() -- Time of the last change.
);

-- A user of an organization who may sign in to its dashboard. Reference table.
CREATE TABLE members (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  id text COLLATE "C" NOT NULL, -- The id of the same user in users.
  sign_in_id text COLLATE "C" NOT NULL REFERENCES sign_in_users (id), -- Who signs in.
  role text NOT NULL CHECK (role IN ('owner', 'member', 'read_only')), -- The user's role, which determines the allowed operations.
  opened_at timestamptz NOT NULL DEFAULT clock_timestamp(), -- When the user has last opened the organization.
  created_at timestamptz NOT NULL DEFAULT now(), -- Time of creation.
  updated_at timestamptz NOT NULL DEFAULT now(), -- Time of the last change.
  PRIMARY KEY (organization_id, id),
  CONSTRAINT members_sign_in_key UNIQUE (sign_in_id, organization_id), -- Allows one membership per organization.
  FOREIGN KEY (organization_id, id) REFERENCES users (organization_id, id)
);
-- Lists the members of an organization, newest first.
CREATE INDEX members_list ON members (organization_id, created_at DESC, id DESC);

-- A signed-in browser. Reference table.
CREATE TABLE sign_in_sessions (
  id text COLLATE "C" PRIMARY KEY, -- The session's id.
  token text COLLATE "C" NOT NULL CONSTRAINT sign_in_sessions_token_key UNIQUE, -- SHA-256 of the token in the cookie.
  user_id text COLLATE "C" NOT NULL REFERENCES sign_in_users (id) ON DELETE CASCADE, -- The signed-in user.
  active_organization_id text COLLATE "C", -- The organization that is open. Null, or one that the user has left: the last one opened.
  second_factor boolean NOT NULL DEFAULT false, -- Whether the user proved a second factor when it began.
  expires_at timestamptz NOT NULL, -- End of the session unless it is used again.
  ip_address text, -- Address of the browser at sign-in.
  user_agent text, -- User agent of the browser at sign-in.
  created_at timestamptz NOT NULL DEFAULT now(), -- Time of the sign-in.
  updated_at timestamptz NOT NULL DEFAULT now() -- Time of the last renewal.
);
-- Lists the sessions of a user, newest first.
CREATE INDEX sign_in_sessions_user ON sign_in_sessions (user_id, created_at DESC, id DESC);
-- Finds expired sessions to delete.
CREATE INDEX sign_in_sessions_expires ON sign_in_sessions (expires_at);

-- A sign-in method of a user: a password or an identity provider. Reference table.
CREATE TABLE sign_in_accounts (
  id text COLLATE "C" PRIMARY KEY, -- The row's id.
  user_id text COLLATE "C" NOT NULL REFERENCES sign_in_users (id) ON DELETE CASCADE, -- The user.
  provider_id text COLLATE "C" NOT NULL, -- `credential` for a password, otherwise the identity provider.
  account_id text COLLATE "C" NOT NULL, -- The user's id at the provider.
  password text, -- scrypt hash.
  access_token text, -- Token of the identity provider.
  refresh_token text, -- Token of the identity provider.
  id_token text, -- Token of the identity provider.
  access_token_expires_at timestamptz, -- Expiry of access_token.
  refresh_token_expires_at timestamptz, -- Expiry of refresh_token.
  scope text, -- Scopes granted by the identity provider.
  created_at timestamptz NOT NULL DEFAULT now(), -- Time of creation.
  updated_at timestamptz NOT NULL DEFAULT now(), -- Time of the last change.
  CONSTRAINT sign_in_accounts_key UNIQUE (provider_id, account_id) -- An identity signs in to one user.
);
-- Finds the accounts of a user.
CREATE INDEX sign_in_accounts_user ON sign_in_accounts (user_id);

-- Short-lived values: the state of a sign-in through an identity provider, the second step of a sign-in. Reference table.
CREATE TABLE sign_in_verifications (
  id text COLLATE "C" PRIMARY KEY, -- The row's id.
  identifier text COLLATE "C" NOT NULL, -- Purpose of the value, and the key by which it is found.
  value text NOT NULL, -- The value.
  expires_at timestamptz NOT NULL, -- End of its validity.
  created_at timestamptz NOT NULL DEFAULT now(), -- Time of creation.
  updated_at timestamptz NOT NULL DEFAULT now() -- Time of the last change.
);
-- Finds a value.
CREATE INDEX sign_in_verifications_identifier ON sign_in_verifications (identifier);
-- Finds expired values to delete.
CREATE INDEX sign_in_verifications_expires ON sign_in_verifications (expires_at);

-- The second factor of a user. Secret and codes are encrypted with a key derived from CHANNEL_SECRET. Reference table.
CREATE TABLE sign_in_two_factors (
  id text COLLATE "C" PRIMARY KEY, -- The row's id.
  user_id text COLLATE "C" NOT NULL REFERENCES sign_in_users (id) ON DELETE CASCADE, -- The user.
  secret text NOT NULL, -- TOTP secret, encrypted.
  backup_codes text NOT NULL, -- Unused backup codes, encrypted.
  verified boolean NOT NULL DEFAULT false, -- Whether the user has entered a first code.
  failed_verification_count integer NOT NULL DEFAULT 0, -- Wrong codes in a row.
  locked_until timestamptz, -- No code is accepted before this time.
  CONSTRAINT sign_in_two_factors_user_key UNIQUE (user_id) -- Allows one second factor per user.
);

-- A passkey (WebAuthn) of a user. Reference table.
CREATE TABLE sign_in_passkeys (
  id text COLLATE "C" PRIMARY KEY, -- The passkey's id.
  user_id text COLLATE "C" NOT NULL REFERENCES sign_in_users (id) ON DELETE CASCADE, -- The user.
  name text NOT NULL, -- Name that the user has given it.
  credential_id text COLLATE "C" NOT NULL CONSTRAINT sign_in_passkeys_credential_key UNIQUE, -- The authenticator's id of it.
  public_key text NOT NULL, -- Public key, in base64.
  counter bigint NOT NULL, -- Signatures of the authenticator. One that goes back is a copy, and is refused.
  device_type text NOT NULL, -- `singleDevice` or `multiDevice`.
  backed_up boolean NOT NULL, -- Whether it was copied to other devices when it was added.
  transports text, -- How browsers reach the authenticator, separated by commas.
  aaguid text, -- Model of the authenticator.
  last_used_at timestamptz, -- Time of the last sign-in.
  created_at timestamptz NOT NULL DEFAULT now() -- Time of creation.
);
-- Lists the passkeys of a user, newest first.
CREATE INDEX sign_in_passkeys_user ON sign_in_passkeys (user_id, created_at DESC, id DESC);

-- An invitation or a password reset, opened by a link with a token. Reference table.
CREATE TABLE sign_in_links (
  id text COLLATE "C" PRIMARY KEY, -- The link's id.
  organization_id text COLLATE "C" NOT NULL REFERENCES organizations (id), -- Owner.
  hash bytea NOT NULL CONSTRAINT sign_in_links_hash_key UNIQUE CHECK (length(hash) = 32), -- SHA-256 of the token, which is not stored.
  purpose text NOT NULL CHECK (purpose IN ('invitation', 'password_reset')), -- Purpose of the link.
  email text NOT NULL, -- Address of the invited or known user, in lower case.
  role text CHECK (role IN ('owner', 'member', 'read_only')), -- Role of an invited user.
  created_by text COLLATE "C", -- The user who created it. Null: an operator, or a user who forgot the password.
  mailed_at timestamptz, -- When it was sent by mail, so that its creator has not seen it.
  expires_at timestamptz NOT NULL, -- End of its validity.
  used_at timestamptz, -- Time of its use; a link works once.
  revoked_at timestamptz, -- Time of its revocation.
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(), -- Time of creation.
  CHECK ((purpose = 'invitation') = (role IS NOT NULL))
);
-- Lists the invitations of an organization, newest first.
CREATE INDEX sign_in_links_list ON sign_in_links (organization_id, purpose, created_at DESC, id DESC);
