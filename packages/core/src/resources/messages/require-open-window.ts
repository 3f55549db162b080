import type { MessageSend } from '@channel/contract/types'
import { ApiError } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import type { Address, Recipient } from './find-recipient.ts'

const windowMs = 24 * 60 * 60 * 1000

/**
 * Requires that the contact wrote within the last 24 hours. Templates are exempt.
 *
 * @throws ApiError `outside_24h_window`
 */
export function requireOpenWindow(
  { now }: Scope,
  type: MessageSend['type'],
  { conversation }: Recipient,
  { field }: Address,
): void {
  if (type === 'template') return
  const last = conversation?.last_inbound_at ?? null
  if (last !== null && now().getTime() - Date.parse(last) < windowMs) return
  const reason = last === null ? 'has never written' : 'has not written for 24 hours'
  throw new ApiError('outside_24h_window', `The contact ${reason}, so only a template can be sent.`, { param: field })
}
