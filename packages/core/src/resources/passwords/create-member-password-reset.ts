import type { CreateMemberPasswordResetInput, MemberPasswordReset } from '@channel/contract/dashboard/types'
import type { Transaction } from '@channel/db'
import { ApiError } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { findMember, requireOnlyMembership } from '../members/index.ts'
import { createPasswordReset } from './create-password-reset.ts'

/** Longer than a link that a user asks for: it must be passed on first. */
const hours = 24

/**
 * Creates a link with which another member of the organization sets a new password. The result has the link, which is not stored.
 *
 * @param owner the user who creates it, and the public URL of the service, without a trailing slash
 * @throws ApiError `resource_not_found`, `invalid_field_value` for the owner's own password, which needs the current one,
 *   `member_of_several`
 */
export async function createMemberPasswordReset(
  tx: Transaction,
  scope: Scope,
  { params: { id } }: CreateMemberPasswordResetInput,
  { userId, publicUrl }: { readonly userId: string; readonly publicUrl: string },
): Promise<MemberPasswordReset & { url: string }> {
  if (id === userId) {
    const message = 'This is your own password. Change it with the current one: PATCH /dashboard/password.'
    throw new ApiError('invalid_field_value', message, { param: 'id' })
  }
  const { email } = await findMember(tx, scope, id)
  await requireOnlyMembership(tx, scope, id)
  const member = { organization_id: scope.organizationId, email }
  const { url, expires_at } = await createPasswordReset(tx, member, publicUrl, { hours, created_by: userId })
  return { object: 'member_password_reset', email, url, expires_at }
}
