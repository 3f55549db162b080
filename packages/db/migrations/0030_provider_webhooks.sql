-- What the provider sent, as it came, until all of it is done. An inbox that belongs to no organization yet: whose an update
-- is, is found out when it is read, and the updates of one webhook may be of several.
CREATE TABLE provider_webhooks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  body bytea NOT NULL,
  received_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  attempt_count integer NOT NULL DEFAULT 0,
  -- Null: it is not tried again; failure tells why.
  next_attempt_at timestamptz DEFAULT clock_timestamp(),
  -- The numbers that its updates are about and that nobody has connected yet.
  waits_for text[],
  failure text,
  CHECK (next_attempt_at IS NOT NULL OR failure IS NOT NULL)
);
-- Kept for moments only: not worth being compressed.
ALTER TABLE provider_webhooks ALTER COLUMN body SET STORAGE EXTERNAL;
CREATE INDEX provider_webhooks_due ON provider_webhooks (next_attempt_at, id) WHERE next_attempt_at IS NOT NULL;
CREATE INDEX provider_webhooks_waiting ON provider_webhooks USING gin (waits_for) WHERE next_attempt_at IS NOT NULL;

-- The updates of a webhook that are done, by their place in it: written in the transaction of the update, so that none is
-- done twice, whoever dies when.
CREATE TABLE provider_webhook_updates (
  webhook_id bigint NOT NULL REFERENCES provider_webhooks (id) ON DELETE CASCADE,
  place integer NOT NULL,
  PRIMARY KEY (webhook_id, place)
);
