-- The cells besides main. Each has the same tables for other organizations, in the schema `cell_<name>`. Only main has rows here and in
-- cell_routes. Reference table.
CREATE TABLE cells (
  name text COLLATE "C" PRIMARY KEY, -- The cell's name.
  created_at timestamptz NOT NULL DEFAULT now() -- Time of creation, after that of its tables.
);

-- The cells besides main that know what a request names before its organization is known. Written by triggers of the tables of these
-- cells, which `migrate` creates. Reference table.
CREATE TABLE cell_routes (
  kind text COLLATE "C" NOT NULL, -- What is named, such as `api_key`.
  key text COLLATE "C" NOT NULL, -- Its id, name or address. A hash as PostgreSQL writes it: `\x` and hexadecimal digits.
  cell text COLLATE "C" NOT NULL, -- The cell that knows it.
  source text COLLATE "C" NOT NULL DEFAULT '', -- Distinguishes the rows of a cell that have the same key.
  PRIMARY KEY (kind, key, cell, source)
);

-- Records the route to a row of another cell. Its arguments: the kind, the column of the key, and that of the source.
CREATE FUNCTION record_cell_route() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_cell text := substr(TG_TABLE_SCHEMA, 6);
  removed jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  added jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  known_key text := removed ->> TG_ARGV[1];
  known_source text := coalesce(removed ->> TG_ARGV[2], '');
BEGIN
  IF known_key IS NOT NULL THEN
    DELETE FROM cell_routes WHERE kind = TG_ARGV[0] AND key = known_key AND cell = of_cell AND source = known_source;
  END IF;
  known_key := added ->> TG_ARGV[1];
  known_source := coalesce(added ->> TG_ARGV[2], '');
  IF known_key IS NOT NULL THEN
    INSERT INTO cell_routes (kind, key, cell, source) VALUES (TG_ARGV[0], known_key, of_cell, known_source) ON CONFLICT DO NOTHING;
    IF TG_ARGV[0] = 'phone_number' AND to_regclass('provider_webhooks') IS NOT NULL THEN
      -- What main has received for the number before it was connected. Not from another server of Citus, where main has no tables.
      UPDATE provider_webhooks SET next_attempt_at = statement_timestamp()
      WHERE unconnected_phone_number_ids @> ARRAY[known_key] AND next_attempt_at IS NOT NULL;
    END IF;
  END IF;
  RETURN NULL;
END $$;

-- The tables of the trigger are in another schema.
DO $$ BEGIN
  EXECUTE format('ALTER FUNCTION record_cell_route() SET search_path = %I, pg_temp', current_schema());
END $$;
