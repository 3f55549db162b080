import { statement } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'

// Tables that are queried or written before the organization is known, or that belong to no organization. A distributed
// database has a full copy of them on each node. Their comments say so.
const isReference = (table: string) =>
  `(${table}::text = 'schema_migrations' OR obj_description(${table}, 'pg_class') ~ 'Reference table')`

const foreignKeys = statement(
  'schema_test_foreign_keys',
  `SELECT conrelid::regclass::text AS table, ${isReference('confrelid::regclass')} AS is_reference, conname AS name,
          (SELECT attname FROM pg_attribute WHERE attrelid = conrelid AND attnum = conkey[1]) AS first,
          (SELECT attname FROM pg_attribute WHERE attrelid = confrelid AND attnum = confkey[1]) AS target_first
   FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
)
const idColumns = statement(
  'schema_test_id_collations',
  `SELECT attrelid::regclass::text || '.' || attname AS column, collname AS collation
   FROM pg_attribute JOIN pg_class class ON class.oid = attrelid JOIN pg_collation ON pg_collation.oid = attcollation
   WHERE class.relnamespace = 'public'::regnamespace AND class.relkind = 'r' AND attnum > 0
     AND (attname = 'id' OR attname ~ '_id$') AND attname NOT IN ('waba_id', 'external_id')`,
)

it('has foreign keys within an organization, or to reference tables', async () => {
  const database = await sharedDatabase()
  const keys = await database.query<{ is_reference: boolean; first: string; target_first: string }>(foreignKeys)
  expect(keys.length).toBeGreaterThan(10)
  const across = keys.filter(({ is_reference, first, target_first }) => {
    const within = first === 'organization_id' && target_first === 'organization_id'
    return !within && !is_reference
  })
  expect(across).toEqual([])
})

it('orders ids by their bytes, whatever the locale of the database', async () => {
  const database = await sharedDatabase()
  const columns = await database.query<{ column: string; collation: string }>(idColumns)
  expect(columns.length).toBeGreaterThan(10)
  expect(columns.filter(({ collation }) => collation !== 'C')).toEqual([])
})
