ALTER TABLE contacts
  -- When, by the provider, the contact last said whether it wants any: what was said before counts no more.
  ADD COLUMN marketing_told_at timestamptz,
  -- When, by the provider, number or user id last became what they are: what was said before changes neither.
  ADD COLUMN identity_told_at timestamptz;
