-- oldest-compatible: 0070
-- no-transaction
-- In small transactions that skip what is locked, so that requests and this never wait for each other. What was skipped is
-- added by the next pass. The locks keep a row from changing before its words can be seen. It may be run again after a failure.
DO $$
DECLARE
  position record;
  skipped integer;
BEGIN
  LOOP
    skipped := 0;
    SELECT '' AS organization_id, '' AS id, 0 AS skipped INTO position;
    LOOP
      WITH page AS MATERIALIZED (
        SELECT organization_id, id, content ~ '[[:alnum:]]' AND NOT EXISTS (
          SELECT FROM search_words words
          WHERE words.organization_id = message.organization_id AND words.contact_id = message.contact_id
            AND words.message_id = message.id OFFSET 0
        ) AS is_missing
        FROM messages message
        WHERE (organization_id, id) > (position.organization_id, position.id) ORDER BY organization_id, id LIMIT 500
      ), locked AS MATERIALIZED (
        SELECT message.* FROM page
        JOIN messages message ON message.organization_id = page.organization_id AND message.id = page.id
        WHERE page.is_missing AND message.content ~ '[[:alnum:]]'
        FOR SHARE OF message SKIP LOCKED
      ), added AS (
        INSERT INTO search_words (organization_id, contact_id, message_id, words)
        SELECT organization_id, contact_id, id, account_words(phone_number_id, words_of(content)) FROM locked
        ON CONFLICT DO NOTHING
      )
      SELECT organization_id, id,
        (SELECT count(*) FROM page WHERE is_missing) - (SELECT count(*) FROM locked) AS skipped
      INTO position
      FROM page ORDER BY organization_id DESC, id DESC LIMIT 1;
      COMMIT;
      EXIT WHEN position IS NULL;
      skipped := skipped + position.skipped;
    END LOOP;
    EXIT WHEN skipped = 0;
    PERFORM pg_sleep(0.1);
  END LOOP;
  LOOP
    skipped := 0;
    SELECT '' AS organization_id, '' AS id, 0 AS skipped INTO position;
    LOOP
      WITH page AS MATERIALIZED (
        SELECT organization_id, id, (name ~ '[[:alnum:]]' OR phone_number IS NOT NULL) AND NOT EXISTS (
          SELECT FROM search_words words
          WHERE words.organization_id = contact.organization_id AND words.contact_id = contact.id
            AND words.message_id = '' OFFSET 0
        ) AS is_missing
        FROM contacts contact
        WHERE (organization_id, id) > (position.organization_id, position.id) ORDER BY organization_id, id LIMIT 500
      ), locked AS MATERIALIZED (
        SELECT contact.* FROM page
        JOIN contacts contact ON contact.organization_id = page.organization_id AND contact.id = page.id
        WHERE page.is_missing AND (contact.name ~ '[[:alnum:]]' OR contact.phone_number IS NOT NULL)
        FOR SHARE OF contact SKIP LOCKED
      ), added AS (
        INSERT INTO search_words (organization_id, contact_id, message_id, words)
        SELECT organization_id, id, '', contact_words(phone_number_id, name, phone_number) FROM locked
        ON CONFLICT DO NOTHING
      )
      SELECT organization_id, id,
        (SELECT count(*) FROM page WHERE is_missing) - (SELECT count(*) FROM locked) AS skipped
      INTO position
      FROM page ORDER BY organization_id DESC, id DESC LIMIT 1;
      COMMIT;
      EXIT WHEN position IS NULL;
      skipped := skipped + position.skipped;
    END LOOP;
    EXIT WHEN skipped = 0;
    PERFORM pg_sleep(0.1);
  END LOOP;
END $$;
