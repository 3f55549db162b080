import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type ProviderUpdate, parseWebhook, respondToHandshake, verifySignature } from '../src/index.ts'

const wabaId = '102290129340398'
const phoneNumberId = '106540352242922'
const metadata = { display_phone_number: '15550783881', phone_number_id: phoneNumberId }
const ana = { profile: { name: 'Ana', username: 'ana.b' }, wa_id: '4915112345678', user_id: 'DE.13491208655302741918' }
const contact = {
  phoneNumber: '+4915112345678',
  bsuid: ana.user_id,
  parentBsuid: null,
  username: 'ana.b',
  name: 'Ana',
}
const at = '2026-11-20T09:00:00.000Z'
/** Shared by its owner. */
const shared = '+4917012345678'
const timestamp = String(Date.parse(at) / 1000)

function webhook(...changes: unknown[]): string {
  return JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: wabaId, changes }] })
}

function messages(...list: unknown[]) {
  return { field: 'messages', value: { messaging_product: 'whatsapp', metadata, contacts: [ana], messages: list } }
}

function statuses(...list: unknown[]) {
  return { field: 'messages', value: { messaging_product: 'whatsapp', metadata, statuses: list } }
}

function message(content: object) {
  return { from: ana.wa_id, from_user_id: ana.user_id, id: 'wamid.1', timestamp, ...content }
}

function parse(body: string): ProviderUpdate[] {
  const parsed = parseWebhook(body)
  if (!parsed.ok) throw new Error(parsed.problem)
  return parsed.updates
}

function only(change: unknown): ProviderUpdate {
  const updates = parse(webhook(change))
  expect(updates).toHaveLength(1)
  return updates[0]!
}

