-- oldest-compatible: 0070
-- no-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS events_contact
  ON events (organization_id, coalesce(contact_id, contact_of_payload(type, payload)))
  WHERE coalesce(contact_id, contact_of_payload(type, payload)) IS NOT NULL;
