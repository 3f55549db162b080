import type { MessageSend } from '@channel/contract/types'
import { ApiError } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import type { Address, Recipient } from './find-recipient.ts'

const windowMs = 24 * 60 * 60 * 1000

/**
 * Requires that the contact wrote within the 24 hours before the message is sent. Templates are exempt.
 *
 * @param sendAt when a scheduled message is sent
 *
 * @throws ApiError `outside_24h_window`
 */
export function requireOpenWindow(
  { now }: Pick<Scope, 'now'>,
  sendAt: string | null,
  type: MessageSend['type'],
  { conversation }: Recipient,
  { field }: Address,
): void {
  if (type === 'template') return
  const last = conversation?.last_inbound_at ?? null
  const sentMs = sendAt === null ? now().getTime() : Date.parse(sendAt)
  if (last !== null && sentMs - Date.parse(last) < windowMs) return
  const closed = sendAt === null ? 'has not written for 24 hours' : 'has not written in the 24 hours before `send_at`'
  const reason = last === null ? 'has never written' : closed
  throw new ApiError('outside_24h_window', `The contact ${reason}, so only a template can be sent.`, { param: field })
}
