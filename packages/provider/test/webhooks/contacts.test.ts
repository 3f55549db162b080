import { describe, expect, it } from 'vitest'
import {
  ana,
  at,
  contact,
  message,
  messages,
  metadata,
  only,
  parse,
  phoneNumberId,
  timestamp,
  wabaId,
  webhook,
} from './a-webhook.ts'

describe('contacts', () => {
  it('a user changes the number', () => {
    const system = { type: 'user_changed_number', body: 'x', wa_id: '49199', user_id: 'DE.2', previous_user_id: 'DE.1' }
    expect(only(messages({ ...message({ type: 'system', system }), from_user_id: undefined }))).toEqual({
      kind: 'contact_changed',
      wabaId,
      phoneNumberId,
      before: { phoneNumber: '+4915112345678', bsuid: 'DE.1', parentBsuid: null },
      after: { phoneNumber: '+49199', bsuid: 'DE.2', parentBsuid: null },
      at,
    })
  })

  it('a user changes the business-scoped user id, in both forms', () => {
    const system = { type: 'user_changed_user_id', body: 'x', user_id: 'DE.2' }
    expect(only(messages(message({ type: 'system', system })))).toMatchObject({
      kind: 'contact_changed',
      before: { bsuid: ana.user_id },
      after: { phoneNumber: '+4915112345678', bsuid: 'DE.2' },
    })
    const update = { timestamp, wa_id: '49199', user_id: { previous: 'DE.1', current: 'DE.2' } }
    const parent = { parent_user_id: { previous: 'DE.ENT.1', current: 'DE.ENT.2' } }
    const value = {
      metadata,
      user_id_update: [
        { ...update, ...parent },
        { ...update, user_id: { previous: 'DE.1' } },
      ],
    }
    expect(parse(webhook({ field: 'user_id_update', value }))).toMatchObject([
      {
        kind: 'contact_changed',
        before: { phoneNumber: null, bsuid: 'DE.1', parentBsuid: 'DE.ENT.1' },
        after: { phoneNumber: '+49199', bsuid: 'DE.2', parentBsuid: 'DE.ENT.2' },
      },
      { kind: 'unknown', field: 'user_id_update', problem: expect.stringMatching(/user_id/) },
    ])
  })

  it('other system messages become unknown updates', () => {
    const system = { type: 'customer_identity_changed', body: 'x' }
    expect(only(messages(message({ type: 'system', system })))).toMatchObject({
      kind: 'unknown',
      field: 'messages.system.customer_identity_changed',
      problem: null,
    })
    const withoutUser = { type: 'user_changed_number', body: 'x' }
    expect(only(messages(message({ type: 'system', system: withoutUser })))).toMatchObject({ kind: 'unknown' })
  })

  it('a user opts out of marketing, and in again', () => {
    const preference = { wa_id: ana.wa_id, category: 'marketing_messages', timestamp: Number(timestamp) }
    const list = [
      { ...preference, value: 'stop' },
      { ...preference, value: 'resume' },
      { ...preference, value: 'perhaps' },
    ]
    const change = { field: 'user_preferences', value: { metadata, contacts: [ana], user_preferences: list } }
    expect(parse(webhook(change))).toMatchObject([
      { kind: 'preference', wabaId, phoneNumberId, contact, value: 'stop', at },
      { kind: 'preference', value: 'resume' },
      { kind: 'unknown', problem: expect.stringMatching(/value/) },
    ])
  })
})
