import { getMessage } from '@channel/core/messages'
import { aTemplate, recordedEvents } from '@channel/core/testing'
import { statement } from '@channel/db'
import { expect, it } from 'vitest'
import { aSendScene } from '../support/send-scene.ts'

const moveIntoBusinessApp = statement(
  'worker_test_move_into_business_app',
  'UPDATE channel_accounts SET in_business_app = true WHERE phone_number_id = $1',
)

it('sends a message as soon as it is created, with its id, and stores the provider’s id', async () => {
  const { sendText, engine, simulator, scope, database, sender, sends, errors } = await aSendScene()
  engine({ pollMs: 60_000 })
  const message = await sendText('We open at seven.')
  const state = async () => (await sends())[0]?.state
  await expect.poll(state).toBe('sent')
  const [sent] = simulator.sent()
  expect(simulator.sent()).toMatchObject([
    { type: 'text', content: { text: { body: 'We open at seven.' } }, biz_opaque_callback_data: message.id },
  ])
  expect(simulator.calls.at(-1)?.body).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: message.to,
    type: 'text',
    text: { body: 'We open at seven.' },
    biz_opaque_callback_data: message.id,
  })
  // An accepted message is not sent yet.
  const params = { phone_number_id: sender.phone_number_id, id: message.id }
  expect(await getMessage(database, scope, { params })).toEqual({ ...message, provider_message_id: sent?.id })
  expect(await recordedEvents(database, scope.organizationId, message.id)).toEqual([])
  expect(await sends()).toMatchObject([
    { attempt_count: 1, lease_token: null, next_attempt_at: null, uncertain_until: null },
  ])
  expect(errors).toEqual([])
})

it('sends every kind of message in the provider’s format', async () => {
  const { send, newRecipient, engine, simulator, sends, sender, database } = await aSendScene()
  const received = await newRecipient()
  const template = await aTemplate(database, sender.tenant.account, { content: 'Hello {{1}}' })
  simulator.setTemplates(sender.waba_id, [
    { name: template.name, language: template.language, components: [{ type: 'BODY', text: 'Hello {{1}}' }] },
  ])
  const to = { contact_id: received.contact_id }
  await send({ ...to, type: 'text', text: { body: 'One' }, reply_to_message_id: received.id })
  await send({ ...to, type: 'reaction', reaction: { message_id: received.id, emoji: '👍' } })
  await send({ ...to, type: 'image', image: { link: 'https://example.com/a.jpg', caption: 'A' } })
  await send({
    ...to,
    type: 'template',
    template: { name: template.name, language: template.language, variables: { 1: 'Ana' } },
  })
  await send({ ...to, type: 'location', location: { latitude: 60.4, longitude: 5.3 } })
  engine()
  await expect.poll(async () => (await sends()).map(({ state }) => state)).toEqual(Array(5).fill('sent'))
  const context = { id: received.provider_message_id }
  expect(simulator.sent().map(({ type, content }) => [type, content])).toEqual([
    ['text', { text: { body: 'One' }, context }],
    ['reaction', { reaction: { message_id: received.provider_message_id, emoji: '👍' } }],
    ['image', { image: { link: 'https://example.com/a.jpg', caption: 'A' } }],
    [
      'template',
      {
        template: {
          name: template.name,
          language: { code: template.language },
          components: [{ type: 'body', parameters: [{ type: 'text', text: 'Ana' }] }],
        },
      },
    ],
    ['location', { location: { latitude: 60.4, longitude: 5.3 } }],
  ])
})

it('sends each message once and each conversation in order, with several workers', async () => {
  const { sendText, newRecipient, engine, texts, sends } = await aSendScene()
  const recipients = await Promise.all(Array.from({ length: 4 }, () => newRecipient()))
  for (let number = 0; number < 8; number++) {
    for (const [recipient, to] of recipients.entries()) await sendText(`${recipient}:${number}`, { to })
  }
  for (let count = 0; count < 3; count++) engine()
  const done = async () => (await sends()).every(({ state }) => state === 'sent')
  await expect.poll(done).toBe(true)
  for (const recipient of recipients.keys()) {
    const own = texts().filter((text) => text.startsWith(`${recipient}:`))
    expect(own).toEqual(Array.from({ length: 8 }, (_, number) => `${recipient}:${number}`))
  }
})

it('sends from a number in the business app at the slower rate that the provider accepts', async () => {
  const { database, sender, simulator, newRecipient, sendText, engine, sends, errors } = await aSendScene({
    behavior: { statuses: [], enforce_window: false, enforce_limits: true },
  })
  simulator.setNumber(sender.phone_number_id, { in_business_app: true, throughput: 30 })
  await database.execute(moveIntoBusinessApp, [sender.phone_number_id])
  const recipients = await Promise.all(Array.from({ length: 40 }, () => newRecipient()))
  for (const to of recipients) await sendText('Hello', { to })
  engine()
  await expect.poll(async () => (await sends()).map(({ state }) => state)).toEqual(Array(40).fill('sent'))
  // No message was refused for the rate. At the rate of other numbers, all would have arrived within a second.
  expect(simulator.requests).toHaveLength(40)
  expect(errors).toEqual([])
})
