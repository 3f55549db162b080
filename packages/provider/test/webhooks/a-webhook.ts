import { expect } from 'vitest'
import { type ProviderUpdate, parseWebhook } from '../../src/index.ts'

export const wabaId = '102290129340398'
export const phoneNumberId = '106540352242922'
export const metadata = { display_phone_number: '15550783881', phone_number_id: phoneNumberId }
export const ana = {
  profile: { name: 'Ana', username: 'ana.b' },
  wa_id: '4915112345678',
  user_id: 'DE.13491208655302741918',
}
export const contact = {
  phoneNumber: '+4915112345678',
  bsuid: ana.user_id,
  parentBsuid: null,
  username: 'ana.b',
  name: 'Ana',
}
export const at = '2026-11-20T09:00:00.000Z'
export const timestamp = String(Date.parse(at) / 1000)

export function webhook(...changes: unknown[]): string {
  return JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: wabaId, changes }] })
}

export function messages(...list: unknown[]) {
  return { field: 'messages', value: { messaging_product: 'whatsapp', metadata, contacts: [ana], messages: list } }
}

export function statuses(...list: unknown[]) {
  return { field: 'messages', value: { messaging_product: 'whatsapp', metadata, statuses: list } }
}

export function message(content: object) {
  return { from: ana.wa_id, from_user_id: ana.user_id, id: 'wamid.1', timestamp, ...content }
}

export function parse(body: string): ProviderUpdate[] {
  const parsed = parseWebhook(body)
  if (!parsed.ok) throw new Error(parsed.problem)
  return parsed.updates
}

export function only(change: unknown): ProviderUpdate {
  const updates = parse(webhook(change))
  expect(updates).toHaveLength(1)
  return updates[0]!
}
