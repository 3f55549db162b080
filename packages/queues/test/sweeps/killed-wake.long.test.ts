import { updateConversation } from '@channel/core/conversations'
import { anInboundMessage, aTenant, aWebhookSubscription, newPhoneNumber } from '@channel/core/testing'
import { type Database, statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { wakeSnoozedConversations } from '../../src/sweeps/index.ts'
import { startDying } from '../support/start-dying.ts'
import type { Step } from '../support/wake-process.ts'

const entry = new URL('../support/wake-process.ts', import.meta.url)
const countAll = statement(
  'wake_test_count',
  `SELECT (SELECT count(*)::int FROM conversations WHERE snooze_ended_at IS NOT NULL) AS woken,
     (SELECT count(*)::int FROM events WHERE payload #>> '{data,previous_attributes,snoozed_until}' IS NOT NULL) AS events,
     (SELECT count(DISTINCT object_id)::int FROM events
      WHERE payload #>> '{data,previous_attributes,snoozed_until}' IS NOT NULL) AS reported,
     (SELECT count(*)::int FROM webhook_deliveries delivery JOIN events event
        ON event.organization_id = delivery.organization_id AND event.id = delivery.event_id
      WHERE event.payload #>> '{data,previous_attributes,snoozed_until}' IS NOT NULL) AS deliveries`,
)

/** Two of them have more than a transaction takes. */
const perTenant = 60
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

async function snooze(database: Database): Promise<void> {
  const tenant = await aTenant(database)
  await aWebhookSubscription(database, tenant.organization.id)
  const { scope, account } = tenant
  for (let count = 0; count < perTenant; count++) {
    const from = { phone_number: newPhoneNumber() }
    const { conversation_id: id } = await anInboundMessage(database, account, { from })
    const params = { phone_number_id: account.phone_number_id, id }
    const body = { snoozed_until: inMinutes(5).toISOString() }
    await database.transaction((tx) => updateConversation(tx, scope, { params, body }))
  }
}

it.each<[Step, number]>([
  ['found', 0],
  ['woken', 0],
  ['recorded', 0],
  ['committed', 100],
])('wakes each conversation once, with one event, although a worker dies at the step %s', async (step, before) => {
  await using database = await createTestDatabase()
  await snooze(database)
  await snooze(database)
  const now = inMinutes(6)
  const { died } = startDying(entry, { DATABASE_URL: database.url, DIE_AT: step, NOW: now.toISOString() })
  expect(await died).toBe('SIGKILL')
  const counts = async () => (await database.query(countAll))[0]
  const all = (count: number) => ({ woken: count, events: count, reported: count, deliveries: count })
  // The server may see later that the connection is gone.
  await expect.poll(counts).toEqual(all(before))
  const wake = async () => {
    await Promise.all([1, 2].map(() => wakeSnoozedConversations(database, { now: () => now })))
    return counts()
  }
  await expect.poll(wake).toEqual(all(2 * perTenant))
  expect(await wake()).toEqual(all(2 * perTenant))
})
