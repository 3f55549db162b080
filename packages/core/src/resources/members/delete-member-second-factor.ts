import type { DeleteMemberSecondFactorInput, Member } from '@channel/contract/dashboard/types'
import type { Transaction } from '@channel/db'
import { ApiError } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { endSessions } from '../sessions/index.ts'
import { findMember, findMemberByEmail, requireOnlyMembership } from './find-member.ts'
import { removeSecondFactor } from './remove-second-factor.ts'

/**
 * Removes the second factors of another member who has lost them, and ends the member's sessions.
 *
 * @param owner the user who removes it
 * @throws ApiError `resource_not_found`, `invalid_field_value` for the owner's own, which needs the password,
 *   `member_of_several`
 */
export async function deleteMemberSecondFactor(
  tx: Transaction,
  scope: Scope,
  { params: { id } }: DeleteMemberSecondFactorInput,
  owner: { readonly userId: string },
): Promise<Member> {
  if (id === owner.userId) {
    const message = 'This is your own second factor. Remove it with your password: PATCH /dashboard/second_factor.'
    throw new ApiError('invalid_field_value', message, { param: 'id' })
  }
  const { second_factor, email } = await findMember(tx, scope, id)
  await requireOnlyMembership(tx, scope, id)
  const person = await findMemberByEmail(tx, email, scope.organizationId)
  const user_id = person?.sign_in_id ?? ''
  await removeSecondFactor(tx, { user_id })
  if (second_factor) await endSessions(tx, { user_id })
  return findMember(tx, scope, id)
}
