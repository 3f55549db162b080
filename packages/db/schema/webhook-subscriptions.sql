-- A webhook subscription. A deleted one keeps its row without secrets, because its deliveries name it.
CREATE TABLE webhook_subscriptions (
  organization_id text COLLATE "C" NOT NULL REFERENCES organizations (id), -- Owner.
  id text COLLATE "C" NOT NULL, -- The subscription's id.
  url text NOT NULL, -- URL of the receiver.
  description text, -- The organization's own description.
  event_types text[] NOT NULL CHECK (cardinality(event_types) > 0), -- Event types. `*`: all, including future ones.
  enabled boolean NOT NULL, -- Whether events are delivered.
  disabled_reason text, -- Why the service disabled it. Null: the organization did.
  failing_since timestamptz, -- First failure since the last success.
  phone_number_id text COLLATE "C", -- Only events of this account.
  customer_id text COLLATE "C", -- Only events of this customer's accounts.
  label_ids text[], -- Only events about conversations with one of these labels. A deleted label matches none.
  message_types text[], -- Only events about messages of these types.
  direction text CHECK (direction IN ('inbound', 'outbound')), -- Only events about messages of this direction.
  thin_payload boolean NOT NULL DEFAULT false, -- Whether only ids, the type and the time are sent.
  ordering text NOT NULL DEFAULT 'none' CHECK (ordering IN ('none', 'conversation')), -- Whether events of a conversation are sent one after the other.
  buffer json, -- How received messages of a conversation are grouped. Null: each is sent by itself.
  header_names text[] NOT NULL DEFAULT '{}', -- Names of its own headers, in lower case.
  has_basic_auth boolean NOT NULL DEFAULT false, -- Whether it has basic authentication.
  created_at timestamptz NOT NULL DEFAULT now(), -- Time of creation.
  updated_at timestamptz NOT NULL DEFAULT now(), -- Time of the last change.
  deleted_at timestamptz, -- Time of its deletion.
  PRIMARY KEY (organization_id, id),
  FOREIGN KEY (organization_id, phone_number_id) REFERENCES channel_accounts (organization_id, phone_number_id),
  FOREIGN KEY (organization_id, customer_id) REFERENCES customers (organization_id, id),
  CHECK (disabled_reason IS NULL OR NOT enabled)
);
-- Lists subscriptions, newest first.
CREATE INDEX webhook_subscriptions_list ON webhook_subscriptions (organization_id, created_at DESC, id DESC)
  WHERE deleted_at IS NULL;
-- Counts subscriptions that do not work.
CREATE INDEX webhook_subscriptions_broken ON webhook_subscriptions (organization_id, id)
  WHERE deleted_at IS NULL AND (failing_since IS NOT NULL OR disabled_reason IS NOT NULL);

-- A secret that signs the deliveries of a subscription.
CREATE TABLE webhook_secrets (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  subscription_id text COLLATE "C" NOT NULL, -- The subscription.
  id text COLLATE "C" NOT NULL, -- The secret's id.
  key_id text COLLATE "C" NOT NULL, -- The encryption key, derived from CHANNEL_SECRET.
  sealed bytea NOT NULL, -- The secret, encrypted.
  hint text NOT NULL, -- Last characters of the secret, to show.
  created_at timestamptz NOT NULL DEFAULT now(), -- Time of creation.
  expires_at timestamptz, -- End of its use. Null: none.
  PRIMARY KEY (organization_id, subscription_id, id),
  FOREIGN KEY (organization_id, subscription_id) REFERENCES webhook_subscriptions (organization_id, id)
);

-- The values of the headers of a subscription, if it has own headers or basic authentication.
CREATE TABLE webhook_headers (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  subscription_id text COLLATE "C" NOT NULL, -- The subscription.
  key_id text COLLATE "C" NOT NULL, -- The encryption key, derived from CHANNEL_SECRET.
  sealed bytea NOT NULL, -- The headers, encrypted JSON.
  PRIMARY KEY (organization_id, subscription_id),
  FOREIGN KEY (organization_id, subscription_id) REFERENCES webhook_subscriptions (organization_id, id)
);
