import { MigrationError } from '../migration-error.ts'
import type { Session } from '../queryable.ts'
import { statement } from '../statement.ts'
import { type LockWait, withLockTimeout } from '../with-lock-timeout.ts'
import { findDirectory } from './install-routes.ts'

const findCitus = statement('find_citus', `SELECT count(*) > 0 AS is_there FROM pg_extension WHERE extname = 'citus'`)

const listTriggers = statement(
  'list_triggers_of_cell',
  `SELECT quote_ident(tgname) AS name, tgrelid::regclass::text AS table, pg_get_triggerdef(trigger.oid) AS definition,
     tgenabled = 'A' AS is_always
   FROM pg_trigger trigger JOIN pg_class class ON class.oid = tgrelid
   WHERE relnamespace = current_schema()::regnamespace AND NOT tgisinternal AND tgparentid = 0`,
)

const listTables = statement(
  'list_tables_of_cell',
  `SELECT string_agg(oid::regclass::text, ', ' ORDER BY oid) AS names FROM pg_class
   WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition`,
)

interface Trigger {
  readonly name: string
  readonly table: string
  readonly definition: string
  readonly is_always: boolean
}

/** A session on the server of the cell does not have its path. */
const setPathOfTriggers = `
  DO $$ DECLARE routine regprocedure; BEGIN
    FOR routine IN SELECT oid FROM pg_proc WHERE pronamespace = current_schema()::regnamespace AND prorettype = 'trigger'::regtype LOOP
      EXECUTE format('ALTER FUNCTION %s SET search_path = %I, pg_temp', routine, current_schema());
    END LOOP;
  END $$`

/** Those of the schema have transition tables, which triggers on the server of the cell cannot read. */
const triggersByRow: Readonly<Record<string, string>> = {
  messages_added: 'AFTER INSERT ON messages FOR EACH ROW EXECUTE FUNCTION change_words_of_message()',
  messages_removed: 'AFTER DELETE ON messages FOR EACH ROW EXECUTE FUNCTION remove_words_of_contact()',
}

/** Without its triggers meanwhile, which would act on what is copied. */
async function placeTables(session: Session): Promise<void> {
  const [tables] = await session.query<{ names: string }>(listTables)
  const triggers = await session.query<Trigger>(listTriggers)
  const commands = [
    // All at once, so that it cannot end in a deadlock with what is copied.
    `LOCK TABLE ${tables?.names} IN ACCESS EXCLUSIVE MODE`,
    setPathOfTriggers,
    ...triggers.map(({ name, table }) => `DROP TRIGGER ${name} ON ${table}`),
    'SELECT citus_schema_distribute(current_schema()::regnamespace)',
    ...triggers.flatMap(({ name, table, definition, is_always }) => [
      name in triggersByRow ? `CREATE TRIGGER ${name} ${triggersByRow[name]}` : definition,
      ...(is_always ? [`ALTER TABLE ${table} ENABLE ALWAYS TRIGGER ${name}`] : []),
    ]),
  ]
  for (const command of commands) await session.run(command)
}

/**
 * Gives the tables of the session's cell, with their rows, to one server of Citus. Every server gets a copy of the directory's routes,
 * because the triggers that write them act there. Can be repeated, also after a failure.
 *
 * @throws MigrationError without Citus
 */
export async function distributeCell(session: Session, wait: LockWait): Promise<void> {
  const [citus] = await session.query<{ is_there: boolean }>(findCitus)
  if (!citus?.is_there) throw new MigrationError('the database does not have the extension citus')
  const routes = `${await findDirectory(session)}.cell_routes`
  await session.run(`SELECT create_reference_table('${routes}')
    WHERE NOT EXISTS (SELECT FROM pg_dist_partition WHERE logicalrelid = '${routes}'::regclass)`)
  const [placed] = await session.ask('SELECT FROM pg_dist_schema WHERE schemaid = current_schema()::regnamespace')
  if (placed === undefined) {
    await withLockTimeout(session, wait, 'The distribution of the cell', () => placeTables(session))
  }
  await removeOriginals(session, wait)
}

/** The coordinator keeps the rows that it had before. A table at a time, because the cell is in use. */
async function removeOriginals(session: Session, wait: LockWait): Promise<void> {
  const tables = await session.ask<{ name: string }>(
    `SELECT logicalrelid::text AS name FROM pg_dist_partition JOIN pg_class class ON class.oid = logicalrelid
     WHERE relnamespace = current_schema()::regnamespace AND NOT relispartition`,
  )
  for (const { name } of tables) {
    const sql = `SELECT truncate_local_data_after_distributing_table('${name}')`
    await withLockTimeout(session, wait, `The table ${name}`, () => session.run(sql))
  }
}
