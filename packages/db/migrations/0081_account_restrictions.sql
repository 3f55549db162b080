-- oldest-compatible: 0070
-- Why an account is `restricted`: both can be true at a time. Programs that do not know these columns write `status` alone,
-- so `status` decides where they disagree.
ALTER TABLE channel_accounts
  -- The provider restricts the business account.
  ADD COLUMN account_restricted boolean NOT NULL DEFAULT false,
  -- The provider refused the token of the account at the last call.
  ADD COLUMN authorization_refused boolean NOT NULL DEFAULT false;
UPDATE channel_accounts SET account_restricted = true WHERE status = 'restricted';

-- Numbers whose quality rating the provider is to be asked for: its webhook says that something changed, not what it is now.
CREATE TABLE quality_checks (
  organization_id text COLLATE "C" NOT NULL,
  phone_number_id text COLLATE "C" NOT NULL,
  -- When the provider is asked; ahead while a worker does so.
  due_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  attempt_count integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (organization_id, phone_number_id),
  FOREIGN KEY (organization_id, phone_number_id) REFERENCES channel_accounts (organization_id, phone_number_id)
);
CREATE INDEX quality_checks_due ON quality_checks (due_at);
