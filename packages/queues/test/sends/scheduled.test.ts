import { deleteContact } from '@channel/core/contacts'
import { updateCustomer } from '@channel/core/customers'
import { cancelMessage, getMessage } from '@channel/core/messages'
import { aCustomer, aTemplate, aTenant, recordedEvents } from '@channel/core/testing'
import { statement } from '@channel/db'
import { expect, it } from 'vitest'
import { readQueues } from '../../src/readings/index.ts'
import { findDueScheduled, releaseScheduled } from '../../src/sends/release-scheduled.ts'
import { aSendScene } from '../support/send-scene.ts'

const hourMs = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()
const text = (body: string) => ({ type: 'text', text: { body } }) as const

it('sends scheduled messages at their time, and others of the conversation meanwhile', async () => {
  const { send, newRecipient, engine, clock, texts, sends } = await aSendScene()
  const { contact_id } = await newRecipient()
  await send({ contact_id, ...text('third'), send_at: inHours(2) })
  await send({ contact_id, ...text('second'), send_at: inHours(1) })
  await send({ contact_id, ...text('first') })
  engine()
  await expect.poll(texts).toEqual(['first'])
  clock.advance(hourMs + 1_000)
  await expect.poll(texts).toEqual(['first', 'second'])
  // The outcome of a call is recorded a moment after it.
  await expect
    .poll(async () => (await sends()).map(({ state }) => state).toSorted())
    .toEqual(['scheduled', 'sent', 'sent'])
  // A clock that is set back delays nothing that has left, and sends nothing twice.
  clock.advance(-hourMs)
  clock.advance(2 * hourMs)
  await expect.poll(texts).toEqual(['first', 'second', 'third'])
})

it('keeps the order of messages that are due together, and of those that were sent since', async () => {
  const { send, newRecipient, engine, clock, texts } = await aSendScene()
  const { contact_id } = await newRecipient()
  for (const [number, minutes] of [20, 10, 30].entries()) {
    await send({ contact_id, ...text(`${number}`), send_at: inHours(minutes / 60) })
  }
  clock.advance(hourMs)
  engine()
  await expect.poll(texts).toEqual(['1', '0', '2'])
})

const endTrial = statement('scheduled_test_end_trial', "UPDATE organizations SET state = 'trial_ended' WHERE id = $1")
const requireConsent = statement(
  'scheduled_test_require_consent',
  'UPDATE organizations SET require_consent = true WHERE id = $1',
)
const setTemplates = statement(
  'scheduled_test_set_templates',
  'UPDATE templates SET status = $2, provider_status = $3, category = $4 WHERE organization_id = $1',
)
const optOut = statement(
  'scheduled_test_opt_out',
  'UPDATE contacts SET marketing_opted_out_at = now() WHERE organization_id = $1',
)
const disconnect = statement(
  'scheduled_test_disconnect',
  "UPDATE channel_accounts SET status = 'disconnected' WHERE organization_id = $1",
)

it.each([
  ['subscription_inactive', endTrial, []],
  ['consent_required', requireConsent, []],
  ['template_paused', setTemplates, ['approved', 'PAUSED', 'UTILITY']],
  ['template_not_found', setTemplates, ['rejected', 'DISABLED', 'UTILITY']],
  ['permission_revoked', disconnect, []],
])('fails with %s if the message may not be sent any more', async (code, change, values) => {
  const { send, engine, clock, scope, database, simulator, sender } = await aSendScene()
  const { name, language } = await aTemplate(database, sender.tenant.account)
  const template = { name, language, variables: { '1': 'Ana' } }
  const message = await send({ to: '+4930901820', type: 'template', template, send_at: inHours(200) })
  await database.execute(change, [scope.organizationId, ...values])
  engine()
  clock.advance(201 * hourMs)
  const events = () => recordedEvents(database, scope.organizationId, message.id)
  await expect.poll(async () => (await events()).map(({ type }) => type)).toEqual(['message.failed'])
  expect(await events()).toMatchObject([{ data: { object: { status: 'failed', error: { code } } } }])
  expect(simulator.sent()).toEqual([])
})

it('fails if the contact has opted out of marketing, or its window has closed while no worker ran', async () => {
  const { send, newRecipient, engine, clock, scope, database, sends, sender } = await aSendScene()
  const { name, language } = await aTemplate(database, sender.tenant.account)
  const { contact_id } = await newRecipient()
  const template = { name, language, variables: { '1': 'Ana' } }
  await send({ contact_id, type: 'template', template, send_at: inHours(1) })
  await send({ contact_id, ...text('Hello'), send_at: inHours(23) })
  await database.execute(setTemplates, [scope.organizationId, 'approved', 'APPROVED', 'MARKETING'])
  await database.execute(optOut, [scope.organizationId])
  clock.advance(25 * hourMs)
  engine()
  const codes = async () => (await sends()).map(({ error_code }) => error_code)
  await expect.poll(codes).toEqual(['marketing_opted_out', 'outside_24h_window'])
})