describe('messages', () => {
  it('are parsed completely', () => {
    const update = only(
      messages(message({ type: 'text', text: { body: 'Hi 👋' }, context: { from: '1', id: 'wamid.0' } })),
    )
    expect(update).toEqual({
      kind: 'message',
      wabaId,
      phoneNumberId,
      message: {
        id: 'wamid.1',
        from: contact,
        groupId: null,
        type: 'text',
        content: 'Hi 👋',
        payload: null,
        media: null,
        replyTo: 'wamid.0',
        reaction: null,
        edits: null,
        revokes: null,
        unsupported: null,
        sentAt: at,
      },
    })
  })

  const file = { id: '99', mime_type: 'image/jpeg', sha256: 'aGFzaA==' }
  const media = { id: '99', mimeType: 'image/jpeg', sha256: 'aGFzaA==', filename: null, url: null }
  const choice = { type: 'button_reply', button_reply: { id: 'y', title: 'Yes' } }
  const row = { type: 'list_reply', list_reply: { id: '1', title: 'Rye', description: 'dark' } }
  const flow = { type: 'nfm_reply', nfm_reply: { name: 'flow', body: 'Sent', response_json: '{}' } }
  const unsupportedError = [{ code: 131051, title: 'Message type unknown' }]
  const location = { latitude: 1.5, longitude: 2, name: 'Home' }
  const cards = [{ name: { formatted_name: 'Bo' }, phones: [{ phone: '+49 1' }] }]
  const order = { catalog_id: '1', product_items: [] }
  const referral = { source_url: 'https://fb.me/1', source_type: 'ad' }

  it.each<[string, object, object]>([
    ['an image', { type: 'image', image: { ...file, caption: 'Look' } }, { content: 'Look', payload: null, media }],
    [
      'an image with its URL',
      { type: 'image', image: { ...file, url: 'https://lookaside.fbsbx.com/x' } },
      { content: null, media: { ...media, url: 'https://lookaside.fbsbx.com/x' } },
    ],
    ['a voice message', { type: 'audio', audio: { ...file, voice: true } }, { type: 'audio', content: null, media }],
    ['a video', { type: 'video', video: file }, { media }],
    ['a sticker', { type: 'sticker', sticker: { ...file, animated: false } }, { media }],
    [
      'a document',
      { type: 'document', document: { ...file, filename: 'a.pdf' } },
      { media: { ...media, filename: 'a.pdf' } },
    ],
    ['a location', { type: 'location', location }, { content: null, payload: { location } }],
    ['contacts', { type: 'contacts', contacts: cards }, { content: null, payload: { contacts: cards } }],
    [
      'a button of a template',
      { type: 'button', button: { payload: 'p', text: 'More' } },
      { content: 'More', payload: { button: { payload: 'p', text: 'More' } } },
    ],
    [
      'a reply button',
      { type: 'interactive', interactive: choice },
      { content: 'Yes', payload: { interactive: choice } },
    ],
    ['a row of a list', { type: 'interactive', interactive: row }, { content: 'Rye' }],
    ['a flow', { type: 'interactive', interactive: flow }, { content: 'Sent' }],
    [
      'another interactive reply',
      { type: 'interactive', interactive: { type: 'call_permission_reply' } },
      { content: null, payload: { interactive: { type: 'call_permission_reply' } } },
    ],
    [
      'a reaction',
      { type: 'reaction', reaction: { message_id: 'wamid.0', emoji: '👍' } },
      { reaction: { messageId: 'wamid.0', emoji: '👍' }, content: null },
    ],
    [
      'a removed reaction',
      { type: 'reaction', reaction: { message_id: 'wamid.0' } },
      { reaction: { messageId: 'wamid.0', emoji: '' } },
    ],
    ['an order', { type: 'order', order }, { payload: { order } }],
    [
      'an order with empty and unknown fields',
      { type: 'order', order: { ...order, text: null, tip: 1 } },
      { payload: { order: { ...order, tip: 1 } } },
    ],
    [
      'an order of another form, about a product',
      {
        type: 'order',
        order: { product_items: 'two' },
        context: { id: 'wamid.0', from: '49', referred_product: { catalog_id: '1', product_retailer_id: 'rye' } },
      },
      {
        replyTo: 'wamid.0',
        payload: {
          context: { referred_product: { catalog_id: '1', product_retailer_id: 'rye' } },
          unreadable: { order: { product_items: 'two' } },
        },
      },
    ],
    [
      'a forwarded text',
      { type: 'text', text: { body: 'Hi' }, context: { forwarded: true } },
      { content: 'Hi', payload: { context: { forwarded: true } } },
    ],
    [
      'a permission to call',
      {
        type: 'interactive',
        interactive: {
          type: 'call_permission_reply',
          call_permission_reply: { response: 'accept', expiration_timestamp: 9 },
        },
      },
      {
        payload: {
          interactive: {
            type: 'call_permission_reply',
            call_permission_reply: { response: 'accept', expiration_timestamp: 9 },
          },
        },
      },
    ],
    [
      'a message from an advertisement',
      { type: 'text', text: { body: 'Hi' }, referral },
      { content: 'Hi', payload: { referral } },
    ],
    [
      'an edit that is not forwarded',
      { type: 'unsupported', unsupported: { type: 'edit' }, errors: unsupportedError },
      { type: 'unsupported', unsupported: { type: 'edit' }, payload: { errors: unsupportedError } },
    ],
    ['the unsupported', { type: 'unsupported', errors: unsupportedError }, { unsupported: { type: 'unknown' } }],
    ['the unknown', { type: 'unknown', errors: [] }, { unsupported: { type: 'unknown' } }],
    [
      'an edit',
      {
        type: 'edit',
        edit: { original_message_id: 'wamid.0', message: { type: 'text', text: { body: 'Now' }, context_id: 'x' } },
      },
      { type: 'edit', content: 'Now', edits: { messageId: 'wamid.0', type: 'text' } },
    ],
    [
      'an edited caption',
      {
        type: 'edit',
        edit: { original_message_id: 'wamid.0', message: { type: 'image', image: { ...file, caption: 'Now' } } },
      },
      { content: 'Now', media, edits: { messageId: 'wamid.0', type: 'image' } },
    ],
    [
      'a revoked message',
      { type: 'revoke', revoke: { original_message_id: 'wamid.0' } },
      { type: 'revoke', revokes: 'wamid.0', payload: null },
    ],
    [
      'an unknown type',
      { type: 'hologram', hologram: { x: 1 } },
      { type: 'hologram', payload: { hologram: { x: 1 } } },
    ],
    ['a type without content', { type: 'request_welcome' }, { type: 'request_welcome', payload: null }],
    ['a type named like an object property', { type: 'constructor' }, { type: 'constructor', payload: null }],
  ])('parses %s', (_name, content, expected) => {
    expect(only(messages(message(content)))).toMatchObject({ kind: 'message', message: expected })
  })

  it.each<[string, object, object | undefined, object]>([
    ['by its number alone', { from: '49151' }, undefined, { phoneNumber: '+49151', bsuid: null, name: null }],
    [
      'by the business-scoped user id alone',
      { from_user_id: 'DE.1', from_parent_user_id: 'DE.ENT.2' },
      { user_id: 'DE.1', profile: { username: 'bo' } },
      { phoneNumber: null, bsuid: 'DE.1', parentBsuid: 'DE.ENT.2', username: 'bo', name: null },
    ],
    ['with an empty number', { from: '', from_user_id: 'DE.1' }, undefined, { phoneNumber: null, bsuid: 'DE.1' }],
    [
      'by the contact that goes with it',
      {},
      { wa_id: '49151', user_id: 'DE.1', parent_user_id: 'DE.ENT.2', profile: { name: 'Bo' } },
      { phoneNumber: '+49151', bsuid: 'DE.1', parentBsuid: 'DE.ENT.2', name: 'Bo' },
    ],
  ])('identify their sender %s', (_name, sender, contact, expected) => {
    const text = { id: 'wamid.1', timestamp, type: 'text', text: { body: 'x' }, ...sender }
    const value = { metadata, messages: [text], ...(contact && { contacts: [contact] }) }
    expect(only({ field: 'messages', value })).toMatchObject({ message: { from: expected } })
  })

  it.each<[string, object, string | null]>([
    [
      'the card',
      { contacts: [{ origin: 'contact_request', phones: [{ phone: 'x', wa_id: '4917012345678' }] }] },
      shared,
    ],
    ['the message', { origin: 'contact_request', contacts: [{ phones: [{ phone: shared }] }] }, shared],
    [
      'a number with blanks',
      { contacts: [{ origin: 'contact_request', phones: [{ phone: '+49 170 123456-78' }] }] },
      shared,
    ],
    ['a card of somebody else', { contacts: [{ origin: 'other', phones: [{ phone: shared }] }] }, null],
    ['a card without origin', { contacts: [{ phones: [{ wa_id: '4917012345678' }] }] }, null],
    [
      'several cards',
      { origin: 'contact_request', contacts: [{ phones: [{ phone: shared }] }, { phones: [{ phone: shared }] }] },
      null,
    ],
    ['another card', { origin: 'contact_request', contacts: [{ origin: 'other', phones: [{ phone: shared }] }] }, null],
    [
      'a number without country code',
      { origin: 'contact_request', contacts: [{ phones: [{ phone: '0170 1' }] }] },
      null,
    ],
    ['no number', { origin: 'contact_request', contacts: [{ phones: [] }] }, null],
    ['no card', { origin: 'contact_request', contacts: null }, null],
    ['another type', { type: 'text', text: { body: 'x' }, origin: 'contact_request', contacts: [] }, null],
  ])('take the number that their sender shared: %s', (_name, content, phoneNumber) => {
    const answer = { id: 'wamid.1', timestamp, from_user_id: 'DE.1', type: 'contacts', ...content }
    const update = only({ field: 'messages', value: { metadata, messages: [answer] } })
    expect(update).toMatchObject({ kind: 'message', message: { from: { phoneNumber, bsuid: 'DE.1' } } })
  })

  it('prefer the number from which they come to the shared one', () => {
    const contacts = [{ origin: 'contact_request', phones: [{ wa_id: '4917012345678' }] }]
    expect(only(messages(message({ type: 'contacts', contacts })))).toMatchObject({ message: { from: contact } })
  })

  it('have their own contact each', () => {
    const contacts = [ana, { profile: { name: 'Bo' }, wa_id: '49152', user_id: 'DE.2' }]
    const text = { timestamp, type: 'text', text: { body: 'x' } }
    const list = [
      { ...text, id: 'a', from: '49152' },
      { ...text, id: 'b', from_user_id: ana.user_id },
      { ...text, id: 'c', from: '49153' },
    ]
    const updates = parse(webhook({ field: 'messages', value: { metadata, contacts, messages: list } }))
    expect(updates).toMatchObject([
      { message: { from: { name: 'Bo', bsuid: 'DE.2' } } },
      { message: { from: { name: 'Ana', phoneNumber: '+4915112345678' } } },
      { message: { from: { name: null, bsuid: null, phoneNumber: '+49153' } } },
    ])
  })
})

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

