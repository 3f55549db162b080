import { expect, it } from 'vitest'
import { type ContactToErase, eraseFromWebhook, parseWebhook } from '../src/index.ts'

const phoneNumberId = '106540352242922'
const timestamp = '1795165200'
const anna: ContactToErase = {
  phoneNumberId,
  phoneNumber: '+491711234567',
  bsuid: 'DE.anna1',
  parentBsuid: 'DE.ENT.anna2',
  messageIds: new Set(['wamid.of-anna']),
}
const marker = { erased: true }

const textFrom = (from: object, body: string) => ({
  ...from,
  id: `wamid.${body}`,
  timestamp,
  type: 'text',
  text: { body },
})
const byNumber = { from: '491711234567' }
const byUserId = { from_user_id: 'DE.anna1' }
const byParent = { from_user_id: 'DE.other1', from_parent_user_id: 'DE.ENT.anna2' }
const ben = { from: '491719999999', from_user_id: 'DE.ben1' }
const status = (fields: object) => ({ id: 'wamid.1', status: 'sent', timestamp, ...fields })

function webhook(...changes: unknown[]): Buffer {
  return Buffer.from(JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes }] }))
}

function change(value: object, { field = 'messages', number = phoneNumberId } = {}) {
  return { field, value: { metadata: { phone_number_id: number }, ...value } }
}

/** The changes after erasing Anna, and the indexes of the remaining updates; undefined if nothing was erased. */
function erase(...changes: unknown[]): { changes: unknown[]; remaining: readonly number[] } | undefined {
  const erasure = eraseFromWebhook(webhook(...changes), anna)
  if (erasure.kind !== 'erased') return undefined
  const { entry } = JSON.parse(Buffer.from(erasure.body).toString()) as { entry: { changes: unknown[] }[] }
  return { changes: entry[0]?.changes ?? [], remaining: erasure.remaining }
}

it.each([
  ['a message by number', 'messages', textFrom(byNumber, 'a')],
  ['a message by user id', 'messages', textFrom(byUserId, 'a')],
  ['a message by parent user id', 'messages', textFrom(byParent, 'a')],
  ['a message that cannot be read', 'messages', { from: '491711234567', type: 'text' }],
  ['a status by number', 'statuses', status({ recipient_id: '491711234567' })],
  ['a status by user id', 'statuses', status({ recipient_user_id: 'DE.anna1' })],
  ['a status by message alone', 'statuses', { ...status({}), id: 'wamid.of-anna' }],
  ['a preference', 'user_preferences', { value: 'stop', timestamp, wa_id: '491711234567' }],
  ['a new user id', 'user_id_update', { timestamp, user_id: { previous: 'DE.old1', current: 'DE.anna1' } }],
  ['an error', 'errors', { code: 1, details: 'undeliverable to +491711234567' }],
])('erases %s and keeps its neighbors at their indexes', (_what, list, item) => {
  const other = { messages: textFrom(ben, 'b'), statuses: status({ recipient_id: '491719999999' }) }
  const sibling = list === 'statuses' ? other.statuses : other.messages
  const value =
    list === 'messages' || list === 'statuses' ? { [list]: [item, sibling] } : { messages: [sibling], [list]: [item] }
  const left =
    list === 'messages' || list === 'statuses'
      ? { [list]: [marker, sibling] }
      : { messages: [sibling], [list]: [marker] }
  const before = parseWebhook(webhook(change(value)))
  const erased = erase(change(value))
  expect(erased?.changes).toEqual([change(left)])
  const after = parseWebhook(webhook(...(erased?.changes ?? [])))
  if (!before.ok || !after.ok) throw new Error('The webhook cannot be read.')
  expect(after.updates).toHaveLength(before.updates.length)
  const remainingIndex = list === 'messages' || list === 'statuses' ? 1 : 0
  expect(erased?.remaining).toEqual([remainingIndex])
  expect(after.updates[remainingIndex]).toEqual(before.updates[remainingIndex])
  expect(after.updates.filter(({ kind }) => kind === 'erased')).toHaveLength(1)
})

it('erases the profile with the update, even one without an id', () => {
  const annas = { profile: { name: 'Anna Holm' }, wa_id: '491711234567' }
  const bens = { profile: { name: 'Ben Dahl' }, wa_id: '491719999999', user_id: 'DE.ben1' }
  const messages = [textFrom(byNumber, 'a'), textFrom(ben, 'b')]
  expect(erase(change({ contacts: [annas, bens], messages }))?.changes).toEqual([
    change({ contacts: [bens], messages: [marker, textFrom(ben, 'b')] }),
  ])
  const nameless = { profile: { name: 'Anna Holm' } }
  expect(erase(change({ contacts: [nameless], messages: [textFrom(byNumber, 'a')] }))?.changes).toEqual([
    change({ contacts: [], messages: [marker] }),
  ])
})

