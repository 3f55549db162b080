-- Tables of what ages are partitioned by time, so that a period can be dropped as a whole: api_log by its time, events,
-- deliveries and their attempts by the time that begins their ids. The worker creates and drops partitions by functions that have the rights of the owner, so that the role of the
-- service need not own anything. A partition is named by its first day (UTC). Each table has a default partition, which takes rows of
-- periods without a partition, and has the storage parameters of all.

-- Creates the partition of a period, and moves the period's rows there. Attached afterwards, because creating it in place would lock the
-- whole table. The default partition may hold no rows of another partition's period, so a writer must not have chosen it before: writers
-- wait for the end.
CREATE FUNCTION create_partition(parent text, first_day date, from_key text, to_key text) RETURNS void LANGUAGE plpgsql STRICT
  SECURITY DEFINER AS $$
DECLARE
  partition text := parent || '_' || to_char(first_day, 'YYYYMMDD');
  default_partition text := parent || '_default';
  options text := (SELECT 'WITH (' || array_to_string(reloptions, ', ') || ')' FROM pg_class WHERE oid = format('%I', default_partition)::regclass);
  key text := (SELECT attname FROM pg_partitioned_table JOIN pg_attribute ON attrelid = partrelid AND attnum = partattrs[0]
    WHERE partrelid = format('%I', parent)::regclass);
BEGIN
  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL) %s', partition, parent, options);
  EXECUTE format('LOCK TABLE ONLY %I IN SHARE MODE', parent);
  EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', default_partition);
  EXECUTE format('WITH moved AS (DELETE FROM %I WHERE %I >= %L AND %I < %L RETURNING *) INSERT INTO %I SELECT * FROM moved',
    default_partition, key, from_key, key, to_key, partition);
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent, partition, from_key, to_key);
END $$;

-- Drops the partition of a period with its rows. A partition only: no other table has such a name.
CREATE FUNCTION drop_partition(parent text, first_day date) RETURNS void LANGUAGE plpgsql STRICT SECURITY DEFINER AS $$
DECLARE
  partition text := (SELECT inhrelid::regclass::text FROM pg_inherits JOIN pg_class ON oid = inhrelid
    WHERE inhparent = format('%I', parent)::regclass AND relname = parent || '_' || to_char(first_day, 'YYYYMMDD'));
BEGIN
  EXECUTE 'DROP TABLE ' || partition;
END $$;

-- A caller's search_path or temporary tables must not lead a function with the owner's rights to other tables.
DO $$ BEGIN
  EXECUTE format('ALTER FUNCTION create_partition(text, date, text, text) SET search_path = %I, pg_temp', current_schema());
  EXECUTE format('ALTER FUNCTION drop_partition(text, date) SET search_path = %I, pg_temp', current_schema());
END $$;
REVOKE EXECUTE ON FUNCTION create_partition(text, date, text, text), drop_partition(text, date) FROM PUBLIC;
