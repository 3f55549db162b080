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
