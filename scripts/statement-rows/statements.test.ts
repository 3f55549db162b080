import { globSync } from 'node:fs'
import { join } from 'node:path'
import { checkStatements, registeredStatements, type Session, type Statement, statement } from '@channel/db'
import { type DistributionRule, findBreaches, findSchemaBreaches } from '@channel/db/distribution'
import { createTestDatabase, sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { root } from '../command/paths.ts'
import { distributionExceptions, schemaExceptions } from './distribution-exceptions.ts'

const ofTools = new Set(registeredStatements())
for (const index of globSync('packages/{core,queues}/src/{*,*/*}/index.ts', { cwd: root }))
  await import(join(root, index))

const listTables = statement(
  'test_list_tables',
  `SELECT oid::regclass::text AS name FROM pg_class
   WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition`,
)
const countParameters = statement(
  'test_count_parameters',
  `SELECT name, cardinality(parameter_types) AS count FROM pg_prepared_statements WHERE starts_with(name, 'planned_')`,
)

it('has only statements that the migrated schema accepts', async () => {
  const names = await checkStatements(await sharedDatabase())
  expect(names).toEqual(
    expect.arrayContaining([
      'list_contacts',
      'list_contacts_search_label_id_next',
      'record_event',
      'find_provider_authorization',
    ]),
  )
})

// PostgreSQL refuses a prepared statement whose result has changed ("cached plan must not change result type"), on every
// connection that has prepared it: a `*` in its output would fail all processes of the version before.
it('has only statements whose result stays the same when a migration adds columns', async () => {
  await using database = await createTestDatabase()
  const statements = registeredStatements()
  const failures = await database.session(async (session) => {
    for (const [index, { text }] of statements.entries()) await session.run(`PREPARE planned_${index} AS ${text}`)
    const parameters = await session.query<{ name: string; count: number }>(countParameters)
    for (const table of await session.query<{ name: string }>(listTables)) {
      await session.run(`ALTER TABLE ${table.name} ADD COLUMN added_later integer`)
    }
    const failed: string[] = []
    for (const { name, count } of parameters) {
      const problem = await problemOfPlanning(session, name, count)
      if (problem !== undefined) failed.push(`${statements[Number(name.slice('planned_'.length))]?.name}: ${problem}`)
    }
    return failed
  })
  expect(failures).toEqual([])
  expect(statements.length).toBeGreaterThan(100)
})

let breaches: ReturnType<typeof findBreaches> | undefined
it.each<[DistributionRule, string]>([
  ['organization', 'binds every distributed table to the organization by a parameter'],
  ['values', 'inserts a single row by VALUES'],
  ['volatile', 'has no volatile function where a change of distributed rows could not call it'],
  ['stable', 'has only IMMUTABLE functions where a change of distributed rows calls them with columns'],
])('%s: %s', async (rule) => {
  const isMeant = (each: Statement) => !ofTools.has(each) && !each.name.startsWith('test_')
  breaches ??= sharedDatabase().then((database) => findBreaches(database, isMeant))
  const found = (await breaches).get(rule)!
  const excepted = distributionExceptions[rule].flatMap(({ statements }) => statements)
  const added = [...found].filter(([name]) => !excepted.includes(name))
  expect(added.map(([name, broken]) => `${name}: ${[...broken].join(', ')}`)).toEqual([])
  expect(excepted.filter((name) => !found.has(name))).toEqual([])
})

it('has the organization in every unique key of a distributed table, and no trigger with a transition table', async () => {
  const { keys, triggers } = await findSchemaBreaches(await sharedDatabase())
  expect({ keys, triggers }).toEqual({
    keys: Object.keys(schemaExceptions.keys),
    triggers: Object.keys(schemaExceptions.triggers),
  })
})

async function problemOfPlanning(session: Session, name: string, parameters: number): Promise<string | undefined> {
  const values = parameters === 0 ? '' : `(${Array(parameters).fill('NULL').join(', ')})`
  try {
    await session.run(`EXPLAIN EXECUTE ${name}${values}`)
  } catch (error) {
    return (error as Error).message
  }
}