it('cancels a message or sends it, never both', async () => {
  const { send, newRecipient, engine, clock, scope, database, simulator, sends, sender } = await aSendScene()
  const messages = []
  for (let number = 0; number < 40; number++) {
    const { contact_id } = await newRecipient()
    messages.push(await send({ contact_id, ...text(`${number}`), send_at: inHours(1) }))
  }
  clock.advance(hourMs + 1_000)
  engine()
  const canceled = new Set<string>()
  for (const { id } of messages) {
    const params = { phone_number_id: sender.phone_number_id, id }
    const outcome = await database
      .transaction((tx) => cancelMessage(tx, scope, { params }))
      .catch((error: { code: string }) => error.code)
    if (typeof outcome !== 'string') canceled.add(id)
    else expect(outcome).toBe('message_not_cancelable')
  }
  await expect.poll(async () => (await sends()).every(({ state }) => state === 'sent' || state === 'failed')).toBe(true)
  const sent = simulator.sent().map(({ biz_opaque_callback_data }) => biz_opaque_callback_data ?? '')
  expect(sent.filter((id) => canceled.has(id))).toEqual([])
  expect(sent.length + canceled.size).toBe(messages.length)
  for (const { message_id, error_code } of await sends()) {
    expect(error_code).toBe(canceled.has(message_id) ? 'canceled' : null)
  }
})

it('forgets the scheduled messages of a deleted contact', async () => {
  const { send, newRecipient, engine, clock, scope, database, sends, sender, texts, sendText } = await aSendScene()
  const { contact_id } = await newRecipient()
  const { id } = await send({ contact_id, ...text('never'), send_at: inHours(1) })
  const params = { phone_number_id: sender.phone_number_id, id: contact_id }
  await database.transaction((tx) => deleteContact(tx, scope, { params }))
  expect(await sends()).toEqual([])
  clock.advance(2 * hourMs)
  engine()
  await sendText('another')
  await expect.poll(texts).toEqual(['another'])
  await expect(getMessage(database, scope, { params: { ...params, id } })).rejects.toThrow(id)
})

it('sends from a number that was moved to a customer, unless that is suspended', async () => {
  const { send, newRecipient, engine, clock, database, texts, sends, aSender } = await aSendScene()
  const sender = await aSender(await aTenant(database, 'platform'))
  const { scope } = sender.tenant
  const move = statement(
    'scheduled_test_move',
    'UPDATE channel_accounts SET customer_id = $2 WHERE organization_id = $1 AND phone_number_id = $3',
  )
  const { contact_id } = await newRecipient(sender)
  await send({ contact_id, ...text('moved'), send_at: inHours(1) }, sender)
  await send({ contact_id, ...text('suspended'), send_at: inHours(2) }, sender)
  const customer = await aCustomer(database, scope.organizationId)
  await database.execute(move, [scope.organizationId, customer.id, sender.phone_number_id])
  engine()
  clock.advance(hourMs + 1_000)
  await expect.poll(texts).toEqual(['moved'])
  const params = { id: customer.id }
  await database.transaction((tx) => updateCustomer(tx, scope, { params, body: { status: 'suspended' } }))
  clock.advance(hourMs)
  await expect
    .poll(async () => (await sends()).map(({ error_code }) => error_code))
    .toEqual([null, 'customer_suspended'])
})

it('moves due messages of all organizations in turn, and none is late while it waits', async () => {
  const { send, newRecipient, database, clock, aSender, sender } = await aSendScene()
  const other = await aSender(await aTenant(database))
  const { contact_id } = await newRecipient()
  for (let number = 0; number < 5; number++) await send({ contact_id, ...text(`${number}`), send_at: inHours(1) })
  const { contact_id: another } = await newRecipient(other)
  await send({ contact_id: another, ...text('other'), send_at: inHours(2) }, other)
  const scheduled = async () => (await readQueues(database)).find(({ queue }) => queue === 'scheduled_sends')
  expect(await scheduled()).toEqual({ queue: 'scheduled_sends', depth: 6, oldestAge: 0 })
  expect(await findDueScheduled(database, clock)).toEqual([])

  clock.advance(3 * hourMs)
  const organizations = [sender, other].map(({ tenant }) => tenant.organization.id)
  expect((await findDueScheduled(database, clock)).map(({ organization_id }) => organization_id).toSorted()).toEqual(
    organizations.toSorted(),
  )
  const wanted = organizations.map((organization_id) => ({ organization_id, quota: 2 }))
  const released = await releaseScheduled(database, clock, wanted)
  expect(Map.groupBy(released, ({ organization_id }) => organization_id).size).toBe(2)
  expect(released).toHaveLength(3)
})
