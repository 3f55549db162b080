-- What happened, written by the transaction in which it happened. It outlives what it tells of, so it refers to nothing.
CREATE TABLE events (
  organization_id text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  type text NOT NULL,
  phone_number_id text COLLATE "C",
  customer_id text COLLATE "C",
  -- The body that subscribers get, as text that is signed and sent byte for byte.
  payload json NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id)
);
