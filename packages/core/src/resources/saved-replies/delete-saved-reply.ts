import type { DeletedSavedReply, DeleteSavedReplyInput } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { savedReplyNotFound } from './find-saved-reply.ts'

const deleteStatement = statement(
  'delete_saved_reply',
  'DELETE FROM saved_replies WHERE organization_id = $1 AND id = $2',
)

/**
 * Deletes a saved reply permanently.
 *
 * @throws ApiError `resource_not_found`
 */
export async function deleteSavedReply(
  tx: Transaction,
  scope: Scope,
  { params }: DeleteSavedReplyInput,
): Promise<DeletedSavedReply> {
  const deleted = await tx.execute(deleteStatement, [scope.organizationId, params.id])
  if (deleted === 0) throw savedReplyNotFound(params.id)
  return { id: params.id, object: 'saved_reply', deleted: true }
}
