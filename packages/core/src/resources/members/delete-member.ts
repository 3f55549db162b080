import type { DeletedMember, DeleteMemberInput } from '@channel/contract/dashboard/types'
import { statement, type Transaction } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { revokeInvitationsOf, revokePasswordResets } from '../../mechanisms/sign-in-links/index.ts'
import { leaveAssignmentRules } from '../assignment-rules/index.ts'
import { findMember } from './find-member.ts'
import { requireOtherOwner } from './require-other-owner.ts'

const lockPerson = statement(
  'lock_person_of_member',
  `SELECT id FROM sign_in_users WHERE id = (SELECT sign_in_id FROM members WHERE organization_id = $1 AND id = $2) FOR UPDATE`,
)
const deleteMembership = statement(
  'delete_member',
  'DELETE FROM members WHERE organization_id = $1 AND id = $2 RETURNING sign_in_id',
)
// The foreign keys delete sessions, password and second factors with it.
const deletePerson = statement(
  'delete_sign_in_user',
  `DELETE FROM sign_in_users WHERE id = $1 AND NOT EXISTS (SELECT FROM members WHERE sign_in_id = $1)`,
)

/**
 * Removes a member, which ends its access to the organization's dashboard, and revokes what could restore the access: invitations that the
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
  await tx.execute(lockPerson, [scope.organizationId, id])
  await revokePasswordResets(tx, { organization_id: scope.organizationId, user_id: id })
  await revokeInvitationsOf(tx, { organization_id: scope.organizationId, user_id: id })
  leaveAssignmentRules(tx, { organization_id: scope.organizationId, user_id: id })
  const [removed] = await tx.query(deleteMembership, [scope.organizationId, id])
  if (removed !== undefined) await tx.execute(deletePerson, [removed.sign_in_id])
  return { id, object: 'member', deleted: true }
}
