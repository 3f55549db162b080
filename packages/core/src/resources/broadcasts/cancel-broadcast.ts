import type { Broadcast, CancelBroadcastInput } from '@channel/contract/types'
import type { Transaction } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { broadcastView } from './broadcast-view.ts'
import { changeStatus } from './change-status.ts'
import { findBroadcastToChange } from './find-broadcast.ts'

/**
 * Ends a broadcast. One that has ended is unchanged.
 *
 * @throws ApiError as findBroadcastToChange
 */
export async function cancelBroadcast(
  tx: Transaction,
  scope: Scope,
  { params }: Pick<CancelBroadcastInput, 'params'>,
): Promise<Broadcast> {
  const { row, account } = await findBroadcastToChange(tx, scope, params)
  if (row.ended_at !== null) return broadcastView(row)
  return changeStatus(tx, scope, account, row.id, { status: 'canceled' })
}
