import type { Transaction } from '@channel/db'
import { ApiError, invalidField } from '../../mechanisms/errors/index.ts'
import { useSignInLink } from '../../mechanisms/sign-in-links/index.ts'
import { addUnlessMember, type KnownMember } from '../members/index.ts'

/**
 * Creates the invited user.
 *
 * @param input `password_hash` is a scrypt hash of better-auth
 * @throws ApiError `link_inactive`, `sign_in_to_accept` for an address that can already sign in; `invalid_field_value` for a blank name
 */
export async function acceptInvitation(
  tx: Transaction,
  input: { readonly token: string; readonly name: string; readonly password_hash: string },
): Promise<KnownMember> {
  const { token, name, password_hash } = input
  if (name.trim() === '') throw invalidField('name', 'The name must not be blank.')
  const { organization_id, email, role, proves_address: address_proved } = await useSignInLink(tx, token, 'invitation')
  if (role === null) throw new Error('An invitation has no role.')
  const id = await addUnlessMember(tx, { organization_id, name, email, role, password_hash, address_proved })
  if (id === undefined)
    throw new ApiError(
      'sign_in_to_accept',
      `The address ${email} already signs in. Sign in with it to accept the invitation.`,
    )
  return { id, organization_id, role, email, name, sign_in_id: id }
}
