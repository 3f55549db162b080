-- When, by the provider, what is known of an account came to be so: what was told of before, and comes late or once more, changes
-- nothing. In whole seconds, as the provider tells them.
ALTER TABLE channel_accounts
  -- The latest word on whether the service may act for it; a signup is one.
  ADD COLUMN connection_told_at timestamptz,
  -- The latest word on whether the provider restricts it.
  ADD COLUMN restriction_told_at timestamptz;
ALTER TABLE channel_accounts ALTER COLUMN connection_told_at SET DEFAULT date_trunc('second', clock_timestamp());

-- What the provider told of the status or category of a template since the last listing that was taken in: newer than a listing
-- that began before, also where that one is taken in later.
CREATE TABLE template_words (
  organization_id text COLLATE "C" NOT NULL,
  phone_number_id text COLLATE "C" NOT NULL,
  provider_template_id text COLLATE "C" NOT NULL,
  field text COLLATE "C" NOT NULL CHECK (field IN ('status', 'category')),
  -- The provider's own.
  word text NOT NULL,
  told_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, phone_number_id, provider_template_id, field),
  FOREIGN KEY (organization_id, phone_number_id) REFERENCES channel_accounts (organization_id, phone_number_id)
);
