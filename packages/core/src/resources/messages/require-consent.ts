import { ApiError } from '../../mechanisms/errors/index.ts'
import type { Address, Recipient } from './find-recipient.ts'
import type { SendingAccount } from './find-sending-account.ts'

/**
 * Requires an inbound message from the contact, if the organization requires consent.
 *
 * @throws ApiError `consent_required`
 */
export function requireConsent(
  account: SendingAccount,
  { conversation }: Pick<Recipient, 'conversation'>,
  { field }: Address,
): void {
  if (!account.require_consent || (conversation?.last_inbound_at ?? null) !== null) return
  const message =
    'Your organization requires consent, and the contact has never written. You can send once it has written.'
  throw new ApiError('consent_required', message, { param: field })
}
