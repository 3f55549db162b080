-- A customer of an organization on the platform plan, who owns accounts.
CREATE TABLE customers (
  organization_id text COLLATE "C" NOT NULL REFERENCES organizations (id), -- Owner.
  id text COLLATE "C" NOT NULL, -- The customer's id.
  name text NOT NULL, -- Display name.
  external_id text, -- The organization's own id of the customer.
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'suspended')), -- Status.
  metadata json, -- The organization's own data.
  created_at timestamptz NOT NULL DEFAULT now(), -- Time of creation.
  updated_at timestamptz NOT NULL DEFAULT now(), -- Time of the last change.
  PRIMARY KEY (organization_id, id)
);
-- Lists customers, newest first.
CREATE INDEX customers_list ON customers (organization_id, created_at DESC, id DESC);
