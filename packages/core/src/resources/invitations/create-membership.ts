import type { CreateMembershipInput } from '@channel/contract/dashboard/types'
import type { Transaction } from '@channel/db'
import { ApiError } from '../../mechanisms/errors/index.ts'
import { useSignInLink } from '../../mechanisms/sign-in-links/index.ts'
import { addMembership, type KnownMember } from '../members/index.ts'

/** The signed-in user who accepts. */
export interface InvitedUser {
  readonly signInId: string
  readonly email: string
  readonly name: string
}

/**
 * Lets a signed-in user join the organization of an invitation. Only the user with its address can: knowing the link is not enough.
 *
 * @throws ApiError `link_inactive`, also for the invitation of another address, which stays open
 */
export async function createMembership(
  tx: Transaction,
  { body: { token } }: CreateMembershipInput,
  user: InvitedUser,
): Promise<KnownMember> {
  const { organization_id, email, role } = await useSignInLink(tx, token, 'invitation')
  if (email !== user.email || role === null)
    throw new ApiError('link_inactive', 'This invitation is for another address. Sign in with that one to accept it.')
  const id = await addMembership(tx, { organization_id, name: user.name, email, role })
  if (id === undefined) throw new ApiError('link_inactive', 'You already belong to this organization.')
  return { id, organization_id, role, email, name: user.name, sign_in_id: user.signInId }
}
