-- The processes of the service and the encryption keys that each has, so that a secret is not removed while it is in use. Reference
-- table.
CREATE TABLE service_processes (
  id text COLLATE "C" PRIMARY KEY, -- The process.
  kind text NOT NULL, -- The program, such as `api`.
  host text NOT NULL, -- The machine's name.
  pid integer NOT NULL, -- The process id.
  build text NOT NULL DEFAULT '', -- The build of the service that it runs.
  key_ids text[] NOT NULL CHECK (cardinality(key_ids) > 0), -- Its encryption keys; it encrypts with the first.
  started_at timestamptz NOT NULL DEFAULT clock_timestamp(), -- Start of the process.
  seen_at timestamptz NOT NULL DEFAULT clock_timestamp(), -- Renewed while the process runs.
  failing jsonb NOT NULL DEFAULT '{}', -- What it cannot use, such as `media-store`, with `since` and `reason`.
  ended_at timestamptz -- End of the process. The row stays for a week, to show until when a key was in use.
);
