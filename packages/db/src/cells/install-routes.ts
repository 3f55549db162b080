import { mainCell } from '../cell.ts'
import { MigrationError } from '../migration-error.ts'
import type { Session } from '../queryable.ts'
import { statement } from '../statement.ts'
import { type LockWait, withLockTimeout } from '../with-lock-timeout.ts'
import { routedTables } from './routed-tables.ts'

const findDirectoryStatement = statement(
  'find_cell_directory',
  `SELECT quote_ident(nspname) AS schema FROM pg_class JOIN pg_namespace namespace ON namespace.oid = relnamespace
   WHERE relname = 'cell_routes' AND nspname !~ '^cell_' ORDER BY nspname = 'public' DESC LIMIT 1`,
)
const listTriggers = statement(
  'list_cell_route_triggers',
  `SELECT tgname AS name FROM pg_trigger JOIN pg_class class ON class.oid = tgrelid
   WHERE relnamespace = current_schema()::regnamespace AND tgname ~ '^cell_route_'`,
)

/**
 * Creates the triggers that record the routes to the rows of a cell besides main, and records those of rows that exist. They also act
 * when an organization moves, which no other trigger does.
 *
 * @throws MigrationError if the main cell has no directory yet
 */
export async function installRoutes(session: Session, cell: string, wait: LockWait): Promise<void> {
  if (cell === mainCell) return
  const directory = await findDirectory(session)
  const installed = await session.query<{ name: string }>(listTriggers)
  for (const routed of routedTables) {
    const name = `cell_route_${routed.kind}`
    if (installed.some((trigger) => trigger.name === name)) continue
    const { kind, table, key, source }: { kind: string; table: string; key: string; source?: string } = routed
    const args = [kind, key, source].flatMap((each) => (each === undefined ? [] : `'${each}'`))
    // One by one, as Citus asks for.
    const commands = [
      `CREATE TRIGGER ${name} AFTER INSERT OR DELETE OR UPDATE OF ${key} ON ${table}
         FOR EACH ROW EXECUTE FUNCTION ${directory}.record_cell_route(${args.join(', ')})`,
      `ALTER TABLE ${table} ENABLE ALWAYS TRIGGER ${name}`,
      `INSERT INTO ${directory}.cell_routes (kind, key, cell, source)
         SELECT '${kind}', ${key}::text, '${cell}', ${source ?? "''"} FROM ${table} WHERE ${key} IS NOT NULL ON CONFLICT DO NOTHING`,
    ]
    await withLockTimeout(session, wait, `The trigger ${name}`, async () => {
      for (const command of commands) await session.run(command)
    })
  }
}

/** The schema of main, which has the directory. */
export async function findDirectory(session: Session): Promise<string> {
  const [directory] = await session.query<{ schema: string }>(findDirectoryStatement)
  if (directory === undefined)
    throw new MigrationError('the tables of the main cell are missing or too old: migrate it first')
  return directory.schema
}
