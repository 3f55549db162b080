-- oldest-compatible: 0070
-- The contact that an event shows, as far as its payload tells. A pattern rather than a JSON path: PostgreSQL refuses to look
-- into JSON that holds \u0000, and an index must not fail. Payloads are written without spaces, and a quotation mark inside a
-- text is escaped, so no text of a user matches.
CREATE FUNCTION contact_of_payload(type text, payload json) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN CASE
    WHEN type LIKE 'message.%' THEN substring(payload::text FROM '"contact_id":"([^"]*)"')
    WHEN type LIKE 'conversation.%' THEN substring(payload::text FROM '"contact":\{"id":"([^"]*)"')
    WHEN type LIKE 'contact.%' AND type <> 'contact.deleted'
      THEN substring(payload::text FROM '"data":\{"object":\{"id":"([^"]*)"')
  END;
END $$;

-- Contacts that were merged into another one: their events are erased when that one is deleted.
CREATE TABLE merged_contacts (
  organization_id text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  merged_into text COLLATE "C" NOT NULL,
  PRIMARY KEY (organization_id, id)
);
CREATE INDEX merged_contacts_survivor ON merged_contacts (organization_id, merged_into);

-- At the end, since both tables are locked from here on. 0086 adds earlier merges, without these locks.
ALTER TABLE events
  -- The contact whose data the payload shows. Null: it shows none, it is erased, or an older program wrote the event.
  ADD COLUMN contact_id text COLLATE "C",
  -- The payload is the JSON null from then on.
  ADD COLUMN payload_erased_at timestamptz;
ALTER TABLE webhook_deliveries
  -- As of its event, so that neither lists nor results have to look at events.
  ADD COLUMN payload_erased_at timestamptz;
