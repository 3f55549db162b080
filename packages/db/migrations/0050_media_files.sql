-- The fetching of media: what waits for its file is claimed here, so that a message and the work that it makes are written
-- in one transaction, and a file that cannot be had today is not forgotten tomorrow.
ALTER TABLE media
  -- Where the provider said that it can be downloaded, good for 5 minutes.
  ADD COLUMN provider_url text,
  -- As the provider told it; of a file that is there, in hexadecimal, as it was reckoned here.
  ADD COLUMN sha256 text,
  -- Unguessable. Given with the first claim and kept whatever happens, so that a worker that dies leaves no file behind
  -- whose name nobody knows.
  ADD COLUMN file_name text COLLATE "C",
  ADD COLUMN fetch_attempts integer NOT NULL DEFAULT 0,
  -- The attempts at which the provider answered, with something other than the file.
  ADD COLUMN fetch_misses integer NOT NULL DEFAULT 0,
  -- Why the last attempt got nothing.
  ADD COLUMN fetch_error text,
  -- While pending: when it is due, or, of what a worker has, when that worker's lease ends.
  ADD COLUMN next_fetch_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN fetch_lease uuid;
CREATE INDEX media_to_fetch ON media (next_fetch_at) WHERE status = 'pending';
CREATE INDEX messages_media ON messages (organization_id, media_id) WHERE media_id IS NOT NULL;

-- Every file that there is or may be, by its name, which is all that whoever reads one brings along. It outlives its media:
-- a worker removes the file first.
CREATE TABLE media_files (
  file_name text COLLATE "C" PRIMARY KEY,
  organization_id text COLLATE "C" NOT NULL,
  media_id text COLLATE "C" NOT NULL,
  -- Set when nothing leads to it any more.
  remove_at timestamptz
);
CREATE INDEX media_files_to_remove ON media_files (remove_at) WHERE remove_at IS NOT NULL;

-- A trigger, since media go by ON DELETE CASCADE, whoever deletes what they hang on.
CREATE FUNCTION give_up_media_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE media_files
  -- A worker may be about to store the file that it fetched before this.
  SET remove_at = CASE OLD.status WHEN 'pending' THEN now() + interval '1 hour' ELSE now() END
  WHERE file_name = OLD.file_name;
  RETURN NULL;
END $$;
CREATE TRIGGER media_deleted AFTER DELETE ON media
  FOR EACH ROW WHEN (OLD.file_name IS NOT NULL) EXECUTE FUNCTION give_up_media_file();
