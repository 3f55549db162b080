-- A message, inbound or outbound.
CREATE TABLE messages (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  id text COLLATE "C" NOT NULL, -- The message's id.
  phone_number_id text COLLATE "C" NOT NULL, -- The account.
  conversation_id text COLLATE "C" NOT NULL, -- The conversation.
  contact_id text COLLATE "C" NOT NULL, -- The contact. In a group: the member that wrote it, or that wrote last before it.
  group_id text COLLATE "C", -- The group that it was written in.
  recipients json, -- The status of each member that an outbound message to a group was sent to.
  direction text NOT NULL CHECK (direction IN ('inbound', 'outbound')), -- Direction.
  type text NOT NULL, -- Message type, such as `text`.
  status text NOT NULL CHECK (status IN ('pending', 'sent', 'delivered', 'read', 'failed')), -- Status.
  sender text, -- Number or user id of the sender.
  recipient text, -- Number or user id of the recipient.
  content text, -- Text of the message; conversations are searched by it.
  payload json, -- The other content of its type.
  media_id text COLLATE "C", -- Its file. No foreign key: the file may be deleted first, with another contact.
  reply_to_message_id text COLLATE "C", -- The message to which it replies or reacts.
  reply_to_provider_id text COLLATE "C", -- While `imported` and that message is not: the provider's id of it.
  broadcast_id text COLLATE "C", -- The broadcast that it was made for. No foreign key: broadcasts are deleted first, or later.
  broadcast_recipient_id text COLLATE "C", -- The recipient of the broadcast.
  client_reference text, -- The client's own id.
  sent_by_user_id text COLLATE "C", -- The user who sent it in the dashboard. No foreign key: sending does not lock the user.
  from_business_app boolean NOT NULL DEFAULT false, -- Outbound, but sent from the provider's app on a phone.
  imported boolean NOT NULL DEFAULT false, -- From the history of a number in the provider's app; `created_at` is when it was sent.
  provider_message_id text COLLATE "C", -- The provider's id. Null: not sent yet.
  unsupported_type text, -- The provider's type, if the service does not support it.
  error_code text, -- Error code of a failed message.
  error_message text, -- Error message of a failed message.
  error_provider_code integer, -- The provider's error code.
  pricing json, -- What the provider bills, as the latest status says. Null: not reported, or failed.
  send_at timestamptz, -- When a scheduled message is sent. Null: at once.
  sent_at timestamptz, -- Time of sending.
  delivered_at timestamptz, -- Time of delivery.
  read_at timestamptz, -- When it was read.
  failed_at timestamptz, -- Time of the failure.
  canceled_at timestamptz, -- When it was canceled, which is a failure.
  edited_at timestamptz, -- The provider's time of the last edit; older edits are ignored.
  created_at timestamptz NOT NULL DEFAULT now(), -- Time of creation, by which messages are listed.
  PRIMARY KEY (organization_id, id),
  FOREIGN KEY (organization_id, phone_number_id) REFERENCES channel_accounts (organization_id, phone_number_id),
  FOREIGN KEY (organization_id, conversation_id) REFERENCES conversations (organization_id, id) ON DELETE CASCADE,
  CHECK ((error_code IS NULL) = (error_message IS NULL))
);
-- Lists messages, newest first.
CREATE INDEX messages_list ON messages (organization_id, phone_number_id, created_at DESC, id DESC);
-- Lists messages of a conversation.
CREATE INDEX messages_conversation_list ON messages (organization_id, conversation_id, created_at DESC, id DESC);
-- Lists messages of a conversation by direction and status, and finds the inbound ones that are not read. Those of a direction are merged
-- from all statuses, those of a status from both directions.
CREATE INDEX messages_conversation_status_list
  ON messages (organization_id, conversation_id, direction, status, created_at DESC, id DESC);
-- Lists messages by direction and status, in the same way.
CREATE INDEX messages_direction_status_list
  ON messages (organization_id, phone_number_id, direction, status, created_at DESC, id DESC);
-- Finds the messages that use a file.
CREATE INDEX messages_media ON messages (organization_id, media_id) WHERE media_id IS NOT NULL;
-- Finds replies and reactions to a message that retention deletes. A sent reaction names its message only in the payload.
CREATE INDEX messages_references ON messages
  (organization_id, coalesce(reply_to_message_id, CASE WHEN type = 'reaction' THEN payload #>> '{reaction,message_id}' END))
  WHERE reply_to_message_id IS NOT NULL OR type = 'reaction';
-- Finds the imported messages that wait for the message to which they reply or react.
CREATE INDEX messages_waiting_replies ON messages (organization_id, phone_number_id, reply_to_provider_id)
  WHERE reply_to_provider_id IS NOT NULL;
-- Lists messages of groups. Other lists skip them.
CREATE INDEX messages_group_list ON messages (organization_id, phone_number_id, created_at DESC, id DESC)
  WHERE group_id IS NOT NULL;
-- Finds the messages of a contact in groups.
CREATE INDEX messages_group_contact ON messages (organization_id, contact_id, created_at) WHERE group_id IS NOT NULL;
-- Counts messages by the hour in which they are due. Of an expression, so that the planner never prefers it for a list.
CREATE INDEX messages_due ON messages ((coalesce(send_at, created_at) AT TIME ZONE 'UTC')) WHERE NOT from_business_app AND NOT imported;
-- Counts failed messages by the hour of their failure.
CREATE INDEX messages_failed ON messages ((failed_at AT TIME ZONE 'UTC'))
  WHERE status = 'failed' AND canceled_at IS NULL AND NOT from_business_app;
-- Lists scheduled messages.
CREATE INDEX messages_scheduled_list ON messages (organization_id, phone_number_id, created_at DESC, id DESC)
  WHERE send_at IS NOT NULL AND status = 'pending' AND group_id IS NULL;
-- Lists scheduled messages of groups.
CREATE INDEX messages_scheduled_group_list ON messages (organization_id, phone_number_id, created_at DESC, id DESC)
  WHERE send_at IS NOT NULL AND status = 'pending' AND group_id IS NOT NULL;
-- Lists scheduled messages of a conversation.
CREATE INDEX messages_scheduled_conversation_list ON messages (organization_id, conversation_id, created_at DESC, id DESC)
  WHERE send_at IS NOT NULL AND status = 'pending';
-- Finds a message by the provider's id; the provider repeats webhooks. The newest index, because PostgreSQL chooses it among those that
-- seem equally good, as all do while the table is empty.
CREATE UNIQUE INDEX messages_provider_message_key ON messages (organization_id, phone_number_id, provider_message_id);
