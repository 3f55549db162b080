import type { AccountReference, GetBroadcastInput } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { ApiError, notFound } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { resolveAccount } from '../accounts/index.ts'
import { type BroadcastRow, broadcastColumns } from './broadcast-view.ts'

/** Path parameters of the operations on one broadcast. */
export type BroadcastPath = GetBroadcastInput['params']

const lockStatement = statement(
  'find_broadcast_to_change',
  `SELECT ${broadcastColumns}, broadcast.lease_token, broadcast.made_until, broadcast.paid_until FROM broadcasts broadcast
   WHERE broadcast.organization_id = $1 AND broadcast.phone_number_id = $2 AND broadcast.id = $3
   FOR NO KEY UPDATE OF broadcast`,
)

/**
 * Fetches a broadcast and locks it until the transaction ends.
 *
 * @throws ApiError `resource_not_found` for the account or the broadcast, `channel_number_not_verified`
 */
export async function findBroadcastToChange(
  tx: Transaction,
  scope: Scope,
  params: BroadcastPath,
): Promise<{ readonly row: BroadcastRow; readonly account: AccountReference }> {
  const { phone_number_id, id } = params
  const [account, [row]] = await Promise.all([
    resolveAccount(tx, scope, phone_number_id),
    tx.query(lockStatement, [scope.organizationId, phone_number_id, id]),
  ])
  if (row === undefined) throw broadcastNotFound(params)
  return { row, account }
}

export function broadcastNotFound({ phone_number_id, id }: BroadcastPath): ApiError {
  return notFound('id', `There is no broadcast ${id} on account ${phone_number_id}.`)
}

/** 409: the status of a broadcast does not allow a change. @param why the end of the sentence "Broadcast … …" */
export function statusConflict(id: string, why: string): ApiError {
  return new ApiError('broadcast_status_conflict', `Broadcast ${id} ${why}`, { param: 'id' })
}