describe('other updates', () => {
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

  it('templates change, with ids that a double cannot represent', () => {
    const about =
      '"message_template_id":12345678901234567891,"message_template_name":"hi","message_template_language":"de"'
    const template = { id: '12345678901234567891', name: 'hi', language: 'de' }
    const change = (field: string, more: string) => `{"field":"${field}","value":{${about},${more}}}`
    const list = [
      change('message_template_status_update', '"event":"REJECTED","reason":"SCAM"'),
      change('message_template_status_update', '"event":"DELETED","reason":null'),
      change(
        'message_template_status_update',
        '"event":"REJECTED","reason":"INVALID_FORMAT","rejection_info":{"reason":"Too many variables.","recommendation":"Remove one."}',
      ),
      change(
        'message_template_status_update',
        '"event":"PAUSED","reason":"NONE","other_info":{"title":"FIRST_PAUSE","description":"Paused for 3 hours."}',
      ),
      change('template_category_update', '"previous_category":"UTILITY","new_category":"MARKETING"'),
      change(
        'template_category_update',
        '"new_category":"UTILITY","correct_category":"MARKETING","category_update_timestamp":1760711433',
      ),
      change('template_category_update', '"new_category":"MARKETING","category_update_timestamp":"soon"'),
      change('message_template_quality_update', '"previous_quality_score":"GREEN","new_quality_score":"RED"'),
    ]
    const aTemplate = (field: string, facts: object) => ({
      kind: 'template',
      wabaId,
      at,
      template,
      change: { field, facts },
    })
    expect(
      parse(`{"object":"x","entry":[{"id":${wabaId},"time":${timestamp},"changes":[${list.join(',')}]}]}`),
    ).toEqual([
      aTemplate('status', { status: 'REJECTED', statusReason: { code: 'SCAM', description: null } }),
      aTemplate('status', { status: 'DELETED', statusReason: null }),
      aTemplate('status', {
        status: 'REJECTED',
        statusReason: { code: 'INVALID_FORMAT', description: 'Too many variables. Remove one.' },
      }),
      aTemplate('status', {
        status: 'PAUSED',
        statusReason: { code: 'FIRST_PAUSE', description: 'Paused for 3 hours.' },
      }),
      aTemplate('category', {
        category: 'MARKETING',
        categoryChange: { from: 'UTILITY', to: 'MARKETING', at },
      }),
      aTemplate('category', {
        category: 'UTILITY',
        categoryChange: { from: 'UTILITY', to: 'MARKETING', at: '2025-10-17T14:30:33.000Z' },
      }),
      aTemplate('category', { category: 'MARKETING' }),
      aTemplate('quality', { quality: { score: 'RED', reasons: [] } }),
    ])
  })

  it.each([
    [{ display_phone_number: '15550783881', event: 'FLAGGED', current_limit: 'TIER_1K' }, '+15550783881'],
    [{ event: 'THROUGHPUT_UPGRADE', max_daily_conversations_per_business: 'TIER_UNLIMITED' }, null],
  ])("a number's quality changes: %j", (value, phoneNumber) => {
    const change = { field: 'phone_number_quality_update', value }
    expect(only(change)).toEqual({ kind: 'number_quality', wabaId, at: null, phoneNumber })
    const malformed = { field: 'phone_number_quality_update', value: { display_phone_number: 5 } }
    expect(only(malformed)).toMatchObject({ kind: 'unknown', problem: expect.stringContaining('display_phone_number') })
  })

  it("accounts change, also under the partner's id", () => {
    const value = { event: 'PARTNER_REMOVED', waba_info: { waba_id: '7', owner_business_id: '8' } }
    expect(only({ field: 'account_update', value })).toEqual({
      kind: 'account',
      wabaId: '7',
      at: null,
      event: 'PARTNER_REMOVED',
      value,
    })
    for (const time of [Number(timestamp), timestamp, Date.parse(at), 'noon', null, {}]) {
      const changes = [{ field: 'account_update', value }]
      const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: wabaId, time, changes }] })
      expect(parse(body)).toMatchObject([{ kind: 'account', at: String(time) === timestamp ? at : null }])
    }
    const violation = { event: 'ACCOUNT_VIOLATION', violation_info: { violation_type: 'SCAM' } }
    expect(only({ field: 'account_update', value: violation })).toMatchObject({ wabaId, event: 'ACCOUNT_VIOLATION' })
  })

  it('unhandled fields become unknown updates with the raw data', () => {
    const value = { metadata, calls: [{ id: 'wacid.1' }] }
    const unknown = { kind: 'unknown', wabaId, phoneNumberId, problem: null }
    expect(only({ field: 'calls', value })).toEqual({ ...unknown, field: 'calls', raw: value })
    expect(only({ field: 'toString', value })).toMatchObject({ kind: 'unknown', field: 'toString' })
    const error = { code: 130429, title: 'Rate limit hit' }
    expect(only({ field: 'messages', value: { metadata, errors: [error] } })).toEqual({
      ...unknown,
      field: 'messages.errors',
      raw: error,
    })
    expect(parse(webhook(messages()))).toEqual([])
    const groups = { field: 'messages', value: { metadata, groups: [{ id: 'Y2Fw' }] } }
    expect(only(groups)).toEqual({ ...unknown, field: 'messages.groups', raw: [{ id: 'Y2Fw' }] })
    const captured = { id: 'wamid.1', status: 'captured', timestamp }
    expect(only(statuses(captured))).toEqual({ ...unknown, field: 'messages.statuses.captured', raw: captured })
  })
})

