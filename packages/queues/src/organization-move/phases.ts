import type { Session } from '@channel/db'
import { inTransaction } from './in-transaction.ts'
import type { Place } from './key-ranges.ts'
import type { Moving } from './moving.ts'

/** What the changes of an organization meet in the cell that it leaves; see `guard_moving_organization` in the schema. */
export type Phase = 'copying' | 'draining' | 'fenced' | 'moved' | 'removing'

/** A move that has begun, and is not complete. */
export interface Begun {
  readonly phase: Phase
  readonly otherCell: string
}

/** Finds the move of an organization out of a cell. @param schema of the cell */
export async function findBegun(session: Session, schema: string, organizationId: string): Promise<Begun | undefined> {
  const [row] = await session.ask<Begun>(
    `SELECT phase, other_cell AS "otherCell" FROM ${schema}.organization_moves WHERE organization_id = $1 AND phase <> 'receiving'`,
    [organizationId],
  )
  return row
}

/** Records the beginning of a move in both cells, unless it has begun. */
export async function beginMove(
  { session, source, target, organizationId }: Moving,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const insert = (
    schema: string,
  ) => `INSERT INTO ${schema}.organization_moves (organization_id, phase, other_cell, other_schema)
    VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`
  await inTransaction(session, 'BEGIN', async () => {
    await session.ask(insert(target), [organizationId, 'receiving', from, source])
    await session.ask(insert(source), [organizationId, 'copying', to, target])
  })
}

/**
 * How long a transaction of the organization is waited for. Others wait behind that with their connections, so then they go first. Less
 * than it takes to find a deadlock.
 */
const lockTimeoutMs = 300

/** SQL: waits for the transactions that have changed rows of the organization, and keeps others waiting until the own one ends. */
export const lockOrganization = ({ source, organizationId }: Pick<Moving, 'source' | 'organizationId'>) =>
  `SELECT pg_advisory_xact_lock(hashtextextended('${source}.move.${organizationId}', 0))`

/**
 * Enters a phase. What was changed before it is committed then.
 *
 * @param lastsMs when it ends by itself, and `copying` begins again
 */
export async function enterPhase(moving: Moving, phase: Phase, lastsMs?: number): Promise<void> {
  const { session, source, organizationId } = moving
  await inTransaction(session, `BEGIN; SET LOCAL lock_timeout = ${lockTimeoutMs}`, async () => {
    await session.run(lockOrganization(moving))
    await session.ask(
      `UPDATE ${source}.organization_moves
       SET phase = $2, phase_ends_at = coalesce(clock_timestamp() + $3::float8 * interval '1 millisecond', 'infinity')
       WHERE organization_id = $1 AND (phase NOT IN ('moved', 'removing') OR $2 = 'removing')`,
      [organizationId, phase, lastsMs ?? null],
    )
  })
}

/** For each table, the last place that was copied; null if all of it was. */
export async function readCopied({
  session,
  source,
  organizationId,
}: Moving): Promise<Readonly<Record<string, Place | undefined>>> {
  const [row] = await session.ask<{ copied: Record<string, Place> }>(
    `SELECT copied FROM ${source}.organization_moves WHERE organization_id = $1`,
    [organizationId],
  )
  return row?.copied ?? {}
}

export async function saveCopied(
  { session, source, organizationId }: Moving,
  table: string,
  place: Place,
): Promise<void> {
  await session.ask(
    `UPDATE ${source}.organization_moves SET copied = (copied::jsonb || jsonb_build_object($2::text, $3::jsonb))::json
     WHERE organization_id = $1`,
    [organizationId, table, JSON.stringify(place)],
  )
}
