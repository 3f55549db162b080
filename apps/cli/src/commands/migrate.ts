import { setTimeout as delay } from 'node:timers/promises'
import {
  type Database,
  DatabaseUnavailable,
  describeMissingJobSchema,
  describeMissingLimits,
  findPendingMigrations,
  migrate,
  readMigrations,
} from '@channel/db'
import { Option } from '@commander-js/extra-typings'
import { onDatabase, onOwnedDatabase } from '../on-database.ts'
import { Failure } from '../output/failure.ts'
import { printList } from '../output/print.ts'
import { invocation } from '../program-name.ts'
import { databaseNames, operatorCommand } from './operator-command.ts'

const pollMs = 1_000

const summary = 'apply the migrations that the database lacks; `start` does it too, API and worker wait for it'
const description = `${summary}

The role in DATABASE_MIGRATION_URL owns the schema: it must be allowed to create tables, and a schema for the jobs (CREATE on
the database). The role in DATABASE_URL is granted what the service needs, and needs no other rights. Without
DATABASE_MIGRATION_URL, the role of the service owns the schema itself. All other commands use the role in DATABASE_URL.`

export const migrateCommand = operatorCommand(
  'migrate',
  description,
  ['migrate', 'migrate --check', 'migrate --wait'],
  [...databaseNames, 'DATABASE_MIGRATION_URL'],
)
  .summary(summary)
  .option('--check', 'change nothing; exit with 1 if migrations are missing')
  .addOption(new Option('--wait', 'change nothing; wait until another process has applied them').conflicts('check'))
  .action(async ({ check, wait, json }) => {
    if (wait) await onDatabase(waitForMigrations)
    const names = await (check || wait ? onDatabase(findPending) : onOwnedDatabase(applyPending))
    const unprepared = check ? await onDatabase(describeUnprepared) : undefined
    const emptyText = 'The database has all migrations.'
    printList(
      names.map((migration) => ({ migration, state: check ? 'missing' : 'applied' })),
      json,
      { columns: ['migration', 'state'], emptyText },
    )
    if (check && names.length > 0)
      throw new Failure(
        `The database lacks ${names.length} ${names.length === 1 ? 'migration' : 'migrations'}: run \`${invocation} migrate\`.`,
      )
    if (unprepared !== undefined)
      throw new Failure(`The database is not ready: ${unprepared}: run \`${invocation} migrate\`.`)
  })

function applyPending(database: Database, service: Database | undefined): Promise<string[]> {
  return migrate(database, { service, log: (line) => console.error(line) })
}

async function describeUnprepared(database: Database): Promise<string | undefined> {
  return (await describeMissingLimits(database)) ?? describeMissingJobSchema(database)
}

async function findPending(database: Database): Promise<string[]> {
  const pending = await findPendingMigrations(database, await readMigrations())
  return pending.map(({ name }) => name)
}

async function waitForMigrations(database: Database): Promise<void> {
  let waitsFor: string | undefined
  for (;;) {
    const reason = await reasonToWait(database)
    if (reason === undefined) return
    if (reason !== waitsFor) console.error(`Waiting: ${reason} …`)
    waitsFor = reason
    await delay(pollMs)
  }
}

async function reasonToWait(database: Database): Promise<string | undefined> {
  try {
    const [first] = await findPending(database)
    return first ? `the database lacks the migrations from ${first} on` : await describeUnprepared(database)
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return error.message
    throw error
  }
}
