import { settingsOf } from './connection-config.ts'
import { MigrationError } from './migration-error.ts'
import type { Database, Queryable, Session } from './queryable.ts'
import { serviceLimits } from './service-limits.ts'
import { statement } from './statement.ts'

// A connection pooler accepts no settings from its clients, so those of the service belong to its role, in this database only.

const settings = Object.entries(settingsOf(serviceLimits.statementTimeoutMs))

const readRole = statement(
  'read_role_settings',
  `SELECT quote_ident(rolname) AS role, quote_ident(datname) AS database, coalesce(setconfig, '{}') AS settings
   FROM pg_roles CROSS JOIN pg_database
   LEFT JOIN pg_db_role_setting ON setrole = pg_roles.oid AND setdatabase = pg_database.oid
   WHERE rolname IN ($1, session_user) AND datname = current_database()
   ORDER BY rolname = $1 DESC LIMIT 1`,
)

/** The SQL that sets the limits of a role in a database. Both are quoted if necessary. */
export function limitsOf(role: string, database: string): string {
  return settings
    .map(([name, value]) => `ALTER ROLE ${role} IN DATABASE ${database} SET ${name} = '${value}'`)
    .join('; ')
}

/** Why the service cannot use the database, in one line: its role lacks limits. Undefined if it has them. */
export async function describeMissingLimits(database: Database): Promise<string | undefined> {
  const missing = await findMissing(database, database.poolRole)
  return missing && `the role ${missing.role} lacks limits in this database`
}

/**
 * Sets the limits of the role of the service, unless it has them.
 *
 * @param role undefined for the one of the session
 * @throws MigrationError if it is not allowed to
 */
export async function setRoleLimits(session: Session, role: string | undefined): Promise<void> {
  const missing = await findMissing(session, role)
  if (missing === undefined) return
  const sql = limitsOf(missing.role, missing.database)
  await session.run(sql).catch((error: Error) => {
    throw new MigrationError(
      `the limits of the role ${missing.role} cannot be set (${error.message}). Run this as that role or as a superuser: ${sql}`,
      { cause: error },
    )
  })
}

async function findMissing(queryable: Queryable, role: string | undefined) {
  const [found] = await queryable.query<{ role: string; database: string; settings: string[] }>(readRole, [role])
  if (found === undefined) throw new Error('the session has no role')
  const isSet = settings.every(([name, value]) => found.settings.includes(`${name}=${value}`))
  return isSet ? undefined : found
}
