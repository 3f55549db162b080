-- Every table but the reference tables has organization_id first in every key, so that the data can be distributed by it.
-- Reference tables are small, or are looked up before the organization is known; every node has them whole.

-- Reference table.
CREATE TABLE organizations (
  id text COLLATE "C" PRIMARY KEY,
  name text NOT NULL,
  plan text NOT NULL DEFAULT 'standard' CHECK (plan IN ('standard', 'platform')),
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'trial_ended', 'inactive')),
  require_consent boolean NOT NULL DEFAULT false,
  -- Messages that may be sent in a calendar month; null: as many as they like.
  monthly_messages integer CHECK (monthly_messages >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE teams (
  organization_id text COLLATE "C" NOT NULL REFERENCES organizations (id),
  id text COLLATE "C" NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, id)
);

CREATE TABLE users (
  organization_id text COLLATE "C" NOT NULL REFERENCES organizations (id),
  id text COLLATE "C" NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, id)
);
CREATE UNIQUE INDEX users_email_key ON users (organization_id, lower(email));

CREATE TABLE customers (
  organization_id text COLLATE "C" NOT NULL REFERENCES organizations (id),
  id text COLLATE "C" NOT NULL,
  name text NOT NULL,
  external_id text,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'suspended')),
  -- json, not jsonb: it comes back as it was sent, with the order of its keys.
  metadata json,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, id)
);
CREATE INDEX customers_list ON customers (organization_id, created_at DESC, id DESC);
