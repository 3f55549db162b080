-- A file received from a contact, or uploaded to be sent. Several messages can refer to it. While `pending` the row is a queue entry:
-- a worker downloads the file from the provider.
CREATE TABLE media (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  id text COLLATE "C" NOT NULL, -- The file's id.
  phone_number_id text COLLATE "C" NOT NULL, -- The account.
  contact_id text COLLATE "C", -- The contact that sent it. Null: uploaded through the API.
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'ready', 'failed')), -- Whether the file is stored.
  mime_type text, -- Media type.
  filename text, -- The sender's name of the file.
  size bigint CHECK (size >= 0), -- Size in bytes.
  sha256 text, -- Hash in hexadecimal, once stored; before, as the provider reported it.
  path text, -- Path below the public URL of media, once stored.
  stored_name text COLLATE "C", -- Unguessable name in the store. Assigned at the first claim, so that a crash leaves no unknown file.
  provider_media_id text COLLATE "C", -- The provider's id of a received file.
  provider_media_refused boolean NOT NULL DEFAULT false, -- Whether the provider refused to send the file by that id.
  provider_url text, -- The provider's download URL, valid for 5 minutes.
  provider_upload_id text COLLATE "C", -- The provider's id of the last upload to it, which it keeps for 30 days.
  provider_uploaded_at timestamptz, -- Time of that upload.
  next_fetch_at timestamptz NOT NULL DEFAULT now(), -- While `pending`: when it is due, or the end of the lease.
  lease_token uuid, -- The worker that downloads it.
  fetch_attempt_count integer NOT NULL DEFAULT 0, -- Number of attempts to download it.
  fetch_refusal_count integer NOT NULL DEFAULT 0, -- Attempts at which the provider responded without the file.
  fetch_error text, -- Why the last attempt failed.
  created_at timestamptz NOT NULL DEFAULT now(), -- Time of creation.
  PRIMARY KEY (organization_id, id),
  FOREIGN KEY (organization_id, phone_number_id) REFERENCES channel_accounts (organization_id, phone_number_id),
  FOREIGN KEY (organization_id, contact_id) REFERENCES contacts (organization_id, id) ON DELETE CASCADE,
  CONSTRAINT media_path_check CHECK ((status = 'ready') = (path IS NOT NULL)),
  CONSTRAINT media_upload_check CHECK ((provider_upload_id IS NULL) = (provider_uploaded_at IS NULL))
);
-- Deletes the files of a contact.
CREATE INDEX media_contact ON media (organization_id, contact_id);
-- Claims files to download, of each organization in turn.
CREATE INDEX media_to_fetch ON media (organization_id, next_fetch_at) WHERE status = 'pending';
-- Finds stored files beyond the retention period, oldest first.
CREATE INDEX media_stored_by_age ON media (organization_id, created_at, id) WHERE path IS NOT NULL;
-- Finds uploaded files that no message uses, oldest first.
CREATE INDEX media_uploads_by_age ON media (organization_id, created_at, id) WHERE contact_id IS NULL;

-- Every file that the store has or may have. It outlives its media row: a worker deletes the file first. The name leads its key, because
-- a request for a file has only that.
CREATE TABLE media_files (
  stored_name text COLLATE "C" NOT NULL, -- Name in the store.
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  media_id text COLLATE "C" NOT NULL, -- The media row, which may be deleted.
  remove_at timestamptz, -- When to delete the file. Null: it is in use.
  PRIMARY KEY (stored_name, organization_id)
);
-- Finds files to delete.
CREATE INDEX media_files_to_remove ON media_files (remove_at) WHERE remove_at IS NOT NULL;

-- Schedules the removal of a deleted media row's file. A trigger, because media are also deleted by ON DELETE CASCADE. A pending file
-- gets an hour, since a worker may still store it.
CREATE FUNCTION schedule_media_file_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE media_files
  SET remove_at = CASE OLD.status WHEN 'pending' THEN now() + interval '1 hour' ELSE now() END
  WHERE organization_id = OLD.organization_id AND stored_name = OLD.stored_name;
  RETURN NULL;
END $$;
CREATE TRIGGER media_deleted AFTER DELETE ON media
  FOR EACH ROW WHEN (OLD.stored_name IS NOT NULL) EXECUTE FUNCTION schedule_media_file_removal();
