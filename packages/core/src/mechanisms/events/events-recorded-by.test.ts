import { statement } from '@channel/db'
import { eventsRecordedBy, sharedDatabase } from '@channel/test-kit'
import { beforeEach, expect, it } from 'vitest'
import { aContact, anInboundMessage, aTenant, aWebhookSubscription, type Tenant } from '../../testing/index.ts'

// Tests the checker that the tests of every operation and every verb use, with planted errors.

const database = await sharedDatabase()
let tenant: Tenant

beforeEach(async () => {
  tenant = await aTenant(database)
  await aWebhookSubscription(database, tenant.organization.id)
})

/** Runs the checker on the event of a new contact after corrupting it. */
function judgeAfter(text: string) {
  const corrupt = statement(`test_spoil_${++corrupted}`, text)
  return eventsRecordedBy(database, tenant.organization.id, async () => {
    await aContact(database, tenant.account)
    await database.query(corrupt, [tenant.organization.id])
  })
}
let corrupted = 0

const ofContact = "organization_id = $1 AND type = 'contact.created'"
const payloadWith = (path: string, value: string) =>
  `UPDATE events SET payload = jsonb_set(payload::jsonb, '${path}', '${value}') WHERE ${ofContact}`

it('accepts correct events', async () => {
  const events = await judgeAfter('SELECT $1::text')
  expect(events).toMatchObject([{ payload: { type: 'contact.created' }, transaction: expect.stringMatching(/^\d+$/) }])
})

it.each([
  [
    'a field that is missing',
    payloadWith('{data}', '{"object":{"object":"contact"}}'),
    "must have required property 'id'",
  ],
  ['a field that is not declared', payloadWith('{data,object,mood}', '"good"'), '/data/object/mood: is not declared'],
  [
    'a type that there is none of',
    payloadWith('{type}', '"contact.sneezed"'),
    'the contract has no event contact.sneezed',
  ],
  [
    'another timestamp',
    payloadWith('{created_at}', '"2026-11-20T09:14:07.482193Z"'),
    'created_at is 2026-11-20T09:14:07',
  ],
  ['another account', payloadWith('{phone_number_id}', '"123456"'), 'phone_number_id is 123456 in the payload'],
  ['a missing contact', `UPDATE events SET contact_id = NULL WHERE ${ofContact}`, 'contact_id is null in its row'],
  ['no previous attributes', payloadWith('{data,previous_attributes}', '{}'), 'is not declared'],
  ['a missing delivery', 'DELETE FROM webhook_deliveries WHERE organization_id = $1', 'no delivery {"subscription_id"'],
  [
    'a delivery of a later transaction',
    'UPDATE webhook_deliveries SET attempt_count = 0 WHERE organization_id = $1',
    'an unexpected delivery',
  ],
  [
    'a delivery that is not pending',
    "UPDATE webhook_deliveries SET status = 'dead' WHERE organization_id = $1",
    'an unexpected delivery',
  ],
  [
    'a delivery to a subscription that no longer matches',
    "UPDATE webhook_subscriptions SET event_types = '{webhook.test}' WHERE organization_id = $1",
    'an unexpected delivery',
  ],
])('detects %s', async (_what, corrupt, problem) => {
  await expect(judgeAfter(corrupt)).rejects.toThrow(problem)
})

it.each([
  ['an invalid value', '{"status":"sleeping"}', 'previous_attributes: body /data/object/status'],
  ['an unknown field', '{"mood":"good"}', 'previous_attributes: body /data/object/mood: is not declared'],
  ['a current value', '{"object":"conversation"}', 'previous_attributes.object is the current value'],
  ['no fields', '{}', 'previous_attributes is empty'],
])('detects %s in the previous attributes', async (_what, previous, problem) => {
  const corrupt = statement(
    `test_spoil_previous_${++corrupted}`,
    `UPDATE events SET payload = jsonb_set(payload::jsonb, '{data,previous_attributes}', $2::jsonb)
     WHERE organization_id = $1 AND type = 'conversation.updated'`,
  )
  const from = { phone_number: '+4915112345678' }
  await anInboundMessage(database, tenant.account, { from })
  const judging = eventsRecordedBy(database, tenant.organization.id, async () => {
    await anInboundMessage(database, tenant.account, { from })
    await database.query(corrupt, [tenant.organization.id, previous])
  })
  await expect(judging).rejects.toThrow(problem)
})
