import { aContact, aTenant, aWebhookSubscription } from '@channel/core/testing'
import { listWebhookDeliveries } from '@channel/core/webhook-deliveries'
import { registeredStatements, statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import '../../src/deliveries/index.ts'
import { maintainPartitions } from '../../src/sweeps/maintain-partitions.ts'

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Actual Loops': number
  readonly Plans?: readonly Plan[]
}

const token = '7b1d3c1e-0000-4000-8000-000000000001'

it('claims and records each delivery in its own partition, without looking into others', async () => {
  await using database = await createTestDatabase()
  await maintainPartitions(database, { now: () => new Date() })
  const tenant = await aTenant(database)
  const { id: subscription } = await aWebhookSubscription(database, tenant.organization.id)
  await aContact(database, tenant.account)
  const { data } = await listWebhookDeliveries(database, tenant.scope, { query: { limit: 1 } })

  const organization = tenant.organization.id
  const result = { organization_id: organization, key: data[0]!.id, lease: token, status: 'dead', index: 0 }
  const recorded = { ...result, ago_ms: 0, duration_ms: 1 }
  const steps = [
    [
      'claim_webhook_deliveries',
      [[organization], [subscription], [0], [1], 0, token, 60_000, 'wbd_', 'wbd_~', 'evt_', 'evt_~', ['-infinity']],
      3,
    ],
    ['record_webhook_delivery_attempts', [JSON.stringify([recorded]), 0, result.key, result.key], 1],
  ] as const
  for (const [name, values, started] of steps) {
    const { text } = registeredStatements().find((each) => each.name === name)!
    const explain = statement(`partitions_explain_${name}`, `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`)
    const [row] = await database.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explain, values)
    const walk = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(walk)]
    const lookups = walk(row!['QUERY PLAN'][0].Plan).filter(
      (plan) =>
        plan['Relation Name']?.startsWith('webhook_deliveries_') &&
        (plan['Node Type'] === 'Tid Scan' || plan['Index Name']?.endsWith('_pkey')),
    )
    const partitions = (of: readonly Plan[]) => new Set(of.map((plan) => plan['Relation Name']))
    expect(partitions(lookups).size).toBe(started)
    const read = partitions(lookups.filter((plan) => plan['Actual Loops'] > 0))
    expect([...read]).toEqual([expect.stringMatching(/^webhook_deliveries_\d{8}$/)])
  }
  const after = await listWebhookDeliveries(database, tenant.scope, { query: { limit: 1 } })
  expect(after.data[0]).toMatchObject({ status: 'dead', attempt_count: 1 })
})
