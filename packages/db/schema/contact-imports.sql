-- A file of contacts that a worker imports. Until it has ended the row is a queue entry.
CREATE TABLE contact_imports (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  id text COLLATE "C" NOT NULL, -- The import's id.
  phone_number_id text COLLATE "C" NOT NULL, -- The account.
  status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'running', 'completed', 'failed', 'canceled')), -- Status.
  format text NOT NULL CHECK (format IN ('csv', 'ndjson')), -- Format of the file.
  filename text NOT NULL, -- The client's name of the file.
  size bigint NOT NULL, -- Size of the file in bytes.
  stored_name text COLLATE "C" NOT NULL, -- Its name in the store. The file is removed when the import has ended.
  rows_total integer, -- Number of rows, once counted.
  rows_created integer NOT NULL DEFAULT 0, -- Number of rows that created a contact.
  rows_updated integer NOT NULL DEFAULT 0, -- Number of rows of known contacts.
  rows_failed integer NOT NULL DEFAULT 0, -- Number of rows that were not imported.
  failure text, -- Why it ended early.
  erased_numbers text[] NOT NULL DEFAULT '{}', -- Numbers of contacts that were deleted meanwhile: their rows are not imported.
  next_attempt_at timestamptz NOT NULL DEFAULT now(), -- Until it has ended: when it is due, or the end of the lease.
  lease_token uuid, -- The worker that imports it.
  attempt_count integer NOT NULL DEFAULT 0, -- Number of attempts since the last progress.
  created_at timestamptz NOT NULL DEFAULT now(), -- Time of creation.
  started_at timestamptz, -- When a worker began.
  ended_at timestamptz, -- When it ended.
  PRIMARY KEY (organization_id, id),
  FOREIGN KEY (organization_id, phone_number_id) REFERENCES channel_accounts (organization_id, phone_number_id),
  CHECK ((status IN ('queued', 'running')) = (ended_at IS NULL))
);
-- Lists the imports of an account, newest first.
CREATE INDEX contact_imports_list ON contact_imports (organization_id, phone_number_id, created_at DESC, id DESC);
-- Claims imports, of each organization in turn.
CREATE INDEX contact_imports_due ON contact_imports (organization_id, next_attempt_at) WHERE ended_at IS NULL;
-- Finds imports beyond the retention period, oldest first.
CREATE INDEX contact_imports_by_age ON contact_imports (organization_id, created_at);

-- Removes the file of an import that has ended.
CREATE FUNCTION remove_file_of_import() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE media_files SET remove_at = now() WHERE organization_id = OLD.organization_id AND stored_name = OLD.stored_name;
  RETURN NULL;
END $$;
CREATE TRIGGER contact_import_ended AFTER UPDATE ON contact_imports
  FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION remove_file_of_import();
CREATE TRIGGER contact_import_deleted AFTER DELETE ON contact_imports
  FOR EACH ROW EXECUTE FUNCTION remove_file_of_import();

-- The rows of an import that were not imported.
CREATE TABLE contact_import_errors (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  import_id text COLLATE "C" NOT NULL, -- The import.
  line integer NOT NULL, -- The line in the file, from 1.
  field text, -- The invalid field. Null: the whole row.
  code text NOT NULL, -- The error's code.
  message text NOT NULL, -- The error's message.
  PRIMARY KEY (organization_id, import_id, line),
  FOREIGN KEY (organization_id, import_id) REFERENCES contact_imports (organization_id, id) ON DELETE CASCADE
);
