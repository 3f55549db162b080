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
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM cell_routes WHERE kind = TG_ARGV[0] AND key = to_jsonb(OLD) ->> TG_ARGV[1]
      AND cell = substr(TG_TABLE_SCHEMA, 6) AND source = coalesce(to_jsonb(OLD) ->> TG_ARGV[2], '');
  END IF;
  IF TG_OP <> 'DELETE' AND to_jsonb(NEW) ->> TG_ARGV[1] IS NOT NULL THEN
    INSERT INTO cell_routes (kind, key, cell, source)
    VALUES (TG_ARGV[0], to_jsonb(NEW) ->> TG_ARGV[1], substr(TG_TABLE_SCHEMA, 6), coalesce(to_jsonb(NEW) ->> TG_ARGV[2], ''))
    ON CONFLICT DO NOTHING;
    IF TG_ARGV[0] = 'phone_number' THEN
      -- What main has received for the number before it was connected.
      UPDATE provider_webhooks SET next_attempt_at = statement_timestamp()
      WHERE unconnected_phone_number_ids @> ARRAY[to_jsonb(NEW) ->> TG_ARGV[1]] AND next_attempt_at IS NOT NULL;
    END IF;
  END IF;
  RETURN NULL;
END $$;

-- The tables of the trigger are in another schema.
DO $$ BEGIN
  EXECUTE format('ALTER FUNCTION record_cell_route() SET search_path = %I, pg_temp', current_schema());
END $$;
