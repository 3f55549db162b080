import { type Database, findRunningEmbedded, hasSqlState, openDatabase, type Transaction } from '@channel/db'
import { readVariables } from '@channel/settings'
import { dataDirectory } from './data-directory.ts'
import { Failure } from './output/failure.ts'
import { invocation, startInvocation } from './program-name.ts'

/**
 * Runs an operator's verb on the service's database: the one of DATABASE_URL, or the embedded one, which runs only
 * while `start` does.
 *
 * @throws Failure if there is no database, or its schema does not match
 */
export async function onDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = openDatabase({ ...(await findDatabase()), applicationName: 'channel-cli', poolSize: 1 })
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

/** Like {@link onDatabase}, in one transaction. */
export function inTransaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return onDatabase((database) => database.transaction(work))
}

/**
 * Runs `work` with the role that owns the schema: that of DATABASE_MIGRATION_URL, if it is set.
 *
 * @param service the database with the role of the service, if that is another one
 */
export async function onOwnedDatabase<Result>(
  work: (database: Database, service: Database | undefined) => Promise<Result>,
): Promise<Result> {
  const { DATABASE_MIGRATION_URL: url } = readVariables(process.env, ['DATABASE_MIGRATION_URL'])
  if (url === undefined) return onDatabase((database) => work(database, undefined))
  return onDatabase(async (service) => {
    const owned = openDatabase({ url, applicationName: 'channel-cli', poolSize: 1 })
    return work(owned, service).finally(() => owned.close())
  })
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