describe('groups', () => {
  const group = 'Y2FwaV9ncm91cDoxOTUwNTU1MDA3OToxMjAzNjMzOTQzMjAdOTY0MTUZD'

  it('have messages of their members', () => {
    const text = { type: 'text', text: { body: 'x' } }
    expect(only(messages(message({ ...text, group_id: group })))).toMatchObject({
      message: { groupId: group, from: contact },
    })
    expect(only(messages(message({ ...text, group_id: '' })))).toMatchObject({ message: { groupId: null } })
  })

  it('have statuses of the group and of each member', () => {
    const status = { id: 'wamid.1', status: 'read', timestamp, recipient_id: group, recipient_type: 'group' }
    const nobody = { phoneNumber: null, bsuid: null, parentBsuid: null }
    expect(only(statuses(status))).toMatchObject({ status: { groupId: group, recipient: nobody } })
    expect(only(statuses({ ...status, recipient_participant_id: ana.wa_id }))).toMatchObject({
      status: { groupId: group, recipient: { ...nobody, phoneNumber: '+4915112345678' } },
    })
  })

  const about = (field: string, item: object) => {
    const groups = [{ timestamp, group_id: group, ...item }]
    return only({ field, value: { metadata, groups } })
  }
  const members = { added_participants: [{ wa_id: ana.wa_id }, 7], removed_participants: [{ user_id: 'DE.1' }] }

  it.each([
    ['group_lifecycle_update', { type: 'group_create', subject: 'S' }, { subject: 'S', status: 'active' }],
    ['group_lifecycle_update', { type: 'group_delete' }, { status: 'ended' }],
    ['group_status_update', { type: 'group_suspend' }, { status: 'suspended' }],
    ['group_status_update', { type: 'group_suspend_cleared' }, { status: 'active' }],
    [
      'group_settings_update',
      { type: 'group_settings_update', group_subject: { text: 'T', update_successful: true } },
      { subject: 'T' },
    ],
    [
      'group_participants_update',
      { type: 'group_participants_add', ...members },
      { joined: [{ phoneNumber: '+4915112345678', bsuid: null }], left: [{ phoneNumber: null, bsuid: 'DE.1' }] },
    ],
  ])('%s: %j', (field, item, expected) => {
    const group_ = { id: group, joined: [], left: [], at, ...expected }
    expect(about(field, item)).toEqual({ kind: 'group', wabaId, phoneNumberId, group: group_ })
  })

  it.each([
    ['group_lifecycle_update', { type: 'group_create', subject: 'S', errors: [{ code: 1 }] }],
    [
      'group_settings_update',
      { type: 'group_settings_update', group_subject: { text: 'T', update_successful: false } },
    ],
    ['group_participants_update', { type: 'group_join_request_created', wa_id: ana.wa_id }],
  ])('keep what has no effect: %s %j', (field, item) => {
    expect(about(field, item)).toMatchObject({ kind: 'unknown', field: `${field}.${item.type}`, problem: null })
  })
})

