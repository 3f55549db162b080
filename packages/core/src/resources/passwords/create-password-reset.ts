import type { Transaction } from '@channel/db'
import { createSignInLink, type NewSignInLink } from '../../mechanisms/sign-in-links/index.ts'
import type { KnownMember } from '../members/index.ts'

/**
 * Creates a link with which a member sets a new password.
 *
 * @param publicUrl the public URL of the service, without a trailing slash
 * @param options.hours how long the link works; default 1
 * @param options.created_by the id of the owner who creates it, and may see it
 * @param options.is_first whether it is the first password of a new user
 * @param options.keeps_earlier whether earlier links stay valid until one is used
 * @returns the link, which is not stored, and when it expires
 */
export async function createPasswordReset(
  tx: Transaction,
  member: Pick<KnownMember, 'organization_id' | 'email'>,
  publicUrl: string,
  options: Pick<NewSignInLink, 'hours' | 'created_by' | 'is_first' | 'keeps_earlier'> = {},
): Promise<{ url: string; expires_at: string }> {
  const { organization_id, email } = member
  return createSignInLink(tx, { organization_id, purpose: 'password_reset', email, ...options }, publicUrl)
}
