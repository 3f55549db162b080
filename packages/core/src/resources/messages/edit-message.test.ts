import { sharedDatabase } from '@channel/test-kit'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  aContact,
  anInboundMessage,
  anOutboundMessage,
  aTenant,
  newPhoneNumber,
  recordedEvents,
  type Tenant,
} from '../../testing/index.ts'
import { editMessage } from './edit-message.ts'
import { getMessage } from './get-message.ts'
import type { InboundMessage } from './inbound-message.ts'
import { revokeMessage } from './revoke-message.ts'

const database = await sharedDatabase()
let tenant: Tenant

beforeEach(async () => {
  tenant = await aTenant(database)
})

const at = (id: string) => ({ params: { phone_number_id: tenant.account.phone_number_id, id } })
const timestamp = (second: number) => `2026-11-20T09:00:0${second}Z`
const events = async (id: string) => (await recordedEvents(database, tenant.organization.id, id)).slice(1)

function edit(provider_message_id: string | null, overrides: Partial<InboundMessage> = {}) {
  const { phone_number_id } = tenant.account
  const message = {
    phone_number_id,
    provider_message_id: provider_message_id ?? '',
    from: { phone_number: newPhoneNumber() },
    type: 'text',
    content: 'When do you close tomorrow?',
    sent_at: timestamp(1),
    ...overrides,
  }
  return database.transaction((tx) => editMessage(tx, tenant.scope, message))
}

function revoke(provider_message_id: string | null, second = 5) {
  const revocation = { ...at('').params, provider_message_id: provider_message_id ?? '', at: timestamp(second) }
  return database.transaction((tx) => revokeMessage(tx, tenant.scope, revocation))
}

const file = (provider_media_id: string) => ({ provider_media_id, mime_type: 'image/jpeg', filename: null })

describe('an edit', () => {
  it('replaces the content of the message, with previous attributes', async () => {
    const message = await anInboundMessage(database, tenant.account)
    const edited = await edit(message.provider_message_id)
    expect(edited).toEqual({ ...message, content: 'When do you close tomorrow?' })
    expect(await getMessage(database, tenant.scope, at(message.id))).toEqual(edited)
    expect((await events(message.id)).map(({ type, data }) => [type, data])).toEqual([
      ['message.updated', { object: edited, previous_attributes: { content: message.content } }],
    ])
    await edit(message.provider_message_id)
    expect(await events(message.id)).toHaveLength(1)
  })

  it('is ignored if it is older than the last one', async () => {
    const { id, provider_message_id } = await anInboundMessage(database, tenant.account)
    await edit(provider_message_id, { content: 'third', sent_at: timestamp(3) })
    await edit(provider_message_id, { content: 'second', sent_at: timestamp(2) })
    expect(await getMessage(database, tenant.scope, at(id))).toMatchObject({ content: 'third' })
    await edit(provider_message_id, { content: 'fourth', sent_at: timestamp(4) })
    expect(await getMessage(database, tenant.scope, at(id))).toMatchObject({ content: 'fourth' })
  })

  it('is stored as the message if it arrives before its message', async () => {
    const from = { phone_number: newPhoneNumber() }
    const edited = await edit('wamid.early', { from, sent_at: timestamp(3) })
    const late = await anInboundMessage(database, tenant.account, { from, provider_message_id: 'wamid.early' })
    expect(late).toEqual(edited)
    expect(await edit('wamid.early', { from, content: 'older', sent_at: timestamp(2) })).toEqual(edited)
  })

  it('keeps the file if only the caption changes, and replaces a changed file', async () => {
    const image = { type: 'image', content: 'The cake', media: file('1') }
    const message = await anInboundMessage(database, tenant.account, { ...image, payload: { referral: { x: 1 } } })
    const captioned = await edit(message.provider_message_id, { ...image, content: 'Our cake', sent_at: timestamp(2) })
    expect(captioned).toMatchObject({ content: 'Our cake', media: message.media, payload: { referral: { x: 1 } } })
    const other = await edit(message.provider_message_id, { ...image, media: file('2'), sent_at: timestamp(3) })
    expect(other.media?.id).not.toBe(message.media?.id)
    expect(other.media).toMatchObject({ status: 'pending' })
  })
})

describe('a revoked message', () => {
  it('loses its text and file, and shows the reason', async () => {
    const image = { type: 'image', content: 'The cake', payload: { x: 1 }, media: file('1') }
    const message = await anInboundMessage(database, tenant.account, image)
    const revoked = await revoke(message.provider_message_id)
    expect(revoked).toEqual({ ...message, content: null, payload: null, media: null, unsupported: { type: 'revoke' } })
    expect(await getMessage(database, tenant.scope, at(message.id))).toEqual(revoked)
    await revoke(message.provider_message_id)
    const { content, payload, media } = message
    const previous_attributes = { content, payload, media, unsupported: null }
    expect((await events(message.id)).map(({ type, data }) => [type, data])).toEqual([
      ['message.updated', { object: revoked, previous_attributes }],
    ])
  })

  it('is not restored by a later edit', async () => {
    const message = await anInboundMessage(database, tenant.account)
    const revoked = await revoke(message.provider_message_id)
    expect(await edit(message.provider_message_id, { sent_at: timestamp(9) })).toEqual(revoked)
  })

  it('is not found if it is unknown or outbound', async () => {
    expect(await revoke('wamid.unknown')).toBeUndefined()
    const contact = await aContact(database, tenant.account)
    const { provider_message_id } = await anOutboundMessage(database, contact, tenant.organization.id)
    expect(await revoke(provider_message_id)).toBeUndefined()
  })
})
