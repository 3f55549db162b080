-- A number that rises every minute, with a copy beside the database. A database whose number is behind that of the copy has gone back
-- in time, as a restored backup has. One row. packages/queues/src/restore says how. Reference table.
CREATE TABLE restore_marker (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row), -- Allows one row.
  installation uuid, -- Names the copy. Null: no copy was ever written.
  number bigint NOT NULL DEFAULT 0, -- Rises every minute while a worker runs.
  confirmed_until timestamptz NOT NULL DEFAULT 'infinity', -- After this time, nothing is sent until the number was compared again.
  is_at_rest boolean NOT NULL DEFAULT false, -- The last worker has ended. Nothing is sent until one has compared the number.
  server_id text COLLATE "C", -- The server that was confirmed: its system identifier. Null: not readable by the role of the service.
  database_id oid, -- The database that was confirmed.
  released_at timestamptz, -- When work was last released. It was not late before. Null: never held.
  table_id oid, -- This table, when it was confirmed. A dump is restored into a new one.
  restores integer NOT NULL DEFAULT 0, -- How often the database was found to have gone back in time, or may have. Cursors of events name it.
  confirmed_epoch integer NOT NULL DEFAULT 0, -- The epoch when the table was confirmed.
  epoch integer NOT NULL GENERATED ALWAYS AS ( -- Rises with each restored dump, in which transactions are counted anew.
    CASE WHEN table_id = tableoid OR table_id IS NULL THEN confirmed_epoch ELSE confirmed_epoch + 1 END
  ) STORED,
  may_act_until timestamptz NOT NULL GENERATED ALWAYS AS ( -- Until when workers may send. Computed again when a dump is restored.
    CASE WHEN installation IS NULL OR (table_id = tableoid AND NOT is_at_rest) THEN confirmed_until ELSE '-infinity' END
  ) STORED,
  CHECK ((installation IS NULL) = (number = 0))
);
INSERT INTO restore_marker DEFAULT VALUES;

-- Organizations for which nothing is sent: until an operator has decided what happens to work that was unfinished in a backup, or
-- because the organization is being deleted. Reference table.
CREATE TABLE restore_holds (
  organization_id text COLLATE "C" PRIMARY KEY REFERENCES organizations (id), -- The organization.
  reason text NOT NULL CHECK (reason IN ('behind', 'copy_missing', 'copy_outdated', 'moved', 'requested', 'deleted')), -- Why.
  unfinished_before timestamptz NOT NULL, -- Work that is older than this comes from the backup.
  held_at timestamptz NOT NULL DEFAULT clock_timestamp() -- Since when.
);

-- What has to be done again if an older backup is restored. Rows are removed as soon as they are beside the database too. Reference table.
CREATE TABLE restore_journal (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  id bigint GENERATED ALWAYS AS IDENTITY, -- The entry's id.
  kind text NOT NULL CHECK (kind IN ('contact_erased', 'api_key_revoked', 'organization_deleted')), -- What was done.
  subject text COLLATE "C" NOT NULL, -- The id of the contact, key or organization. No personal data.
  recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(), -- When it was done.
  is_imported boolean NOT NULL DEFAULT false, -- Whether it was read from beside a restored database, to be done again.
  PRIMARY KEY (organization_id, id)
);
