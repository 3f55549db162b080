-- An account: a phone number at the provider.
CREATE TABLE channel_accounts (
  organization_id text COLLATE "C" NOT NULL REFERENCES organizations (id), -- Owner.
  phone_number_id text COLLATE "C" NOT NULL CHECK (phone_number_id ~ '^[0-9]{6,20}$'), -- The provider's id of the number.
  id text COLLATE "C" NOT NULL, -- The account's id.
  team_id text COLLATE "C" NOT NULL, -- The team that owns it.
  customer_id text COLLATE "C", -- The customer who owns it, if any.
  phone_number text COLLATE "C", -- The number in E.164.
  name text NOT NULL, -- Display name.
  waba_id text, -- The provider's id of the business account.
  status text NOT NULL DEFAULT 'connected' CHECK (status IN ('connected', 'disconnected', 'restricted')), -- Whether it can be used.
  account_restricted boolean NOT NULL DEFAULT false, -- While `restricted`: the provider restricts the business account.
  authorization_refused boolean NOT NULL DEFAULT false, -- While `restricted`: the provider refused the token at the last call.
  verified boolean NOT NULL, -- Whether the provider has verified the business.
  quality_rating text, -- The provider's rating of the number.
  messaging_limit text, -- The provider's limit of conversations that the business begins, such as TIER_2K.
  name_status text, -- The provider's decision about the display name.
  restrictions json NOT NULL DEFAULT '[]', -- What the provider has restricted, and until when. Reads leave out what has ended.
  restricted_until timestamptz, -- When `account_restricted` ends without another report. Null: not known.
  alerts json NOT NULL DEFAULT '[]', -- The latest alerts of the provider, newest first.
  in_business_app boolean NOT NULL DEFAULT false, -- Also used in the provider's app: never registered, and sends slower.
  history_sync json, -- The import of the history of a number in the app, as the account shows it.
  offboarded_at timestamptz, -- While `disconnected`: when a changed phone ended the link to the provider's app, which can renew it.
  connection_reported_at timestamptz DEFAULT date_trunc('second', clock_timestamp()), -- Latest report, or signup, about the connection.
  restriction_reported_at timestamptz, -- Latest report about restrictions, in whole seconds of the provider; older ones are ignored.
  created_at timestamptz NOT NULL DEFAULT now(), -- Time of creation.
  updated_at timestamptz NOT NULL DEFAULT now(), -- Time of the last change.
  PRIMARY KEY (organization_id, phone_number_id),
  CONSTRAINT channel_accounts_id_key UNIQUE (organization_id, id), -- Finds an account by its id.
  CONSTRAINT channel_accounts_phone_number_key UNIQUE (organization_id, phone_number), -- `from` may name an account by its number.
  FOREIGN KEY (organization_id, team_id) REFERENCES teams (organization_id, id),
  FOREIGN KEY (organization_id, customer_id) REFERENCES customers (organization_id, id)
);
-- Lists accounts, newest first.
CREATE INDEX channel_accounts_list ON channel_accounts (organization_id, created_at DESC, id DESC);
-- Finds all numbers of a business account, in any organization, for the provider's reports about it.
CREATE INDEX channel_accounts_waba ON channel_accounts (waba_id) WHERE waba_id IS NOT NULL;

-- The organization of a phone number, to assign the provider's webhooks, and to allow one connection per number. Reference table.
CREATE TABLE phone_number_routes (
  phone_number_id text COLLATE "C" PRIMARY KEY, -- The provider's id of the number.
  organization_id text COLLATE "C" NOT NULL REFERENCES organizations (id) -- Owner.
);

-- A number whose organization was deleted. Its webhooks are dropped until an organization connects it again. Reference table.
CREATE TABLE released_numbers (
  phone_number_id text COLLATE "C" PRIMARY KEY, -- The provider's id of the number.
  released_at timestamptz NOT NULL DEFAULT clock_timestamp() -- When its account was stopped.
);

-- The token with which the service calls the provider for an account.
CREATE TABLE provider_authorizations (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  phone_number_id text COLLATE "C" NOT NULL, -- The account.
  key_id text COLLATE "C" NOT NULL, -- The encryption key, derived from CHANNEL_SECRET.
  sealed bytea NOT NULL, -- The token, encrypted.
  updated_at timestamptz NOT NULL DEFAULT now(), -- Time of the last change.
  PRIMARY KEY (organization_id, phone_number_id),
  FOREIGN KEY (organization_id, phone_number_id) REFERENCES channel_accounts (organization_id, phone_number_id)
);

-- The six-digit PIN with which a number was registered at the provider. The next registration needs the same one.
CREATE TABLE number_pins (
  organization_id text COLLATE "C" NOT NULL REFERENCES organizations (id), -- Owner.
  phone_number_id text COLLATE "C" NOT NULL, -- The number.
  key_id text COLLATE "C" NOT NULL, -- The encryption key, derived from CHANNEL_SECRET.
  sealed bytea NOT NULL, -- The PIN, encrypted.
  created_at timestamptz NOT NULL DEFAULT now(), -- Time of creation.
  PRIMARY KEY (organization_id, phone_number_id)
);

-- A queue of numbers whose quality rating must be read from the provider: its webhook does not contain the new value.
CREATE TABLE quality_checks (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  phone_number_id text COLLATE "C" NOT NULL, -- The account.
  due_at timestamptz NOT NULL DEFAULT clock_timestamp(), -- Time of the next attempt; in the future while a worker has it.
  attempt_count integer NOT NULL DEFAULT 0, -- Number of attempts so far.
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(), -- Time of creation.
  PRIMARY KEY (organization_id, phone_number_id),
  FOREIGN KEY (organization_id, phone_number_id) REFERENCES channel_accounts (organization_id, phone_number_id)
);
-- Claims due checks, of each organization in turn.
CREATE INDEX quality_checks_due ON quality_checks (organization_id, due_at);

-- A queue of numbers in the provider's app whose contacts and history must be requested from the provider, once each.
CREATE TABLE sync_requests (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  phone_number_id text COLLATE "C" NOT NULL, -- The account.
  step text NOT NULL DEFAULT 'contacts' CHECK (step IN ('contacts', 'history')), -- What to request next.
  due_at timestamptz NOT NULL DEFAULT clock_timestamp(), -- Time of the next attempt; in the future while a worker has it.
  attempt_count integer NOT NULL DEFAULT 0, -- Number of attempts of this step so far.
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(), -- Time of creation.
  PRIMARY KEY (organization_id, phone_number_id),
  FOREIGN KEY (organization_id, phone_number_id) REFERENCES channel_accounts (organization_id, phone_number_id)
);
-- Claims due requests, of each organization in turn.
CREATE INDEX sync_requests_due ON sync_requests (organization_id, due_at);

-- The address book of a phone whose number is in the provider's app. It names contacts that are created later.
CREATE TABLE address_book_names (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  phone_number_id text COLLATE "C" NOT NULL, -- The account.
  phone_number text COLLATE "C" NOT NULL, -- Number in E.164 of the named one.
  name text NOT NULL, -- Name.
  PRIMARY KEY (organization_id, phone_number_id, phone_number),
  FOREIGN KEY (organization_id, phone_number_id) REFERENCES channel_accounts (organization_id, phone_number_id)
);
