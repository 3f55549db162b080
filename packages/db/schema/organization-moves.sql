-- An organization that is being moved from this cell, or to it: packages/queues/src/organization-move. Empty otherwise. Reference table.
CREATE TABLE organization_moves (
  organization_id text COLLATE "C" PRIMARY KEY, -- The organization.
  phase text NOT NULL CHECK (phase IN ('copying', 'draining', 'fenced', 'moved', 'removing', 'receiving')), -- What its changes meet: see guard_moving_organization. `receiving`: in the cell that it moves to.
  other_cell text NOT NULL, -- The cell that it moves to, or from.
  other_schema text NOT NULL, -- The schema of that cell.
  phase_ends_at timestamptz NOT NULL DEFAULT 'infinity', -- Then `draining` and `fenced` end, so that a move that is killed stops nothing for long.
  copied json NOT NULL DEFAULT '{}', -- For each table that is being copied, the key of the last copied row; null: it is copied completely.
  started_at timestamptz NOT NULL DEFAULT clock_timestamp() -- When the move began.
);

-- Rows of a moving organization that were changed since they were copied, or may have been. Reference table.
CREATE TABLE organization_move_changes (
  organization_id text COLLATE "C" NOT NULL, -- The organization.
  id bigint GENERATED ALWAYS AS IDENTITY, -- The change's id.
  table_name text NOT NULL, -- The table.
  key jsonb NOT NULL, -- The row's key, without the organization.
  PRIMARY KEY (organization_id, id)
);

-- The key of a row as organization_move_changes has it.
CREATE FUNCTION moving_key(changed jsonb, key_columns text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT jsonb_object_agg(name, changed -> name) FROM unnest(key_columns) AS name
$$;

-- Guards the rows of an organization that moves. A move creates triggers on all tables that call it for this organization's rows only, and
-- drops them in the end. Its arguments: the organization, the table, and the columns of its key.
--
-- copying: changes are recorded, so that they are copied again.
-- draining: in addition, workers claim nothing.
-- fenced, moved: changes fail with CHM01, and can be tried again a moment later. Rows that a worker has claimed, or claims, are skipped, as if
--   they were locked, because its statement may have rows of other organizations too. So it records no result, and another worker takes over.
-- removing: what is left is being deleted, and meant by nobody any more.
-- receiving: nothing may change what has been copied.
--
-- The shared lock makes the move wait for transactions that have changed something, before it reads the last changes.
CREATE FUNCTION guard_moving_organization() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  organization text := TG_ARGV[0];
  table_name text := TG_ARGV[1];
  key_columns text[] := TG_ARGV[2:];
  before jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  after jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  is_log boolean := table_name IN ('api_log', 'hourly_figures', 'hourly_webhook_figures');
  is_call boolean := table_name IN ('read_receipts', 'quality_checks', 'sync_requests', 'notice_mails');
  is_claim boolean := TG_OP = 'UPDATE' AND (
    after ->> 'lease_token' IS NOT NULL AND after ->> 'lease_token' IS DISTINCT FROM before ->> 'lease_token'
    OR is_call AND (after ->> 'attempt_count')::int > (before ->> 'attempt_count')::int
  );
  is_work boolean := is_claim OR is_call AND TG_OP <> 'INSERT'
    OR TG_OP = 'UPDATE' AND (
      table_name IN ('message_sends', 'webhook_deliveries', 'media') AND before ->> 'lease_token' IS NOT NULL
      OR table_name = 'webhook_deliveries' AND after ->> 'next_attempt_at' IS NULL
      OR table_name = 'message_sends' AND before ->> 'state' = 'scheduled' AND after ->> 'state' = 'pending'
      OR table_name = 'api_keys' AND before - 'last_used_at' = after - 'last_used_at'
    );
  move organization_moves;
  result record;
BEGIN
  IF TG_OP = 'DELETE' THEN
    result := OLD;
  ELSE
    result := NEW;
  END IF;
  PERFORM pg_advisory_xact_lock_shared(hashtextextended(current_schema() || '.move.' || organization, 0));
  SELECT * INTO move FROM organization_moves WHERE organization_id = organization;
  IF move.phase IS NULL THEN
    RETURN result;
  ELSIF move.phase = 'receiving' THEN
    RETURN NULL;
  ELSIF move.phase IN ('moved', 'removing') AND is_log THEN
    IF table_name = 'api_log' AND TG_OP = 'INSERT' THEN
      EXECUTE format(
        'WITH written AS (
           INSERT INTO %1$I.api_log SELECT (jsonb_populate_record(NULL::%1$I.api_log, $1)).* ON CONFLICT DO NOTHING
           RETURNING organization_id, created_at, status
         )
         INSERT INTO %1$I.hourly_figures AS figure (organization_id, hour, kind, slot, count)
         SELECT organization_id, date_trunc(''hour'', created_at), ''log_'' || status / 100 || ''xx'', 0, 1 FROM written
         ON CONFLICT (organization_id, hour, kind, slot) DO UPDATE SET count = figure.count + 1', move.other_schema)
      USING after;
    END IF;
    RETURN NULL;
  ELSIF move.phase = 'removing' AND TG_OP <> 'INSERT' THEN
    RETURN NULL;
  ELSIF (move.phase = 'moved' OR move.phase IN ('draining', 'fenced') AND move.phase_ends_at > clock_timestamp()) AND is_claim THEN
    RETURN NULL;
  ELSIF move.phase IN ('moved', 'removing') OR move.phase = 'fenced' AND move.phase_ends_at > clock_timestamp() AND NOT is_log THEN
    IF is_work THEN
      RETURN NULL;
    END IF;
    RAISE EXCEPTION 'organization % is being moved to another cell', organization USING ERRCODE = 'CHM01';
  END IF;
  IF before IS NOT NULL THEN
    INSERT INTO organization_move_changes (organization_id, table_name, key)
    VALUES (organization, table_name, moving_key(before, key_columns));
  END IF;
  IF after IS NOT NULL AND (before IS NULL OR moving_key(after, key_columns) <> moving_key(before, key_columns)) THEN
    INSERT INTO organization_move_changes (organization_id, table_name, key)
    VALUES (organization, table_name, moving_key(after, key_columns));
  END IF;
  RETURN result;
END $$;

-- The functions that it calls, and its tables, are those of its cell, whoever changes a row.
DO $$ BEGIN
  EXECUTE format('ALTER FUNCTION guard_moving_organization() SET search_path = %I, pg_temp', current_schema());
END $$;
