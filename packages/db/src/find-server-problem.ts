import type { Queryable } from './queryable.ts'
import { statement } from './statement.ts'

const readServer = statement(
  'migrate_read_server',
  `SELECT current_setting('server_version_num')::int AS version, current_setting('server_version') AS release,
          current_setting('server_encoding') AS encoding`,
)

/** Properties of a server and a database. */
export interface ServerFacts {
  /** `server_version_num`, such as 150003 for 15.3. */
  readonly version: number
  readonly release: string
  readonly encoding: string
}

const minimumVersion = 150_000

/** Returns why this program cannot use the server and how to fix it, in one line; undefined if it can. */
export function findServerProblem({ version, release, encoding }: ServerFacts, where: string): string | undefined {
  if (version < minimumVersion) return `PostgreSQL 15 or later is required; the server at ${where} is ${release}`
  if (encoding !== 'UTF8') {
    return `the database at ${where} is encoded in ${encoding}; create it with ENCODING 'UTF8' TEMPLATE template0`
  }
  return undefined
}

/** Like {@link findServerProblem}, for the server and the database of a connection. */
export async function describeServerProblem(database: Queryable, where: string): Promise<string | undefined> {
  const [server] = await database.query<ServerFacts>(readServer)
  return server && findServerProblem(server, where)
}
