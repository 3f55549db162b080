-- An event, recorded in the transaction that caused it. Partitioned by week (UTC) of its id, so that a week can be dropped as a whole.
-- It has no foreign keys, because it outlives its objects, and none leads to it: a dropped partition could have none, and every statement
-- that creates a delivery inserts or locks its event.
CREATE TABLE events (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  id text COLLATE "C" NOT NULL, -- The event's id.
  type text NOT NULL, -- Event type.
  phone_number_id text COLLATE "C", -- The account, if it belongs to one.
  customer_id text COLLATE "C", -- The account's customer at that time.
  contact_id text COLLATE "C", -- The contact whose data the payload shows. Null: it shows none, or is erased.
  object_id text COLLATE "C", -- The id of the resource. It stays when the payload is erased.
  payload json NOT NULL, -- The body of the webhook, signed and sent byte for byte.
  payload_erased_at timestamptz, -- When the payload was erased; it is the JSON null since.
  created_at timestamptz NOT NULL, -- Time of the event.
  epoch integer NOT NULL DEFAULT 0, -- The marker's epoch at that time, because transactions are counted anew in a restored dump.
  transaction_id xid8 NOT NULL DEFAULT pg_current_xact_id(), -- The transaction that recorded it.
  PRIMARY KEY (organization_id, id)
) PARTITION BY RANGE (id);
-- Lists events in the order in which they become visible: by transaction, and by id within a transaction.
CREATE INDEX events_list ON events (organization_id, epoch, transaction_id, id);
-- Lists the events of a resource.
CREATE INDEX events_object_list ON events (organization_id, object_id, epoch, transaction_id, id) WHERE object_id IS NOT NULL;
-- Finds the events to erase with a contact.
CREATE INDEX events_contact ON events (organization_id, contact_id) WHERE contact_id IS NOT NULL;

-- Takes events of a week whose partition does not exist yet.
CREATE TABLE events_default PARTITION OF events DEFAULT;
