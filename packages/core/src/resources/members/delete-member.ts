import type { DeletedMember, DeleteMemberInput } from '@channel/contract/dashboard/types'
import { statement, type Transaction } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { revokeInvitationsOf, revokePasswordResets } from '../../mechanisms/sign-in-links/index.ts'
import { leaveAssignmentRules } from '../assignment-rules/index.ts'
import { findMember } from './find-member.ts'
import { requireOtherOwner } from './require-other-owner.ts'

// The foreign keys delete sessions, password and second factor with it.
const deleteStatement = statement('delete_member', 'DELETE FROM sign_in_users WHERE organization_id = $1 AND id = $2')

/**
 * Removes a member, which ends its access to the dashboard, and revokes what could restore the access: invitations that the
 * member has sent, and links for a new password. The user stays, because conversations may be assigned to it, but takes no
 * more turns.
 *
 * @throws ApiError `resource_not_found`, `last_owner`
 */
export async function deleteMember(
  tx: Transaction,
  scope: Scope,
  { params: { id } }: DeleteMemberInput,
): Promise<DeletedMember> {
  await findMember(tx, scope, id)
  await requireOtherOwner(tx, scope, id)
  await revokePasswordResets(tx, { user_id: id })
  await revokeInvitationsOf(tx, { organization_id: scope.organizationId, user_id: id })
  leaveAssignmentRules(tx, { organization_id: scope.organizationId, user_id: id })
  await tx.execute(deleteStatement, [scope.organizationId, id])
  return { id, object: 'member', deleted: true }
}