it('erases unhandled changes that mention the user', () => {
  const unread = change({ calls: [{ to: '491711234567' }] }, { field: 'calls' })
  const other = change({ calls: [{ to: '4917112345678' }] }, { field: 'calls' })
  expect(erase(unread, other)?.changes).toEqual([marker, other])
  expect(erase(unread, other)?.remaining).toEqual([1])
  expect(erase(change({ messages: [textFrom(ben, 'b')], groups: ['+491711234567'] }))?.changes).toEqual([
    change({ messages: [textFrom(ben, 'b')], groups: { erased: true } }),
  ])
})

it('erases the user from groups: messages, statuses and reports', () => {
  const group_id = 'Y2FwaV9ncm91cDox'
  const status = { id: 'wamid.1', status: 'read', timestamp: '1795165200', recipient_type: 'group' }
  const toGroup = { ...status, recipient_id: group_id }
  const ofAnna = { ...toGroup, recipient_participant_id: '491711234567' }
  const joined = (wa_id: string) => ({ group_id, type: 'group_participants_add', added_participants: [{ wa_id }] })
  const report = (...groups: object[]) => change({ groups }, { field: 'group_participants_update' })
  const text = { ...textFrom(byNumber, 'a'), group_id }
  expect(erase(change({ messages: [text], statuses: [toGroup, ofAnna] }))?.changes).toEqual([
    change({ messages: [marker], statuses: [toGroup, marker] }),
  ])
  expect(erase(report(joined('491711234567'), joined('4915287654321')))?.changes).toEqual([
    report(marker, joined('4915287654321')),
  ])
})

it('erases messages of the business app to the user', () => {
  const echo = (to: string, id: string) => ({ ...textFrom({ from: '15550783881', to }, id) })
  const echoes = [echo('491711234567', 'a'), echo('491719999999', 'b'), { to: '491711234567', type: 'text' }]
  const value = (list: unknown[]) => change({ message_echoes: list }, { field: 'smb_message_echoes' })
  expect(erase(value(echoes))).toEqual({ changes: [value([marker, echoes[1], marker])], remaining: [1] })
})

it('erases conversations of a history, and leaves as many markers as they had updates', () => {
  const past = (from: string, id: string) => textFrom({ from }, id)
  const thread = (id: string, count: number) => ({
    id,
    messages: Array.from({ length: count }, (_, index) => past(id, `${id}.${index}`)),
  })
  const progress = { phase: 0, chunk_order: 1, progress: 10 }
  const history = (threads: unknown[], messages: unknown[]) =>
    change({ history: [{ metadata: progress, threads }], messages }, { field: 'history' })
  const image = (from: string, id: string) => ({ ...past(from, id), type: 'image', image: { id: '7' } })
  const files = [image('491711234567', 'f'), image('491719999999', 'g'), image('15550783881', 'of-anna')]
  const bens = thread('491719999999', 1)
  const before = history([thread('491711234567', 101), bens], files)
  expect(erase(before)).toEqual({
    changes: [history([[marker, marker], bens], [marker, files[1], marker])],
    remaining: [2, 3, 5],
  })
})

it('keeps the user on another number, other users who mention the number, and account changes', () => {
  const elsewhere = change({ messages: [textFrom(byNumber, 'a')] }, { number: '106540352242923' })
  const named = change({ messages: [textFrom(ben, 'My sister has +491711234567')] })
  const template = { message_template_id: 491711234567, message_template_name: 'a', message_template_language: 'de' }
  const decided = { field: 'message_template_status_update', value: { ...template, event: 'APPROVED' } }
  expect(eraseFromWebhook(webhook(elsewhere, named, decided), anna)).toEqual({ kind: 'unchanged' })
})

it('reports an unreadable webhook that mentions the user', () => {
  expect(eraseFromWebhook(Buffer.from('{"from":"491711234567"'), anna)).toEqual({ kind: 'unreadable' })
  expect(eraseFromWebhook(Buffer.from('{"from":"4917112345678"'), anna)).toEqual({ kind: 'unchanged' })
  const deep = `${'['.repeat(5_000)}"491711234567"${']'.repeat(5_000)}`
  const change = `{"object":"x","entry":[{"id":"1","changes":[{"field":"x","value":{"a":${deep}}}]}]}`
  expect(eraseFromWebhook(Buffer.from(change), anna)).toEqual({ kind: 'unreadable' })
})

it('erases once', () => {
  const erasure = eraseFromWebhook(webhook(change({ messages: [textFrom(byNumber, 'a')] }), 'of DE.anna1'), anna)
  if (erasure.kind !== 'erased') throw new Error('Nothing was erased.')
  expect(erasure.remaining).toEqual([])
  expect(parseWebhook(erasure.body)).toEqual({ ok: true, updates: [{ kind: 'erased' }, { kind: 'erased' }] })
  expect(eraseFromWebhook(erasure.body, anna)).toEqual({ kind: 'unchanged' })
})
