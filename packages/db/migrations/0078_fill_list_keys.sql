-- oldest-compatible: 0070
-- no-transaction
-- In small transactions that skip what is locked, so that requests and this never wait for each other. Rows that were skipped
-- are filled in by the next pass. It may be run again after a failure.
DO $$
DECLARE
  position record;
  empty integer;
BEGIN
  LOOP
    empty := 0;
    SELECT '' AS organization_id, '' AS conversation_id, '' AS label_id, 0 AS empty INTO position;
    LOOP
      WITH page AS MATERIALIZED (
        SELECT organization_id, conversation_id, label_id, conversation_updated_at IS NULL AS is_empty
        FROM conversation_labels
        WHERE (organization_id, conversation_id, label_id)
          > (position.organization_id, position.conversation_id, position.label_id)
        ORDER BY organization_id, conversation_id, label_id LIMIT 1000
      ), locked AS MATERIALIZED (
        SELECT link.organization_id, link.conversation_id, link.label_id,
          conversation.phone_number_id, conversation.status, conversation.last_message_at, conversation.updated_at
        FROM page
        JOIN conversation_labels link
          ON link.organization_id = page.organization_id AND link.conversation_id = page.conversation_id
            AND link.label_id = page.label_id
        JOIN conversations conversation
          ON conversation.organization_id = page.organization_id AND conversation.id = page.conversation_id
        WHERE page.is_empty
        FOR NO KEY UPDATE OF link SKIP LOCKED FOR SHARE OF conversation SKIP LOCKED
      ), filled AS (
        UPDATE conversation_labels link
        SET phone_number_id = locked.phone_number_id, conversation_status = locked.status,
            conversation_last_message_at = locked.last_message_at, conversation_updated_at = locked.updated_at
        FROM locked
        WHERE link.organization_id = locked.organization_id AND link.conversation_id = locked.conversation_id
          AND link.label_id = locked.label_id
      )
      SELECT organization_id, conversation_id, label_id, (SELECT count(*) FROM page WHERE is_empty) AS empty INTO position
      FROM page ORDER BY organization_id DESC, conversation_id DESC, label_id DESC LIMIT 1;
      COMMIT;
      EXIT WHEN position IS NULL;
      empty := empty + position.empty;
    END LOOP;
    EXIT WHEN empty = 0;
    PERFORM pg_sleep(0.1);
  END LOOP;
END $$;
