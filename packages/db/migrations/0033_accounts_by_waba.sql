-- What the provider tells of a business account is about all numbers of it, whoever has them.
CREATE INDEX channel_accounts_waba ON channel_accounts (waba_id) WHERE waba_id IS NOT NULL;
