import { setTimeout as delay } from 'node:timers/promises'
import {
  type Database,
  DatabaseUnavailable,
  describeMissingLimits,
  findPendingMigrations,
  migrate,
  readMigrations,
} from '@channel/db'
import { Option } from '@commander-js/extra-typings'
import { onDatabase } from '../on-database.ts'
import { Failure } from '../output/failure.ts'
import { printList } from '../output/print.ts'
import { operatorCommand } from './operator-command.ts'

const pollMs = 1_000

export const migrateCommand = operatorCommand(
  'migrate',
  'apply the migrations that the database lacks; `start` does it too, API and worker wait for it',
  ['migrate', 'migrate --check', 'migrate --wait'],
)
  .option('--check', 'change nothing; exit with 1 if migrations are missing')
  .addOption(new Option('--wait', 'change nothing; wait until another process has applied them').conflicts('check'))
  .action(async ({ check, wait, json }) => {
    if (wait) await onDatabase(waitForMigrations)
    const limits = check ? await onDatabase(describeMissingLimits) : undefined
    const names = await onDatabase((database) => (check || wait ? findPending(database) : applyPending(database)))
    const emptyText = 'The database has all migrations.'
    printList(
      names.map((migration) => ({ migration, state: check ? 'missing' : 'applied' })),
      json,
      { columns: ['migration', 'state'], emptyText },
    )
    if (check && names.length > 0)
      throw new Failure(`The database lacks ${names.length} ${names.length === 1 ? 'migration' : 'migrations'}.`)
    if (limits !== undefined) throw new Failure(`The database is not ready: ${limits}.`)
  })

function applyPending(database: Database): Promise<string[]> {
  return migrate(database, { log: (line) => console.error(line) })
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
    return first ? `the database lacks the migrations from ${first} on` : await describeMissingLimits(database)
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return error.message
    throw error
  }
}
