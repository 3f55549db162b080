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

-- Earlier merges are found by their events: a merge records contact.deleted and right after it contact.updated of the contact
-- that stays. A pair that only looks like a merge does no harm: its contact was deleted too.
INSERT INTO merged_contacts (organization_id, id, merged_into)
SELECT deleted.organization_id, substring(deleted.payload::text FROM '"data":\{"object":\{"id":"([^"]*)"'), survivor.id
FROM events deleted
CROSS JOIN LATERAL (
  SELECT contact_of_payload(later.type, later.payload) AS id
  FROM (
    SELECT * FROM events
    WHERE organization_id = deleted.organization_id AND id > deleted.id ORDER BY id LIMIT 20
  ) AS later
  WHERE later.type = 'contact.updated' AND later.phone_number_id = deleted.phone_number_id
    AND later.created_at < deleted.created_at + interval '1 second'
  ORDER BY later.id LIMIT 1
) AS survivor
WHERE deleted.type = 'contact.deleted'
ON CONFLICT DO NOTHING;

-- At the end, since both tables are locked from here on.
ALTER TABLE events
  -- The contact whose data the payload shows. Null: it shows none, it is erased, or an older program wrote the event.
  ADD COLUMN contact_id text COLLATE "C",
  -- The payload is the JSON null from then on.
  ADD COLUMN payload_erased_at timestamptz;
ALTER TABLE webhook_deliveries
  -- As of its event, so that neither lists nor results have to look at events.
  ADD COLUMN payload_erased_at timestamptz;
