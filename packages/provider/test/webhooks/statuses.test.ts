import { describe, expect, it } from 'vitest'
import { ana, at, only, phoneNumberId, statuses, timestamp, wabaId } from './a-webhook.ts'

describe('statuses', () => {
  it.each(['sent', 'delivered', 'read', 'played'])('%s', (status) => {
    const common = { id: 'wamid.1', status, timestamp, recipient_id: ana.wa_id, recipient_user_id: ana.user_id }
    expect(only(statuses({ ...common, biz_opaque_callback_data: 'msg_1', pricing: {} }))).toEqual({
      kind: 'status',
      wabaId,
      phoneNumberId,
      status: {
        messageId: 'wamid.1',
        callbackData: 'msg_1',
        status,
        groupId: null,
        recipient: { phoneNumber: '+4915112345678', bsuid: ana.user_id, parentBsuid: null },
        at,
        error: null,
        pricing: null,
        freeEntryExpiresAt: null,
      },
    })
  })

  it('say what is billed, if it can be read', () => {
    const pricingOf = (pricing: unknown) =>
      (only(statuses({ id: 'wamid.1', status: 'sent', timestamp, pricing })) as { status: object }).status
    const stated = { billable: true, pricing_model: 'PMP', type: 'regular', category: 'utility' }
    expect(pricingOf(stated)).toMatchObject({
      pricing: { billable: true, model: 'PMP', type: 'regular', category: 'utility' },
    })
    expect(pricingOf({ billable: false, category: 7 })).toMatchObject({
      pricing: { billable: false, model: null, type: null, category: null },
    })
    for (const unreadable of [null, 'PMP', [], { billable: 'yes' }, { category: 'utility' }])
      expect(pricingOf(unreadable)).toMatchObject({ status: 'sent', pricing: null })
  })

  it.each([
    [{ conversation: { expiration_timestamp: '1763640000', origin: { type: 'referral_conversion' } } }],
    [{ conversation: { expiration_timestamp: 1763640000 }, pricing: { billable: false, type: 'free_entry_point' } }],
    [
      {
        conversation: { expiration_timestamp: 1763640000 },
        pricing: { billable: false, category: 'referral_conversion' },
      },
    ],
  ])('say when a free entry point ends: %j', (parts) => {
    const update = only(statuses({ id: 'wamid.1', status: 'sent', timestamp, ...parts }))
    expect(update).toMatchObject({ status: { freeEntryExpiresAt: '2025-11-20T12:00:00.000Z' } })
  })

  it.each([
    [{ conversation: { expiration_timestamp: '1763640000', origin: { type: 'service' } } }],
    [{ conversation: { id: 'c', origin: { type: 'referral_conversion' } } }],
    [{ conversation: { expiration_timestamp: 'soon', origin: { type: 'referral_conversion' } } }],
    [{ conversation: 'free', pricing: { billable: false, type: 'free_entry_point' } }],
  ])('say nothing of a free entry point: %j', (parts) => {
    const update = only(statuses({ id: 'wamid.1', status: 'sent', timestamp, ...parts }))
    expect(update).toMatchObject({ status: { status: 'sent', freeEntryExpiresAt: null } })
  })

  it.each(['recipient_parent_user_id', 'parent_recipient_user_id'])('accept the parent id as %s', (name) => {
    const update = only(statuses({ id: 'wamid.1', status: 'sent', timestamp: Number(timestamp), [name]: 'DE.ENT.2' }))
    expect(update).toMatchObject({ status: { at, recipient: { parentBsuid: 'DE.ENT.2', phoneNumber: null } } })
  })

  it('have a reason of a failure, if there is one', () => {
    const failed = { id: 'wamid.1', status: 'failed', timestamp }
    const errors = [
      { code: 131026, title: 'Undeliverable', message: 'M', error_data: { details: 'Recipient not reachable.' } },
    ]
    expect(only(statuses({ ...failed, errors }))).toMatchObject({
      status: { status: 'failed', error: { code: 131026, message: 'Recipient not reachable.' }, callbackData: null },
    })
    expect(only(statuses({ ...failed, errors: [{ code: 1, title: 'T' }] }))).toMatchObject({
      status: { error: { code: 1, message: 'T' } },
    })
    for (const none of [undefined, null, [], ['x'], [{ title: 'no code' }]]) {
      expect(only(statuses({ ...failed, errors: none }))).toMatchObject({ status: { status: 'failed', error: null } })
    }
  })
})
