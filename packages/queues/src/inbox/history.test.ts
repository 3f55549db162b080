import { expectApiError } from '@channel/core/testing/expect-error'
import { expect, it } from 'vitest'
import { aBusinessAppScene, startSeconds } from './business-app.fixtures.ts'

const daySeconds = 86_400
const at = (second: number) => new Date((startSeconds + second) * 1000).toISOString().replace('Z', '000Z')

it('imports messages of the past once and in their places, without events', async () => {
  const { contact, phone_number, history, past, write, messages, conversations, events } = await aBusinessAppScene()
  await write('now', 0, { body: 'Now' })
  const before = await events()
  const chunk = {
    [contact]: [
      past('1', -90, { body: 'First' }),
      past('2', -80, { body: 'Second' }, 'business', 'DELIVERED'),
      past('3', -80, { body: 'Third' }, 'business', 'ERROR'),
      past('now', 0, { body: 'Now' }),
    ],
  }
  await history(chunk, {})
  await history(chunk, {})
  const list = await messages()
  expect(list.map(({ content }) => content)).toEqual(['Now', 'Third', 'Second', 'First'])
  expect(list[3]).toMatchObject({
    direction: 'inbound',
    imported: true,
    status: 'read',
    from: contact,
    to: phone_number,
    created_at: at(-90),
    sent_at: at(-90),
  })
  expect(list[2]).toMatchObject({
    direction: 'outbound',
    source: 'business_app',
    status: 'delivered',
    from: phone_number,
  })
  expect(list[1]).toMatchObject({ status: 'failed', error: { code: 'undeliverable' } })
  expect(list[0]?.imported).toBeUndefined()
  expect(await conversations()).toMatchObject([
    { status: 'open', unread_count: 1, last_message_at: list[0]?.created_at },
  ])
  expect((await events()).slice(before.length).map(({ type }) => type)).toEqual(['account.updated'])
})

it('makes conversations that are resolved and have no window', async () => {
  const { contact, history, past, write, conversations, contacts, events, send } = await aBusinessAppScene()
  const other = '+4917012345678'
  await history({ [contact]: [past('1', -50, { body: 'A' })], [other]: [past('2', -70, { body: 'B' })] }, {})
  expect(await conversations()).toMatchObject([
    { status: 'resolved', unread_count: 0, last_message_at: at(-50), last_inbound_at: null, assignee: null },
    { status: 'resolved', contact: { phone_number: other }, last_message_at: at(-70) },
  ])
  expect(await contacts()).toHaveLength(2)
  await expectApiError(send(), 'outside_24h_window', 'to')
  await write('3', 10, { body: 'Hello' })
  expect((await conversations())[0]).toMatchObject({ status: 'open', unread_count: 1 })
  const types = (await events()).map(({ type }) => type)
  expect(types).toEqual(['account.updated', 'conversation.updated', 'message.received'])
})

it('lists messages of later parts behind those of earlier ones', async () => {
  const { contact, history, past, messages } = await aBusinessAppScene()
  const second = (id: string, chunk_order: number) =>
    history(
      { [contact]: ['a', 'b'].map((each) => past(`${id}${each}`, -60, { body: `${id}${each}` })) },
      { chunk_order },
    )
  await second('2', 2)
  await second('1', 1)
  await history({ [contact]: [past('0', -2 * daySeconds, { body: '0' })] }, { phase: 1, progress: 90 })
  expect((await messages()).map(({ content }) => content)).toEqual(['2b', '2a', '1b', '1a', '0'])
})

it('attaches the files of messages, also if they come first', async () => {
  const { contact, phone_number, history, past, receive, settle, messages, events, kept } = await aBusinessAppScene()
  const file = (id: string) => ({
    ...past(id, -60, { type: 'image', image: { id: `99${id}`, mime_type: 'image/png', caption: 'The menu' } }),
    from: phone_number?.slice(1),
  })
  const placeholder = (id: string) => past(id, -60, { type: 'media_placeholder' }, 'business')
  await receive('history', { messages: [file('1')] })
  expect(await kept()).toBe(1)
  await history({ [contact]: [placeholder('1'), placeholder('2')] }, {})
  await settle()
  await receive('history', { messages: [file('1')] })
  expect(await kept()).toBe(0)
  const [second, first] = await messages()
  expect(second).toMatchObject({ type: 'media_placeholder', media: null })
  expect(first).toMatchObject({
    type: 'image',
    content: 'The menu',
    media: { mime_type: 'image/png', status: 'pending' },
  })
  expect((await events()).map(({ type }) => type)).toEqual(['account.updated'])
})

