-- An event, recorded in the transaction that caused it. It has no foreign keys, because it outlives its objects.
CREATE TABLE events (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  id text COLLATE "C" NOT NULL, -- The event's id.
  type text NOT NULL, -- Event type.
  phone_number_id text COLLATE "C", -- The account, if it belongs to one.
  customer_id text COLLATE "C", -- The account's customer at that time.
  contact_id text COLLATE "C", -- The contact whose data the payload shows. Null: it shows none, or is erased.
  payload json NOT NULL, -- The body of the webhook, signed and sent byte for byte.
  payload_erased_at timestamptz, -- When the payload was erased; it is the JSON null since.
  created_at timestamptz NOT NULL, -- Time of the event.
  PRIMARY KEY (organization_id, id)
);
-- Finds the events to erase with a contact.
CREATE INDEX events_contact ON events (organization_id, contact_id) WHERE contact_id IS NOT NULL;
