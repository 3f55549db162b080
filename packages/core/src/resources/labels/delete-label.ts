import type { DeletedLabel, DeleteLabelInput } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { longStatementMs } from '../../mechanisms/transactions/index.ts'
import { labelNotFound } from './find-label.ts'

// ON DELETE CASCADE deletes its links to contacts and conversations.
const deleteStatement = statement('delete_label', 'DELETE FROM labels WHERE organization_id = $1 AND id = $2')

/**
 * Deletes a label permanently and detaches it everywhere.
 *
 * @throws ApiError `resource_not_found`
 */
export async function deleteLabel(tx: Transaction, scope: Scope, { params }: DeleteLabelInput): Promise<DeletedLabel> {
  tx.allowLongStatements(longStatementMs)
  const deleted = await tx.execute(deleteStatement, [scope.organizationId, params.id])
  if (deleted === 0) throw labelNotFound(params.id)
  return { id: params.id, object: 'label', deleted: true }
}
