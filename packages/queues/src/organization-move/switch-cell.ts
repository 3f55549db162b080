import { revocationChannel } from '@channel/core/mechanisms/authentication'
import { OperatorError } from '@channel/core/mechanisms/errors'
import { channelOf } from '@channel/db'
import { changedTables, findDifferences, MoveDiffers, takeChanges } from './copy-changes.ts'
import { insertRows } from './copy-rows.ts'
import { inTransaction } from './in-transaction.ts'
import { copySignIns, removeSignIns } from './move-sign-ins.ts'
import type { MovedTable } from './moved-tables.ts'
import type { Moving } from './moving.ts'
import { lockOrganization } from './phases.ts'
import { deleteRows } from './remove-rows.ts'

export interface SwitchOptions {
  readonly from: string
  readonly to: string
  /** By `performance.now()`: when the fence ends. */
  readonly endsAtMs: number
}

/** The fence has ended, or will before this is done. */
export class FenceEnded extends Error {}

/** The changes of the organization wait for the transaction, and after so long they fail. */
const begin = "BEGIN; SET LOCAL lock_timeout = '500ms'; SET LOCAL statement_timeout = '2s'"

/**
 * Makes the other cell that of the organization, in one transaction: copies the last changes, and what is found without the organization,
 * such as keys and numbers, which is removed from the cell that it leaves. Until it commits nothing has happened.
 *
 * @returns the generation of keys that no process may use any more in the cell that it leaves
 * @throws MoveDiffers, FenceEnded, DatabaseError
 */
export async function switchCell(moving: Moving, options: SwitchOptions): Promise<number> {
  const { session } = moving
  return inTransaction(session, begin, async () => {
    await session.run(lockOrganization(moving))
    await copyLast(moving)
    await copyLookups(moving)
    await joinCell(moving, options)
    const generation = await leaveCell(moving, options)
    if (performance.now() > options.endsAtMs) throw new FenceEnded('The last step took too long.')
    return generation
  })
}

/** What was changed during the fence: the log of calls. */
async function copyLast(moving: Moving): Promise<void> {
  for (const table of await changedTables(moving)) await takeChanges(moving, table)
}

async function copyLookups(moving: Moving): Promise<void> {
  const { organizationId, session, source, tables } = moving
  const [found] = await session.ask(
    `SELECT FROM ${source}.organizations WHERE id = $1
     AND NOT EXISTS (SELECT FROM ${source}.organization_deletions WHERE organization_id = $1)`,
    [organizationId],
  )
  if (found === undefined) throw new OperatorError(`Organization ${organizationId} is being deleted.`)
  await copySignIns(moving)
  for (const table of tables.filter(({ isLookup }) => isLookup)) {
    const where = (row: string) => `${row}.${table.owner} = $1`
    if (table.name !== 'members') await insertRows(moving, table, where('own'), [organizationId], '')
    const { keys } = await findDifferences(moving, table, where, [organizationId])
    if (keys.length > 0) throw new MoveDiffers(table.name, keys)
  }
  await removeSignIns(moving)
  for (const table of tables.filter(({ isLookup }) => isLookup)) await removeLookup(moving, source, table)
}

function removeLookup(moving: Moving, schema: string, table: MovedTable): Promise<number> {
  return deleteRows(moving, schema, table, `old.${table.owner} = $1`, [moving.organizationId])
}

async function joinCell(
  { session, source, target, organizationId }: Moving,
  { from, to }: SwitchOptions,
): Promise<void> {
  const ask = (sql: string, ...more: unknown[]) => session.ask(sql, [organizationId, ...more])
  await ask(`DELETE FROM ${target}.released_numbers WHERE phone_number_id IN (
    SELECT phone_number_id FROM ${target}.phone_number_routes WHERE organization_id = $1)`)
  // Webhooks that have waited there for one of its numbers.
  await ask(`UPDATE ${target}.provider_webhooks SET next_attempt_at = clock_timestamp()
    WHERE next_attempt_at IS NOT NULL AND unconnected_phone_number_ids && ARRAY(
      SELECT phone_number_id FROM ${target}.phone_number_routes WHERE organization_id = $1)`)
  // The messages that are not counted yet in the other cell are counted in this one. Counting some again does no harm.
  await session.ask(`UPDATE ${target}.figure_progress progress SET counted_until = least(progress.counted_until, before.counted_until)
    FROM ${source}.figure_progress before WHERE before.name = progress.name`)
  await ask(
    `INSERT INTO ${target}.audit_log (organization_id, id, action, outcome, details)
     VALUES ($1, 'aud_' || replace(gen_random_uuid()::text, '-', ''), 'moveOrganization', 'succeeded', json_build_object('from', $2::text, 'to', $3::text))`,
    from,
    to,
  )
  await ask(`DELETE FROM ${target}.organization_moves WHERE organization_id = $1`)
}

async function leaveCell({ session, source, organizationId }: Moving, { from }: SwitchOptions): Promise<number> {
  await session.ask(
    `UPDATE ${source}.organization_moves SET phase = 'moved', phase_ends_at = 'infinity' WHERE organization_id = $1`,
    [organizationId],
  )
  await session.ask(`DELETE FROM ${source}.organization_move_changes WHERE organization_id = $1`, [organizationId])
  const [raised] = await session.ask<{ generation: number }>(
    `UPDATE ${source}.key_revocations SET generation = generation + 1 RETURNING generation`,
  )
  await session.ask('SELECT pg_notify($1, $2)', [channelOf(revocationChannel, from), ''])
  return raised!.generation
}
