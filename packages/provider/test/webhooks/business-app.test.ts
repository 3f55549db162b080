import { describe, expect, it } from 'vitest'
import { ana, at, metadata, only, parse, phoneNumberId, timestamp, webhook } from './a-webhook.ts'

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
