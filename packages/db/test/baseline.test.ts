import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { listSchemaFiles, schemaDirectory } from '../src/baseline.ts'
import { commentStatements } from '../src/comment-statements.ts'
import { BaselineMismatch, findPendingMigrations, migrate, readMigrations, statement } from '../src/index.ts'
import { emptyDatabaseUrl, openForTest } from './own-database.ts'

const uncommented = statement(
  'test_uncommented',
  `SELECT class.relname || coalesce('.' || attname, '') AS name
   FROM pg_class class
   LEFT JOIN pg_attribute attribute ON attrelid = class.oid AND attnum > 0 AND NOT attisdropped AND relkind IN ('r', 'p')
   WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'i', 'I') AND NOT relispartition
     AND relname !~ '^schema_migrations' AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = class.oid)
     AND (col_description(class.oid, attnum) IS NULL OR obj_description(class.oid, 'pg_class') IS NULL)
     AND (relkind IN ('r', 'p') OR obj_description(class.oid, 'pg_class') IS NULL)
   UNION ALL SELECT proname FROM pg_proc
   WHERE pronamespace = 'public'::regnamespace AND obj_description(oid, 'pg_proc') IS NULL`,
)
const description = statement(
  'test_description',
  `SELECT obj_description('teams'::regclass) AS table, col_description('teams'::regclass, 1) AS column`,
)

test('schema.sql names every file of the baseline once', async () => {
  const files = (await readdir(schemaDirectory)).filter((name) => name !== 'schema.sql')
  expect((await listSchemaFiles()).sort()).toEqual(files.sort())
})

test('every table, column, index and function has a comment in the database', async () => {
  const database = await openForTest()
  expect(await database.query(uncommented)).toEqual([])
  const [teams] = await database.query<{ table: string; column: string }>(description)
  expect(teams).toEqual({
    table: 'A team of an organization. Accounts, contacts and labels belong to one.',
    column: 'Owner.',
  })
})

test('reads comments above an object and behind its parts', () => {
  const sql = `-- Not about the table.

-- A team's
-- members.
CREATE TABLE members (
  id text CHECK (id IN ( -- The id.
    'a' -- Not a column.
  )),
  CONSTRAINT members_key UNIQUE (id), -- One each.
  CHECK (id <> '')
) WITH (fillfactor = 50);
-- Finds them.
CREATE UNIQUE INDEX members_id ON members (id);
CREATE INDEX members_other ON members (id);

-- Counts them.
CREATE FUNCTION count_members() RETURNS int LANGUAGE sql AS $$
  SELECT 1 -- Not a column.
$$;`
  expect(commentStatements(sql)).toEqual([
    "COMMENT ON TABLE members IS 'A team''s members.';",
    "COMMENT ON COLUMN members.id IS 'The id.';",
    "COMMENT ON CONSTRAINT members_key ON members IS 'One each.';",
    "COMMENT ON INDEX members_id IS 'Finds them.';",
    "COMMENT ON FUNCTION count_members IS 'Counts them.';",
  ])
})

test('creates the baseline in an empty database, once', async () => {
  const database = await openForTest({ url: await emptyDatabaseUrl() })
  expect((await migrate(database))[0]).toBe('0000_baseline.sql')
  expect(await migrate(database)).toEqual([])
})

test('leaves a database of earlier migrations unchanged', async () => {
  const database = await openForTest({ url: await emptyDatabaseUrl() })
  await database.session((session) =>
    session.run(`CREATE TABLE schema_migrations (version integer PRIMARY KEY, name text NOT NULL, checksum text NOT NULL);
      INSERT INTO schema_migrations VALUES (1, '0001_organizations.sql', '')`),
  )
  const problem =
    'the schema of the database was created before the baseline, so this program cannot use or upgrade it; it was left unchanged'
  await expect(migrate(database)).rejects.toThrow(new BaselineMismatch(problem))
  await expect(findPendingMigrations(database, await readMigrations())).rejects.toThrow(BaselineMismatch)
  await database.session((session) => session.run('DROP TABLE schema_migrations'))
  expect((await migrate(database))[0]).toBe('0000_baseline.sql')
})

test('rejects a database with another baseline, whatever else it has', async () => {
  const database = await openForTest()
  await database.session((session) =>
    session.run(`UPDATE schema_migrations SET checksum = 'other';
      INSERT INTO schema_migrations (version, name, checksum, oldest_compatible) VALUES (9, '0009_future.sql', '', 9)`),
  )
  await expect(migrate(database)).rejects.toThrow('the schema of the database was created with another baseline')
})
