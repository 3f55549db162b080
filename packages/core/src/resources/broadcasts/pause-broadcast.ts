import type { Broadcast, PauseBroadcastInput } from '@channel/contract/types'
import type { Transaction } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { broadcastView } from './broadcast-view.ts'
import { changeStatus } from './change-status.ts'
import { findBroadcastToChange, statusConflict } from './find-broadcast.ts'

/**
 * Pauses a broadcast that is running or scheduled. Its worker loses it, before or after a batch.
 *
 * @throws ApiError `broadcast_status_conflict` for a draft and for one that has ended, and as findBroadcastToChange
 */
export async function pauseBroadcast(
  tx: Transaction,
  scope: Scope,
  { params }: Pick<PauseBroadcastInput, 'params'>,
): Promise<Broadcast> {
  const { row, account } = await findBroadcastToChange(tx, scope, params)
  if (row.status === 'paused') return broadcastView(row)
  if (row.status !== 'running' && row.status !== 'scheduled') {
    throw statusConflict(row.id, row.ended_at === null ? 'was not started yet.' : 'has ended.')
  }
  return changeStatus(tx, scope, account, row.id, { status: 'paused', reason: 'requested' })
}
