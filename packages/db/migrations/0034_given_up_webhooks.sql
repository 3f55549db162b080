-- What was given up is kept for a while, for whoever looks into it, and then removed.
CREATE INDEX provider_webhooks_given_up ON provider_webhooks (received_at) WHERE next_attempt_at IS NULL;
