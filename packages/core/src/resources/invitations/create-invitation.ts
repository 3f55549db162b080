import type { CreateInvitationInput, Invitation } from '@channel/contract/dashboard/types'
import type { Transaction } from '@channel/db'
import { invalidField } from '../../mechanisms/errors/index.ts'
import { noOtherFields } from '../../mechanisms/fields/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { createSignInLink } from '../../mechanisms/sign-in-links/index.ts'
import { findMemberByEmail } from '../members/index.ts'
import { isEmailAddress } from '../users/index.ts'
import { findInvitation } from './find-invitation.ts'

/** The user who invites, and the dashboard that the link leads to. */
export interface Inviter {
  /** Undefined for an operator. */
  readonly userId?: string | undefined
  /** The public URL of the service, without a trailing slash. */
  readonly publicUrl: string
}

/**
 * Invites an email address to the organization. An earlier invitation of the address is revoked. The result has the link,
 * which is not stored.
 *
 * @throws ApiError `invalid_field_value` for an address that signs in to this organization. An address of another organization
 *   is treated like an unknown one.
 */
export async function createInvitation(
  tx: Transaction,
  scope: Pick<Scope, 'organizationId' | 'now'>,
  { body }: Pick<CreateInvitationInput, 'body'>,
  { userId, publicUrl }: Inviter,
): Promise<Invitation & { url: string }> {
  const { email, role, ...rest } = body
  noOtherFields(rest)
  const { organizationId: organization_id } = scope
  if (!isEmailAddress(email)) throw invalidField('email', 'This is not an email address.')
  if ((await findMemberByEmail(tx, email, organization_id)) !== undefined)
    throw invalidField('email', `A member of the organization already has the address ${email}.`)
  const link = { organization_id, purpose: 'invitation', email, role, created_by: userId } as const
  const { id, url } = await createSignInLink(tx, link, publicUrl)
  return { ...(await findInvitation(tx, scope, id)), url }
}
