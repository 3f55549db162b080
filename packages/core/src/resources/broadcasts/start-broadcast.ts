import type { Broadcast, StartBroadcastInput } from '@channel/contract/types'
import type { Transaction } from '@channel/db'
import { hintBroadcast } from '../../mechanisms/outbox/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { broadcastView } from './broadcast-view.ts'
import { changeStatus } from './change-status.ts'
import { findBroadcastToChange, statusConflict } from './find-broadcast.ts'

/**
 * Starts a broadcast, now or at its `send_at`, or resumes it.
 *
 * @throws ApiError `broadcast_status_conflict` if it has ended or has no recipients, and as findBroadcastToChange
 */
export async function startBroadcast(
  tx: Transaction,
  scope: Scope,
  { params }: Pick<StartBroadcastInput, 'params'>,
): Promise<Broadcast> {
  const { row, account } = await findBroadcastToChange(tx, scope, params)
  const broadcast = broadcastView(row)
  if (row.status === 'running' || row.status === 'scheduled') return broadcast
  if (row.ended_at !== null) throw statusConflict(row.id, 'has ended. It cannot be started again.')
  if (broadcast.counts.total === 0) throw statusConflict(row.id, 'has no recipients. Add some first.')
  const waits = row.started_at === null && row.send_at !== null && Date.parse(row.send_at) > scope.now().getTime()
  hintBroadcast(tx)
  return changeStatus(tx, scope, account, row.id, { status: waits ? 'scheduled' : 'running' })
}
