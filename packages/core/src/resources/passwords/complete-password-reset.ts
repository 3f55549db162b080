import type { Transaction } from '@channel/db'
import { ApiError } from '../../mechanisms/errors/index.ts'
import { useSignInLink } from '../../mechanisms/sign-in-links/index.ts'
import { findMemberByEmail, type KnownMember, setPassword } from '../members/index.ts'

/**
 * Sets a new password by a link, and ends all sessions of the member.
 *
 * @param input `password_hash` is a scrypt hash of better-auth
 * @throws ApiError `link_inactive`
 */
export async function completePasswordReset(
  tx: Transaction,
  input: { readonly token: string; readonly password_hash: string },
): Promise<KnownMember> {
  const { email, organization_id } = await useSignInLink(tx, input.token, 'password_reset')
  const member = await findMemberByEmail(tx, email, organization_id)
  if (member === undefined)
    throw new ApiError('link_inactive', 'The user of this link was removed from the organization.')
  await setPassword(tx, { user_id: member.sign_in_id, password_hash: input.password_hash })
  return member
}
