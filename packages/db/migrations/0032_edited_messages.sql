-- When, by the provider, the text last became what it is.
ALTER TABLE messages ADD COLUMN edited_at timestamptz;
