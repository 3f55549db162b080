import { setTimeout as delay } from 'node:timers/promises'
import { hasSqlState, type Session } from '@channel/db'
import { inTransaction } from './in-transaction.ts'
import { keyNames, type MovedTable } from './moved-tables.ts'
import type { Moving } from './moving.ts'

/**
 * Requests of all organizations wait behind a statement that waits for the lock of a table, so it waits briefly, and the longer now and
 * then: an autovacuum that has the lock is canceled after a second.
 */
const lockTimeoutsMs = [100, 100, 1_500]
const pauseMs = 1_000
const guardFunction = 'guard_moving_organization'

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

/** One for what is inserted and updated, one for what is deleted: only these rows exist then. */
function triggersOf(organizationId: string, table: MovedTable) {
  const name = `moving_${organizationId.toLowerCase()}`
  const when = (row: 'NEW' | 'OLD') => `WHEN (${row}.${table.owner} = ${literal(organizationId)})`
  return [
    { name: `${name}_written`, event: 'INSERT OR UPDATE', when: when('NEW') },
    { name: `${name}_deleted`, event: 'DELETE', when: when('OLD') },
  ]
}

/**
 * Guards all rows of the organization in both cells. Each table is locked for a moment, when what changes it at that time has ended. So
 * every change that is not guarded is visible when the last trigger is there.
 */
export async function addGuards(moving: Moving): Promise<void> {
  const { session, source, target, organizationId, tables } = moving
  for (const schema of [target, source]) {
    const existing = new Set(await listGuards(session, schema, organizationId))
    for (const table of tables) {
      const args = [organizationId, table.name, ...keyNames(table)].map(literal).join(', ')
      const creates = triggersOf(organizationId, table)
        .filter(({ name }) => !existing.has(`${table.name} ${name}`))
        .map(
          ({
            name,
            event,
            when,
          }) => `CREATE TRIGGER ${name} BEFORE ${event} ON ${schema}.${table.name} FOR EACH ROW ${when}
            EXECUTE FUNCTION ${schema}.${guardFunction}(${args})`,
        )
      if (creates.length > 0) await withShortWaits(session, creates.join('; '))
    }
  }
}

/** Drops the guards in both cells. */
export async function dropGuards({ session, source, target, organizationId, tables }: Moving): Promise<void> {
  for (const schema of [source, target]) {
    const existing = new Set(await listGuards(session, schema, organizationId))
    for (const table of tables) {
      const drops = triggersOf(organizationId, table).filter(({ name }) => existing.has(`${table.name} ${name}`))
      const sql = drops.map(({ name }) => `DROP TRIGGER ${name} ON ${schema}.${table.name}`)
      if (sql.length > 0) await withShortWaits(session, sql.join('; '))
    }
  }
}

/** @returns the table and the name of each */
async function listGuards(session: Session, schema: string, organizationId: string): Promise<string[]> {
  const rows = await session.ask<{ guard: string }>(
    `SELECT relname || ' ' || tgname AS guard FROM pg_trigger JOIN pg_class class ON class.oid = tgrelid
     WHERE relnamespace = $1::regnamespace AND starts_with(tgname, $2) AND NOT relispartition`,
    [schema, `moving_${organizationId.toLowerCase()}_`],
  )
  return rows.map(({ guard }) => guard)
}

async function withShortWaits(session: Session, sql: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const lockTimeoutMs = lockTimeoutsMs[attempt % lockTimeoutsMs.length]
    try {
      return await inTransaction(session, `BEGIN; SET LOCAL lock_timeout = ${lockTimeoutMs}`, () => session.run(sql))
    } catch (error) {
      if (!hasSqlState(error, '55P03') && !hasSqlState(error, '40P01')) throw error
      await delay(pauseMs)
    }
  }
}
