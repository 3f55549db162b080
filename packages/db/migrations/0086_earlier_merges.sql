-- oldest-compatible: 0070
-- no-transaction
-- Earlier merges are found by their events: a merge records contact.deleted and right after it contact.updated of the contact
-- that stays. A pair that only looks like a merge does no harm: its contact was deleted too. No contact is found in events
-- that are erased. It reads all events, but blocks nobody. It may be run again after a failure.
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
WHERE deleted.type = 'contact.deleted' AND survivor.id IS NOT NULL
ON CONFLICT DO NOTHING;
