import type { MessageFailureCode, Refusal } from '@channel/provider'

/** The reason that a message failed, as shown in its `error`. */
export interface SendFailure {
  readonly code: MessageFailureCode | 'customer_suspended' | 'subscription_inactive'
  readonly message: string
  /** The provider's own code; null without one. */
  readonly provider_code: number | null
}

const reasons: Readonly<Partial<Record<SendFailure['code'], string>>> = {
  customer_suspended: 'The end-customer that the account belongs to was suspended before the message was sent.',
  subscription_inactive: 'The trial or the subscription of the organization ended before the message was sent.',
  permission_revoked: 'The account was disconnected before the message was sent.',
  auth_expired: 'The account has no valid authorization at the provider. Reconnect it.',
  template_not_found: 'The account had no approved template of this name and language when the message was sent.',
  template_paused: 'The provider paused the template before the message was sent.',
  consent_required: 'The organization requires consent, and the contact had never written when the message was sent.',
  outside_24h_window: 'The contact has not written for 24 hours, so only a template can be sent.',
  group_unavailable: 'The group has ended, or was suspended, before the message was sent.',
  marketing_opted_out: 'The contact has opted out of marketing messages.',
  media_upload_failed: 'The file was lost, or its message was deleted, before this message was sent.',
}

/** A failure that the service itself detects. */
export function sendFailure(code: SendFailure['code']): SendFailure {
  return { code, message: reasons[code] ?? 'The message could not be sent.', provider_code: null }
}

/** The failure of a message whose file was not stored within the max wait. */
export const fileNotReceived: SendFailure = {
  code: 'media_upload_failed',
  message: 'The file was not received within a day.',
  provider_code: null,
}

/** A failure that the provider reports, in the provider's terms. */
export function refusedSend(
  code: SendFailure['code'],
  { code: provider_code, message, details }: Refusal,
): SendFailure {
  return { code, message: storable(details || message), provider_code }
}

/** Replaces characters that PostgreSQL cannot store. */
function storable(text: string): string {
  const cleaned = text.toWellFormed().replaceAll('\0', '\u{fffd}').trim()
  return cleaned || 'The provider refused the message.'
}
