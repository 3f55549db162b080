-- oldest-compatible: 0070
-- Reference table: the processes of the service, and the ids of the encryption keys that each one knows, the one that it
-- seals with first. A process renews seen_at while it runs; packages/core/src/secret-rotation/announce-process.ts does it.
CREATE TABLE service_processes (
  id text COLLATE "C" PRIMARY KEY,
  kind text NOT NULL,
  host text NOT NULL,
  pid integer NOT NULL,
  key_ids text[] NOT NULL CHECK (cardinality(key_ids) > 0),
  started_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- Null while it runs. The row stays for a week: it tells until when a key was in use.
  ended_at timestamptz
);
