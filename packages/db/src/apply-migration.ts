import { dropInvalidIndex } from './drop-invalid-index.ts'
import { hasSqlState } from './errors.ts'
import type { Migration } from './migration.ts'
import { MigrationError } from './migration-error.ts'
import type { Session } from './queryable.ts'
import { recordMigration } from './schema-history.ts'
import { type LockWait, withLockTimeout } from './with-lock-timeout.ts'

/**
 * Applies one migration and records it. Outside a transaction there is no lock timeout: CREATE INDEX CONCURRENTLY
 * waits without blocking others, and a timeout would leave an invalid index.
 *
 * @throws MigrationError naming the migration if it fails; any error after the signal aborts
 */
export async function applyMigration(session: Session, migration: Migration, wait: LockWait): Promise<void> {
  try {
    if (migration.inTransaction) {
      await withLockTimeout(session, wait, `Migration ${migration.name}`, async () => {
        await session.run(migration.sql)
        await checkStillOpen(session)
        await recordMigration(session, migration)
      })
    } else {
      await dropInvalidIndex(session, migration.sql)
      await session.run(migration.sql)
      await recordMigration(session, migration)
    }
  } catch (error) {
    if (wait.signal?.aborted) throw error
    throw new MigrationError(`migration ${migration.name} failed: ${describe(error, migration.sql)}`, { cause: error })
  }
}

async function checkStillOpen(session: Session): Promise<void> {
  try {
    await session.run('SAVEPOINT before_the_record')
  } catch (error) {
    // no_active_sql_transaction
    if (!hasSqlState(error, '25P01')) throw error
    throw new Error('it ends its own transaction; remove BEGIN and COMMIT from it')
  }
}

function describe(error: unknown, sql: string): string {
  if (!(error instanceof Error)) return String(error)
  const { position, hint } = error as { position?: string; hint?: string }
  const line = position === undefined ? '' : ` (line ${sql.slice(0, Number(position) - 1).split('\n').length})`
  return `${error.message}${line}${hint === undefined ? '' : `. ${hint}`}`
}
