-- oldest-compatible: 0070
-- As 0124, for contacts.
CREATE FUNCTION add_words_of_contacts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (organization_id, contact_id, message_id, words)
  SELECT organization_id, id, '', contact_words(phone_number_id, name, phone_number)
  FROM added WHERE name ~ '[[:alnum:]]' OR phone_number IS NOT NULL
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER contacts_added AFTER INSERT ON contacts
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_words_of_contacts();

CREATE FUNCTION change_words_of_contact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_words WHERE organization_id = OLD.organization_id AND contact_id = OLD.id AND message_id = '';
  IF NEW.name ~ '[[:alnum:]]' OR NEW.phone_number IS NOT NULL THEN
    INSERT INTO search_words (organization_id, contact_id, message_id, words)
    VALUES (NEW.organization_id, NEW.id, '', contact_words(NEW.phone_number_id, NEW.name, NEW.phone_number))
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER contact_words_changed AFTER UPDATE OF name, phone_number ON contacts
  FOR EACH ROW WHEN ((OLD.name, OLD.phone_number) IS DISTINCT FROM (NEW.name, NEW.phone_number))
  EXECUTE FUNCTION change_words_of_contact();

CREATE FUNCTION remove_words_of_contact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_words WHERE organization_id = OLD.organization_id AND contact_id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER contact_removed AFTER DELETE ON contacts FOR EACH ROW EXECUTE FUNCTION remove_words_of_contact();
