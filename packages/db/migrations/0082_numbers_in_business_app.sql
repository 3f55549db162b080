-- oldest-compatible: 0070
-- Whether the number is used in the provider's business app too. Such a number was never registered, and the provider
-- accepts fewer messages a second from it.
ALTER TABLE channel_accounts ADD COLUMN in_business_app boolean NOT NULL DEFAULT false;
