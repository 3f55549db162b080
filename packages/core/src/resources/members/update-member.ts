import type { Member, UpdateMemberInput } from '@channel/contract/dashboard/types'
import { statement, type Transaction } from '@channel/db'
import { noOtherFields } from '../../mechanisms/fields/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { revokeInvitationsOf } from '../../mechanisms/sign-in-links/index.ts'
import { findMember } from './find-member.ts'
import { requireOtherOwner } from './require-other-owner.ts'

const updateRole = statement(
  'update_member',
  'UPDATE members SET role = $3, updated_at = now() WHERE organization_id = $1 AND id = $2',
)

/**
 * Changes the role of a member. It applies to the member's next request. Invitations that a former owner has sent are revoked.
 *
 * @throws ApiError `resource_not_found`, `last_owner`
 */
export async function updateMember(
  tx: Transaction,
  scope: Scope,
  { params: { id }, body }: UpdateMemberInput,
): Promise<Member> {
  const { role, ...rest } = body
  noOtherFields(rest)
  await findMember(tx, scope, id)
  if (role !== 'owner') {
    await requireOtherOwner(tx, scope, id)
    await revokeInvitationsOf(tx, { organization_id: scope.organizationId, user_id: id })
  }
  await tx.execute(updateRole, [scope.organizationId, id, role])
  return findMember(tx, scope, id)
}
