-- The message templates that the provider had at the last sync. Those that it no longer has are gone here too.
CREATE TABLE templates (
  organization_id text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  phone_number_id text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  language text COLLATE "C" NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'approved', 'rejected')),
  provider_status text NOT NULL,
  category text CHECK (category IN ('MARKETING', 'UTILITY', 'AUTHENTICATION')),
  content text NOT NULL,
  variables text[] NOT NULL,
  -- json, not jsonb: it comes back as the provider sent it, with the order of its keys.
  components json NOT NULL,
  provider_template_id text COLLATE "C",
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, id),
  CONSTRAINT templates_name_key UNIQUE (organization_id, phone_number_id, name, language),
  FOREIGN KEY (organization_id, phone_number_id) REFERENCES channel_accounts (organization_id, phone_number_id)
);
CREATE INDEX templates_list ON templates (organization_id, phone_number_id, created_at DESC, id DESC);
CREATE INDEX templates_status_list ON templates (organization_id, phone_number_id, status, created_at DESC, id DESC);
CREATE INDEX templates_category_list ON templates (organization_id, phone_number_id, category, created_at DESC, id DESC);
CREATE INDEX templates_language_list ON templates (organization_id, phone_number_id, language, created_at DESC, id DESC);

-- When the listing began that an account's templates are from. A sync takes its row's lock, and one whose listing began
-- earlier changes nothing: it would bring back what has changed since.
CREATE TABLE template_syncs (
  organization_id text COLLATE "C" NOT NULL,
  phone_number_id text COLLATE "C" NOT NULL,
  listed_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, phone_number_id),
  FOREIGN KEY (organization_id, phone_number_id) REFERENCES channel_accounts (organization_id, phone_number_id)
);

-- The token that opens an account at the provider, encrypted; packages/core/src/sealing.ts tells how.
CREATE TABLE provider_authorizations (
  organization_id text COLLATE "C" NOT NULL,
  phone_number_id text COLLATE "C" NOT NULL,
  secret_id text COLLATE "C" NOT NULL,
  sealed bytea NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, phone_number_id),
  FOREIGN KEY (organization_id, phone_number_id) REFERENCES channel_accounts (organization_id, phone_number_id)
);
