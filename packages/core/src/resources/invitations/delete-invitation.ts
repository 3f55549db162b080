import type { DeletedInvitation, DeleteInvitationInput } from '@channel/contract/dashboard/types'
import { statement, type Transaction } from '@channel/db'
import { ApiError } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { findInvitation } from './find-invitation.ts'

const revoke = statement(
  'delete_invitation',
  `UPDATE sign_in_links SET revoked_at = statement_timestamp()
   WHERE organization_id = $1 AND id = $2 AND purpose = 'invitation' AND used_at IS NULL AND revoked_at IS NULL
     AND expires_at > statement_timestamp()
   RETURNING id`,
)

/**
 * Revokes an open invitation.
 *
 * @throws ApiError `resource_not_found`; `link_inactive` for one that was accepted or revoked, or has expired
 */
export async function deleteInvitation(
  tx: Transaction,
  scope: Scope,
  { params: { id } }: DeleteInvitationInput,
): Promise<DeletedInvitation> {
  const [revoked] = await tx.query(revoke, [scope.organizationId, id])
  if (revoked !== undefined) return { id, object: 'invitation', deleted: true }
  const { status } = await findInvitation(tx, scope, id)
  throw new ApiError('link_inactive', `The invitation is ${status}, so it cannot be revoked.`)
}
