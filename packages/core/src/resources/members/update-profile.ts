import type { Member, UpdateProfileInput } from '@channel/contract/dashboard/types'
import { statement, type Transaction } from '@channel/db'
import { invalidField } from '../../mechanisms/errors/index.ts'
import { noOtherFields } from '../../mechanisms/fields/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { findMember } from './find-member.ts'

const renameUser = statement(
  'rename_user',
  'UPDATE users SET name = $3, updated_at = now() WHERE organization_id = $1 AND id = $2',
)

/**
 * Changes the name of the signed-in user in the organization.
 *
 * @throws ApiError `invalid_field_value` for a blank name
 */
export async function updateProfile(
  tx: Transaction,
  scope: Scope,
  { body }: UpdateProfileInput,
  { userId }: { readonly userId: string },
): Promise<Member> {
  const { name, ...rest } = body
  noOtherFields(rest)
  if (name.trim() === '') throw invalidField('name', 'The name must not be blank.')
  await tx.execute(renameUser, [scope.organizationId, userId, name])
  return findMember(tx, scope, userId)
}
