import { setTimeout as delay } from 'node:timers/promises'
import {
  type Database,
  DatabaseUnavailable,
  describeMissingJobSchema,
  describeMissingLimits,
  findPendingMigrations,
  mainCell,
  readMigrations,
} from '@channel/db'
import { Option } from '@commander-js/extra-typings'
import { migrateCells } from '../migrate-cells.ts'
import { type OfCell, onEveryCell, onOwnedDatabase } from '../on-database.ts'
import { Failure } from '../output/failure.ts'
import { printListOfCells } from '../output/print-list-of-cells.ts'
import { invocation } from '../program-name.ts'
import { databaseNames, operatorCommand } from './operator-command.ts'

const pollMs = 1_000

const description = `apply the migrations that the database lacks; \`start\` does it too, API and worker wait for it

The role in DATABASE_MIGRATION_URL owns the schema: it must be allowed to create tables, and a schema for the jobs (CREATE on
the database). The role in DATABASE_URL is granted what the service needs, and needs no other rights. Without
DATABASE_MIGRATION_URL, the role of the service owns the schema itself. All other commands use the role in DATABASE_URL.`

export const migrateCommand = operatorCommand(
  'migrate',
  description,
  ['migrate', 'migrate --check', 'migrate --wait'],
  [...databaseNames, 'DATABASE_MIGRATION_URL'],
)
  .option('--check', 'change nothing; exit with 1 if migrations are missing')
  .addOption(new Option('--wait', 'change nothing; wait until another process has applied them').conflicts('check'))
  .action(async ({ check, wait, json }) => {
    if (wait) await onEveryCell(waitForMigrations)
    const pending = check || wait
    const { applied, failed } = pending
      ? { applied: await onEveryCell(findPending), failed: [] }
      : await onOwnedDatabase(applyPending)
    const unprepared = check
      ? (await onEveryCell(describeUnprepared)).find(({ result }) => result !== undefined)
      : undefined
    const state = check ? 'missing' : 'applied'
    const emptyText = 'The database has all migrations.'
    const rows = applied.map(({ cell, result }) => ({
      cell,
      result: result.map((migration) => ({ migration, state })),
    }))
    printListOfCells(rows, json, { columns: ['migration', 'state'], emptyText })
    const first = applied.find(({ result }) => result.length > 0)
    if (check && first !== undefined) throw new Failure(describeLack(first))
    if (unprepared !== undefined)
      throw new Failure(`${nameOf(unprepared.cell)} is not ready: ${unprepared.result}: run \`${invocation} migrate\`.`)
    if (failed.length > 0)
      throw new Failure(
        failed.map(({ cell, result }) => `The cell ${cell} was not migrated: ${result.message}`).join('; '),
      )
  })

function applyPending(open: (cell: string) => Database, service: Database | undefined) {
  return migrateCells(open, { service, log: (line) => console.error(line) })
}

function describeLack({ cell, result: { length } }: OfCell<readonly string[]>): string {
  return `${nameOf(cell)} lacks ${length} ${length === 1 ? 'migration' : 'migrations'}: run \`${invocation} migrate\`.`
}

function nameOf(cell: string): string {
  return cell === mainCell ? 'The database' : `The cell ${cell}`
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
    if (reason !== waitsFor)
      console.error(`Waiting: ${reason}${database.cell === mainCell ? '' : ` (cell ${database.cell})`} …`)
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
