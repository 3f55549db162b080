import {
  type Database,
  findRunningEmbedded,
  hasSqlState,
  listCells,
  mainCell,
  openDatabase,
  statement,
  type Transaction,
} from '@channel/db'
import { describeFailure } from '@channel/logger/describe-failure'
import { readVariables } from '@channel/settings'
import { dataDirectory } from './data-directory.ts'
import { Failure } from './output/failure.ts'
import { invocation, startInvocation } from './program-name.ts'

type Work<Result> = (database: Database) => Promise<Result>

/**
 * Runs an operator's verb on the service's database: the one of DATABASE_URL, or the embedded one, which runs only
 * while `start` does.
 *
 * @param cell main by default
 * @throws Failure if there is no database, or its schema does not match
 */
export async function onDatabase<Result>(work: Work<Result>, cell = mainCell): Promise<Result> {
  const database = openDatabase({ ...(await findDatabase()), cell, applicationName: 'channel-cli', poolSize: 1 })
  try {
    return await work(database)
  } catch (error) {
    throw isUnknownTableOrColumn(error)
      ? new Failure(unprepared)
      : hasSqlState(error, '42501')
        ? new Failure(noRight(error))
        : error
  } finally {
    await database.close()
  }
}

/** What a verb has done in a cell. */
export interface OfCell<Result> {
  readonly cell: string
  readonly result: Result
}

type EveryCell<Result> = [OfCell<Result>, ...OfCell<Result>[]]

/**
 * Runs an operator's verb on each cell in turn, main first.
 *
 * @throws Failure that names the cell, if it is not main
 */
export function onEveryCell<Result>(work: Work<Result>): Promise<EveryCell<Result>> {
  return onDatabase(async (main) => {
    const results: EveryCell<Result> = [{ cell: mainCell, result: await work(main) }]
    for (const name of await otherCells(main)) results.push({ cell: name, result: await onCell(name, work) })
    return results
  })
}

/** The cells besides main. A database that was never migrated has none. */
export async function otherCells(main: Database): Promise<string[]> {
  const cells = await listCells(main).catch((error: unknown) => {
    if (hasSqlState(error, '42P01')) return []
    throw error
  })
  return cells.map(({ name }) => name)
}

/** Runs an operator's verb on a cell besides main. @throws Failure that names it */
function onCell<Result>(name: string, work: Work<Result>): Promise<Result> {
  return onDatabase(work, name).catch((error: unknown) => {
    throw new Failure(`In the cell ${name}: ${describeFailure(error)}`, { cause: error })
  })
}

const finders = {
  organization: statement('find_cell_of_organization', inCell('organizations', 'id = $1 OR name = $1')),
  account: statement('find_cell_of_account', inCell('channel_accounts', 'id = $1')),
  key: statement('find_cell_of_key', inCell('api_keys', 'id = $1')),
  email: statement('find_cell_of_email', inCell('sign_in_users', 'email = $1')),
}

function inCell(table: string, condition: string): string {
  return `SELECT EXISTS (SELECT FROM ${table} WHERE ${condition}) AS found`
}

/** What a command names: a kind, and the id. An organization may be named by its name. */
export type Named = readonly [keyof typeof finders | 'cell', string]

/**
 * Runs an operator's verb on the cell that knows what the command names; on main if no cell does.
 *
 * @throws Failure if several cells do, or the named cell does not exist
 */
export function onCellOf<Result>([kind, id]: Named, work: Work<Result>): Promise<Result> {
  return onDatabase(async (main) => {
    const others = await otherCells(main)
    const found = kind === 'cell' ? [mainCell, ...others].filter((name) => name === id) : await find(kind)
    if (kind === 'cell' && found.length === 0)
      throw new Failure(`There is no cell ${id}: create it with \`cell create\`.`)
    if (found.length > 1) throw new Failure(`Several cells know ${id} (${found.join(', ')}): ${advice[kind] ?? ''}`)
    const [cell = mainCell] = found
    return cell === mainCell ? work(main) : onDatabase(work, cell)

    async function find(named: keyof typeof finders): Promise<string[]> {
      if (others.length === 0) return []
      const knows = async (database: Database) =>
        (await database.query<{ found: boolean }>(finders[named], [id]))[0]?.found === true
      const known = (await knows(main)) ? [mainCell] : []
      for (const name of others) if (await onCell(name, knows)) known.push(name)
      return known
    }
  })
}

const advice: Partial<Record<Named[0], string>> = { organization: 'give its id.', email: 'give --cell.' }

/** Runs an operator's verb on the cell of an organization, or without one on each cell. */
export async function onCells<Result>(organization: string | undefined, work: Work<Result>): Promise<OfCell<Result>[]> {
  if (organization === undefined) return onEveryCell(work)
  const onIts: Work<OfCell<Result>> = async (database) => ({ cell: database.cell, result: await work(database) })
  return [await onCellOf(['organization', organization], onIts)]
}

/** Like {@link onCellOf}, in one transaction. */
export function inTransaction<Result>(named: Named, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return onCellOf(named, (database) => database.transaction(work))
}

/**
 * Runs `work` with the role that owns the schema: that of DATABASE_MIGRATION_URL, if it is set.
 *
 * @param open opens a cell; those that were opened are closed at the end
 * @param service the database with the role of the service, if that is another one
 */
export async function onOwnedDatabase<Result>(
  work: (open: (cell: string) => Database, service: Database | undefined) => Promise<Result>,
): Promise<Result> {
  const { DATABASE_MIGRATION_URL: url } = readVariables(process.env, ['DATABASE_MIGRATION_URL'])
  const found = url === undefined ? await findDatabase() : { url }
  const opened: Database[] = []
  const open = (cell: string) => {
    const database = openDatabase({ ...found, cell, applicationName: 'channel-cli', poolSize: 1 })
    opened.push(database)
    return database
  }
  const close = () => Promise.all(opened.map((database) => database.close()))
  return onDatabase((service) => work(open, url === undefined ? undefined : service)).finally(close)
}

async function findDatabase(): Promise<{ url: string; directUrl?: string | undefined }> {
  const given = readVariables(process.env, ['DATABASE_URL', 'DATABASE_DIRECT_URL'])
  if (given.DATABASE_URL !== undefined) return { url: given.DATABASE_URL, directUrl: given.DATABASE_DIRECT_URL }
  const directory = dataDirectory(process.env)
  const running = await findRunningEmbedded({ dataDir: directory })
  if (running) return { url: running.url }
  throw new Failure(
    `No service is running on ${directory}: run \`${startInvocation}\` first, or set DATABASE_URL to its PostgreSQL.`,
  )
}

const unprepared = `The database schema does not match this program: run \`${invocation} migrate\` with the same DATABASE_URL.`

function noRight(error: unknown): string {
  return `The role of DATABASE_URL lacks rights (${(error as Error).message}): run \`${invocation} migrate\` with the role that owns the schema, in DATABASE_MIGRATION_URL or DATABASE_URL.`
}

function isUnknownTableOrColumn(error: unknown): boolean {
  return error instanceof Error && /^(42P01|42703)$/.test((error as { code?: string }).code ?? '')
}
