import { expectApiError } from '@channel/core/testing/expect-error'
import { expect, it } from 'vitest'
import { aBusinessAppScene, startSeconds } from './business-app.fixtures.ts'

it('shows what the business writes on its phone as a sent message, once', async () => {
  const { phone_number, contact, echo, messages, conversation, events, queued, send } = await aBusinessAppScene()
  await echo('1', 0, { body: 'We open at eight.' })
  await echo('1', 0, { body: 'We open at eight.' })
  const [message, ...others] = await messages()
  expect(others).toEqual([])
  expect(message).toMatchObject({
    direction: 'outbound',
    source: 'business_app',
    status: 'sent',
    from: phone_number,
    to: contact,
    content: 'We open at eight.',
    provider_message_id: 'wamid.1',
    client_reference: null,
    sent_at: new Date(startSeconds * 1000).toISOString().replace('Z', '000Z'),
  })
  expect((await events()).map(({ type }) => type)).toEqual(['contact.created', 'conversation.created', 'message.sent'])
  expect((await events()).at(-1)?.data).toEqual({ object: message })
  expect(await conversation(message!.conversation_id)).toMatchObject({
    last_message_at: message!.created_at,
    last_inbound_at: null,
    unread_count: 0,
  })
  expect(await queued()).toBe(0)
  await expectApiError(send(), 'outside_24h_window', 'to')
})

it('reads what the contact had written until then, and nothing later', async () => {
  const { echo, write, messages, conversation } = await aBusinessAppScene()
  await write('1', 0, { body: 'Open?' })
  await write('2', 20, { body: 'Hello?' })
  await echo('3', 10, { body: 'Yes' })
  const [reply, later, earlier] = await messages()
  expect([reply?.source, later?.status, earlier?.status]).toEqual(['business_app', 'delivered', 'read'])
  expect(await conversation(reply!.conversation_id)).toMatchObject({ unread_count: 1, status: 'open' })
})

it('applies statuses that come after the message or before it', async () => {
  const { echo, status, message, messages, settle, kept } = await aBusinessAppScene()
  await echo('1', 0, { body: 'Hi' })
  await status('1', 'delivered')
  await status('2', 'read')
  expect(await kept()).toBe(1)
  await echo('2', 0, { body: 'Hello' })
  await settle()
  expect(await kept()).toBe(0)
  const [second, first] = await messages()
  expect([first?.status, second?.status]).toEqual(['delivered', 'read'])
  expect(await message(second!.id)).toMatchObject({ source: 'business_app', content: 'Hello' })
})

it('ignores the status of an unknown message of another number', async () => {
  const { status, kept } = await aBusinessAppScene({ in_business_app: false })
  await status('1', 'delivered')
  expect(await kept()).toBe(0)
})

it('keeps files, replies and reactions', async () => {
  const { echo, write, messages } = await aBusinessAppScene()
  await write('1', 0, { body: 'Which cake?' })
  const image = { id: '77', mime_type: 'image/jpeg', caption: 'This one' }
  await echo('2', 1, { type: 'image', image, context: { id: 'wamid.1' } })
  await echo('3', 2, { type: 'reaction', reaction: { message_id: 'wamid.1', emoji: '👍' } })
  const [reaction, picture, question] = await messages()
  expect(picture).toMatchObject({
    type: 'image',
    content: 'This one',
    media: { mime_type: 'image/jpeg', status: 'pending' },
    reply_to_message_id: question?.id,
  })
  expect(reaction).toMatchObject({
    type: 'reaction',
    payload: { reaction: { message_id: question?.id, emoji: '👍' } },
    reply_to_message_id: question?.id,
  })
})

it('applies edits and deletions, also before the message', async () => {
  const { echo, message, messages, events, settle, kept } = await aBusinessAppScene()
  const edit = (id: string, body: string) => ({
    type: 'edit',
    edit: { original_message_id: `wamid.${id}`, message: { type: 'text', text: { body } } },
  })
  const revoke = (id: string) => ({ type: 'revoke', revoke: { original_message_id: `wamid.${id}` } })
  await echo('1', 0, { body: 'At eigth' })
  await echo('9', 5, edit('1', 'At eight'))
  await echo('8', 6, edit('2', 'Bye'))
  await echo('2', 1, { body: 'By' })
  const [second, first] = await messages()
  expect([first?.content, second?.content]).toEqual(['At eight', 'Bye'])
  expect((await events(first!.id)).at(-1)).toMatchObject({
    type: 'message.updated',
    data: { previous_attributes: { content: 'At eigth' } },
  })
  await echo('7', 8, revoke('1'))
  await echo('6', 9, revoke('3'))
  expect(await kept()).toBe(1)
  await echo('3', 7, { body: 'Wrong chat' })
  await settle()
  expect(await message(first!.id)).toMatchObject({
    content: null,
    unsupported: { type: 'revoke' },
    source: 'business_app',
  })
  expect((await messages())[0]).toMatchObject({ content: null, unsupported: { type: 'revoke' } })
})

it('does not count against the quota of messages', async () => {
  const { echo, write, allow, send } = await aBusinessAppScene()
  await allow(1)
  await write('1', 0, { body: 'Open?' })
  await echo('2', 1, { body: 'Yes' })
  expect(await send()).toMatchObject({ status: 'pending', source: 'api' })
  await expectApiError(send(), 'feature_not_entitled')
})
