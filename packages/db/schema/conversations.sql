-- The conversation with a contact, or in a group.
CREATE TABLE conversations (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  id text COLLATE "C" NOT NULL, -- The conversation's id.
  phone_number_id text COLLATE "C" NOT NULL, -- The account.
  contact_id text COLLATE "C", -- The contact. Null: a conversation in a group, so that nothing takes it for the contact's own.
  group_id text COLLATE "C", -- The group. Null: a conversation with a contact.
  member_id text COLLATE "C", -- The contact that wrote last in the group.
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'resolved', 'pending')), -- Status.
  assigned_to text COLLATE "C", -- The assigned user.
  unread_count integer NOT NULL DEFAULT 0 CHECK (unread_count >= 0), -- Number of unread inbound messages.
  last_message_at timestamptz, -- Time of the newest message.
  last_inbound_at timestamptz, -- Time of the newest inbound message.
  window_notice_at timestamptz, -- When to report that the window closes soon. Null: it is not, or was reported.
  free_entry_reply_by timestamptz, -- Until when a reply to the newest message from an ad opens a free entry point.
  free_entry_expires_at timestamptz, -- When the newest free entry point ends, as the provider says.
  snoozed_until timestamptz, -- Until when it is put aside. Null: it is not.
  snooze_ended_at timestamptz, -- When the snooze ended, until a user acts.
  snooze_state text GENERATED ALWAYS AS (CASE WHEN snoozed_until IS NOT NULL THEN 'snoozed' WHEN snooze_ended_at IS NOT NULL THEN 'ended' END) STORED, -- What the two columns before say, for lists.
  created_at timestamptz NOT NULL DEFAULT now(), -- Time of creation.
  updated_at timestamptz NOT NULL DEFAULT now(), -- Time of the last change.
  PRIMARY KEY (organization_id, id),
  CONSTRAINT conversations_contact_key UNIQUE (organization_id, contact_id), -- Finds the conversation of a contact.
  FOREIGN KEY (organization_id, phone_number_id) REFERENCES channel_accounts (organization_id, phone_number_id),
  FOREIGN KEY (organization_id, contact_id) REFERENCES contacts (organization_id, id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id, phone_number_id, group_id) REFERENCES groups (organization_id, phone_number_id, id),
  -- Deleting a contact first hands its group conversations to another member.
  FOREIGN KEY (organization_id, member_id) REFERENCES contacts (organization_id, id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id, assigned_to) REFERENCES users (organization_id, id),
  CONSTRAINT conversations_kind_check CHECK ((contact_id IS NULL) = (group_id IS NOT NULL) AND (group_id IS NULL) = (member_id IS NULL))
);
-- Lists conversations by last message.
CREATE INDEX conversations_list
  ON conversations (organization_id, phone_number_id, last_message_at DESC NULLS LAST, id DESC);
-- Lists conversations of an assignee by last message.
CREATE INDEX conversations_assignee_list
  ON conversations (organization_id, assigned_to, phone_number_id, last_message_at DESC NULLS LAST, id DESC)
  WHERE assigned_to IS NOT NULL;
-- Lists unread or read conversations, and those of a status, by last message. With both filters the list reads one range; with one it
-- merges the ranges of the other, because every message would write another index.
CREATE INDEX conversations_unread_list ON conversations
  (organization_id, phone_number_id, (unread_count > 0), status, last_message_at DESC NULLS LAST, id DESC);
-- Lists conversations with an open window by last message, those of each status and hour on their own.
CREATE INDEX conversations_window_list ON conversations
  (organization_id, phone_number_id, status, date_bin('1 hour', last_inbound_at, timestamptz '2000-01-01 00:00:00+00'), last_message_at DESC NULLS LAST, id DESC)
  WHERE last_inbound_at IS NOT NULL AND group_id IS NULL;
-- Lists conversations by last change.
CREATE INDEX conversations_updated_list ON conversations (organization_id, phone_number_id, updated_at DESC, id DESC);
-- The same by last change.
CREATE INDEX conversations_unread_updated_list ON conversations
  (organization_id, phone_number_id, (unread_count > 0), status, updated_at DESC, id DESC);

-- Lists conversations that are snoozed, or came back, by last message.
CREATE INDEX conversations_snooze_list
  ON conversations (organization_id, phone_number_id, snooze_state, last_message_at DESC NULLS LAST, id DESC)
  WHERE snooze_state IS NOT NULL;
