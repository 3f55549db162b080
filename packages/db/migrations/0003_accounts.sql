CREATE TABLE channel_accounts (
  organization_id text COLLATE "C" NOT NULL REFERENCES organizations (id),
  phone_number_id text COLLATE "C" NOT NULL CHECK (phone_number_id ~ '^[0-9]{6,20}$'),
  id text COLLATE "C" NOT NULL,
  team_id text COLLATE "C" NOT NULL,
  customer_id text COLLATE "C",
  phone_number text COLLATE "C",
  name text NOT NULL,
  waba_id text,
  status text NOT NULL DEFAULT 'connected' CHECK (status IN ('connected', 'disconnected', 'restricted')),
  verified boolean NOT NULL,
  quality_rating text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, phone_number_id),
  CONSTRAINT channel_accounts_id_key UNIQUE (organization_id, id),
  -- `from` may name an account by its number, so within an organization a number is one account.
  CONSTRAINT channel_accounts_phone_number_key UNIQUE (organization_id, phone_number),
  FOREIGN KEY (organization_id, team_id) REFERENCES teams (organization_id, id),
  FOREIGN KEY (organization_id, customer_id) REFERENCES customers (organization_id, id)
);
CREATE INDEX channel_accounts_list ON channel_accounts (organization_id, created_at DESC, id DESC);

-- Reference table: which organization a phone_number_id belongs to, for what the provider sends; and a phone_number_id
-- is connected once, whoever connects it.
CREATE TABLE phone_number_routes (
  phone_number_id text COLLATE "C" PRIMARY KEY,
  organization_id text COLLATE "C" NOT NULL REFERENCES organizations (id)
);
