import { type Queryable, statement } from '@channel/db'

// What tells a database from a copy of it. PostgreSQL keeps all of it after a crash, a failover, a point-in-time recovery and an upgrade
// of a minor version. It is compared here, and not in the statements that claim work: these may run on another server.

const findDatabase = statement(
  'find_database_identity',
  `SELECT oid::text AS database_id,
     has_function_privilege('pg_catalog.pg_control_system()', 'EXECUTE') AS may_read_server
   FROM pg_database WHERE datname = current_database()`,
)
const findServer = statement(
  'find_server_identity',
  'SELECT system_identifier::text AS server_id FROM pg_control_system()',
)

/** A database on a server. */
export interface DatabaseIdentity {
  /** The system identifier, which a server gets when it is initialized. Null: some hosters do not let every role read it. */
  readonly server_id: string | null
  readonly database_id: string
}

export async function readIdentity(database: Queryable): Promise<DatabaseIdentity> {
  const [found] = await database.query(findDatabase)
  if (found === undefined) throw new Error('the database has disappeared')
  const [server] = found.may_read_server ? await database.query(findServer) : []
  return { server_id: server?.server_id ?? null, database_id: found.database_id ?? '' }
}

/** Whether two databases are not the same. A server that could not be read does not count. */
export function isOtherDatabase(one: DatabaseIdentity, other: DatabaseIdentity): boolean {
  const isOtherServer = one.server_id !== null && other.server_id !== null && one.server_id !== other.server_id
  return isOtherServer || one.database_id !== other.database_id
}
