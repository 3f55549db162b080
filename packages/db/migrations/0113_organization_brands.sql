-- oldest-compatible: 0070
-- How the setup pages of an organization look.
CREATE TABLE organization_brands (
  organization_id text COLLATE "C" PRIMARY KEY REFERENCES organizations (id),
  color text CHECK (color ~ '^#[0-9a-f]{6}$'),
  -- The bytes of a small picture, so that the pages need nothing from another server.
  logo bytea CHECK (length(logo) <= 65536),
  logo_type text CHECK (logo_type IN ('image/png', 'image/jpeg', 'image/webp')),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((logo IS NULL) = (logo_type IS NULL))
);
