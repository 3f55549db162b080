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

/** Shared by its owner. */
const shared = '+4917012345678'

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
