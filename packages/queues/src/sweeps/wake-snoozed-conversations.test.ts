import { getConversation, listConversations, updateConversation } from '@channel/core/conversations'
import { anInboundMessage, aTenant, aWebhookSubscription, newPhoneNumber, type Tenant } from '@channel/core/testing'
import { statement } from '@channel/db'
import { createTestDatabase, eventsRecordedBy } from '@channel/test-kit'
import { afterAll, expect, it } from 'vitest'
import { wakeSnoozedConversations } from './wake-snoozed-conversations.ts'

const database = await createTestDatabase()
afterAll(() => database.drop())

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const wakeIn = (minutes: number) => wakeSnoozedConversations(database, { now: () => inMinutes(minutes) })

async function aTenantToWake(): Promise<Tenant> {
  const tenant = await aTenant(database)
  await aWebhookSubscription(database, tenant.organization.id)
  return tenant
}

async function aSnoozed(tenant: Tenant, minutes: number, from = { phone_number: newPhoneNumber() }) {
  const { conversation_id: id } = await anInboundMessage(database, tenant.account, { from })
  const params = { phone_number_id: tenant.account.phone_number_id, id }
  const body = { snoozed_until: inMinutes(minutes).toISOString() }
  const snoozed = await database.transaction((tx) => updateConversation(tx, tenant.scope, { params, body }))
  return { params, snoozed, from }
}

const read = ({ scope }: Tenant, params: { phone_number_id: string; id: string }) =>
  getConversation(database, scope, { params })

it('wakes a conversation once, at its time, and reports it', async () => {
  const tenant = await aTenantToWake()
  const { params, snoozed } = await aSnoozed(tenant, 30)
  expect(await wakeIn(29)).toBe(0)
  expect(await read(tenant, params)).toEqual(snoozed)
  const [event, ...others] = await eventsRecordedBy(database, tenant.organization.id, () => wakeIn(31))
  expect(others).toEqual([])
  const woken = await read(tenant, params)
  expect(woken).toMatchObject({ snoozed_until: null, snooze_ended_at: expect.any(String), status: 'open' })
  expect(woken.updated_at > snoozed.updated_at).toBe(true)
  expect(event?.payload).toMatchObject({
    type: 'conversation.updated',
    data: {
      object: { id: params.id, snoozed_until: null, updated_at: woken.updated_at },
      previous_attributes: { snoozed_until: snoozed.snoozed_until, snooze_ended_at: null },
    },
  })
  expect(await wakeIn(32)).toBe(0)
})

it('leaves alone what a message has woken, and what was snoozed again', async () => {
  const tenant = await aTenantToWake()
  const { params, from } = await aSnoozed(tenant, 30)
  await anInboundMessage(database, tenant.account, { from })
  expect(await wakeIn(31)).toBe(0)
  expect(await read(tenant, params)).toMatchObject({ snoozed_until: null, snooze_ended_at: expect.any(String) })
  const body = { snoozed_until: inMinutes(90).toISOString() }
  await database.transaction((tx) => updateConversation(tx, tenant.scope, { params, body }))
  expect(await wakeIn(31)).toBe(0)
  expect(await wakeIn(91)).toBe(1)
})

it('wakes many conversations of all organizations, each once, by several workers', async () => {
  const tenants = [await aTenantToWake(), await aTenantToWake()]
  for (const tenant of tenants) for (let count = 0; count < 70; count++) await aSnoozed(tenant, 5)
  const woken = await Promise.all([1, 2, 3].map(() => wakeIn(6)))
  expect(woken.reduce((sum, count) => sum + count)).toBe(140)
  for (const { scope, account } of tenants) {
    const query = { kind: 'individual' as const, limit: 100 }
    const list = (filter: object) =>
      listConversations(database, scope, { params: account, query: { ...query, ...filter } })
    expect((await list({ snoozed: true })).data).toHaveLength(0)
    for (const filter of [{ snooze_ended: true }, { snoozed: false }, { snoozed: false, unread: true }, {}]) {
      const ids = (await list(filter)).data.map(({ id }) => id)
      expect(ids).toHaveLength(70)
      expect(new Set(ids).size).toBe(70)
    }
  }
})

const plan = statement(
  'testing_plan_of_snoozes',
  `EXPLAIN (GENERIC_PLAN) SELECT id FROM conversations
   WHERE organization_id = $1 AND snoozed_until IS NOT NULL AND snoozed_until <= $2::timestamptz ORDER BY snoozed_until LIMIT 10`,
)

it('finds snoozes by the time of their end', async () => {
  const rows = await database.query<{ 'QUERY PLAN': string }>(plan, ['org', new Date()])
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('conversations_snoozed')
})
