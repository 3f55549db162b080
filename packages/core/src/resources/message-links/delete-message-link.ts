import type { DeletedMessageLink, DeleteMessageLinkInput } from '@channel/contract/dashboard/types'
import { statement, type Transaction } from '@channel/db'
import { notFound } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'

const revoke = statement(
  'delete_message_link',
  `UPDATE message_links SET revoked_at = coalesce(revoked_at, statement_timestamp())
   WHERE organization_id = $1 AND id = $2 RETURNING id, message_id`,
)

/**
 * Revokes a public link to a message, at once. One that has ended stays as it is.
 *
 * @throws ApiError `resource_not_found`
 */
export async function deleteMessageLink(
  tx: Transaction,
  scope: Scope,
  { params: { id } }: DeleteMessageLinkInput,
): Promise<DeletedMessageLink> {
  const [revoked] = await tx.query(revoke, [scope.organizationId, id])
  if (revoked === undefined) throw notFound('id', `There is no link ${id}.`)
  return { id, object: 'message_link', message_id: revoked.message_id, deleted: true }
}