-- Finds snoozes that end, of each organization in turn.
CREATE INDEX conversations_snoozed ON conversations (organization_id, snoozed_until) WHERE snoozed_until IS NOT NULL;

-- Finds windows that close soon, of each organization in turn.
CREATE INDEX conversations_window_notices ON conversations (organization_id, window_notice_at) WHERE window_notice_at IS NOT NULL;

-- Finds the conversation of a group, which has one.
CREATE UNIQUE INDEX conversations_group_key ON conversations (organization_id, phone_number_id, group_id)
  WHERE group_id IS NOT NULL;
-- Lists the conversations of groups by last message. Other lists skip them.
CREATE INDEX conversations_group_list
  ON conversations (organization_id, phone_number_id, last_message_at DESC NULLS LAST, id DESC) WHERE group_id IS NOT NULL;
-- Finds the groups in which a contact wrote last.
CREATE INDEX conversations_member ON conversations (organization_id, member_id) WHERE member_id IS NOT NULL;

-- The labels of conversations. With copies of the conversation's list keys, one index lists a label's conversations in order.
CREATE TABLE conversation_labels (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  conversation_id text COLLATE "C" NOT NULL, -- The conversation.
  label_id text COLLATE "C" NOT NULL, -- The label.
  phone_number_id text COLLATE "C" NOT NULL, -- Copy of the conversation's; the triggers below write all copies.
  conversation_status text NOT NULL, -- Copy of the conversation's.
  conversation_last_message_at timestamptz, -- Copy of the conversation's.
  conversation_updated_at timestamptz NOT NULL, -- Copy of the conversation's.
  PRIMARY KEY (organization_id, conversation_id, label_id),
  FOREIGN KEY (organization_id, conversation_id) REFERENCES conversations (organization_id, id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id, label_id) REFERENCES labels (organization_id, id) ON DELETE CASCADE
);
-- Deletes a label from all conversations.
CREATE INDEX conversation_labels_label ON conversation_labels (organization_id, label_id, conversation_id);
-- Lists conversations by label and last message.
CREATE INDEX conversation_labels_list
  ON conversation_labels
    (organization_id, label_id, phone_number_id, conversation_last_message_at DESC NULLS LAST, conversation_id DESC)
  INCLUDE (conversation_status);
-- Lists conversations by label and last change.
CREATE INDEX conversation_labels_updated_list
  ON conversation_labels (organization_id, label_id, phone_number_id, conversation_updated_at DESC, conversation_id DESC)
  INCLUDE (conversation_status);

-- Copies the list keys to a new label. The lock keeps the conversation unchanged until the trigger below can see the new row.
CREATE FUNCTION copy_conversation_list_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT phone_number_id, status, last_message_at, updated_at
  INTO NEW.phone_number_id, NEW.conversation_status, NEW.conversation_last_message_at, NEW.conversation_updated_at
  FROM conversations WHERE organization_id = NEW.organization_id AND id = NEW.conversation_id
  FOR SHARE;
  RETURN NEW;
END $$;
CREATE TRIGGER conversation_label_attached BEFORE INSERT ON conversation_labels
  FOR EACH ROW EXECUTE FUNCTION copy_conversation_list_keys();

-- Copies changed list keys to all labels of a conversation.
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

-- A queue of read receipts to send to the provider: one per conversation, because reading a message reads all earlier ones.
CREATE TABLE read_receipts (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  conversation_id text COLLATE "C" NOT NULL, -- The conversation.
  phone_number_id text COLLATE "C" NOT NULL, -- The account.
  provider_message_id text COLLATE "C" NOT NULL, -- The newest inbound message.
  typing boolean NOT NULL, -- Whether to show a typing indicator.
  requested_at timestamptz NOT NULL DEFAULT clock_timestamp(), -- Time of the request.
  due_at timestamptz NOT NULL DEFAULT clock_timestamp(), -- Time of the next attempt; in the future while a worker has it.
  attempt_count integer NOT NULL DEFAULT 0, -- Number of attempts so far.
  PRIMARY KEY (organization_id, conversation_id),
  FOREIGN KEY (organization_id, conversation_id) REFERENCES conversations (organization_id, id) ON DELETE CASCADE
);
-- Claims due read receipts, of each organization in turn.
CREATE INDEX read_receipts_due ON read_receipts (organization_id, due_at);
