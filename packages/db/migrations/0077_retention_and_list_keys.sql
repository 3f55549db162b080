-- oldest-compatible: 0070
-- Sort keys and status of the conversation, copied so that the conversations of a label are read in list order from one
-- index, however many have the label. Null in rows that 0078 has not filled in yet.
ALTER TABLE conversation_labels
  ADD COLUMN phone_number_id text COLLATE "C",
  ADD COLUMN conversation_status text,
  ADD COLUMN conversation_last_message_at timestamptz,
  ADD COLUMN conversation_updated_at timestamptz;

-- Partial, so that they are built at once: existing rows enter them in 0078.
CREATE INDEX conversation_labels_list
  ON conversation_labels
    (organization_id, label_id, phone_number_id, conversation_last_message_at DESC NULLS LAST, conversation_id DESC)
  INCLUDE (conversation_status)
  WHERE conversation_updated_at IS NOT NULL;
CREATE INDEX conversation_labels_updated_list
  ON conversation_labels (organization_id, label_id, phone_number_id, conversation_updated_at DESC, conversation_id DESC)
  INCLUDE (conversation_status)
  WHERE conversation_updated_at IS NOT NULL;

-- Triggers, so that programs that do not know the copies keep them right too.
CREATE FUNCTION copy_conversation_list_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The lock keeps the conversation from changing until this row is visible to the trigger below.
  SELECT phone_number_id, status, last_message_at, updated_at
  INTO NEW.phone_number_id, NEW.conversation_status, NEW.conversation_last_message_at, NEW.conversation_updated_at
  FROM conversations WHERE organization_id = NEW.organization_id AND id = NEW.conversation_id
  FOR SHARE;
  RETURN NEW;
END $$;
CREATE TRIGGER conversation_label_attached BEFORE INSERT ON conversation_labels
  FOR EACH ROW EXECUTE FUNCTION copy_conversation_list_keys();

CREATE FUNCTION update_conversation_label_list_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE conversation_labels
  SET phone_number_id = NEW.phone_number_id, conversation_status = NEW.status,
      conversation_last_message_at = NEW.last_message_at, conversation_updated_at = NEW.updated_at
  WHERE organization_id = NEW.organization_id AND conversation_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER conversation_list_keys_changed AFTER UPDATE OF status, last_message_at, updated_at ON conversations
  FOR EACH ROW
  WHEN ((OLD.status, OLD.last_message_at, OLD.updated_at) IS DISTINCT FROM (NEW.status, NEW.last_message_at, NEW.updated_at))
  EXECUTE FUNCTION update_conversation_label_list_keys();

-- The keys by which the search for a part of name or e-mail address finds a contact: hashes of all substrings of 3 and of 5
-- characters, spaces included, that differ from account to account. So a search reads nothing of other accounts, and the
-- rarest of its keys bounds what it reads. Hashes may collide: a search compares the texts too. How a search picks its keys:
-- packages/core/src/contacts/search-page.ts.
-- The cost keeps the planner from computing keys row by row instead of reading the index.
CREATE FUNCTION contact_search_keys(phone_number_id text, name text, email text) RETURNS integer[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
DECLARE
  keys integer[] := '{}';
  account integer := hashtext(phone_number_id);
  value text;
BEGIN
  FOREACH value IN ARRAY ARRAY[lower(name), lower(email)] LOOP
    FOR i IN 1 .. coalesce(length(value), 0) - 2 LOOP
      keys := keys || (account # hashtext(substr(value, i, 3)));
      IF i <= length(value) - 4 THEN
        keys := keys || (account # hashtext(substr(value, i, 5)));
      END IF;
    END LOOP;
  END LOOP;
  RETURN keys;
END $$;

-- At the end, since every request waits for the lock of this table until the migration commits.
ALTER TABLE organizations
  -- How many days finished webhook deliveries, messages and media files are kept; null: forever.
  ADD COLUMN delivery_retention_days integer DEFAULT 90 CHECK (delivery_retention_days > 0),
  ADD COLUMN message_retention_days integer CHECK (message_retention_days > 0),
  ADD COLUMN media_retention_days integer CHECK (media_retention_days > 0);
