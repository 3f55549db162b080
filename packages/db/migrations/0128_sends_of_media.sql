-- oldest-compatible: 0070
-- no-transaction
-- Who an uploaded file was sent to: it is deleted with the last of them.
CREATE INDEX CONCURRENTLY IF NOT EXISTS message_sends_of_media ON message_sends (organization_id, media_id)
  WHERE media_id IS NOT NULL;
