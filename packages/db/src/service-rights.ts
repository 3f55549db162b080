import { currentJobSchema } from './job-schema.ts'
import { MigrationError } from './migration-error.ts'
import type { Queryable, Session } from './queryable.ts'
import { statement } from './statement.ts'

// Without a second role, the role of the service owns the schema and needs no grants.

/** Tables of the service and of the job library; not those of extensions. */
const tables = `SELECT class.oid, format('%I.%I', nspname, relname) AS name, relname, relowner
  FROM pg_class class JOIN pg_namespace namespace ON namespace.oid = relnamespace
  WHERE nspname IN (current_schema(), ${currentJobSchema}) AND relkind IN ('r', 'p')
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = class.oid AND deptype = 'e')`
const history = 'schema_migrations'

const findRole = statement(
  'find_role_to_grant',
  `SELECT quote_ident(rolname) AS role, quote_ident(current_schema()) || ', ' || ${currentJobSchema} AS schemas,
     (SELECT string_agg(name, ', ') FROM (${tables}) AS own WHERE relowner = session_user::regrole AND relname <> '${history}') AS tables
   FROM pg_roles WHERE rolname = $1 AND rolname <> session_user`,
)
const findTablesWithoutRights = statement(
  'find_tables_without_rights',
  `SELECT name FROM (${tables}) AS found
   WHERE NOT (has_table_privilege(oid, 'SELECT') AND (relname = '${history}'
     OR has_table_privilege(oid, 'INSERT') AND has_table_privilege(oid, 'UPDATE') AND has_table_privilege(oid, 'DELETE')))
   ORDER BY name`,
)
const findRights = statement(
  'find_rights_of_session',
  `SELECT session_user::text AS role, coalesce(has_schema_privilege(current_schema(), 'CREATE'), false)
     OR EXISTS (SELECT FROM (${tables}) AS found WHERE pg_has_role(relowner, 'USAGE')) AS may_change_schema`,
)

/** What a role may do to the schema. */
export interface SchemaRights {
  readonly role: string
  /** It may change the schema: it owns tables, may create them, or is a superuser. */
  readonly mayChangeSchema: boolean
  /** The tables that it cannot read or write. */
  readonly withoutRights: readonly string[]
}

/** Finds what the role of the connection may do. */
export async function findSchemaRights(database: Queryable): Promise<SchemaRights> {
  const [found] = await database.query<{ role: string; may_change_schema: boolean }>(findRights)
  if (found === undefined) throw new Error('the session has no role')
  const without = await database.query<{ name: string }>(findTablesWithoutRights)
  const { role, may_change_schema: mayChangeSchema } = found
  return { role, mayChangeSchema, withoutRights: without.map(({ name }) => name) }
}

/**
 * Grants a role what the service needs, unless it is the session's own: to read and write all rows, and to call all functions. Later
 * tables get the rights as they are created, because running processes may use them before the migration ends.
 *
 * @throws MigrationError
 */
export async function grantServiceRights(session: Session, name: string): Promise<void> {
  const [found] = await session.query<{ role: string; schemas: string; tables: string | null }>(findRole, [name])
  if (found === undefined || found.tables === null) return
  const { role, schemas, tables: own } = found
  const sql = `
    GRANT USAGE ON SCHEMA ${schemas} TO ${role};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ${own} TO ${role};
    GRANT SELECT ON ${history} TO ${role};
    GRANT EXECUTE ON FUNCTION create_partition(text, date, text, text), drop_partition(text, date) TO ${role};
    ALTER DEFAULT PRIVILEGES IN SCHEMA ${schemas} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${role};
    ALTER DEFAULT PRIVILEGES IN SCHEMA ${schemas} GRANT USAGE ON SEQUENCES TO ${role};
    ALTER DEFAULT PRIVILEGES IN SCHEMA ${schemas} GRANT EXECUTE ON FUNCTIONS TO ${role};`
  await session.run(sql).catch((error: Error) => {
    throw new MigrationError(`the role ${role} cannot be granted its rights: ${error.message}`, { cause: error })
  })
}
