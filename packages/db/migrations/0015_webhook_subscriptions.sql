-- A deleted subscription stays as a row without secrets: its deliveries can still be read, and name it.
CREATE TABLE webhook_subscriptions (
  organization_id text COLLATE "C" NOT NULL REFERENCES organizations (id),
  id text COLLATE "C" NOT NULL,
  url text NOT NULL,
  description text,
  -- '{*}': all of them, those of types to come too.
  event_types text[] NOT NULL CHECK (cardinality(event_types) > 0),
  enabled boolean NOT NULL,
  -- Why the service disabled it; null when the customer did.
  disabled_reason text,
  phone_number_id text COLLATE "C",
  customer_id text COLLATE "C",
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  PRIMARY KEY (organization_id, id),
  FOREIGN KEY (organization_id, phone_number_id) REFERENCES channel_accounts (organization_id, phone_number_id),
  FOREIGN KEY (organization_id, customer_id) REFERENCES customers (organization_id, id),
  CHECK (disabled_reason IS NULL OR NOT enabled)
);
CREATE INDEX webhook_subscriptions_list ON webhook_subscriptions (organization_id, created_at DESC, id DESC)
  WHERE deleted_at IS NULL;

CREATE TABLE webhook_secrets (
  organization_id text COLLATE "C" NOT NULL,
  subscription_id text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  -- Encrypted with the key of this id, which is derived from CHANNEL_SECRET.
  key_id text COLLATE "C" NOT NULL,
  sealed bytea NOT NULL,
  hint text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz,
  PRIMARY KEY (organization_id, subscription_id, id),
  FOREIGN KEY (organization_id, subscription_id) REFERENCES webhook_subscriptions (organization_id, id)
);
