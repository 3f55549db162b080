-- An organization: the tenant that owns all other data. Reference table.
CREATE TABLE organizations (
  id text COLLATE "C" PRIMARY KEY, -- The organization's id.
  name text NOT NULL, -- Display name.
  plan text NOT NULL DEFAULT 'standard' CHECK (plan IN ('standard', 'platform')), -- `platform` may have customers and setup links.
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'trial_ended', 'inactive')), -- State of the subscription. Sending and platform features require `active`.
  require_consent boolean NOT NULL DEFAULT false, -- Whether marketing messages are refused after the contact has opted out.
  monthly_messages integer CHECK (monthly_messages >= 0), -- Max messages sent in a calendar month. Null: no limit.
  max_webhook_subscriptions integer DEFAULT 100 CHECK (max_webhook_subscriptions >= 0), -- Max webhook subscriptions. Null: no limit.
  window_closing_minutes integer CHECK (window_closing_minutes BETWEEN 1 AND 1439), -- How long before a window closes this is reported. Null: it is not.
  require_second_factor boolean NOT NULL DEFAULT false, -- Whether its members must sign in to the dashboard with a second factor.
  public_message_links boolean NOT NULL DEFAULT true, -- Whether public links to messages may be created, and work.
  delivery_retention_days integer DEFAULT 30 CHECK (delivery_retention_days > 0), -- Days to keep finished deliveries. Null: forever.
  message_retention_days integer CHECK (message_retention_days > 0), -- Days to keep messages. Null: forever.
  media_retention_days integer CHECK (media_retention_days > 0), -- Days to keep media files. Null: forever.
  created_at timestamptz NOT NULL DEFAULT now(), -- Time of creation.
  updated_at timestamptz NOT NULL DEFAULT now() -- Time of the last change.
);

-- The appearance of an organization's setup pages.
CREATE TABLE organization_brands (
  organization_id text COLLATE "C" PRIMARY KEY REFERENCES organizations (id), -- Owner.
  color text CHECK (color ~ '^#[0-9a-f]{6}$'), -- Accent color. Null: the default.
  logo bytea CHECK (length(logo) <= 65536), -- The image itself, so that the pages load nothing from another server.
  logo_type text CHECK (logo_type IN ('image/png', 'image/jpeg', 'image/webp')), -- Media type of the logo.
  updated_at timestamptz NOT NULL DEFAULT now(), -- Time of the last change.
  CHECK ((logo IS NULL) = (logo_type IS NULL))
);

-- The number of messages sent in a month, for organizations with a monthly limit.
CREATE TABLE message_usage (
  organization_id text COLLATE "C" NOT NULL REFERENCES organizations (id), -- Owner.
  month date NOT NULL, -- First day of the month, UTC.
  sent integer NOT NULL CHECK (sent >= 0), -- Number of messages.
  PRIMARY KEY (organization_id, month)
);

-- The deletion of an organization. It stays, without personal data. Reference table.
CREATE TABLE organization_deletions (
  organization_id text COLLATE "C" PRIMARY KEY, -- The organization. No foreign key, because the row outlives it.
  removed json NOT NULL DEFAULT '{}', -- Number of removed rows by table, and of files.
  started_at timestamptz NOT NULL DEFAULT clock_timestamp(), -- When the organization was stopped.
  finished_at timestamptz -- When nothing was left. Null: the deletion is not complete.
);
