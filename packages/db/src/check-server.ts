/** What a server says about itself and the database. */
export interface ServerFacts {
  /** As `server_version_num`: 150003 for 15.3. */
  readonly version: number
  readonly release: string
  readonly encoding: string
}

const minimumVersion = 150_000

/** Why this program cannot work with the server, in one line with what to do; undefined when it can. */
export function findServerProblem({ version, release, encoding }: ServerFacts, where: string): string | undefined {
  if (version < minimumVersion) return `PostgreSQL 15 or later is needed; the server at ${where} is ${release}`
  if (encoding !== 'UTF8') {
    return `the database at ${where} is encoded in ${encoding}; create it with ENCODING 'UTF8' TEMPLATE template0`
  }
  return undefined
}
