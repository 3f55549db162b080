-- Files that are sent again: when the provider no longer knows one by an id that it was told under, it is given to it anew.
ALTER TABLE message_sends
  -- The file that it names, in whichever place, if it names one.
  ADD COLUMN media_id text COLLATE "C";
UPDATE message_sends send
SET media_id = coalesce(message.media_id, send.payload #>> '{interactive,header,image,media_id}',
  send.payload #>> '{interactive,header,video,media_id}', send.payload #>> '{interactive,header,document,media_id}')
FROM messages message
WHERE send.state = 'pending' AND message.organization_id = send.organization_id AND message.id = send.message_id;
-- What may wait for a file.
CREATE INDEX message_sends_media ON message_sends (organization_id, media_id)
  WHERE state = 'pending' AND media_id IS NOT NULL;

ALTER TABLE media
  -- The provider's id of what it was given last, which it keeps for 30 days.
  ADD COLUMN upload_id text COLLATE "C",
  ADD COLUMN uploaded_at timestamptz,
  -- Whether it would not send the file by the id under which it told of it.
  ADD COLUMN provider_media_refused boolean NOT NULL DEFAULT false,
  ADD CHECK ((upload_id IS NULL) = (uploaded_at IS NULL));