it('links replies and reactions that come before their message', async () => {
  const { contact, history, past, messages, settle } = await aBusinessAppScene()
  const reply = { ...past('r', -50, { body: 'Yes' }), context: { id: 'wamid.t' } }
  const reaction = (id: string, from: 'business' | 'contact') =>
    past(id, -40, { type: 'reaction', reaction: { message_id: 'wamid.t', emoji: '👍' } }, from)
  await history({ [contact]: [reply, reaction('x', 'contact'), reaction('y', 'business')] }, { chunk_order: 2 })
  const before = await messages()
  expect(before.map(({ reply_to_message_id }) => reply_to_message_id)).toEqual([null, null, null])
  const chunk = { [contact]: [past('t', -60, { body: 'Open?' }), past('u', -55, { body: 'Well?' })] }
  await history(chunk, { chunk_order: 1 })
  await history(chunk, { chunk_order: 1 })
  await settle()
  const after = await messages()
  const target = after.find(({ content }) => content === 'Open?')?.id
  const links = after.map(({ content, reply_to_message_id }) => [content, reply_to_message_id])
  expect(links).toEqual([
    ['👍', target],
    ['👍', target],
    ['Yes', target],
    ['Well?', null],
    ['Open?', null],
  ])
  const sent = after.find(({ direction, type }) => direction === 'outbound' && type === 'reaction')
  expect(sent?.payload?.reaction).toEqual({ message_id: target, emoji: '👍' })
})

it('shows how far the import is, in any order', async () => {
  const { history, account, events } = await aBusinessAppScene()
  expect((await account())?.history_sync).toBeNull()
  for (const [phase, progress] of [
    [0, 12],
    [1, 55],
    [0, 30],
    [1, 58],
    [2, 90],
  ] as const)
    await history({}, { phase, progress })
  expect((await account())?.history_sync).toEqual({ status: 'importing', phase: 2, progress: 90 })
  await history({}, { phase: 2, progress: 100 })
  await history({}, { phase: 1, progress: 40 })
  expect((await account())?.history_sync).toEqual({ status: 'completed', phase: 2, progress: 100 })
  const steps = (await events()).map(({ data }) => (data.object as { history_sync: { progress: number } }).history_sync)
  expect(steps.map(({ progress }) => progress)).toEqual([12, 55, 90, 100])
  const declined = await aBusinessAppScene()
  await declined.receive('history', { history: [{ errors: [{ code: 2593109, title: 'History sync is turned off' }] }] })
  expect((await declined.account())?.history_sync).toEqual({ status: 'declined', phase: null, progress: 0 })
})

it('names contacts as the address book of the phone does, unless they have a name', async () => {
  const { contact, write, receive, history, past, contacts } = await aBusinessAppScene()
  const book = (phone: string, name: string, action = 'add') =>
    receive('smb_app_state_sync', {
      state_sync: [
        { type: 'contact', action, contact: { full_name: name, first_name: name, phone_number: phone.slice(1) } },
      ],
    })
  const [later, never] = ['+4917012345678', '+4917012345679']
  await write('1', 0, { body: 'Hi' })
  await book(contact, 'Ana Souza')
  await book(contact, 'Ana S.')
  await book(later!, 'Bo Lind')
  await book(never!, 'Cy Young')
  await book(never!, '', 'remove')
  expect(await contacts()).toMatchObject([{ phone_number: contact, name: 'Ana Souza' }])
  await history({ [later!]: [past('2', -60, { body: 'A' })], [never!]: [past('3', -60, { body: 'B' })] }, {})
  expect((await contacts()).map(({ name }) => name)).toEqual([null, 'Bo Lind', 'Ana Souza'])
})

it('is not imported by the inbox, so that new messages do not wait for it', async () => {
  const { contact, history, past, write, messages, process } = await aBusinessAppScene({ isProcessed: false })
  await history({ [contact]: [past('1', -60, { body: 'Before' })] }, {})
  await write('2', 0, { body: 'Now' })
  await process('inbox')
  expect((await messages()).map(({ content }) => content)).toEqual(['Now'])
  await process('history')
  expect((await messages()).map(({ content }) => content)).toEqual(['Now', 'Before'])
})
