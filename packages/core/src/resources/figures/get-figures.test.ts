import { statement } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { describe, expect, it } from 'vitest'
import { writeCalls } from '../../mechanisms/api-log/logged-call.ts'
import { newId } from '../../mechanisms/ids/index.ts'
import { aCall, aScope, aTenant, aWebhookSubscription } from '../../testing/index.ts'
import { getFigures } from './get-figures.ts'

const database = await sharedDatabase()
const now = () => new Date('2026-11-21T05:59:59.999Z')
const figuresOf = (organizationId: string, query = {}) =>
  getFigures(database, aScope(organizationId, { now }), { query })

it('counts the calls of the API log by hour and status class, each once', async () => {
  const [mine, other] = [newId('organization'), newId('organization')]
  const atMs = Date.parse('2026-11-21T04:59:59.999Z')
  const calls = [200, 201, 304, 404, 500].map((status) => aCall(mine, { status, atMs }))
  const batch = [...calls, aCall(mine, { atMs: atMs + 1 }), aCall(other, { atMs })]
  await writeCalls(database, batch)
  // The response was lost, so the batch is sent again, with a further call.
  await writeCalls(database, [...batch, aCall(mine, { atMs: atMs + 1 })])
  const { hours, from, to } = await figuresOf(mine)
  expect([from, to]).toEqual(['2026-11-20T06:00:00.000000Z', '2026-11-21T06:00:00.000000Z'])
  expect(hours).toHaveLength(24)
  expect(hours.slice(-2)).toMatchObject([
    { hour: '2026-11-21T04:00:00.000000Z', log_2xx: 2, log_3xx: 1, log_4xx: 1, log_5xx: 1, message_inbound: 0 },
    { hour: '2026-11-21T05:00:00.000000Z', log_2xx: 2, log_3xx: 0, log_4xx: 0, log_5xx: 0 },
  ])
  expect(hours.slice(0, -2).every(({ log_2xx }) => log_2xx === 0)).toBe(true)
})

it('adds calls of concurrent writers', async () => {
  const mine = newId('organization')
  const write = () => writeCalls(database, [aCall(mine), aCall(mine, { status: 500 })])
  await Promise.all(Array.from({ length: 20 }, write))
  const { hours } = await figuresOf(mine, { from: '2026-11-21T05:00:00Z', to: '2026-11-21T06:00:00Z' })
  expect(hours).toMatchObject([{ log_2xx: 20, log_5xx: 20 }])
})

describe('the range', () => {
  it.each([
    [{ from: '2026-11-21T05:10:00Z', to: '2026-11-21T05:20:00Z' }, 1],
    [{ from: '2026-11-21T05:00:00Z', to: '2026-11-21T07:00:00.001Z' }, 3],
    [{ from: '2026-10-22T00:00:00Z' }, 30 * 24 + 6],
    [{ to: '2026-11-20T00:00:00Z' }, 24],
  ])('%j has %i hours', async (query, count) => {
    expect((await figuresOf(newId('organization'), query)).hours).toHaveLength(count)
  })

  it.each([
    { from: '2026-11-21T06:00:00Z' },
    { from: '2026-11-21T05:00:00Z', to: '2026-11-21T05:00:00Z' },
    { from: '2026-10-01T00:00:00Z' },
    { from: '0000-01-01T00:00:00Z' },
  ])('%j is refused', async (query) => {
    await expect(figuresOf(newId('organization'), query)).rejects.toMatchObject({ code: 'invalid_field_value' })
  })
})

const fail = statement(
  'test_figures_fail_subscription',
  `UPDATE webhook_subscriptions SET failing_since = '2026-11-20Z' WHERE organization_id = $1 AND id = $2`,
)
const disable = statement(
  'test_figures_disable_subscription',
  `UPDATE webhook_subscriptions SET enabled = false, disabled_reason = 'failing' WHERE organization_id = $1 AND id = $2`,
)

it('says which webhooks fail', async () => {
  const { organization, scope } = await aTenant(database)
  const make = () => aWebhookSubscription(database, organization.id)
  const [, failing, ended] = [await make(), await make(), await make()]
  await database.execute(fail, [organization.id, failing.id])
  await database.execute(disable, [organization.id, ended.id])
  expect((await getFigures(database, scope, { query: {} })).webhooks).toMatchObject({
    working: 1,
    failing: 1,
    disabled: 1,
    unhealthy: [
      { id: failing.id, enabled: true, failing_since: '2026-11-20T00:00:00.000000Z' },
      { id: ended.id, enabled: false },
    ],
  })
})
