import { statement, type Transaction } from '@channel/db'
import { ApiError } from '../../mechanisms/errors/index.ts'
import { useSignInLink } from '../../mechanisms/sign-in-links/index.ts'
import { findMemberByEmail, type KnownMember, removePasskeys, setPassword } from '../members/index.ts'

const proveAddress = statement(
  'prove_address',
  'UPDATE sign_in_users SET address_proved = true WHERE id = $1 AND NOT address_proved',
)

/**
 * Sets a new password by a link, and ends all sessions of the member. If the link is the first proof of the address, passkeys are removed:
 * an owner who had accepted the invitation of the address could sign in with one.
 *
 * @param input `password_hash` is a scrypt hash of better-auth
 * @throws ApiError `link_inactive`
 */
export async function completePasswordReset(
  tx: Transaction,
  input: { readonly token: string; readonly password_hash: string },
): Promise<KnownMember> {
  const { email, organization_id, proves_address } = await useSignInLink(tx, input.token, 'password_reset')
  const member = await findMemberByEmail(tx, email, organization_id)
  if (member === undefined)
    throw new ApiError('link_inactive', 'The user of this link was removed from the organization.')
  await setPassword(tx, { user_id: member.sign_in_id, password_hash: input.password_hash })
  if (proves_address && (await tx.execute(proveAddress, [member.sign_in_id])) > 0)
    await removePasskeys(tx, { user_id: member.sign_in_id })
  return member
}
