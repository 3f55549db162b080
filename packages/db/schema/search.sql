-- The words by which conversations and messages are found: those of each message, each contact and the subject of each group. A table
-- of its own, because messages are updated with every status, and an index of their words would be too. Triggers write it.
CREATE TABLE search_words (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  id text COLLATE "C" NOT NULL, -- The message, the contact, or the conversation of the group. Ids ascend with time, so that inserts are at the end.
  phone_number_id text COLLATE "C" NOT NULL, -- The account.
  contact_id text COLLATE "C" NOT NULL, -- The contact. Of a group, and of messages in it: the conversation.
  outbound boolean NOT NULL, -- Whether the message is outbound.
  words text COLLATE "C" NOT NULL, -- The words, each after a blank.
  PRIMARY KEY (organization_id, id)
);

-- Where the period of a message's id begins: it is 18 hours and a half, two values of the fifth digit of a ULID. All contacts have one, and
-- all groups.
CREATE FUNCTION period_of(id text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN id > 'msg_' THEN left(id, 8) || translate(substr(id, 9, 1), '13579BDFHKNQSVXZ', '02468ACEGJMPRTWY')
  ELSE left(id, 4)
END;

-- The period before one of messages.
CREATE FUNCTION period_before(period text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN right(period, 1) <> '0' THEN left(period, 8) || translate(right(period, 1), '2468ACEGJMPRTWY', '02468ACEGJMPRTW')
  ELSE rpad(left(rtrim(period, '0'), -1) || translate(
    right(rtrim(period, '0'), 1), '123456789ABCDEFGHJKMNPQRSTVWXYZ', '0123456789ABCDEFGHJKMNPQRSTVWXY'
  ), 8, 'Z') || 'Y'
END;

-- What words begin with in the index: a hash of their account and their period. So a search reads nothing of other accounts, and can read
-- the index period by period, the latest first. RETURN finds the other function whatever the path, which is another one while an index is built.
CREATE FUNCTION word_prefix(phone_number_id text, id text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lpad(to_hex(hashtext(phone_number_id || period_of(id))), 8, '0');

-- A contact as a word, which no text has, and the same of all groups. The last digits of an id suffice, since a search compares the contact too.
CREATE FUNCTION contact_word(contact_id text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN '=' || CASE WHEN contact_id < 'ctc_' THEN 'group' ELSE right(contact_id, 10) END;

-- Words as the index has them, with the contact.
CREATE FUNCTION indexed_words(phone_number_id text, id text, contact_id text, words text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN array_to_tsvector(string_to_array(
  substr(replace(words || ' ' || contact_word(contact_id), ' ', ' ' || word_prefix(phone_number_id, id)), 2), ' '
));

-- Searches conversations and messages by words. The pending list is short, since every search reads all of it.
CREATE INDEX search_words_words ON search_words USING gin (indexed_words(phone_number_id, id, contact_id, words))
  WITH (gin_pending_list_limit = 64);

-- The words of a text, folded, each after a blank; null without a word. Blanks, punctuation and symbols separate words: a letter of some
-- scripts has marks, so everything else belongs to a word. Longer words are cut off, both here and in a search. The bodies of this
-- function and the next are expressions, so that PostgreSQL inlines them into the inserts of messages.
CREATE FUNCTION words_of(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ' ' || nullif(btrim(regexp_replace(
    regexp_replace(
      fold_text(left(value, 65536)) COLLATE "und-x-icu",
      '[[:space:][:cntrl:][:punct:]$+<=>^`|~\u00A1-\u00BF\u00D7\u00F7\u2000-\u2BFF\U0001F000-\U0001FAFF]+', ' ', 'g'
    ),
    '([^ ]{60})[^ ]+', '\1', 'g'
  )), '');

-- The words of a contact. All endings of its phone number are among them, so that a prefix search finds any part of it.
CREATE FUNCTION contact_words(name text, phone_number text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN nullif(concat(words_of(name), (
    SELECT string_agg(' ' || substr(phone_number, i), '') FROM generate_series(2, length(phone_number) - 1) AS i
  )), '');

-- The words of a search.
CREATE FUNCTION searched_words(value text) RETURNS TABLE (word text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE BEGIN ATOMIC
  SELECT DISTINCT string_to_table(substr(words_of(value), 2), ' ');
END;

-- Whether a word of a search may begin a word. A short one must be a whole word, since too many words begin with it.
CREATE FUNCTION begins_words(word text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT word ~ '^...|^[0-9]{2}'
$$;

-- The query of one word, after its prefix, as text.
CREATE FUNCTION word_query(word text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN word || CASE WHEN begins_words(word) THEN ':*' ELSE '' END;

-- The pattern of one word, for `words || ' '`.
CREATE FUNCTION word_pattern(word text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN '% ' || word || CASE WHEN begins_words(word) THEN '%' ELSE ' %' END;

-- The id below which the words of a message are. Those of a group must not find the conversation with one member.
CREATE FUNCTION words_owner(contact_id text, conversation_id text, group_id text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN group_id IS NULL THEN contact_id ELSE conversation_id END
$$;

-- Adds the words of new messages.
CREATE FUNCTION add_words_of_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (organization_id, id, phone_number_id, contact_id, outbound, words)
  SELECT * FROM (
    SELECT organization_id, id, phone_number_id, words_owner(contact_id, conversation_id, group_id), direction = 'outbound',
      words_of(content) AS words
    FROM added
  ) AS message
  WHERE words IS NOT NULL
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER messages_added AFTER INSERT ON messages
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_words_of_messages();

-- Replaces the words of an edited message, or of one that was moved to another contact.
CREATE FUNCTION change_words_of_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_words WHERE organization_id = OLD.organization_id AND id = OLD.id;
  INSERT INTO search_words (organization_id, id, phone_number_id, contact_id, outbound, words)
  SELECT NEW.organization_id, NEW.id, NEW.phone_number_id, words_owner(NEW.contact_id, NEW.conversation_id, NEW.group_id),
    NEW.direction = 'outbound', words
  FROM words_of(NEW.content) AS words
  WHERE words IS NOT NULL
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER message_text_changed AFTER UPDATE OF content, contact_id ON messages
  FOR EACH ROW WHEN ((OLD.content, OLD.contact_id) IS DISTINCT FROM (NEW.content, NEW.contact_id))
  EXECUTE FUNCTION change_words_of_message();

-- Removes the words of deleted messages.
CREATE FUNCTION remove_words_of_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_words USING removed
  WHERE search_words.organization_id = removed.organization_id AND search_words.id = removed.id;
  RETURN NULL;
END $$;
CREATE TRIGGER messages_removed AFTER DELETE ON messages
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION remove_words_of_messages();

-- Adds the words of a new contact.
CREATE FUNCTION add_words_of_contact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (organization_id, id, phone_number_id, contact_id, outbound, words)
  SELECT NEW.organization_id, NEW.id, NEW.phone_number_id, NEW.id, false, words
  FROM contact_words(NEW.name, NEW.phone_number) AS words
  WHERE words IS NOT NULL
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER contact_added AFTER INSERT ON contacts FOR EACH ROW EXECUTE FUNCTION add_words_of_contact();

-- Replaces the words of a renamed contact.
CREATE FUNCTION change_words_of_contact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_words WHERE organization_id = OLD.organization_id AND id = OLD.id;
  INSERT INTO search_words (organization_id, id, phone_number_id, contact_id, outbound, words)
  SELECT NEW.organization_id, NEW.id, NEW.phone_number_id, NEW.id, false, words
  FROM contact_words(NEW.name, NEW.phone_number) AS words
  WHERE words IS NOT NULL
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER contact_words_changed AFTER UPDATE OF name, phone_number ON contacts
  FOR EACH ROW WHEN ((OLD.name, OLD.phone_number) IS DISTINCT FROM (NEW.name, NEW.phone_number))
  EXECUTE FUNCTION change_words_of_contact();

-- Removes the words of a deleted contact. Those of its messages are removed with them.
CREATE FUNCTION remove_words_of_contact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_words WHERE organization_id = OLD.organization_id AND id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER contact_removed AFTER DELETE ON contacts FOR EACH ROW EXECUTE FUNCTION remove_words_of_contact();

-- Adds the words of the subject of a group to its new conversation.
CREATE FUNCTION add_words_of_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (organization_id, id, phone_number_id, contact_id, outbound, words)
  SELECT organization_id, NEW.id, phone_number_id, NEW.id, false, words
  FROM groups, words_of(subject) AS words
  WHERE organization_id = NEW.organization_id AND phone_number_id = NEW.phone_number_id AND id = NEW.group_id AND words IS NOT NULL
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER group_conversation_added AFTER INSERT ON conversations
  FOR EACH ROW WHEN (NEW.group_id IS NOT NULL) EXECUTE FUNCTION add_words_of_group();

-- Replaces the words of a changed subject.
CREATE FUNCTION change_words_of_group() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  conversation_id text;
BEGIN
  SELECT id INTO conversation_id FROM conversations
  WHERE organization_id = NEW.organization_id AND phone_number_id = NEW.phone_number_id AND group_id = NEW.id;
  DELETE FROM search_words WHERE organization_id = NEW.organization_id AND id = conversation_id;
  INSERT INTO search_words (organization_id, id, phone_number_id, contact_id, outbound, words)
  SELECT NEW.organization_id, conversation_id, NEW.phone_number_id, conversation_id, false, words
  FROM words_of(NEW.subject) AS words
  WHERE conversation_id IS NOT NULL AND words IS NOT NULL
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER group_subject_changed AFTER UPDATE OF subject ON groups
  FOR EACH ROW WHEN (OLD.subject IS DISTINCT FROM NEW.subject) EXECUTE FUNCTION change_words_of_group();

-- Removes the words of the deleted conversation of a group. Those of its messages are removed with them.
CREATE FUNCTION remove_words_of_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_words WHERE organization_id = OLD.organization_id AND id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER group_conversation_removed AFTER DELETE ON conversations
  FOR EACH ROW WHEN (OLD.group_id IS NOT NULL) EXECUTE FUNCTION remove_words_of_group();
