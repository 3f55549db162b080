-- The inbox: webhooks of the provider as received, until all of their updates are processed. Reference table: only its updates name
-- their organizations, and one webhook can have updates of several.
CREATE TABLE provider_webhooks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, -- Order of arrival.
  body bytea NOT NULL, -- The body as received.
  phone_number_id text COLLATE "C" NOT NULL DEFAULT '', -- The number of its first update, for fair claims. Empty: none.
  is_history boolean NOT NULL DEFAULT false, -- Messages of the past, which are imported beside the inbox.
  received_at timestamptz NOT NULL DEFAULT clock_timestamp(), -- Time of arrival.
  attempt_count integer NOT NULL DEFAULT 0, -- Number of attempts so far.
  next_attempt_at timestamptz DEFAULT clock_timestamp(), -- Time of the next attempt. Null: it is abandoned.
  unconnected_phone_number_ids text[], -- The numbers of its updates that no account has yet. Connecting one makes it due.
  failure text, -- Why the last attempt failed.
  traceparent text, -- The span of the request. Null: not traced.
  CONSTRAINT provider_webhooks_check CHECK (next_attempt_at IS NOT NULL OR failure IS NOT NULL)
);
-- Not compressed, since most webhooks are deleted at once.
ALTER TABLE provider_webhooks ALTER COLUMN body SET STORAGE EXTERNAL;
-- Claims due webhooks, of each number in order of arrival.
CREATE INDEX provider_webhooks_due ON provider_webhooks (phone_number_id, next_attempt_at, id)
  WHERE next_attempt_at IS NOT NULL AND NOT is_history;
-- Finds what has become due, of whatever number, as that of deliveries does.
CREATE INDEX provider_webhooks_due_by_time ON provider_webhooks ((next_attempt_at AT TIME ZONE 'UTC'))
  WHERE (next_attempt_at AT TIME ZONE 'UTC') IS NOT NULL AND NOT is_history;
-- Claims due messages of the past.
CREATE INDEX provider_webhooks_history_due ON provider_webhooks (phone_number_id, next_attempt_at, id)
  WHERE next_attempt_at IS NOT NULL AND is_history;
-- Finds what has become due of them.
CREATE INDEX provider_webhooks_history_due_by_time ON provider_webhooks ((next_attempt_at AT TIME ZONE 'UTC'))
  WHERE (next_attempt_at AT TIME ZONE 'UTC') IS NOT NULL AND is_history;
-- Finds the webhooks that wait for a number when it is connected.
CREATE INDEX provider_webhooks_unconnected ON provider_webhooks USING gin (unconnected_phone_number_ids)
  WHERE next_attempt_at IS NOT NULL;
-- Finds abandoned webhooks to delete after a while; until then operators can examine them.
CREATE INDEX provider_webhooks_abandoned ON provider_webhooks (received_at) WHERE next_attempt_at IS NULL;

-- The processed updates of a webhook, written in the transaction of the update, so that each is processed once. Reference table.
CREATE TABLE provider_webhook_updates (
  webhook_id bigint NOT NULL REFERENCES provider_webhooks (id) ON DELETE CASCADE, -- The webhook.
  update_index integer NOT NULL, -- Index of the update in the webhook. Negative: -1 minus that of a report that was handed over to other cells.
  PRIMARY KEY (webhook_id, update_index)
);
