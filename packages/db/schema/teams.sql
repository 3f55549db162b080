-- A team of an organization. Accounts, contacts and labels belong to one.
CREATE TABLE teams (
  organization_id text COLLATE "C" NOT NULL REFERENCES organizations (id), -- Owner.
  id text COLLATE "C" NOT NULL, -- The team's id.
  name text NOT NULL, -- Display name.
  created_at timestamptz NOT NULL DEFAULT now(), -- Time of creation.
  updated_at timestamptz NOT NULL DEFAULT now(), -- Time of the last change.
  PRIMARY KEY (organization_id, id)
);
