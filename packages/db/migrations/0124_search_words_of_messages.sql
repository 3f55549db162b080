-- oldest-compatible: 0070
-- Triggers, so that programs that do not know the words keep them right too, and no word outlives its message.
CREATE FUNCTION add_words_of_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (organization_id, contact_id, message_id, words)
  SELECT organization_id, contact_id, id, account_words(phone_number_id, words_of(content))
  FROM added WHERE content ~ '[[:alnum:]]'
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER messages_added AFTER INSERT ON messages
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_words_of_messages();

CREATE FUNCTION change_words_of_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_words
  WHERE organization_id = OLD.organization_id AND contact_id = OLD.contact_id AND message_id = OLD.id;
  IF NEW.content ~ '[[:alnum:]]' THEN
    INSERT INTO search_words (organization_id, contact_id, message_id, words)
    VALUES (NEW.organization_id, NEW.contact_id, NEW.id, account_words(NEW.phone_number_id, words_of(NEW.content)))
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER message_text_changed AFTER UPDATE OF content, contact_id ON messages
  FOR EACH ROW WHEN ((OLD.content, OLD.contact_id) IS DISTINCT FROM (NEW.content, NEW.contact_id))
  EXECUTE FUNCTION change_words_of_message();

CREATE FUNCTION remove_words_of_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_words USING removed
  WHERE search_words.organization_id = removed.organization_id AND search_words.contact_id = removed.contact_id
    AND search_words.message_id = removed.id;
  RETURN NULL;
END $$;
CREATE TRIGGER messages_removed AFTER DELETE ON messages
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION remove_words_of_messages();
