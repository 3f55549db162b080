import { updateOwnOrganization } from '@channel/core/organizations'
import { anInboundMessage, aTenant, aWebhookSubscription, newPhoneNumber, type Tenant } from '@channel/core/testing'
import { statement } from '@channel/db'
import { createTestDatabase, eventsRecordedBy } from '@channel/test-kit'
import { afterAll, expect, it } from 'vitest'
import { reportClosingWindows } from './report-closing-windows.ts'

const database = await createTestDatabase()
afterAll(() => database.drop())

const minuteMs = 60_000
const inMinutes = (minutes: number) => ({ now: () => new Date(Date.now() + minutes * minuteMs) })
const dayMinutes = 24 * 60

async function aNoticedTenant(window_closing_minutes: number | null = 60): Promise<Tenant> {
  const tenant = await aTenant(database)
  await change(tenant, window_closing_minutes)
  await aWebhookSubscription(database, tenant.organization.id)
  return tenant
}

function change({ scope }: Tenant, window_closing_minutes: number | null) {
  return database.transaction((tx) =>
    updateOwnOrganization(tx, scope, { body: { window_closing_minutes } }, { usedSecondFactor: false }),
  )
}

/** The conversations whose events a run of the sweep at this time records. */
async function reportedAt(tenant: Tenant, minutes: number): Promise<string[]> {
  const run = () => reportClosingWindows(database, inMinutes(minutes))
  const events = await eventsRecordedBy(database, tenant.organization.id, run)
  return events.map(({ payload }) => {
    expect(payload.type).toBe('conversation.window_closing')
    return (payload.data.object as { id: string }).id
  })
}

it('announces a window once, at the chosen time before its end', async () => {
  const tenant = await aNoticedTenant()
  const { conversation_id, created_at } = await anInboundMessage(database, tenant.account)
  expect(await reportedAt(tenant, dayMinutes - 61)).toEqual([])
  const run = () => reportClosingWindows(database, inMinutes(dayMinutes - 59))
  const [event, ...others] = await eventsRecordedBy(database, tenant.organization.id, run)
  expect(others).toEqual([])
  expect(event?.payload).toMatchObject({
    type: 'conversation.window_closing',
    phone_number_id: tenant.account.phone_number_id,
    data: { object: { id: conversation_id, last_inbound_at: created_at, window: { kind: 'customer_service' } } },
  })
  expect(event?.payload.data).not.toHaveProperty('previous_attributes')
  expect(await reportedAt(tenant, dayMinutes - 30)).toEqual([])
})

const writtenAgo = statement(
  'testing_written_ago',
  `UPDATE conversations SET last_inbound_at = last_inbound_at - interval '23 hours', window_notice_at = window_notice_at - interval '23 hours'
   WHERE organization_id = $1`,
)

it('announces nothing of a window that a message has extended, until the new end', async () => {
  const tenant = await aNoticedTenant()
  const from = { phone_number: newPhoneNumber() }
  const { conversation_id } = await anInboundMessage(database, tenant.account, { from })
  await database.execute(writtenAgo, [tenant.organization.id])
  await anInboundMessage(database, tenant.account, { from })
  expect(await reportedAt(tenant, 1)).toEqual([])
  expect(await reportedAt(tenant, dayMinutes - 59)).toEqual([conversation_id])
  expect(await reportedAt(tenant, dayMinutes - 58)).toEqual([])
  // The next window has an announcement of its own.
  await anInboundMessage(database, tenant.account, { from })
  expect(await reportedAt(tenant, dayMinutes - 59)).toEqual([conversation_id])
})

it('announces nothing without a chosen time, in groups, or after the window has closed', async () => {
  const none = await aNoticedTenant(null)
  await anInboundMessage(database, none.account)
  const tenant = await aNoticedTenant()
  await anInboundMessage(database, tenant.account, { group_id: 'Y2FwaV9ncm91cDox' })
  await anInboundMessage(database, tenant.account)
  const changed = await aNoticedTenant()
  await anInboundMessage(database, changed.account)
  await change(changed, null)
  expect(await reportedAt(none, dayMinutes - 1)).toEqual([])
  expect(await reportedAt(changed, dayMinutes - 1)).toEqual([])
  const late = await aNoticedTenant()
  await anInboundMessage(database, late.account)
  expect(await reportedAt(late, dayMinutes + 1)).toEqual([])
  expect(await reportClosingWindows(database, inMinutes(dayMinutes + 1))).toBe(0)
})

it('announces many windows of all organizations, each once, by several workers', async () => {
  const tenants = [await aNoticedTenant(), await aNoticedTenant(30), await aNoticedTenant(120)]
  for (const [index, { account }] of tenants.entries()) {
    for (let count = 0; count < 60 + index; count++) await anInboundMessage(database, account)
  }
  const runs = [1, 2, 3].map(() => reportClosingWindows(database, inMinutes(dayMinutes - 20)))
  expect((await Promise.all(runs)).reduce((sum, count) => sum + count)).toBe(183)
})

const plan = statement(
  'testing_plan_of_notices',
  `EXPLAIN (GENERIC_PLAN) SELECT id FROM conversations
   WHERE organization_id = $1 AND window_notice_at IS NOT NULL AND window_notice_at <= $2::timestamptz ORDER BY window_notice_at LIMIT 10`,
)

it('finds windows by the time of their announcement', async () => {
  const rows = await database.query<{ 'QUERY PLAN': string }>(plan, ['org', new Date()])
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('conversations_window_notices')
})
