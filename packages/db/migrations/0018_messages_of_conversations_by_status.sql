-- A long conversation is asked for what failed in it as quickly as a short one.
CREATE INDEX messages_conversation_status_list
  ON messages (organization_id, conversation_id, status, created_at DESC, id DESC);
