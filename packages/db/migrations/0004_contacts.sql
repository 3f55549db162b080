-- Search by parts of names and e-mail addresses needs trigram indexes.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION
  WHEN insufficient_privilege THEN
    RAISE EXCEPTION 'the database role % may not create the extension pg_trgm in database %', current_user, current_database()
      USING HINT = 'Let an administrator run CREATE EXTENSION pg_trgm in this database, then migrate again.',
            ERRCODE = 'insufficient_privilege';
  WHEN undefined_file OR feature_not_supported THEN
    RAISE EXCEPTION 'this PostgreSQL server does not offer the extension pg_trgm'
      USING HINT = 'Install PostgreSQL''s contrib modules (often a package postgresql-contrib), then migrate again.',
            ERRCODE = 'feature_not_supported';
END
$$;

CREATE TABLE contacts (
  organization_id text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  phone_number_id text COLLATE "C" NOT NULL,
  team_id text COLLATE "C" NOT NULL,
  phone_number text COLLATE "C",
  bsuid text COLLATE "C",
  parent_bsuid text COLLATE "C",
  username text,
  name text,
  email text,
  -- json, not jsonb: it comes back as it was sent, with the order of its keys.
  metadata json,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, id),
  CONSTRAINT contacts_phone_number_key UNIQUE (organization_id, phone_number_id, phone_number),
  FOREIGN KEY (organization_id, phone_number_id) REFERENCES channel_accounts (organization_id, phone_number_id),
  FOREIGN KEY (organization_id, team_id) REFERENCES teams (organization_id, id),
  CHECK (phone_number IS NOT NULL OR bsuid IS NOT NULL)
);
CREATE INDEX contacts_list ON contacts (organization_id, phone_number_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX contacts_bsuid_key ON contacts (organization_id, phone_number_id, bsuid) WHERE bsuid IS NOT NULL;
CREATE INDEX contacts_username ON contacts (organization_id, phone_number_id, lower(username), created_at DESC, id DESC)
  WHERE username IS NOT NULL;
CREATE INDEX contacts_search ON contacts USING gin (name gin_trgm_ops, email gin_trgm_ops);