describe('malformed data', () => {
  it.each([
    [{ type: 'text', text: {} }, /body/],
    [{ type: 'text' }, /it/],
    [{ type: 'image', image: { mime_type: 'x' } }, /id/],
    [{ type: 'text', text: { body: 'x' }, timestamp: 'yesterday' }, /timestamp/],
    [{ type: 'text', text: { body: 'x' }, timestamp: '999999999999999' }, /timestamp/],
    [{ type: 'text', text: { body: 'x' }, timestamp: '253402300800' }, /timestamp/],
    [{ type: 'text', text: { body: 'x' }, timestamp: 253_402_300_800 }, /timestamp/],
    [{ type: 'text', text: { body: 'x' }, id: 'x'.repeat(513) }, /id/],
    [{ type: 'text', text: { body: 'x' }, id: undefined }, /id/],
    [{ type: 'reaction', reaction: {} }, /message_id/],
    [{ type: 'edit', edit: {} }, /original_message_id/],
    [{ type: 7 }, /type/],
  ])('becomes an unknown update and does not affect others: %j', (content, problem) => {
    const good = message({ type: 'text', text: { body: 'Hi' } })
    const bad = message(content)
    const updates = parse(
      webhook(
        messages(good, bad, null, 'x', good),
        'x',
        { field: 'messages', value: {} },
        statuses({}),
        messages(good),
      ),
    )
    expect(updates.map(({ kind }) => kind)).toEqual([
      'message',
      'unknown',
      'unknown',
      'unknown',
      'message',
      'unknown',
      'unknown',
      'unknown',
      'message',
    ])
    expect(updates[1]).toMatchObject({
      wabaId,
      phoneNumberId,
      field: 'messages',
      problem: expect.stringMatching(problem),
      raw: JSON.parse(JSON.stringify(bad)),
    })
  })

  it('is reported if the sender is missing', () => {
    const withoutSender = { id: 'wamid.1', timestamp, type: 'text', text: { body: 'x' } }
    const value = { metadata, messages: [withoutSender] }
    expect(only({ field: 'messages', value })).toMatchObject({
      kind: 'unknown',
      problem: 'from: the sender is missing',
    })
  })

  it('may be an edit of edits of any depth', () => {
    const edit = (depth: number): object => ({
      type: 'edit',
      edit: { original_message_id: 'x', message: depth === 0 ? {} : edit(depth - 1) },
    })
    expect(only(messages(message(edit(500))))).toMatchObject({ kind: 'message', message: { content: null } })
    const deep = `${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`
    expect(() =>
      parseWebhook(`{"object":"x","entry":[{"id":"1","changes":[{"field":"x","value":${deep}}]}]}`),
    ).not.toThrow()
  })

  it('is reported if it is nested too deeply', () => {
    const order = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`) as unknown
    expect(only(messages(message({ type: 'order', order: order(1_999) })))).toMatchObject({ kind: 'message' })
    expect(only(messages(message({ type: 'order', order: order(2_001) })))).toMatchObject({
      kind: 'unknown',
      problem: 'order: nested more than 2000 levels deep',
    })
  })

  it('is rejected if it has too many items', () => {
    const many = Array.from({ length: 25_000 }, () => 0)
    const refused = { ok: false, problem: 'more than 25000 items' }
    expect(parseWebhook(JSON.stringify({ object: 'x', entry: [...many, 0] }))).toEqual(refused)
    expect(parseWebhook(webhook(...many, 0))).toEqual(refused)
    expect(parseWebhook(webhook(messages(...many)))).toEqual(refused)
    expect(parseWebhook(JSON.stringify({ object: 'x', entry: 'x'.repeat(30_000).split('') }))).toEqual(refused)
    expect(parse(webhook(statuses(...many.slice(0, 20_000))))).toHaveLength(20_000)
  })

  it('is reported for an id that is too long or a code that is too large', () => {
    const long = 'x'.repeat(257)
    const value = { metadata: { phone_number_id: long }, messages: [message({ type: 'text', text: { body: 'x' } })] }
    expect(only({ field: 'messages', value })).toMatchObject({
      kind: 'unknown',
      phoneNumberId: null,
      problem: expect.stringMatching(/phone_number_id/),
    })
    const failed = { id: 'wamid.1', status: 'failed', timestamp, errors: [{ code: 2 ** 31, title: 'x' }] }
    expect(only(statuses(failed))).toMatchObject({ kind: 'status', status: { status: 'failed', error: null } })
  })

  it.each(['', 'x', '[]', '{}', '7', '{"object":"x"}', '{"object":"x","entry":{}}', '{"entry":[]}'])(
    'is rejected if it is not a webhook: %s',
    (body) => {
      expect(parseWebhook(body)).toEqual({ ok: false, problem: expect.any(String) })
    },
  )

  it('loses text that a database cannot store', () => {
    const body = String.raw`a\u0000b\ud800`
    const raw = webhook(messages(message({ type: 'text', text: { body: 'BODY' } }))).replace('BODY', body)
    expect(parse(raw)).toMatchObject([{ message: { content: 'ab\ufffd' } }])
  })

  it('never throws and never affects other updates, whatever is malformed', () => {
    const good = message({ type: 'text', text: { body: 'Hi' } })
    const targets = [
      good,
      message({ type: 'image', image: { id: '9', caption: 'x' } }),
      message({ type: 'system', system: { type: 'user_changed_number', wa_id: '1' } }),
      message({ type: 'edit', edit: { original_message_id: 'x', message: { type: 'text', text: { body: 'y' } } } }),
    ]
    const unusual = [undefined, null, 0, 1e300, '', 'x', [], {}, [null], { id: {} }, true]
    for (const target of targets) {
      for (const path of pathsOf(target)) {
        for (const value of unusual) {
          const updates = parse(webhook(messages(good, changed(target, path, value), good)))
          expect(updates, `${path.join('.')} ${JSON.stringify(value)}`).toHaveLength(3)
          expect([updates[0]?.kind, updates[2]?.kind]).toEqual(['message', 'message'])
        }
      }
    }
    for (const list of ['contacts', 'statuses', 'user_preferences', 'user_id_update', 'errors']) {
      for (const value of unusual) {
        const updates = parse(webhook({ field: 'messages', value: { metadata, messages: [good], [list]: value } }))
        expect(updates[0], `${list} ${JSON.stringify(value)}`).toMatchObject({ kind: 'message' })
      }
    }
  })
})

describe('the signature', () => {
  const raw = String.raw`{"text":"Gr\u00fc\u00dfe \ud83e\udd50 a\/b"}`
  const sign = (body: string, secret: string) => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

  it('matches exactly these bytes', () => {
    expect(verifySignature(raw, sign(raw, 's'), 's')).toBe(true)
    expect(verifySignature(Buffer.from(raw), sign(raw, 's'), 's')).toBe(true)
    expect(verifySignature(JSON.stringify(JSON.parse(raw)), sign(raw, 's'), 's')).toBe(false)
    expect(verifySignature(`${raw} `, sign(raw, 's'), 's')).toBe(false)
    expect(verifySignature(raw, sign(raw, 't'), 's')).toBe(false)
  })

  it.each([
    undefined,
    null,
    '',
    'sha256=',
    'sha256=00',
    sign(raw, 's').slice(7),
    `sha1=${'0'.repeat(40)}`,
    `sha256=${'z'.repeat(64)}`,
  ])('is rejected as %j', (signature) => {
    expect(verifySignature(raw, signature, 's')).toBe(false)
  })
})

describe('the handshake', () => {
  const query = (change: Record<string, string> = {}) =>
    new URLSearchParams({ 'hub.mode': 'subscribe', 'hub.challenge': '42', 'hub.verify_token': 'right', ...change })

  it('returns the challenge', () => {
    expect(respondToHandshake(query(), 'right')).toBe('42')
  })

  it('is rejected without the right token or mode', () => {
    expect(respondToHandshake(query({ 'hub.verify_token': 'wrong' }), 'right')).toBeUndefined()
    expect(respondToHandshake(query({ 'hub.mode': 'unsubscribe' }), 'right')).toBeUndefined()
    expect(respondToHandshake(new URLSearchParams(), 'right')).toBeUndefined()
  })
})

function pathsOf(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...pathsOf(inner, [...path, key])])
}

function changed(value: object, path: readonly string[], to: unknown): object {
  const [key = '', ...rest] = path
  const inner = (value as Record<string, unknown>)[key]
  return { ...value, [key]: rest.length === 0 ? to : changed(inner as object, rest, to) }
}

describe('the history of a number in the business app', () => {
  const own = metadata.display_phone_number
  const text = (id: string, from: string, more: object = {}) => {
    const context = { history_context: { status: 'READ' } }
    return { from, id: `wamid.${id}`, timestamp, type: 'text', text: { body: id }, ...context, ...more }
  }
  const chunk = (threads: unknown[], more: object = {}) => ({
    field: 'history',
    value: { metadata, history: [{ metadata: { phase: 1, chunk_order: 7, progress: 55 }, threads }], ...more },
  })

  it('has the messages of each conversation, of both sides', () => {
    const thread = {
      id: ana.wa_id,
      messages: [text('a', ana.wa_id), text('b', own), text('c', '1', { to: ana.wa_id })],
    }
    const [messages, progress, ...others] = parse(webhook(chunk([thread])))
    expect(messages).toMatchObject({
      kind: 'history',
      phoneNumberId,
      contact: { phoneNumber: '+4915112345678', bsuid: null },
      chunkOrder: 7,
      messages: [
        { id: 'wamid.a', isOutbound: false, status: 'read', content: 'a', sentAt: at, place: 0 },
        { id: 'wamid.b', isOutbound: true, place: 1 },
        { id: 'wamid.c', isOutbound: true, place: 2 },
      ],
    })
    expect(progress).toMatchObject({ kind: 'history_progress', phase: 1, progress: 55 })
    expect(others).toEqual([])
  })

  it('is read in parts of 100 messages, and without those that cannot be read', () => {
    const list = Array.from({ length: 250 }, (_, index) => text(`${index}`, own))
    const thread = { id: ana.user_id, messages: [...list, { id: 'wamid.x', type: 'text' }] }
    const updates = parse(webhook(chunk([thread, { messages: [text('y', own)] }])))
    const sizes = updates.map((update) => (update.kind === 'history' ? update.messages.length : update.kind))
    expect(sizes).toEqual([100, 100, 50, 'unknown', 'unknown', 'history_progress'])
    expect(updates[0]).toMatchObject({ contact: { phoneNumber: null, bsuid: ana.user_id } })
    expect(updates[2]).toMatchObject({ messages: [{ place: 200 }, ...Array(49).fill({})] })
  })

  it('has files, edits, deletions, or says that there is none', () => {
    const edit = {
      type: 'edit',
      edit: { original_message_id: 'wamid.0', message: { type: 'text', text: { body: 'New' } } },
    }
    const revoke = { type: 'revoke', revoke: { original_message_id: 'wamid.0' } }
    const thread = { id: ana.wa_id, messages: [text('a', own, edit), text('b', ana.wa_id, revoke)] }
    const image = { from: own, id: 'wamid.f', timestamp, type: 'image', image: { id: '77', mime_type: 'image/png' } }
    const kinds = parse(webhook(chunk([thread], { messages: [image] }))).map(({ kind }) => kind)
    expect(kinds).toEqual(['echo', 'message', 'history_progress', 'history_file'])
    const errors = [{ code: 2593109, title: 'History sync is turned off by the business' }]
    expect(only({ field: 'history', value: { metadata, history: [{ errors }] } })).toMatchObject({
      kind: 'history_declined',
      code: 2593109,
    })
  })
})

describe('the address book', () => {
  const entry = (action: string, contact: object) => ({ type: 'contact', action, contact, metadata: { timestamp } })
  const book = (...state_sync: unknown[]) => ({ field: 'smb_app_state_sync', value: { metadata, state_sync } })

  it('has added and removed contacts', () => {
    const added = entry('add', { full_name: 'Pablo Morales', first_name: 'Pablo', phone_number: ana.wa_id })
    const updates = parse(webhook(book(added, entry('remove', { phone_number: ana.wa_id }), entry('add', {}))))
    expect(updates).toMatchObject([
      { kind: 'address_book', action: 'add', contact: { phoneNumber: '+4915112345678', name: 'Pablo Morales' }, at },
      { kind: 'address_book', action: 'remove', contact: { phoneNumber: '+4915112345678', name: null } },
      { kind: 'unknown', problem: expect.stringContaining('contact') },
    ])
  })
})
